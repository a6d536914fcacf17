import Reports
import Vocabulary

/// Figures made by hand, in a face of two glyphs: `1` is a block of half an em by 0.7 em, `2` the same with a round top.
enum SamplePictures {
  static let outlines: [GlyphName: Outline] = [
    GlyphName(face: "Block", id: 1): Outline(
      unitsPerEm: 2000,
      commands: [
        .move(x: 0, y: 0), .line(x: 1000, y: 0), .line(x: 1000, y: 1400), .line(x: 0, y: 1400), .close,
      ]),
    GlyphName(face: "Block", id: 2): Outline(
      unitsPerEm: 1000,
      commands: [
        .move(x: 0, y: 0), .line(x: 500, y: 0), .line(x: 500, y: 400),
        .quadratic(controlX: 500, controlY: 700, x: 250, y: 700),
        .cubic(control1X: 110, control1Y: 700, control2X: 0, control2Y: 550, x: 0, y: 400), .close,
      ]),
    GlyphName(face: "Block", id: 3): Outline(unitsPerEm: 1000, commands: []),
  ]

  /// `ids` half an em apart, with tracking after each.
  static func line(
    _ ids: [UInt32], x: Points = 0, baseline: Points = 15, fontSize: Points = 20, tracking: Points = 0
  ) -> Figure.Line {
    let step = fontSize / 2 + tracking
    let width = step * Double(ids.count)
    var line = Figure.Line(
      text: "text", visualText: "text", x: x, baseline: baseline, width: width,
      ink: Rectangle(x: x, y: baseline - 0.7 * fontSize, width: width, height: 0.7 * fontSize))
    line.tracking = tracking
    line.glyphs = ids.enumerated().map { index, id in
      var glyph = Figure.Glyph(
        name: GlyphName(face: "Block", id: id), x: x + step * Double(index), y: baseline)
      glyph.trackedBefore = index
      return glyph
    }
    return line
  }

  /// A button of 100 × 40 with an image at 10, 10 and a label of 60 × 20 at 35, 10 whose middle is where it is meant to be.
  static func figure(
    lines: [Figure.Line] = [line([1, 2, 1, 2], x: 10)], fontSize: Points = 20,
    change: (inout Figure) -> Void = { _ in }
  ) -> Figure {
    var figure = Figure(
      strategy: "contentBlock", locale: LanguageTag("ar"), direction: .rightToLeft, textSize: TextSize("large"),
      fontSize: fontSize, bounds: Rectangle(x: 0, y: 0, width: 100, height: 40),
      intrinsicSize: Size(width: 100, height: 40), image: Rectangle(x: 10, y: 10, width: 20, height: 20),
      title: Rectangle(x: 35, y: 10, width: 60, height: 20), titleNaturalSize: Size(width: 60, height: 20),
      intendedTitleCenterX: 65, truncated: false, visibleText: "text", lines: lines)
    change(&figure)
    return figure
  }
}

extension Picture {
  var roles: [Role] {
    shapes.map { shape in
      switch shape {
      case .rectangle(_, let role), .vertical(_, _, _, let role), .arrow(_, _, _, let role): role
      case .image: .image
      case .text(let text): text.role
      }
    }
  }

  var texts: [Text] {
    shapes.compactMap { if case .text(let text) = $0 { text } else { nil } }
  }

  var arrows: [(from: Points, to: Points, y: Points)] {
    shapes.compactMap { if case .arrow(let from, let to, let y, _) = $0 { (from, to, y) } else { nil } }
  }
}
