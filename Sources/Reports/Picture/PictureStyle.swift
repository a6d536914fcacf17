/// How shapes look: one table for SVG and PNG, in light and in dark.
package struct PictureStyle: Sendable {
  /// RGB, and how much of it covers what is behind.
  package struct Color: Sendable, Equatable {
    package var rgb: UInt32
    package var opacity = 1.0

    init(_ rgb: UInt32, opacity: Double = 1) {
      self.rgb = rgb
      self.opacity = opacity
    }

    /// `#0a6cff`.
    var hex: String {
      let digits = String(rgb, radix: 16)
      return "#" + String(repeating: "0", count: 6 - digits.count) + digits
    }
  }

  package struct Look: Sendable, Equatable {
    package var fill: Color?
    package var stroke: Color?
    /// In points.
    package var strokeWidth = 1.0
    /// Lengths of dash and gap in points; empty for a line without gaps.
    package var dash: [Double] = []
  }

  package var page: Color
  package var looks: [Picture.Role: Look]
  /// The picture in the image's stand-in: hills and a sun.
  package var landscape: Color

  package static let light = PictureStyle(
    page: Color(0xffffff), text: Color(0x111114), button: Color(0xf2f2f7), edge: Color(0x82828a),
    frame: Color(0xe3edfb), frameEdge: Color(0x3b7dd8), image: Color(0xd1d1d6), landscape: Color(0x6c6c73),
    ghost: Color(0xd6336c), overlap: Color(0xd00000), intent: Color(0x0b7a4b), drift: Color(0xc2410c))

  package static let dark = PictureStyle(
    page: Color(0x1c1c1e), text: Color(0xf5f5f7), button: Color(0x2c2c2e), edge: Color(0x98989d),
    frame: Color(0x22344d), frameEdge: Color(0x6ea8fe), image: Color(0x545458), landscape: Color(0xaeaeb2),
    ghost: Color(0xff8fab), overlap: Color(0xff6b6b), intent: Color(0x4ade80), drift: Color(0xfb923c))

  private init(
    page: Color, text: Color, button: Color, edge: Color, frame: Color, frameEdge: Color, image: Color,
    landscape: Color, ghost: Color, overlap: Color, intent: Color, drift: Color
  ) {
    self.page = page
    self.landscape = landscape
    looks = [
      .button: Look(fill: button, stroke: edge),
      .edge: Look(stroke: edge),
      .titleFrame: Look(fill: frame, stroke: frameEdge, strokeWidth: 0.5, dash: [2, 2]),
      .image: Look(fill: image),
      .text: Look(fill: text),
      .ghost: Look(fill: Color(ghost.rgb, opacity: 0.8)),
      .overlap: Look(stroke: overlap),
      .intent: Look(stroke: intent, strokeWidth: 0.75, dash: [4, 2]),
      .drift: Look(stroke: drift, strokeWidth: 1.25),
      .caption: Look(fill: text),
    ]
  }

  /// Style rules that give each class its look, light and, where the reader's machine is dark, dark. `scope` is put
  /// before each selector: `svg.p `.
  package static func css(scope: String = "") -> String {
    light.rules(scope) + "@media screen and (prefers-color-scheme:dark){" + dark.rules(scope) + "}"
  }

  /// The rules of one theme.
  package func rules(_ scope: String) -> String {
    var css = ""
    for role in Picture.Role.allCases {
      guard let look = looks[role] else { continue }
      var declarations = ["fill:" + (look.fill?.hex ?? "none")]
      if let fill = look.fill, fill.opacity < 1 { declarations.append("fill-opacity:\(fill.opacity)") }
      if let stroke = look.stroke {
        declarations += ["stroke:" + stroke.hex, "stroke-width:" + SVGWriter.number(look.strokeWidth)]
      }
      if !look.dash.isEmpty {
        declarations.append("stroke-dasharray:" + look.dash.map { SVGWriter.number($0) }.joined(separator: ","))
      }
      // The hatching is a pattern, which has the stroke.
      if role == .overlap { declarations = ["fill:url(#hatch)"] }
      css += "\(scope).\(role.rawValue){\(declarations.joined(separator: ";"))}"
    }
    // What a `use` shows has no ancestors that a rule could name.
    css += "\(scope).page{fill:\(page.hex)}.landscape{fill:\(landscape.hex)}"
    if let hatch = looks[.overlap]?.stroke { css += "\(scope).hatch{stroke:\(hatch.hex)}" }
    return css
  }
}
