import Vocabulary

/// The summary: a section for each component, and the rules that spoke.
struct ComponentSections {
  private let report: Report
  private let list: ExhibitList
  private let isSurvey: Bool

  init(_ report: Report, _ list: ExhibitList, _ options: ReportOptions) {
    self.report = report
    self.list = list
    isSurvey = options.isSurvey
  }

  func html(_ pictures: inout PageDrawings) -> String {
    guard !list.survival.components.isEmpty || !list.findings.isEmpty else { return "" }
    var sections = ""
    for (index, component) in list.survival.components.enumerated() {
      let faults = list.findings.filter { $0.scope == .component && name(of: $0) == component.name }
      sections += ComponentSection(
        name: component.name, sizes: component.sizes, strategies: component.strategies, remedies: report.remedies,
        faults: ComponentFaultList(faults, isSurvey: isSurvey), worst: worst(of: component.name, &pictures),
        unit: report.unit, isSurvey: isSurvey
      ).html(id: "component\(index)")
    }
    return """
      <section id="summary" aria-labelledby="summary-title">
      <h2 id="summary-title">Summary</h2>
      \(sections)\(rules)</section>

      """
  }

  private func name(of finding: Finding) -> String {
    Wording.name(of: finding.component, finding.strategy, isSurvey: isSurvey)
  }

  /// The worst of the titles that are drawn, as an example.
  private func worst(of component: String, _ pictures: inout PageDrawings) -> String {
    for (number, entry) in list.entries.enumerated() {
      guard let first = entry.findings.first, name(of: list.findings[first]) == component else { continue }
      let figure = entry.exhibit.figures[entry.shown]
      let place = [entry.exhibit.locale.identifier, figure.textSize.name, isSurvey ? figure.strategy : ""]
      let title = HTMLText.title(entry.exhibit.text, entry.exhibit.locale, figure.direction)
      return
        "<figure class=\"example\" data-exhibit=\"\(number)\"><div class=\"stage\">\(pictures.drawing(of: figure))</div>"
        + "<figcaption>\(title) <span class=\"quiet\">the worst title: "
        + "\(HTMLText.escaped(place.filter { !$0.isEmpty }.joined(separator: ", ")))</span></figcaption></figure>\n"
    }
    return ""
  }

  /// What the rules mean that spoke, the most frequent first.
  private var rules: String {
    let counts = report.summary.findings.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    guard !counts.isEmpty else { return "" }
    let rows = counts.map { rule, count in
      let help = report.rules.first { $0.id == rule }
      let text = help.map {
        "\(HTMLText.escaped($0.summary)) <span class=\"quiet\">\(HTMLText.escaped($0.advice))</span>"
      }
      return "<tr><th scope=\"row\"><a href=\"\(HTMLText.address(("rule", rule)))\">\(HTMLText.escaped(rule))</a></th>"
        + "<td class=\"number\">\(Wording.grouped(count))</td><td>\(text ?? "")</td></tr>"
    }
    return """
      <section class="rules" aria-labelledby="rules-title">
      <h3 id="rules-title">What the rules mean</h3>
      <div class="scroll" tabindex="0" role="group" aria-label="Rules"><table>
      <thead><tr><th scope="col">rule</th><th scope="col" class="number">findings</th>\
      <th scope="col">what is wrong, and what to do</th></tr></thead>
      <tbody>
      \(rows.joined(separator: "\n"))
      </tbody></table></div>
      </section>

      """
  }
}
