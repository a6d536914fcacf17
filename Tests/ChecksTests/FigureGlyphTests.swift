import Catalogs
import Checks
import Fonts
import Layouts
import Testing
import Vocabulary

/// Glyphs of figures against `hb-shape --no-glyph-names --cluster-level=0` 6.0.0, whose numbers are of 1000 to the em
/// (Inter: 2816), at 17 points.
@Suite("Glyphs of figures", .enabled(if: TestFonts.areInstalled))
struct FigureGlyphTests {
  static func drawings(
    _ text: String, in locale: String, faces: [FaceDescription], width: Points = 288,
    change: (inout AuditFixture) throws -> Void = { _ in }
  ) throws -> Drawings {
    var fixture = try AuditFixture(faces: faces, width: width)
    try change(&fixture)
    let entry = Entry(
      key: "title", locale: LanguageTag(locale), location: SourceLocation(file: "T", line: 1, column: 1),
      variants: [Variant(path: VariantPath(), text: text)])
    return try draw(entry, source: nil, plan: fixture.plan, fonts: fixture.fonts)
  }

  static func figure(
    _ text: String, in locale: String, faces: [FaceDescription], width: Points = 288,
    change: (inout AuditFixture) throws -> Void = { _ in }
  ) throws -> Figure {
    try #require(try drawings(text, in: locale, faces: faces, width: width, change: change).drawings.first).figure
  }

  struct Shaped: CustomTestStringConvertible, Sendable {
    var text: String
    var locale: String
    var faces: [FaceDescription]
    /// Face, glyph, x and y of its origin, in units; y up.
    var glyphs: [(face: String, id: UInt32, x: Double, y: Double)]
    /// All advances.
    var advance: Double

    var testDescription: String { text }
  }

  static let latin = "NotoSans-Regular"
  static let arabic = "NotoSansArabic-Regular"
  static let devanagari = "NotoSansDevanagari-Regular"

  static let shaped = [
    Shaped(
      text: "AVATAR To", locale: "en", faces: [TestFonts.notoSans],
      glyphs: [
        (latin, 36, 0, 0), (latin, 57, 599, 0), (latin, 36, 1159, 0), (latin, 55, 1728, 0), (latin, 36, 2214, 0),
        (latin, 53, 2853, 0), (latin, 3, 3475, 0), (latin, 55, 3735, 0), (latin, 82, 4221, 0),
      ], advance: 4826),
    // [1154=8@679,159+0|305=8+1098|670=7+300|773=6+578|667=5+260|46=4+238|3=3+260|1629=2+831|308=1+495|417=0+589]
    Shaped(
      text: "حفظ الملفّ", locale: "ar", faces: [TestFonts.noto("Noto Sans Arabic")],
      glyphs: [
        (arabic, 1154, 679, 159), (arabic, 305, 0, 0), (arabic, 670, 1098, 0), (arabic, 773, 1398, 0),
        (arabic, 667, 1976, 0), (arabic, 46, 2236, 0), (arabic, 3, 2474, 0), (arabic, 1629, 2734, 0),
        (arabic, 308, 3565, 0), (arabic, 417, 4060, 0),
      ], advance: 4649),
    Shaped(
      text: "क्षमा करें", locale: "hi", faces: [TestFonts.noto("Noto Sans Devanagari")],
      glyphs: [
        (devanagari, 179, 0, 0), (devanagari, 50, 712, 0), (devanagari, 66, 1310, 0), (devanagari, 3, 1569, 0),
        (devanagari, 25, 1829, 0), (devanagari, 52, 2591, 0), (devanagari, 449, 3000, 0),
      ], advance: 3000),
    // Right to left: what comes last stands left, and is itself left to right (UAX #9 W7: the number goes with Latin).
    Shaped(
      text: "افتح Apple 25", locale: "ar", faces: [TestFonts.notoSans, TestFonts.noto("Noto Sans Arabic")],
      glyphs: [
        (latin, 36, 0, 0), (latin, 83, 639, 0), (latin, 83, 1254, 0), (latin, 79, 1869, 0), (latin, 72, 2127, 0),
        (latin, 3, 2691, 0), (latin, 21, 2951, 0), (latin, 24, 3523, 0), (arabic, 3, 4095, 0),
        (arabic, 416, 4355, 0), (arabic, 1269, 5004, 0), (arabic, 306, 5377, 0), (arabic, 46, 5824, 0),
      ], advance: 6062),
  ]

