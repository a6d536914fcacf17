import Vocabulary

/// Which of two findings a reader should see first: every format that has room for some only shows the worst.
struct WorstOrder {
  private let survival: Survival

  init(_ survival: Survival) { self.survival = survival }

  /// By severity, then what concerns more than one title, then what starts at a promised size, then by the share that
  /// is lost, then by the distance that is measured; at last by name, so that the same report gives the same page.
  func isWorse(_ left: Finding, than right: Finding) -> Bool {
    if left.severity != right.severity { return left.severity > right.severity }
    if left.reach != right.reach { return left.reach < right.reach }
    let isEarly = (survival.startsWithinPromise(left), survival.startsWithinPromise(right))
    if isEarly.0 != isEarly.1 { return isEarly.0 }
    if left.shareLost != right.shareLost { return left.shareLost > right.shareLost }
    if left.distance != right.distance { return left.distance > right.distance }
    let names = (Self.names(left), Self.names(right))
    if names.0 != names.1 { return names.0 < names.1 }
    // The same key in two files.
    func place(_ finding: Finding) -> (String, Int) { (finding.location?.file ?? "", finding.location?.line ?? 0) }
    return place(left) < place(right)
  }

  func isWorse(_ left: TitleGroup, than right: TitleGroup) -> Bool {
    let (first, second) = (left.worst, right.worst)
    if first.severity == second.severity, first.shareLost == second.shareLost,
      survival.startsWithinPromise(first) == survival.startsWithinPromise(second),
      left.findings.count != right.findings.count
    {
      return left.findings.count > right.findings.count
    }
    return isWorse(first, than: second)
  }

  func worstOfEachLocale(_ findings: [Finding]) -> [Finding] {
    var seen: Set<LanguageTag?> = []
    return findings.sorted(by: isWorse(_:than:)).filter { seen.insert($0.locale).inserted }
  }

  private static func names(_ finding: Finding) -> (String, String, String, String, String, String) {
    (
      finding.key ?? "", finding.locale?.identifier ?? "", finding.component ?? "", finding.strategy ?? "",
      finding.rule, finding.variant ?? ""
    )
  }
}

extension Finding {
  /// What was not audited at all comes before faults of a component, those before single titles.
  fileprivate var reach: Int {
    switch scope {
    case .notMeasured: 0
    case .component: 1
    case .catalog: rule == "catalog-unreadable" ? 0 : 2
    case .title: 2
    }
  }

  /// How far past its limit a measured distance is, in its unit.
  fileprivate var distance: Double {
    guard case .measure(_, let measured, let limit, _) = worst else { return 0 }
    let past = measured.magnitude - limit
    return past > 0 ? past : 0
  }
}
