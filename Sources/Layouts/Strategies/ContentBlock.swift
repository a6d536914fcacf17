package import Vocabulary

/// `contentBlock`: the stock button, with image and title as one block in the middle.
///
/// Image and title are placed independently, each in an inset rectangle of its own, as if the other stood beside it.
/// The image is squeezed to its rectangle axis by axis; the title loses width but never height. Right-to-left is the
/// left-to-right layout with the physical alignment mirrored, each frame then reflected in its own inset rectangle:
/// the order changes, the insets do not.
package struct ContentBlock: LayoutStrategy, Hashable {
  package var contentInsets: EdgeInsets
  package var imageInsets: EdgeInsets
  package var titleInsets: EdgeInsets
  package var horizontalAlignment: HorizontalAlignment
  package var verticalAlignment: VerticalAlignment

  package init(
    contentInsets: EdgeInsets = .zero, imageInsets: EdgeInsets = .zero, titleInsets: EdgeInsets = .zero,
    horizontalAlignment: HorizontalAlignment = .center, verticalAlignment: VerticalAlignment = .center
  ) {
    self.contentInsets = contentInsets
    self.imageInsets = imageInsets
    self.titleInsets = titleInsets
    self.horizontalAlignment = horizontalAlignment
    self.verticalAlignment = verticalAlignment
  }

  package init(options: StrategyOptions) throws(StrategyOptionError) {
    self = try ContentBlock().reading(OptionReader(options, of: Self.explanation))
  }

  package enum HorizontalAlignment: String, Sendable, CaseIterable { case center, left, right, leading, trailing, fill }
  package enum VerticalAlignment: String, Sendable, CaseIterable { case center, top, bottom, fill }

  package var defaultTruncation: Truncation { .middle }

  // MARK: Frames

  package func place(_ title: ButtonTitle, in size: Size, context: ButtonContext) -> Placement {
    let boxes = Boxes(of: self, in: size)
    let fitted = FittedTitle(title, beside: context.image, in: boxes)
    let alignment = alignmentFromLeft(in: context.direction)
    var image = context.image.map { imageFrame($0, beside: fitted, in: boxes.image, alignment: alignment) }
    var label = titleFrame(fitted, beside: context.image, in: boxes.title, alignment: alignment)
    var intent = intentFromLeft(fitted, beside: context.image, in: boxes)
    if context.direction.isRightToLeft {
      image = image?.reflected(in: boxes.image)
      label = label.reflected(in: boxes.title)
      intent = intent.mirrored(inWidth: size.width)
    }
    return Placement(
      bounds: size, image: image, imageMeant: context.image ?? .zero, title: label,
      alignment: .natural(in: context.direction), intent: intent)
  }

  /// The image's frame in a left-to-right layout.
  private func imageFrame(
    _ native: Size, beside title: FittedTitle, in box: Rectangle, alignment: PhysicalAlignment
  ) -> Rectangle {
    var width = min(native.width, max(0, box.width))
    let titleWidth = min(title.widthBesideImage, max(0, box.width - width))
    let x = groupX(alignment, width: width + titleWidth, in: box)
    if alignment == .fill { width = max(0, title.isEmpty ? box.width : box.width - title.widthBesideImage) }
    let height = max(0, verticalAlignment == .fill ? box.height : min(native.height, box.height))
    return Rectangle(x: x, y: y(height: height, in: box), width: width, height: height)
  }

  /// The label's frame in a left-to-right layout; it makes room for the image's native width, squeezed or not.
  private func titleFrame(
    _ title: FittedTitle, beside image: Size?, in box: Rectangle, alignment: PhysicalAlignment
  ) -> Rectangle {
    let imageWidth = image?.width ?? 0
    let width = min(title.size.width, max(0, box.width - imageWidth))
    let x = groupX(alignment, width: imageWidth + width, in: box) + imageWidth
    let height = verticalAlignment == .fill ? max(title.size.height, box.height) : title.size.height
    return Rectangle(x: x, y: y(height: height, in: box), width: width, height: height)
  }

  /// The left edge of a group; it never leaves the box on the left.
  private func groupX(_ alignment: PhysicalAlignment, width: Points, in box: Rectangle) -> Points {
    max(box.minX, unclampedX(alignment, width: width, in: box))
  }

  private func unclampedX(_ alignment: PhysicalAlignment, width: Points, in box: Rectangle) -> Points {
    switch alignment {
    case .left, .fill: box.minX
    case .center: box.minX + (box.width - width) / 2
    case .right: box.maxX - width
    }
  }

  /// The top of something `height` high; outside the box where it is higher than that.
  private func y(height: Points, in box: Rectangle) -> Points {
    switch verticalAlignment {
    case .top, .fill: box.minY
    case .center: box.minY + (box.height - height) / 2
    case .bottom: box.maxY - height
    }
  }

  /// The two rectangles that image and title are placed in.
  private struct Boxes {
    let image: Rectangle
    let title: Rectangle

    init(of block: ContentBlock, in size: Size) {
      let content = Rectangle(x: 0, y: 0, width: size.width, height: size.height).inset(by: block.contentInsets)
      image = content.inset(by: block.imageInsets)
      title = content.inset(by: block.titleInsets)
    }
  }

  /// The title's size in the room that each rectangle leaves it, not yet clamped. Wrapping costs, so it is asked once.
  private struct FittedTitle {
    let size: Size
    /// As the image sees it, in the image's rectangle.
    let widthBesideImage: Points
    let isEmpty: Bool

    init(_ title: ButtonTitle, beside image: Size?, in boxes: Boxes) {
      let imageWidth = image?.width ?? 0
      let room = max(0, boxes.title.width - imageWidth)
      let roomBesideImage = max(0, boxes.image.width - imageWidth)
      size = title.size(within: room)
      widthBesideImage = roomBesideImage == room ? size.width : title.size(within: roomBesideImage).width
      isEmpty = title.isEmpty
    }
  }

  private enum PhysicalAlignment { case left, center, right, fill }

  /// The physical alignment of the left-to-right layout that a layout in `direction` is the reflection of.
  private func alignmentFromLeft(in direction: Direction) -> PhysicalAlignment {
    switch horizontalAlignment {
    case .center: .center
    case .fill: .fill
    case .leading: .left
    case .trailing: .right
    case .left: direction.isRightToLeft ? .right : .left
    case .right: direction.isRightToLeft ? .left : .right
    }
  }

  // MARK: Intent and size

  /// Where the left-to-right layout puts title and image when nothing is clamped or squeezed.
  ///
  /// A title that wraps counts with its wrapped width: lines are no fault of the block's.
  func intentFromLeft(of title: ButtonTitle, in size: Size, context: ButtonContext) -> Placement.Intent {
    let boxes = Boxes(of: self, in: size)
    return intentFromLeft(
      FittedTitle(title, beside: context.image, in: boxes), beside: context.image, in: boxes)
  }

  private func intentFromLeft(_ title: FittedTitle, beside image: Size?, in boxes: Boxes) -> Placement.Intent {
    let alignment = alignmentFromLeft(in: .leftToRight)
    let imageWidth = image?.width ?? 0
    let blockX = unclampedX(alignment, width: imageWidth + title.size.width, in: boxes.title)
    let imageX = unclampedX(alignment, width: imageWidth + title.widthBesideImage, in: boxes.image)
    return Placement.Intent(
      titleCenterX: blockX + imageWidth + title.size.width / 2, imageEdgeX: image == nil ? nil : imageX)
  }

  /// The content of one line and the content insets, rounded up to whole points; the other two insets do not count.
  ///
  /// A button without image and content insets is at least 30 wide and 12 higher than its title. A title that wraps
  /// keeps the height of one line, as the platform's own does (facts §1.2).
  package func intrinsicSize(for title: ButtonTitle, context: ButtonContext) -> Size {
    let wholePoints = PixelGrid(scale: 1)
    let isPlain = context.image == nil && contentInsets == .zero
    let image = context.image ?? .zero
    let titleHeight = title.isEmpty ? max(title.naturalSize.height, title.lineHeight) : title.naturalSize.height
    let width = image.width + title.naturalSize.width + contentInsets.left + contentInsets.right
    let height = max(image.height, titleHeight) + contentInsets.top + contentInsets.bottom + (isPlain ? 12 : 0)
    return Size(
      width: max(isPlain ? 30 : 0, wholePoints.roundedUp(width)), height: max(0, wholePoints.roundedUp(height)))
  }

  package func intentBasis(for title: ButtonTitle, context: ButtonContext) -> IntentBasis {
    IntentBasis(block: self, image: context.image, padding: (contentInsets.left, contentInsets.right))
  }
}

