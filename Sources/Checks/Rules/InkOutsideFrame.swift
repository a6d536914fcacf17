import Layouts
import Vocabulary

/// Ink leaves the label's own frame but stays inside the button: harmless until somebody clips.
///
/// Reported once for a component, locale and face, with a count.
enum InkOutsideFrame: LayoutRule {
  static let rule = Rule(
    "ink-outside-frame", .clipping, .component, .note, tolerance: 0.5,
    summary: "Ink leaves the label's frame but not the button.",
    advice: "Leave clipsToBounds off on the label, or give it more height.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    let frame = situation.placement.title
    var past: Points = 0
    if let ink = situation.ink {
      // Past the button another rule speaks, for that edge.
      if -ink.minY <= tolerance { past = max(past, frame.minY - ink.minY) }
      if ink.maxY - situation.placement.bounds.height <= tolerance { past = max(past, ink.maxY - frame.maxY) }
    }
    if !situation.isCut, situation.hasVisibleText, situation.horizontalReach(beyond: tolerance) == nil {
      past = max(
        past, frame.minX - (situation.textMinX - situation.overhang.left),
        situation.textMaxX + situation.overhang.right - frame.maxX)
    }
    return past > tolerance ? Violation(measured: past, limit: tolerance) : nil
  }

  static func message(for facts: MessageFacts) -> String {
    let face = facts.face.map { " of \($0)" } ?? ""
    return
      "Ink\(face) leaves the label's frame by up to \(facts.points(facts.violation.measured)); clipping there would cut it."
  }
}
