package import Vocabulary

/// A worked example of a strategy: it stands in the documentation, and a test holds the strategy to it.
///
/// The frames are worked out by hand from the formula or read off the platform, never taken from this program.
package struct StrategyExample: Sendable {
  /// What it shows, in a few words.
  package var shows: String
  package var options: StrategyOptions
  package var bounds: Size
  package var image: Size?
  /// The title's natural size in points.
  package var title: Size
  /// Width of the source title at the base size, where that matters; the title's own width otherwise.
  package var sourceWidth: Points?
  package var leftToRight: Frames
  package var rightToLeft: Frames

  /// Unrounded frames in points of the button.
  package struct Frames: Sendable, Equatable {
    package var image: Rectangle?
    package var title: Rectangle

    package init(image: Rectangle?, title: Rectangle) {
      self.image = image
      self.title = title
    }
  }

  package init(
    shows: String, options: StrategyOptions = [:], bounds: Size, image: Size?, title: Size,
    sourceWidth: Points? = nil, leftToRight: Frames, rightToLeft: Frames
  ) {
    self.shows = shows
    self.options = options
    self.bounds = bounds
    self.image = image
    self.title = title
    self.sourceWidth = sourceWidth
    self.leftToRight = leftToRight
    self.rightToLeft = rightToLeft
  }
}
