import Layouts
import Vocabulary

/// A line's visible box, advance by ink, meets the image's frame on both axes.
enum TextImageOverlap: LayoutRule {
  static let rule = Rule(
    "text-image-overlap", .overlap, .title, .error, tolerance: 0.5,
    summary: "The title runs over the image.",
    advice: "Keep the title out of the image's room: inset it, or let it truncate or wrap before the image.")

  static func violation(in situation: Situation, tolerance: Points) -> Violation? {
    guard let image = situation.placement.image else { return nil }
    guard !situation.lineBoxes.isEmpty else {
      return situation.visibleText.flatMap { violation(of: image, by: $0, tolerance) }
    }
    return situation.lineBoxes.compactMap { violation(of: image, by: $0, tolerance) }
      .max { $0.measured < $1.measured }
  }

  private static func violation(of image: Rectangle, by text: Rectangle, _ tolerance: Points) -> Violation? {
    let overlap = image.overlap(with: text)
    guard overlap.width > tolerance, overlap.height > tolerance else { return nil }
    return Violation(measured: min(overlap.width, overlap.height), limit: tolerance)
  }

  static func message(for facts: MessageFacts) -> String {
    "The title runs over the image by \(facts.points(facts.violation.measured)) at \(facts.textSize)."
  }
}
