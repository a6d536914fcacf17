import Fonts
import Layouts
import Typesetting
import Vocabulary

/// A component with everything worked out that does not depend on the title.
struct PreparedComponent: Sendable {
  let component: Component
  /// By font size; a title's failing sizes are bits in this order.
  let sizes: [TextSize]
  let fontSizes: [Points]
  /// The tracking of the stack's tracked faces at each size, in points.
  let tracking: [Points]
  let images: [Size?]
  let imageWidthAtBase: Points?
  let baseFontSize: Points
  let baseTracking: Points
  /// The sizes at or below the largest promised.
  let isPromised: [Bool]
  let required: TextSize
  /// The widths to try; one nil where the width follows from the title.
  let widths: [Points?]
  let grid: PixelGrid

  init(_ component: Component, plan: AuditPlan, stack: FontStack) {
    self.component = component
    grid = plan.grid
    let scale = plan.textSizes
    sizes = scale.sizes
    fontSizes = scale.sizes.map { scale.fontSize(component.font, at: $0) }
    let table = stack.faces.lazy.compactMap(\.tracking).first
    tracking = fontSizes.map { table?.spacing(atSize: $0) ?? 0 }
    baseFontSize = scale.fontSize(component.font, at: scale.base)
    baseTracking = table?.spacing(atSize: baseFontSize) ?? 0
    let required = component.required ?? plan.required
    self.required = required
    isPromised = scale.sizes.map { TextScale.isPromised($0, required: required) }
    let grid = plan.grid
    images = scale.sizes.map { size in
      guard let image = component.image else { return nil }
      return image.scalesWithText
        ? scale.imageSize(image.size, beside: component.font, at: size, grid: grid) : image.size
    }
    imageWidthAtBase = component.image?.size.width
    widths =
      switch component.width {
      case .points(let points): points.map { $0 }
      case .hug, .fit: [nil]
      case .fill: [component.container?.columnWidth ?? 0]
      }
  }

  /// The sizes of a mask, by font size.
  func list(_ mask: UInt64) -> [TextSize] {
    sizes.indices.filter { mask & 1 << UInt64($0) != 0 }.map { sizes[$0] }
  }

  /// The sizes at or below the largest promised, as bits.
  var promisedMask: UInt64 {
    isPromised.indices.reduce(0) { $0 | (isPromised[$1] ? 1 << UInt64($1) : 0) }
  }

  /// Letter spacing in em.
  var letterSpacing: Double {
    switch component.letterSpacing {
    case .points(let points): baseFontSize > 0 ? points / baseFontSize : 0
    case .em(let em): em
    }
  }

  /// The first width: what `balancedInsets` was designed at.
  var designWidth: Points {
    if case .points(let points) = component.width, let first = points.first { return first }
    return component.container?.columnWidth ?? 288
  }

  /// A title's natural width at the base size, rounded up to a pixel.
  func widthAtBase(of title: TitleMeasure) -> Points {
    grid.roundedUp(title.shape.extent.width(at: baseFontSize, tracking: baseTracking))
  }

  func truncation(of strategy: any LayoutStrategy) -> Truncation { component.truncation ?? strategy.defaultTruncation }

  /// Every strategy's frames for a title of one line follow from its width, height and ink alone.
  func dependsOnWidthAlone(_ strategy: any LayoutStrategy) -> Bool {
    component.lines == 1 && component.minimumScale == 1 && widths.allSatisfy { $0 != nil }
      && !(strategy is BalancedInsets)
  }
}
