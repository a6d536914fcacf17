package import Vocabulary

/// `imageAboveTitle`: a round image over its title, both in the middle; nothing is clamped.
package struct ImageAboveTitle: LayoutStrategy, Hashable {
  package var margin: Points = 6
  /// Width and height of the image in points; the component's own image does not count.
  package var imageWidth: Points = 64
  /// The image's corner radius; nil for half the width. No frame depends on it; pictures do.
  package var imageRadius: Points?

  package init() {}

  package init(options: StrategyOptions) throws(StrategyOptionError) {
    let reader = try OptionReader(options, of: Self.explanation)
    margin = try reader.points("margin", or: margin)
    imageWidth = try reader.points("imageWidth", or: imageWidth, atLeast: 0)
    if options["imageRadius"] != nil { imageRadius = try reader.points("imageRadius", or: 0, atLeast: 0) }
  }

  package var defaultTruncation: Truncation { .none }
  package func anatomy(hasImage: Bool) -> ButtonAnatomy { .imageAboveTitle }

  package func place(_ title: ButtonTitle, in size: Size, context: ButtonContext) -> Placement {
    let fitted = title.size(within: size.width - 2 * margin)
    let middle = size.width / 2
    return Placement(
      bounds: size,
      image: Rectangle(x: middle - imageWidth / 2, y: margin, width: imageWidth, height: imageWidth),
      imageMeant: Size(width: imageWidth, height: imageWidth),
      title: Rectangle(
        x: middle - fitted.width / 2, y: size.height - fitted.height - margin, width: fitted.width,
        height: fitted.height),
      alignment: .center, intent: .init(titleCenterX: middle, imageEdgeX: middle, imageEdge: .center))
  }

  package func intrinsicSize(for title: ButtonTitle, context: ButtonContext) -> Size {
    Size(
      width: max(title.naturalSize.width, imageWidth) + 2 * margin,
      height: imageWidth + title.naturalSize.height + 3 * margin)
  }

  package func intentBasis(for title: ButtonTitle, context: ButtonContext) -> IntentBasis {
    IntentBasis(
      image: Size(width: imageWidth, height: imageWidth), padding: (margin, margin), imageSide: .center)
  }

  package static let explanation = StrategyExplanation(
    name: "imageAboveTitle",
    summary: "A round image over its title, both in the middle.",
    formula: """
      image: imageWidth × imageWidth, its center (W/2, imageWidth/2 + margin)
      title: sized to fit, its center (W/2, H − th/2 − margin); nothing is clamped
      right to left: the same
      intrinsic: max(tw + 2·margin, imageWidth + 2·margin) × (imageWidth + th + 3·margin)
      """,
    source: "arithmetic of a subclass that sets both centers in layoutSubviews",
    certainty: .derived,
    signs: """
      You have this if your code overrides layoutSubviews, calls titleLabel.sizeToFit() and sets the center of \
      imageView and titleLabel.
      """,
    options: [
      .init("margin", standard: .number(Self().margin), meaning: "above the image and below the title, in points"),
      .init("imageWidth", standard: .number(Self().imageWidth), meaning: "width and height of the image in points"),
      .init("imageRadius", standard: nil, meaning: "the image's corner radius; half its width if absent"),
    ],
    examples: [
      // intrinsic 76 × (64 + 20 + 18 = 102)
      StrategyExample(
        shows: "at its intrinsic height; a title wider than the button reaches out of it on both sides",
        bounds: Size(width: 76, height: 102), image: nil, title: Size(width: 90, height: 20),
        leftToRight: .init(
          image: Rectangle(x: 6, y: 6, width: 64, height: 64), title: Rectangle(x: -7, y: 76, width: 90, height: 20)),
        rightToLeft: .init(
          image: Rectangle(x: 6, y: 6, width: 64, height: 64), title: Rectangle(x: -7, y: 76, width: 90, height: 20)))
    ])
}
