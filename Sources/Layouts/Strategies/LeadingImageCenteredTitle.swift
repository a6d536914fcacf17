package import Vocabulary

/// `leadingImageCenteredTitle`: a subclass that pins the image to one side and centers the title in what is left.
///
/// With `mirrors` false the positions are physical, as people write them: a right-to-left layout is then the same as
/// the left-to-right one, and the mirror rules say so.
package struct LeadingImageCenteredTitle: LayoutStrategy, Hashable {
  /// Width and height of the image as drawn, in points; the component's own image does not count.
  package var imageSize: Points = 20
  package var leadingPadding: Points = 12
  package var spacing: Points = 8
  package var mirrors = false

  package init() {}

  package init(options: StrategyOptions) throws(StrategyOptionError) {
    let reader = try OptionReader(options, of: Self.explanation)
    imageSize = try reader.points("imageSize", or: imageSize, atLeast: 0)
    leadingPadding = try reader.points("leadingPadding", or: leadingPadding)
    spacing = try reader.points("spacing", or: spacing)
    mirrors = try reader.bool("mirrors", or: mirrors)
  }

  package var defaultTruncation: Truncation { .middle }
  /// The image is the strategy's own.
  package func anatomy(hasImage: Bool) -> ButtonAnatomy { .imageBesideTitle }

  package func place(_ title: ButtonTitle, in size: Size, context: ButtonContext) -> Placement {
    let x = leadingPadding + imageSize + spacing
    let width = size.width - x - leadingPadding
    let placement = Placement(
      bounds: size, image: imageFrame(in: size), imageMeant: image,
      title: Rectangle(x: x, y: 0, width: max(0, width), height: size.height), alignment: .center,
      intent: .init(titleCenterX: x + width / 2, imageEdgeX: leadingPadding))
    return context.direction.isRightToLeft && mirrors ? placement.mirrored : placement
  }

  /// The image in a left-to-right layout: at its padding, in the middle of the height.
  func imageFrame(in size: Size) -> Rectangle {
    Rectangle(x: leadingPadding, y: (size.height - imageSize) / 2, width: imageSize, height: imageSize)
  }

  var image: Size { Size(width: imageSize, height: imageSize) }

  /// The stock button's, since the subclass overrides frames only: it knows nothing of padding and spacing.
  package func intrinsicSize(for title: ButtonTitle, context: ButtonContext) -> Size {
    var stock = context
    stock.image = image
    return ContentBlock().intrinsicSize(for: title, context: stock)
  }

  package func intentBasis(for title: ButtonTitle, context: ButtonContext) -> IntentBasis {
    IntentBasis(image: image, padding: (leadingPadding, leadingPadding), spacing: spacing, mirrors: mirrors)
  }

  package static let explanation = StrategyExplanation(
    name: "leadingImageCenteredTitle",
    summary: "The image pinned to one side, the title centered in what is left.",
    formula: """
      image: (leadingPadding, (H − imageSize)/2, imageSize, imageSize)
      title: x = leadingPadding + imageSize + spacing, width W − x − leadingPadding, height H, text centered in it
      right to left: the same positions; with mirrors, x′ = W − x − w
      intrinsic: the stock button's
      """,
    source:
      "arithmetic of a subclass that overrides imageRect and titleRect; its size is the stock button's",
    certainty: .derived,
    signs: """
      You have this if your code says class …: UIButton and overrides imageRect(forContentRect:) and \
      titleRect(forContentRect:), or sets imageView.frame and titleLabel.frame in layoutSubviews.
      """,
    options: [
      .init("imageSize", standard: .number(Self().imageSize), meaning: "width and height of the image in points"),
      .init(
        "leadingPadding", standard: .number(Self().leadingPadding),
        meaning: "from the button's edge to the image, and from the title's box to the other edge"),
      .init("spacing", standard: .number(Self().spacing), meaning: "between image and title box"),
      .init("mirrors", standard: .bool(Self().mirrors), meaning: "true where right-to-left layouts are mirrored"),
    ],
    examples: [
      StrategyExample(
        shows: "physical positions stay in right-to-left",
        bounds: Size(width: 288, height: 50), image: nil, title: Size(width: 54, height: 21),
        leftToRight: .init(
          image: Rectangle(x: 12, y: 15, width: 20, height: 20), title: Rectangle(x: 40, y: 0, width: 236, height: 50)),
        rightToLeft: .init(
          image: Rectangle(x: 12, y: 15, width: 20, height: 20), title: Rectangle(x: 40, y: 0, width: 236, height: 50))),
      StrategyExample(
        shows: "mirrored by hand",
        options: ["mirrors": .bool(true)],
        bounds: Size(width: 288, height: 50), image: nil, title: Size(width: 54, height: 21),
        leftToRight: .init(
          image: Rectangle(x: 12, y: 15, width: 20, height: 20), title: Rectangle(x: 40, y: 0, width: 236, height: 50)),
        rightToLeft: .init(
          image: Rectangle(x: 256, y: 15, width: 20, height: 20), title: Rectangle(x: 12, y: 0, width: 236, height: 50))
      ),
    ])
}
