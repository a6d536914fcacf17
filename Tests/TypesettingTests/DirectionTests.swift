import Fonts
import Testing
import Typesetting
import UnicodeServices
import Vocabulary

@Suite("Direction", .enabled(if: TestFonts.arePresent, TestFonts.advice))
struct DirectionTests {
  /// UAX #9, from "Other measured facts" of the reference widths: what a reader sees from left to right.
  @Test(
    "Right-to-left titles stand in visual order",
    arguments: [
      ("ar", "زيادة 56%", "%56 ةدايز"), ("he", "עלייה של 56%.", ".56% לש היילע"),
      ("he", "+972 (0) 2 541 4100", "4100 541 2 (0) 972+"), ("he", "050 123", "123 050"), ("ar", "050 123", "123 050"),
      ("he", "60 (98 %)", "(% 98) 60"), ("ar", "من 1-5 صفحات", "تاحفص 5-1 نم"),
      ("he", "מתוך 1-5 דפים", "םיפד 1-5 ךותמ"),
      ("he", "אבג -5", "5- גבא"), ("he", "C++", "++C"), ("he", "מחק את %@?", "?@% תא קחמ"),
    ])
  func visualOrder(locale: String, text: String, expected: String) throws {
    let page = try TestPage(ios: locale)
    let set = try page.set(text)
    #expect(set.paragraphLevel == 1)
    #expect(Bidi.visualText(set.units, range: 0..<set.units.count, levels: set.levels) == expected)
    let unmirrored = { (text: String) in String(text.map { $0 == "(" || $0 == ")" ? "|" : $0 }) }
    #expect(unmirrored(page.glyphOrder(set)) == unmirrored(expected), "the glyphs")
  }

  @Test("Glyphs stand side by side from 0 to the width", arguments: ["زيادة 56% Save", "אבג -5 (x)", "Save"])
  func pen(_ title: String) throws {
    for locale in ["ar", "en"] {
      let page = try TestPage(
        fonts: "NotoSans-Regular.ttf", "NotoSansArabic-Regular.ttf", "NotoSansHebrew-Regular.ttf", locale: locale)
      let text = try page.set(title)
      var pen = 0.0
      for placed in page.typesetter.placedGlyphs(of: text, at: 17) {
        expectEqual(placed.x, pen, within: 1e-9)
        pen += placed.advance
      }
      expectEqual(pen, text.width(at: 17), within: 1e-9)
    }
  }

  @Test(
    "The base direction is the locale's, the first strong character's, or fixed",
    arguments: [
      ("en", BaseDirection.locale, "Save", 0), ("ar", .locale, "Save", 1), ("ar", .auto, "Save", 0),
      ("en", .auto, "حفظ", 1),
      ("en", .locale, "حفظ", 0), ("ar", .auto, "12", 1), ("en", .auto, "12", 0), ("ar", .auto, "", 1),
      ("ar", .leftToRight, "حفظ", 0), ("en", .rightToLeft, "Save", 1), ("ar", .auto, "１２!", 1), ("ar", .auto, "ﬁ", 0),
    ] as [(String, BaseDirection, String, UInt8)])
  func base(locale: String, base: BaseDirection, text: String, level: UInt8) throws {
    #expect(try TestPage(ios: locale) { $0.base = base }.set(text).paragraphLevel == level)
  }

  @Test("A left-to-right title has no levels")
  func noLevels() throws {
    #expect(try TestPage(ios: "de").set("Größe 12 %").levels.isEmpty)
    #expect(try TestPage(ios: "de").set("Größe حفظ").levels.contains(1))
  }

  @Test("Brackets are mirrored where text runs to the left")
  func mirrored() throws {
    let page = try TestPage(fonts: "NotoSansHebrew-Regular.ttf", "NotoSans-Regular.ttf", locale: "he")
    let left = try TestPage(fonts: "NotoSans-Regular.ttf", locale: "en")
    let opening = try #require(try left.set("(").glyphs.first?.id)
    let closing = try #require(try left.set(")").glyphs.first?.id)
    #expect(try page.set("(").glyphs.map(\.id) == [closing])
    #expect(try page.set(")").glyphs.map(\.id) == [opening])
  }
}