  @Test("stand where hb-shape has them", arguments: shaped)
  func positions(_ row: Shaped) throws {
    let figure = try Self.figure(row.text, in: row.locale, faces: row.faces)
    let line = try #require(figure.lines.first)
    #expect(figure.lines.count == 1 && figure.uncutLines.isEmpty)
    #expect(figure.shownFontSize == 17)
    #expect(line.glyphs.map(\.name) == row.glyphs.map { GlyphName(face: $0.face, id: $0.id) })
    for (glyph, expected) in zip(line.glyphs, row.glyphs) {
      #expect(near(glyph.x, line.x + expected.x * 0.017, within: 1e-9))
      #expect(near(glyph.y, line.baseline - expected.y * 0.017, within: 1e-9))
    }
    // The pen ends where the line does.
    #expect(near(line.width, row.advance * 0.017, within: 1e-9))
  }

  @Test("letter spacing comes after each cluster, without ligatures")
  func letterSpacing() throws {
    let figure = try Self.figure("office", in: "en", faces: [TestFonts.notoSans]) {
      $0.component.letterSpacing = .em(0.1)
    }
    let line = try #require(figure.lines.first)
    // [82=0+605|73=1+344|73=2+344|76=3+258|70=4+480|72=5+564], each 100 more.
    #expect(line.glyphs.map(\.name.id) == [82, 73, 73, 76, 70, 72])
    for (glyph, x) in zip(line.glyphs, [0, 705, 1149, 1593, 1951, 2531]) {
      #expect(near(glyph.x, line.x + Double(x) * 0.017, within: 1e-9))
    }
    #expect(near(line.width, 3195 * 0.017, within: 1e-9))
  }

  @Test("tracking comes after each cluster, and is told apart from what grows with the text")
  func tracking() throws {
    let inter = try #require(try TestFonts.manifest("ios").faces.first { $0.postScriptName == "Inter-Regular" })
    let figure = try Self.figure("Save to", in: "en", faces: [inter])
    let line = try #require(figure.lines.first)
    // Units of 2816, and -0.43 points after each at 17 points.
    #expect(line.tracking == -0.43)
    #expect(line.glyphs.map(\.trackedBefore) == Array(0..<7))
    for (index, (glyph, x)) in zip(line.glyphs, [0, 1796, 3328, 4840, 6480, 7272, 8280]).enumerated() {
      #expect(near(glyph.x, line.x + Double(x) * 17 / 2816 - 0.43 * Double(index), within: 1e-9))
    }
    #expect(near(line.width, 9960 * 17 / 2816 - 0.43 * 7, within: 1e-9))
  }

  @Test("a cut title has the ellipsis, and keeps the whole beside it")
  func cut() throws {
    // 82.04 points wide.
    let figure = try Self.figure("AVATAR To", in: "en", faces: [TestFonts.notoSans], width: 60)
    #expect(figure.truncated)
    let line = try #require(figure.lines.first)
    #expect(line.glyphs.contains { $0.name.id == 527 })
    #expect(line.glyphs.count < 9)
    let whole = try #require(figure.uncutLines.first)
    #expect(figure.uncutLines.count == 1)
    #expect(whole.glyphs.map(\.name.id) == [36, 57, 36, 55, 36, 53, 3, 55, 82])
    #expect(near(whole.width, 82.042, within: 0.001))
    // The stock button's label stands at its leading edge.
    #expect(whole.x == 0)
    #expect(whole.baseline == line.baseline)
  }

