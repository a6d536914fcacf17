import Fonts
import Foundation
import Testing
import Vocabulary

@Suite("Face") struct FaceTests {
  private func advances(_ text: String, _ face: Face) -> [Int32] {
    let units = Array(text.utf16)
    var glyphs: [ShapedGlyph] = []
    Shaper().shape(
      units, range: units.indices, face: face, direction: .leftToRight, script: .latin, language: LanguageTag("en"),
      into: &glyphs)
    return glyphs.map(\.xAdvance)
  }

  @Test("hhea metrics", .enabled(if: Installed.hasDebianFonts, Installed.missing))
  func metrics() throws {
    let lines = try Installed.lines("metrics.tsv")
    #expect(lines.count > 40)
    for line in lines {
      let face = try Installed.face(line[0] == "NotoSansCJK-Regular.ttc" ? line[0] + "#0" : line[0])
      let upem = Double(face.unitsPerEm)
      #expect(face.unitsPerEm == Int(line[1]))
      #expect(abs(face.ascender / upem - (Double(line[2]) ?? 0)) <= 0.00005, "\(line[0])")
      #expect(abs(face.descender / upem - (Double(line[3]) ?? 0)) <= 0.00005, "\(line[0])")
      #expect(!face.versionString.isEmpty)
    }
  }

  @Test(
    "a manifest's metrics and tracking replace the file's", .enabled(if: Installed.hasDebianFonts, Installed.missing))
  func standIn() throws {
    let inter = try #require(try Installed.manifest("ios").families.first?.face(for: .regular))
    let face = try Installed.library.face(inter)
    // San Francisco's box: a line of 17 pt is 20.287109375 pt high.
    #expect(abs((face.ascender - face.descender) / Double(face.unitsPerEm) * 17 - 20.287109375) < 1e-9)
    #expect(face.description.standIn == "San Francisco")
    let tracking = try #require(face.tracking)
    #expect(tracking.spacing(atSize: 17) == -0.43)
    #expect(tracking.spacing(atSize: 9) == 0.06)
    #expect(tracking.spacing(atSize: 100) == 0)
    #expect(abs(tracking.spacing(atSize: 22.5) + 0.18) < 1e-9)
    #expect(abs(tracking.spacing(atSize: 70) - 0.13) < 1e-9)
  }

