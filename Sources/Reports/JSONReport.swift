package import Vocabulary

/// The report as JSON, schema version 1 (DESIGN §8): what other programs read.
package enum JSONReport {
  package static func bytes(of report: Report, layout: JSONWriter.Layout = .indented) -> [UInt8] {
    // An ordinary finding takes a kilobyte.
    var json = JSONWriter(layout: layout, reserving: 4096 + report.findings.count * 1024)
    json.beginObject()
    writeEnvironment(report.environment, to: &json)
    json.key("findings")
    json.beginArray()
    for finding in report.findings { write(finding, to: &json) }
    json.endArray()
    json.key("ranking")
    json.beginArray()
    for row in report.ranking { write(row, to: &json) }
    json.endArray()
    json.key("remedies")
    json.beginArray()
    for remedies in report.remedies { write(remedies, to: &json) }
    json.endArray()
    json.field("schemaVersion", 1)
    writeSetup(of: report, to: &json)
    write(report.part, to: &json)
    write(report.summary, to: &json)
    json.key("tool")
    json.beginObject(inline: true)
    json.field("name", "snug")
    json.field("version", report.toolVersion)
    json.endObject()
    json.endObject()
    return json.finish()
  }

  private static func writeEnvironment(_ environment: Report.Environment, to json: inout JSONWriter) {
    json.key("environment")
    json.beginObject()
    json.key("fonts")
    json.beginArray()
    for font in environment.fonts {
      json.beginObject()
      json.field("family", font.family)
      json.field("file", font.file)
      json.field("postScriptName", font.postScriptName)
      json.field("sha256", font.sha256)
      if font.isShapedPerSize { json.field("shapedPerSize", true) }
      json.field("standIn", font.standIn)
      json.field("version", font.version)
      json.endObject()
    }
    json.endArray()
    json.field("freetype", environment.freetype)
    json.field("harfbuzz", environment.harfbuzz)
    json.field("icu", environment.icu)
    json.field("unicode", environment.unicode)
    json.endObject()
  }

  private static func write(_ row: Report.RankingRow, to json: inout JSONWriter) {
    json.beginObject()
    json.field("component", row.component)
    json.field("locale", row.locale.identifier)
    json.field("strategy", row.strategy)
    json.key("surviving")
    json.beginObject(inline: true)
    for sized in row.surviving.sorted(by: { $0.textSize.name.utf8.lexicographicallyPrecedes($1.textSize.name.utf8) }) {
      json.dataKey(sized.textSize.name)
      json.share(sized.share)
    }
    json.endObject()
    // A share to a ten-thousandth does not tell how many of many titles it is.
    json.counts(
      "survivors",
      Dictionary(row.surviving.map { ($0.textSize.name, row.survivors($0)) }) { first, _ in first }, inline: true)
    json.field("titles", row.titles)
    json.endObject()
  }

  private static func write(_ count: Report.BaselineCount?, to json: inout JSONWriter) {
    guard let count else { return }
    json.key("baseline")
    json.beginObject(inline: true)
    json.field("accepted", count.statuses[.accepted] ?? 0)
    json.field("changed", count.statuses[.changed] ?? 0)
    json.field("gone", count.gone)
    json.field("known", count.statuses[.known] ?? 0)
    json.field("new", count.statuses[.new] ?? 0)
    json.field("worse", count.statuses[.worse] ?? 0)
    json.endObject()
  }

  private static func write(_ summary: Report.Summary, to json: inout JSONWriter) {
    json.key("summary")
    json.beginObject()
    json.field("alsoInSource", summary.alsoInSource)
    write(summary.baseline, to: &json)
    json.field("catalogs", summary.catalogs)
    json.field("components", summary.components)
    json.counts("findings", summary.findings)
    json.field("layouts", summary.layouts)
    json.field("locales", summary.locales)
    json.field("noComponent", summary.noComponent)
    json.counts("notMeasured", summary.notMeasured)
    json.key("severities")
    json.beginObject(inline: true)
    json.field("error", summary.severities[.error] ?? 0)
    json.field("note", summary.severities[.note] ?? 0)
    json.field("warning", summary.severities[.warning] ?? 0)
    json.endObject()
    json.field("titles", summary.titles)
    json.endObject()
  }
}
