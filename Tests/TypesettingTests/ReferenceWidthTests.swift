import Testing
import Typesetting
import Vocabulary

@Suite("Reference widths", .enabled(if: TestFonts.arePresent, TestFonts.advice))
struct ReferenceWidthTests {
  @Test("Advance, ink, line box and glyphs are those of hb-shape", arguments: ReferenceWidth.all)
  func matchesShaper(_ row: ReferenceWidth) throws {
    let file = row.font == "NotoSansCJK" ? "NotoSansCJK-Regular.ttc" : "\(row.font)-Regular.ttf"
    // One font to a string, as it was measured.
    let page = try TestPage(fonts: file, locale: row.locale)
    let text = try page.set(row.text)
    let advance = text.width(at: 17)
    expectEqual(advance, row.advance, within: 0.0501, "advance \(advance)")
    #expect(text.glyphs.count == row.glyphs)
    #expect(text.problems.isEmpty)

    let ink = try #require(page.typesetter.ink(of: text, at: 17))
    expectEqual(max(0, -ink.minX), row.past.left, within: 0.0501, "left \(ink.minX)")
    expectEqual(max(0, ink.maxX - advance), row.past.right, within: 0.0501, "right \(ink.maxX)")
    expectEqual(ink.top, row.ink.top, within: 0.0501, "top \(ink.top)")
    expectEqual(max(0, -ink.bottom), row.ink.bottom, within: 0.0501, "bottom \(ink.bottom)")
    let vertical = try #require(page.typesetter.verticalInk(of: text))
    expectEqual(vertical.top * 17, ink.top, within: 1e-9)
    expectEqual(vertical.bottom * 17, ink.bottom, within: 1e-9)

    let box = try #require(page.style.lineBox(for: text))
    expectEqual(box.height * 17, row.lineHeight, within: 0.0501, "line \(box.height * 17)")
    expectEqual(box.ascent * 17, row.box.ascent, within: 0.0501)
    expectEqual(box.descent * 17, row.box.descent, within: 0.0501)
  }
}
