package import Vocabulary

/// Drawings for one HTML page. What several have in common stands in the page once: `definitions`, written after the last
/// drawing, and `css`.
///
/// A line of glyphs is defined once for all text sizes: what grows with the text is in thousandths of an em, and tracking,
/// which does not, comes through the property `--t`, once for each step `k1`, `k2`, …. Lines are many, and each costs the
/// browser time: a page may define those that are not seen at once later, from `lines`.
package struct EmbeddedPictures {
  private var glyphs: SVGGlyphs
  private var ids: [[SVGGlyphs.Placed]: String] = [:]
  /// The line with the id `r` and its place here, in base 36, as a `g` element.
  package private(set) var lines: [String] = []
  private var mostTracked = 0

  package init(outlines: [GlyphName: Outline]) { glyphs = SVGGlyphs(outlines) }

  /// An `svg` element of class `p`, as large as the picture's frame in CSS pixels; `label` is what it is to those who do
  /// not see it, nil where the page around it says that, and hides the drawing from them.
  package mutating func drawing(of picture: Picture, label: String? = nil) -> String {
    var svg = SVGWriter(isInHTML: true)
    let frame = picture.frame
    var attributes = [
      ("class", "p"), ("width", SVGWriter.number(frame.width)), ("height", SVGWriter.number(frame.height)),
      ("viewBox", SVGWriter.viewBox(frame)),
    ]
    if let label {
      attributes += [("role", "img"), ("aria-label", "\"" + XMLWriter.escaped(label, isAttribute: true) + "\"")]
    }
    svg.open("svg", attributes)
    svg.draw(picture) { line, svg in
      guard let id = id(of: line) else { return }
      var attributes = [("class", line.role.rawValue), ("href", "#" + id), SVGWriter.transform(line)]
      if line.tracking != 0 {
        let tracking = line.tracking / line.fontSize * Double(GlyphPath.unitsPerEm)
        attributes.append(("style", "--t:" + SVGWriter.number(tracking)))
      }
      svg.element("use", attributes)
    }
    svg.close("svg")
    return svg.text
  }

  /// nil for a line without ink.
  private mutating func id(of line: Picture.Text) -> String? {
    let placed = glyphs.place(line, sharesTracking: true)
    guard !placed.isEmpty else { return nil }
    if let known = ids[placed] { return known }
    let id = "r" + String(ids.count, radix: 36)
    ids[placed] = id
    var svg = SVGWriter(isInHTML: true)
    svg.open("g", [("id", id)])
    for glyph in placed {
      svg.element("use", glyph.attributes())
      mostTracked = max(mostTracked, glyph.tracked)
    }
    svg.close("g")
    lines.append(svg.text)
    return id
  }

  /// What the drawings so far refer to, as an element that takes no room; of the lines, the first `count`.
  package func definitions(lines count: Int = .max) -> String {
    var svg = SVGWriter(isInHTML: true)
    // Not `display: none`: patterns would not be drawn.
    svg.open(
      "svg",
      [("class", "p"), ("width", "0"), ("height", "0"), ("style", "position:absolute"), ("aria-hidden", "true")])
    svg.open("defs")
    svg.defineShapes()
    glyphs.define(in: &svg)
    svg.append(lines.prefix(count).joined())
    svg.close("defs")
    svg.close("svg")
    return svg.text
  }

  /// The rules for the drawings so far: how shapes look, and how far tracking moves glyphs.
  package var css: String {
    PictureStyle.css(scope: ".p ")
      + (1..<max(1, mostTracked + 1)).map { ".k\($0){translate:calc(var(--t)*\($0)px)}" }.joined()
  }
}
