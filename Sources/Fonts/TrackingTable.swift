package import Vocabulary

/// The letter spacing that a platform adds to a font by itself, by font size.
package struct TrackingTable: Sendable, Hashable {
  /// At `size` points the platform adds `spacing` points after each cluster.
  package struct Step: Sendable, Hashable {
    package var size: Points
    package var spacing: Points

    package init(size: Points, spacing: Points) {
      self.size = size
      self.spacing = spacing
    }
  }

  /// By ascending size; never empty.
  package let steps: [Step]

  /// The table of these steps; nil where there are none, a number is not finite, or two have the same size.
  package init?(_ steps: [Step]) {
    let sorted = steps.sorted { $0.size < $1.size }
    guard !sorted.isEmpty, sorted.allSatisfy({ $0.size.isFinite && $0.spacing.isFinite }) else { return nil }
    guard zip(sorted, sorted.dropFirst()).allSatisfy({ $0.size < $1.size }) else { return nil }
    self.steps = sorted
  }

  /// The spacing in points at a font size in points: linear between steps, flat outside them.
  package func spacing(atSize size: Points) -> Points {
    guard let upper = steps.firstIndex(where: { $0.size >= size }) else { return steps[steps.count - 1].spacing }
    guard upper > 0 else { return steps[0].spacing }
    let (from, to) = (steps[upper - 1], steps[upper])
    return from.spacing + (to.spacing - from.spacing) * (size - from.size) / (to.size - from.size)
  }
}
