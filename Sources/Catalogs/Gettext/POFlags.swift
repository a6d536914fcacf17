import Vocabulary

/// The flags of a message: `#, fuzzy, c-format, max-length:20`.
struct POFlags {
  /// In file order, with the offset of each.
  private(set) var flags: [(text: String, offset: Int)] = []

  /// `offset` is where the text stands in the file.
  mutating func add(_ text: String, at offset: Int) {
    var start = offset
    for part in Self.split(text) {
      let blanks = part.utf8.prefix { $0 <= 0x20 }.count
      var flag = part[...].drop(while: \.isWhitespace)
      while flag.last?.isWhitespace ?? false { flag.removeLast() }
      if !flag.isEmpty { flags.append((String(flag), start + blanks)) }
      start += part.utf8.count + 1
    }
  }

  /// At commas; those in quotes belong to a value: `font-family:"Source Sans, Bold"`.
  private static func split(_ text: String) -> [String] {
    var parts: [String] = [""]
    var isQuoted = false
    for character in text {
      if character == "\"" { isQuoted.toggle() }
      if character == ",", !isQuoted { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
  }

  var isFuzzy: Bool { flags.contains { $0.text == "fuzzy" } }

  // MARK: Placeholders

  /// By the first format that the message has; `no-c-format` and `impossible-c-format` are none. Nil where no flag speaks of
  /// formats.
  var placeholders: PlaceholderSyntax? {
    for flag in flags {
      let name = flag.text.hasPrefix("possible-") ? String(flag.text.dropFirst(9)) : flag.text
      if let syntax = Self.syntaxes[name] { return syntax }
    }
    return flags.contains { $0.text.hasSuffix("-format") } ? PlaceholderSyntax.none : nil
  }

  /// GNU gettext's formats, and Weblate's that are not among them.
  private static let syntaxes: [String: PlaceholderSyntax] = [
    "c-format": .c, "gcc-internal-format": .c, "gfc-internal-format": .c, "php-format": .c, "perl-format": .c,
    "javascript-format": .c, "go-format": .c, "lua-format": .c, "awk-format": .c, "object-pascal-format": .c,
    "sh-printf-format": .c, "tcl-format": .c, "d-format": .c, "elisp-format": .c, "modula2-format": .c,
    "objc-format": .apple,
    "python-format": .python,
    "python-brace-format": .braces, "perl-brace-format": .braces, "es-format": .braces,
    "ruby-format": .ruby,
    "qt-format": .qt, "qt-plural-format": .qt, "kde-format": .qt, "kde-kuit-format": .qt, "ycp-format": .qt,
    "csharp-format": .dotNet, "c-sharp-format": .dotNet, "c++-format": .dotNet, "rust-format": .dotNet,
    "java-format": .javaMessageFormat, "java-printf-format": .java,
    "icu-message-format": .icu, "i18next-interpolation": .doubleBraces,
  ]

  // MARK: Limits

  /// Weblate's limits: `max-length:N` characters, `max-size:WIDTH:LINES` pixels and lines, and the font for it.
  func limits(locate: (Int) -> SourceLocation) -> TextLimits? {
    let stated = flags.filter { $0.text.hasPrefix("max-length:") || $0.text.hasPrefix("max-size:") }
    guard let first = stated.first else { return nil }
    var limits = TextLimits(spelling: stated.map(\.text).joined(separator: ", "), location: locate(first.offset))
    for flag in flags {
      let values = flag.text.split(separator: ":", omittingEmptySubsequences: false).dropFirst().map(Self.unquoted)
      guard let value = values.first, !value.isEmpty else { continue }
      switch flag.text.prefix(while: { $0 != ":" }) {
      case "max-length": limits.characters = Int(value).flatMap { $0 >= 0 ? $0 : nil }
      case "max-size":
        limits.width = Self.positive(value)
        // One line where the flag names no number.
        limits.lines = values.count > 1 ? Int(values[1]).flatMap { $0 > 0 ? $0 : nil } ?? 1 : 1
      case "font-family": limits.fontFamily = value
      case "font-size": limits.fontSize = Self.positive(value)
      default: continue
      }
    }
    return limits.characters == nil && limits.width == nil ? nil : limits
  }

  private static func positive(_ text: String) -> Double? {
    guard let number = Double(text), number.isFinite, number > 0 else { return nil }
    return number
  }

  private static func unquoted(_ text: Substring) -> String {
    text.count > 1 && text.first == "\"" && text.last == "\"" ? String(text.dropFirst().dropLast()) : String(text)
  }
}
