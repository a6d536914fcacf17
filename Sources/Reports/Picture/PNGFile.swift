package import Vocabulary

/// A picture as a PNG file, in the light style.
package enum PNGFile {
  /// Cairo takes no more on a side.
  package static let longestSide = 32_000
  /// Four bytes each while it is drawn.
  package static let mostPixels = 40_000_000

  /// `scale` is in pixels per point.
  package static func bytes(
    of picture: Picture, outlines: [GlyphName: Outline], scale: Double
  ) throws(PictureError) -> [UInt8] {
    let (width, height) = (pixels(picture.frame.width, scale), pixels(picture.frame.height, scale))
    guard width <= longestSide, height <= longestSide, width * height <= mostPixels else {
      throw .tooLarge(width: width, height: height)
    }
    let brush = Brush(style: .light, outlines: outlines)
    guard let canvas = CairoCanvas(width: width, height: height) else { throw .outOfMemory }
    canvas.at(x: -picture.frame.x * scale, y: -picture.frame.y * scale, scaleX: scale, scaleY: scale) {
      canvas.rectangle(picture.frame.inset(by: EdgeInsets(top: 0, left: 0, bottom: -1, right: -1)))
      canvas.fill(brush.style.page)
      for shape in picture.shapes { brush.draw(shape, on: canvas) }
    }
    guard let bytes = canvas.png() else { throw .outOfMemory }
    return bytes
  }

  private static func pixels(_ length: Points, _ scale: Double) -> Int {
    let pixels = (length * scale).rounded(.up)
    return pixels.isFinite ? Int(min(max(pixels, 1), 1e9)) : 1
  }
}

package enum PictureError: Error, Equatable {
  /// In pixels.
  case tooLarge(width: Int, height: Int)
  case outOfMemory
}

/// Puts shapes on a canvas.
private struct Brush {
  let style: PictureStyle
  let outlines: [GlyphName: Outline]

  func draw(_ shape: Picture.Shape, on canvas: CairoCanvas) {
    switch shape {
    case .rectangle(let box, .overlap): hatch(box, on: canvas)
    case .rectangle(let box, let role):
      canvas.rectangle(box)
      paint(role, on: canvas)
    case .image(let frame, let isFlipped):
      let side = Double(Landscape.side)
      let scaleX = (isFlipped ? -frame.width : frame.width) / side
      canvas.at(
        x: isFlipped ? frame.maxX : frame.minX, y: frame.maxY, scaleX: scaleX, scaleY: frame.height / side
      ) {
        canvas.outline(Landscape.ground.commands)
        paint(.image, on: canvas)
        canvas.outline(Landscape.hillsAndSun.commands)
        canvas.fill(style.landscape)
      }
    case .text(let text):
      if let clip = text.clip {
        canvas.clipped(to: clip) { write(text, on: canvas) }
      } else {
        write(text, on: canvas)
      }
    case .vertical(let x, let from, let to, let role):
      canvas.line([(x, from), (x, to)])
      paint(role, on: canvas)
    case .arrow(let from, let to, let y, let role):
      let head = min(3, abs(to - from))
      let back = to < from ? head : -head
      canvas.line([(from, y - 3), (from, y + 3)])
      canvas.line([(from, y), (to, y)])
      canvas.line([(to + back, y - 3), (to, y), (to + back, y + 3)])
      paint(role, on: canvas)
    }
  }

  private func paint(_ role: Picture.Role, on canvas: CairoCanvas) {
    guard let look = style.looks[role] else { return }
    if let fill = look.fill { canvas.fill(fill, keepsPath: look.stroke != nil) }
    if let stroke = look.stroke { canvas.stroke(stroke, width: look.strokeWidth, dash: look.dash) }
  }

  private func write(_ text: Picture.Text, on canvas: CairoCanvas) {
    guard let color = style.looks[text.role]?.fill, text.fontSize.isFinite else { return }
    for glyph in text.glyphs {
      let outline = outlines[glyph.name] ?? .standIn
      guard !outline.commands.isEmpty else { continue }
      let scale = text.fontSize / Double(max(1, outline.unitsPerEm))
      canvas.at(x: text.x + glyph.x, y: text.y + glyph.y, scaleX: scale, scaleY: scale) {
        canvas.outline(outline.commands)
        canvas.fill(color)
      }
    }
  }

  /// Lines from the upper right to the lower left, three points apart, as the pattern in SVG has them.
  private func hatch(_ box: Rectangle, on canvas: CairoCanvas) {
    guard let stroke = style.looks[.overlap]?.stroke else { return }
    // A point's distance along the diagonal is (x + y) / √2; the lines stand at 1.5, 4.5, ….
    let (step, root) = (3.0, 2.0.squareRoot())
    let first = ((box.minX + box.minY) / root / step - 0.5).rounded(.up)
    let last = ((box.maxX + box.maxY) / root / step - 0.5).rounded(.down)
    guard first.isFinite, last.isFinite, last - first < 100_000 else { return }
    canvas.clipped(to: box) {
      for index in stride(from: first - 1, through: last + 1, by: 1) {
        let sum = (index + 0.5) * step * root
        canvas.line([(sum - box.minY, box.minY), (sum - box.maxY, box.maxY)])
      }
      canvas.stroke(stroke, width: 1, dash: [])
    }
  }
}
