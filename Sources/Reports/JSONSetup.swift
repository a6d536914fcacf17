import Vocabulary

extension JSONReport {
  /// What was asked, as far as no finding says it and other formats print it.
  static func writeSetup(of report: Report, to json: inout JSONWriter) {
    json.key("setup")
    json.beginObject()
    if !report.run.arguments.isEmpty { json.list("arguments", report.run.arguments) }
    if let baseline = report.run.baseline {
      json.key("baseline")
      json.beginObject(inline: true)
      json.field("file", baseline.file)
      json.field("new", baseline.showsNewOnly)
      json.field("strict", baseline.isStrict)
      json.endObject()
    }
    json.key("components")
    json.beginArray()
    for component in report.components {
      json.beginObject(inline: true)
      json.field("baseSize", component.baseSize.name)
      json.field("name", component.name)
      json.field("required", component.required.name)
      json.endObject()
    }
    json.endArray()
    json.field("failOn", report.run.failOn)
    json.field("folder", report.run.folder)
    json.field("incomplete", report.run.isIncomplete)
    if !report.run.options.isEmpty { json.list("options", report.run.options) }
    json.field("sourceLocale", report.sourceLocale?.identifier)
    json.field("survey", report.isSurvey)
    json.list("textSizes", report.textSizes.lazy.map(\.name))
    json.field("unit", report.unit)
    json.endObject()
  }

  /// What `snug merge` needs besides; absent from a report of everything.
  static func write(_ part: Report.Part?, to json: inout JSONWriter) {
    guard let part else { return }
    json.key("shard")
    json.beginObject()
    write("absences", part.absences, to: &json)
    json.key("advances")
    json.beginArray()
    for advance in part.advances {
      json.beginObject(inline: true)
      json.field("graphemes", advance.graphemes)
      json.field("locale", advance.locale.identifier)
      json.field("microEm", advance.microEm)
      json.endObject()
    }
    json.endArray()
    json.list("components", part.components)
    json.field("count", part.count)
    json.key("faults")
    json.beginArray()
    for fault in part.faults { write(fault, to: &json) }
    json.endArray()
    json.key("inputs")
    json.beginObject()
    for (name, digest) in part.inputs.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      json.dataKey(name)
      json.string(digest)
    }
    json.endObject()
    json.list("locales", part.locales.lazy.map(\.identifier))
    json.key("numbers")
    json.beginArray(inline: true)
    for number in part.shards { json.integer(number) }
    json.endArray()
    json.key("typeSizes")
    json.beginArray()
    for type in part.typeSizes {
      json.beginObject(inline: true)
      json.field("component", type.component)
      json.field("fontSize", exact: type.fontSize)
      json.field("locale", type.locale.identifier)
      json.field("tracking", exact: type.tracking)
      json.endObject()
    }
    json.endArray()
    if !part.uncovered.isEmpty { json.list("uncovered", part.uncovered) }
    write("unusedIgnores", part.unusedIgnores, to: &json)
    json.endObject()
  }

  private static func write(_ fault: Report.Part.Fault, to json: inout JSONWriter) {
    json.beginObject()
    json.field("advisory", fault.isAdvisory)
    json.key("finding")
    write(fault.finding, to: &json)
    json.field("order", fault.order)
    json.field("promised", fault.isPromised)
    json.field("weight", exact: fault.weight)
    json.endObject()
  }

  private static func write(_ name: String, _ findings: [Finding], to json: inout JSONWriter) {
    json.key(name)
    json.beginArray()
    for finding in findings { write(finding, to: &json) }
    json.endArray()
  }
}
