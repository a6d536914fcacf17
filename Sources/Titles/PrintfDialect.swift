import Catalogs

/// What tells the relatives of printf apart.
struct PrintfDialect {
  let syntax: PlaceholderSyntax

  init(_ syntax: PlaceholderSyntax) { self.syntax = syntax }

  /// `%@`, `%#@name@`, `%arg`
  var isFoundation: Bool { syntax == .apple }
  /// `%{name}`
  var hasBracedNames: Bool { syntax == .ruby }
  /// `%<PRIu64>`, as gettext spells a macro of C.
  var hasNamedWidths: Bool { syntax == .c }
  /// `%tB`
  var hasTimes: Bool { syntax == .java }

  /// Around a name before the flags: `%(name)d`, `%<name>d`.
  var nameBrackets: (open: UInt8, close: UInt8)? {
    switch syntax {
    case .python: (UInt8(ascii: "("), UInt8(ascii: ")"))
    case .ruby: (UInt8(ascii: "<"), UInt8(ascii: ">"))
    default: nil
    }
  }

  func plainSpelling(of name: String, in brackets: (open: UInt8, close: UInt8)) -> String {
    syntax == .ruby ? "%{\(name)}" : "%(\(name))s"
  }

  var lengthModifiers: [UInt8] {
    switch syntax {
    case .java, .ruby: []
    case .python: Array("hlL".utf8)
    default: Array("hqlLztj".utf8)
    }
  }

  /// Beyond C's: grouping, Java's negative numbers in parentheses and its argument before, glibc's own digits.
  var moreFlags: [UInt8] {
    switch syntax {
    case .apple: Array("'".utf8)
    case .c: Array("'I".utf8)
    case .java: Array(",(<".utf8)
    default: []
    }
  }

  func kind(of conversion: UInt8) -> Placeholder.Kind? {
    guard let place = conversions.firstIndex(where: { $0.utf8.contains(conversion) }) else { return nil }
    return [.text, .integer, .decimal, .character, .pointer][place]
  }

  /// The letters for texts, integers, decimals, characters and pointers.
  private var conversions: [String] {
    switch syntax {
    case .java: ["sSbBhHtT", "dxXo", "feEgGaA", "cC", ""]
    case .python: ["sra", "diuxXo", "fFeEgG", "c", ""]
    case .ruby: ["sp", "diuxXobB", "feEgGaA", "c", ""]
    case .apple: ["@sS", "dDiuUxXoO", "fFeEgGaA", "cC", "p"]
    default: ["sS", "diuxXo", "fFeEgGaA", "cC", "p"]
    }
  }
}
