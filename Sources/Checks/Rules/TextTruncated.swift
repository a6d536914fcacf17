import Layouts
import Vocabulary

/// An ellipsis took the place of text, or lines beyond the limit were dropped. There is no tolerance: an ellipsis is a loss.
enum TextTruncated: LayoutRule {
  static let rule = Rule(
    "text-truncated", .clipping, .title, .error,
    summary: "An ellipsis takes the place of text, or lines beyond the limit are dropped.",
    advice: "Give the button more width or another line, or shorten the translation to the budget.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    guard !situation.isHidden, situation.dropsLines || situation.isCut && situation.truncation != .clip else {
      return nil
    }
    return Violation(measured: situation.needed, limit: situation.available, kind: .width)
  }

  static func message(for facts: MessageFacts) -> String {
    let seen = "a reader sees \(MessageFacts.quoted(facts.visibleText))"
    if facts.lines > 1 {
      // No single width says how much is missing: that depends on where the lines break.
      return "Does not fit \(facts.lines) lines at \(facts.textSize): \(seen)."
    }
    if facts.violation.excess <= 0 { return "Lines beyond the limit are dropped at \(facts.textSize): \(seen)." }
    return
      "Needs \(facts.points(facts.violation.measured)) and has \(facts.points(facts.violation.limit)) at \(facts.textSize): \(seen)."
  }
}
