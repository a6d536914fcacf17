package import Vocabulary

/// SARIF 2.1.0: what code scanning shows as alerts.
///
/// Code scanning shows 5,000 results of a run and takes 10 MB after compression. Results stand worst first, and a
/// notification says what was left out.
package enum SARIFReport {
  static let results = 5000
  /// Bytes before compression: such text compresses to less than a third, so that 10 MB are never reached.
  static let size = 30_000_000

  package static func bytes(of report: Report, _ options: ReportOptions) -> [UInt8] {
    let selection = GateSelection(report, options, omitting: [.shared])
    let fallback = report.findings.lazy.compactMap(\.location?.file).min()
    // Code scanning refuses a file in which a result has no place at all.
    let placed = selection.listed.filter { $0.finding.location != nil || fallback != nil }
    let unplaced = selection.listed.filter { $0.finding.location == nil && fallback == nil }
    let rules = SARIFRules(report)
    var json = JSONWriter(layout: options.jsonLayout, reserving: 65_536 + min(placed.count, results) * 3072)
    json.beginObject()
    json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    json.key("runs")
    json.beginArray()
    json.beginObject()
    // `SourceLocation` counts Unicode scalars.
    json.field("columnKind", "unicodeCodePoints")
    json.key("originalUriBaseIds")
    json.beginObject()
    json.key("SRCROOT")
    json.beginObject()
    json.message("description", "The folder that all paths are relative to: the root of the repository.")
    json.endObject()
    json.endObject()
    writeProperties(of: report, to: &json)
    json.key("results")
    json.beginArray()
    var count = 0
    for listed in placed.prefix(results) where json.bytes.count < size {
      count += 1
      SARIFResult(
        listed: listed, ruleIndex: rules.index(of: listed.finding.rule), fallback: fallback,
        hasBaseline: report.summary.baseline != nil, options: options
      ).write(to: &json)
    }
    json.endArray()
    json.key("tool")
    json.beginObject()
    json.key("driver")
    json.beginObject()
    json.field("name", "Snug")
    rules.write(to: &json)
    json.field("version", report.toolVersion)
    json.endObject()
    json.endObject()
    // Out of order: what was left out is known only now.
    writeInvocations(report, selection, unplaced: unplaced, beyondLimit: placed.count - count, options, to: &json)
    json.endObject()
    json.endArray()
    json.field("version", "2.1.0")
    json.endObject()
    return json.finish()
  }

  private static func writeInvocations(
    _ report: Report, _ selection: GateSelection, unplaced: [GateSelection.Listed], beyondLimit: Int,
    _ options: ReportOptions, to json: inout JSONWriter
  ) {
    var notifications = unplaced.map {
      (level: $0.finding.severity.rawValue, text: GateSentence(options).whole($0.finding))
    }
    let limit = "code scanning shows \(Wording.grouped(results)) of a run"
    if let left = GateSummary.leftOut(selection, beyondLimit: beyondLimit, of: "more result", limit: limit) {
      notifications.append(("note", left))
    }
    json.dataKey("invocations")
    json.beginArray()
    json.beginObject()
    // A title that was not measured has not passed.
    json.field("executionSuccessful", !report.isIncomplete)
    if !notifications.isEmpty {
      json.key("toolExecutionNotifications")
      json.beginArray()
      for notification in notifications {
        json.beginObject()
        json.field("level", notification.level)
        json.message("message", notification.text)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
    json.endArray()
  }

  /// The counts, and the fonts that the numbers depend on.
  private static func writeProperties(of report: Report, to json: inout JSONWriter) {
    json.key("properties")
    json.beginObject()
    json.key("fonts")
    json.beginArray()
    for font in report.environment.fonts {
      json.beginObject(inline: true)
      json.field("name", font.postScriptName)
      json.field("sha256", font.sha256)
      json.field("version", font.version)
      json.endObject()
    }
    json.endArray()
    json.field("locales", report.summary.locales)
    json.field("summary", GateSummary.sentence(report))
    json.field("titles", report.summary.titles)
    json.endObject()
  }
}

extension JSONWriter {
  /// A SARIF message or multi-format message with plain text only.
  mutating func message(_ name: String, _ text: String) {
    key(name)
    beginObject(inline: true)
    field("text", text)
    endObject()
  }
}
