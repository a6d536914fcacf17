package import Vocabulary

/// What `measure` prints (DESIGN §6): one text, shaped, stage by stage.
package enum MeasureReport {
  package static func bytes(of measurement: Measurement, layout: JSONWriter.Layout = .indented) -> [UInt8] {
    var json = JSONWriter(layout: layout)
    json.beginObject()
    json.field("advance", points: measurement.advance)
    json.field("ascent", points: measurement.ascent)
    json.field("descent", points: measurement.descent)
    json.field("direction", measurement.direction.rawValue)
    json.field("fontSize", points: measurement.fontSize)
    json.key("glyphs")
    json.beginArray()
    for glyph in measurement.glyphs { write(glyph, to: &json) }
    json.endArray()
    json.field("ink", measurement.ink)
    json.key("levels")
    json.beginArray(inline: true)
    for level in measurement.levels { json.integer(Int(level)) }
    json.endArray()
    json.key("lines")
    json.beginArray()
    for line in measurement.lines {
      json.beginObject(inline: true)
      json.field("end", line.utf16Range.upperBound)
      json.field("start", line.utf16Range.lowerBound)
      json.field("width", points: line.width)
      json.endObject()
    }
    json.endArray()
    json.field("locale", measurement.locale.identifier)
    json.key("runs")
    json.beginArray()
    for run in measurement.runs { write(run, to: &json) }
    json.endArray()
    json.field("text", measurement.text)
    json.field("visualText", measurement.visualText)
    json.endObject()
    return json.finish()
  }

  private static func write(_ glyph: Measurement.Glyph, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.field("advance", points: glyph.advance)
    json.field("cluster", glyph.cluster)
    json.field("face", glyph.face)
    json.field("id", Int(glyph.id))
    json.field("xOffset", points: glyph.xOffset)
    json.field("yOffset", points: glyph.yOffset)
    json.endObject()
  }

  private static func write(_ run: Measurement.Run, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.field("end", run.utf16Range.upperBound)
    json.field("face", run.face)
    json.field("level", Int(run.level))
    json.field("script", run.script.code)
    json.field("start", run.utf16Range.lowerBound)
    json.endObject()
  }
}
