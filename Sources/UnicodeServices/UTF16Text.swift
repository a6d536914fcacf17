/// Scalars out of UTF-16 units. A lone surrogate stands for itself, as ICU takes it.
enum UTF16Text {
  /// The scalar that starts at `index`, and its width in units.
  @inline(__always)
  static func scalar(at index: Int, in text: [UInt16]) -> (value: UInt32, width: Int) {
    let unit = text[index]
    guard unit & 0xFC00 == 0xD800, index + 1 < text.count, text[index + 1] & 0xFC00 == 0xDC00 else {
      return (UInt32(unit), 1)
    }
    return (joined(unit, text[index + 1]), 2)
  }

  /// The scalar that ends at `end`, and its width in units; nothing before `start` is looked at.
  static func scalar(before end: Int, in text: [UInt16], from start: Int) -> (value: UInt32, width: Int) {
    let unit = text[end - 1]
    guard unit & 0xFC00 == 0xDC00, end - 2 >= start, text[end - 2] & 0xFC00 == 0xD800 else {
      return (UInt32(unit), 1)
    }
    return (joined(text[end - 2], unit), 2)
  }

  private static func joined(_ high: UInt16, _ low: UInt16) -> UInt32 {
    0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(low & 0x3FF))
  }
}
