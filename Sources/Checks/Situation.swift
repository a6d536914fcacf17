package import Layouts
package import Vocabulary

/// One title in one button at one text size, seen as a person would see it: the frames, and where text and ink lie.
///
/// Points of the button's bounds, y down, unrounded. Rules look at visible text: the advance box horizontally, ink
/// vertically, never the label's frame (DESIGN §5).
package struct Situation {
  package var placement: Placement
  package var direction: Direction
  package var truncation: Truncation
  package var clipsToBounds: Bool
  /// The widest line before anything limits it, in points.
  package var needed: Points
  /// Text is cut or lines are dropped.
  package var isCut: Bool
  /// Nothing readable is left.
  package var isHidden = false
  /// The lines' advance boxes, x only; the first line stands alone in the usual case.
  package var textMinX: Points
  package var textMaxX: Points
  /// The highest and lowest ink of all lines; nil for a text without ink.
  package var ink: (minY: Points, maxY: Points)?
  /// Ink past the advance box, left and right, in points; 0 where it stays inside.
  package var overhang: (left: Points, right: Points) = (0, 0)
  /// Each line's visible box, where there is more than one line or could be.
  package var lineBoxes: [Rectangle] = []
  /// The room for the button in its container, where it has one.
  package var room: Points?
  /// The side of the title that the image is meant to be on, as a direction of x: -1 left, 1 right; nil for neither.
  package var imageSide: Double?
  /// The image is meant to move with the title, so that a title too long moves what is meant as well.
  package var imageFollowsTitle = false
  /// The same title and size in a layout of the other direction, for the mirror rule; nil where it is not asked.
  package var mirrorImage: Placement?

  /// What is left of a line's room: the label's width.
  package var available: Points { max(0, placement.title.width) }

  /// The visible text's box: advance horizontally, ink vertically; nil where nothing is visible.
  package var visibleText: Rectangle? {
    guard let ink, textMaxX > textMinX else { return nil }
    return Rectangle(x: textMinX, y: ink.minY, width: textMaxX - textMinX, height: ink.maxY - ink.minY)
  }
}

/// By how much a rule is broken, in points.
package struct Violation: Sendable, Equatable {
  /// What is needed, or measured.
  package var measured: Double
  /// What there is, or what is allowed.
  package var limit: Double
  package var kind: Kind

  package init(measured: Double, limit: Double, kind: Kind = .distance) {
    self.measured = measured
    self.limit = limit
    self.kind = kind
  }

  package enum Kind: Sendable {
    /// Needed and available width: the fit frontier and a budget go with it.
    case width
    /// Needed and available height of ink.
    case height
    /// A distance and what is allowed of it.
    case distance
  }

  package var excess: Double { measured - limit }
}
