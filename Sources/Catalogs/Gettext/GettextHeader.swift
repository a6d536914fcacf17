import Vocabulary

/// What the message without an id says about its file: `Name: value` lines.
struct GettextHeader: Sendable, Equatable {
  /// Names in lower case; of two lines with one name the first counts.
  private let fields: [String: String]

  init(_ text: String = "") {
    var fields: [String: String] = [:]
    for line in text.split(separator: "\n") {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].lowercased()
      if fields[name] == nil { fields[name] = Self.trimmed(line[line.index(after: colon)...]) }
    }
    self.fields = fields
  }

  /// As `Content-Type` has it; nil for none and for a template's `CHARSET`.
  var charset: String? {
    guard let type = fields["content-type"], let start = type.range(ofASCII: "charset=") else { return nil }
    let name = String(type[start...].prefix { !$0.isWhitespace && $0 != ";" })
    return name.isEmpty || name == "CHARSET" ? nil : name
  }

  /// Nil where the line is missing, empty, or a word that nobody has as a locale (`LANGUAGE`, `German`).
  var language: LanguageTag? { locale(of: "language") }

  /// Nonstandard, but in use.
  var sourceLanguage: LanguageTag? { locale(of: "x-source-language") }

  private func locale(of field: String) -> LanguageTag? {
    guard let code = fields[field], !code.isEmpty else { return nil }
    return LocaleCode.known(code)
  }

  // MARK: Plural forms

  /// Which form a number takes, and how many there are.
  struct Plurals: Equatable {
    var count: Int
    var formula: PluralFormula

    static let germanic = Self(count: 2, formula: .germanic)
  }

  /// Nil for a header without the line, and for that of a template (`nplurals=INTEGER; plural=EXPRESSION;`).
  func plurals() throws(PluralFormulaFault) -> Plurals? {
    guard let line = fields["plural-forms"], !line.isEmpty, !line.contains("EXPRESSION") else { return nil }
    guard let start = line.range(ofASCII: "nplurals="),
      let count = Int(line[start...].drop(while: \.isWhitespace).prefix { ("0"..."9").contains($0) }),
      (1...100).contains(count)
    else { throw PluralFormulaFault(offset: 0, message: "expected 'nplurals=' and the number of plural forms") }
    guard let expression = line.range(ofASCII: "plural=") else {
      throw PluralFormulaFault(offset: 0, message: "expected 'plural=' and a formula for the plural forms")
    }
    return Plurals(count: count, formula: try PluralFormula(String(line[expression...])))
  }

  private static func trimmed(_ text: Substring) -> String {
    var text = text.drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }
}

extension StringProtocol {
  /// The place behind the first occurrence of an ASCII text, whatever its letter case.
  fileprivate func range(ofASCII wanted: String) -> String.Index? {
    var start = startIndex
    while start < endIndex {
      let rest = self[start...]
      let piece = rest.prefix(wanted.count)
      if piece.lowercased() == wanted { return piece.endIndex }
      start = index(after: start)
    }
    return nil
  }
}
