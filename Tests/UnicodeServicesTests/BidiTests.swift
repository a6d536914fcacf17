import Testing
import UnicodeServices
import Vocabulary

@Suite struct BidiTests {
  /// Orders seen in real applications in a right-to-left paragraph, or derived by hand from UAX #9.
  @Test(arguments: [
    ("زيادة 56%", "%56 ةدايز"),
    ("עלייה של 56%.", ".56% לש היילע"),
    ("+972 (0) 2 541 4100", "4100 541 2 (0) 972+"),
    ("050 123", "123 050"),
    ("60 (98 %)", "(% 98) 60"),
    ("من 1-5 صفحات", "تاحفص 5-1 نم"),
    ("מתוך 1-5 דפים", "םיפד 1-5 ךותמ"),
    ("רוחב -5", "5- בחור"),
    ("C++", "++C"),
    ("מחק את %@?", "?@% תא קחמ"),
    ("ייצוא ל-PDF (גרסה 2.0)", "(2.0 הסרג) PDF-ל אוציי"),
  ])
  func rightToLeftParagraphsAreSeenSo(text: String, seen: String) throws {
    let result = try BidiAnalyzer().levels(of: text.units, base: .rightToLeft)
    #expect(result.paragraphLevel == 1)
    #expect(Bidi.visualText(text.units, range: 0..<text.utf16.count, levels: result.levels) == seen)
  }

  @Test func clustersStayWholeAndControlsAreLeftOut() throws {
    let text = "\u{2067}שָׁלוֹם\u{2069} a"
    let result = try BidiAnalyzer().levels(of: text.units, base: .leftToRight)
    #expect(Bidi.visualText(text.units, range: 0..<text.utf16.count, levels: result.levels) == "םוֹלשָׁ a")
  }

  @Test func aParagraphWithoutStrongCharactersHasTheDefault() throws {
    let analyzer = try BidiAnalyzer()
    #expect(try analyzer.levels(of: "12".units, base: .firstStrong(default: .rightToLeft)).paragraphLevel == 1)
    #expect(try analyzer.levels(of: "12".units, base: .firstStrong(default: .leftToRight)).paragraphLevel == 0)
    #expect(try analyzer.levels(of: [], base: .firstStrong(default: .rightToLeft)).paragraphLevel == 1)
    #expect(try analyzer.levels(of: [], base: .leftToRight) == BidiResult(levels: [], paragraphLevel: 0))
  }

  @Test func eachParagraphHasItsOwnFirstStrongCharacter() throws {
    let result = try BidiAnalyzer().levels(of: "ab\nאב".units, base: .firstStrong(default: .leftToRight))
    #expect(result.levels == [0, 0, 0, 1, 1])
    #expect((0..<5).map(result.paragraphLevel(at:)) == [0, 0, 0, 1, 1])
  }

  /// UAX #9 L1 with a line that ends inside a right-to-left run: its space goes to the paragraph's side.
  @Test func whiteSpaceAtTheEndOfALineTakesTheParagraphLevel() throws {
    let text = "a אב גד".units
    var levels = try BidiAnalyzer().levels(of: text, base: .leftToRight).levels
    #expect(levels == [0, 0, 1, 1, 1, 1, 1])
    Bidi.resetTrailing(levels: &levels, text: text, range: 0..<5, paragraphLevel: 0)
    #expect(levels == [0, 0, 1, 1, 0, 1, 1])
    Bidi.resetTrailing(levels: &levels, text: text, range: 0..<0, paragraphLevel: 0)
    #expect(levels == [0, 0, 1, 1, 0, 1, 1])
  }

  @Test(arguments: ["", "Save", "Größe 25 %", "Сохранить", "保存", "सहेजें", "→ “ok” …", "🙂 ok", "a\u{FEFF}\u{FE0F}"])
  func textsThatNeverReorder(text: String) throws {
    #expect(!Bidi.mayReorder(text.units))
    let levels = try BidiAnalyzer().levels(of: text.units, base: .leftToRight).levels
    #expect(levels.allSatisfy { $0 == 0 })
  }

  /// Every character that can have a level other than 0 is seen (Unicode's defaults for unassigned ones included).
  @Test(.enabled(if: UnicodeFile.bidiClasses.isThere, absent))
  func noCharacterThatReordersIsMissed() throws {
    let classes: Set = ["R", "AL", "AN", "LRE", "LRO", "RLE", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"]
    for (range, value) in try UnicodeFile.bidiClasses.ranges() where classes.contains(value) {
      for code in range {
        let scalar = try #require(Unicode.Scalar(code))
        if !Bidi.mayReorder(String(scalar).units) { Issue.record("U+\(String(code, radix: 16)) is \(value)") }
      }
    }
  }

  @Test(.enabled(if: UnicodeFile.mirrors.isThere, absent))
  func mirrorsAreUnicodes() throws {
    for (range, value) in try UnicodeFile.mirrors.ranges() {
      let scalar = try #require(Unicode.Scalar(range.lowerBound))
      #expect(Bidi.mirror(of: scalar)?.value == UInt32(value, radix: 16))
    }
    #expect(Bidi.mirror(of: "a") == nil)
  }

  @Test func loneSurrogatesAreNoDanger() throws {
    let text: [UInt16] = [0xD802, 0x20, 0xDC00, 0xD83A]
    let result = try BidiAnalyzer().levels(of: text, base: .rightToLeft)
    #expect(result.levels.count == 4)
    var levels = result.levels
    Bidi.resetTrailing(levels: &levels, text: text, range: 0..<4, paragraphLevel: 1)
    _ = Bidi.visualText(text, range: 0..<4, levels: levels)
  }
}
