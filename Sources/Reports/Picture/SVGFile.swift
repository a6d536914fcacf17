package import Vocabulary

/// A picture as an SVG file of its own: light and dark, with all glyphs inside, and words for those who do not see it.
package struct SVGFile: Sendable {
  package var picture: Picture
  package var outlines: [GlyphName: Outline]
  /// What a screen reader says: the title as it is meant to be read.
  package var title: String
  /// What is to be seen, in a sentence.
  package var summary: String
  /// The language of `title`.
  package var locale: LanguageTag
  package var direction: Direction

  package init(
    _ picture: Picture, outlines: [GlyphName: Outline], title: String, summary: String, locale: LanguageTag,
    direction: Direction
  ) {
    self.picture = picture
    self.outlines = outlines
    self.title = title
    self.summary = summary
    self.locale = locale
    self.direction = direction
  }

  package func text() -> String {
    var glyphs = SVGGlyphs(outlines)
    var drawing = SVGWriter(isInHTML: false)
    drawing.element("rect", [("class", "page")] + SVGWriter.box(picture.frame))
    drawing.draw(picture) { line, svg in
      svg.open("g", [("class", line.role.rawValue), SVGWriter.transform(line)])
      for glyph in glyphs.place(line, sharesTracking: false) { svg.element("use", glyph.attributes()) }
      svg.close("g")
    }
    var svg = SVGWriter(isInHTML: false)
    let frame = picture.frame
    svg.open(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("width", SVGWriter.number(frame.width)),
        ("height", SVGWriter.number(frame.height)), ("viewBox", SVGWriter.viewBox(frame)), ("role", "img"),
      ])
    svg.element("title", [("lang", locale.identifier), ("dir", direction.rawValue)], content: title)
    svg.element("desc", [("lang", "en")], content: summary)
    svg.element("style", content: PictureStyle.css())
    svg.open("defs")
    svg.defineShapes()
    glyphs.define(in: &svg)
    svg.close("defs")
    svg.append(drawing.text)
    svg.close("svg")
    return svg.text + "\n"
  }
}
