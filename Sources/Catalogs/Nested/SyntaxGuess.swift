/// How the texts of a file spell their placeholders, where the format leaves that to whoever reads it.
enum SyntaxGuess {
  /// By what most of the texts have; `.none` where none has anything.
  static func syntax(of texts: some Sequence<String>) -> PlaceholderSyntax {
    var counts: [PlaceholderSyntax: Int] = [:]
    for text in texts {
      if let found = syntax(of: text) { counts[found, default: 0] += 1 }
    }
    // A message without choices looks like one with plain braces.
    if let messages = counts[.icu], messages > counts[.doubleBraces] ?? 0 { return .icu }
    let order: [PlaceholderSyntax] = [.doubleBraces, .braces, .ruby, .c]
    let most = order.map { counts[$0] ?? 0 }.max() ?? 0
    return most == 0 ? .none : order.first { counts[$0] == most } ?? .none
  }

  /// What one text has to say.
  private static func syntax(of text: String) -> PlaceholderSyntax? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "%") }) else { return nil }
    let bytes = Array(text.utf8)
    var isBraces = false
    for (index, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "{") {
        if index > 0, bytes[index - 1] == UInt8(ascii: "%") { return .ruby }
        if isChoice(bytes, at: index) { return .icu }
        if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "{") {
          if !isBraces, holdsChoices(bytes, from: index + 1) { return .icu }
          return .doubleBraces
        }
        if name(in: bytes, at: index + 1).map({ $0 < bytes.count && bytes[$0] == UInt8(ascii: "}") }) ?? false {
          isBraces = true
        }
      }
    }
    if isBraces { return .braces }
    return isPrintf(bytes) ? .c : nil
  }

  private static func holdsChoices(_ bytes: [UInt8], from start: Int) -> Bool {
    bytes[start...].indices.contains { bytes[$0] == UInt8(ascii: "{") && isChoice(bytes, at: $0) }
  }

  /// `{n, plural,`: an argument with a type that messages know.
  private static func isChoice(_ bytes: [UInt8], at brace: Int) -> Bool {
    guard var index = name(in: bytes, at: skipSpace(bytes, brace + 1)) else { return false }
    index = skipSpace(bytes, index)
    guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return false }
    index = skipSpace(bytes, index + 1)
    guard let end = name(in: bytes, at: index) else { return false }
    let rest = skipSpace(bytes, end)
    let type = String(decoding: bytes[index..<end], as: UTF8.self).lowercased()
    switch type {
    case "plural", "select", "selectordinal": return rest >= bytes.count || bytes[rest] == UInt8(ascii: ",")
    case "number", "date", "time":
      return rest < bytes.count && (bytes[rest] == UInt8(ascii: ",") || bytes[rest] == UInt8(ascii: "}"))
    default: return false
    }
  }

  private static func skipSpace(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index] == 0x20 || (0x09...0x0D).contains(bytes[index]) { index += 1 }
    return index
  }

  /// The end of the name that starts there.
  private static func name(in bytes: [UInt8], at start: Int) -> Int? {
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "."): index += 1
      default: return index > start ? index : nil
      }
    }
    return index > start ? index : nil
  }

  /// `%s`, `%d`, `%1$s`
  private static func isPrintf(_ bytes: [UInt8]) -> Bool {
    for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "%") {
      var next = index + 1
      while next < bytes.count, (0x30...0x39).contains(bytes[next]) { next += 1 }
      if next > index + 1 {
        guard next < bytes.count, bytes[next] == UInt8(ascii: "$") else { continue }
        next += 1
      }
      guard next < bytes.count, bytes[next] == UInt8(ascii: "s") || bytes[next] == UInt8(ascii: "d") else { continue }
      return true
    }
    return false
  }
}
