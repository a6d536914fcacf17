package import Vocabulary

/// `fullWidthTitle`: the image pinned to one side, the title centered across the whole width, free to run over it.
package struct FullWidthTitle: LayoutStrategy, Hashable {
  /// The image is that of `leadingImageCenteredTitle`, and so are its options.
  private var pinned = LeadingImageCenteredTitle()

  package init() {}

  package init(options: StrategyOptions) throws(StrategyOptionError) {
    let reader = try OptionReader(options, of: Self.explanation)
    pinned.imageSize = try reader.points("imageSize", or: pinned.imageSize, atLeast: 0)
    pinned.leadingPadding = try reader.points("leadingPadding", or: pinned.leadingPadding)
    pinned.mirrors = try reader.bool("mirrors", or: pinned.mirrors)
  }

  package var defaultTruncation: Truncation { .middle }
  /// The image is the strategy's own.
  package func anatomy(hasImage: Bool) -> ButtonAnatomy { .imageBesideTitle }

  package func place(_ title: ButtonTitle, in size: Size, context: ButtonContext) -> Placement {
    let placement = Placement(
      bounds: size, image: pinned.imageFrame(in: size), imageMeant: pinned.image,
      title: Rectangle(x: 0, y: 0, width: size.width, height: size.height), alignment: .center,
      intent: .init(titleCenterX: size.width / 2, imageEdgeX: pinned.leadingPadding))
    return context.direction.isRightToLeft && pinned.mirrors ? placement.mirrored : placement
  }

  package func intrinsicSize(for title: ButtonTitle, context: ButtonContext) -> Size {
    pinned.intrinsicSize(for: title, context: context)
  }

  package func intentBasis(for title: ButtonTitle, context: ButtonContext) -> IntentBasis {
    IntentBasis(
      image: pinned.image, padding: (pinned.leadingPadding, pinned.leadingPadding), mirrors: pinned.mirrors)
  }

  package static let explanation = StrategyExplanation(
    name: "fullWidthTitle",
    summary: "The image pinned to one side, the title centered across the whole width: the common mistake.",
    formula: """
      image: (leadingPadding, (H − imageSize)/2, imageSize, imageSize)
      title: (0, 0, W, H), text centered in it, free to run over the image
      right to left: the same positions; with mirrors, x′ = W − x − w
      intrinsic: the stock button's
      """,
    source: "arithmetic of a subclass or of constraints that center the label in the button",
    certainty: .derived,
    signs: """
      You have this if your code adds an image view at the leading edge of a button and leaves the label centered in \
      the button, or overrides titleRect(forContentRect:) to return the bounds.
      """,
    options: [
      .init(
        "imageSize", standard: .number(Self().pinned.imageSize), meaning: "width and height of the image in points"),
      .init(
        "leadingPadding", standard: .number(Self().pinned.leadingPadding),
        meaning: "from the button's edge to the image"
      ),
      .init(
        "mirrors", standard: .bool(Self().pinned.mirrors), meaning: "true where right-to-left layouts are mirrored"),
    ],
    examples: [
      StrategyExample(
        shows: "the label covers the image's place; a title wider than 224 runs over the image",
        bounds: Size(width: 288, height: 50), image: nil, title: Size(width: 240, height: 21),
        leftToRight: .init(
          image: Rectangle(x: 12, y: 15, width: 20, height: 20), title: Rectangle(x: 0, y: 0, width: 288, height: 50)),
        rightToLeft: .init(
          image: Rectangle(x: 12, y: 15, width: 20, height: 20), title: Rectangle(x: 0, y: 0, width: 288, height: 50)))
    ])
}
