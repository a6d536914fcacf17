/// What can be said of line breaks without ICU's rules.
enum LineText {
  /// The breaks of a text of nothing but Latin letters, digits and spaces: after each run of spaces (UAX #14 LB18, LB23,
  /// LB28). Nil for any other text.
  static func breaks(_ text: [UInt16]) -> [LineBreak]? {
    for unit in text where !isWordOrSpace(unit) { return nil }
    var breaks: [LineBreak] = []
    for index in text.indices.dropFirst() where text[index - 1] == 0x20 && text[index] != 0x20 {
      breaks.append(LineBreak(offset: index, isMandatory: false))
    }
    return breaks
  }

  private static func isWordOrSpace(_ unit: UInt16) -> Bool {
    if unit < 0x80 { return unit == 0x20 || (unit | 0x20) &- 0x61 < 26 || unit &- 0x30 < 10 }
    return unit >= 0xC0 && unit < 0x250 && unit != 0xD7 && unit != 0xF7
  }

  /// Whether the last character of `text` ends a line wherever it stands.
  static func endsLine(_ text: [UInt16]) -> Bool {
    switch text.last {
    case 0x0A, 0x0B, 0x0C, 0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether a break at `offset` would stand between two Hangul syllables or jamo.
  static func isInsideKoreanWord(_ offset: Int, _ text: [UInt16]) -> Bool {
    offset > 0 && offset < text.count && isHangul(text[offset - 1]) && isHangul(text[offset])
  }

  private static func isHangul(_ unit: UInt16) -> Bool {
    switch unit {
    case 0xAC00...0xD7FB, 0x1100...0x11FF, 0x3131...0x318E, 0xA960...0xA97C, 0xFFA0...0xFFDC: true
    default: false
    }
  }
}
