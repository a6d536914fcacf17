import Layouts
import Vocabulary

/// Ink is cut at the top or the bottom of a button that clips to its bounds.
enum TextClippedVertically: LayoutRule {
  static let rule = Rule(
    "text-clipped-vertically", .clipping, .title, .error, tolerance: 0.5,
    summary: "Ink is cut at the top or the bottom of a button that clips.",
    advice: "Let the button grow with its text, or leave room for tall scripts above and below the line.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    guard situation.clipsToBounds, situation.verticalExcess > tolerance, let ink = situation.ink else { return nil }
    let height = ink.maxY - ink.minY
    return Violation(measured: height, limit: height - situation.verticalExcess, kind: .height)
  }

  static func message(for facts: MessageFacts) -> String {
    let share = facts.violation.measured > 0 ? facts.violation.excess / facts.violation.measured : 0
    let face = facts.face.map { " with \($0)" } ?? ""
    return
      "\(facts.points(facts.violation.excess)) of the ink, \(MessageFacts.number((share * 100).rounded())) % of its height, are cut off above or below at \(facts.textSize)\(face)."
  }
}
