extension Remedies {
  /// The remedies of one component and strategy for the titles of both, which are different ones.
  package func merging(_ other: Remedies) -> Remedies {
    var sum = self
    sum.titles += other.titles
    sum.failing += other.failing
    sum.widths = Self.sum(of: self, and: other)
    sum.changes = changes.map { outcome in
      Outcome(change: outcome.change, failing: outcome.failing + other.failing(after: outcome.change))
    }
    for outcome in other.changes where !changes.contains(where: { $0.change == outcome.change }) {
      sum.changes.append(Outcome(change: outcome.change, failing: outcome.failing + failing))
    }
    sum.changes.sort { ($0.failing, $0.change) < ($1.failing, $1.change) }
    return sum
  }

  /// Without an answer of its own, a change mends nothing.
  private func failing(after change: Change) -> Int {
    changes.first { $0.change == change }?.failing ?? failing
  }

  /// How many titles fail in a button of a width.
  private func failing(at width: Points) -> Int {
    widths.last { $0.width <= width }?.failing ?? failing
  }

  /// The sum of two step functions: a step where either has one.
  private static func sum(of left: Remedies, and right: Remedies) -> [Step] {
    let widths = Set((left.widths + right.widths).map(\.width)).sorted()
    var steps: [Step] = []
    for width in widths {
      let failing = left.failing(at: width) + right.failing(at: width)
      // The first step is the widest width configured, whether it mends anything or not.
      if steps.last?.failing != failing { steps.append(Step(width: width, failing: failing)) }
    }
    return steps
  }

  /// All remedies of one audit, from those of its parts: one for each component and strategy, in their order.
  package static func merged(_ parts: [[Remedies]]) -> [Remedies] {
    var places: [[String]: Int] = [:]
    var merged: [Remedies] = []
    for remedies in parts.joined() {
      let name = [remedies.component, remedies.strategy]
      if let at = places[name] {
        merged[at] = merged[at].merging(remedies)
      } else {
        places[name] = merged.count
        merged.append(remedies)
      }
    }
    return merged.sorted { ($0.component, $0.strategy) < ($1.component, $1.strategy) }
  }
}

/// Lines first, then scales from the largest, then strategies by name.
extension Remedies.Change: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.lines(let left), .lines(let right)): left < right
    case (.minimumScale(let left), .minimumScale(let right)): left > right
    case (.strategy(let left), .strategy(let right)): left < right
    default: left.kind < right.kind
    }
  }

  private var kind: Int {
    switch self {
    case .lines: 0
    case .minimumScale: 1
    case .strategy: 2
    }
  }
}