  @Test("a cut title in the middle of its label is as far out on the left as on the right")
  func cutInTheMiddle() throws {
    let figure = try Self.figure("AVATAR To", in: "en", faces: [TestFonts.notoSans], width: 100) { fixture in
      let made = try StrategyList.make(name: "leadingImageCenteredTitle", options: [:])
      fixture.component.strategies = [.init(name: "leadingImageCenteredTitle", strategy: try #require(made))]
    }
    // 12 + 20 + 8 on the left, 12 on the right.
    #expect(figure.title.width == 48)
    #expect(near(figure.uncutLines.first?.x, (48 - 82.042) / 2, within: 0.001))
  }

  @Test("lines that are dropped follow those that are shown")
  func droppedLines() throws {
    let figure = try Self.figure("AVATAR To AVATAR To AVATAR", in: "en", faces: [TestFonts.notoSans], width: 70) {
      $0.component.lines = 2
      $0.component.truncation = .tail
    }
    #expect(figure.lines.count == 2)
    #expect(figure.lines.last?.glyphs.last?.name.id == 527)
    #expect(figure.uncutLines.count > 2)
    #expect(figure.uncutLines.first?.baseline == figure.lines.first?.baseline)
    #expect(figure.uncutLines[1].baseline == figure.lines[1].baseline)
    let step = figure.lines[1].baseline - figure.lines[0].baseline
    #expect(near(figure.uncutLines[2].baseline, figure.lines[1].baseline + step, within: 1e-9))
  }

  @Test("a label that clips starts where reading does", arguments: [("en", "AVATAR To"), ("ar", "حفظ الملفّ")])
  func clipped(locale: String, text: String) throws {
    let faces = [TestFonts.notoSans, TestFonts.noto("Noto Sans Arabic")]
    let figure = try Self.figure(text, in: locale, faces: faces, width: 60) { $0.component.truncation = .clip }
    let line = try #require(figure.lines.first)
    #expect(figure.clipsText)
    #expect(line.width > figure.title.width)
    if locale == "en" {
      #expect(line.x == 0)
    } else {
      #expect(near(line.x + line.width, figure.title.width, within: 1e-9))
    }
  }

  @Test("a shrunk title says at which size it is shown")
  func shrunk() throws {
    let figure = try Self.figure("AVATAR To", in: "en", faces: [TestFonts.notoSans], width: 60) {
      $0.component.minimumScale = 0.5
    }
    // 82.042 points have to become 60.
    #expect(near(figure.shownFontSize, 17 * 60 / 82.042, within: 0.001))
    #expect(figure.fontSize == 17)
    let line = try #require(figure.lines.first)
    #expect(near(line.glyphs.last?.x, line.x + 4221.0 / 1000 * figure.shownFontSize, within: 1e-9))
  }

  @Test("where the image is meant to be, by its left edge in both directions")
  func image() throws {
    for (locale, left) in [("en", 12.0), ("ar", 288 - 12 - 20)] {
      let faces = [TestFonts.notoSans, TestFonts.noto("Noto Sans Arabic")]
      let figure = try Self.figure("OK", in: locale, faces: faces) { fixture in
        let made = try StrategyList.make(name: "leadingImageCenteredTitle", options: ["mirrors": .bool(true)])
        fixture.component.strategies = [.init(name: "leadingImageCenteredTitle", strategy: try #require(made))]
      }
      #expect(figure.intendedImageX == left)
      #expect(figure.image?.x == left)
    }
    #expect(try Self.figure("OK", in: "en", faces: [TestFonts.notoSans]).intendedImageX == nil)
  }

  @Test("outlines come under names that tell faces apart")
  func outlines() throws {
    let optical = OpticalSizeTests.optical
    var books: [Double: [GlyphName: Outline]] = [:]
    for size in [14.0, 40] {
      let found = try Self.drawings("A", in: "en", faces: [optical]) {
        $0.component.font = FontChoice(fixedSize: size)
      }
      books[size] = found.faces.outlines(of: found.drawings.map(\.figure))
    }
    let (small, large) = (try #require(books[14]?.keys.first), try #require(books[40]?.keys.first))
    #expect(small.id == large.id && small.face != large.face)
    // The A of this face is a box as wide as its advance (FontsTests).
    #expect(books[14]?[small]?.unitsPerEm == 1000)
    #expect(books[14]?[small] != books[40]?[large])

    let plain = try Self.drawings("A 🙂", in: "en", faces: [TestFonts.notoSans, TestFonts.emoji])
    let named = plain.faces.outlines(of: plain.drawings.map(\.figure))
    #expect(named[GlyphName(face: Self.latin, id: 36)]?.commands.isEmpty == false)
    // A space has an outline without steps; a bitmap has none.
    #expect(named[GlyphName(face: Self.latin, id: 3)]?.commands == [])
    #expect(named.keys.allSatisfy { $0.face == Self.latin })
    #expect(plain.drawings.first?.figure.lines.first?.glyphs.contains { $0.name.face == "NotoColorEmoji" } == true)
  }
}
