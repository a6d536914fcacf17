import Catalogs
import Vocabulary

/// The findings that a team knows and lives with: each pattern has a reason, and a date if it is meant to end.
struct IgnoreList {
  private let plan: AuditPlan
  private var used: [Bool]

  init(plan: AuditPlan) {
    self.plan = plan
    used = Array(repeating: false, count: plan.ignores.count)
  }

  static let expired = Rule(
    "ignore-expired", .audit, .audit, .warning,
    summary: "An entry of `ignore` is past its date; it still silences.",
    advice: "Mend what it silences, or give it a new date with a new reason.")
  static let unused = Rule(
    "ignore-unused", .audit, .audit, .note,
    summary: "An entry of `ignore` matches nothing.",
    advice: "Remove it.")

  /// Whether no pattern silences a finding; asked about every finding there is, once.
  mutating func keeps(_ finding: Finding) -> Bool {
    var isIgnored = false
    for (index, ignore) in plan.ignores.enumerated() where Self.matches(ignore, finding) {
      used[index] = true
      isIgnored = true
    }
    return !isIgnored
  }

  /// What there is to say of patterns that are past their date.
  var expired: [Finding] {
    guard plan.isOn(Self.expired) else { return [] }
    return plan.ignores.compactMap { ignore in
      guard let expires = ignore.expires, expires < plan.today else { return nil }
      return note(Self.expired, ignore, "Expired on \(expires), and still silences: \(ignore.reason)")
    }
  }

  /// What there is to say of patterns that have silenced nothing. A partial run cannot tell.
  var unused: [Finding] {
    guard plan.isOn(Self.unused) else { return [] }
    return plan.ignores.indices.filter { !used[$0] }.map { index in
      note(Self.unused, plan.ignores[index], "Matches nothing any more: \(plan.ignores[index].reason)")
    }
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
