package import Vocabulary

/// What is to be seen, as shapes from back to front, in points; x to the right, y down.
///
/// The one thing that all pictures are drawn from: SVG files, the drawings of the HTML report, and PNG.
package struct Picture: Sendable, Equatable {
  /// Everything that is to be seen lies in it.
  package var frame: Rectangle
  package var shapes: [Shape]

  package init(frame: Rectangle, shapes: [Shape]) {
    self.frame = frame
    self.shapes = shapes
  }

  package enum Shape: Sendable, Equatable {
    case rectangle(Rectangle, Role)
    /// The stand-in for whatever image the button has; flipped where it shows its picture left for right.
    case image(Rectangle, isFlipped: Bool)
    case text(Text)
    /// A line straight down.
    case vertical(x: Points, from: Points, to: Points, Role)
    /// From where something is to where it is meant to be; a bar marks its start.
    case arrow(from: Points, to: Points, y: Points, Role)
  }

  /// What a shape stands for, and so how it looks. The raw value is its class in SVG.
  package enum Role: String, Sendable, CaseIterable {
    case button = "b"
    /// The button's edge once more, over what would hide it.
    case edge = "h"
    case titleFrame = "f"
    case image = "i"
    case text = "t"
    /// Text that a reader does not see.
    case ghost = "g"
    /// Where text and image meet.
    case overlap = "o"
    /// Where the title's center, or the image's edge, is meant to be.
    case intent = "n"
    case drift = "d"
    case caption = "c"
  }

  /// One line of text.
  package struct Text: Sendable, Equatable {
    /// Their places are relative to `x` and `y`.
    package var glyphs: [Figure.Glyph]
    /// The left end of the advance box.
    package var x: Points
    /// The baseline.
    package var y: Points
    package var fontSize: Points
    /// What is added after each cluster of a tracked face, in points.
    package var tracking: Points
    package var role: Role
    /// What lies outside is not shown.
    package var clip: Rectangle?

    /// A line whose coordinates count from `origin`.
    package init(_ line: Figure.Line, from origin: Rectangle, fontSize: Points, role: Role, clip: Rectangle? = nil) {
      glyphs = line.glyphs.map { glyph in
        var glyph = glyph
        glyph.x -= line.x
        glyph.y -= line.baseline
        return glyph
      }
      x = origin.x + line.x
      y = origin.y + line.baseline
      self.fontSize = fontSize
      tracking = line.tracking
      self.role = role
      self.clip = clip
    }
  }

  /// The same picture elsewhere.
  package func moved(x: Points, y: Points) -> Picture {
    Picture(frame: frame.moved(x: x, y: y), shapes: shapes.map { $0.moved(x: x, y: y) })
  }
}

extension Picture.Shape {
  fileprivate func moved(x: Points, y: Points) -> Self {
    switch self {
    case .rectangle(let rectangle, let role): return .rectangle(rectangle.moved(x: x, y: y), role)
    case .image(let frame, let isFlipped): return .image(frame.moved(x: x, y: y), isFlipped: isFlipped)
    case .text(var text):
      text.x += x
      text.y += y
      text.clip = text.clip?.moved(x: x, y: y)
      return .text(text)
    case .vertical(let place, let from, let to, let role):
      return .vertical(x: place + x, from: from + y, to: to + y, role)
    case .arrow(let from, let to, let place, let role):
      return .arrow(from: from + x, to: to + x, y: place + y, role)
    }
  }
}