// MARK: - Options and explanation

extension ContentBlock {
  /// These options as the configuration gives them, with this block's own values where it is silent.
  func reading(_ reader: OptionReader) throws(StrategyOptionError) -> ContentBlock {
    ContentBlock(
      contentInsets: try reader.insets("contentInsets", or: contentInsets),
      imageInsets: try reader.insets("imageInsets", or: imageInsets),
      titleInsets: try reader.insets("titleInsets", or: titleInsets),
      horizontalAlignment: try reader.word("horizontalAlignment", or: horizontalAlignment),
      verticalAlignment: try reader.word("verticalAlignment", or: verticalAlignment))
  }

  /// The options of a block, with this block's values as the standard.
  var explainedOptions: [StrategyExplanation.Option] {
    [
      .init(
        "contentInsets", standard: .insets(contentInsets),
        meaning: "physical insets around image and title; part of the intrinsic size"),
      .init(
        "imageInsets", standard: .insets(imageInsets),
        meaning: "physical insets of the image's rectangle; not part of the intrinsic size"),
      .init(
        "titleInsets", standard: .insets(titleInsets),
        meaning: "physical insets of the title's rectangle; not part of the intrinsic size"),
      .init(
        "horizontalAlignment", standard: .word(horizontalAlignment.rawValue),
        meaning: "center, left, right, leading, trailing or fill"),
      .init(
        "verticalAlignment", standard: .word(verticalAlignment.rawValue), meaning: "center, top, bottom or fill"),
    ]
  }

