import Catalogs
import UnicodeServices

/// What a Fluent select expression chooses by.
struct FluentSelector {
  /// Equal for selectors that always choose alike.
  let id: String
  /// The kind in variant paths of a choice that is no plural form.
  private let kind: String
  /// The variable that it reads, if any.
  private(set) var variable: String?
  private(set) var isOrdinal = false

  init(_ expression: FluentExpression) {
    switch expression {
    case .variable(let name, _): (id, kind, variable) = ("$" + name, name, name)
    case .function("NUMBER", let arguments):
      if case .variable(let name, _)? = arguments.positional.first { variable = name }
      if case .string("ordinal")? = arguments["type"] { isOrdinal = true }
      kind = variable ?? "number"
      id = (isOrdinal ? "ordinal $" : "$") + kind
    case .function(let name, _): (id, kind) = (FluentSpelling.source(of: expression), name.lowercased())
    case .string, .number, .message, .term, .select:
      let source = FluentSpelling.source(of: expression)
      (id, kind) = (source, source)
    }
  }

  /// Keys that are all numbers and plural categories choose plural forms.
  func isPlural(_ keys: [FluentVariant.Key]) -> Bool {
    guard variable != nil else { return false }
    return keys.allSatisfy { key in
      switch key {
      case .number: true
      case .name(let name): PluralRules.allCategories.contains(name)
      }
    }
  }

  func step(_ key: FluentVariant.Key, isPlural: Bool) -> VariantPath.Step {
    if isPlural { return VariantPath.Step(kind: isOrdinal ? "ordinal" : "plural", value: Self.plural(key)) }
    switch key {
    case .name(let text), .number(let text): return VariantPath.Step(kind: kind, value: text)
    }
  }

  /// `few`, or `=1` for an exact number.
  static func plural(_ key: FluentVariant.Key) -> String {
    switch key {
    case .name(let name): name
    case .number(let text): "=" + text
    }
  }
}
