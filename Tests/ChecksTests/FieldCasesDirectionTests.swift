import Checks
import Fonts
import Layouts
import Testing
import Vocabulary

/// Field cases B: what goes wrong from right to left.
///
/// Not due yet, for want of a rule: B03 (which picture mirrors), B07, B09, B11, B13, B21, B23, B27 (`bidi-*`). B15 and
/// B25, which ask for silence, hold already.
@Suite("Field cases: direction", .enabled(if: TestFonts.areInstalled, "the Noto faces are not installed"))
struct FieldCasesDirectionTests {
  static let faces = [
    TestFonts.notoSans, TestFonts.noto("Noto Sans Arabic", scripts: ["Arab"]),
    TestFonts.noto("Noto Sans Hebrew", scripts: ["Hebr"]),
  ]

  @Test("B01: an inset made for left to right pulls the image into the title")
  func insetPullsImage() async throws {
    let inset: StrategyOptions = ["imageInsets": .insets(EdgeInsets(left: -10))]
    var fixture = try AuditFixture(options: inset, faces: Self.faces, width: 288)
    fixture.component.image = .init(size: Size(width: 20, height: 20))
    let report = try await fixture.audit("فلاش تلقائي", in: "ar", source: "Auto flash")
    #expect(report.rules(in: "en").isEmpty)
    let overlap = try #require(report.finding("text-image-overlap", "ar"))
    // Half of the inset, for the image is centered in its own rectangle.
    #expect(near(overlap.measured, 5, within: 0.35))
    #expect(overlap.severity == .error)
    #expect(overlap.direction == .rightToLeft)

    let mirrored: StrategyOptions = ["imageInsets": .insets(EdgeInsets(right: -10))]
    var other = fixture.component
    other.strategies = [
      .init(
        name: "contentBlock", strategy: try #require(try StrategyList.make(name: "contentBlock", options: mirrored)))
    ]
    fixture.plan.overrides = [.init(locales: ["ar"].map { LanguageTag($0) }, components: ["button": other], rules: [:])]
    #expect(try await fixture.audit("فلاش تلقائي", in: "ar", source: "Auto flash").finding("text-image-overlap") == nil)
  }

  @Test("B05: an icon that is placed by left stays there", arguments: ["ar", "fa", "he"])
  func wrongSide(locale: String) async throws {
    let titles = ["send": ["en": "Send", locale: locale == "he" ? "שליחה" : "ارسال"]]
    let fixed = try AuditFixture("leadingImageCenteredTitle", faces: Self.faces, width: 288)
    let report = try await fixed.audit(titles)
    #expect(report.rules() == ["image-not-mirrored"])
    let finding = try #require(report.finding("image-not-mirrored"))
    #expect(finding.key == nil && finding.titles == 1 && finding.locales.map(\.identifier) == [locale])
    #expect(finding.severity == .error)
    let mirrored = try AuditFixture(
      "leadingImageCenteredTitle", options: ["mirrors": .bool(true)], faces: Self.faces, width: 288)
    #expect(try await mirrored.audit(titles).findings.isEmpty)
  }

  @Test("B17: Arabic is as wide as its joined shapes")
  func joinedWidth() async throws {
    let report = try await AuditFixture(faces: Self.faces, width: 90).audit(
      "تطبيق فلاتر", in: "ar", source: "Flutter")
    #expect(report.findings.isEmpty)
    let narrow = try await AuditFixture(faces: Self.faces, width: 70).audit(
      "تطبيق فلاتر", in: "ar", source: "Flutter")
    #expect(near(narrow.finding("text-truncated", "ar")?.needed, 77.1))
  }

  @Test("B19: characters that nobody sees are neither missing nor wide")
  func ignorables() async throws {
    let plain = try await AuditFixture(width: 32).audit("Jane", in: "en")
    let marks = "\u{2068}\u{200E}J\u{200B}a\u{AD}n\u{FEFF}e\u{200F}\u{61C}\u{2069}"
    let marked = try await AuditFixture(width: 32).audit(marks, in: "en")
    #expect(plain.rules() == ["text-truncated"] && marked.rules() == ["text-truncated"])
    #expect(near(plain.findings.first?.needed, 34.3))
    #expect(near(marked.findings.first?.needed, 34.3))
  }

  @Test(
    "B15, B25: a final mark of punctuation, and marks around a dash, are right",
    arguments: ["שלום!", "\u{200E}-\u{200F}"])
  func silent(text: String) async throws {
    #expect(
      try await AuditFixture(faces: Self.faces, width: 288).audit(text, in: "he", source: "Hello!").findings.isEmpty)
  }
}
