package import Vocabulary

/// What a component says of where title and image are meant to be, in place of its strategy's own intent:
/// `intent: { title: "block" | "button" | "remaining", image: "block" | "padding" }` (DESIGN §4, Intent).
package struct IntentOverride: Sendable, Hashable {
  /// nil leaves the strategy's intent.
  package var title: Title?
  /// nil leaves the strategy's intent.
  package var image: Image?

  package init(title: Title? = nil, image: Image? = nil) {
    self.title = title
    self.image = image
  }

  package enum Title: String, Sendable, Hashable, CaseIterable {
    /// Where the stock button's block of image and title puts it, with the strategy's insets.
    case block
    /// The middle of the button.
    case button
    /// The middle of what the image leaves.
    case remaining
  }

  package enum Image: String, Sendable, Hashable, CaseIterable {
    /// Where the stock button's block of image and title puts it, with the strategy's insets.
    case block
    /// At the strategy's padding from the button's edge on the image's side.
    case padding
  }
}

/// What an override is worked out from: where a strategy would have image and title, left to right.
package struct IntentBasis: Sendable {
  /// The stock button behind the strategy, with the insets that the strategy gives it.
  package var block: ContentBlock
  /// The image's size as drawn; nil for none.
  package var image: Size?
  /// From the button's left and right edge to what is inside, in points, in a left-to-right layout.
  package var padding: (left: Points, right: Points)
  /// Between image and title, in points.
  package var spacing: Points
  /// The side of the title that the image is on in a left-to-right layout; center for an image above the title.
  package var imageSide: Placement.Edge
  /// False where right-to-left keeps the left-to-right positions; the intent then stays physical as well.
  package var mirrors: Bool

  package init(
    block: ContentBlock = ContentBlock(), image: Size?, padding: (left: Points, right: Points) = (0, 0),
    spacing: Points = 0, imageSide: Placement.Edge = .left, mirrors: Bool = true
  ) {
    self.block = block
    self.image = image
    self.padding = padding
    self.spacing = spacing
    self.imageSide = imageSide
    self.mirrors = mirrors
  }
}

extension LayoutStrategy {
  /// The placement with a component's own intent in place of the strategy's; frames stay as they are.
  ///
  /// - title `button`: W/2. `block`: the stock button's title center, nothing clamped. `remaining`: the center of what
  ///   lies between the image's meant inner edge (and `spacing`) and the padding of the opposite side; where the image
  ///   stands above the title or is absent, the center of the whole width less its paddings.
  /// - image `block`: the stock button's image edge, nothing clamped. `padding`: the padding of the image's side.
  ///
  /// In right-to-left the result is mirrored, unless the strategy's positions are physical.
  package func applying(
    _ override: IntentOverride, to placement: Placement, title: ButtonTitle, context: ButtonContext
  ) -> Placement {
    guard override.title != nil || override.image != nil else { return placement }
    let basis = intentBasis(for: title, context: context)
    let width = placement.bounds.width
    let isMirrored = context.direction.isRightToLeft && basis.mirrors
    var intent = isMirrored ? placement.intent.mirrored(inWidth: width) : placement.intent
    var stock = context
    stock.image = basis.image
    let block = basis.block.intentFromLeft(of: title, in: placement.bounds, context: stock)

    if basis.image != nil {
      switch override.image {
      case .block: (intent.imageEdgeX, intent.imageEdge) = (block.imageEdgeX, block.imageEdge)
      case .padding: (intent.imageEdgeX, intent.imageEdge) = basis.imageEdgeAtPadding(inWidth: width)
      case nil: break
      }
    }
    switch override.title {
    case .block: intent.titleCenterX = block.titleCenterX
    case .button: intent.titleCenterX = width / 2
    case .remaining: intent.titleCenterX = basis.centerOfRemainder(inWidth: width, image: intent)
    case nil: break
    }

    var result = placement
    result.intent = isMirrored ? intent.mirrored(inWidth: width) : intent
    return result
  }
}

extension IntentBasis {
  fileprivate func imageEdgeAtPadding(inWidth width: Points) -> (Points, Placement.Edge) {
    switch imageSide {
    case .left: (padding.left, .left)
    case .center: (width / 2, .center)
    case .right: (width - padding.right, .right)
    }
  }

  fileprivate func centerOfRemainder(inWidth width: Points, image intent: Placement.Intent) -> Points {
    var (start, end) = (padding.left, width - padding.right)
    if let image, let edge = intent.imageEdgeX {
      switch intent.imageEdge {
      case .left: start = edge + image.width + spacing
      case .center: break
      case .right: end = edge - image.width - spacing
      }
    }
    return (start + end) / 2
  }
}
