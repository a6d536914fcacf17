import Layouts
import Vocabulary

/// The title reaches past the button, which does not clip: horizontally by its advance box, vertically by its ink.
enum ElementProtrusion: LayoutRule {
  static let rule = Rule(
    "element-protrusion", .protrusion, .title, .error, tolerance: 0.5,
    summary: "The title or the image reaches past the button's edge.",
    advice: "Give the button more room in the direction named, or let it grow with its text.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    guard !situation.clipsToBounds else { return nil }
    let past = situation.horizontalExcess
    if past > tolerance, past >= situation.verticalExcess {
      let width = situation.textMaxX - situation.textMinX
      return Violation(measured: width, limit: width - past, kind: .width)
    }
    guard situation.verticalExcess > tolerance, let ink = situation.ink else { return nil }
    let height = ink.maxY - ink.minY
    return Violation(measured: height, limit: height - situation.verticalExcess, kind: .height)
  }

  static func message(for facts: MessageFacts) -> String {
    let face = facts.face.map { " (ink of \($0))" } ?? ""
    return
      "The title reaches \(facts.points(facts.violation.excess)) past the button's edge at \(facts.textSize)\(face)."
  }
}

/// The image reaches past the button: a fault of the component, whatever the title.
enum ImageProtrusion: LayoutRule {
  static var rule: Rule {
    var rule = ElementProtrusion.rule
    rule.scope = .component
    return rule
  }

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    guard let image = situation.placement.image else { return nil }
    let bounds = situation.placement.bounds
    let past = max(-image.minX, image.maxX - bounds.width, -image.minY, image.maxY - bounds.height)
    return past > tolerance ? Violation(measured: past, limit: tolerance) : nil
  }

  static func message(for facts: MessageFacts) -> String {
    "The image reaches \(facts.points(facts.violation.measured)) past the button's edge at \(facts.textSize)."
  }
}
