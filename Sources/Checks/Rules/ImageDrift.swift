import Layouts
import Vocabulary

/// The image's edge is not where the strategy or the component means it to be.
enum ImageDrift: LayoutRule {
  static let rule = Rule(
    "image-drift", .drift, .title, .warning, tolerance: 1,
    summary: "The image's edge is not where it is meant to be.",
    advice: "Tie the image to the button's edge, so that the title's length cannot move it.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    // A cut title already says that there is no room for the block as it was meant.
    guard !(situation.isCut && situation.imageFollowsTitle) else { return nil }
    guard let image = situation.placement.image, let meant = situation.placement.intent.imageEdgeX else { return nil }
    let edge =
      switch situation.placement.intent.imageEdge {
      case .left: image.minX
      case .center: image.midX
      case .right: image.maxX
      }
    let distance = abs(edge - meant)
    return distance > tolerance ? Violation(measured: distance, limit: tolerance) : nil
  }

  static let mayBeComponentFault = true
  static let probe = TitleProbe.designed

  /// Insets that were tried out at one text size move the image at every other one, whatever the title.
  static func isComponentFault(_ situation: Situation, bare: Situation, tolerance: Points) -> Bool {
    violation(in: bare, tolerance: tolerance) != nil
  }

  static func message(for facts: MessageFacts) -> String {
    "The image is \(facts.points(facts.violation.measured)) away from where it is meant to be at \(facts.textSize)."
  }
}
