/// What one change to a component would mend, in one strategy: what a designer reads first (DESIGN §5).
///
/// A title fails where a clipping, protrusion or overlap error is left at a promised text size: at `required` or below.
/// Titles are counted over all locales, each filled title once.
package struct Remedies: Sendable, Equatable {
  package var component: String
  package var strategy: String
  package var titles: Int
  /// Titles that fail as things are.
  package var failing: Int
  /// How many titles still fail at each width of the button, ascending by width in points, descending in titles: each
  /// step is a width at which one more title passes. Starts with the widest width configured. Empty where a width is not
  /// the component's to choose.
  package var widths: [Step]
  /// One change each, best first.
  package var changes: [Outcome]

  package init(
    component: String, strategy: String, titles: Int, failing: Int, widths: [Step] = [], changes: [Outcome] = []
  ) {
    self.component = component
    self.strategy = strategy
    self.titles = titles
    self.failing = failing
    self.widths = widths
    self.changes = changes.sorted()
  }

  package struct Step: Sendable, Equatable {
    package var width: Points
    package var failing: Int

    package init(width: Points, failing: Int) {
      self.width = width
      self.failing = failing
    }
  }

  /// In the order of titles that still fail, then of changes.
  package struct Outcome: Sendable, Equatable, Comparable {
    package var change: Change
    /// Titles that still fail after it.
    package var failing: Int

    package init(change: Change, failing: Int) {
      self.change = change
      self.failing = failing
    }

    package static func < (left: Outcome, right: Outcome) -> Bool {
      (left.failing, left.change) < (right.failing, right.change)
    }
  }

  /// In the order of its cases, then of their values.
  package enum Change: Sendable, Hashable, Comparable {
    case lines(Int)
    case minimumScale(Double)
    /// Another strategy of the same anatomy, at the same size, font and image.
    case strategy(String)
  }

  /// The smallest width at which at least this share of all titles passes; nil where none does.
  package func width(passing share: Double) -> Points? {
    widths.first { Double(titles - $0.failing) >= share * Double(titles) }?.width
  }
}

// MARK: - Sums

extension Remedies {
  /// Adds the counts of other titles of the same component and strategy: of another locale, or of another part of an audit.
  ///
  /// Where only one side tried a change or a width, the other's titles stay as they are.
  package mutating func add(_ other: Remedies) {
    let changes = Set(self.changes.map(\.change)).union(other.changes.map(\.change))
    let outcomes = changes.map { change in
      Outcome(change: change, failing: failing(after: change) + other.failing(after: change))
    }
    let steps = Set(widths.map(\.width)).union(other.widths.map(\.width)).sorted().map { width in
      Step(width: width, failing: failing(at: width) + other.failing(at: width))
    }
    titles += other.titles
    failing += other.failing
    self.changes = outcomes.sorted()
    widths = []
    for step in steps where widths.last?.failing != step.failing { widths.append(step) }
  }

  private func failing(after change: Change) -> Int { changes.first { $0.change == change }?.failing ?? failing }

  private func failing(at width: Points) -> Int { widths.last { $0.width <= width }?.failing ?? failing }

  /// Nothing fails, and nothing would after any change: no part of an audit needs to know it.
  package var isEmpty: Bool { failing == 0 && changes.allSatisfy { $0.failing == 0 } }
}
