package import Vocabulary

/// Where a strategy puts image and title, in unrounded points of the button's bounds (origin top left, y down).
///
/// Drift and mirror rules use these frames as they are; `rounded(to:)` gives what a platform shows.
package struct Placement: Sendable, Equatable {
  package var bounds: Size
  /// nil where the component draws no image.
  package var image: Rectangle?
  /// The size the strategy means the image to have; a smaller frame is a squeezed image.
  package var imageMeant: Size
  /// The label's frame. The text is centered in it vertically, and horizontally by `alignment`.
  package var title: Rectangle
  package var alignment: TextAlignment
  package var intent: Intent

  package init(
    bounds: Size, image: Rectangle?, imageMeant: Size, title: Rectangle, alignment: TextAlignment, intent: Intent
  ) {
    self.bounds = bounds
    self.image = image
    self.imageMeant = imageMeant
    self.title = title
    self.alignment = alignment
    self.intent = intent
  }

  /// How a line narrower or wider than the label's frame stands in it.
  package enum TextAlignment: Sendable, Hashable { case left, center, right }

  /// Where the title's center and the image's edge are meant to be, in points from the button's left.
  package struct Intent: Sendable, Equatable {
    package var titleCenterX: Points
    /// The image's edge nearest to the button's edge that it is tied to: left edge or right edge.
    package var imageEdgeX: Points?
    package var imageEdge: Edge

    package init(titleCenterX: Points, imageEdgeX: Points?, imageEdge: Edge = .left) {
      self.titleCenterX = titleCenterX
      self.imageEdgeX = imageEdgeX
      self.imageEdge = imageEdge
    }
  }

  package enum Edge: Sendable, Hashable { case left, center, right }

  /// Origins moved to the nearest pixel, ties up; sizes stay.
  package func rounded(to grid: PixelGrid) -> Placement {
    var result = self
    result.title.x = grid.rounded(title.x)
    result.title.y = grid.rounded(title.y)
    if let image {
      result.image?.x = grid.rounded(image.x)
      result.image?.y = grid.rounded(image.y)
    }
    return result
  }
}
