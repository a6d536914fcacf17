package import Vocabulary

/// Workflow commands of GitHub Actions: annotations on the lines of a pull request.
///
/// A step shows 10 errors, 10 warnings and 10 notices, a job 50 annotations in all, whatever else is printed; so a key
/// takes one annotation in each file, and the last notice counts what found no room.
package enum GitHubReport {
  /// Annotations of each level that a step shows.
  static let annotationsPerLevel = 10

  package static func text(of report: Report, _ options: ReportOptions) -> String {
    let selection = GateSelection(report, options, omitting: [.shared, .notes, .settled])
    var text = ""
    var shown: [Severity: Int] = [:]
    var beyond = 0
    for group in FindingGroups(selection.listed).groups {
      let severity = group.worst.severity
      // The closing notice is one of the ten.
      let room = annotationsPerLevel - (severity == .note ? 1 : 0)
      guard shown[severity, default: 0] < room else {
        beyond += 1
        continue
      }
      shown[severity, default: 0] += 1
      text += annotation(for: group, options) + "\n"
    }
    let summary = GateSummary.sentence(report)
    let limit = "GitHub shows \(annotationsPerLevel) of a severity a step"
    guard let left = GateSummary.leftOut(selection, beyondLimit: beyond, of: "more place", limit: limit) else {
      return text + "snug: \(summary)\n"
    }
    return text + command("notice", [("title", "snug")], summary + " " + left) + "\n"
  }

  private static func annotation(for group: FindingGroup, _ options: ReportOptions) -> String {
    let finding = group.worst
    var properties: [(String, String)] = []
    var place = ""
    if let location = finding.location {
      let path = options.path(location.file)
      properties += [("file", path), ("line", "\(location.line)"), ("col", "\(location.column)")]
      // The log shows the message without its place.
      place = "\(SafeText.visible(path)):\(location.line): "
    }
    let subject = GateSentence(options).subject(finding)
    properties.append(("title", subject.isEmpty ? finding.rule : "\(finding.rule): \(subject)"))
    let rest = GateSentence(options).rest(of: group)
    let message = place + GateSentence(options).whole(finding) + (rest.isEmpty ? "" : "\n" + rest)
    return command(level(finding.severity), properties, message)
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  /// `::error file=a,line=1::message`, as the runner reads it: data and property values have escapes of their own.
  static func command(_ name: String, _ properties: [(name: String, value: String)], _ message: String) -> String {
    let list = properties.map { $0.name + "=" + escaped($0.value, isProperty: true) }.joined(separator: ",")
    return "::\(name)" + (list.isEmpty ? "" : " " + list) + "::" + escaped(message, isProperty: false)
  }

  /// `%`, CR and LF everywhere, `:` and `,` besides in a property.
  private static func escaped(_ text: String, isProperty: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "%": result += "%25"
      case "\r": result += "%0D"
      case "\n": result += "%0A"
      case ":" where isProperty: result += "%3A"
      case "," where isProperty: result += "%2C"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
