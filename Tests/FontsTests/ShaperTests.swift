import Fonts
import Testing
import Vocabulary

@Suite("Shaper") struct ShaperTests {
  let shaper = Shaper()

  private func shape(
    _ text: String, _ face: Face, script: Script = .latin, locale: String = "en", ligatures: Bool = true
  ) -> [ShapedGlyph] {
    let units = Array(text.utf16)
    var glyphs: [ShapedGlyph] = []
    shaper.shape(
      units, range: units.indices, face: face, direction: Installed.direction(of: script), script: script,
      language: LanguageTag(locale), ligatures: ligatures, into: &glyphs)
    return glyphs
  }

  @Test("gives what hb-shape gives", .enabled(if: Installed.hasDebianFonts, Installed.missing))
  func agreesWithHBShape() throws {
    // Which glyphs are unsafe to break at has been refined from version to version.
    let sameVersion = FontLibraryVersions.harfbuzz == "6.0.0"
    let lines = try Installed.lines("hb-shape.tsv")
    #expect(lines.count >= 200)
    for line in lines {
      let (locale, text, font) = (line[0], line[1], line[2])
      let script = try #require(Script(code: line[3]))
      let glyphs = shape(text, try Installed.face(font), script: script, locale: locale)
      let found = glyphs.map { glyph in
        "\(glyph.id):\(glyph.cluster):\(glyph.xAdvance):\(glyph.xOffset):\(glyph.yOffset)"
          + (glyph.isUnsafeToBreak && sameVersion ? "!" : "")
      }
      let expected = sameVersion ? line[4] : line[4].replacing("!", with: "")
      #expect(found.joined(separator: " ") == expected, "\(locale) \(text) in \(font)")
    }
  }

