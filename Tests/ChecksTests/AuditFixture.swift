import Catalogs
import Checks
import Fonts
import Layouts
import Testing
import Titles
import UnicodeServices
import Vocabulary

/// An audit of titles given in a test, over the faces of a shipped manifest.
struct AuditFixture {
  var plan: AuditPlan
  var fonts: FontSource

  init(strategy: String, options: StrategyOptions = [:], manifest: String = "ios", platform: Platform = .ios) throws {
    let made = try #require(try StrategyList.make(name: strategy, options: options))
    let component = Component(
      name: "button", strategies: [.init(name: strategy, strategy: made)], titles: TitleSelection(), platform: platform)
    plan = AuditPlan(components: [component], platform: platform, today: try #require(CalendarDay("2026-01-01")))
    fonts = try Self.fonts(manifest)
  }

  static func fonts(_ manifest: String) throws -> FontSource {
    FontSource(
      manifest: try TestFonts.manifest(manifest), library: FontLibrary(folders: [], systemFolders: TestFonts.folders))
  }

  var component: Component {
    get { plan.components[0] }
    set { plan.components[0] = newValue }
  }

  /// Audits `titles`, by key and locale; `en` is the source.
  func audit(_ titles: [String: [String: String]], workers: Int = 1) async throws -> Report {
    var entries: [Entry] = []
    for (line, key) in titles.keys.sorted().enumerated() {
      for (locale, text) in (titles[key] ?? [:]).sorted(by: { $0.key < $1.key }) {
        entries.append(
          Entry(
            key: key, locale: LanguageTag(locale),
            location: SourceLocation(file: "T.xcstrings", line: line + 1, column: 1),
            variants: [Variant(path: VariantPath(), text: text)]))
      }
    }
    let catalog = Catalog(
      file: "T.xcstrings", format: .xcstrings, table: "T", sourceLocale: LanguageTag("en"), entries: entries)
    return try await Checks.audit([catalog], plan: plan, fonts: fonts, workers: workers, toolVersion: "test")
  }
}
