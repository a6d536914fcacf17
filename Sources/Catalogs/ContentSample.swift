/// The start of a file, for a look at which format it has.
package struct ContentSample: Sendable {
  /// As they stand in the file.
  package let bytes: [UInt8]
  /// In UTF-8, without a byte order mark.
  package let utf8: [UInt8]

  /// What is looked at; licences and style sheets before the first entry are shorter.
  static let length = 65_536

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes.count > Self.length ? Array(bytes[..<Self.length]) : bytes
    utf8 = DecodedText(self.bytes).utf8
  }

  /// The first byte that is no white space.
  package var first: UInt8? { utf8.first { $0 > 0x20 } }

  package func contains(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, utf8.count >= wanted.count else { return wanted.isEmpty }
    for start in 0...(utf8.count - wanted.count) where utf8[start] == first {
      if utf8[start..<(start + wanted.count)].elementsEqual(wanted) { return true }
    }
    return false
  }

  /// The name of an XML document's root element, with its prefix; nil where the text is no XML.
  package var xmlRoot: String? {
    var offset = 0
    func skip(past end: String) {
      let end = Array(end.utf8)
      while offset + end.count <= utf8.count, !utf8[offset..<(offset + end.count)].elementsEqual(end) { offset += 1 }
      offset = min(offset + end.count, utf8.count)
    }
    while offset < utf8.count {
      if utf8[offset] <= 0x20 {
        offset += 1
        continue
      }
      let rest = utf8[offset...]
      guard rest.first == UInt8(ascii: "<") else { return nil }
      if rest.starts(with: "<!--".utf8) {
        skip(past: "-->")
      } else if rest.starts(with: "<?".utf8) {
        skip(past: "?>")
      } else if rest.starts(with: "<!".utf8) {
        // A document type with declarations of its own ends behind its bracket.
        let end = rest.first { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: ">") }
        if end == UInt8(ascii: "[") { skip(past: "]") }
        skip(past: ">")
      } else {
        let name = rest.dropFirst().prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") && $0 != UInt8(ascii: "/") }
        return name.isEmpty ? nil : String(decoding: name, as: UTF8.self)
      }
    }
    return nil
  }
}
