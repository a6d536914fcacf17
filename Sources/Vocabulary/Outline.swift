/// The shape of a glyph in font units, y up.
package struct Outline: Sendable, Hashable {
  package var unitsPerEm: Int
  /// Empty for a glyph without ink.
  package var commands: [PathCommand]

  package init(unitsPerEm: Int, commands: [PathCommand]) {
    self.unitsPerEm = unitsPerEm
    self.commands = commands
  }
}

/// A glyph of a face: what outlines are kept under.
package struct GlyphName: Sendable, Hashable {
  /// The face's PostScript name, and what else tells its outlines from those of other faces of that name.
  package var face: String
  package var id: UInt32

  package init(face: String, id: UInt32) {
    self.face = face
    self.id = id
  }
}

/// One step of a glyph's outline, in font units, y up. A contour starts with `move` and ends with `close`.
package enum PathCommand: Sendable, Hashable {
  case move(x: Double, y: Double)
  case line(x: Double, y: Double)
  case quadratic(controlX: Double, controlY: Double, x: Double, y: Double)
  case cubic(control1X: Double, control1Y: Double, control2X: Double, control2Y: Double, x: Double, y: Double)
  case close
}
