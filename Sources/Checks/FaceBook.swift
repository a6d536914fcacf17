import Fonts
package import Vocabulary

/// The faces that figures were drawn with, by the names that their glyphs go by.
package struct FaceBook: Sendable {
  private var faces: [String: Face] = [:]

  package init() {}

  /// The name that a face's glyphs go by from now on.
  mutating func name(of face: Face) -> String {
    let name = face.outlineName
    if faces[name] == nil { faces[name] = face }
    return name
  }

  package mutating func merge(_ other: FaceBook) { faces.merge(other.faces) { known, _ in known } }

  /// The outlines of all glyphs of some figures. One that cannot be scaled, as a bitmap emoji, is not among them.
  package func outlines(of figures: some Sequence<Figure>) -> [GlyphName: Outline] {
    outlines(of: figures.lazy.flatMap { $0.lines + $0.uncutLines })
  }

  /// The outlines of all glyphs of some lines.
  package func outlines(of lines: some Sequence<Figure.Line>) -> [GlyphName: Outline] {
    var outlines: [GlyphName: Outline] = [:]
    var seen: Set<GlyphName> = []
    for line in lines {
      for glyph in line.glyphs where seen.insert(glyph.name).inserted {
        guard let face = faces[glyph.name.face], let commands = face.outline(of: glyph.name.id) else { continue }
        outlines[glyph.name] = Outline(unitsPerEm: face.unitsPerEm, commands: commands)
      }
    }
    return outlines
  }
}
