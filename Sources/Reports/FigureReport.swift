package import Vocabulary

/// What `inspect` prints (DESIGN §6): the frames of one title in one component, and what the rules say of it.
package enum FigureReport {
  package static func bytes(
    of figure: Figure, findings: [Finding], layout: JSONWriter.Layout = .indented
  ) -> [UInt8] {
    var json = JSONWriter(layout: layout)
    write(figure, findings: findings, to: &json)
    return json.finish()
  }

  package static func write(_ figure: Figure, findings: [Finding], to json: inout JSONWriter) {
    json.beginObject()
    json.field("bounds", figure.bounds)
    json.field("direction", figure.direction.rawValue)
    json.key("findings")
    json.beginArray()
    for finding in findings { JSONReport.write(finding, to: &json) }
    json.endArray()
    json.field("fontSize", points: figure.fontSize)
    json.field("image", figure.image)
    json.field("intendedTitleCenterX", points: figure.intendedTitleCenterX)
    json.field("intrinsicSize", figure.intrinsicSize)
    json.key("lines")
    json.beginArray()
    for line in figure.lines {
      json.beginObject()
      json.field("baseline", points: line.baseline)
      json.field("ink", line.ink)
      json.field("text", line.text)
      json.field("visualText", line.visualText)
      json.field("width", points: line.width)
      json.field("x", points: line.x)
      json.endObject()
    }
    json.endArray()
    json.field("locale", figure.locale.identifier)
    json.field("strategy", figure.strategy)
    json.field("textSize", figure.textSize.name)
    json.field("title", figure.title)
    json.field("titleNaturalSize", figure.titleNaturalSize)
    json.field("truncated", figure.truncated)
    json.field("visibleText", figure.visibleText)
    json.endObject()
  }
}
