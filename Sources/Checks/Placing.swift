import Layouts
import Typesetting
import Vocabulary

/// Puts one title into one button at one size: the arithmetic between typesetting and rules.
struct Placing: Sendable {
  let prepared: PreparedComponent
  let strategy: any LayoutStrategy
  let truncation: Truncation
  /// The direction of the layout.
  let direction: Direction
  private let imageSide: Double?
  private let imageFollowsTitle: Bool

  init(_ prepared: PreparedComponent, strategy: any LayoutStrategy, direction: Direction) {
    self.prepared = prepared
    self.strategy = strategy
    self.direction = direction
    truncation = prepared.truncation(of: strategy)
    imageSide = Self.imageSide(prepared.component.image?.side, strategy: strategy, direction: direction)
    imageFollowsTitle = Self.imageFollowsTitle(prepared, strategy: strategy, direction: direction)
  }

  /// The button's frames and its size for a title at a size, and what the strategy was told.
  struct Frames {
    var placement: Placement
    var intrinsicSize: Size
    var natural: Size
  }

  func frames(for title: TitleMeasure, size index: Int, width: Points?, direction: Direction? = nil) -> Frames {
    let component = prepared.component
    let fontSize = prepared.fontSizes[index]
    let naturalWidth = title.extent.width(at: fontSize, tracking: prepared.tracking[index])
    let lineHeight = prepared.grid.roundedUp(title.box.height * fontSize)
    var buttonTitle = ButtonTitle(
      naturalSize: Size(width: prepared.grid.roundedUp(max(0, naturalWidth)), height: lineHeight),
      lineHeight: lineHeight, sourceWidthAtBase: title.sourceWidthAtBase)
    if let setLines = title.setLines {
      let grid = prepared.grid
      buttonTitle.wrapped = { width in
        let set = setLines(width, fontSize)
        return Size(
          width: grid.roundedUp(set.width),
          height: grid.roundedUp(title.box.height * fontSize * Double(max(1, set.lines.count))))
      }
    }
    let context = ButtonContext(
      image: prepared.images[index], imageWidthAtBase: prepared.imageWidthAtBase,
      direction: direction ?? self.direction, grid: prepared.grid, designWidth: prepared.designWidth)
    let intrinsic = strategy.intrinsicSize(for: buttonTitle, context: context)
    let bounds = Size(width: self.width(width, intrinsic: intrinsic), height: height(intrinsic: intrinsic))
    let placement = strategy.applying(
      component.intent, to: strategy.place(buttonTitle, in: bounds, context: context), title: buttonTitle,
      context: context)
    return Frames(placement: placement, intrinsicSize: intrinsic, natural: buttonTitle.naturalSize)
  }

  private func width(_ fixed: Points?, intrinsic: Size) -> Points {
    if let fixed { return fixed }
    guard prepared.component.width == .fit, let container = prepared.component.container else { return intrinsic.width }
    return min(intrinsic.width, container.columnWidth)
  }

  private func height(intrinsic: Size) -> Points {
    switch prepared.component.height {
    case .points(let height): height
    case .hug(let minimum): max(minimum, intrinsic.height)
    }
  }

  /// What a person would see: `title` at a text size, in a button `width` points wide (nil where the title decides).
  func situation(of title: TitleMeasure, size index: Int, width: Points?) -> Situation {
    let frames = frames(for: title, size: index, width: width)
    let fontSize = prepared.fontSizes[index]
    let needed = title.extent.width(at: fontSize, tracking: prepared.tracking[index])
    var situation = Situation(
      placement: frames.placement, direction: direction, truncation: truncation,
      clipsToBounds: prepared.component.clipsToBounds, needed: needed, isCut: false, textMinX: 0, textMaxX: 0)
    situation.room = prepared.component.container?.columnWidth
    situation.imageSide = imageSide
    situation.imageFollowsTitle = imageFollowsTitle
    if direction == .rightToLeft {
      situation.mirrorImage =
        self.frames(for: title, size: index, width: width, direction: .leftToRight).placement.mirrored
    }
    if let setLines = title.setLines {
      set(setLines(situation.available, fontSize), title, fontSize, in: &situation)
    } else {
      setOneLine(title, fontSize, in: &situation)
    }
    return situation
  }

