/// Texts, names and numbers of JSON and JSON5.
extension JSONParser {
  /// The text in quotes that starts here, or nil after reporting why there is none.
  mutating func parseString() -> String? {
    let start = offset
    let quote = bytes[offset]
    offset += 1
    let textStart = offset
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == quote {
        offset += 1
        return String(decoding: bytes[textStart..<(offset - 1)], as: UTF8.self)
      }
      if byte == UInt8(ascii: "\\") || byte < 0x20 { return parseEscapedString(from: start, textStart: textStart) }
      offset += 1
    }
    reportOpenString(from: start)
    return nil
  }

  /// The same for a text with escapes or control characters; the part before the first is plain.
  private mutating func parseEscapedString(from start: Int, textStart: Int) -> String? {
    let quote = bytes[start]
    var text = Array(bytes[textStart..<offset])
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case quote:
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        if !parseEscape(into: &text) { return nil }
      case 0x0A, 0x0D:
        report("expected '\(Character(Unicode.Scalar(quote)))' before the end of the line")
        return nil
      case ..<0x20 where syntax == .json:
        report("expected an escape, found the control character \(found)")
        if hasStopped { return nil }
        text.append(byte)
        offset += 1
      default:
        text.append(byte)
        offset += 1
      }
    }
    reportOpenString(from: start)
    return nil
  }

  private mutating func reportOpenString(from start: Int) {
    report("expected a closing quote for the text that starts here, found the end of the file", at: start)
    hasStopped = true
  }

  /// At a backslash. False after a fault that ends the text.
  private mutating func parseEscape(into text: inout [UInt8]) -> Bool {
    let start = offset
    offset += 1
    guard let byte = current else { return true }  // the open string is reported
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      guard let scalar = parseUnicodeEscape() else {
        report("expected four hexadecimal digits after '\\u'", at: start)
        return !hasStopped
      }
      appendUTF8(scalar, to: &text)
    case _ where syntax == .json5: return parseJSON5Escape(byte, from: start, into: &text)
    default:
      report(
        "expected one of \" \\ / b f n r t u after '\\', found \(describeCharacter(in: bytes, at: start + 1))",
        at: start)
      if hasStopped { return false }
      text.append(byte)
    }
    return true
  }

  /// After `\u`: the scalar, with the low half of a surrogate pair; a lone half becomes U+FFFD.
  private mutating func parseUnicodeEscape() -> UInt32? {
    guard let high = hexadecimalNumber(digits: 4) else { return nil }
    guard high & 0xF800 == 0xD800 else { return high }
    let place = offset
    if high < 0xDC00, current == UInt8(ascii: "\\"), offset + 1 < bytes.count, bytes[offset + 1] == UInt8(ascii: "u") {
      offset += 2
      if let low = hexadecimalNumber(digits: 4), low & 0xFC00 == 0xDC00 {
        return 0x10000 + (high & 0x3FF) << 10 + low & 0x3FF
      }
      offset = place
    }
    return 0xFFFD
  }

  private mutating func parseJSON5Escape(_ byte: UInt8, from start: Int, into text: inout [UInt8]) -> Bool {
    switch byte {
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "0"):
      if let next = current, (0x30...0x39).contains(next) {
        report("expected no digit after '\\0'", at: start)
        return !hasStopped
      }
      text.append(0)
    case UInt8(ascii: "x"):
      guard let scalar = hexadecimalNumber(digits: 2) else {
        report("expected two hexadecimal digits after '\\x'", at: start)
        return !hasStopped
      }
      appendUTF8(scalar, to: &text)
    case UInt8(ascii: "1")...UInt8(ascii: "9"):
      report("expected no digit after '\\'", at: start)
      return !hasStopped
    case 0x0A: break  // a line continuation
    case 0x0D: if current == 0x0A { offset += 1 }
    case 0xE2 where bytes[(offset - 1)...].starts(with: [0xE2, 0x80, 0xA8]): offset += 2
    case 0xE2 where bytes[(offset - 1)...].starts(with: [0xE2, 0x80, 0xA9]): offset += 2
    default: text.append(byte)
    }
    return true
  }

  /// Exactly `digits` hexadecimal digits; nothing is consumed otherwise.
  private mutating func hexadecimalNumber(digits: Int) -> UInt32? {
    guard offset + digits <= bytes.count else { return nil }
    var value: UInt32 = 0
    for byte in bytes[offset..<(offset + digits)] {
      guard let digit = hexadecimalDigit(byte) else { return nil }
      value = value << 4 | UInt32(digit)
    }
    offset += digits
    return value
  }

  /// An unquoted key.
  mutating func parseIdentifier() -> String? {
    let start = offset
    while let byte = current, isIdentifierByte(byte) { offset += 1 }
    guard offset > start, !(0x30...0x39).contains(bytes[start]) else {
      offset = start
      return nil
    }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }

  /// The number that starts here; nil, with nothing consumed, where none does.
  mutating func parseNumber() -> JSONValue.Content? {
    let start = offset
    var sign = 1.0
    if current == UInt8(ascii: "-") || (current == UInt8(ascii: "+") && syntax == .json5) {
      if current == UInt8(ascii: "-") { sign = -1 }
      offset += 1
    }
    if syntax == .json5, let special = parseSpecialNumber() {
      return .number(sign * special, String(decoding: bytes[start..<offset], as: UTF8.self))
    }
    let whole = skipDigits()
    let hasLeadingZero = whole > 1 && bytes[offset - whole] == 0x30
    var fraction = 0
    if current == UInt8(ascii: "."), whole > 0 || syntax == .json5 {
      offset += 1
      fraction = skipDigits()
      if fraction == 0, syntax == .json || whole == 0 { return noNumber(from: start, "expected a digit after '.'") }
    }
    guard whole + fraction > 0 else {
      return offset == start ? nil : noNumber(from: start, "expected a digit after the sign")
    }
    if hasLeadingZero { return noNumber(from: start, "expected no 0 before other digits") }
    if current == UInt8(ascii: "e") || current == UInt8(ascii: "E") {
      offset += 1
      if current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { offset += 1 }
      if skipDigits() == 0 { return noNumber(from: start, "expected a digit in the exponent") }
    }
    let spelling = String(decoding: bytes[start..<offset], as: UTF8.self)
    return .number(Double(spelling) ?? 0, spelling)
  }

  /// `Infinity`, `NaN` and hexadecimal numbers.
  private mutating func parseSpecialNumber() -> Double? {
    switch current {
    case UInt8(ascii: "I"): return take("Infinity") ? .infinity : nil
    case UInt8(ascii: "N"): return take("NaN") ? .nan : nil
    case 0x30 where offset + 2 < bytes.count && bytes[offset + 1] | 0x20 == UInt8(ascii: "x"):
      guard hexadecimalDigit(bytes[offset + 2]) != nil else { return nil }
      offset += 2
      var value = 0.0
      while let byte = current, let digit = hexadecimalDigit(byte) {
        value = value * 16 + Double(digit)
        offset += 1
      }
      return value
    default: return nil
    }
  }

  private mutating func noNumber(from start: Int, _ message: String) -> JSONValue.Content? {
    report(message + ", found \(found)")
    offset = start
    return nil
  }

  private mutating func skipDigits() -> Int {
    let start = offset
    while let byte = current, (0x30...0x39).contains(byte) { offset += 1 }
    return offset - start
  }
}

func hexadecimalDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x37
  case 0x61...0x66: byte - 0x57
  default: nil
  }
}
