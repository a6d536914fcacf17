import Vocabulary

/// The stand-in for whatever the button's image shows: hills with the sun at the right, in a square of 20 × 20, y up.
enum Landscape {
  static let side = 20

  /// The square, with round corners.
  static let ground = Outline(unitsPerEm: side, commands: box(radius: 3))

  static let hillsAndSun = Outline(
    unitsPerEm: side,
    commands: [
      .move(x: 2, y: 4), .line(x: 7, y: 11), .line(x: 11, y: 7), .line(x: 13, y: 9), .line(x: 18, y: 4), .close,
    ] + circle(x: 14, y: 14, radius: 2))

  /// How far the handles of a cubic reach that is next to a quarter of a circle.
  private static let handle = 0.5523

  private static func box(radius: Double) -> [PathCommand] {
    let (near, far) = (radius, Double(side) - radius)
    let end = Double(side)
    let inset = radius * (1 - handle)
    return [
      .move(x: near, y: 0), .line(x: far, y: 0),
      .cubic(control1X: end - inset, control1Y: 0, control2X: end, control2Y: inset, x: end, y: near),
      .line(x: end, y: far),
      .cubic(control1X: end, control1Y: end - inset, control2X: end - inset, control2Y: end, x: far, y: end),
      .line(x: near, y: end),
      .cubic(control1X: inset, control1Y: end, control2X: 0, control2Y: end - inset, x: 0, y: far),
      .line(x: 0, y: near),
      .cubic(control1X: 0, control1Y: inset, control2X: inset, control2Y: 0, x: near, y: 0), .close,
    ]
  }

  private static func circle(x: Double, y: Double, radius: Double) -> [PathCommand] {
    let reach = radius * handle
    return [
      .move(x: x + radius, y: y),
      .cubic(
        control1X: x + radius, control1Y: y + reach, control2X: x + reach, control2Y: y + radius, x: x, y: y + radius),
      .cubic(
        control1X: x - reach, control1Y: y + radius, control2X: x - radius, control2Y: y + reach, x: x - radius, y: y),
      .cubic(
        control1X: x - radius, control1Y: y - reach, control2X: x - reach, control2Y: y - radius, x: x, y: y - radius),
      .cubic(
        control1X: x + reach, control1Y: y - radius, control2X: x + radius, control2Y: y - reach, x: x + radius, y: y),
      .close,
    ]
  }
}
