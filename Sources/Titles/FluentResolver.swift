import Catalogs

/// Puts a Fluent text together, with every choice that it leaves.
struct FluentResolver {
  private let references: [String: String]
  private let category: MessageForms.Category
  private var parsed: [String: FluentPattern] = [:]
  /// The variants' keys of each selector, of all its choices together.
  private var keys: [String: [FluentVariant.Key]] = [:]
  /// What chooses plural forms, by selector.
  private var counted: [String: FluentSelector] = [:]

  /// More forms than that are a program, and no title.
  private static let formLimit = 64

  /// What the pattern at hand is part of.
  private struct Scope {
    /// What a term was called with; nil outside of terms, where variables come from the product.
    var arguments: FluentArguments?
    var inside: [String] = []
  }

  init(references: [String: String], category: @escaping MessageForms.Category) {
    self.references = references
    self.category = category
  }

  /// Those that show something.
  mutating func forms(of pattern: FluentPattern) -> [MessageForm] {
    collectKeys(of: pattern)
    let drafts = expand(pattern, [FluentDraft()], in: Scope())
    return drafts.filter { !$0.pieces.isEmpty }.map { MessageForm(steps: $0.steps, pieces: governed($0)) }
  }

  private mutating func pattern(of name: String) -> FluentPattern? {
    if let known = parsed[name] { return known }
    let pattern = references[name].flatMap { FluentPattern(raw: $0) }
    parsed[name] = pattern
    return pattern
  }

  private mutating func collectKeys(of pattern: FluentPattern) {
    var open = [pattern]
    var names: Set<String> = []
    while let next = open.popLast() {
      next.forEachExpression { expression in
        guard case .select(let selector, let variants) = expression else { return }
        let id = FluentSelector(selector).id
        for variant in variants where !(keys[id] ?? []).contains(variant.key) {
          keys[id, default: []].append(variant.key)
        }
      }
      for reference in next.references where names.insert(reference.name).inserted {
        if let pattern = self.pattern(of: reference.name) { open.append(pattern) }
      }
    }
  }

  // MARK: Patterns

  private mutating func expand(_ pattern: FluentPattern, _ drafts: [FluentDraft], in scope: Scope) -> [FluentDraft] {
    var drafts = drafts
    for element in pattern.elements {
      switch element {
      case .text(let text): for index in drafts.indices { drafts[index].append(text) }
      case .placeable(.string(let text)): for index in drafts.indices { drafts[index].append(text) }
      case .placeable(let expression):
        for index in drafts.indices { drafts[index].placeableCount += 1 }
        guard drafts.contains(where: { !$0.isFull }) else { return drafts }
        // A placeable that is the whole pattern is not isolated, nor is a literal text.
        let isIsolated = pattern.elements.count > 1
        if isIsolated { for index in drafts.indices { drafts[index].append("\u{2068}") } }
        drafts = expand(expression, drafts, in: scope)
        if isIsolated { for index in drafts.indices { drafts[index].append("\u{2069}") } }
      }
    }
    return drafts
  }

  private mutating func expand(
    _ expression: FluentExpression, _ drafts: [FluentDraft], in scope: Scope
  ) -> [FluentDraft] {
    var drafts = drafts
    func append(_ text: String) { for index in drafts.indices { drafts[index].append(text) } }
    switch expression {
    case .string(let text): append(text)
    case .number(let text):
      let placeholder = FluentSpelling.placeholder(for: expression)
      for index in drafts.indices { drafts[index].append(placeholder, exact: Double(text)) }
    case .variable(let name, _):
      guard let arguments = scope.arguments else { return appendSlot(for: expression, to: drafts) }
      // A term sees only what it was called with.
      guard let value = arguments[name] else {
        append("{$\(name)}")
        break
      }
      return expand(value, drafts, in: scope)
    case .message(let reference):
      return expand(reference, arguments: scope.arguments, or: expression, drafts, in: scope)
    case .term(let reference, let arguments):
      return expand(reference, arguments: arguments ?? FluentArguments(), or: expression, drafts, in: scope)
    case .function(_, let arguments):
      if let bound = scope.arguments, case .variable(let name, _)? = arguments.positional.first {
        guard let value = bound[name] else {
          append("{$\(name)}")
          break
        }
        return expand(value, drafts, in: scope)
      }
      return appendSlot(for: expression, to: drafts)
    case .select(let selector, let variants): return select(selector, variants, drafts, in: scope)
    }
    return drafts
  }

