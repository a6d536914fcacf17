import Catalogs

/// Finds `$NAME$` and `$1` of Chrome's `messages.json`; `$$` is a dollar sign.
enum DollarScanner {
  static func tokens(in units: [UInt16]) -> [PlaceholderToken] {
    var tokens: [PlaceholderToken] = []
    var offset = 0
    while let start = units[offset...].firstIndex(of: dollar) {
      let token = token(in: units, from: start)
      if let token { tokens.append(token) }
      offset = token?.range.upperBound ?? start + 1
    }
    return tokens
  }

  private static let dollar = UInt16(UInt8(ascii: "$"))
  /// Nobody names a value at greater length.
  private static let lengthLimit = 100

  private static func token(in units: [UInt16], from start: Int) -> PlaceholderToken? {
    let next = start + 1
    guard next < units.count else { return nil }
    if units[next] == dollar { return .escape(range: start..<(next + 1), shown: start..<next) }
    if (0x31...0x39).contains(units[next]) {
      let range = start..<(next + 1)
      var placeholder = Placeholder(
        range: range, spelling: String(decoding: units[range], as: UTF16.self), kind: .text,
        position: Int(units[next]) - 0x30)
      placeholder.isTyped = false
      return .placeholder(placeholder)
    }
    let rest = units[next..<min(units.count, next + lengthLimit)]
    guard let end = rest.firstIndex(where: { !isName($0) }), end > next, units[end] == dollar else { return nil }
    let range = start..<(end + 1)
    var placeholder = Placeholder(
      range: range, spelling: String(decoding: units[range], as: UTF16.self), kind: .text)
    // Names differ by their letters, not by their case.
    placeholder.name = String(decoding: units[next..<end], as: UTF16.self).lowercased()
    placeholder.isTyped = false
    return .placeholder(placeholder)
  }

  private static func isName(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x40, 0x5F: true
    default: false
    }
  }
}
