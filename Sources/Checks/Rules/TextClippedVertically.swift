import Layouts
import Vocabulary

/// Ink is cut at the top or the bottom of a button that clips to its bounds.
///
/// Where the line box is higher than the button, the component itself is at fault.
enum TextClippedVertically: LayoutRule {
  static let rule = Rule(
    "text-clipped-vertically", .clipping, .title, .error, tolerance: 0.5,
    summary: "Ink is cut at the top or the bottom of a button that clips.",
    advice: "Let the button grow with its text, or leave room for tall scripts above and below the line.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    guard situation.clipsToBounds else { return nil }
    return ElementProtrusion.inkPastEdge(in: situation, tolerance: tolerance)
  }

  static let mayBeComponentFault = true

  static func isComponentFault(_ situation: Situation, bare: Situation, tolerance: Points) -> Bool {
    situation.isLineHigherThanButton(beyond: tolerance)
  }

  static func message(for facts: MessageFacts) -> String {
    let share = facts.violation.measured > 0 ? facts.violation.excess / facts.violation.measured : 0
    let face = facts.face.map { " of \($0)" } ?? ""
    return
      "Ink\(face) is cut off at \(facts.textSize): \(facts.reach(("top", "bottom"))), \(MessageFacts.number((share * 100).rounded())) % of its height."
  }
}
