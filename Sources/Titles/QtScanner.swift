/// Finds `%1` to `%99`, `%L1` and `%n`, as QString::arg and tr() take them; a percent sign before anything else is text.
enum QtScanner {
  static func tokens(in units: [UInt16]) -> [PlaceholderToken] {
    var tokens: [PlaceholderToken] = []
    var offset = 0
    while let start = units[offset...].firstIndex(of: UInt16(UInt8(ascii: "%"))) {
      offset = start + 1
      let isLocalized = offset < units.count && units[offset] == UInt16(UInt8(ascii: "L"))
      if isLocalized { offset += 1 }
      let digits = units[offset...].prefix(2).prefix { (0x30...0x39).contains($0) }
      if let number = Int(String(decoding: digits, as: UTF16.self)), number > 0 {
        offset = digits.endIndex
        tokens.append(placeholder(start..<offset, in: units, kind: isLocalized ? .decimal : .text, position: number))
      } else if offset < units.count, units[offset] == UInt16(UInt8(ascii: "n")) {
        offset += 1
        tokens.append(placeholder(start..<offset, in: units, kind: .integer, position: nil))
      } else {
        offset = start + 1
      }
    }
    return tokens
  }

  private static func placeholder(
    _ range: Range<Int>, in units: [UInt16], kind: Placeholder.Kind, position: Int?
  ) -> PlaceholderToken {
    let spelling = String(decoding: units[range], as: UTF16.self)
    var result = Placeholder(range: range, spelling: spelling, kind: kind, position: position)
    // The same value may be localized in one language only.
    result.isTyped = false
    if let position { result.plain = "%\(position)" } else { result.name = "n" }
    return .placeholder(result)
  }
}
