package import Vocabulary

/// Markdown for a comment on a pull request or a job's summary: counts, then tables, worst first.
///
/// A comment takes 65,536 characters; rows are left out from the end, and the last line says how many.
package enum MarkdownReport {
  static let characters = 65_536
  /// Kept free for the line that says what was left out.
  private static let closingRoom = 1000
  private static let usualRows = 20

  /// The first line, by which a script finds its own earlier comment.
  static let marker = "<!-- snug -->"

  package static func text(of report: Report, _ options: ReportOptions) -> String {
    let selection = GateSelection(report, options, omitting: [.shared, .notes, .settled])
    var text = BoundedText(limit: characters - closingRoom)
    text.append("\(marker)\n### Snug: \(heading(report))\n\n\(scope(report, options))\n")
    let groups = FindingGroups(selection.listed).groups
    var left = 0
    for section in sections(of: groups, report, options) where !section.rows.isEmpty {
      let limit = options.showsAll ? Int.max : usualRows
      let shown = text.append(section, rows: limit)
      left += section.isDigest ? 0 : section.rows.count - shown
    }
    let closing = GateSummary.leftOut(
      selection, beyondLimit: left, of: "more row", limit: "a comment is to be read")
    return text.text + (closing.map { "\n\($0)\n" } ?? "")
  }

  private static func heading(_ report: Report) -> String {
    if report.isNothingFound { return report.summary.titles > 0 ? "every title fits" : "no title was measured" }
    let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = report.summary.severities[severity] ?? 0
      return count > 0 ? Wording.counted(count, severity.rawValue) : nil
    }
    return counts.isEmpty ? "nothing that counts" : counts.joined(separator: ", ")
  }

  private static func scope(_ report: Report, _ options: ReportOptions) -> String {
    let unmeasured = report.summary.notMeasured.values.reduce(0, +)
    let baseline = report.summary.baseline.map { " Against the baseline: \(Wording.statuses($0))." } ?? ""
    return MarkdownText.prose(Wording.scope(of: report, options)) + baseline
      + (unmeasured > 0 ? " **\(Wording.counted(unmeasured, "title")) not measured.**" : "")
  }

  private static func sections(
    of groups: [FindingGroup], _ report: Report, _ options: ReportOptions
  ) -> [MarkdownSection] {
    func own(_ scope: Finding.Scope) -> [FindingGroup] { groups.filter { $0.worst.scope == scope } }
    let titles = own(.title)
    return [
      .notMeasured(own(.notMeasured), options), .components(own(.component), options),
      .digest(titles, options), .remedies(of: report, options), .titles(titles, unit: report.unit, options),
      .catalogs(own(.catalog), options),
    ]
  }
}

/// Text that takes no more than so many characters, as a JavaScript program counts them.
private struct BoundedText {
  let limit: Int
  private(set) var text = ""
  private var used = 0

  init(limit: Int) { self.limit = limit }

  /// False where there is no room for all of it: then nothing is added.
  @discardableResult mutating func append(_ addition: String) -> Bool {
    let length = addition.utf16.count
    guard used + length <= limit else { return false }
    text += addition
    used += length
    return true
  }

  /// The section's first rows, up to `rows` of them; how many found room.
  mutating func append(_ section: MarkdownSection, rows: Int) -> Int {
    guard let first = section.rows.first, append("\n\(section.head)\(first)\n") else { return 0 }
    var shown = 1
    for row in section.rows.dropFirst().prefix(max(rows, 1) - 1) {
      guard append(row + "\n") else { break }
      shown += 1
    }
    return shown
  }
}
