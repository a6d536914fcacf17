/// Characters that break a line wherever they stand (UAX #14 classes BK, CR, LF, NL).
func isNewline(_ unit: UInt16) -> Bool {
  (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
}

/// The scalar that starts at a UTF-16 offset; U+FFFD for a lone surrogate.
func scalar(in units: [UInt16], at offset: Int) -> Unicode.Scalar? {
  guard offset < units.count else { return nil }
  let unit = units[offset]
  if unit & 0xFC00 == 0xD800, offset + 1 < units.count, units[offset + 1] & 0xFC00 == 0xDC00 {
    return Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[offset + 1] & 0x3FF)))
  }
  return Unicode.Scalar(unit) ?? "\u{FFFD}"
}
