import Layouts
import Vocabulary

/// Nothing of the title is left to read.
enum TextHidden: LayoutRule {
  static let rule = Rule(
    "text-hidden", .clipping, .title, .error,
    summary: "Nothing of the title is left to read.",
    advice: "The title gets no room at all: look at the button's width, its insets and its image.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    guard situation.isHidden else { return nil }
    return Violation(measured: situation.needed, limit: situation.available, kind: .width)
  }

  static func message(for facts: MessageFacts) -> String {
    "Nothing is left to read at \(facts.textSize): the title needs \(facts.points(facts.violation.measured)) and has \(facts.points(facts.violation.limit))."
  }
}
