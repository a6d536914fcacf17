import Catalogs

/// Finds `{name}` and `{0}`, .NET's `{0,10:N2}` and i18next's `{{name, format}}`.
struct BraceScanner {
  static func tokens(in units: [UInt16], syntax: PlaceholderSyntax) -> [PlaceholderToken] {
    var scanner = BraceScanner(units: units, syntax: syntax)
    var tokens: [PlaceholderToken] = []
    while let start = units[scanner.offset...].firstIndex(where: { $0 == open || $0 == close }) {
      if let token = scanner.token(from: start) {
        tokens.append(token)
        scanner.offset = token.range.upperBound
      } else {
        scanner.offset = start + 1
      }
    }
    return tokens
  }

  private let units: [UInt16]
  private let syntax: PlaceholderSyntax
  private var offset = 0

  private init(units: [UInt16], syntax: PlaceholderSyntax) {
    self.units = units
    self.syntax = syntax
  }

  private static let open = UInt16(UInt8(ascii: "{"))
  private static let close = UInt16(UInt8(ascii: "}"))
  /// Nobody names a value at greater length; a brace without its like costs no more than this.
  private static let lengthLimit = 200

  private func token(from start: Int) -> PlaceholderToken? {
    let isDoubled = start + 1 < units.count && units[start + 1] == units[start]
    if isDoubled, syntax == .dotNet { return .escape(range: start..<(start + 2), shown: start..<(start + 1)) }
    guard units[start] == Self.open else { return nil }
    if syntax == .doubleBraces {
      guard isDoubled, let end = end(from: start + 2), end + 1 < units.count, units[end + 1] == Self.close else {
        return nil
      }
      return placeholder(start..<(end + 2), content: (start + 2)..<end)
    }
    guard let end = end(from: start + 1) else { return nil }
    return placeholder(start..<(end + 1), content: (start + 1)..<end)
  }

  /// The closing brace, where no other one opens before it.
  private func end(from start: Int) -> Int? {
    guard start < units.count else { return nil }
    let limit = min(units.count, start + Self.lengthLimit)
    guard let end = units[start..<limit].firstIndex(where: { $0 == Self.close || $0 == Self.open }),
      units[end] == Self.close
    else { return nil }
    return end
  }

  private func placeholder(_ range: Range<Int>, content: Range<Int>) -> PlaceholderToken? {
    let parts = String(decoding: units[content], as: UTF16.self)
    let divider: (Character) -> Bool = { $0 == "," || $0 == ":" || $0 == "!" }
    var name = trimmed(syntax == .dotNet || syntax == .doubleBraces ? parts.prefix { !divider($0) } : parts[...])
    // i18next leaves a value unescaped after a dash.
    if syntax == .doubleBraces, name.hasPrefix("-") { name = trimmed(name.dropFirst()) }
    if syntax == .braces { name = trimmed(parts.prefix { !divider($0) }) }
    guard name.isEmpty ? syntax == .braces && parts.isEmpty : Self.isName(name) else { return nil }
    var result = Placeholder(
      range: range, spelling: String(decoding: units[range], as: UTF16.self), kind: .text)
    result.isTyped = false
    if let number = Int(name), number < 1000 {
      result.position = number + 1
    } else if !name.isEmpty {
      result.name = String(name)
    }
    result.plain = syntax == .doubleBraces ? "{{\(name)}}" : "{\(name)}"
    readFormat(parts.drop { $0 != ":" }.dropFirst(), into: &result)
    // What plural forms go by, in i18next, vue-i18n and their kind.
    if result.kind == .text, CountNames.contains(String(name)) { result.kind = .integer }
    return .placeholder(result)
  }

  /// `N2`, `D4`, `0.00`: numbers; dates and times stay text.
  private func readFormat(_ format: Substring, into placeholder: inout Placeholder) {
    guard syntax == .dotNet, let letter = format.first else { return }
    let precision = Int(format.dropFirst())
    switch letter {
    case "N", "n", "F", "f", "C", "c", "P", "p", "E", "e", "G", "g":
      guard format.count == 1 || precision != nil else { return }
      placeholder.kind = .decimal
      placeholder.format.precision = precision.map { min($0, 20) } ?? (letter.lowercased() == "g" ? nil : 2)
    case "D", "d", "X", "x":
      // `{0:d}` with a date is a short date; with digits behind, a number.
      guard let precision else { return }
      placeholder.kind = .integer
      placeholder.format.precision = min(precision, 20)
    case "0", "#":
      placeholder.kind = format.contains(".") ? .decimal : .integer
      placeholder.format.precision = format.contains(".") ? min(format.split(separator: ".").last?.count ?? 0, 20) : nil
    default: break
    }
  }

  private func trimmed(_ text: Substring) -> Substring {
    var text = text.drop { $0 == " " }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Letters, digits, and what joins them: `user.name`, `items[0].price`. A sentence in braces is text.
  private static func isName(_ name: Substring) -> Bool {
    name.unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || (0x30...0x39).contains(scalar.value)
        || "._-[]$@#".unicodeScalars.contains(scalar)
    }
  }
}
