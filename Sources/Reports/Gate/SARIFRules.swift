import Vocabulary

/// The rules of a SARIF run: those that Snug has, and any that only findings name.
struct SARIFRules {
  private var rules: [Report.RuleHelp]
  private var places: [String: Int] = [:]

  init(_ report: Report) {
    rules = report.rules
    for (index, rule) in rules.enumerated() { places[rule.id] = index }
    for finding in report.findings where places[finding.rule] == nil {
      places[finding.rule] = rules.count
      rules.append(Report.RuleHelp(id: finding.rule, severity: finding.severity, summary: "", advice: ""))
    }
  }

  func index(of rule: String) -> Int? { places[rule] }

  func write(to json: inout JSONWriter) {
    json.key("rules")
    json.beginArray()
    for rule in rules { Self.write(rule, to: &json) }
    json.endArray()
  }

  private static func write(_ rule: Report.RuleHelp, to json: inout JSONWriter) {
    let summary = rule.summary.isEmpty ? rule.id : rule.summary
    json.beginObject()
    json.key("defaultConfiguration")
    json.beginObject(inline: true)
    json.field("level", rule.severity.rawValue)
    json.endObject()
    json.message("fullDescription", summary)
    json.key("help")
    json.beginObject()
    json.field("markdown", markdown(rule))
    json.field("text", [rule.summary, rule.advice].filter { !$0.isEmpty }.joined(separator: " ") + ending(rule))
    json.endObject()
    json.field("id", rule.id)
    json.key("properties")
    json.beginObject(inline: true)
    // What code scanning sorts by where a rule is not about security.
    json.field("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
    json.list("tags", ["localization", "layout"])
    json.endObject()
    json.message("shortDescription", summary)
    json.endObject()
  }

  private static func markdown(_ rule: Report.RuleHelp) -> String {
    var parts = ["## \(rule.id)"]
    if !rule.summary.isEmpty { parts.append(rule.summary) }
    if !rule.advice.isEmpty { parts.append("**What to do:** \(rule.advice)") }
    parts.append("`snug rules \(rule.id)` says more.")
    return parts.joined(separator: "\n\n")
  }

  private static func ending(_ rule: Report.RuleHelp) -> String {
    (rule.summary.isEmpty && rule.advice.isEmpty ? "" : " ") + "`snug rules \(rule.id)` says more."
  }
}
