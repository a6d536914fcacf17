import Layouts
import Vocabulary

/// The button is wider than the room its container has for it.
enum ContainerProtrusion: LayoutRule {
  static let rule = Rule(
    "container-protrusion", .protrusion, .title, .error, tolerance: 0.5,
    summary: "The button is wider than the room in its container.",
    advice: "Let the button fit its container and its title wrap or shrink, or stack the buttons.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    guard let room = situation.room, situation.placement.bounds.width - room > tolerance else { return nil }
    return Violation(measured: situation.placement.bounds.width, limit: room)
  }

  static let mayBeComponentFault = true

  static func isComponentFault(_ situation: Situation, bare: Situation, tolerance: Points) -> Bool {
    bare.placement.bounds.width == situation.placement.bounds.width
  }

  static func message(for facts: MessageFacts) -> String {
    "The button is \(facts.points(facts.violation.measured)) wide at \(facts.textSize) and its container has \(facts.points(facts.violation.limit))."
  }
}
