import Vocabulary

/// How each shape of a picture is written in SVG; text excepted, which files and pages have each in their own way.
extension SVGWriter {
  mutating func draw(_ picture: Picture, text: (Picture.Text, inout SVGWriter) -> Void) {
    for shape in picture.shapes {
      switch shape {
      case .rectangle(let rectangle, let role): element("rect", [("class", role.rawValue)] + Self.box(rectangle))
      case .image(let frame, let isFlipped):
        var attributes = [("class", Picture.Role.image.rawValue), ("href", "#picture")] + Self.box(frame)
        if isFlipped {
          attributes.append(("transform", "matrix(-1,0,0,1,\(Self.number(frame.minX + frame.maxX)),0)"))
        }
        element("use", attributes)
      case .text(let line): clipped(line.clip) { text(line, &$0) }
      case .vertical(let x, let from, let to, let role):
        let data = "M\(Self.number(x)),\(Self.number(from))V\(Self.number(to))"
        element("path", [("class", role.rawValue), ("d", data)])
      case .arrow(let from, let to, let y, let role):
        element("path", [("class", role.rawValue), ("d", Self.arrow(from: from, to: to, y: y))])
      }
    }
  }

  /// A viewport of its own shows nothing that lies outside of it.
  private mutating func clipped(_ clip: Rectangle?, _ body: (inout SVGWriter) -> Void) {
    guard let clip else { return body(&self) }
    open("svg", Self.box(clip) + [("viewBox", Self.viewBox(clip))])
    body(&self)
    close("svg")
  }

  /// A line's place and size: its glyphs are in thousandths of an em.
  static func transform(_ text: Picture.Text) -> (String, String) {
    let scale = factor(text.fontSize / Double(GlyphPath.unitsPerEm))
    return ("transform", "matrix(\(scale),0,0,\(scale),\(number(text.x)),\(number(text.y)))")
  }

  static func viewBox(_ frame: Rectangle) -> String {
    [frame.x, frame.y, frame.width, frame.height].map { number($0) }.joined(separator: ",")
  }

  /// A bar, a shaft and a head.
  private static func arrow(from: Points, to: Points, y: Points) -> String {
    let head = min(3, abs(to - from))
    let (back, forth) = to < from ? (head, -head) : (-head, head)
    let steps = [(back, -3), (forth, 3), (back, 3)].map { number($0) + "," + number($1) }
    return "M\(number(from)),\(number(y - 3))v6m0,-3H\(number(to))m\(steps[0])l\(steps[1])l\(steps[2])"
  }

  /// What drawings refer to besides glyphs: the image's stand-in and the hatching.
  mutating func defineShapes() {
    open("symbol", [("id", "picture"), ("viewBox", "0,-1000,1000,1000"), ("preserveAspectRatio", "none")])
    element("path", [("d", GlyphPath.data(of: Landscape.ground))])
    element("path", [("class", "landscape"), ("d", GlyphPath.data(of: Landscape.hillsAndSun))])
    close("symbol")
    open(
      "pattern",
      [
        ("id", "hatch"), ("width", "3"), ("height", "3"), ("patternUnits", "userSpaceOnUse"),
        ("patternTransform", "rotate(45)"),
      ])
    element("path", [("class", "hatch"), ("d", "M1.5,0V3")])
    close("pattern")
  }
}
