package import Vocabulary

/// Diagnostics as compilers print them, `file:line:column: warning: message [rule]`: Xcode's issue navigator takes them
/// from the log of a build phase, with absolute paths (`ReportOptions.pathPrefix`), and editors from anywhere.
///
/// A key is one line a file: the navigator is a flat list, and thousands of lines in it hide the compiler's own.
package enum XcodeReport {
  static let lines = 200

  package static func text(of report: Report, _ options: ReportOptions) -> String {
    let selection = GateSelection(report, options, omitting: [.shared, .notes, .settled])
    let groups = FindingGroups(selection.listed).groups
    let shown = options.showsAll ? groups[...] : groups.prefix(lines)
    var text = ""
    for group in shown { text += line(for: group, options) + "\n" }
    let left = GateSummary.leftOut(
      selection, beyondLimit: groups.count - shown.count, of: "more key", limit: "\(lines) lines are enough for a list")
    let closing = [GateSummary.sentence(report), left].compactMap(\.self).joined(separator: " ")
    return text + "note: snug: \(closing)\n"
  }

  private static func line(for group: FindingGroup, _ options: ReportOptions) -> String {
    line(for: group.worst, rest: GateSentence(options).rest(of: group), options)
  }

  /// One finding as a diagnostic; `rest` is what the line stands for besides.
  package static func line(for finding: Finding, rest: String = "", _ options: ReportOptions) -> String {
    var line = ""
    if let location = finding.location {
      line = "\(SafeText.visible(options.path(location.file))):\(location.line):\(location.column): "
    }
    return line + "\(finding.severity.rawValue): \(GateSentence(options).whole(finding))"
      + (rest.isEmpty ? "" : " " + rest) + " [\(finding.rule)]"
  }
}
