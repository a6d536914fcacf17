package import Vocabulary

/// Mirroring: what a right-to-left layout should be, given the left-to-right one.
///
/// Two mirrors are in use. A platform that lays a button out from right to left mirrors it in the button's bounds. The
/// stock button mirrors image and title each in the inset rectangle of its own, which comes to the same only where the
/// insets are symmetric; `layout-not-mirrored` finds the difference.
extension Placement {
  /// The placement seen in a mirror in the middle of the button: frames, alignment and intent.
  package var mirrored: Placement {
    Placement(
      bounds: bounds, image: image?.mirrored(inWidth: bounds.width), imageMeant: imageMeant,
      title: title.mirrored(inWidth: bounds.width), alignment: alignment.mirrored,
      intent: intent.mirrored(inWidth: bounds.width))
  }
}

extension Placement.Intent {
  /// The intent seen in a mirror that stands in the middle of a box `width` points wide.
  package func mirrored(inWidth width: Points) -> Placement.Intent {
    Placement.Intent(
      titleCenterX: width - titleCenterX, imageEdgeX: imageEdgeX.map { width - $0 }, imageEdge: imageEdge.mirrored)
  }
}

extension Placement.TextAlignment {
  package var mirrored: Self {
    switch self {
    case .left: .right
    case .center: .center
    case .right: .left
    }
  }

  /// The alignment of a label that follows the layout direction, as labels do that nobody told otherwise.
  package static func natural(in direction: Direction) -> Self { direction.isRightToLeft ? .right : .left }
}

extension Placement.Edge {
  package var mirrored: Self {
    switch self {
    case .left: .right
    case .center: .center
    case .right: .left
    }
  }
}

extension Rectangle {
  /// The rectangle seen in a mirror in the middle of `box`, which need not start at 0.
  package func reflected(in box: Rectangle) -> Rectangle {
    Rectangle(x: box.minX + box.maxX - maxX, y: y, width: width, height: height)
  }
}
