/// A text of Fluent's: what stands between the lines' common indent, and placeables (Fluent syntax 1.0).
package struct FluentPattern: Sendable, Equatable {
  package var elements: [Element] = []
  /// The text without the indent that its lines have in common; placeables stand as they are written.
  package var raw = ""
  /// The byte offset of its first character.
  package var offset = 0

  package enum Element: Sendable, Equatable {
    case text(String)
    case placeable(FluentExpression)
  }

  /// The text, where nothing is to be put into it.
  package var plainText: String? {
    var result = ""
    for element in elements {
      switch element {
      case .text(let text), .placeable(.string(let text)): result += text
      case .placeable: return nil
      }
    }
    return result
  }
}

/// What may stand in braces.
package indirect enum FluentExpression: Sendable, Equatable {
  /// With its escapes resolved.
  case string(String)
  /// As written: `1.50` shows two decimals.
  case number(String)
  /// `$name`, with the byte offset of its `$`.
  case variable(String, at: Int)
  /// `message`, `message.attribute`
  case message(FluentReference)
  /// `-term`, `-term.attribute`, `-term(case: "genitive")`
  case term(FluentReference, FluentArguments?)
  case function(String, FluentArguments)
  case select(FluentExpression, [FluentVariant])
}

package struct FluentReference: Sendable, Hashable {
  /// With the dash of a term.
  package var id: String
  package var attribute: String?

  /// `-brand.gender`
  package var name: String { attribute.map { id + "." + $0 } ?? id }
}

package struct FluentArguments: Sendable, Equatable {
  package var positional: [FluentExpression] = []
  /// Texts and numbers, in the order written; each name once.
  package var named: [Named] = []

  package init() {}

  package struct Named: Sendable, Equatable {
    package var name: String
    package var value: FluentExpression
  }

  package subscript(name: String) -> FluentExpression? { named.first { $0.name == name }?.value }
}

/// One choice of a select expression; exactly one of them is the default.
package struct FluentVariant: Sendable, Equatable {
  package var key: Key
  package var isDefault: Bool
  package var pattern: FluentPattern

  package enum Key: Sendable, Hashable {
    case name(String)
    case number(String)
  }
}

extension FluentPattern {
  /// Calls `visit` with each expression in the pattern, outer ones first.
  package func forEachExpression(_ visit: (FluentExpression) -> Void) {
    for case .placeable(let expression) in elements { expression.forEach(visit) }
  }

  /// What the pattern names of its file, in order of appearance.
  package var references: [FluentReference] {
    var found: [FluentReference] = []
    forEachExpression { expression in
      switch expression {
      case .message(let reference), .term(let reference, _): found.append(reference)
      case .string, .number, .variable, .function, .select: break
      }
    }
    return found
  }
}

extension FluentExpression {
  fileprivate func forEach(_ visit: (FluentExpression) -> Void) {
    visit(self)
    switch self {
    case .string, .number, .variable, .message: break
    case .term(_, let arguments):
      for argument in arguments?.positional ?? [] { argument.forEach(visit) }
    case .function(_, let arguments):
      for argument in arguments.positional { argument.forEach(visit) }
    case .select(let selector, let variants):
      selector.forEach(visit)
      for variant in variants { variant.pattern.forEachExpression(visit) }
    }
  }
}

/// A message or a term of a file.
struct FluentEntry: Equatable {
  /// With the dash of a term.
  var id: String
  /// The byte offset of its id.
  var offset: Int
  /// Where it ends, with its line's end.
  var end = 0
  /// A message may have attributes only.
  var value: FluentPattern?
  var attributes: [Attribute] = []
  /// Its own, after that of its group.
  var comment: String?

  struct Attribute: Equatable {
    var name: String
    /// The byte offset of its name.
    var offset: Int
    var pattern: FluentPattern
  }

  var isTerm: Bool { id.first == "-" }
}

/// Why a text is not Fluent.
struct FluentFault: Error, Equatable {
  var offset: Int
  /// “expected …, found …”
  var message: String
}
