package import Vocabulary

extension Figure {
  /// What there is to see, for those who do not see it: layout, size, and what is left of the title.
  package func summary(unit: String) -> String {
    let size = "\(Wording.points(bounds.width)) × \(Wording.points(bounds.height)) \(unit)"
    let place = "\(strategy), \(size), text size \(textSize)"
    guard !visibleText.isEmpty else { return place + ": nothing of the title is left." }
    guard truncated else { return place + ": the whole title." }
    return place + ": the title is cut to “\u{2068}\(visibleText)\u{2069}”."
  }
}
