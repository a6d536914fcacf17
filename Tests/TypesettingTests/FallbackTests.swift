import Fonts
import Testing
import Typesetting
import Vocabulary

@Suite("Fallback", .enabled(if: TestFonts.arePresent, TestFonts.advice))
struct FallbackTests {
  @Test(
    "Signs that a script's face lacks come from another, never as .notdef",
    arguments: [
      ("NotoSansArabic", "ar", "عرض", "%?()+…/"), ("NotoNastaliqUrdu", "ur", "گھر", "%?…"),
      ("NotoSansHebrew", "he", "שלח", "0123456789.!?()+:…/"), ("NotoSansThai", "th", "ดู", "0123456789.!?()+:…/"),
      ("NotoSansEthiopic", "am", "ቅንብሮች", "0123456789.!?()+:…/"),
      ("NotoSansGeorgian", "ka", "საქართველო", "0123456789.!?()+:…/"),
      ("NotoSansMyanmar", "my", "မြန်မာ", "0123456789.%!()+-:/"), ("NotoSansKhmer", "km", "ខ្ញុំ", "0123456789%+"),
    ])
  func signsComeFromAnotherFace(font: String, locale: String, word: String, signs: String) throws {
    let alone = try TestPage(fonts: "\(font)-Regular.ttf", locale: locale)
    let together = try TestPage(fonts: "\(font)-Regular.ttf", "NotoSans-Regular.ttf", locale: locale)
    for sign in signs.unicodeScalars {
      let title = "\(word) \(sign)"
      #expect(try alone.set(title).missing == [sign], "\(font) has \(sign)")
      let text = try together.set(title)
      #expect(text.problems.isEmpty)
      #expect(text.glyphs.allSatisfy { $0.id != 0 })
      #expect(text.faces.map(\.description.file) == ["\(font)-Regular.ttf", "NotoSans-Regular.ttf"])
    }
  }

  @Test("Common characters take the face before them, else the one behind them, else the list's first")
  func commonCharacters() throws {
    let page = try TestPage(ios: "ar")
    // The space stays with the word; % is not in the Arabic face.
    // Two runs, for the digit has a level of its own.
    #expect(try page.set("زيادة 5").faceNames == ["NotoSansArabicUI-Regular", "NotoSansArabicUI-Regular"])
    #expect(try page.set("زيادة %").faceNames == ["NotoSansArabicUI-Regular", "Inter-Regular"])
    #expect(try page.set("5 زيادة").faceNames == ["NotoSansArabicUI-Regular", "NotoSansArabicUI-Regular"])
    #expect(try page.set("56").faceNames == ["Inter-Regular"])
    #expect(try page.set("(").faceNames == ["Inter-Regular"])
  }

  @Test(
    "A locale chooses among the faces of a script", arguments: [("ar", "NotoSansArabicUI"), ("ur", "NotoNastaliqUrdu")])
  func locale(_ locale: String, face: String) throws {
    #expect(try TestPage(ios: locale).set("گھر").faceNames == ["\(face)-Regular"])
  }

  /// Glyph ids of Noto Sans CJK, from hb-shape 6.0.0 with `--language`.
  @Test(
    "Han characters have the shape of the locale",
    arguments: [
      ("ja", [45132, 27873, 30941, 41948]), ("zh-Hans", [45133, 27874, 30942, 41949]),
      ("zh-CN", [45133, 27874, 30942, 41949]), ("zh-Hant", [45134, 27874, 30942, 41950]),
      ("zh-TW", [45134, 27874, 30942, 41950]),
    ] as [(String, [UInt32])])
  func hanVariants(locale: String, glyphs: [UInt32]) throws {
    #expect(try TestPage(ios: locale).set("骨直組鍋").glyphs.map(\.id) == glyphs, "the locale's face")
    let japanese = try TestPage(fonts: "NotoSansCJK-Regular.ttc", locale: locale)
    #expect(try japanese.set("骨直組鍋").glyphs.map(\.id) == glyphs, "one face, the locale's feature")
  }

  @Test("Georgian capitals are missing where only the small letters are there")
  func mtavruli() throws {
    let plain = try TestPage(fonts: "DejaVuSans.ttf", locale: "ka")
    let capitals = try TestPage(fonts: "DejaVuSans.ttf", locale: "ka") { $0.isUppercase = true }
    #expect(try plain.set("საქართველო").missing.isEmpty)
    // სა ქა რ თ ვ ე ლ ო: ten letters, ა twice.
    #expect(try capitals.set("საქართველო").missing.map(String.init) == ["Ს", "Ა", "Ქ", "Რ", "Თ", "Ვ", "Ე", "Ლ", "Ო"])
    #expect(try capitals.set("საქართველო").glyphs.map(\.id) == Array(repeating: 0, count: 10))
    #expect(try TestPage(ios: "ka") { $0.isUppercase = true }.set("საქართველო").problems.isEmpty)
  }

