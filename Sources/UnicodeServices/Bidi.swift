import CICU

/// The parts of UAX #9 that need no analyzer: whether a text needs one at all, and the rules that apply to a line.
package enum Bidi {
  /// Whether `text` may have a level other than 0 in a left-to-right paragraph.
  ///
  /// False only where no character is of class R, AL or AN, or an explicit control: then every level is 0, and a first
  /// strong character, if there is one, is left-to-right.
  package static func mayReorder(_ text: [UInt16]) -> Bool {
    // Without an exit the compiler makes vector code of this loop; most titles end here.
    var highest: UInt16 = 0
    for unit in text { highest = max(highest, unit) }
    guard highest >= 0x0590 else { return false }
    for unit in text where unit >= 0x0590 && isHint(unit) { return true }
    return false
  }

  /// Whether a unit from U+0590 up belongs to a block that has, or is reserved for, right-to-left characters, or is an
  /// explicit control.
  private static func isHint(_ unit: UInt16) -> Bool {
    if unit < 0x0900 { return true }  // Hebrew to Arabic Extended-A, U+061C
    if unit < 0x200F { return false }
    if unit <= 0x2069 { return unit == 0x200F || isExplicitControl(unit) }
    if unit < 0xD800 { return false }
    // The high surrogates of U+10800…10FFF and U+1E800…1EFFF.
    if unit < 0xDC00 { return unit == 0xD802 || unit == 0xD803 || unit == 0xD83A || unit == 0xD83B }
    return unit >= 0xFB1D && unit < 0xFEFF && !(unit >= 0xFE00 && unit < 0xFE70)
  }

  /// Whether a unit is an embedding, an override, an isolate or the end of one.
  static func isExplicitControl(_ unit: UInt16) -> Bool {
    (unit >= 0x202A && unit <= 0x202E) || (unit >= 0x2066 && unit <= 0x2069)
  }

  /// UAX #9 L2: for each place from left to right, the index of what stands there.
  ///
  /// `levels` may be those of units, of clusters or of runs.
  package static func visualOrder(levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), let lowestOdd = levels.lazy.map({ $0 | 1 }).min(), highest >= lowestOdd else {
      return order
    }
    for level in stride(from: highest, through: lowestOdd, by: -1) {
      var start = 0
      while start < levels.count {
        guard levels[start] >= level else {
          start += 1
          continue
        }
        var end = start + 1
        while end < levels.count, levels[end] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }

  /// UAX #9 L1 for one line: what ends it in white space and isolate controls takes the paragraph's level.
  package static func resetTrailing(
    levels: inout [UInt8], text: [UInt16], range: Range<Int>, paragraphLevel: UInt8
  ) {
    var end = range.upperBound
    while end > range.lowerBound {
      let (scalar, width) = UTF16Text.scalar(before: end, in: text, from: range.lowerBound)
      guard isTrailing(scalar) else { return }
      for index in end - width..<end { levels[index] = paragraphLevel }
      end -= width
    }
  }

  /// The classes that L1 resets at the end of a line, with those that X9 would have removed.
  private static func isTrailing(_ scalar: UInt32) -> Bool {
    if scalar == 0x20 { return true }
    switch cicu_charDirection(UChar32(bitPattern: scalar)) {
    case U_WHITE_SPACE_NEUTRAL, U_SEGMENT_SEPARATOR, U_BLOCK_SEPARATOR, U_BOUNDARY_NEUTRAL,
      U_LEFT_TO_RIGHT_EMBEDDING, U_LEFT_TO_RIGHT_OVERRIDE, U_RIGHT_TO_LEFT_EMBEDDING, U_RIGHT_TO_LEFT_OVERRIDE,
      U_POP_DIRECTIONAL_FORMAT, U_FIRST_STRONG_ISOLATE, U_LEFT_TO_RIGHT_ISOLATE, U_RIGHT_TO_LEFT_ISOLATE,
      U_POP_DIRECTIONAL_ISOLATE:
      return true
    default: return false
    }
  }

  /// UAX #9 L4: the character whose glyph mirrors that of `scalar`; nil where there is none.
  package static func mirror(of scalar: Unicode.Scalar) -> Unicode.Scalar? {
    let mirrored = cicu_charMirror(UChar32(bitPattern: scalar.value))
    guard mirrored != UChar32(bitPattern: scalar.value) else { return nil }
    return Unicode.Scalar(UInt32(bitPattern: mirrored))
  }
}
