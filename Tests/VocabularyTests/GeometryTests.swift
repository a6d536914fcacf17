import Testing
import Vocabulary

@Suite struct PixelGridTests {
  /// An origin goes to the nearest pixel, and up where two are as near.
  @Test(
    arguments: [
      (1.0, 0.5, 1.0), (1, 1.49, 1), (1, -0.5, 0), (1, -0.51, -1), (1, -1.5, -1),
      (2, 124.25, 124.5), (2, 124.24, 124), (2, 149.5, 149.5),
      (3, 0.5, 2.0 / 3), (3, 0.49, 1.0 / 3), (3, 100, 100),
    ] as [(Double, Points, Points)])
  func roundsToTheNearestPixelTiesUp(scale: Double, value: Points, expected: Points) {
    #expect(abs(PixelGrid(scale: scale).rounded(value) - expected) < 1e-9)
  }

  /// DESIGN §3: ceil(v · displayScale − 0.001) / displayScale.
  @Test(
    arguments: [
      (2.0, 21.2, 21.5), (2, 21.5, 21.5), (2, 21.50049, 21.5), (2, 21.5006, 22),
      (3, 20.287109375, 61.0 / 3),  // the line of San Francisco at 17 points
      (3, 0, 0), (3, 0.0003, 0), (3, 0.001, 1.0 / 3), (1, 53.98, 54), (1, 54.0009, 54), (1, 54.002, 55),
    ] as [(Double, Points, Points)])
  func roundsSizesUpPastNumericalDust(scale: Double, value: Points, expected: Points) {
    #expect(abs(PixelGrid(scale: scale).roundedUp(value) - expected) < 1e-9)
  }
}

@Suite struct RectangleTests {
  let title = Rectangle(x: 156.5, y: 14.25, width: 54, height: 21.5)

  @Test func tellsItsEdgesAndCenter() {
    #expect(title.minX == 156.5)
    #expect(title.maxX == 210.5)
    #expect(title.midX == 183.5)
    #expect(title.minY == 14.25)
    #expect(title.maxY == 35.75)
    #expect(title.midY == 25)
    #expect(title.size == Size(width: 54, height: 21.5))
  }

  @Test func mirrorsInABox() {
    let mirrored = title.mirrored(inWidth: 335)
    #expect(mirrored == Rectangle(x: 124.5, y: 14.25, width: 54, height: 21.5))
    #expect(mirrored.mirrored(inWidth: 335) == title)
  }

  @Test func overlapIsNegativeWhereApart() {
    let image = Rectangle(x: 124.5, y: 9, width: 32, height: 32)
    #expect(title.overlap(with: image) == Size(width: 0, height: 21.5))  // side by side
    let moved = Rectangle(x: 149.5, y: 9, width: 32, height: 32)
    #expect(title.overlap(with: moved) == Size(width: 25, height: 21.5))
    #expect(moved.overlap(with: title) == title.overlap(with: moved))
    let above = Rectangle(x: 160, y: -40, width: 10, height: 20)
    #expect(title.overlap(with: above) == Size(width: 10, height: -34.25))
  }

  @Test func insetsMayTurnASizeNegative() {
    let button = Rectangle(x: 0, y: 0, width: 150, height: 50)
    let insets = EdgeInsets(top: 8, left: 16, bottom: 8, right: 16)
    #expect(button.inset(by: insets) == Rectangle(x: 16, y: 8, width: 118, height: 34))
    #expect(button.inset(by: EdgeInsets(left: 100, right: 100)).width == -50)
    #expect(button.inset(by: EdgeInsets(left: -10, right: -10)) == Rectangle(x: -10, y: 0, width: 170, height: 50))
    #expect(button.inset(by: .zero) == button)
  }
}
