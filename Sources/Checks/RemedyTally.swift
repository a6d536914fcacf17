import Vocabulary

/// What one component's trials came to, for the titles of one locale.
struct RemedyTally {
  private var titles = 0
  /// In the order of the component's strategies.
  private var own: [Counts]
  /// Titles that fail in each of the other strategies.
  private var others: [Int]

  private struct Counts {
    /// Titles that fail as things are.
    var failing = 0
    /// Those of them that fail in the component's widest width, too.
    var failingAtWidest = 0
    /// Those of these that pass from a width on, by that width in pixels. The rest passes in none.
    var widths: [Int: Int] = [:]
    /// Titles that fail after each of the changes.
    var changed: [Int]
  }

  init(_ trials: Trials) {
    own = trials.own.map { Counts(changed: Array(repeating: 0, count: $0.changes.count)) }
    others = Array(repeating: 0, count: trials.others.count)
  }

  /// Tries everything on one title; `lost` holds for each of the component's strategies the sizes at which it loses.
  mutating func note(_ title: TitleMeasure, lost: [UInt64], _ trials: Trials) {
    titles += 1
    for (index, strategy) in trials.own.enumerated() {
      let failing = lost[index] & trials.promised
      if failing != 0 { noteFailing(title, at: failing, index, strategy, widest: trials.widest) }
      for (change, trial) in strategy.changes.enumerated() where trial.judge.loses(title) {
        own[index].changed[change] += 1
      }
    }
    for (index, other) in trials.others.enumerated() where other.judge.loses(title) { others[index] += 1 }
  }

  private mutating func noteFailing(
    _ title: TitleMeasure, at sizes: UInt64, _ index: Int, _ strategy: Trials.Own, widest: Points?
  ) {
    own[index].failing += 1
    let judge = strategy.judge
    let isOneWidth = judge.placing.prepared.widths.count == 1
    guard let widest, isOneWidth || judge.loss(of: title, in: widest, among: sizes) != nil else { return }
    own[index].failingAtWidest += 1
    guard let width = judge.passingWidth(of: title, from: widest, failing: sizes) else { return }
    own[index].widths[width, default: 0] += 1
  }

  /// The counts of each of the component's strategies.
  func remedies(_ trials: Trials, of prepared: PreparedComponent) -> [Remedies] {
    zip(own, trials.own).map { counts, strategy in
      var changes = zip(counts.changed, strategy.changes).map { Remedies.Outcome(change: $1.change, failing: $0) }
      if trials.comparesStrategies { changes += otherStrategies(trials, than: strategy) }
      let start = trials.widest == nil ? nil : trials.start
      return Remedies(
        component: prepared.component.name, strategy: strategy.name, titles: titles, failing: counts.failing,
        widths: start.map { steps(counts, start: $0, scale: prepared.grid.scale) } ?? [], changes: changes)
    }
  }

  private func otherStrategies(_ trials: Trials, than strategy: Trials.Own) -> [Remedies.Outcome] {
    let all =
      zip(trials.own, own).map { ($0.name, $0.anatomy, $1.failing) }
      + zip(trials.others, others).map { ($0.name, $0.anatomy, $1) }
    return all.filter { $0.0 != strategy.name && $0.1 == strategy.anatomy }.map { name, _, failing in
      .init(change: .strategy(name), failing: failing)
    }
  }

  private func steps(_ counts: Counts, start: Points, scale: Double) -> [Remedies.Step] {
    var steps = [Remedies.Step(width: start, failing: counts.failingAtWidest)]
    for (pixels, titles) in counts.widths.sorted(by: { $0.key < $1.key }) {
      let width = Double(pixels) / scale
      let failing = steps[steps.count - 1].failing - titles
      if width <= start { steps[0].failing = failing } else { steps.append(.init(width: width, failing: failing)) }
    }
    return steps
  }
}
