import Catalogs
import UnicodeServices

/// A form for each variable that a text names, and for each that those forms name.
struct FormChoice {
  var forms: [String: Variant] = [:]
  /// Of all forms, in the order of the text.
  var steps: [VariantPath.Step] = []
}

/// All combinations of the forms of a text's variables: `%#@files@ in %#@folders@` is read with one file in two folders, too.
struct VariableChoices {
  private let substitutions: [String: Substitution]
  private var found: [FormChoice] = []
  private var isOutOfHand = false

  /// Four variables with three forms each; people write one or two.
  private static let countLimit = 81
  private static let depthLimit = 8

  /// One empty choice for a text without variables.
  static func all(for text: String, in substitutions: [String: Substitution]) -> [FormChoice] {
    guard !substitutions.isEmpty else { return [FormChoice()] }
    var choices = VariableChoices(substitutions: substitutions)
    choices.expand(Self.names(in: text), from: FormChoice())
    return choices.isOutOfHand ? choices.together(for: text) : choices.found
  }

  private init(substitutions: [String: Substitution]) { self.substitutions = substitutions }

  private mutating func expand(_ names: [String], from choice: FormChoice) {
    guard
      let index = names.firstIndex(where: { choice.forms[$0] == nil && !(substitutions[$0]?.forms.isEmpty ?? true) }),
      let variable = substitutions[names[index]]
    else {
      if found.count < Self.countLimit { found.append(choice) } else { isOutOfHand = true }
      return
    }
    if choice.forms.count >= Self.depthLimit { isOutOfHand = true }
    for form in Self.sorted(variable.forms) where !isOutOfHand {
      var next = choice
      next.forms[names[index]] = form
      next.steps += form.path.steps
      expand(Self.names(in: form.text) + names[(index + 1)...], from: next)
    }
  }

  /// For what has too many combinations: the same form of all variables at once.
  private func together(for text: String) -> [FormChoice] {
    var known: [String: Substitution] = [:]
    var texts = [text]
    while let next = texts.popLast() {
      for name in Self.names(in: next) where known[name] == nil {
        guard let variable = substitutions[name] else { continue }
        known[name] = variable
        texts += variable.forms.map(\.text)
      }
    }
    var examples: [VariantPath: Variant] = [:]
    for form in known.values.flatMap(\.forms) { examples[form.path] = form }
    return Self.sorted(Array(examples.values)).map { example in
      FormChoice(
        forms: known.compactMapValues { Self.form(of: $0, for: example.path) }, steps: example.path.steps)
    }
  }

  /// The form with that path, else with its plural category, else `other`, else the last.
  private static func form(of substitution: Substitution, for path: VariantPath) -> Variant? {
    substitution.forms.first { $0.path == path } ?? substitution.forms.first { $0.path.plural == path.plural }
      ?? substitution.forms.first { $0.path.plural == "other" } ?? substitution.forms.last
  }

  /// In CLDR's order of categories.
  private static func sorted(_ forms: [Variant]) -> [Variant] {
    func rank(_ form: Variant) -> Int {
      PluralRules.allCategories.firstIndex(of: form.path.plural ?? "") ?? PluralRules.allCategories.count
    }
    return forms.sorted { (rank($0), $0.path.description) < (rank($1), $1.path.description) }
  }

  /// Each variable once, in the order of the text.
  private static func names(in text: String) -> [String] {
    var names: [String] = []
    for case .placeholder(let placeholder) in PlaceholderScanner.tokens(in: Array(text.utf16), syntax: .apple) {
      if case .variable(let name) = placeholder.kind, !names.contains(name) { names.append(name) }
    }
    return names
  }
}
