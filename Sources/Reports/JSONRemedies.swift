package import Vocabulary

extension JSONReport {
  /// What one component and strategy would gain by each change. All that was counted is there, so that the parts of an audit
  /// can be put together again; `passingWidths` is read off `widths`.
  package static func write(_ remedies: Remedies, to json: inout JSONWriter) {
    json.beginObject()
    json.key("changes")
    json.beginArray()
    for outcome in remedies.changes { write(outcome, to: &json) }
    json.endArray()
    json.field("component", remedies.component)
    json.field("failing", remedies.failing)
    writePassingWidths(of: remedies, to: &json)
    json.field("strategy", remedies.strategy)
    json.field("titles", remedies.titles)
    json.key("widths")
    json.beginArray()
    for step in remedies.widths {
      json.beginObject(inline: true)
      json.field("failing", step.failing)
      json.field("width", points: step.width)
      json.endObject()
    }
    json.endArray()
    json.endObject()
  }

  private static func write(_ outcome: Remedies.Outcome, to json: inout JSONWriter) {
    json.beginObject(inline: true)
    json.field("change", outcome.change.name)
    json.field("failing", outcome.failing)
    switch outcome.change {
    case .lines(let lines): json.field("value", lines)
    case .minimumScale(let scale): json.field("value", points: scale)
    case .strategy(let name): json.field("value", name)
    }
    json.endObject()
  }

  private static func writePassingWidths(of remedies: Remedies, to json: inout JSONWriter) {
    let widths = [("all", 1), ("p95", 0.95)].compactMap { name, share in
      remedies.width(passing: share).map { (name, $0) }
    }
    guard !widths.isEmpty else { return }
    json.key("passingWidths")
    json.beginObject(inline: true)
    for (name, width) in widths { json.field(name, points: width) }
    json.endObject()
  }
}

extension Remedies.Change {
  /// As the configuration calls what is changed.
  fileprivate var name: String {
    switch self {
    case .lines: "lines"
    case .minimumScale: "minimumScale"
    case .strategy: "strategy"
    }
  }
}
