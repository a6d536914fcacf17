/// Takes a `.properties` text apart as `java.util.Properties.load` does: lines that go on behind a backslash, keys that
/// end at `=`, `:` or a blank, escapes.
struct PropertiesScanner {
  let bytes: [UInt8]
  private(set) var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  enum Item: Equatable {
    case blankLine
    /// Without its `#` or `!` and the blank behind it.
    case comment(String)
    case property(Property)
    case fault(offset: Int, message: String)
  }

  struct Property: Equatable {
    var key: String
    var value: String
    var offset: Int
    /// Where the value starts, or would.
    var valueOffset: Int
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  mutating func next() -> Item? {
    skipBlanks()
    guard let byte = current else { return nil }
    if Self.endsLine(byte) {
      skipLineEnd()
      return .blankLine
    }
    if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "!") {
      var start = offset + 1
      while let byte = current, !Self.endsLine(byte) { offset += 1 }
      if start < offset, bytes[start] == 0x20 { start += 1 }
      let text = String(decoding: bytes[start..<offset], as: UTF8.self)
      skipLineEnd()
      return .comment(text)
    }
    return property()
  }

  // MARK: Properties

  private mutating func property() -> Item {
    let start = offset
    var fault: Item?
    var key: [UInt8] = []
    while let byte = currentInLine, !Self.isBlank(byte), byte != UInt8(ascii: "="), byte != UInt8(ascii: ":") {
      take(byte, into: &key, fault: &fault)
    }
    // Blanks, at most one divider, blanks.
    while let byte = currentInLine, Self.isBlank(byte) { offset += 1 }
    if let byte = currentInLine, byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") {
      offset += 1
      while let byte = currentInLine, Self.isBlank(byte) { offset += 1 }
    }
    let valueOffset = offset
    var value: [UInt8] = []
    while let byte = currentInLine { take(byte, into: &value, fault: &fault) }
    skipLineEnd()
    return fault
      ?? .property(
        Property(
          key: String(decoding: key, as: UTF8.self), value: String(decoding: value, as: UTF8.self), offset: start,
          valueOffset: valueOffset))
  }

  /// The next byte of the logical line; nil at its end. A backslash before a line end joins the next line, without the
  /// blanks it starts with; before the end of the file it is dropped.
  private var currentInLine: UInt8? {
    mutating get {
      while current == UInt8(ascii: "\\"), offset + 1 >= bytes.count || Self.endsLine(bytes[offset + 1]) {
        offset += 1
        skipLineEnd()
        skipBlanks()
      }
      guard let byte = current, !Self.endsLine(byte) else { return nil }
      return byte
    }
  }

  /// Takes a byte, or an escape.
  private mutating func take(_ byte: UInt8, into text: inout [UInt8], fault: inout Item?) {
    offset += 1
    guard byte == UInt8(ascii: "\\"), let escaped = current else {
      text.append(byte)
      return
    }
    offset += 1
    switch escaped {
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "u"):
      if let scalar = unicodeEscape() {
        appendUTF8(scalar, to: &text)
      } else if fault == nil {
        // Java refuses the whole file.
        let digits = bytes[offset...].prefix { hexadecimalDigit($0) != nil }.count
        let found = describeCharacter(in: bytes, at: offset + digits)
        fault = .fault(
          offset: offset - 2, message: "expected four hexadecimal digits after '\\u', found \(found)")
      }
    default: text.append(escaped)
    }
  }

  /// Four digits, with the second escape of a surrogate pair; a lone half becomes U+FFFD.
  private mutating func unicodeEscape() -> UInt32? {
    guard let high = unit(at: offset) else { return nil }
    offset += 4
    guard high & 0xF800 == 0xD800 else { return high }
    if high < 0xDC00, offset + 2 <= bytes.count, bytes[offset] == UInt8(ascii: "\\"),
      bytes[offset + 1] == UInt8(ascii: "u"), let low = unit(at: offset + 2), low & 0xFC00 == 0xDC00
    {
      offset += 6
      return 0x10000 + (high & 0x3FF) << 10 + low & 0x3FF
    }
    return 0xFFFD
  }

  private func unit(at place: Int) -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[place..<(place + 4)] {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    return value
  }

  // MARK: White space

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0C }
  private static func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private mutating func skipBlanks() {
    while let byte = current, Self.isBlank(byte) { offset += 1 }
  }

  /// LF, CR or CR LF.
  private mutating func skipLineEnd() {
    guard let byte = current, Self.endsLine(byte) else { return }
    offset += 1
    if byte == 0x0D, current == 0x0A { offset += 1 }
  }
}
