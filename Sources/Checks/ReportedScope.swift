import Catalogs
import Layouts
package import Vocabulary

/// What a run can report, of all that the configuration speaks of: only inside of it has something that no finding
/// matches any more, a pattern of `ignore` or an entry of a baseline, lost its object (DESIGN §7, §8).
package struct ReportedScope: Sendable {
  private let plan: AuditPlan
  private let scope: AuditScope
  private let components: Set<String>
  private let textSizes: Set<TextSize>

  package init(plan: AuditPlan, scope: AuditScope) {
    self.plan = plan
    self.scope = scope
    components = Set(plan.components.map(\.name))
    textSizes = Set(plan.textSizes.sizes)
  }

  /// The run is a partial one unless this holds.
  package var isWhole: Bool {
    let filter = plan.filter
    return scope.files == nil && scope.changes == nil
      && filter.locales.isEmpty && filter.keys.isEmpty && filter.components.isEmpty
      && filter.rules.isEmpty && !filter.hasOwnTextSizes && !plan.isAdHoc
  }

  /// Whether the run reports such a finding where there is one, `firstFailingSize` its smallest failing size if it has any.
  ///
  /// In doubt it is not covered: of a component's own fault a run over some of its titles says nothing.
  package func covers(_ finding: FindingIdentity, firstFailingSize: TextSize?) -> Bool {
    guard let rule = RuleList.rule(finding.rule), holds(plan.filter.rules, finding.rule) else { return false }
    if let files = scope.files, !files.contains(finding.file) { return false }
    if !plan.filter.locales.isEmpty {
      let locale = LanguageTag(finding.locale)
      guard plan.filter.locales.contains(where: { Bench.applies($0, to: locale) }) else { return false }
    }
    guard holds(plan.filter.keys, finding.key) else { return false }
    switch rule.scope {
    // Catalogs are told of everything, whatever the components.
    case .catalog: return true
    case .audit: return isWhole
    case .title, .component: break
    }
    if let firstFailingSize, plan.filter.hasOwnTextSizes, !textSizes.contains(firstFailingSize) { return false }
    // A title that no component is blamed for is looked at only where one takes it.
    return holds(plan.filter.components, finding.component) && (!plan.isAdHoc || components.contains(finding.component))
  }

  private func holds(_ patterns: [Wildcard], _ value: String) -> Bool {
    patterns.isEmpty || !value.isEmpty && patterns.contains { $0.matches(value) }
  }
}