  @Test("widths and ink at 17 px", .enabled(if: Installed.hasDebianFonts, Installed.missing))
  func referenceWidths() throws {
    let lines = try Installed.lines("reference-widths.tsv")
    #expect(lines.count == 55)
    for line in lines {
      let face = try Installed.face(line[2])
      let glyphs = shape(line[1], face, script: try #require(Script(code: line[3])), locale: line[0])
      let expected = try line[4...10].map { try #require(Double($0)) }
      let scale = 17 / Double(face.unitsPerEm)
      let ink = try #require(shaper.ink(of: glyphs, range: glyphs.indices, in: face))
      let advance = Double(glyphs.map(\.xAdvance).reduce(0, +)) * scale
      let found = [
        advance, max(0, -Double(ink.xMin) * scale), max(0, Double(ink.xMax) * scale - advance),
        Double(ink.yMax) * scale, face.ascender * scale, -Double(ink.yMin) * scale, -face.descender * scale,
      ]
      for (found, expected) in zip(found, expected) {
        #expect(abs(found - expected) <= 0.1, "\(line[0]) \(line[1])")
      }
      #expect(glyphs.count == Int(line[11]))
    }
  }

  @Test(
    "the collection's face gives the locale's Han", .enabled(if: Installed.hasDebianFonts, Installed.missing),
    arguments: [
      ("骨", [45132, 45133, 45134]), ("直", [27873, 27874, 27874]), ("組", [30941, 30942, 30942]),
      ("鍋", [41948, 41949, 41950]),
    ])
  func hanVariants(_ text: String, _ expected: [UInt32]) throws {
    let faces = [("ja", 0), ("zh-Hans", 2), ("zh-Hant", 3)]
    let found = try faces.map { locale, index in
      shape(
        text, try Installed.face("NotoSansCJK-Regular.ttc#\(index)"), script: Script(tag: 0x4861_6E69), locale: locale
      ).map(\.id)
    }
    #expect(found == expected.map { [$0] })
  }

  @Test("a cut Arabic prefix is wider than it was", .enabled(if: Installed.hasDebianFonts, Installed.missing))
  func arabicPrefix() throws {
    let face = try Installed.face("NotoSansArabic-Regular.ttf")
    let arabic = Script(tag: 0x4172_6162)
    let units = Array("التفصيلات".utf16)
    var inContext: [ShapedGlyph] = []
    shaper.shape(
      units, range: 0..<3, face: face, direction: .rightToLeft, script: arabic, language: LanguageTag("ar"),
      into: &inContext)
    let alone = shape("الت", face, script: arabic, locale: "ar")
    let points = [inContext, alone].map { glyphs in
      Double(glyphs.map(\.xAdvance).reduce(0, +)) * 17 / 1000
    }
    #expect(abs(points[0] - 14.8) <= 0.1)
    #expect(abs(points[1] - 27.0) <= 0.1)
  }

  @Test("clusters are offsets in the whole text, and glyphs are appended")
  func clustersOfARange() throws {
    let face = try Installed.fixture("tracked.ttf", name: "SnugTracked-Regular")
    let units = Array("A AA".utf16)
    var glyphs: [ShapedGlyph] = []
    for range in [2..<4, 0..<0, 0..<1] {
      shaper.shape(
        units, range: range, face: face, direction: .leftToRight, script: .latin, language: LanguageTag("en"),
        into: &glyphs)
    }
    #expect(glyphs.map(\.cluster) == [2, 3, 0])
    #expect(glyphs.map(\.xAdvance) == [500, 500, 500])
    #expect(glyphs.map(\.id) == [2, 2, 2])
  }

  @Test("ligatures can be off", .enabled(if: Installed.hasDebianFonts, Installed.missing))
  func ligatures() throws {
    // DejaVu Sans and Roboto have an `fi` ligature in `liga`.
    let face = try Installed.face("Roboto-Regular.ttf")
    #expect(shape("ffi", face).count == 1)
    #expect(shape("ffi", face, ligatures: false).count == 3)
  }

  @Test("default-ignorable characters are blank and 0 wide", .enabled(if: Installed.hasDebianFonts, Installed.missing))
  func ignorables() throws {
    let face = try Installed.face("NotoSans-Regular.ttf")
    for text in ["\u{2068}", "\u{2069}", "\u{AD}", "\u{200D}"] {
      let glyphs = shape(text, face)
      #expect(glyphs.map(\.xAdvance).reduce(0, +) == 0)
      #expect(glyphs.allSatisfy { shaper.extents(of: $0.id, in: face) == nil })
    }
  }

  @Test("bitmap emoji have ink", .enabled(if: Installed.hasDebianFonts, Installed.missing))
  func emoji() throws {
    let face = try Installed.face("NotoColorEmoji.ttf")
    let glyphs = shape("😀", face, script: .common)
    let glyph = try #require(glyphs.first)
    let box = try #require(shaper.extents(of: glyph.id, in: face))
    #expect(box.xMax > box.xMin && box.yMax > box.yMin)
    #expect(face.outline(of: glyph.id) == nil)
  }

  @Test("a space has no ink, a box has its own, and a glyph that is not there has none")
  func extents() throws {
    let face = try Installed.fixture("variable.ttf", name: "SnugTest-Regular")
    #expect(shaper.extents(of: 1, in: face) == nil)
    let box = GlyphExtents(xMin: 50, yMin: 0, xMax: 450, yMax: 700)
    #expect(shaper.extents(of: 2, in: face) == box)
    #expect(shaper.extents(of: 2, in: face) == box)
    #expect(shaper.extents(of: 3, in: face) == nil)
    #expect(shaper.extents(of: .max, in: face) == nil)
  }

  @Test("text that is no well-formed UTF-16 is shaped")
  func loneSurrogates() throws {
    let face = try Installed.fixture("tracked.ttf", name: "SnugTracked-Regular")
    var glyphs: [ShapedGlyph] = []
    shaper.shape(
      [0xD83D, 0x41, 0xDE00], range: 0..<3, face: face, direction: .leftToRight, script: .latin,
      language: LanguageTag(""), into: &glyphs)
    #expect(glyphs.map(\.id) == [0, 2, 0])
  }
}
