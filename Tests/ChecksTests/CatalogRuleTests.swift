import Catalogs
import Checks
import Layouts
import Testing
import Vocabulary

/// What is said of catalogs, whatever the components (DESIGN §5).
@Suite("Catalog rules", .enabled(if: TestFonts.areInstalled, "Noto Sans is not installed"))
struct CatalogRuleTests {
  static func problem(_ rule: String, file: String = "T.xcstrings") -> Finding {
    var finding = Finding(rule: rule, severity: .error, message: "as the reader has it")
    finding.location = SourceLocation(file: file, line: 9, column: 2)
    return finding
  }

  private func variant(_ text: String) -> [Variant] { [Variant(path: VariantPath(), text: text)] }

  @Test("a key that a locale lacks is a note at the key, one for each locale")
  func missing() async throws {
    let titles = ["a": ["en": "Save", "de": "OK", "fr": "OK"], "b": ["en": "Send", "fr": "OK"], "c": ["en": "Back"]]
    let report = try await AuditFixture(width: 288).audit(titles)
    #expect(report.findings.map(\.key) == ["b", "c", "c"])
    #expect(report.findings.map { $0.locale?.identifier } == ["de", "de", "fr"])
    #expect(report.findings.allSatisfy { $0.rule == "missing-translation" && $0.severity == .note })
    #expect(report.findings.map { $0.location?.line } == [2, 3, 3])
    #expect(report.findings.map(\.sourceText) == ["Send", "Back", "Back"])
  }

  @Test("in files of one locale a missing key is told at the file that lacks it")
  func missingInFolder() async throws {
    func catalog(_ locale: String, _ titles: [String: String]) -> Catalog {
      var catalog = AuditFixture.catalog(
        titles.mapValues { [locale: variant($0)] }, file: "\(locale).lproj/Main.strings")
      catalog.table = "Main"
      catalog.sourceLocale = nil
      return catalog
    }
    let report = try await AuditFixture(width: 288).audit([
      catalog("en", ["a": "Save", "b": "Send"]), catalog("de", ["a": "Sichern"]),
    ])
    #expect(report.rules() == ["missing-translation"])
    #expect(report.findings.first?.location == SourceLocation(file: "de.lproj/Main.strings", line: 1, column: 1))
  }

  @Test("an empty translation is an error where the source is not empty", arguments: ["", "  ", "\n"])
  func empty(text: String) async throws {
    let titles = ["a": ["en": "Save", "de": text], "b": ["en": " ", "de": " "]]
    let report = try await AuditFixture(width: 288).audit(titles)
    #expect(report.rules() == ["empty-translation"])
    let finding = try #require(report.finding("empty-translation", "de"))
    #expect(finding.key == "a" && finding.severity == .error && finding.sourceText == "Save")
    #expect(finding.scope == .catalog)
  }

  @Test("what is not shipped is not called empty")
  func emptyNotShipped() async throws {
    var catalog = AuditFixture.catalog(["a": ["en": variant("Save"), "de": variant("")]])
    let german = try #require(catalog.entries.firstIndex { $0.locale == LanguageTag("de") })
    catalog.entries[german].state = .new
    catalog.entries[german].variants[0].state = .new
    #expect(try await AuditFixture(width: 288).audit([catalog]).finding("empty-translation") == nil)
  }

  @Test("what readers found is reported, weighs as configured, and is hidden by no filter if it could not be read")
  func problems() async throws {
    var fixture = try AuditFixture(width: 288)
    var catalog = AuditFixture.catalog(["a": ["en": variant("Save")]])
    catalog.problems = [Self.problem("catalog-unreadable"), Self.problem("duplicate-key")]
    #expect(try await fixture.audit([catalog]).rules() == ["catalog-unreadable", "duplicate-key"])
    fixture.plan.rules["duplicate-key"] = .init(severity: .warning)
    #expect(try await fixture.audit([catalog]).findings.map(\.severity) == [.error, .warning])
    fixture.plan.rules["duplicate-key"] = .init(isOff: true)
    #expect(try await fixture.audit([catalog]).rules() == ["catalog-unreadable"])
    fixture.plan.filter.rules = [Wildcard("text-*")]
    let filtered = try await fixture.audit([catalog])
    #expect(filtered.rules() == ["catalog-unreadable"])
    #expect(filtered.isIncomplete)
  }

  @Test("only files asked for are spoken of")
  func scope() async throws {
    var other = AuditFixture.catalog(["a": ["en": variant("Save"), "de": variant("")]], file: "Other.xcstrings")
    other.problems = [Self.problem("duplicate-key", file: "Other.xcstrings")]
    let main = AuditFixture.catalog(["a": ["en": variant("Save"), "de": variant("")]], file: "Main.xcstrings")
    let report = try await AuditFixture(width: 288).audit([other, main], scope: AuditScope(files: ["Main.xcstrings"]))
    #expect(report.rules() == ["empty-translation"])
    #expect(report.findings.first?.location?.file == "Main.xcstrings")
  }

  @Test("a component takes keys by what the source says of them, wherever the translation stands")
  func takenByFile() async throws {
    var fixture = try AuditFixture(width: 30)
    fixture.component.titles = TitleSelection(matches: [.init(conditions: [.file(PathPattern("en.lproj/*.strings"))])])
    func catalog(_ locale: String) -> Catalog {
      var catalog = AuditFixture.catalog(["a": [locale: variant("Settings")]], file: "\(locale).lproj/Main.strings")
      catalog.table = "Main"
      catalog.sourceLocale = nil
      return catalog
    }
    let report = try await fixture.audit([catalog("de"), catalog("en")])
    #expect(report.findings.map { $0.locale?.identifier } == ["de", "en"])
  }
}
