import Layouts
import Vocabulary

/// The visible text's advance box is not centered where the strategy or the component means it to be.
enum TitleOffCenter: LayoutRule {
  static let rule = Rule(
    "title-off-center", .drift, .title, .warning, tolerance: 1,
    summary: "The title's center is not where it is meant to be.",
    advice: "Center the title by layout, not by insets or sizes that were measured for one title.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    guard situation.textMaxX > situation.textMinX else { return nil }
    let center = (situation.textMinX + situation.textMaxX) / 2
    let distance = abs(center - situation.placement.intent.titleCenterX)
    return distance > tolerance ? Violation(measured: distance, limit: tolerance) : nil
  }

  static func message(for facts: MessageFacts) -> String {
    "The title's center is \(facts.points(facts.violation.measured)) away from where it is meant to be at \(facts.textSize)."
  }
}