  private func setOneLine(_ title: TitleMeasure, _ fontSize: Points, in situation: inout Situation) {
    var needed = situation.needed
    var scale = 1.0
    if prepared.component.minimumScale < 1, needed > situation.available {
      // The platform's own steps are not public: the largest factor that fits (facts §4), to 1/1000 of a point.
      scale = max(prepared.component.minimumScale, situation.available / needed)
      needed *= scale
    }
    let fits = truncation == .none || needed <= situation.available + 0.001
    situation.isCut = !fits
    if !fits, truncation != .clip, situation.available < 4 * fontSize {
      situation.isHidden = title.isHidden?(situation.available, fontSize) ?? (situation.available <= 0)
    } else if !fits, situation.available <= 0 {
      situation.isHidden = true
    }
    let visible = situation.isHidden ? 0 : fits ? needed : situation.available
    stand(width: visible, in: &situation)
    let size = fontSize * scale
    if let ink = title.ink, visible > 0 {
      let frame = situation.placement.title
      let baseline = frame.midY - title.box.height * size / 2 + title.box.ascent * size
      situation.ink = (baseline - ink.top * size, baseline - ink.bottom * size)
    }
    situation.overhang = (title.overhang.left * size, title.overhang.right * size)
  }

  private func set(_ text: SetText, _ title: TitleMeasure, _ fontSize: Points, in situation: inout Situation) {
    situation.isCut = text.isTruncated || text.droppedLines
    situation.isHidden = text.isHidden
    if !text.lines.isEmpty { situation.needed = max(text.isTruncated ? situation.needed : 0, text.width) }
    let frame = situation.placement.title
    let lineHeight = title.box.height * fontSize
    let top = frame.midY - lineHeight * Double(text.lines.count) / 2
    var minX = Double.infinity
    var maxX = -Double.infinity
    for (index, line) in text.lines.enumerated() {
      stand(width: line.width, in: &situation)
      minX = min(minX, situation.textMinX)
      maxX = max(maxX, situation.textMaxX)
      guard let ink = title.inkOfLine?(line.content) else { continue }
      let baseline = top + lineHeight * Double(index) + title.box.ascent * fontSize
      let (high, low) = (baseline - ink.top * fontSize, baseline - ink.bottom * fontSize)
      situation.lineBoxes.append(
        Rectangle(x: situation.textMinX, y: high, width: line.width, height: low - high))
      situation.ink = (min(situation.ink?.minY ?? high, high), max(situation.ink?.maxY ?? low, low))
    }
    situation.textMinX = minX.isFinite ? minX : frame.midX
    situation.textMaxX = maxX.isFinite ? maxX : frame.midX
  }

  /// Stands a line of text in the label's frame by its alignment.
  private func stand(width: Points, in situation: inout Situation) {
    let frame = situation.placement.title
    switch situation.placement.alignment {
    case .left: situation.textMinX = frame.minX
    case .center: situation.textMinX = frame.midX - width / 2
    case .right: situation.textMinX = frame.maxX - width
    }
    situation.textMaxX = situation.textMinX + width
  }

  /// Whether the place the image is meant to have depends on the title's width.
  private static func imageFollowsTitle(
    _ prepared: PreparedComponent, strategy: any LayoutStrategy, direction: Direction
  ) -> Bool {
    let edges = [20.0, 60].map { width in
      let title = ButtonTitle(naturalSize: Size(width: width, height: 20), lineHeight: 20, sourceWidthAtBase: 40)
      let context = ButtonContext(
        image: prepared.images.first ?? nil, imageWidthAtBase: prepared.imageWidthAtBase, direction: direction,
        grid: prepared.grid, designWidth: prepared.designWidth)
      let placement = strategy.place(title, in: Size(width: 288, height: 50), context: context)
      return strategy.applying(prepared.component.intent, to: placement, title: title, context: context)
        .intent.imageEdgeX
    }
    return edges[0] != edges[1]
  }

  /// Which way from the title's center the image is meant to lie: -1 left, 1 right.
  private static func imageSide(
    _ side: Component.Image.Side?, strategy: any LayoutStrategy, direction: Direction
  ) -> Double? {
    let leading = direction == .rightToLeft ? 1.0 : -1.0
    switch side {
    case .leading: return leading
    case .trailing: return -leading
    case .left: return -1
    case .right: return 1
    case nil: break
    }
    if strategy is ImageAboveTitle { return nil }
    return strategy is MirroredTransform ? -leading : leading
  }
}
