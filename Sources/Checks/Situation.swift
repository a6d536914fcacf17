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
  /// The font size that the title is shown at: smaller than the text size's own where it was shrunk to fit.
  package var fontSize: Points
  /// The height of one line box.
  package var lineHeight: Points
  /// The widest line before anything limits it, in points, shrunk as far as it may be.
  package var needed: Points
  /// An ellipsis takes the place of text, or text is cut at the label's edge.
  package var isCut = false
  /// Lines beyond the limit are dropped.
  package var dropsLines = false
  /// Nothing readable is left.
  package var isHidden = false
  /// The lines' advance boxes, x only.
  package var textMinX: Points = 0
  package var textMaxX: Points = 0
  /// The highest and lowest ink of all lines; nil for a text without ink.
  package var ink: (minY: Points, maxY: Points)?
  /// Ink past the advance box, left and right, in points; 0 or less where it stays inside.
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

  package var hasVisibleText: Bool { textMaxX > textMinX }

  /// The visible text's box: advance horizontally, ink vertically; nil where nothing is visible.
  package var visibleText: Rectangle? {
    guard let ink, hasVisibleText else { return nil }
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
  /// How much lies past either edge, where the rule is about edges.
  package var reach: Reach?

  package init(measured: Double, limit: Double, kind: Kind = .distance, reach: Reach? = nil) {
    self.measured = measured
    self.limit = limit
    self.kind = kind
    self.reach = reach
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

/// How far something reaches past the two edges of one axis, in points; 0 where it stays inside or within the tolerance.
package struct Reach: Sendable, Equatable {
  /// Left or top.
  package var before: Points
  /// Right or bottom.
  package var after: Points

  /// nil where neither edge is passed by more than `tolerance`.
  init?(from min: Points, to max: Points, within length: Points, beyond tolerance: Points) {
    before = -min > tolerance ? -min : 0
    after = max - length > tolerance ? max - length : 0
    if before == 0, after == 0 { return nil }
  }

  package var total: Points { before + after }
}

extension Situation {
  /// How far the visible text's advance boxes reach past the button's left and right edges.
  func horizontalReach(beyond tolerance: Points) -> Reach? {
    guard hasVisibleText else { return nil }
    return Reach(from: textMinX, to: textMaxX, within: placement.bounds.width, beyond: tolerance)
  }

  /// How far ink reaches past the button's top and bottom edges.
  func verticalReach(beyond tolerance: Points) -> Reach? {
    guard let ink else { return nil }
    return Reach(from: ink.minY, to: ink.maxY, within: placement.bounds.height, beyond: tolerance)
  }

  /// Not even the line box of the primary face finds room in the button's height: no title is to blame for that.
  func isLineHigherThanButton(beyond tolerance: Points) -> Bool {
    lineHeight - placement.bounds.height > tolerance
  }
}
