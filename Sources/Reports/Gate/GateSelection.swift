import Vocabulary

/// What the reader of a gate format is shown, worst first, and what is only counted.
struct GateSelection {
  /// A finding with a fingerprint that no other of the report has.
  struct Listed {
    var finding: Finding
    /// The fingerprint and which one of those that share it this is, from 1, in the order of the report: findings of a
    /// component differ by direction or face, which are no part of their identity.
    var fingerprint: String
  }

  /// Worst first.
  private(set) var listed: [Listed] = []
  /// Left out: the source title fails in the same place, and its own finding stands for them.
  private(set) var shared = 0
  /// Left out: notes, for readers with little room.
  private(set) var notes = 0
  /// Left out: findings that the baseline has.
  private(set) var settled = 0

  /// Which findings a format leaves out; `--verbose` leaves out none, `--all` none of the baseline's.
  enum Omission: Hashable { case shared, notes, settled }

  init(_ report: Report, _ options: ReportOptions, omitting omissions: Set<Omission>) {
    var omissions = options.isVerbose ? [] : omissions
    if options.showsAll { omissions.remove(.settled) }
    let order = WorstOrder(Survival(report, isSurvey: options.isSurvey))
    var seen: [String: Int] = [:]
    for finding in report.findings {
      if finding.alsoInSource, omissions.contains(.shared) {
        shared += 1
      } else if finding.status.isSettled, omissions.contains(.settled) {
        settled += 1
      } else if finding.severity == .note, omissions.contains(.notes), !options.isSurvey {
        notes += 1
      } else {
        let fingerprint = finding.fingerprint
        seen[fingerprint, default: 0] += 1
        listed.append(Listed(finding: finding, fingerprint: "\(fingerprint):\(seen[fingerprint] ?? 1)"))
      }
    }
    listed.sort { left, right in
      // What does not count comes after everything that does.
      if left.finding.counts != right.finding.counts { return left.finding.counts }
      if order.isWorse(left.finding, than: right.finding) { return true }
      if order.isWorse(right.finding, than: left.finding) { return false }
      return left.fingerprint < right.fingerprint
    }
  }

  /// Why findings are not listed that the reader's limits had room for: `980 fail where their source titles do`.
  var omitted: [String] {
    var parts: [String] = []
    if shared > 0 { parts.append(Wording.grouped(shared) + " shared with the source") }
    if settled > 0 { parts.append(Wording.grouped(settled) + " in the baseline") }
    if notes > 0 { parts.append(Wording.counted(notes, "note")) }
    return parts
  }
}
