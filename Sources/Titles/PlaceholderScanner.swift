import Catalogs

/// What a scanner finds in a text.
enum PlaceholderToken: Equatable {
  case placeholder(Placeholder)
  /// Text that is spelled otherwise than it is shown: of `range` only `shown` is, one sign of `%%`.
  case escape(range: Range<Int>, shown: Range<Int>)

  /// In UTF-16 units of the text.
  var range: Range<Int> {
    switch self {
    case .placeholder(let placeholder): placeholder.range
    case .escape(let range, _): range
    }
  }
}

/// Finds the placeholders of a text by its syntax: the one place that knows all scanners.
enum PlaceholderScanner {
  /// In order of appearance, disjoint. What starts like a placeholder and is none stays text.
  static func tokens(in units: [UInt16], syntax: PlaceholderSyntax) -> [PlaceholderToken] {
    switch syntax {
    case .apple, .c, .java, .python, .ruby: PrintfScanner.tokens(in: units, syntax: syntax)
    case .qt: QtScanner.tokens(in: units)
    case .braces, .doubleBraces, .dotNet: BraceScanner.tokens(in: units, syntax: syntax)
    // Messages that hold their choices are taken apart by `MessageForms` before.
    case .icu, .javaMessageFormat, .fluent: []
    case .none: []
    }
  }

  /// False where the text surely holds none.
  static func mayHold(_ text: String, syntax: PlaceholderSyntax) -> Bool {
    switch syntax {
    case .apple, .c, .java, .python, .ruby, .qt: text.utf8.contains(UInt8(ascii: "%"))
    case .braces, .doubleBraces, .dotNet, .fluent:
      text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
    case .icu, .javaMessageFormat: text.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "'") }
    case .none: false
    }
  }
}
