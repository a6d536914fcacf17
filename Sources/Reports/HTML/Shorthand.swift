/// Markup that says the same thousands of times, made short: what stands between numbers and recurs most is written as
/// an apostrophe and a letter. The page's script writes it out again; see `PageScript`.
struct Shorthand {
  private static let apostrophe: UInt8 = 0x27
  private static let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789".utf8)

  /// What each letter stands for, in their order.
  let fragments: [String]
  private let codes: [ArraySlice<UInt8>: UInt8]

  /// Learned from the first of the lines: the others are alike.
  init(_ lines: some Sequence<String>) {
    var counts: [ArraySlice<UInt8>: Int] = [:]
    for line in lines.prefix(300) { Self.eachFragment(of: Array(line.utf8)) { counts[$0, default: 0] += 1 } }
    let best = counts.filter { $0.key.count > 3 && $0.value > 1 && !$0.key.contains(Self.apostrophe) }.sorted {
      left, right in
      let (gain, other) = ((left.key.count - 2) * left.value, (right.key.count - 2) * right.value)
      return gain == other ? left.key.lexicographicallyPrecedes(right.key) : gain > other
    }.prefix(Self.letters.count).map(\.key)
    fragments = best.map { String(decoding: $0, as: UTF8.self) }
    codes = Dictionary(uniqueKeysWithValues: zip(best, Self.letters))
  }

  /// An apostrophe that means itself is doubled.
  func shortened(_ line: String) -> String {
    let bytes = Array(line.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count / 2)
    var place = 0
    func appendPlain(_ part: ArraySlice<UInt8>) {
      for byte in part {
        if byte == Self.apostrophe { result.append(byte) }
        result.append(byte)
      }
    }
    Self.eachFragment(of: bytes) { fragment in
      appendPlain(bytes[place..<fragment.startIndex])
      if let code = codes[fragment] { result += [Self.apostrophe, code] } else { appendPlain(fragment) }
      place = fragment.endIndex
    }
    appendPlain(bytes[place...])
    return String(decoding: result, as: UTF8.self)
  }

  /// The longest runs without a digit.
  private static func eachFragment(of bytes: [UInt8], _ body: (ArraySlice<UInt8>) -> Void) {
    for fragment in bytes.split(whereSeparator: { (0x30...0x39).contains($0) }) { body(fragment) }
  }
}
