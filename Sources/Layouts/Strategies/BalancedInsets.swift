package import Vocabulary

/// `balancedInsets`: insets alone put the image at its padding and center the title, for one title at one size.
///
/// The insets are worked out once, from the source title at the base size and the width of the design, and then frozen,
/// as interface files freeze them. Every other title, size, width and direction gets the same insets.
package struct BalancedInsets: LayoutStrategy, Hashable {
  package var leadingPadding: Points = 12
  /// The width the insets were chosen at; nil for the component's first width.
  package var designWidth: Points?

  package init() {}

  package init(options: StrategyOptions) throws(StrategyOptionError) {
    let reader = try OptionReader(options, of: Self.explanation)
    leadingPadding = try reader.points("leadingPadding", or: leadingPadding)
    if options["designWidth"] != nil { designWidth = try reader.points("designWidth", or: 0, atLeast: 0) }
  }

  package var defaultTruncation: Truncation { .middle }

  package func place(_ title: ButtonTitle, in size: Size, context: ButtonContext) -> Placement {
    var placement = frozenBlock(for: title, context: context).place(title, in: size, context: context)
    // The insets are physical; what people mean by them is not, so that right-to-left shows the difference.
    let intent = Placement.Intent(
      titleCenterX: size.width / 2, imageEdgeX: context.image.map { _ in leadingPadding })
    placement.intent = context.direction.isRightToLeft ? intent.mirrored(inWidth: size.width) : intent
    return placement
  }

  /// The stock button with the insets that center the source title at the base size.
  func frozenBlock(for title: ButtonTitle, context: ButtonContext) -> ContentBlock {
    let imageWidth = context.imageWidthAtBase ?? context.image?.width ?? 0
    let width = designWidth ?? context.designWidth
    let shift = leadingPadding - (width - imageWidth - title.sourceWidthAtBase) / 2
    return ContentBlock(
      imageInsets: EdgeInsets(left: shift, right: -shift),
      titleInsets: EdgeInsets(left: -imageWidth / 2, right: imageWidth / 2))
  }

  /// The stock button's: neither inset counts.
  package func intrinsicSize(for title: ButtonTitle, context: ButtonContext) -> Size {
    ContentBlock().intrinsicSize(for: title, context: context)
  }

  package func intentBasis(for title: ButtonTitle, context: ButtonContext) -> IntentBasis {
    IntentBasis(
      block: frozenBlock(for: title, context: context), image: context.image,
      padding: (leadingPadding, leadingPadding))
  }

  package static let explanation = StrategyExplanation(
    name: "balancedInsets",
    summary: "Insets chosen once, so that the image is at its padding and the source title centered; then frozen.",
    formula: """
      W₀ = designWidth, tw₀ = width of the source title at the base size
      d = leadingPadding − (W₀ − iw − tw₀)/2
      imageInsets = (left d, right −d); titleInsets = (left −iw/2, right iw/2); contentInsets 0; center; contentBlock
      while nothing clamps, left to right: title center W/2,
      image.x = leadingPadding + (W − W₀)/2 − (tw − tw₀)/2
      right to left: title center W/2 − iw, image.x = leadingPadding + (W − W₀)/2 + (tw + tw₀)/2
      intrinsic: the stock button's
      """,
    source: "arithmetic on contentBlock's measured rules",
    certainty: .derived,
    signs: """
      You have this if your interface file or code sets imageEdgeInsets and titleEdgeInsets to numbers that somebody \
      tried out until the title looked centered.
      """,
    options: [
      .init("leadingPadding", standard: .number(Self().leadingPadding), meaning: "from the button's edge to the image"),
      .init(
        "designWidth", standard: nil, meaning: "the width the insets were chosen at; the component's first if absent"),
    ],
    examples: [
      // d = 12 − (288 − 20 − 54)/2 = −95. Left to right: title center 144; image.x = 12 − (94 − 54)/2 = −8.
      // Right to left: title center 124; image.x = 12 + (94 + 54)/2 = 86.
      StrategyExample(
        shows: "a title 40 points longer than the source's pushes the image out",
        bounds: Size(width: 288, height: 50), image: Size(width: 20, height: 20), title: Size(width: 94, height: 20),
        sourceWidth: 54,
        leftToRight: .init(
          image: Rectangle(x: -8, y: 15, width: 20, height: 20), title: Rectangle(x: 97, y: 15, width: 94, height: 20)),
        rightToLeft: .init(
          image: Rectangle(x: 86, y: 15, width: 20, height: 20), title: Rectangle(x: 77, y: 15, width: 94, height: 20)))
    ])
}
