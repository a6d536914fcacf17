import Fonts
import Testing
import Typesetting
import Vocabulary

/// "Other measured facts" of the reference widths: hb-shape 6.0.0, Debian 12's Noto fonts, 17 px.
@Suite("Measured facts", .enabled(if: TestFonts.arePresent, TestFonts.advice))
struct MeasuredFactTests {
  @Test(
    "An Arabic prefix is wider once it is cut off",
    arguments: [
      ("التفصيلات", "الت", 14.8, 27.0), ("تطبيق فلاتر", "تطب", 23.0, 35.7), ("مستخدم جديد", "مست", 29.7, 42.0),
    ])
  func prefixWidens(word: String, prefix: String, joined: Double, cut: Double) throws {
    let page = try TestPage(fonts: "NotoSansArabic-Regular.ttf", locale: "ar")
    let text = try page.set(word)
    let end = text.cluster(at: prefix.utf16.count)
    #expect(Int(text.clusters[end].start) == prefix.utf16.count)
    #expect(text.clusters[end].flags.contains(.unsafeToBreak))
    expectEqual(text.extent(from: 0, to: end).width(at: 17, tracking: 0), joined, within: 0.0501)
    expectEqual(try page.width(prefix), cut, within: 0.0501)
  }

  @Test("Joined letters are narrower than letters alone")
  func isolatedLetters() throws {
    let page = try TestPage(fonts: "NotoSansArabic-Regular.ttf", locale: "ar")
    let alone = try "تطبيق فلاتر".reduce(0) { try $0 + page.width(String($1)) }
    expectEqual(alone, 133.3, within: 0.0501)
    expectEqual(try page.width("تطبيق فلاتر"), 77.1, within: 0.0501)
  }

  @Test("Bengali has no dotted circle")
  func noDottedCircle() throws {
    let page = try TestPage(fonts: "NotoSansBengali-Regular.ttf", locale: "bn")
    let circle = try #require(try page.set("\u{25CC}").glyphs.first?.id)
    #expect(try page.set("মিউজিক প্লেয়ার").glyphs.allSatisfy { $0.id != circle })
  }

  /// Case maps by ICU: "Other measured facts".
  @Test(
    "Case is mapped by the locale's rules",
    arguments: [
      ("ka", "საქართველო", "ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ"), ("el", "Πρωινή μετακίνηση", "ΠΡΩΙΝΗ ΜΕΤΑΚΙΝΗΣΗ"),
      ("el", "Νεράιδα", "ΝΕΡΑΪΔΑ"),
      ("el", "ή", "Ή"), ("tr", "Sayfa bilgisi", "SAYFA BİLGİSİ"), ("en", "Sayfa bilgisi", "SAYFA BILGISI"),
      ("de", "Größe", "GRÖSSE"),
    ])
  func uppercase(locale: String, text: String, expected: String) throws {
    let page = try TestPage(ios: locale) { $0.isUppercase = true }
    #expect(try page.set(text).text == expected)
  }

  /// 17744 units of 2816 and 13 clusters: hb-shape over Inter-Regular.otf 3.19. Tracking at 17 pt −0.43, at 22 pt −0.26, at
  /// 53 pt 0.31 (Apple's Human Interface Guidelines, Typography); 17.5 lies half way to −0.44.
  @Test(
    "Width is units · size / upem + clusters · tracking",
    arguments: [
      ("Einstellungen", 17, 17744, 13, -0.43), ("Einstellungen", 22, 17744, 13, -0.26),
      ("Einstellungen", 53, 17744, 13, 0.31), ("Einstellungen", 17.5, 17744, 13, -0.435),
      ("ĐIỂM ĐỔI QUÀ", 17, 19588, 12, -0.43), ("Запустить", 22, 14144, 9, -0.26), ("Save", 80, 6480, 4, 0),
      ("Save", 96, 6480, 4, 0), ("Save", 8, 6480, 4, 0.06),
    ] as [(String, Points, Double, Double, Points)])
  func trackedWidth(text: String, size: Points, units: Double, clusters: Double, tracking: Points) throws {
    let page = try TestPage(ios: "de")
    let expected = units * size / 2816 + clusters * tracking
    expectEqual(try page.width(text, at: size), expected, within: 1e-9)
    // The pen goes as far as the width says.
    let set = try page.set(text)
    let placed = page.typesetter.placedGlyphs(of: set, at: size)
    let last = try #require(placed.last)
    expectEqual(last.x + last.advance, expected, within: 1e-9)
  }

  @Test("Glyphs of other faces are not tracked")
  func untracked() throws {
    let page = try TestPage(ios: "ar")
    // NotoSansArabicUI: 4280 units of 1000 (hb-shape); % of Inter with its tracking.
    let text = try page.set("التفصيلات")
    expectEqual(text.width(at: 17), 4.280 * 17, within: 1e-9)
    #expect(text.extent.tracked == 0)
    #expect(try page.set("التفصيلات %").extent.tracked == 1)
  }

  @Test("Without tracking, widths grow with the size", arguments: ["Senden", "التفصيلات", "सेटिंग्स", "ดูการบ้าน"])
  func linear(_ title: String) throws {
    let text = try TestPage(fonts: "NotoSans-Regular.ttf", "NotoSansArabic-Regular.ttf", locale: "en").set(title)
    for size in [1.0, 14, 23, 53] {
      expectEqual(text.width(at: size), text.width(at: 17) * size / 17, within: 1e-9)
    }
  }
}
