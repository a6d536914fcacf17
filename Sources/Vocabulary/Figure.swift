/// One title placed in one component at one text size: the frames that `inspect` prints and pictures are drawn from.
///
/// Frames are in points of the button, rounded to pixels as a platform would show them. Lines are in points of the label's
/// frame, exact.
package struct Figure: Sendable, Equatable {
  package var strategy: String
  package var locale: LanguageTag
  package var direction: Direction
  package var textSize: TextSize
  package var fontSize: Points
  package var bounds: Rectangle
  package var intrinsicSize: Size
  package var image: Rectangle?
  /// The label's frame.
  package var title: Rectangle
  /// One line, before anything limits it.
  package var titleNaturalSize: Size
  package var intendedTitleCenterX: Points
  package var truncated: Bool
  /// What a reader still sees of the title, with the ellipsis.
  package var visibleText: String
  package var lines: [Line]

  package init(
    strategy: String, locale: LanguageTag, direction: Direction, textSize: TextSize, fontSize: Points,
    bounds: Rectangle, intrinsicSize: Size, image: Rectangle?, title: Rectangle, titleNaturalSize: Size,
    intendedTitleCenterX: Points, truncated: Bool, visibleText: String, lines: [Line]
  ) {
    self.strategy = strategy
    self.locale = locale
    self.direction = direction
    self.textSize = textSize
    self.fontSize = fontSize
    self.bounds = bounds
    self.intrinsicSize = intrinsicSize
    self.image = image
    self.title = title
    self.titleNaturalSize = titleNaturalSize
    self.intendedTitleCenterX = intendedTitleCenterX
    self.truncated = truncated
    self.visibleText = visibleText
    self.lines = lines
  }

  package struct Line: Sendable, Equatable {
    /// Logical order.
    package var text: String
    /// Left to right as seen.
    package var visualText: String
    /// The left end of the advance box, from the left of the label's frame.
    package var x: Points
    /// From the top of the label's frame.
    package var baseline: Points
    package var width: Points
    /// From the top left of the label's frame, y down.
    package var ink: Rectangle

    package init(
      text: String, visualText: String, x: Points, baseline: Points, width: Points, ink: Rectangle
    ) {
      self.text = text
      self.visualText = visualText
      self.x = x
      self.baseline = baseline
      self.width = width
      self.ink = ink
    }
  }
}
