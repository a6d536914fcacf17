import Vocabulary

/// What the name of a text size stands for.
enum TextSizeSetting: Hashable {
  case category(DynamicTypeCategory)
  case factor(Double)

  init?(name: String) {
    if let category = DynamicTypeCategory(rawValue: name) {
      self = .category(category)
    } else if let factor = Double(name), factor > 0, factor <= 100 {
      self = .factor(factor)
    } else {
      return nil
    }
  }

  /// A name that means nothing is the base: `TextScale` lets none in.
  init(_ size: TextSize) { self = TextSizeSetting(name: size.name) ?? .factor(1) }

  var textSize: TextSize {
    switch self {
    case .category(let category): return category.textSize
    case .factor(let factor):
      let digits = "\(factor)"
      return TextSize(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
    }
  }

  /// How large text is, relative to the base; a category counts with its body text.
  var relativeSize: Double {
    switch self {
    case .category(let category): TextStyle.body.fontSize(at: category) / TextStyle.body.fontSize(at: .large)
    case .factor(let factor): factor
    }
  }
}
