package import Vocabulary

extension JSONReport {
  /// One finding as an object of its own.
  package static func write(_ finding: Finding, to json: inout JSONWriter) {
    json.beginObject()
    json.field("alsoInSource", finding.alsoInSource)
    write(finding.budget, to: &json)
    json.field("column", finding.location?.column)
    json.field("component", finding.component)
    json.field("direction", finding.direction?.rawValue)
    json.field("face", finding.face)
    json.field("file", finding.location?.file)
    json.field("fingerprint", finding.fingerprint)
    json.field("firstFailingSize", finding.firstFailingSize?.name)
    json.field("key", finding.key)
    json.field("line", finding.location?.line)
    json.field("locale", finding.locale?.identifier)
    if !finding.locales.isEmpty { json.list("locales", finding.locales.lazy.map(\.identifier)) }
    json.field("message", finding.message)
    json.field("rawText", finding.rawText)
    json.field("rule", finding.rule)
    writeSamples(finding.samples, to: &json)
    json.field("severity", finding.severity.rawValue)
    if !finding.sizes.isEmpty {
      json.list("sharedSizes", finding.sharedSizes.lazy.map(\.name))
      json.list("sizes", finding.sizes.lazy.map(\.name))
    }
    writeWidths(finding.smallestPassingWidth, to: &json)
    json.field("sourceText", finding.sourceText)
    if !finding.standIn.isEmpty { json.list("standIn", finding.standIn) }
    json.field("status", finding.status.rawValue)
    json.field("strategy", finding.strategy)
    json.field("text", finding.text)
    json.field("titles", finding.titles)
    json.field("variant", finding.variant)
    if !finding.widths.isEmpty {
      json.key("widths")
      json.beginArray(inline: true)
      for width in finding.widths { json.number(width) }
      json.endArray()
    }
    // A finding without a measurement has no error bar to lie in.
    if finding.worst != nil || finding.withinErrorBar { json.field("withinErrorBar", finding.withinErrorBar) }
    write(finding.worst, to: &json)
    json.endObject()
  }

  private static func write(_ budget: Finding.Budget?, to json: inout JSONWriter) {
    guard let budget else { return }
    json.key("budget")
    json.beginObject(inline: true)
    json.field("characters", budget.characters)
    json.field("points", points: budget.points)
    json.field("pointsAtBase", points: budget.pointsAtBase)
    json.field("textSize", budget.textSize.name)
    json.endObject()
  }

  private static func writeSamples(_ samples: [String: String], to json: inout JSONWriter) {
    guard !samples.isEmpty else { return }
    json.key("samples")
    json.beginObject(inline: true)
    for (placeholder, value) in samples.sorted(by: { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }) {
      json.dataKey(placeholder)
      json.string(value)
    }
    json.endObject()
  }

  private static func writeWidths(_ widths: [Finding.SizedWidth], to json: inout JSONWriter) {
    guard !widths.isEmpty else { return }
    json.key("smallestPassingWidth")
    json.beginObject(inline: true)
    for sized in widths.sorted(by: { $0.textSize.name.utf8.lexicographicallyPrecedes($1.textSize.name.utf8) }) {
      json.dataKey(sized.textSize.name)
      json.number(sized.width)
    }
    json.endObject()
  }

  private static func write(_ worst: Finding.Worst?, to json: inout JSONWriter) {
    guard let worst else { return }
    json.key("worst")
    json.beginObject(inline: true)
    switch worst {
    case .room(let textSize, let bounds, let needed, let available, let visibleText):
      json.field("available", points: available)
      json.field("bounds", bounds)
      json.field("excess", points: needed - available)
      json.field("needed", points: needed)
      json.field("textSize", textSize.name)
      json.field("visibleText", visibleText)
    case .measure(let textSize, let measured, let limit, let unit):
      json.field("limit", points: limit)
      json.field("measured", points: measured)
      json.field("textSize", textSize.name)
      json.field("unit", unit)
    }
    json.endObject()
  }
}
