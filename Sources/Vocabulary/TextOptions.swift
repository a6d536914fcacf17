/// What happens to text that is longer than its room (DESIGN §3, Truncation).
package enum Truncation: String, Sendable, Hashable, CaseIterable {
  /// An ellipsis at the logical end, in the middle or at the start.
  case tail, middle, head
  /// Cut at the edge without a mark.
  case clip
  /// Left whole, past the edge.
  case none
}

/// How high a line box is (DESIGN §3, Metrics).
package enum LineHeight: Sendable, Hashable {
  /// The primary face's ascender − descender.
  case primary
  /// The tallest face used.
  case fallback
  /// This many times the font size, half of the difference above and half below.
  case multiple(Double)
}

/// A font weight as OpenType counts it, 1 to 1000.
package struct FontWeight: Sendable, Hashable, Comparable {
  package let value: Int

  package init(_ value: Int) { self.value = value }

  package static let regular = FontWeight(400)
  package static let semibold = FontWeight(600)
  package static let bold = FontWeight(700)

  /// The names that configurations use, in order of weight.
  package static let names: [(name: String, weight: FontWeight)] = [
    ("ultralight", FontWeight(100)), ("thin", FontWeight(200)), ("light", FontWeight(300)), ("regular", regular),
    ("medium", FontWeight(500)), ("semibold", semibold), ("bold", bold), ("heavy", FontWeight(800)),
    ("black", FontWeight(900)),
  ]

  package static func < (left: FontWeight, right: FontWeight) -> Bool { left.value < right.value }
}
