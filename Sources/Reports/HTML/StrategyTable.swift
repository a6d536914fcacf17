import Vocabulary

/// The strategies of a component, the one that saves most titles first: the share that stays whole at each text size.
struct StrategyTable {
  /// In the order of the ranking.
  let strategies: [Survival.Strategy]
  let scale: SizeScale
  let name: String

  var html: String {
    """
    <div class="scroll" tabindex="0" role="group" aria-label="Ranking of \(HTMLText.escaped(name))">
    <table class="heat ranking">
    <caption>Titles that stay whole and touch nothing, by strategy and text size</caption>
    \(scale.head(first: "strategy"))<tbody>
    \(strategies.map(row(of:)).joined(separator: "\n"))
    </tbody></table></div>

    """
  }

  private func row(of strategy: Survival.Strategy) -> String {
    let address = HTMLText.address(("component", strategy.component), ("strategy", strategy.name))
    let cells = scale.sizes.enumerated().map { index, size -> String in
      let share = strategy.share(at: size)
      let step = share.map { $0.isFinite ? HeatMap.step(of: 1 - $0) : 0 } ?? 0
      let edge = index == scale.promised ? " edge" : ""
      return "<td class=\"h\(step)\(edge)\">\(share.map(Wording.percent) ?? "–")</td>"
    }
    return
      "<tr><th scope=\"row\"><a href=\"\(address)\">\(HTMLText.escaped(strategy.name))</a></th>\(cells.joined())</tr>"
  }
}
