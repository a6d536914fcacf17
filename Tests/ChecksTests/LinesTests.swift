import Catalogs
import Checks
import Fonts
import Layouts
import Testing
import Vocabulary

/// Components whose titles wrap, shrink, hug, fill, stretch or stand in capitals.
@Suite("Components", .enabled(if: TestFonts.areInstalled, "Noto Sans is not installed"))
struct LinesTests {
  /// 199.8 wide at 17 points; it breaks after "Vor-/" and before "hinzufügen".
  static let long = "Vor-/Nachteil hinzufügen"

  @Test("two lines hold what one does not; a third is cut")
  func lines() async throws {
    #expect(
      try await AuditFixture(width: 130, height: 60, lines: 1).audit(Self.long, in: "de").rules() == ["text-truncated"])
    #expect(try await AuditFixture(width: 130, height: 60, lines: 2).audit(Self.long, in: "de").findings.isEmpty)
    let cut = try await AuditFixture(width: 70, height: 90, lines: 2).audit(Self.long, in: "de")
    let finding = try #require(cut.finding("text-truncated"))
    #expect(finding.message.hasPrefix("Does not fit 2 lines at large"))
    #expect(finding.budget == nil)
    #expect(finding.smallestPassingWidth.count == 1)
    let width = try #require(finding.smallestPassingWidth.first?.width)
    #expect(try await AuditFixture(width: width, height: 90, lines: 2).audit(Self.long, in: "de").findings.isEmpty)
    let less = try await AuditFixture(width: width - 1.0 / 3, height: 90, lines: 2).audit(Self.long, in: "de")
    #expect(less.rules() == ["text-truncated"])
    #expect(try await AuditFixture(width: 70, height: 120, lines: 0).audit(Self.long, in: "de").findings.isEmpty)
  }

  @Test("a title is not wrapped by the last thousandth of a pixel")
  func dust() async throws {
    // Ten l of 0.258 em are 44.0002 wide: 132.0006 pixels, for which a label of 132 is made.
    var fixture = try AuditFixture(width: 288, height: 24, lines: 2)
    fixture.component.font = FontChoice(fixedSize: 44.0002 / 2.58)
    // Two lines would be 46 points high.
    #expect(try await fixture.audit("llllllllll", in: "de").findings.isEmpty)
  }

  @Test("the last line is cut the strategy's way", arguments: [(nil, false), (Truncation.tail, true), (.head, false)])
  func truncationOfLines(truncation: Truncation?, endsWithEllipsis: Bool) async throws {
    var fixture = try AuditFixture(width: 70, height: 90, lines: 2)
    fixture.component.truncation = truncation
    let seen = try #require(try await fixture.audit(Self.long, in: "de").finding("text-truncated")?.visibleText)
    #expect(seen.contains("…"))
    #expect(seen.hasSuffix("…") == endsWithEllipsis)
  }

  @Test("a title shrinks before it is cut, and no further than it may")
  func minimumScale() async throws {
    var fixture = try AuditFixture(width: 55)
    // Senden needs 60.0: 0.917 of it fits, 0.85 is 51.0.
    fixture.component.minimumScale = 0.85
    #expect(try await fixture.audit("Senden", in: "de").findings.isEmpty)
    fixture.component.width = .points([50])
    let finding = try #require(try await fixture.audit("Senden", in: "de").finding("text-truncated"))
    #expect(near(finding.needed, 60.0 * 0.85))
    #expect(near(finding.smallestPassingWidth.first?.width, 51, within: 0.4))
    // Cut at the size it shrank to: six letters of 0.85 leave more than six of 1 do.
    fixture.component.minimumScale = 1
    let whole = try #require(try await fixture.audit("Senden", in: "de").finding("text-truncated")?.visibleText)
    #expect((finding.visibleText?.count ?? 0) >= whole.count)
  }

  @Test("a button that hugs never cuts; one that fits stops at its container; one that fills takes its column")
  func widths() async throws {
    var fixture = try AuditFixture(width: 0)
    fixture.component.width = .hug
    #expect(try await fixture.audit(Self.long, in: "de").findings.isEmpty)
    fixture.component.container = .init(width: 180, padding: 10)
    #expect(try await fixture.audit(Self.long, in: "de").rules() == ["container-protrusion"])
    fixture.component.width = .fit
    let fitted = try #require(try await fixture.audit(Self.long, in: "de").finding("text-truncated"))
    #expect(near(fitted.available, 160) && near(fitted.needed, 199.8))
    #expect(near(fitted.smallestPassingWidth.first?.width, 200, within: 0.01))
    #expect(near(fitted.budget?.points, 160, within: 0.01))
    #expect(fitted.widths.isEmpty)
    fixture.component.width = .fill
    fixture.component.container = .init(width: 375, padding: 16, columns: 2, gap: 11)
    let filled = try #require(try await fixture.audit(Self.long, in: "de").finding("text-truncated"))
    #expect(near(filled.available, 166) && filled.widths == [166])
  }

  @Test("letter spacing is points at the base size or em, and never inside a joined script")
  func letterSpacing() async throws {
    var fixture = try AuditFixture(faces: FieldCasesDirectionTests.faces, width: 50)
    fixture.component.letterSpacing = .points(1.7)
    let points = try await fixture.audit(["a": ["en": "Senden", "ar": "تطبيق فلاتر"]])
    #expect(near(points.finding("text-truncated", "en")?.needed, 60.0 + 6 * 1.7))
    #expect(near(points.finding("text-truncated", "ar")?.needed, 77.1, within: 2))
    fixture.component.letterSpacing = .em(0.1)
    #expect(near(try await fixture.audit("Senden", in: "en").finding("text-truncated")?.needed, 60.0 + 6 * 1.7))
    // Tighter than its letters are wide: nothing is left to measure, and nothing breaks.
    fixture.component.letterSpacing = .em(-2)
    #expect(try await fixture.audit("Senden", in: "en").rules(without: ["ink-outside-frame"]).isEmpty)
  }

  @Test("capitals are measured and shown as capitals")
  func uppercase() async throws {
    var fixture = try AuditFixture(width: 90)
    fixture.component.isUppercase = true
    let finding = try #require(try await fixture.audit("Ausprobieren", in: "de").finding("text-truncated"))
    #expect(near(finding.needed, 126.0))
    #expect(finding.text == "Ausprobieren")
    #expect(finding.visibleText?.hasPrefix("AUS") == true)
  }

  @Test(
    "titles that are hardly there",
    arguments: ["W", "\u{2003}", "\u{200D}", "\u{FE0F}", "👩‍👩‍👧‍👦", "\u{301}", "\t", "\n", "a\n", "\nb"])
  func tiny(text: String) async throws {
    for strategy in StrategyList.names {
      for (width, lines) in [(0.01, 1), (288.0, 1), (20, 2), (1, 0)] {
        var fixture = try AuditFixture(strategy, width: width, lines: lines)
        fixture.component.image = .init(size: Size(width: 20, height: 20))
        let report = try await fixture.audit(text, in: "ar", source: text)
        let numbers = report.findings.flatMap {
          [$0.needed, $0.available, $0.measured, $0.budget?.points].compactMap(\.self)
        }
        #expect(numbers.allSatisfy { $0.isFinite })
      }
    }
  }

  @Test("numbers that leave no room", arguments: StrategyList.names)
  func noRoom(strategy: String) async throws {
    for lines in [1, 2] {
      var fixture = try AuditFixture(strategy, width: 0, height: 0.01, lines: lines)
      fixture.component.image = .init(size: Size(width: 0, height: 100_000))
      fixture.component.width = .fill
      fixture.component.container = .init(width: 10, padding: 20, columns: 3, gap: 100_000)
      fixture.component.letterSpacing = .points(1)
      for size in [0, 0.01, 100_000] {
        fixture.component.font = FontChoice(fixedSize: size)
        fixture.component.minimumScale = size == 0.01 ? 0 : 1
        let report = try await fixture.audit("Senden", in: "ar", source: "Send")
        let numbers = report.findings.flatMap { [$0.needed, $0.available, $0.measured].compactMap(\.self) }
        #expect(numbers.allSatisfy { $0.isFinite })
      }
    }
  }

  @Test("one grapheme without room is hidden, not shortened")
  func oneGrapheme() async throws {
    let report = try await AuditFixture(width: 10).audit("W", in: "en")
    #expect(report.rules() == ["text-hidden"])
    #expect(report.finding("text-hidden")?.visibleText == "")
    #expect(near(report.finding("text-hidden")?.available, 10))
  }

  @Test(
    "a title of 100,000 characters does not keep anyone waiting for good", .timeLimit(.minutes(5)),
    arguments: [(1, 10_000), (3, 2_000)])
  func endless(lines: Int, words: Int) async throws {
    let text = String(repeating: "ten chars ", count: words)
    let fixture = try AuditFixture(width: 288, height: 90, lines: lines)
    let report = try await fixture.audit(text, in: "en")
    #expect(report.rules() == ["text-truncated"])
    let finding = try #require(report.findings.first)
    #expect((finding.visibleText?.count ?? 0) < 200)
    #expect((finding.smallestPassingWidth.first?.width ?? 0) > 5_000)
  }
}
