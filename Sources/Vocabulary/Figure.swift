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
  /// The size that the lines are shown at: below `fontSize` where the title was shrunk to fit.
  package var shownFontSize: Points
  /// Where something was cut or dropped, the lines as they would stand if nothing were, in the same coordinates: one line
  /// of the natural width, or all lines that the title breaks into, from the first that is shown downwards. Empty where
  /// the whole title is shown.
  package var uncutLines: [Line] = []
  /// Where the strategy means the image's edge to be (its left edge, in points of the button); nil without an image, or
  /// where the image is not meant to keep to a place.
  package var intendedImageX: Points?
  /// The button cuts off what leaves its bounds.
  package var clipsToBounds = false
  /// The label cuts off, without an ellipsis, what leaves its frame at the left and right.
  package var clipsText = false
  /// What the image shows is flipped, left for right.
  package var isImageFlipped = false

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
    shownFontSize = fontSize
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
    /// In visual order; empty where no picture is wanted.
    package var glyphs: [Glyph] = []
    /// What is added after each cluster of a tracked face at this font size.
    package var tracking: Points = 0

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

  /// A glyph where it is drawn.
  package struct Glyph: Sendable, Equatable {
    package var name: GlyphName
    /// Its origin, offsets included, from the left of the label's frame.
    package var x: Points
    /// Its origin, offsets included, from the top of the label's frame, y down.
    package var y: Points
    /// How many times `x` counts the line's tracking: the rest of its way from the line's left grows with the text.
    package var trackedBefore = 0

    package init(name: GlyphName, x: Points, y: Points) {
      self.name = name
      self.x = x
      self.y = y
    }
  }
}