  package static let explanation = StrategyExplanation(
    name: "contentBlock",
    summary: "The stock button: image and title as one block, centered.",
    formula: """
      C = bounds − contentInsets; Ri = C − imageInsets; Rt = C − titleInsets
      image: w = min(iw, Ri.w), h = min(ih, Ri.h); group g = w + min(tw, Ri.w − w); x = start of g in Ri
      title: w = min(tw, Rt.w − iw), h = th; group g = iw + w; x = start of g in Rt + iw
      start of a group g in R: left R.minX; right R.maxX − g; center R.minX + (R.w − g)/2; never below R.minX
      y: top R.minY; bottom R.maxY − h; center R.minY + (R.h − h)/2
      fill: the image takes R.h and, across, R.w − tw (R.w without a title); the title starts at R.minX + iw
      right to left: alignment mirrored, then x′ = R.minX + R.maxX − x − w, each in its own rectangle
      intrinsic: ⌈iw + tw + left + right⌉ × ⌈max(ih, th) + top + bottom⌉ of contentInsets;
      with neither image nor contentInsets at least 30 wide and 12 higher
      """,
    source: """
      frames and sizes that others read off running buttons, 2016 to 2021: published inset tables and pictures, view \
      dumps, and the unit tests of flowkey's UIKit and of LayoutKit; right-to-left by Apple's rule that insets stay \
      physical, the side of its overflow assumed
      """,
    certainty: .measured,
    signs: """
      You have this if your code says UIButton(type: .system) or .custom with setTitle and setImage, and perhaps \
      contentEdgeInsets, imageEdgeInsets or titleEdgeInsets, and sets no configuration.
      """,
    options: ContentBlock().explainedOptions,
    examples: [
      StrategyExample(
        shows: "image and title in the middle",
        bounds: Size(width: 335, height: 40), image: Size(width: 32, height: 32), title: Size(width: 54, height: 21.5),
        leftToRight: .init(
          image: Rectangle(x: 124.5, y: 4, width: 32, height: 32),
          title: Rectangle(x: 156.5, y: 9.25, width: 54, height: 21.5)),
        rightToLeft: .init(
          image: Rectangle(x: 178.5, y: 4, width: 32, height: 32),
          title: Rectangle(x: 124.5, y: 9.25, width: 54, height: 21.5))),
      StrategyExample(
        shows: "a gap of 10 made by insets becomes an overlap of 10 from right to left",
        options: [
          "imageInsets": .insets(EdgeInsets(left: -5, right: 5)),
          "titleInsets": .insets(EdgeInsets(left: 5, right: -5)),
        ],
        bounds: Size(width: 200, height: 44), image: Size(width: 20, height: 20), title: Size(width: 60, height: 20),
        leftToRight: .init(
          image: Rectangle(x: 55, y: 12, width: 20, height: 20), title: Rectangle(x: 85, y: 12, width: 60, height: 20)),
        rightToLeft: .init(
          image: Rectangle(x: 115, y: 12, width: 20, height: 20), title: Rectangle(x: 65, y: 12, width: 60, height: 20))
      ),
    ])
}