  @Test("what a face covers", .enabled(if: Installed.hasDebianFonts, Installed.missing))
  func coverage() throws {
    // What fonts lack, from the reference file: signs that must come from another face.
    let lacking: [(String, String)] = [
      ("NotoSansArabic-Regular.ttf", "%?()+…/"), ("NotoNastaliqUrdu-Regular.ttf", "%?…"),
      ("NotoSansHebrew-Regular.ttf", "0123456789.!?()+:…/"), ("NotoSansThai-Regular.ttf", "0123456789.!?()+:…/"),
      ("NotoSansMyanmar-Regular.ttf", "0123456789.%!()+-:/"), ("NotoSansKhmer-Regular.ttf", "0123456789%+"),
      ("NotoSans-Regular.ttf", "\u{238B}"), ("DejaVuSans.ttf", "ᲐᲑᲒ"),
    ]
    for (file, signs) in lacking where file != "DejaVuSans.ttf" || (try? Installed.face(file)) != nil {
      let face = try Installed.face(file)
      for scalar in signs.unicodeScalars { #expect(!face.covers(scalar), "\(file) \(scalar)") }
    }
    let present = [
      ("NotoSans-Regular.ttf", "Aßё…\u{202F}"), ("NotoColorEmoji.ttf", "😀👍🏽"), ("NotoSansCJK-Regular.ttc#0", "骨あア한𠀋"),
    ]
    for (file, text) in present {
      let face = try Installed.face(file)
      for scalar in text.unicodeScalars { #expect(face.covers(scalar), "\(file) \(scalar)") }
    }
    let face = try Installed.face("NotoSans-Regular.ttf")
    #expect(!face.covers("\u{10FFFF}") && !face.covers("骨"))
  }

  @Test("a variable file serves a static face at its axis position")
  func variable() throws {
    #expect(advances("A A", try Installed.fixture("variable.ttf", name: "SnugTest-Regular")) == [500, 250, 500])
    // 700 is three fifths of the way from 400 to 900.
    #expect(advances("A", try Installed.fixture("variable.ttf", name: "SnugTest-Bold")) == [620])
    let black = try Installed.fixture(
      "variable.ttf", name: "SnugTest-Regular", variations: [Variation(axis: "wght", value: 5000)])
    #expect(advances("A", black) == [700])
    #expect(throws: FontError.noSuchAxis(file: Installed.fixtures.appending(path: "variable.ttf").path, axis: "wdth")) {
      try Installed.fixture("variable.ttf", name: "SnugTest-Bold", variations: [Variation(axis: "wdth", value: 1)])
    }
  }

  @Test("optical sizes and tracking tables go by the font size")
  func perSize() throws {
    let optical = try Installed.fixture("variable.ttf", name: "SnugTest-Regular")
    #expect(optical.shapesPerSize)
    #expect(advances("A", optical.instance(atSize: 40)) == [450])
    #expect(advances("A", optical.instance(atSize: 99)) == [450])
    #expect(advances("A", optical.instance(atSize: 14)) == [500])
    #expect(optical.instance(atSize: 40) === optical.instance(atSize: 40))
    let tracked = try Installed.fixture("tracked.ttf", name: "SnugTracked-Regular")
    #expect(tracked.shapesPerSize)
    #expect(advances("AA", tracked) == [500, 500])
    #expect(advances("AA", tracked.instance(atSize: 12)) == [510, 510])
    #expect(advances("AA", tracked.instance(atSize: 24)) == [530, 530])
  }

  @Test("a size makes no difference to a plain face", .enabled(if: Installed.hasDebianFonts, Installed.missing))
  func plain() throws {
    let face = try Installed.face("NotoSans-Regular.ttf")
    #expect(!face.shapesPerSize)
    #expect(face.instance(atSize: 40) === face)
  }

  @Test("web fonts are unpacked", arguments: ["tracked.woff", "tracked.woff2"])
  func webFonts(_ file: String) throws {
    let face = try Installed.fixture(file, name: "SnugTracked-Regular")
    #expect(face.unitsPerEm == 1000 && face.ascender == 900 && face.descender == -200)
    #expect(face.covers("A") && !face.covers("B"))
    #expect(advances("A A", face.instance(atSize: 12)) == [510, 260, 510])
    #expect(face.outline(of: 2)?.count == 6)
    let bytes = try Data(contentsOf: Installed.fixtures.appending(path: file))
    #expect(try face.digest() == SHA256.hexDigest(of: Array(bytes)))
  }

  @Test("outlines are in font units")
  func outlines() throws {
    func box(_ right: Double) -> [PathCommand] {
      [
        .move(x: 50, y: 0), .line(x: 50, y: 700), .line(x: right, y: 700), .line(x: right, y: 0), .line(x: 50, y: 0),
        .close,
      ]
    }
    #expect(try Installed.fixture("variable.ttf", name: "SnugTest-Regular").outline(of: 2) == box(450))
    #expect(try Installed.fixture("variable.ttf", name: "SnugTest-Bold").outline(of: 2) == box(570))
    #expect(try Installed.fixture("variable.ttf", name: "SnugTest-Regular").outline(of: 1) == [])
    #expect(try Installed.fixture("variable.ttf", name: "SnugTest-Regular").outline(of: 99) == nil)
  }

  @Test("curves of both kinds", .enabled(if: Installed.hasDebianFonts, Installed.missing))
  func curves() throws {
    // The dotless i and the bowl of o: TrueType has quadratic curves, CFF cubic ones, and both close every contour.
    for (file, isCubic) in [("NotoSans-Regular.ttf", false), ("Inter-Regular.otf", true)] {
      let face = try Installed.face(file)
      var glyphs: [ShapedGlyph] = []
      Shaper().shape(
        [0x6F], range: 0..<1, face: face, direction: .leftToRight, script: .latin, language: LanguageTag("en"),
        into: &glyphs)
      let outline = try #require(face.outline(of: glyphs[0].id))
      #expect(outline.count(where: { if case .move = $0 { true } else { false } }) == 2)
      #expect(outline.count(where: { $0 == .close }) == 2)
      #expect(outline.contains { if case .cubic = $0 { true } else { false } } == isCubic)
      #expect(outline.contains { if case .quadratic = $0 { true } else { false } } != isCubic)
    }
  }

  @Test("many workers may use one face", .enabled(if: Installed.hasDebianFonts, Installed.missing))
  func sharing() async throws {
    let face = try Installed.face("NotoSansDevanagari-Regular.ttf")
    let text = Array("राष्ट्रीय सेटिंग्स".utf16)
    let results = await withTaskGroup(of: [ShapedGlyph].self) { group in
      for _ in 0..<8 {
        group.addTask {
          let shaper = Shaper()
          var glyphs: [ShapedGlyph] = []
          for _ in 0..<50 {
            glyphs.removeAll(keepingCapacity: true)
            shaper.shape(
              text, range: text.indices, face: face, direction: .leftToRight, script: Script(tag: 0x4465_7661),
              language: LanguageTag("hi"), into: &glyphs)
          }
          return glyphs
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(results).count == 1)
  }
}
