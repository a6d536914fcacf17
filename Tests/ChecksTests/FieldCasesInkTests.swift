import Checks
import Fonts
import Layouts
import Testing
import Vocabulary

/// Field cases C: ink above and below its line box, in buttons exactly as high as that box and clipping to it. Lengths are
/// of Debian's Noto faces at 17 points (`reference-widths.md`).
///
/// Not due yet: C05 (`exact-fit`), C21 (`sibling-overlap`), and of C07 and C11 what they say of drift in a row
/// (`baseline-shift`, `line-box-too-tall`).
@Suite("Field cases: ink", .enabled(if: TestFonts.areInstalled, "the Noto faces are not installed"))
struct FieldCasesInkTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var locale: String
    var text: String
    var faces: [FaceDescription]
    /// The line box, in em.
    var box: Double
    var lineHeight = LineHeight.primary
    /// In the same faces; nil where they have no Latin letters.
    var source: String? = "Menu"
    /// What is cut off; 0 is no fault.
    var top: Points = 0
    var bottom: Points = 0

    var testDescription: String { id }
  }

  static let latinBox = 0.928 + 0.244
  static let notoBox = 1.069 + 0.293
  static let thai = [TestFonts.notoSansInLatinBox, TestFonts.noto("Noto Sans Thai", scripts: ["Thai"])]
  static let nastaliq = TestFonts.noto("Noto Nastaliq Urdu", scripts: ["Arab"])

  static let cases: [Case] = [
    Case(id: "C01", locale: "th", text: "ยืนยันที่อยู่", faces: thai, box: latinBox, top: 1.4),
    Case(id: "C03", locale: "th", text: "นื้ทั้มูHello", faces: thai, box: latinBox, top: 1.4),
    Case(
      id: "C03 in the box of Noto Sans", locale: "th", text: "นื้ทั้มูHello",
      faces: [TestFonts.notoSans, TestFonts.noto("Noto Sans Thai", scripts: ["Thai"])], box: notoBox),
    Case(
      id: "C07", locale: "vi", text: "ĐIỂM ĐỔI QUÀ", faces: [TestFonts.notoSansInLatinBox], box: latinBox, top: 1.8),
    Case(
      id: "C09", locale: "my", text: "မြန်မာနိုင်ငံ",
      faces: [TestFonts.notoSansInLatinBox, TestFonts.noto("Noto Sans Myanmar", scripts: ["Mymr"])], box: latinBox,
      top: 1.3, bottom: 3.8),
    Case(
      id: "C11", locale: "ur", text: "گنیں", faces: [TestFonts.notoSansInLatinBox, nastaliq], box: latinBox, top: 15.1,
      bottom: 1.65),
    Case(
      id: "C11 in the box of the tallest face", locale: "ur", text: "گنیں",
      faces: [TestFonts.notoSansInLatinBox, nastaliq],
      box: 2.5, lineHeight: .fallback),
    Case(
      id: "C13", locale: "km", text: "ខ្ញុំ", faces: [TestFonts.noto("Noto Sans Khmer")], box: notoBox, source: nil,
      bottom: 4.0),
    Case(
      id: "C13 second", locale: "km", text: "សង្ខ្យា", faces: [TestFonts.noto("Noto Sans Khmer")], box: notoBox,
      source: nil,
      bottom: 2.5),
    Case(
      id: "C13 passing", locale: "km", text: "រក្សាទុក", faces: [TestFonts.noto("Noto Sans Khmer")], box: notoBox,
      source: nil),
    Case(
      id: "C17 at 0.8", locale: "es", text: "ÑÑÑ", faces: [TestFonts.notoSansInLatinBox], box: 0.8,
      lineHeight: .multiple(0.8), top: 2.9),
    Case(
      id: "C17 at 1.0", locale: "es", text: "ÑÑÑ", faces: [TestFonts.notoSansInLatinBox], box: 1,
      lineHeight: .multiple(1), top: 1.2),
    Case(
      id: "C17 at 1.2", locale: "es", text: "ÑÑÑ", faces: [TestFonts.notoSansInLatinBox], box: 1.2,
      lineHeight: .multiple(1.2)),
    Case(
      id: "C19", locale: "hi", text: "ट्रू",
      faces: [TestFonts.notoSans, TestFonts.noto("Noto Sans Devanagari", scripts: ["Deva"])], box: notoBox, bottom: 1.7),
  ]

  @Test("what is cut is told, edge by edge", arguments: cases)
  func cut(_ field: Case) async throws {
    var fixture = try AuditFixture(faces: field.faces, width: 288, height: field.box * 17)
    fixture.component.lineHeight = field.lineHeight
    fixture.component.clipsToBounds = true
    let report = try await fixture.audit(field.text, in: field.locale, source: field.source)
    let findings = report.findings.filter { $0.rule != "ink-outside-frame" }
    guard field.top > 0 || field.bottom > 0 else {
      #expect(findings.isEmpty)
      return
    }
    #expect(findings.map(\.rule) == ["text-clipped-vertically"])
    let finding = try #require(findings.first)
    #expect(finding.locale?.identifier == field.locale)
    #expect(near(finding.excess, field.top + field.bottom, within: 0.15))
    #expect(finding.message.contains("past the top") == (field.top > 0))
    #expect(finding.message.contains("past the bottom") == (field.bottom > 0))

    // Where nothing clips, ink is out of the button; where the button has room for it, out of the label only.
    fixture.component.clipsToBounds = false
    let open = try await fixture.audit(field.text, in: field.locale, source: field.source)
    #expect(open.rules(without: ["ink-outside-frame"]) == ["element-protrusion"])
    fixture.component.height = .points(field.box * 17 + 2 * (max(field.top, field.bottom) + 0.2))
    let roomy = try await fixture.audit(field.text, in: field.locale, source: field.source)
    #expect(roomy.rules() == ["ink-outside-frame"])
    #expect(near(roomy.findings.first?.measured, max(field.top, field.bottom), within: 0.3))
  }

  @Test("C01 at 1.3 times the size")
  func growing() async throws {
    var fixture = try AuditFixture(faces: Self.thai, width: 288, height: Self.latinBox * 17 * 1.3)
    fixture.component.clipsToBounds = true
    fixture.component.font = FontChoice(fixedSize: 17 * 1.3)
    let report = try await fixture.audit("ยืนยันที่อยู่", in: "th", source: "Menu")
    #expect(near(report.finding("text-clipped-vertically", "th")?.excess, 1.3 * 1.4, within: 0.15))
  }

  @Test("C15: overflow that is hidden to truncate cuts every descender", arguments: ["Danger", "Warning"])
  func descenders(text: String) async throws {
    // A line box of one em in Inter: its descenders reach about a point below.
    var fixture = try AuditFixture(strategy: "contentBlock")
    fixture.plan.textSizes = try TextScale(names: ["large"], platform: .ios)
    fixture.component.lineHeight = .multiple(1)
    fixture.component.height = .points(17)
    fixture.component.clipsToBounds = true
    let report = try await fixture.audit(text, in: "en")
    let finding = try #require(report.finding("text-clipped-vertically"))
    #expect(finding.message.contains("past the bottom") && !finding.message.contains("past the top"))
    #expect(near(finding.excess, 1, within: 0.5))
    // Inter stands in for another face: its heights are not the platform's.
    #expect(finding.withinErrorBar && finding.severity == .warning)
  }
}
