/// An encoding of one byte a character that UTF-8 gets read in by mistake.
struct CodePage: Sendable {
  let name: String
  let isCyrillic: Bool
  /// By scalar value; 0 for one that the page does not have.
  private let bytes: [UInt8]
  private let scalars: [Unicode.Scalar]

  /// Windows-1252, with the control characters that Latin-1 has from 0x80 to 0x9F besides.
  static let western = CodePage(
    name: "Windows-1252", isCyrillic: false,
    from0x80: "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ",
    besides: (0x80...0x9F).compactMap(Unicode.Scalar.init))

  /// Windows-1251.
  static let cyrillic = CodePage(
    name: "Windows-1251", isCyrillic: true,
    from0x80: "ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u{98}™љ›њќћџ\u{A0}ЎўЈ¤Ґ¦§Ё©Є«¬\u{AD}®Ї°±Ііґµ¶·ё№є»јЅѕї"
      + "АБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя",
    besides: [])

  /// What `table` does not reach is as in Latin-1.
  private init(name: String, isCyrillic: Bool, from0x80 table: String, besides: [Unicode.Scalar]) {
    self.name = name
    self.isCyrillic = isCyrillic
    var scalars = Array(table.unicodeScalars)
    scalars += (0x80 + UInt32(scalars.count)..<0x100).compactMap(Unicode.Scalar.init)
    self.scalars = scalars
    var bytes = [UInt8](repeating: 0, count: Int(scalars.map(\.value).max() ?? 0) + 1)
    for scalar in besides { bytes[Int(scalar.value)] = UInt8(truncatingIfNeeded: scalar.value) }
    for (index, scalar) in scalars.enumerated() { bytes[Int(scalar.value)] = UInt8(truncatingIfNeeded: 0x80 + index) }
    self.bytes = bytes
  }

  /// From 0x80; nil for all other characters.
  func byte(of scalar: Unicode.Scalar) -> UInt8? {
    guard scalar.value < bytes.count else { return nil }
    let byte = bytes[Int(scalar.value)]
    return byte == 0 ? nil : byte
  }

  /// Of a byte from 0x80.
  func scalar(of byte: UInt8) -> Unicode.Scalar { scalars[Int(byte & 0x7F)] }
}
