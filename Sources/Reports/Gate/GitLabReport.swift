package import Vocabulary

/// GitLab's Code Quality report: an array of issues, compared by fingerprint with the report of the target branch.
///
/// All that counts is in it, with its fingerprint: a report cut short would show as mended what it merely left out. The
/// known findings of a baseline stay in for the same reason.
package enum GitLabReport {
  /// Beyond this the file is no use to anybody, and the worst are in it.
  static let issues = 20_000

  package static func bytes(of report: Report, _ options: ReportOptions) -> [UInt8] {
    let selection = GateSelection(report, options, omitting: [.shared])
    // A finding without a place stands at the first file that has one: the format knows no issue without.
    let fallback = report.findings.lazy.compactMap(\.location?.file).min() ?? "."
    var json = JSONWriter(layout: options.jsonLayout, reserving: 1024 + selection.listed.count * 512)
    json.beginArray()
    for listed in selection.listed.prefix(issues) {
      let finding = listed.finding
      write(
        to: &json, rule: finding.rule, description: GateSentence(options).whole(finding),
        fingerprint: listed.fingerprint,
        path: options.path(finding.location?.file ?? fallback), line: finding.location?.line ?? 1,
        severity: severity(of: finding))
    }
    let beyond = selection.listed.count - issues
    if beyond > 0 {
      write(
        to: &json, rule: "snug",
        description:
          "\(Wording.counted(beyond, "finding")) left out, since \(Wording.grouped(issues)) fill this report.",
        fingerprint: "snug:left-out", path: options.path(fallback), line: 1, severity: "info")
    }
    json.endArray()
    return json.finish()
  }

  private static func write(
    to json: inout JSONWriter, rule: String, description: String, fingerprint: String, path: String, line: Int,
    severity: String
  ) {
    json.beginObject()
    json.field("check_name", rule)
    json.field("description", description)
    json.field("fingerprint", fingerprint)
    json.key("location")
    json.beginObject()
    json.key("lines")
    json.beginObject(inline: true)
    json.field("begin", line)
    json.endObject()
    json.field("path", path)
    json.endObject()
    json.field("severity", severity)
    json.endObject()
  }

  /// Of info, minor, major, critical and blocker; what does not count is never more than info.
  private static func severity(of finding: Finding) -> String {
    guard finding.counts else { return "info" }
    return switch finding.severity {
    case .error: "major"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
