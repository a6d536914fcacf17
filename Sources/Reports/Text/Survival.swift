import Vocabulary

/// The ranking rows of a report, gathered by component and strategy.
struct Survival {
  struct Strategy {
    let component: String
    let name: String
    var titles = 0
    var rows: [Report.RankingRow] = []

    /// The share of all titles that survive at `size`; nil where no row speaks of it.
    func share(at size: TextSize) -> Double? {
      var surviving = 0.0
      var asked = 0
      for row in rows {
        guard let share = row.share(at: size) else { continue }
        surviving += share * Double(row.titles)
        asked += row.titles
      }
      return asked > 0 ? min(surviving / Double(asked), 1) : nil
    }

    /// Locales that lose a title at `size`, the worst first.
    func worstLocales(at size: TextSize) -> [(locale: LanguageTag, share: Double)] {
      rows.compactMap { row in row.share(at: size).map { (row.locale, $0) } }
        .filter { $0.1 < 1 }
        .sorted { ($0.1, $0.0) < ($1.1, $1.0) }
    }
  }

  /// By component in the order of the report; in each, the strategy that saves most titles first.
  ///
  /// Components that are called after their strategy, and the one of a survey, stand together and have no name.
  private(set) var components: [(name: String, sizes: Sizes, strategies: [Strategy])] = []
  private var titles: [[String]: Int] = [:]
  /// The sizes that the team promises, by component; none where nothing says.
  private var promised: [String: Set<TextSize>] = [:]

  /// The sizes that tables show.
  struct Sizes {
    var base: TextSize
    var required: TextSize
    var largest: TextSize

    var distinct: [TextSize] {
      var result = [base]
      for size in [required, largest] where !result.contains(size) { result.append(size) }
      return result
    }
  }

  init(_ report: Report, isSurvey: Bool) {
    var order = [""] + report.components.map(\.name)
    var strategies: [String: [Strategy]] = [:]
    for row in report.ranking {
      let name = Wording.name(of: row.component, row.strategy, isSurvey: isSurvey)
      if !order.contains(name) { order.append(name) }
      var group = strategies[name] ?? []
      let at = group.firstIndex { $0.name == row.strategy } ?? group.count
      if at == group.count { group.append(Strategy(component: row.component, name: row.strategy)) }
      group[at].titles += row.titles
      group[at].rows.append(row)
      strategies[name] = group
      titles[[row.component, row.strategy], default: 0] += row.titles
    }
    for name in order {
      guard let group = strategies[name], let sizes = Self.sizes(of: group, report) else { continue }
      components.append((name, sizes, Self.ranked(group, sizes)))
      for strategy in group where promised[strategy.component] == nil {
        let all = strategy.rows.first?.surviving.map(\.textSize) ?? []
        promised[strategy.component] = Set(all.prefix(through: all.firstIndex(of: sizes.required) ?? all.endIndex - 1))
      }
    }
  }

  /// How many titles were judged in a component and strategy.
  func titleCount(_ component: String?, _ strategy: String?) -> Int { titles[[component ?? "", strategy ?? ""]] ?? 0 }

  /// Whether the finding starts at a size that the team promises. One that no ranking knows counts as such.
  func startsWithinPromise(_ finding: Finding) -> Bool {
    guard let first = finding.firstFailingSize, let promised = promised[finding.component ?? ""] else { return true }
    return promised.contains(first)
  }

  /// Whether the team promises the component at `size`.
  func isPromised(_ size: TextSize, in component: String?) -> Bool {
    promised[component ?? ""].map { $0.contains(size) } ?? true
  }

  private static func ranked(_ group: [Strategy], _ sizes: Sizes) -> [Strategy] {
    let keyed = group.map { strategy in
      (strategy, strategy.share(at: sizes.required) ?? 0, strategy.share(at: sizes.largest) ?? 0)
    }
    return keyed.sorted { left, right in
      (right.1, right.2, left.0.name) < (left.1, left.2, right.0.name)
    }.map(\.0)
  }

  /// What the report says of the component, or else what the names of the sizes say by themselves.
  private static func sizes(of group: [Strategy], _ report: Report) -> Sizes? {
    guard let strategy = group.first, let surviving = strategy.rows.first?.surviving, let first = surviving.first,
      let last = surviving.last
    else { return nil }
    func known(among names: [String]) -> TextSize? {
      names.map { TextSize($0) }.first { size in surviving.contains { $0.textSize == size } }
    }
    let stated = report.components.first { $0.name == strategy.component }
    return Sizes(
      base: stated?.baseSize ?? known(among: ["large", "1"]) ?? first.textSize,
      required: stated?.required ?? known(among: ["xxxLarge", "1.3", "2"]) ?? last.textSize,
      largest: last.textSize)
  }
}

extension Report.RankingRow {
  fileprivate func share(at size: TextSize) -> Double? { surviving.first { $0.textSize == size }?.share }
}
