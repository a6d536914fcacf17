import Layouts
import Vocabulary

/// The image is smaller than its strategy means it to be.
enum ImageSqueezed: LayoutRule {
  static let rule = Rule(
    "image-squeezed", .protrusion, .title, .error, tolerance: 0.5,
    summary: "The image is squeezed out of its size.",
    advice: "Give the image room of its own: a width and a height that nothing else may take.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    guard let image = situation.placement.image else { return nil }
    let meant = situation.placement.imageMeant
    let width = meant.width - image.width
    let height = meant.height - image.height
    guard max(width, height) > tolerance else { return nil }
    return width >= height
      ? Violation(measured: meant.width, limit: image.width) : Violation(measured: meant.height, limit: image.height)
  }

  static let mayBeComponentFault = true

  static func isComponentFault(_ situation: Situation, bare: Situation, tolerance: Points) -> Bool {
    bare.placement.image?.size == situation.placement.image?.size
  }

  static func message(for facts: MessageFacts) -> String {
    "The image is meant to be \(facts.points(facts.violation.measured)) and gets \(facts.points(facts.violation.limit)) at \(facts.textSize)."
  }
}
