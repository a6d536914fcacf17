import Layouts
import Vocabulary

/// In a right-to-left locale the image lies on the other side of the title than its side means.
enum ImageNotMirrored: LayoutRule {
  static let rule = Rule(
    "image-not-mirrored", .drift, .component, .error, tolerance: 1,
    summary: "In right-to-left locales the image is on the wrong side of the title.",
    advice: "Place the image by leading and trailing, never by left and right, a transform or fixed positions. "
      + "Where your code does it already, say so: `options: { mirrors: true }` beside the strategy.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    guard situation.direction == .rightToLeft, let side = situation.imageSide, let image = situation.placement.image
    else { return nil }
    let center =
      situation.textMaxX > situation.textMinX
      ? (situation.textMinX + situation.textMaxX) / 2 : situation.placement.title.midX
    let wrong = (center - image.midX) * side
    return wrong > tolerance ? Violation(measured: wrong, limit: tolerance) : nil
  }

  static func message(for facts: MessageFacts) -> String {
    "The image stands on the wrong side of the title in right-to-left locales, its center \(facts.points(facts.violation.measured)) beyond the title's."
  }
}
