import Catalogs

/// The forms of a Fluent text: one for each combination of its selectors' variants.
///
/// References are put in, isolates around what is put in are those of Fluent's own runtimes, and choices on one variable
/// agree with each other.
enum FluentForms {
  /// Nil for a text without placeables, and for one that is no pattern.
  static func forms(
    of text: String, references: [String: String], category: @escaping MessageForms.Category
  ) -> [MessageForm]? {
    guard text.utf8.contains(UInt8(ascii: "{")), let pattern = FluentPattern(raw: text) else { return nil }
    var resolver = FluentResolver(references: references, category: category)
    return resolver.forms(of: pattern)
  }

  /// False for what a message gives its element besides texts to show: keys, styles, what a screen reader says.
  static func isShown(_ path: VariantPath) -> Bool {
    guard let step = path.steps.first, step.kind == "attribute" else { return true }
    let name = step.value.lowercased()
    return !name.hasSuffix("accesskey") && !name.hasPrefix("aria")
      && !["key", "keycode", "commandkey", "style"].contains(name)
  }

  /// See `Counted.arguments`.
  static func counters(of text: String) -> [String: Bool] {
    var counters: [String: Bool] = [:]
    FluentPattern(raw: text)?.forEachExpression { expression in
      guard case .select(let expression, let variants) = expression else { return }
      let selector = FluentSelector(expression)
      guard let name = selector.variable, selector.isPlural(variants.map(\.key)) else { return }
      counters[name] = counters[name] ?? selector.isOrdinal
    }
    return counters
  }

  /// The variables of a text, wherever they stand in it: `$name`, once for each place.
  static func tokens(in units: [UInt16]) -> [PlaceholderToken] {
    let text = String(decoding: units, as: UTF16.self)
    guard let pattern = FluentPattern(raw: text) else { return [] }
    var tokens: [PlaceholderToken] = []
    let utf8 = text.utf8
    var selectors: Set<Int> = []
    pattern.forEachExpression { expression in
      if case .select(let selector, _) = expression, let offset = FluentSpelling.variableOffset(of: selector) {
        selectors.insert(offset)
      }
    }
    pattern.forEachExpression { expression in
      guard case .variable(let name, let offset) = expression else { return }
      let start = utf8.index(utf8.startIndex, offsetBy: offset).utf16Offset(in: text)
      var placeholder = FluentSpelling.placeholder(for: expression)
      placeholder.range = start..<(start + 1 + name.utf16.count)
      placeholder.isChoice = selectors.contains(offset)
      tokens.append(.placeholder(placeholder))
    }
    return tokens.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}

/// One form as far as it has come.
struct FluentDraft {
  var steps: [VariantPath.Step] = []
  /// What was chosen, by selector.
  var chosen: [String: FluentVariant.Key] = [:]
  var pieces: [TitleTemplate.Piece] = []
  var unitCount = 0
  var placeableCount = 0

  /// Fluent's runtimes give up at that many placeables; titles have fewer units.
  static let placeableLimit = 100
  static let unitLimit = 16_384

  var isFull: Bool { placeableCount > Self.placeableLimit || unitCount > Self.unitLimit }

  mutating func append(_ text: String) {
    guard !text.isEmpty, !isFull else { return }
    let units = Array(text.utf16)
    unitCount += units.count
    pieces.append(.literal(units[...]))
  }

  mutating func append(_ placeholder: Placeholder, exact: Double? = nil) {
    guard !isFull else { return }
    var slot = TitleTemplate.Slot(placeholder: placeholder)
    slot.exact = exact
    pieces.append(.slot(slot))
  }
}
