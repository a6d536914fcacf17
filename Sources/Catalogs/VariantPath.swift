/// Where a leaf stands among an entry's variants: `device:iphone/plural:few`.
package struct VariantPath: Sendable, Hashable, CustomStringConvertible {
  package var steps: [Step]

  package init(_ steps: [Step] = []) { self.steps = steps }

  /// One choice: its kind and what was chosen.
  ///
  /// Kinds: `plural` and `ordinal` (a CLDR category, or an exact number as `=0`), `device`, `width`, `length` (Qt, from 0
  /// for the longest), `item` (a place in a list, from 0), `attribute` (Fluent); otherwise an argument's name, for a select.
  package struct Step: Sendable, Hashable {
    package var kind: String
    package var value: String

    package init(kind: String, value: String) {
      self.kind = kind
      self.value = value
    }
  }

  package var isEmpty: Bool { steps.isEmpty }

  /// The plural category chosen, if any.
  package var plural: String? { steps.last { $0.kind == "plural" }?.value }

  /// Its place among the members of a list, if it is one: where the list has texts only, that of its leaf as well.
  package var item: Int? { steps.count == 1 && steps[0].kind == "item" ? Int(steps[0].value) : nil }

  /// The same leaf of another plural form.
  package func withPlural(_ value: String) -> VariantPath {
    VariantPath(steps.map { $0.kind == "plural" ? Step(kind: "plural", value: value) : $0 })
  }

  package var description: String { steps.map { "\($0.kind):\($0.value)" }.joined(separator: "/") }
}

/// A variable `%#@name@` that has plural forms of its own.
package struct Substitution: Sendable, Equatable {
  /// The argument it reads, from 1; nil where the file leaves it to the order of appearance.
  package var argument: Int?
  /// `lld`, `d`, `@` …: what `%arg` in a form stands for.
  package var formatSpecifier: String
  /// Its leaves; their paths say the plural category and whatever else the file distinguishes.
  package var forms: [Variant]

  package init(argument: Int?, formatSpecifier: String, forms: [Variant]) {
    self.argument = argument
    self.formatSpecifier = formatSpecifier
    self.forms = forms
  }
}
