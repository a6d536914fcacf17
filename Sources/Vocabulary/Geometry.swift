/// A length on screen, in points (iOS points, Android dp, CSS px); never font units, never device pixels.
package typealias Points = Double

/// A width and a height, in points.
package struct Size: Sendable, Hashable {
  package var width: Points
  package var height: Points

  package init(width: Points, height: Points) {
    self.width = width
    self.height = height
  }

  package static let zero = Size(width: 0, height: 0)
}

/// A rectangle in points; origin top left, y down.
package struct Rectangle: Sendable, Hashable {
  package var x: Points
  package var y: Points
  package var width: Points
  package var height: Points

  package init(x: Points, y: Points, width: Points, height: Points) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  package var minX: Points { x }
  package var maxX: Points { x + width }
  package var midX: Points { x + width / 2 }
  package var minY: Points { y }
  package var maxY: Points { y + height }
  package var midY: Points { y + height / 2 }
  package var size: Size { Size(width: width, height: height) }

  /// The part that both cover; its width or height is negative where they are apart on that axis.
  package func overlap(with other: Rectangle) -> Size {
    Size(
      width: min(maxX, other.maxX) - max(minX, other.minX),
      height: min(maxY, other.maxY) - max(minY, other.minY))
  }

  /// The smallest rectangle that holds both.
  package func union(_ other: Rectangle) -> Rectangle {
    let (left, top) = (min(minX, other.minX), min(minY, other.minY))
    return Rectangle(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The part that both cover; nil where they are apart or only touch.
  package func intersection(_ other: Rectangle) -> Rectangle? {
    let common = overlap(with: other)
    guard common.width > 0, common.height > 0 else { return nil }
    return Rectangle(x: max(minX, other.minX), y: max(minY, other.minY), width: common.width, height: common.height)
  }

  package func moved(x: Points = 0, y: Points = 0) -> Rectangle {
    Rectangle(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The rectangle seen in a mirror that stands in the middle of a box `width` points wide.
  package func mirrored(inWidth width: Points) -> Rectangle {
    Rectangle(x: width - maxX, y: y, width: self.width, height: height)
  }

  /// The rectangle less `insets`; its size may become negative, as a platform's own inset rectangles may.
  package func inset(by insets: EdgeInsets) -> Rectangle {
    Rectangle(
      x: x + insets.left, y: y + insets.top,
      width: width - insets.left - insets.right, height: height - insets.top - insets.bottom)
  }
}

/// Physical insets in points, in the platform's order: top, left, bottom, right. Negative values reach outwards.
package struct EdgeInsets: Sendable, Hashable {
  package var top: Points
  package var left: Points
  package var bottom: Points
  package var right: Points

  package init(top: Points = 0, left: Points = 0, bottom: Points = 0, right: Points = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package static let zero = EdgeInsets()
}

/// Rounding to the pixels of a display that has `scale` device pixels per point.
package struct PixelGrid: Sendable, Hashable {
  package let scale: Double

  package init(scale: Double) { self.scale = scale }

  /// The nearest pixel, ties up (towards larger coordinates).
  package func rounded(_ value: Points) -> Points { (value * scale + 0.5).rounded(.down) / scale }

  /// The next pixel at or above; a thousandth of a pixel of numerical dust does not count (DESIGN §3, Metrics).
  package func roundedUp(_ value: Points) -> Points { (value * scale - 0.001).rounded(.up) / scale }
}
