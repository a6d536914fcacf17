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
///
/// This is read once for every glyph of every title: the boxes lie in plain memory, so that a look-up is one load.
@safe final class ExtentsCache {
  private let face: Face
  private let boxes: UnsafeMutablePointer<GlyphExtents>
  private let count: Int

  /// No box has its left side to the right of its right side: the two marks cannot be mistaken for one.
  private static let unknown = GlyphExtents(xMin: 2, yMin: 0, xMax: 0, yMax: 0)
  private static let blank = GlyphExtents(xMin: 1, yMin: 0, xMax: 0, yMax: 0)

  init(_ face: Face) {
    self.face = face
    count = face.glyphCount
    unsafe boxes = .allocate(capacity: count)
    unsafe boxes.initialize(repeating: Self.unknown, count: count)
  }

  deinit { unsafe boxes.deallocate() }

  @inline(__always)
  func extents(of glyph: UInt32) -> GlyphExtents? {
    let index = Int(glyph)
    guard index < count else { return nil }
    let box = unsafe boxes[index]
    return box.xMin <= box.xMax ? box : extentsOfMark(box, at: index)
  }

  /// What a mark stands for: no ink, or a box to be asked for.
  private func extentsOfMark(_ mark: GlyphExtents, at index: Int) -> GlyphExtents? {
    guard mark == Self.unknown else { return nil }
    let box = measure(UInt32(index))
    unsafe boxes[index] = box ?? Self.blank
    return box
  }

  private func measure(_ glyph: UInt32) -> GlyphExtents? {
    var box = hb_glyph_extents_t()
    guard unsafe hb_font_get_glyph_extents(face.hbFont, glyph, &box) != 0, box.width != 0, box.height != 0 else {
      return nil
    }
    // HarfBuzz gives the top left corner, and a height that is negative downwards; a broken font may turn it round.
    let (left, right) = (box.x_bearing, box.x_bearing &+ box.width)
    let (top, bottom) = (box.y_bearing, box.y_bearing &+ box.height)
    return GlyphExtents(xMin: min(left, right), yMin: min(bottom, top), xMax: max(left, right), yMax: max(bottom, top))
  }
}
