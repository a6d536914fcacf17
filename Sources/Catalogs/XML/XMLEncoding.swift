extension DecodedText {
  /// An XML document as valid UTF-8, by its byte order mark, its first bytes or its declaration (XML 1.0, appendix F).
  ///
  /// Bytes that are not valid become U+FFFD, so that one of them does not end the document.
  init(xml bytes: [UInt8]) {
    let declared = Self.declaredEncoding(in: bytes)
    let known = declared.flatMap { DecodedText(bytes, encoding: $0) }
    self = known ?? DecodedText(bytes)
    if !faults.isEmpty, encoding == .utf8 { utf8 = Array(String(decoding: utf8, as: UTF8.self).utf8) }
  }

  /// `windows-1251` of `<?xml version="1.0" encoding="windows-1251"?>`.
  private static func declaredEncoding(in bytes: [UInt8]) -> String? {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self)
    guard start.hasPrefix("<?xml"), let end = start.firstRange(of: "?>"),
      let name = start[..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let rest = start[name.upperBound..<end.lowerBound].drop { $0.isWhitespace || $0 == "=" }
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return nil }
    return String(rest.dropFirst().prefix { $0 != quote })
  }
}
