/// A script, by its four-letter ISO 15924 code, held as the tag that HarfBuzz and OpenType use.
package struct Script: Sendable, Hashable, CustomStringConvertible {
  /// The four ASCII letters, first letter in the highest byte: `Arab` is 0x41726162.
  package let tag: UInt32

  package init(tag: UInt32) { self.tag = tag }

  /// The script with this four-letter code, in any case; nil where it is not four ASCII letters.
  package init?(code: String) {
    let bytes = Array(code.utf8)
    guard bytes.count == 4 else { return nil }
    var tag: UInt32 = 0
    for (index, byte) in bytes.enumerated() {
      let lower = byte | 0x20
      guard lower >= 0x61, lower <= 0x7A else { return nil }
      tag = tag << 8 | UInt32(index == 0 ? lower & 0xDF : lower)
    }
    self.tag = tag
  }

  package var code: String {
    String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> (24 - 8 * UInt32($0))) }, as: UTF8.self)
  }

  package var description: String { code }

  package static let common = Script(tag: 0x5A79_7979)  // Zyyy
  package static let inherited = Script(tag: 0x5A69_6E68)  // Zinh
  package static let unknown = Script(tag: 0x5A7A_7A7A)  // Zzzz
  package static let latin = Script(tag: 0x4C61_746E)  // Latn
}
