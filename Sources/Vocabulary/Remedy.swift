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
  /// One change each, best first; equal ones in the order of `Change`.
  package var changes: [Outcome]

  package init(
    component: String, strategy: String, titles: Int, failing: Int, widths: [Step] = [], changes: [Outcome] = []
  ) {
    self.component = component
    self.strategy = strategy
    self.titles = titles
    self.failing = failing
    self.widths = widths
    self.changes = changes
  }

  package struct Step: Sendable, Equatable {
    package var width: Points
    package var failing: Int

    package init(width: Points, failing: Int) {
      self.width = width
      self.failing = failing
    }
  }

  package struct Outcome: Sendable, Equatable {
    package var change: Change
    /// Titles that still fail after it.
    package var failing: Int

    package init(change: Change, failing: Int) {
      self.change = change
      self.failing = failing
    }
  }

  package enum Change: Sendable, Hashable {
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
