import Vocabulary

/// How each shape of a picture is written in SVG; text excepted, which files and pages have each in their own way.
extension SVGWriter {
  mutating func draw(_ picture: Picture, text: (Picture.Text, inout SVGWriter) -> Void) {
    // Lines of one role that follow each other are one path.
    var path: (role: Picture.Role, data: String)?
    for shape in picture.shapes {
      if let line = Self.line(shape) {
        if let open = path, open.role == line.role {
          path?.data += line.data
        } else {
          finish(&path)
          path = line
        }
        continue
      }
      finish(&path)
      switch shape {
      case .rectangle(let rectangle, let role): element("rect", [("class", role.rawValue)] + Self.box(rectangle))
      case .image(let frame, let isFlipped):
        var attributes = [("class", Picture.Role.image.rawValue), ("href", "#pi")] + Self.box(frame)
        if isFlipped {
          attributes.append(("transform", "matrix(-1,0,0,1,\(Self.number(frame.minX + frame.maxX)),0)"))
        }
        element("use", attributes)
      case .text(let line): clipped(line.clip) { text(line, &$0) }
      case .vertical, .arrow: break
      }
    }
    finish(&path)
  }

  private mutating func finish(_ path: inout (role: Picture.Role, data: String)?) {
    if let path { element("path", [("class", path.role.rawValue), ("d", path.data)]) }
    path = nil
  }

  private static func line(_ shape: Picture.Shape) -> (role: Picture.Role, data: String)? {
    switch shape {
    case .vertical(let x, let from, let to, let role): (role, "M\(pair(x, from))V\(number(to))")
    case .arrow(let from, let to, let y, let role): (role, arrow(from: from, to: to, y: y))
    default: nil
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
    return ("transform", "translate(\(number(text.x)),\(number(text.y)))scale(\(scale))")
  }

  static func viewBox(_ frame: Rectangle) -> String {
    [frame.x, frame.y, frame.width, frame.height].map { number($0) }.joined(separator: ",")
  }

  /// Two numbers of a path; a minus is separator enough.
  private static func pair(_ first: Double, _ second: Double) -> String {
    let text = number(second)
    return number(first) + (text.hasPrefix("-") ? "" : ",") + text
  }

  /// A bar, a shaft and a head.
  private static func arrow(from: Points, to: Points, y: Points) -> String {
    let head = min(3, abs(to - from))
    let back = to < from ? head : -head
    return "M\(pair(from, y - 3))v6m0-3H\(number(to))m\(pair(back, -3))l\(pair(-back, 3))l\(pair(back, 3))"
  }

  /// What drawings refer to besides glyphs: the image's stand-in and the hatching.
  mutating func defineShapes() {
    open("symbol", [("id", "pi"), ("viewBox", "0,-1000,1000,1000"), ("preserveAspectRatio", "none")])
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
