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
    let grid = prepared.grid
    let lineHeight = title.box.height * prepared.fontSizes[index]
    let natural = natural(title, size: index)
    func size(_ width: Points, lines: Int) -> Size {
      Size(width: grid.roundedUp(max(0, width)), height: grid.roundedUp(lineHeight * Double(max(1, lines))))
    }
    var buttonTitle = ButtonTitle(
      naturalSize: size(natural.width, lines: natural.lines), lineHeight: grid.roundedUp(lineHeight),
      sourceWidthAtBase: title.sourceWidthAtBase)
    if title.isSetInLines, let text = title.shape(at: index).text {
      buttonTitle.wrapped = { width in
        let extent = extent(of: text, in: width, at: prepared.fontSizes[index])
        return size(extent.width, lines: extent.lines)
      }
    }
    return frames(for: buttonTitle, size: index, width: width, direction: direction ?? self.direction)
  }

  private func frames(for buttonTitle: ButtonTitle, size index: Int, width: Points?, direction: Direction) -> Frames {
    let context = ButtonContext(
      image: prepared.images[index], imageWidthAtBase: prepared.imageWidthAtBase, direction: direction,
      grid: prepared.grid, designWidth: prepared.designWidth)
    let intrinsic = strategy.intrinsicSize(for: buttonTitle, context: context)
    let bounds = Size(width: self.width(width, intrinsic: intrinsic), height: height(intrinsic: intrinsic))
    let placement = strategy.applying(
      prepared.component.intent, to: strategy.place(buttonTitle, in: bounds, context: context), title: buttonTitle,
      context: context)
    return Frames(placement: placement, intrinsicSize: intrinsic, natural: buttonTitle.naturalSize)
  }

  /// Whether a title this wide, without line breaks of its own, is neither wrapped nor shrunk by what the component lets
  /// it do: then it is as a title of one line.
  func staysWhole(_ width: Points, lineHeight: Points, size index: Int, in buttonWidth: Points?) -> Bool {
    let grid = prepared.grid
    let natural = Size(width: grid.roundedUp(width), height: grid.roundedUp(lineHeight))
    var title = ButtonTitle(naturalSize: natural, lineHeight: natural.height, sourceWidthAtBase: 0)
    var narrowest = Points.infinity
    title.wrapped = { room in
      narrowest = min(narrowest, room)
      return natural
    }
    let frames = frames(for: title, size: index, width: buttonWidth, direction: direction)
    return width <= min(narrowest, max(0, frames.placement.title.width)) + Self.dust
  }

  private var limits: LineLimits { LineLimits(lines: prepared.component.lines, truncation: truncation) }

  /// Wider than any title: only its own line breaks break it there.
  private static let unlimited: Points = 1e9

  /// Widths are rounded up to a pixel less a thousandth of one: a text may be that much wider than the label made for it.
  private static let dust: Points = 0.001

  private func extent(of text: TitleText, in width: Points, at size: Points) -> TitleText.LineExtent {
    text.extent(in: width + Self.dust, at: size, limits: limits)
  }

  /// A label made for lines holds them.
  private func lines(of text: TitleText, in width: Points, at size: Points) -> SetText {
    text.lines(in: width + Self.dust, at: size, limits: limits)
  }

  /// The title where nothing but its own line breaks limits it: its widest line, unrounded, and how many there are.
  private func natural(_ title: TitleMeasure, size index: Int) -> (width: Points, lines: Int) {
    let fontSize = prepared.fontSizes[index]
    let shape = title.shape(at: index)
    guard title.isSetInLines, let text = shape.text, text.hasNewline else {
      return (shape.extent.width(at: fontSize, tracking: prepared.tracking[index]), 1)
    }
    return extent(of: text, in: Self.unlimited, at: fontSize)
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

  /// The situation of a probe in the place of `title`.
  func situation(of probe: TitleProbe, for title: TitleMeasure, size index: Int, width: Points?) -> Situation {
    situation(of: probe == .bare ? title.bare() : title.designed(for: prepared), size: index, width: width)
  }

  /// What a person would see: `title` at a text size, in a button `width` points wide (nil where the title decides).
  ///
  /// `seesMirror` is false where nobody asks how the layout of the other direction looks.
  func situation(of title: TitleMeasure, size index: Int, width: Points?, seesMirror: Bool = true) -> Situation {
    let frames = frames(for: title, size: index, width: width)
    let fontSize = prepared.fontSizes[index]
    var situation = Situation(
      placement: frames.placement, direction: direction, truncation: truncation,
      clipsToBounds: prepared.component.clipsToBounds, fontSize: fontSize, lineHeight: title.box.height * fontSize,
      needed: natural(title, size: index).width)
    situation.room = prepared.component.container?.columnWidth
    situation.imageSide = imageSide
    situation.imageFollowsTitle = imageFollowsTitle
    if seesMirror, direction == .rightToLeft {
      situation.mirrorImage =
        self.frames(for: title, size: index, width: width, direction: .leftToRight).placement.mirrored
    }
    let shape = title.shape(at: index)
    if title.isSetInLines, let text = shape.text {
      set(lines(of: text, in: situation.available, at: fontSize), title, text, in: &situation)
    } else {
      setOneLine(shape, box: title.box, in: &situation)
    }
    return situation
  }

  private func setOneLine(_ shape: TitleMeasure.Shape, box: LineBox, in situation: inout Situation) {
    let room = situation.available
    let minimumScale = prepared.component.minimumScale
    if minimumScale < 1, situation.needed > room {
      // The platform's own steps are not public: the largest factor that fits (facts §4).
      let scale = max(minimumScale, room / situation.needed)
      situation.needed *= scale
      situation.fontSize *= scale
    }
    let fits = truncation == .none || situation.needed <= room + Self.dust
    situation.isCut = !fits
    if !fits {
      let isHidden =
        truncation == .clip ? nil : shape.text?.isHidden(in: room, at: situation.fontSize, mode: truncation)
      situation.isHidden = isHidden ?? (room <= 0)
    }
    // Shrunk to nothing is hidden as well.
    if situation.fontSize <= 0, shape.extent.em > 0 { situation.isHidden = true }
    let visible = situation.isHidden ? 0 : fits ? situation.needed : room
    stand(width: visible, in: &situation)
    let size = situation.fontSize
    if let ink = shape.ink, visible > 0 {
      let baseline = baseline(in: situation.placement.title, box: box, fontSize: size)
      situation.ink = (baseline - ink.top * size, baseline - ink.bottom * size)
    }
    situation.overhang = (shape.overhang.left * size, shape.overhang.right * size)
  }

  /// The baseline of the first of some lines, which stand in the middle of the label's frame.
  func baseline(in frame: Rectangle, box: LineBox, fontSize: Points, lines: Int = 1) -> Points {
    frame.midY - box.height * fontSize * Double(lines) / 2 + box.ascent * fontSize
  }

  private func set(_ set: SetText, _ title: TitleMeasure, _ text: TitleText, in situation: inout Situation) {
    situation.isCut = set.isTruncated
    situation.dropsLines = set.droppedLines
    situation.isHidden = set.isHidden
    if !set.isTruncated, !set.lines.isEmpty { situation.needed = set.width }
    let size = situation.fontSize
    let first = baseline(in: situation.placement.title, box: title.box, fontSize: size, lines: set.lines.count)
    var (minX, maxX) = (Double.infinity, -Double.infinity)
    for (index, line) in set.lines.enumerated() where !set.isHidden {
      stand(width: line.width, in: &situation)
      minX = min(minX, situation.textMinX)
      maxX = max(maxX, situation.textMaxX)
      guard let ink = text.typesetter.verticalInk(of: line.content) else { continue }
      let baseline = first + situation.lineHeight * Double(index)
      let (high, low) = (baseline - ink.top * size, baseline - ink.bottom * size)
      situation.lineBoxes.append(
        Rectangle(x: situation.textMinX, y: high, width: line.width, height: low - high))
      situation.ink = (min(situation.ink?.minY ?? high, high), max(situation.ink?.maxY ?? low, low))
    }
    situation.textMinX = minX.isFinite ? minX : situation.placement.title.midX
    situation.textMaxX = maxX.isFinite ? maxX : situation.placement.title.midX
  }

  /// The lines as shown.
  func shownLines(of text: TitleText, isSetInLines: Bool, in situation: Situation) -> [TypesetText] {
    if situation.isHidden { return [] }
    let (room, size) = (situation.available, situation.fontSize)
    if isSetInLines { return lines(of: text, in: room, at: size).lines.map(\.content) }
    return [situation.isCut ? text.cutLine(to: room, at: size, mode: truncation) ?? text.text : text.text]
  }

  /// Where something was cut or dropped, the lines as they would be if nothing were; else none.
  func uncutLines(of text: TitleText, isSetInLines: Bool, in situation: Situation) -> [TypesetText] {
    guard situation.isCut || situation.dropsLines || situation.isHidden else { return [] }
    guard isSetInLines else { return [text.text] }
    // What may take one line only is broken nowhere but at its own line breaks.
    let room = prepared.component.lines == 1 || situation.available == 0 ? Self.unlimited : situation.available
    let limits = LineLimits(lines: 0, truncation: .none)
    return text.lines(in: room, at: situation.fontSize, limits: limits).lines.map(\.content)
  }

  /// What a reader sees of the text.
  func visibleText(of text: TitleText, isSetInLines: Bool, in situation: Situation) -> String {
    if situation.isHidden { return "" }
    let (room, size) = (situation.available, situation.fontSize)
    if isSetInLines { return lines(of: text, in: room, at: size).visibleText }
    return situation.isCut ? text.cut(to: room, at: size, mode: truncation).visibleText : text.text.text
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
