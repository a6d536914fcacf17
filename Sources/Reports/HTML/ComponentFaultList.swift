import Vocabulary

/// What is wrong with a component whatever its title, a rule each.
struct ComponentFaultList {
  private var faults: [Fault] = []
  private let isSurvey: Bool

  private struct Fault {
    var worst: Finding
    var strategies: [String] = []
    var locales: Set<LanguageTag> = []
    /// By direction; the strategies have the same ones.
    var titles: [Direction?: Int] = [:]
  }

  /// `findings` are the component's own, worst first.
  init(_ findings: [Finding], isSurvey: Bool) {
    self.isSurvey = isSurvey
    for finding in findings {
      let at = faults.firstIndex { $0.worst.rule == finding.rule } ?? faults.count
      if at == faults.count { faults.append(Fault(worst: finding)) }
      if let strategy = finding.strategy, !faults[at].strategies.contains(strategy) {
        faults[at].strategies.append(strategy)
      }
      faults[at].locales.formUnion(finding.locales + [finding.locale].compactMap(\.self))
      faults[at].titles[finding.direction] = max(faults[at].titles[finding.direction] ?? 0, finding.titles ?? 1)
    }
  }

  var html: String {
    guard !faults.isEmpty else { return "" }
    return "<h4>Whatever the title</h4>\n<ul class=\"faults\">\n" + faults.map(item(for:)).joined() + "</ul>\n"
  }

  private func item(for fault: Fault) -> String {
    let worst = fault.worst
    let rule =
      "<a href=\"\(HTMLText.address(("component", worst.component), ("rule", worst.rule)))\">"
      + "\(HTMLText.escaped(worst.rule))</a>"
    let locales = Wording.list(fault.locales.sorted().map(\.identifier), showing: 12)
    let scope = [
      Wording.counted(fault.titles.values.reduce(0, +), "title"), locales.isEmpty ? "" : "in " + locales,
      fault.strategies.count > 1 || isSurvey ? "with " + Wording.joined(fault.strategies) : "",
    ].filter { !$0.isEmpty }.joined(separator: " ")
    let example = worst.text.map { " For example \(HTMLText.title($0, worst.locales.first, worst.direction))." } ?? ""
    return "<li>\(HTMLText.severity(worst.severity)) \(rule): \(HTMLText.name(worst.message)) "
      + "<span class=\"quiet\">\(HTMLText.escaped(scope)).\(example)</span></li>\n"
  }
}
