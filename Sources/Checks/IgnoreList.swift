import Catalogs
import Vocabulary

/// The findings that a team knows and lives with: each pattern has a reason, and a date if it is meant to end.
struct IgnoreList {
  let plan: AuditPlan
  /// A partial run cannot tell whether a pattern is unused.
  let isPartial: Bool

  static let expired = Rule(
    "ignore-expired", .audit, .audit, .warning,
    summary: "An entry of `ignore` is past its date; it still silences.",
    advice: "Mend what it silences, or give it a new date with a new reason.")
  static let unused = Rule(
    "ignore-unused", .audit, .audit, .note,
    summary: "An entry of `ignore` matches nothing.",
    advice: "Remove it.")

  /// `findings` without those that are ignored, and with what is to be said of the patterns themselves.
  func apply(to findings: [Finding]) -> [Finding] {
    guard !plan.ignores.isEmpty else { return findings }
    var used = Array(repeating: false, count: plan.ignores.count)
    var kept = findings.filter { finding in
      var isIgnored = false
      for (index, ignore) in plan.ignores.enumerated() where Self.matches(ignore, finding) {
        used[index] = true
        isIgnored = true
      }
      return !isIgnored
    }
    for (index, ignore) in plan.ignores.enumerated() {
      if let expires = ignore.expires, expires < plan.today, plan.isOn(Self.expired) {
        kept.append(
          note(Self.expired, ignore, "Expired on \(expires), and still silences: \(ignore.reason)"))
      }
      if !used[index], !isPartial, plan.isOn(Self.unused) {
        kept.append(note(Self.unused, ignore, "Matches nothing any more: \(ignore.reason)"))
      }
    }
    return kept
  }

  private func note(_ rule: Rule, _ ignore: AuditPlan.Ignore, _ message: String) -> Finding {
    var finding = Finding(rule: rule.id, severity: plan.severity(of: rule, in: nil), message: message)
    finding.location = ignore.location
    return finding
  }

  private static func matches(_ ignore: AuditPlan.Ignore, _ finding: Finding) -> Bool {
    func holds(_ pattern: Wildcard?, _ value: String?) -> Bool { pattern?.matches(value ?? "") ?? true }
    return holds(ignore.key, finding.key) && holds(ignore.locale, finding.locale?.identifier)
      && holds(ignore.rule, finding.rule) && holds(ignore.component, finding.component)
  }
}
