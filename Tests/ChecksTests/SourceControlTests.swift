import Catalogs
import Checks
import Layouts
import Testing
import Vocabulary

/// The source as the control, size by size (DESIGN §5). Noto Sans: `Send` is 39.88 wide at 17 points, `Senden` 60.0,
/// `Settings` and `Einstellungen` 108.5 in proportion.
@Suite("Source as control", .enabled(if: TestFonts.areInstalled, "Noto Sans is not installed"))
struct SourceControlTests {
  static func fixture(width: Points) throws -> AuditFixture {
    var fixture = try AuditFixture(width: width, height: 90)
    fixture.component.font = FontChoice(textStyle: .body)
    fixture.plan.textSizes = .dynamicType
    return fixture
  }

  private func names(_ sizes: [TextSize]) -> [String] { sizes.map(\.name) }

  @Test("shared sizes are told apart; first size, worst and severity speak of the rest")
  func sharedSizes() async throws {
    // Send at 23 points needs 53.95, at 28 65.7; Senden at 17 needs 60.0, at 16 56.5: 61 lets the source pass to 23.
    let report = try await Self.fixture(width: 61).audit("Senden", in: "de", source: "Send")
    let source = try #require(report.finding("text-truncated", "en"))
    #expect(source.firstFailingSize == TextSize("accessibility1"))
    #expect(source.severity == .warning && source.sharedSizes.isEmpty && !source.alsoInSource)
    let finding = try #require(report.finding("text-truncated", "de"))
    #expect(
      names(finding.sizes) == [
        "xLarge", "xxLarge", "xxxLarge", "accessibility1", "accessibility2", "accessibility3",
      ])
    #expect(names(finding.sharedSizes) == ["accessibility1", "accessibility2", "accessibility3"])
    // At the two largest sizes an ellipsis is all there is, of either.
    #expect(names(report.finding("text-hidden", "de")?.sizes ?? []) == ["accessibility4", "accessibility5"])
    #expect(report.finding("text-hidden", "de")?.alsoInSource == true)
    #expect(finding.firstFailingSize == TextSize("xLarge"))
    #expect(finding.worst?.textSize == TextSize("xxxLarge"))
    #expect(near(finding.needed, 60.0 * 23 / 17))
    #expect(finding.severity == .error && !finding.alsoInSource)
    // The frontier speaks of all failing sizes.
    #expect(finding.smallestPassingWidth.map(\.textSize) == finding.sizes)
  }

  @Test("where nothing is left the finding stays, and counts once")
  func alsoInSource() async throws {
    let report = try await Self.fixture(width: 30).audit("Senden", in: "de", source: "Send")
    let finding = try #require(report.finding("text-truncated", "de"))
    #expect(finding.alsoInSource)
    #expect(finding.sizes == finding.sharedSizes)
    #expect(finding.firstFailingSize == finding.sizes.first)
    #expect(finding.worst != nil)
    #expect(report.summary.alsoInSource == report.findings.filter(\.alsoInSource).count)
    let counted = report.summary.severities.values.reduce(0, +)
    #expect(counted == report.findings.count - report.summary.alsoInSource)
  }

  @Test("the same rule in another strategy is not shared")
  func otherStrategy() async throws {
    var fixture = try Self.fixture(width: 75)
    fixture.component.strategies.append(
      .init(name: "fullWidthTitle", strategy: try #require(try StrategyList.make(name: "fullWidthTitle"))))
    // Beside its own image the label of the second is as wide as the button: both fail alike, each for itself.
    let report = try await fixture.audit("Senden", in: "de", source: "Send")
    for strategy in ["contentBlock", "fullWidthTitle"] {
      let found = report.findings.filter { $0.rule == "text-truncated" && $0.strategy == strategy }
      #expect(found.map { $0.locale?.identifier } == ["de", "en"])
    }
  }

  @Test("a form that the source lacks is held against its other")
  func pluralForms() async throws {
    let catalog = AuditFixture.catalog([
      "files": [
        "en": [AuditFixture.plural("one", "%d file"), AuditFixture.plural("other", "%d files and folders")],
        "ru": [
          AuditFixture.plural("one", "%d файл"), AuditFixture.plural("few", "%d файла и ещё папки"),
          AuditFixture.plural("many", "%d файлов и ещё папок"),
        ],
      ]
    ])
    let report = try await AuditFixture(width: 100).audit([catalog])
    func finding(_ variant: String) -> Finding? {
      report.findings.first { $0.variant == variant && $0.locale?.identifier == "ru" }
    }
    #expect(finding("plural:one") == nil)
    #expect(finding("plural:few")?.sourceText?.hasSuffix("files and folders") == true)
    #expect(finding("plural:few")?.alsoInSource == true)
    #expect(finding("plural:many")?.alsoInSource == true)
  }

  @Test("an exact number is the control for the form of that number")
  func exactNumbers() async throws {
    func leaf(_ text: String) -> [Variant] { [Variant(path: VariantPath(), text: text)] }
    var catalog = AuditFixture.catalog([
      "files": [
        "en": leaf("{n, plural, =1{One single file} other{# files}}"),
        "de": leaf("{n, plural, one{Eine einzige Datei} other{# Dateien}}"),
      ]
    ])
    for index in catalog.entries.indices { catalog.entries[index].placeholders = .icu }
    let report = try await AuditFixture(width: 80).audit([catalog])
    let finding = report.findings.first { $0.locale?.identifier == "de" && $0.variant == "plural:one" }
    #expect(finding?.sourceText == "One single file")
    #expect(finding?.alsoInSource == true)
  }

  @Test("a source outside the paths asked for is still the control")
  func controlOutsideScope() async throws {
    func catalog(_ file: String, _ locale: String, _ text: String) -> Catalog {
      var catalog = AuditFixture.catalog(["send": [locale: [Variant(path: VariantPath(), text: text)]]], file: file)
      catalog.table = "Main"
      catalog.sourceLocale = nil
      return catalog
    }
    let catalogs = [
      catalog("en.lproj/Main.strings", "en", "Send this now"),
      catalog("de.lproj/Main.strings", "de", "Senden Sie jetzt"),
    ]
    let report = try await AuditFixture(width: 60).audit(
      catalogs, scope: AuditScope(files: ["de.lproj/Main.strings"]))
    #expect(report.findings.map { $0.locale?.identifier } == ["de"])
    #expect(report.findings.first?.alsoInSource == true)
    #expect(report.summary.titles == 1)
    #expect(report.summary.locales == 1)
  }

  @Test("a translation whose component has other strategies there has no control in them")
  func overriddenStrategies() async throws {
    var fixture = try AuditFixture(width: 50)
    var other = fixture.component
    other.strategies = try ["contentBlock", "fullWidthTitle", "imageAboveTitle"].map { name in
      .init(name: name, strategy: try #require(try StrategyList.make(name: name)))
    }
    fixture.plan.overrides = [.init(locales: [LanguageTag("de")], components: ["button": other], rules: [:])]
    let report = try await fixture.audit("Senden Sie es", in: "de", source: "Send it all")
    #expect(
      report.findings.first { $0.strategy == "contentBlock" && $0.locale?.identifier == "de" }?.alsoInSource == true)
    let full = report.findings.filter { $0.strategy == "fullWidthTitle" && $0.rule == "text-truncated" }
    #expect(full.map(\.alsoInSource) == [false])
  }
}
