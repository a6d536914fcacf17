import Vocabulary

/// A component at a glance: what mends it, which strategy would serve it better, where and at which sizes it fails, and
/// its worst title as a picture. A page of its own on paper.
struct ComponentSection {
  let name: String
  /// As the text report has them: the promised sizes, and the strategies that were tried, best first.
  let sizes: Survival.Sizes
  let strategies: [Survival.Strategy]
  let remedies: [Remedies]
  let faults: ComponentFaultList
  /// A figure of the title that fails worst; empty where none does or none is drawn.
  let worst: String
  let unit: String
  let isSurvey: Bool

  func html(id: String) -> String {
    // A survey's component was never named.
    let heading = name.isEmpty ? "Each strategy" : HTMLText.name(name)
    let titles = strategies.map(\.titles).max() ?? 0
    let filter = isSurvey ? "" : strategies.map(\.component).first ?? ""
    let isOne = strategies.count == 1
    return """
      <section class="component" aria-labelledby="\(id)" data-component="\(HTMLText.escaped(filter))">
      <h3 id="\(id)">\(heading) <small>\(Wording.counted(max(titles, 0), "title"))</small></h3>
      <div class="beside"><div>\(isOne ? heatMap(of: strategies[0]) : ranking + worst)</div>
      <div class="advice">\(isOne ? remedyList(of: strategies[0]) : "")\(faults.html)\(isOne ? worst : "")</div></div>
      \(isOne ? "" : strategies.enumerated().map(block).joined())</section>

      """
  }

  private var scale: SizeScale {
    SizeScale(strategies.first?.rows.first?.surviving.map(\.textSize) ?? [], required: sizes.required)
  }

  private var ranking: String { StrategyTable(strategies: strategies, scale: scale, name: label(nil)).html }

  private func heatMap(of strategy: Survival.Strategy) -> String {
    HeatMap(strategy: strategy, scale: scale, name: label(strategy)).html
  }

  private func remedyList(of strategy: Survival.Strategy, heading: String = "h4") -> String {
    guard let found = remedies.first(where: { $0.component == strategy.component && $0.strategy == strategy.name })
    else { return "" }
    return "<\(heading)>What would mend it</\(heading)>\n"
      + RemedyBars(remedies: found, unit: unit, required: scale.required).html
  }

  /// One of several strategies, opened on demand: the best one is what a reader wants to see first.
  private func block(_ index: Int, _ strategy: Survival.Strategy) -> String {
    let required = strategy.share(at: sizes.required).map { "\(Wording.percent($0)) whole at \(sizes.required.name)" }
    return """
      <details class="strategy"\(index == 0 ? " open" : "")><summary><h4>\(HTMLText.escaped(strategy.name))</h4> \
      <span class="quiet">\(HTMLText.escaped(required ?? ""))</span></summary>
      <div class="beside"><div>\(heatMap(of: strategy))</div>
      <div class="advice">\(remedyList(of: strategy, heading: "h5"))</div></div></details>

      """
  }

  private func label(_ strategy: Survival.Strategy?) -> String {
    [name, strategy?.name ?? ""].filter { !$0.isEmpty }.joined(separator: " / ")
  }
}
