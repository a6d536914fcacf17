/// Which texts need no rules to find their grapheme clusters.
enum GraphemeText {
  /// Whether every unit of `text` is a cluster of its own.
  ///
  /// True only where no character can join another (UAX #29): no mark, joiner, jamo, emoji, Indic letter, surrogate or
  /// carriage return. Letters of the scripts named here are of class Other, or Hangul syllables, which only jamo join.
  static func isSimple(_ text: [UInt16]) -> Bool {
    // Without an exit the compiler makes vector code of this loop; most titles end here.
    var highest: UInt16 = 0
    var hasReturn = false
    for unit in text {
      highest = max(highest, unit)
      hasReturn = hasReturn || unit == 0x0D
    }
    if highest < 0x300 { return !hasReturn }
    for unit in text where !isSimple(unit) { return false }
    return true
  }

  @inline(__always)
  static func isSimple(_ unit: UInt16) -> Bool {
    if unit < 0x300 { return unit != 0x0D }
    if unit < 0x0600 {
      // Greek, Cyrillic, Armenian; Hebrew letters.
      return (unit >= 0x370 && unit < 0x483) || (unit >= 0x48A && unit < 0x590) || (unit >= 0x5D0 && unit < 0x5F5)
    }
    if unit < 0x1100 {
      // Arabic letters and digits; Thai consonants and vowels that stand alone; Georgian.
      return (unit >= 0x606 && unit < 0x610) || (unit >= 0x61B && unit < 0x64B) || (unit >= 0x660 && unit < 0x670)
        || (unit >= 0x671 && unit < 0x6D6) || (unit >= 0xE01 && unit < 0xE31) || (unit >= 0xE3F && unit < 0xE47)
        || (unit >= 0x10A0)
    }
    if unit < 0x2E80 {
      // Latin and Greek extended, punctuation, currency signs; not U+200C, U+200D.
      return (unit >= 0x1E00 && unit < 0x200C) || (unit >= 0x200E && unit < 0x20D0)
    }
    // Chinese, Japanese, Korean; their voicing marks and tone marks join.
    return (unit < 0x302A) || (unit >= 0x3030 && unit < 0x3099) || (unit >= 0x309B && unit < 0xA000)
      || (unit >= 0xAC00 && unit < 0xD7A4) || (unit >= 0xFF01 && unit < 0xFF9E)
  }
}
