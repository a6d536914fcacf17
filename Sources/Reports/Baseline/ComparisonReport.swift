import Vocabulary

/// What `baseline compare` prints: what is new, changed or worse, and what no longer occurs.
package enum ComparisonReport {
  /// Findings of one status, and entries, that are listed where nobody asks for all.
  private static let usualCount = 50

  package static func text(of comparison: BaselineComparison, _ options: ReportOptions) -> String {
    let report = comparison.reportOfNew()
    let selection = GateSelection(report, options, omitting: [.shared])
    var page = Page(options)
    page.paragraph([Phrase(head(comparison.report), .strong)])
    var left = 0
    for status in Finding.Status.allCases where !status.isSettled {
      let findings = selection.listed.lazy.map(\.finding).filter { $0.status == status }
      guard !findings.isEmpty else { continue }
      page.heading("\(title(of: status)) (\(Wording.grouped(findings.count)))")
      let shown = options.showsAll ? findings.count : min(findings.count, usualCount)
      for finding in findings.prefix(shown) { write(finding, options, to: &page) }
      left += findings.count - shown
    }
    write(gone: comparison.gone, options, to: &page)
    if left > 0 { page.paragraph([Phrase("And \(Wording.counted(left, "more finding")) (--all).")]) }
    if selection.shared > 0 {
      let count = Wording.grouped(selection.shared)
      page.paragraph([Phrase("\(count) more where the source title fails too, which do not count (--verbose).")])
    }
    return page.text
  }

  /// `Against the baseline: 2 new, 1 worse, 340 known.`
  private static func head(_ report: Report) -> String {
    guard let count = report.summary.baseline else { return "" }
    return "Against the baseline: " + Wording.statuses(count) + "."
  }

  private static func title(of status: Finding.Status) -> String {
    switch status {
    case .changed: "Failing still, with another title"
    case .worse: "Worse than it was"
    case .new, .known, .accepted: "New"
    }
  }

  private static func write(_ finding: Finding, _ options: ReportOptions, to page: inout Page) {
    var head = [
      Phrase(finding.severity.rawValue, Wording.style(of: finding.severity)), Phrase(" \(finding.rule)", .strong),
    ]
    if let location = finding.location {
      head.append(Phrase(" \(location.file):\(location.line):\(location.column)", .faint))
    }
    head.append(Phrase(" " + finding.fingerprint, .faint))
    page.paragraph(head, hanging: 2)
    page.paragraph([Phrase(GateSentence(options).whole(finding))], indent: 2)
    if let text = finding.text, finding.scope == .title { page.paragraph([.title(text)], indent: 2) }
  }

  private static func write(gone entries: [Baseline.Entry], _ options: ReportOptions, to page: inout Page) {
    guard !entries.isEmpty else { return }
    page.heading("No longer occurring (\(Wording.grouped(entries.count)))")
    let shown = options.showsAll ? entries.count : min(entries.count, usualCount)
    for entry in entries.prefix(shown) { page.paragraph([Phrase(entry.line)], hanging: 2) }
    if entries.count > shown { page.paragraph([Phrase("and \(Wording.grouped(entries.count - shown)) more (--all)")]) }
    page.paragraph([Phrase("`snug baseline prune` drops them.")])
  }
}

extension Baseline.Entry {
  /// The entry on one line: `text-truncated action.save in de, primaryAction / contentBlock, App/A.strings 2c128b6488c401ff`.
  package var line: String {
    let key =
      identity.key.isEmpty ? "" : SafeText.shellWord(identity.key) ?? SafeText.quoted(SafeText.visible(identity.key))
    let title = [key, identity.variant.isEmpty ? "" : "(\(identity.variant))"].filter { !$0.isEmpty }.joined(
      separator: " ")
    let place = [identity.component, identity.strategy].filter { !$0.isEmpty }.joined(separator: " / ")
    var words = [title, identity.locale].filter { !$0.isEmpty }.joined(separator: " in ")
    for part in [place, identity.file, face ?? "", direction?.rawValue ?? ""] where !part.isEmpty {
      words += (words.isEmpty ? "" : ", ") + part
    }
    return SafeText.closed(SafeText.visible("\(identity.rule) \(words) \(fingerprint)"))
  }
}
