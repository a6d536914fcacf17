import CHarfBuzz

/// The box of a glyph's ink, from the glyph's origin, in font units; y up.
package struct GlyphExtents: Sendable, Hashable {
  package var xMin: Int32
  package var yMin: Int32
  package var xMax: Int32
  package var yMax: Int32

  package init(xMin: Int32, yMin: Int32, xMax: Int32, yMax: Int32) {
    self.xMin = xMin
    self.yMin = yMin
    self.xMax = xMax
    self.yMax = yMax
  }
}

/// The ink boxes of one face's glyphs, asked of HarfBuzz once each.
final class ExtentsCache {
  let face: Face
  /// One for each glyph id.
  private var known: [GlyphExtents]

  /// No box has its left side to the right of its right side: the two marks cannot be mistaken for one.
  private static let unknown = GlyphExtents(xMin: 2, yMin: 0, xMax: 0, yMax: 0)
  private static let blank = GlyphExtents(xMin: 1, yMin: 0, xMax: 0, yMax: 0)

  init(_ face: Face) {
    self.face = face
    known = Array(repeating: Self.unknown, count: face.glyphCount)
  }

  func extents(of glyph: UInt32) -> GlyphExtents? {
    guard glyph < known.count else { return nil }
    let index = Int(glyph)
    if known[index] == Self.unknown { known[index] = measure(glyph) }
    return known[index] == Self.blank ? nil : known[index]
  }

  private func measure(_ glyph: UInt32) -> GlyphExtents {
    var box = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(face.hbFont, glyph, &box) != 0, box.width != 0, box.height != 0 else {
      return Self.blank
    }
    // HarfBuzz gives the top left corner, and a height that is negative downwards; a broken font may turn it round.
    let (left, right) = (box.x_bearing, box.x_bearing &+ box.width)
    let (top, bottom) = (box.y_bearing, box.y_bearing &+ box.height)
    return GlyphExtents(xMin: min(left, right), yMin: min(bottom, top), xMax: max(left, right), yMax: max(bottom, top))
  }
}
