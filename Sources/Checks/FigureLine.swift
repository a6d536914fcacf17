import Fonts
import Typesetting
import Vocabulary

extension FaceBook {
  /// A set line where it stands, in points from the top left of what it belongs to, with its glyphs by name.
  mutating func line(
    _ content: TypesetText, x: Points, baseline: Points, fontSize: Points, typesetter: Typesetter
  ) -> Figure.Line {
    let ink = typesetter.ink(of: content, at: fontSize)
    var line = Figure.Line(
      text: content.text, visualText: content.visualText, x: x, baseline: baseline, width: content.width(at: fontSize),
      ink: ink.map {
        Rectangle(x: x + $0.minX, y: baseline - $0.top, width: $0.maxX - $0.minX, height: $0.top - $0.bottom)
      } ?? Rectangle(x: x, y: baseline, width: 0, height: 0))
    line.tracking = content.tracking?.spacing(atSize: fontSize) ?? 0
    var last: (face: Face, name: String)?
    for placed in typesetter.placedGlyphs(of: content, at: fontSize) {
      let known = last.flatMap { $0.face === placed.face ? $0.name : nil }
      let name = known ?? name(of: placed.face)
      last = (placed.face, name)
      let scale = fontSize / Double(placed.face.unitsPerEm)
      var glyph = Figure.Glyph(
        name: GlyphName(face: name, id: placed.glyph.id), x: x + placed.x + Double(placed.glyph.xOffset) * scale,
        y: baseline - Double(placed.glyph.yOffset) * scale)
      glyph.trackedBefore = placed.trackedBefore
      line.glyphs.append(glyph)
    }
    return line
  }
}