  @Test("Ignorable characters are neither missing nor wide")
  func ignorableCharacters() throws {
    for page in [try TestPage(fonts: "NotoSans-Regular.ttf", locale: "en"), try TestPage(ios: "en")] {
      let plain = try page.width("Hello, Jane!")
      for scalar in "\u{2066}\u{2067}\u{2068}\u{2069}\u{200E}\u{200F}\u{061C}\u{200B}\u{FEFF}\u{AD}\u{2060}"
        .unicodeScalars
      {
        let text = try page.set("Hello, \(scalar)Jane!")
        #expect(text.problems.isEmpty, "U+\(String(scalar.value, radix: 16))")
        // U+00AD and U+200B stand between space and J, which have no kerning.
        expectEqual(text.width(at: 17), plain, within: 1e-9, "U+\(String(scalar.value, radix: 16))")
      }
    }
    // 34.3 px with and without.
    let page = try TestPage(fonts: "NotoSans-Regular.ttf", locale: "en")
    expectEqual(try page.width("\u{2068}Jane\u{2069}"), 34.3, within: 0.05)
    expectEqual(try page.width("\u{202F}"), 2.8, within: 0.05)
    #expect(try page.set("\u{238B}").missing == ["\u{238B}"])
  }

  @Test("Emoji are whole and come from the emoji face, in joined sequences too")
  func emoji() throws {
    var emojiFace = TestFonts.face("NotoColorEmoji.ttf")
    emojiFace.scripts = [try #require(Script(code: "Zsye"))]
    let page = try TestPage(TestFonts.manifest([TestFonts.face("DejaVuSans.ttf"), emojiFace]), locale: "en")
    // hb-shape: one glyph of 2550 units of 2048 each. U+26A1 is in DejaVu Sans, too.
    for emoji in ["👨‍👩‍👧", "👍🏽", "🇩🇪", "⌚", "⚡", "❤️"] {
      let text = try page.set(emoji)
      #expect(text.glyphs.map(\.xAdvance) == [2550], "\(emoji)")
      #expect(text.faceNames == ["NotoColorEmoji"], "\(emoji)")
      #expect(text.clusterCount == 1)
    }
    // Asked to be text (U+FE0E).
    #expect(try page.set("⚡\u{FE0E}").faceNames == ["DejaVuSans"])
  }

  @Test("What stands beside an emoji is none: the emoji face has spaces and digits, too")
  func besideEmoji() throws {
    let page = try TestPage(ios: "en")
    #expect(try page.set("Like 👍 12").faceNames == ["Inter-Regular", "NotoColorEmoji", "Inter-Regular"])
    #expect(try page.set("👍 12").faceNames == ["NotoColorEmoji", "Inter-Regular"])
    #expect(try page.set("12 👍").faceNames == ["Inter-Regular", "NotoColorEmoji"])
    #expect(try page.set("1\u{FE0F}\u{20E3}").faceNames == ["NotoColorEmoji"])
  }

  @Test("A mark stays in the face of its base")
  func marks() throws {
    // Noto Sans Thai lacks U+0301 no more than it has e; both come from Noto Sans.
    let page = try TestPage(fonts: "NotoSansThai-Regular.ttf", "NotoSans-Regular.ttf", locale: "th")
    #expect(try page.set("e\u{301}").faceNames == ["NotoSans-Regular"])
    #expect(try page.set("ดูe\u{301}").faceNames == ["NotoSansThai-Regular", "NotoSans-Regular"])
  }

  @Test("A title that needs an absent face is not measured, and says which")
  func absentFace() throws {
    var arabic = TestFonts.face("NotoSansArabic-Regular.ttf")
    arabic.file = "Nowhere.ttf"
    arabic.postScriptName = "Nowhere"
    arabic.scripts = [try #require(Script(code: "Arab"))]
    let page = try TestPage(TestFonts.manifest([TestFonts.face("NotoSans-Regular.ttf"), arabic]), locale: "ar")
    let text = try page.set("حفظ Save")
    #expect(text.problems == [.absentFace(arabic)])
    #expect(!text.isMeasured)
    #expect(try page.set("Save 100%").isMeasured)
    #expect(try page.set("\n").isMeasured)
  }

  @Test("An absent primary face is missed by the signs that it would have given")
  func absentPrimary() throws {
    var primary = TestFonts.face("Inter-Regular.otf")
    primary.file = "Nowhere.otf"
    primary.postScriptName = "Nowhere"
    primary.scripts = [.latin]
    var arabic = TestFonts.face("NotoSansArabic-Regular.ttf")
    arabic.scripts = [try #require(Script(code: "Arab"))]
    let page = try TestPage(
      TestFonts.manifest([primary, arabic, TestFonts.face("NotoSans-Regular.ttf")]), locale: "ar")
    #expect(try page.set("حفظ").isMeasured, "needs nothing of it")
    #expect(try page.set("حفظ %").problems == [.absentFace(primary)], "the sign is the primary face's")
    #expect(try page.set("Save").problems == [.absentFace(primary)])
    #expect(try page.set("12").problems == [.absentFace(primary)])
  }

  @Test("Runs cover the text; each missing character is named once")
  func missingOnce() throws {
    let page = try TestPage(fonts: "NotoSansThai-Regular.ttf", locale: "th")
    #expect(try page.set("abcabc ab").missing == ["a", "b", "c"])
    #expect(try page.set("\u{1}\u{7F}").missing.isEmpty, "controls show nothing")
  }
}
