package import Vocabulary

extension Picture {
  /// A title in its button, drawn to scale: what is seen, what is lost, and where things are meant to be.
  ///
  /// From back to front: the button, cut text, the title's frame (which hides what it has no room for, and has the
  /// button's edge drawn over it where it reaches beyond), the image, lines where things are meant to be, the text, where
  /// it meets the image, and arrows for what has drifted.
  package init(of figure: Figure) {
    var shapes: [Shape] = [.rectangle(figure.bounds, .button)]
    let clip = figure.clip
    if clip == nil || figure.lines.isEmpty || !figure.clipsText {
      shapes += figure.uncutLines.map { .text(figure.text($0, .ghost)) }
    }
    shapes.append(.rectangle(figure.title, .titleFrame))
    if figure.bounds.union(figure.title) != figure.bounds { shapes.append(.rectangle(figure.bounds, .edge)) }
    if let image = figure.image {
      shapes += [.image(image, isFlipped: figure.isImageFlipped), .rectangle(image, .edge)]
    }
    shapes += figure.intent
    // The same glyphs in the same places: only what the clip takes away shows.
    if clip != nil { shapes += figure.lines.map { .text(figure.text($0, .ghost)) } }
    shapes += figure.lines.map { .text(figure.text($0, .text, clip: clip)) }
    shapes += figure.overlaps(clip: clip).map { .rectangle($0, .overlap) }
    shapes += figure.drift
    self.init(frame: figure.reach(of: shapes), shapes: shapes)
  }
}

extension Figure {
  /// Half a point is within the tolerance of overlap, one that of drift (DESIGN §5).
  private static var overlapTolerance: Points { 0.5 }
  private static var driftTolerance: Points { 1 }

  /// Between a button and the arrows above and below it, and from there to the picture's edge.
  private static var gap: Points { 5 }

  fileprivate func text(_ line: Line, _ role: Picture.Role, clip: Rectangle? = nil) -> Picture.Text {
    Picture.Text(line, from: title, fontSize: shownFontSize, role: role, clip: clip)
  }

  /// Advance by ink, in points of the button.
  private func visibleBox(_ line: Line) -> Rectangle {
    Rectangle(x: title.x + line.x, y: title.y + line.ink.y, width: line.width, height: line.ink.height)
  }

  private func inkBox(_ line: Line) -> Rectangle { line.ink.moved(x: title.x, y: title.y) }

  /// What limits the text that is seen; nil where all of it lies inside.
  fileprivate var clip: Rectangle? {
    let boxes = lines.map { visibleBox($0).union(inkBox($0)) }
    guard let text = boxes.dropFirst().reduce(boxes.first, { $0?.union($1) }) else { return nil }
    var clip = text
    if clipsText { clip = Rectangle(x: title.x, y: clip.y, width: max(0, title.width), height: clip.height) }
    if clipsToBounds {
      clip = clip.intersection(bounds) ?? Rectangle(x: bounds.x, y: bounds.y, width: 0, height: 0)
    }
    return clip == text ? nil : clip
  }

  fileprivate func overlaps(clip: Rectangle?) -> [Rectangle] {
    guard let image else { return [] }
    return lines.compactMap { line in
      let box = clip.map { visibleBox(line).intersection($0) } ?? visibleBox(line)
      return box?.intersection(image).flatMap { common in
        common.width > Self.overlapTolerance && common.height > Self.overlapTolerance ? common : nil
      }
    }
  }

  /// Where the title's center is meant to be and, where it is elsewhere, the image's edge.
  fileprivate var intent: [Picture.Shape] {
    ([intendedTitleCenterX] + (imageDrift == nil ? [] : [intendedImageX].compactMap(\.self))).map { x in
      .vertical(x: x, from: bounds.minY, to: bounds.maxY, .intent)
    }
  }

  private var imageDrift: Points? {
    guard let image, let meant = intendedImageX, abs(image.minX - meant) > Self.driftTolerance else { return nil }
    return meant - image.minX
  }

  /// Arrows from where something is to where it is meant to be: the title's below the button, the image's above.
  fileprivate var drift: [Picture.Shape] {
    var shapes: [Picture.Shape] = []
    let boxes = lines.map(visibleBox)
    if let all = boxes.dropFirst().reduce(boxes.first, { $0?.union($1) }) {
      // A label that clips shows as much as it is wide.
      let center = clipsText && all.width > title.width ? title.midX : all.midX
      if abs(center - intendedTitleCenterX) > Self.driftTolerance {
        shapes.append(.arrow(from: center, to: intendedTitleCenterX, y: bounds.maxY + Self.gap, .drift))
      }
    }
    if let image, let drift = imageDrift {
      shapes.append(.arrow(from: image.minX, to: image.minX + drift, y: bounds.minY - Self.gap, .drift))
    }
    return shapes
  }

  /// The button with all that leaves it, and a margin.
  fileprivate func reach(of shapes: [Picture.Shape]) -> Rectangle {
    var frame = bounds.union(title)
    if let image { frame = frame.union(image) }
    for line in lines + uncutLines { frame = frame.union(visibleBox(line)).union(inkBox(line)) }
    for case .arrow(let from, let to, let y, _) in shapes {
      frame = frame.union(Rectangle(x: min(from, to), y: y, width: abs(to - from), height: 0))
    }
    // Whole points: edges stay sharp, and numbers short.
    let (left, top) = ((frame.minX - Self.gap).rounded(.down), (frame.minY - Self.gap).rounded(.down))
    let (right, bottom) = ((frame.maxX + Self.gap).rounded(.up), (frame.maxY + Self.gap).rounded(.up))
    return Rectangle(x: left, y: top, width: right - left, height: bottom - top)
  }
}
