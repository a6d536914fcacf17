import Catalogs
import Checks
import Fonts
import Testing
import Vocabulary

/// An audit of catalogs alone: texts read as files of those paths, and no component.
enum CatalogAudit {
  static func catalogs(_ files: KeyValuePairs<String, String>, source: String = "en") throws -> [Catalog] {
    try files.map { path, text in
      let bytes = Array(text.utf8)
      let format = try #require(CatalogFormat(path: path) { ContentSample(bytes) }, "no format takes \(path)")
      return format.read(path: path, bytes: bytes, sourceLocale: LanguageTag(source))
    }
  }

  static func report(
    _ catalogs: [Catalog], faces: [FaceDescription] = [TestFonts.notoSans], workers: Int = 1,
    scope: AuditScope = AuditScope(), _ configure: (inout AuditPlan) -> Void = { _ in }
  ) async throws -> Report {
    let today = try #require(CalendarDay("2026-01-01"))
    var plan = AuditPlan(components: [], platform: .ios, today: today)
    configure(&plan)
    return try await audit(
      catalogs, plan: plan, scope: scope, fonts: AuditFixture.fonts(faces), workers: workers, toolVersion: "test")
  }

  static func report(
    _ files: KeyValuePairs<String, String>, _ configure: (inout AuditPlan) -> Void = { _ in }
  ) async throws -> Report {
    try await report(try catalogs(files), configure)
  }

  /// One entry and its source, in a format that has `syntax`.
  static func pair(
    _ source: [Variant], _ translation: [Variant], in locale: String = "de", syntax: PlaceholderSyntax = .apple,
    key: String = "key", _ change: (inout Entry) -> Void = { _ in }
  ) -> [Catalog] {
    var catalog = AuditFixture.catalog([key: ["en": source, locale: translation]])
    for index in catalog.entries.indices {
      catalog.entries[index].placeholders = syntax
      change(&catalog.entries[index])
    }
    return [catalog]
  }

  static func plain(_ text: String) -> [Variant] { [Variant(path: VariantPath(), text: text)] }

  /// Plural forms: `["one": "a file", "=0": "none"]`, sorted by category.
  static func plural(_ forms: [String: String]) -> [Variant] {
    forms.sorted { $0.key < $1.key }.map { AuditFixture.plural($0.key, $0.value) }
  }
}

extension Report {
  /// The messages of one rule, as a translator reads them.
  func messages(_ rule: String) -> [String] { findings.filter { $0.rule == rule }.map(\.message) }

  /// `rule key locale` of each finding.
  var lines: [String] { findings.map { "\($0.rule) \($0.key ?? "") \($0.locale?.identifier ?? "")" } }
}
