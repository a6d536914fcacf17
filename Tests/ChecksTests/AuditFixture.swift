import Catalogs
import Checks
import Fonts
import Layouts
import Testing
import Titles
import UnicodeServices
import Vocabulary

/// An audit of titles given in a test.
struct AuditFixture {
  var plan: AuditPlan
  var fonts: FontSource

  /// The faces of a shipped manifest.
  init(strategy: String, options: StrategyOptions = [:], manifest: String = "ios", platform: Platform = .ios) throws {
    try self.init(
      strategies: [strategy], options: options, fonts: try Self.fonts(manifest), platform: platform)
  }

  /// One strategy in faces of the test's own, set at 17 points at every size unless the test says otherwise.
  init(
    _ strategy: String = "contentBlock", options: StrategyOptions = [:],
    faces: [FaceDescription] = [TestFonts.notoSans],
    width: Points, height: Points = 50, lines: Int = 1
  ) throws {
    try self.init(strategies: [strategy], options: options, fonts: Self.fonts(faces), platform: .ios)
    component.width = .points([width])
    component.height = .points(height)
    component.lines = lines
    component.font = FontChoice(fixedSize: 17)
    plan.textSizes = try TextScale(names: ["large"], platform: .ios)
  }

  init(strategies: [String], options: StrategyOptions = [:], fonts: FontSource, platform: Platform = .ios) throws {
    let named = try strategies.map { name in
      Component.NamedStrategy(
        name: name, strategy: try #require(try StrategyList.make(name: name, options: options)))
    }
    let component = Component(name: "button", strategies: named, titles: TitleSelection(), platform: platform)
    plan = AuditPlan(components: [component], platform: platform, today: try #require(CalendarDay("2026-01-01")))
    self.fonts = fonts
  }

  static func fonts(_ manifest: String) throws -> FontSource {
    FontSource(manifest: try TestFonts.manifest(manifest), library: TestFonts.library)
  }

  static func fonts(_ faces: [FaceDescription]) -> FontSource {
    let families = faces.map { FontFamily(name: $0.family, faces: [$0]) }
    return FontSource(manifest: FontManifest(name: "test", families: families), library: TestFonts.library)
  }

  var component: Component {
    get { plan.components[0] }
    set { plan.components[0] = newValue }
  }

  /// Audits `titles`, by key and locale; `en` is the source.
  func audit(_ titles: [String: [String: String]], workers: Int = 1) async throws -> Report {
    let variants = titles.mapValues { $0.mapValues { [Variant(path: VariantPath(), text: $0)] } }
    return try await audit([Self.catalog(variants)], workers: workers)
  }

  /// Audits one title in one locale beside its source.
  func audit(_ text: String, in locale: String, source: String? = nil) async throws -> Report {
    var texts = [locale: text]
    if let source { texts["en"] = source }
    return try await audit(["title": texts])
  }

  func audit(_ catalogs: [Catalog], workers: Int = 1, scope: AuditScope = AuditScope()) async throws -> Report {
    try await Checks.audit(
      catalogs, plan: plan, scope: scope, fonts: fonts, workers: workers, toolVersion: "test")
  }

  /// One `.xcstrings` catalog: each key on a line of its own.
  static func catalog(_ titles: [String: [String: [Variant]]], file: String = "T.xcstrings") -> Catalog {
    var entries: [Entry] = []
    for (line, key) in titles.keys.sorted().enumerated() {
      for (locale, variants) in (titles[key] ?? [:]).sorted(by: { $0.key < $1.key }) {
        entries.append(
          Entry(
            key: key, locale: LanguageTag(locale), location: SourceLocation(file: file, line: line + 1, column: 1),
            variants: variants))
      }
    }
    return Catalog(file: file, format: .xcstrings, table: file, sourceLocale: LanguageTag("en"), entries: entries)
  }

  static func plural(_ category: String, _ text: String) -> Variant {
    Variant(path: VariantPath([.init(kind: "plural", value: category)]), text: text)
  }
}

extension Report {
  /// The rules of findings, apart from what a test says does not matter.
  func rules(in locale: String? = nil, without ignored: Set<String> = []) -> [String] {
    findings.filter { (locale == nil || $0.locale == LanguageTag(locale ?? "")) && !ignored.contains($0.rule) }
      .map(\.rule)
  }

  /// The only finding of that rule in a locale; nil where there are none or several.
  func finding(_ rule: String, _ locale: String? = nil, key: String? = nil) -> Finding? {
    let found = findings.filter { finding in
      finding.rule == rule && (locale == nil || finding.locale?.identifier == locale)
        && (key == nil || finding.key == key)
    }
    return found.count == 1 ? found[0] : nil
  }
}

extension Finding {
  var needed: Points? { if case .room(_, _, let needed, _, _) = worst { needed } else { nil } }
  var available: Points? { if case .room(_, _, _, let available, _) = worst { available } else { nil } }
  var visibleText: String? { if case .room(_, _, _, _, let text) = worst { text } else { nil } }
  var measured: Double? { if case .measure(_, let measured, _, _) = worst { measured } else { nil } }
  /// What is missing, or past an edge.
  var excess: Points? { if let needed, let available { needed - available } else { nil } }
}

/// True where two lengths are the same as far as a table with one decimal tells.
func near(_ value: Double?, _ expected: Double, within tolerance: Double = 0.1) -> Bool {
  value.map { abs($0 - expected) <= tolerance } ?? false
}
