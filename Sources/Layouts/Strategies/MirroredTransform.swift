package import Vocabulary

/// `mirroredTransform`: the image on the trailing side by flipping the button, and flipping image and title back.
///
/// The stock layout in the view's own direction is seen in a mirror, so insets act on the opposite side. Text and image
/// are flipped twice: glyphs read as usual, and lines stand in their label as they would without any flip.
package struct MirroredTransform: LayoutStrategy, Hashable {
  /// The insets of the source's example are the standard.
  package var block = ContentBlock(
    contentInsets: EdgeInsets(top: 8, left: 16, bottom: 8, right: 16), imageInsets: EdgeInsets(top: 8, right: 4),
    titleInsets: EdgeInsets(top: 8))
  /// The background asset was flipped beforehand, so that the transform shows it the right way round. No frame depends
  /// on it; pictures do.
  package var backgroundFlipped = false

  package init() {}

  package init(options: StrategyOptions) throws(StrategyOptionError) {
    let reader = try OptionReader(options, of: Self.explanation)
    block = try block.reading(reader)
    backgroundFlipped = try reader.bool("backgroundFlipped", or: backgroundFlipped)
  }

  package var defaultTruncation: Truncation { .middle }

  package func place(_ title: ButtonTitle, in size: Size, context: ButtonContext) -> Placement {
    var placement = block.place(title, in: size, context: context).mirrored
    placement.alignment = .natural(in: context.direction)
    return placement
  }

  /// The stock button's: a transform does not change the size.
  package func intrinsicSize(for title: ButtonTitle, context: ButtonContext) -> Size {
    block.intrinsicSize(for: title, context: context)
  }

  package func intentBasis(for title: ButtonTitle, context: ButtonContext) -> IntentBasis {
    IntentBasis(
      block: block, image: context.image, padding: (block.contentInsets.right, block.contentInsets.left),
      imageSide: .right)
  }

  package static let explanation = StrategyExplanation(
    name: "mirroredTransform",
    summary: "The image on the trailing side by a transform that flips the button, and its parts back.",
    formula: """
      contentBlock in the view's own direction, then x′ = W − (x + width) for image and title
      insets act on the opposite side; a background image is mirrored too, unless it was flipped beforehand
      intrinsic: the stock button's
      """,
    source: "arithmetic on contentBlock and the transform",
    certainty: .derived,
    signs: """
      You have this if your code says transform = CGAffineTransform(scaleX: -1, y: 1) on the button, its imageView and \
      its titleLabel.
      """,
    options: Self().block.explainedOptions + [
      .init(
        "backgroundFlipped", standard: .bool(Self().backgroundFlipped),
        meaning: "true where the background asset was flipped beforehand; for pictures only")
    ],
    examples: [
      // C = (16, 8, 118, 34), Ri = (16, 16, 114, 26), Rt = (16, 16, 118, 26); block 16 + 60 = 76.
      // Left to right, before the flip: image.x = 16 + (114 − 76)/2 = 35, title.x = 16 + (118 − 76)/2 + 16 = 53;
      // after: image 150 − 51 = 99, title 150 − 113 = 37.
      // Right to left, before: image 146 − 51 = 95, title 150 − 113 = 37; after: image 150 − 111 = 39, title 53.
      StrategyExample(
        shows: "the source's button: a gap of 2 becomes an overlap of 2 from right to left",
        bounds: Size(width: 150, height: 50), image: Size(width: 16, height: 16), title: Size(width: 60, height: 20),
        leftToRight: .init(
          image: Rectangle(x: 99, y: 21, width: 16, height: 16), title: Rectangle(x: 37, y: 19, width: 60, height: 20)),
        rightToLeft: .init(
          image: Rectangle(x: 39, y: 21, width: 16, height: 16), title: Rectangle(x: 53, y: 19, width: 60, height: 20)))
    ])
}
