import Layouts
import Vocabulary

/// The right-to-left placement is not the mirror of the left-to-right placement of the same sizes.
///
/// A metamorphic check, which needs no table of expectations; silent where another rule already says where title or
/// image went.
enum LayoutNotMirrored: LayoutRule {
  static let rule = Rule(
    "layout-not-mirrored", .drift, .component, .warning, tolerance: 1,
    summary: "The right-to-left layout is not the mirror of the left-to-right one.",
    advice: "Use leading and trailing insets, and let the platform mirror them.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    guard situation.direction == .rightToLeft, let mirrored = situation.mirrorImage else { return nil }
    var distance = Self.distance(mirrored.title, situation.placement.title)
    if let meant = mirrored.image, let image = situation.placement.image {
      distance = max(distance, Self.distance(meant, image))
    }
    return distance > tolerance ? Violation(measured: distance, limit: tolerance) : nil
  }

  static let yieldsTo: [any LayoutRule.Type] = [TitleOffCenter.self, ImageDrift.self, ImageNotMirrored.self]

  private static func distance(_ left: Rectangle, _ right: Rectangle) -> Points {
    max(abs(left.minX - right.minX), abs(left.maxX - right.maxX), abs(left.minY - right.minY))
  }

  static func message(for facts: MessageFacts) -> String {
    "From right to left, title or image lie \(facts.points(facts.violation.measured)) from where the mirrored left-to-right layout has them at \(facts.textSize)."
  }
}