  private func appendSlot(for expression: FluentExpression, to drafts: [FluentDraft]) -> [FluentDraft] {
    var drafts = drafts
    let placeholder = FluentSpelling.placeholder(for: expression)
    for index in drafts.indices { drafts[index].append(placeholder) }
    return drafts
  }

  /// The text referred to, or a place for it where the file does not have it.
  private mutating func expand(
    _ reference: FluentReference, arguments: FluentArguments?, or expression: FluentExpression,
    _ drafts: [FluentDraft], in scope: Scope
  ) -> [FluentDraft] {
    guard let pattern = pattern(of: reference.name) else { return appendSlot(for: expression, to: drafts) }
    guard !scope.inside.contains(reference.name) else {
      var drafts = drafts
      for index in drafts.indices { drafts[index].append("{???}") }
      return drafts
    }
    return expand(pattern, drafts, in: Scope(arguments: arguments, inside: scope.inside + [reference.name]))
  }

  // MARK: Choices

  private mutating func select(
    _ selector: FluentExpression, _ variants: [FluentVariant], _ drafts: [FluentDraft], in scope: Scope
  ) -> [FluentDraft] {
    if let key = settledKey(of: selector, in: scope) {
      guard let variant = variant(for: key, of: variants) else { return drafts }
      return expand(variant.pattern, drafts, in: scope)
    }
    let selected = FluentSelector(selector)
    let keys = keys[selected.id] ?? variants.map(\.key)
    let isPlural = selected.isPlural(keys)
    if isPlural { counted[selected.id] = selected }
    var result: [FluentDraft] = []
    for draft in drafts {
      // Where there are too many, the default stands for all.
      var choices = keys
      if let key = draft.chosen[selected.id] {
        choices = [key]
      } else if drafts.count * keys.count > Self.formLimit {
        choices = variants.first(where: \.isDefault).map { [$0.key] } ?? []
      }
      for key in choices {
        guard let variant = variant(for: key, of: variants, isOrdinal: selected.isOrdinal) else { continue }
        var next = draft
        if next.chosen.updateValue(key, forKey: selected.id) == nil {
          next.steps.append(selected.step(key, isPlural: isPlural))
        }
        result += expand(variant.pattern, [next], in: scope)
        if result.count >= Self.formLimit { return result }
      }
    }
    return result
  }

  /// What a selector says without the product: a literal, a term's attribute, what a term was called with.
  private mutating func settledKey(of selector: FluentExpression, in scope: Scope) -> FluentVariant.Key? {
    // No variant has an empty name: the default is chosen.
    let none = FluentVariant.Key.name("")
    switch selector {
    case .string(let text): return .name(text)
    case .number(let text): return .number(text)
    case .variable(let name, _):
      guard let arguments = scope.arguments else { return nil }
      return arguments[name].flatMap { settledKey(of: $0, in: scope) } ?? none
    case .function(let function, let arguments):
      guard function == "NUMBER", let first = arguments.positional.first else { return nil }
      return settledKey(of: first, in: scope)
    case .term(let reference, _):
      if let text = pattern(of: reference.name)?.plainText { return .name(text) }
      return references[reference.id] == nil ? nil : none
    case .message, .select: return none
    }
  }

  /// The first variant with that key, or for a number the one of its category, else the default.
  private func variant(
    for key: FluentVariant.Key, of variants: [FluentVariant], isOrdinal: Bool = false
  ) -> FluentVariant? {
    if let same = variants.first(where: { $0.key == key }) { return same }
    if case .number(let text) = key, let number = Double(text), let category = category(number, isOrdinal),
      let found = variants.first(where: { $0.key == .name(category) })
    {
      return found
    }
    return variants.first(where: \.isDefault)
  }

  /// The pieces, with the numbers that chose the forms.
  private func governed(_ draft: FluentDraft) -> [TitleTemplate.Piece] {
    let choices = draft.chosen.compactMap { id, key in counted[id].map { (selector: $0, key: key) } }
    guard !choices.isEmpty else { return draft.pieces }
    return draft.pieces.map { piece in
      guard case .slot(var slot) = piece, slot.exact == nil, let name = slot.placeholder.name,
        let choice = choices.first(where: { $0.selector.variable == name })
      else { return piece }
      switch choice.key {
      case .name(let category): slot.category = category
      case .number(let text): slot.exact = Double(text)
      }
      slot.isOrdinal = choice.selector.isOrdinal
      for case .number(let text) in keys[choice.selector.id] ?? [] { slot.taken += [Double(text)].compactMap(\.self) }
      if slot.placeholder.kind == .text { slot.placeholder.kind = .integer }
      return .slot(slot)
    }
  }
}
