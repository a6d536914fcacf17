/// The tokens of an old-style property list, the grammar of `.strings` files.
///
/// Everything is ASCII but the inside of quotes and comments. Escapes follow CoreFoundation's parser, read off the
/// toolchain's `plutil`: an octal escape from `\200` is a character of NeXTSTEP's encoding, `\U` takes up to four digits.
struct StringsScanner {
  let bytes: [UInt8]
  var offset = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  var found: String { describeCharacter(in: bytes, at: offset) }

  struct Comment: Equatable {
    /// From its first slash to after its end.
    var range: Range<Int>
    var text: String
    /// False where a block comment has no end.
    var isClosed: Bool
  }

  /// Skips white space; true where a comment stands next.
  mutating func skipSpace() -> Bool {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x09...0x0D: offset += 1
      // U+2028 and U+2029 end lines there as well.
      case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA8]): offset += 3
      case 0xE2 where bytes[offset...].starts(with: [0xE2, 0x80, 0xA9]): offset += 3
      case UInt8(ascii: "/"):
        guard offset + 1 < bytes.count else { return false }
        return bytes[offset + 1] == UInt8(ascii: "/") || bytes[offset + 1] == UInt8(ascii: "*")
      default: return false
      }
    }
    return false
  }

  /// The comment that starts here.
  mutating func comment() -> Comment {
    let start = offset
    let isBlock = bytes[offset + 1] == UInt8(ascii: "*")
    offset += 2
    let textStart = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if isBlock, byte == UInt8(ascii: "*"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "/") {
        let text = trimmed(textStart..<offset)
        offset += 2
        return Comment(range: start..<offset, text: text, isClosed: true)
      }
      if !isBlock, byte == 0x0A || byte == 0x0D { break }
      offset += 1
    }
    return Comment(range: start..<offset, text: trimmed(textStart..<offset), isClosed: !isBlock)
  }

  private func trimmed(_ range: Range<Int>) -> String {
    var range = range
    while let last = range.last, bytes[last] <= 0x20 { range = range.lowerBound..<last }
    while let first = range.first, bytes[first] <= 0x20 { range = (first + 1)..<range.upperBound }
    return String(decoding: bytes[range], as: UTF8.self)
  }

  /// A key or value: quoted or bare. Nil where none starts, or where its quote is never closed; then `offset` is at the end.
  mutating func text() -> String? {
    guard let quote = current else { return nil }
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") { return quotedText(quote) }
    let start = offset
    while let byte = current, Self.isBare(byte) { offset += 1 }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quotedText(_ quote: UInt8) -> String? {
    offset += 1
    let start = offset
    while let byte = current, byte != quote, byte != UInt8(ascii: "\\") { offset += 1 }
    if current == quote {
      offset += 1
      return String(decoding: bytes[start..<(offset - 1)], as: UTF8.self)
    }
    var text = Array(bytes[start..<offset])
    while let byte = current {
      offset += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { escape(into: &text) } else { text.append(byte) }
    }
    return nil
  }

  /// After a backslash.
  private mutating func escape(into text: inout [UInt8]) {
    guard let byte = current else { return }
    offset += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "U"), UInt8(ascii: "u"):
      if let scalar = unicodeEscape() { appendUTF8(scalar, to: &text) } else { text.append(byte) }
    case 0x30...0x37:
      var value = UInt32(byte - 0x30)
      for _ in 0..<2 {
        guard let digit = current, (0x30...0x37).contains(digit) else { break }
        value = value * 8 + UInt32(digit - 0x30)
        offset += 1
      }
      appendUTF8(Self.nextStep(UInt8(truncatingIfNeeded: value)), to: &text)
    default: text.append(byte)
    }
  }

  /// Up to four hexadecimal digits, with the second escape of a surrogate pair; a lone half becomes U+FFFD.
  private mutating func unicodeEscape() -> UInt32? {
    guard let high = hexadecimalNumber() else { return nil }
    guard high & 0xF800 == 0xD800 else { return high }
    let place = offset
    if high < 0xDC00, current == UInt8(ascii: "\\"), offset + 1 < bytes.count,
      bytes[offset + 1] | 0x20 == UInt8(ascii: "u")
    {
      offset += 2
      if let low = hexadecimalNumber(), low & 0xFC00 == 0xDC00 {
        return 0x10000 + (high & 0x3FF) << 10 + low & 0x3FF
      }
      offset = place
    }
    return 0xFFFD
  }

  private mutating func hexadecimalNumber() -> UInt32? {
    let start = offset
    var value: UInt32 = 0
    while offset - start < 4, let byte = current, let digit = hexadecimalDigit(byte) {
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return offset > start ? value : nil
  }

  /// The upper half of NeXTSTEP's encoding, from 0x80; U+FFFD for 0xFE and 0xFF, which it leaves open.
  private static let nextStepUpperHalf = Array(
    ("\u{A0}ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÐÑÒÓÔÕÖÙÚÛÜÝÞµ×÷©¡¢£⁄¥ƒ§¤’“«‹›ﬁﬂ®–†‡·¦¶•‚„”»…‰¬¿¹ˋ´ˆ˜¯˘˙¨²˚¸³˝˛ˇ—±¼½¾àáâãäåçèéêëìÆíªîïðñŁØŒºòóôõöæùúûıüýłøœßþÿ"
      + "\u{FFFD}\u{FFFD}").unicodeScalars.map(\.value))

  private static func nextStep(_ byte: UInt8) -> UInt32 {
    byte < 0x80 ? UInt32(byte) : nextStepUpperHalf[Int(byte) - 0x80]
  }
}
