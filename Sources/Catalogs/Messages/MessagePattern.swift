/// A message that holds its choices in the text, taken apart: ICU's, Flutter's, and java.text.MessageFormat's.
package struct MessagePattern: Sendable, Equatable {
  package var parts: [Part]

  package enum Part: Sendable, Equatable {
    /// As it is shown, without the apostrophes that quote.
    case text([UInt16])
    /// `#` in a plural: its number, less the offset.
    case number
    case argument(MessageArgument)
  }

  package init(parts: [Part]) { self.parts = parts }

  /// Takes a text apart. `names` are the arguments that the catalog declares for it, where it does.
  package init(_ text: String, syntax: PlaceholderSyntax, names: [String] = []) throws(MessageFault) {
    var parser = MessageParser(units: Array(text.utf16), syntax: syntax, names: names)
    self = try parser.parse()
  }

  /// False where the text is surely shown as it stands.
  package static func mayBe(_ text: String) -> Bool {
    text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "'") }
  }

  /// All arguments in order of appearance, those inside of cases too.
  package var arguments: [MessageArgument] {
    parts.flatMap { part -> [MessageArgument] in
      guard case .argument(let argument) = part else { return [] }
      return [argument] + argument.cases.flatMap(\.message.arguments)
    }
  }
}

/// `{name}`, `{0, number, percent}`, `{n, plural, one {# file} other {# files}}`
package struct MessageArgument: Sendable, Equatable {
  package var name: String
  /// In UTF-16 units of the text.
  package var nameRange: Range<Int>
  package var kind: Kind

  package enum Kind: Sendable, Equatable {
    case simple(type: String?, style: String?)
    /// The cases are CLDR's categories and exact numbers, `=0`; a category is that of the number less the offset.
    case plural(isOrdinal: Bool, offset: Double, cases: [MessageCase])
    case select([MessageCase])
    /// Each case from its number up; its selector is `1`, or `1<` where the number itself is not among them.
    case choice([MessageCase])
  }

  package var cases: [MessageCase] {
    switch kind {
    case .simple: []
    case .plural(_, _, let cases), .select(let cases), .choice(let cases): cases
    }
  }
}

extension MessageArgument {
  /// It decides between cases and is not shown where it stands: none of them has a `#` for it.
  package var isOnlyChosenBy: Bool {
    switch kind {
    case .simple: false
    case .plural(_, _, let cases): !cases.contains { $0.message.showsNumber }
    case .select, .choice: true
    }
  }
}

extension MessagePattern {
  /// A `#` of the plural that it is a case of; one in a plural of its own is that one's.
  fileprivate var showsNumber: Bool {
    parts.contains { part in
      switch part {
      case .text: false
      case .number: true
      case .argument(let argument):
        if case .plural = argument.kind { false } else { argument.cases.contains { $0.message.showsNumber } }
      }
    }
  }
}

package struct MessageCase: Sendable, Equatable {
  package var selector: String
  package var message: MessagePattern

  /// The number of `=1`, and of a choice's `1` and `1<`.
  package var number: Double? { Self.number(of: selector) }

  package static func number(of selector: String) -> Double? {
    var digits = selector[...]
    if digits.first == "=" { digits = digits.dropFirst() }
    if digits.last == "<" { digits = digits.dropLast() }
    // `few` is no number, and neither is what only Swift calls one.
    guard let first = digits.utf8.first, first < 0x3A || digits.contains("∞") else { return nil }
    if digits.contains("∞") { return digits.first == "-" ? -.infinity : .infinity }
    return Double(digits)
  }
}

/// Why a text is no message.
package struct MessageFault: Error, Equatable {
  /// In UTF-16 units of the text.
  package var offset: Int
  /// What was expected and what was found.
  package var message: String

  package init(offset: Int, message: String) {
    self.offset = offset
    self.message = message
  }
}
