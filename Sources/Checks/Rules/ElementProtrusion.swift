import Layouts
import Vocabulary

/// The title reaches past the button, which does not clip: horizontally by its advance box, vertically by its ink. Or
/// the image does.
///
/// An image that the title of the design pushes out as well, and a line box higher than the button, are the component's own faults.
enum ElementProtrusion: LayoutRule {
  static let rule = Rule(
    "element-protrusion", .protrusion, .title, .error, tolerance: 0.5,
    summary: "The title or the image reaches past the button's edge.",
    advice: "Give the button more room in the direction named, or let it grow with its text.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    if !situation.clipsToBounds {
      if let reach = situation.horizontalReach(beyond: tolerance) {
        let width = situation.textMaxX - situation.textMinX
        return Violation(measured: width, limit: width - reach.total, kind: .width, reach: reach)
      }
      if let violation = inkPastEdge(in: situation, tolerance: tolerance) { return violation }
    }
    let past = imageReach(in: situation)
    return past > tolerance ? Violation(measured: past, limit: tolerance) : nil
  }

  /// Ink past the button's top or bottom.
  static func inkPastEdge(in situation: Situation, tolerance: Points) -> Violation? {
    guard let ink = situation.ink, let reach = situation.verticalReach(beyond: tolerance) else { return nil }
    let height = ink.maxY - ink.minY
    return Violation(measured: height, limit: height - reach.total, kind: .height, reach: reach)
  }

  /// How far the image reaches past the edge that it passes most; negative inside.
  private static func imageReach(in situation: Situation) -> Points {
    guard let image = situation.placement.image else { return -.infinity }
    let bounds = situation.placement.bounds
    return max(-image.minX, image.maxX - bounds.width, -image.minY, image.maxY - bounds.height)
  }

  static let mayBeComponentFault = true
  static let probe = TitleProbe.designed

  static func isComponentFault(_ situation: Situation, bare: Situation, tolerance: Points) -> Bool {
    if !situation.clipsToBounds {
      if situation.horizontalReach(beyond: tolerance) != nil { return false }
      if situation.verticalReach(beyond: tolerance) != nil {
        return situation.isLineHigherThanButton(beyond: tolerance)
      }
    }
    return imageReach(in: bare) > tolerance
  }

  static func message(for facts: MessageFacts) -> String {
    switch facts.violation.kind {
    case .width:
      return
        "The title needs \(facts.points(facts.violation.measured)) at \(facts.textSize) and reaches \(facts.reach(("left edge", "right edge")))."
    case .height:
      let face = facts.face.map { " of \($0)" } ?? ""
      return "Ink\(face) reaches \(facts.reach(("top", "bottom"))) at \(facts.textSize)."
    case .distance:
      return
        "The image reaches \(facts.points(facts.violation.measured)) past the button's edge at \(facts.textSize)."
    }
  }
}
