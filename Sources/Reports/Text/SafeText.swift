/// Text from catalogs and configurations made safe to stand in a line of a terminal.
package enum SafeText {
  /// Controls and line separators as escapes: nothing in a catalog may move the cursor or break the line.
  package static func visible(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      guard isUnsafe(scalar) else {
        result.unicodeScalars.append(scalar)
        continue
      }
      switch scalar {
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      default: result += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
      }
    }
    return result
  }

  private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: true
    default: false
    }
  }

  /// The text in quotation marks and inside a first-strong isolate, so that it cannot reorder the line around it.
  package static func quoted(_ text: String) -> String { "\"\u{2068}" + closed(text) + "\u{2069}\"" }

  /// The text with each isolate in it paired (UAX #9 BD9): one that is left open is closed at the end, and a closing one
  /// without its partner is dropped, or it would end one that is not its own.
  package static func closed(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { (0x2066...0x2069).contains($0.value) }) else { return text }
    var result = ""
    var open = 0
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x2066...0x2068: open += 1
      case 0x2069 where open == 0: continue
      case 0x2069: open -= 1
      default: break
      }
      result.unicodeScalars.append(scalar)
    }
    return result + String(repeating: "\u{2069}", count: open)
  }

  /// The longest start of `text` that takes `limit` columns together with the ellipsis after it, or `text` where it fits.
  package static func truncated(_ text: String, to limit: Int, _ width: (String) -> Int) -> String {
    guard width(text) > limit else { return text }
    let ellipsis = "\u{2026}"
    var room = limit - width(ellipsis)
    guard room >= 0 else { return "" }
    var end = text.startIndex
    for index in text.indices {
      room -= width(String(text[index]))
      guard room >= 0 else { break }
      if text[index] != " " { end = text.index(after: index) }
    }
    return text[..<end] + ellipsis
  }

  /// `text` cut into pieces of at most `limit` columns, between graphemes.
  package static func pieces(of text: String, _ limit: Int, _ width: (String) -> Int) -> [String] {
    var result: [String] = []
    var piece = ""
    var room = limit
    for character in text {
      let needed = width(String(character))
      if needed > room, !piece.isEmpty {
        result.append(piece)
        (piece, room) = ("", limit)
      }
      piece.append(character)
      room -= needed
    }
    if !piece.isEmpty { result.append(piece) }
    return result
  }

  /// A word of a shell command; nil where the text cannot be typed as one.
  package static func shellWord(_ text: String) -> String? {
    guard !text.isEmpty, !text.unicodeScalars.contains(where: isUnsafe) else { return nil }
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      default: "._-/:@%+=,".utf8.contains(byte)
      }
    }
    guard !isPlain else { return text }
    return "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }
}
