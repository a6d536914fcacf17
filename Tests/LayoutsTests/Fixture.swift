import Layouts
import Testing
import Vocabulary

/// One button, and where its image and title are from left to right and from right to left.
///
/// Left to right comes from the source named in `origin`; right to left is that, reflected by hand in the inset
/// rectangle of the image and of the title (facts §1.4). None of it comes from this program.
struct Fixture: Sendable, CustomTestStringConvertible {
  var origin: String
  var strategy: String
  var options: StrategyOptions
  var bounds: Size
  var image: Size?
  var title: Size
  var sourceWidth: Points?
  /// nil leaves the frames unrounded; measured rows are rounded to the pixels of their device.
  var displayScale: Double?
  /// What a row read off a picture may be wrong by, in points.
  var tolerance: Points
  /// nil where the source says nothing of the image.
  var leftToRight: (image: Rectangle?, title: Rectangle?)
  var rightToLeft: (image: Rectangle?, title: Rectangle?)

  init(
    _ origin: String, strategy: String = "contentBlock", options: StrategyOptions = [:], bounds: (Points, Points),
    image: (Points, Points)? = nil, title: (Points, Points) = (0, 0), sourceWidth: Points? = nil,
    displayScale: Double? = nil, tolerance: Points = 1e-9,
    ltr: (image: Rectangle?, title: Rectangle?), rtl: (image: Rectangle?, title: Rectangle?)
  ) {
    self.origin = origin
    self.strategy = strategy
    self.options = options
    self.bounds = Size(width: bounds.0, height: bounds.1)
    self.image = image.map { Size(width: $0.0, height: $0.1) }
    self.title = Size(width: title.0, height: title.1)
    self.sourceWidth = sourceWidth
    self.displayScale = displayScale
    self.tolerance = tolerance
    leftToRight = ltr
    rightToLeft = rtl
  }

  var testDescription: String { origin }

  func placement(_ direction: Direction) throws -> Placement {
    let strategy = try #require(try StrategyList.make(name: strategy, options: options))
    let placement = strategy.place(
      .oneLine(title, sourceWidth: sourceWidth), in: bounds, context: .plain(image, direction, width: bounds.width))
    return displayScale.map { placement.rounded(to: PixelGrid(scale: $0)) } ?? placement
  }

  func check(_ direction: Direction) throws {
    let expected = direction.isRightToLeft ? rightToLeft : leftToRight
    let placement = try placement(direction)
    if let image = expected.image {
      #expect(
        isNear(placement.image, image, within: tolerance),
        "\(direction) image \(String(describing: placement.image)), not \(image)")
    }
    if let title = expected.title {
      #expect(isNear(placement.title, title, within: tolerance), "\(direction) title \(placement.title), not \(title)")
    }
  }
}

func isNear(_ left: Rectangle?, _ right: Rectangle?, within tolerance: Points = 1e-9) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return abs(left.x - right.x) <= tolerance && abs(left.y - right.y) <= tolerance
    && abs(left.width - right.width) <= tolerance && abs(left.height - right.height) <= tolerance
}

func frame(_ x: Points, _ y: Points, _ width: Points, _ height: Points) -> Rectangle {
  Rectangle(x: x, y: y, width: width, height: height)
}

extension OptionValue {
  static func edges(_ top: Points, _ left: Points, _ bottom: Points, _ right: Points) -> OptionValue {
    .insets(EdgeInsets(top: top, left: left, bottom: bottom, right: right))
  }
}

extension ButtonTitle {
  static func oneLine(_ size: Size, lineHeight: Points? = nil, sourceWidth: Points? = nil) -> ButtonTitle {
    ButtonTitle(
      naturalSize: size, lineHeight: lineHeight ?? size.height, sourceWidthAtBase: sourceWidth ?? size.width)
  }
}

extension ButtonContext {
  static func plain(_ image: Size?, _ direction: Direction, width: Points = 288) -> ButtonContext {
    ButtonContext(image: image, direction: direction, grid: PixelGrid(scale: 2), designWidth: width)
  }
}
