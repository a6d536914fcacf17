import Fonts
import Testing
import Typesetting
import Vocabulary

@Suite("Line boxes and spacing", .enabled(if: TestFonts.arePresent, TestFonts.advice))
struct LineBoxTests {
  /// Inter inside San Francisco's box (1950 and −494 of 2048), Noto Sans Arabic UI 1.069/−0.293, Nastaliq 1.904/−0.596.
  @Test(
    "A line is as high as the primary face, or the tallest used",
    arguments: [
      (LineHeight.primary, "ar", "حفظ", 0.9521484375, 0.2412109375), (.fallback, "ar", "حفظ", 1.069, 0.293),
      (.fallback, "ur", "گھر", 1.904, 0.596), (.primary, "ur", "گھر", 0.9521484375, 0.2412109375),
      (.fallback, "de", "Senden", 0.9521484375, 0.2412109375), (.fallback, "ur", "گھر Save", 1.904, 0.596),
    ] as [(LineHeight, String, String, Double, Double)])
  func lineBox(height: LineHeight, locale: String, text: String, ascent: Double, descent: Double) throws {
    let page = try TestPage(ios: locale) { $0.lineHeight = height }
    let box = try #require(page.style.lineBox(for: page.set(text)))
    expectEqual(box.ascent, ascent, within: 1e-6)
    expectEqual(box.descent, descent, within: 1e-6)
  }

  @Test("A multiple of the font size is shared out above and below", arguments: [0.8, 1, 1.5])
  func multiple(factor: Double) throws {
    let page = try TestPage(fonts: "NotoSans-Regular.ttf", locale: "de") { $0.lineHeight = .multiple(factor) }
    let box = try #require(page.style.lineBox(for: page.set("ÖÄÜ")))
    expectEqual(box.height, factor, within: 1e-9)
    // Noto Sans: 1.069 and 0.293.
    expectEqual(box.ascent - box.descent, 1.069 - 0.293, within: 1e-9)
  }

  @Test("Letter spacing follows each cluster, and grows with the text")
  func letterSpacing() throws {
    let plain = try TestPage(fonts: "NotoSans-Regular.ttf", locale: "de")
    let spaced = try TestPage(fonts: "NotoSans-Regular.ttf", locale: "de") { $0.letterSpacing = 0.05 }
    for size in [17.0, 34] {
      expectEqual(
        try spaced.width("Senden", at: size), try plain.width("Senden", at: size) + 6 * 0.05 * size, within: 1e-9)
    }
    // A mark is part of its base's cluster; U+00AD has no place of its own.
    expectEqual(try spaced.width("e\u{301}x"), try plain.width("e\u{301}x") + 2 * 0.05 * 17, within: 1e-9)
    expectEqual(try spaced.width("a\u{AD}b"), try spaced.width("ab"), within: 1e-9)
  }

  @Test("Joined scripts are not spaced", arguments: [("ar", "التفصيلات"), ("ur", "محفوظ کریں")])
  func joined(locale: String, text: String) throws {
    let spaced = try TestPage(ios: locale) { $0.letterSpacing = 0.2 }
    expectEqual(try spaced.width(text), try TestPage(ios: locale).width(text), within: 1e-9)
    expectEqual(
      try spaced.width(text + "x"), try TestPage(ios: locale).width(text + "x") + 0.2 * 17, within: 1e-9)
  }

  /// hb-shape over DejaVu Sans: `ffi` is one glyph, 5619 units in all of 2048; 5650 without `liga` and `clig`.
  @Test("Spaced letters form no ligatures")
  func ligatures() throws {
    let plain = try TestPage(fonts: "DejaVuSans.ttf", locale: "en")
    let spaced = try TestPage(fonts: "DejaVuSans.ttf", locale: "en") { $0.letterSpacing = 0.1 }
    #expect(try plain.set("office").glyphs.count == 4)
    #expect(try spaced.set("office").glyphs.count == 6)
    expectEqual(try plain.width("office"), 5619.0 / 2048 * 17, within: 1e-9)
    expectEqual(try spaced.width("office"), 5650.0 / 2048 * 17 + 6 * 1.7, within: 1e-9)
    // A ligature is one cluster: it can't be cut inside.
    #expect(try plain.set("office").clusters.map(\.start) == [0, 1, 4, 5, 6])
  }

  @Test("Tabs are as wide as spaces")
  func tabs() throws {
    let page = try TestPage(ios: "en")
    expectEqual(try page.width("a\tb"), try page.width("a b"), within: 1e-9)
  }

  @Test("Ink: beyond the advance, and in the middle of lines")
  func ink() throws {
    let page = try TestPage(fonts: "NotoSans-Regular.ttf", locale: "en")
    #expect(page.typesetter.ink(of: try page.set("  "), at: 17) == nil)
    #expect(page.typesetter.verticalInk(of: try page.set("")) == nil)
    // A space before moves ink by its advance: 260 units of 1000.
    let plain = try #require(page.typesetter.ink(of: page.set("A"), at: 100))
    let moved = try #require(page.typesetter.ink(of: page.set(" A"), at: 100))
    expectEqual(moved.minX, plain.minX + 26, within: 1e-9)
  }
}
