import Layouts
import Vocabulary

/// Text is cut at an edge, without a mark that says so: by truncation `clip`, or by a button that clips to its bounds.
enum TextClipped: LayoutRule {
  static let rule = Rule(
    "text-clipped", .clipping, .title, .error, tolerance: 0.5,
    summary: "Text is cut at an edge without a mark.",
    advice: "Give the button more width, let it wrap, or shorten the translation to the budget.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    guard !situation.isHidden else { return nil }
    if situation.isCut, situation.truncation == .clip, situation.needed - situation.available > tolerance {
      return Violation(measured: situation.needed, limit: situation.available, kind: .width)
    }
    guard situation.clipsToBounds, let reach = situation.horizontalReach(beyond: tolerance) else { return nil }
    let width = situation.textMaxX - situation.textMinX
    return Violation(measured: width, limit: width - reach.total, kind: .width, reach: reach)
  }

  static func message(for facts: MessageFacts) -> String {
    "\(facts.points(facts.violation.excess)) of \(facts.points(facts.violation.measured)) are cut off without a mark at \(facts.textSize)."
  }
}
