/// Takes a Fluent text apart by the grammar of Fluent syntax 1.0; FluentPatterns.swift and FluentExpressions.swift have
/// the rules. A CR LF is one line end, a CR alone is text.
struct FluentParser {
  let bytes: [UInt8]
  var offset = 0
  /// How deep the placeable at hand is nested.
  var depth = 0

  /// People nest two placeables.
  static let depthLimit = 32

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  // MARK: Bytes

  static let lineEnd: UInt8 = 0x0A
  static let space: UInt8 = 0x20

  /// The byte there, with LF for a CR LF; nil at the end.
  func byte(at place: Int) -> UInt8? {
    guard place < bytes.count else { return nil }
    if bytes[place] == 0x0D, place + 1 < bytes.count, bytes[place + 1] == 0x0A { return Self.lineEnd }
    return bytes[place]
  }

  var current: UInt8? { byte(at: offset) }

  func after(_ place: Int) -> Int { place + (bytes[place] == 0x0D && byte(at: place) == Self.lineEnd ? 2 : 1) }

  mutating func advance() { if offset < bytes.count { offset = after(offset) } }

  mutating func skip(_ character: Unicode.Scalar) -> Bool {
    guard let byte = current, byte == UInt8(ascii: character) else { return false }
    advance()
    return true
  }

  mutating func expect(_ character: Unicode.Scalar, _ what: String? = nil) throws(FluentFault) {
    guard skip(character) else { throw fault(what ?? "'\(character)'") }
  }

  func expectLineEnd() throws(FluentFault) {
    guard current == nil || current == Self.lineEnd else { throw fault("the end of the line") }
  }

  func fault(_ expected: String) -> FluentFault {
    FluentFault(offset: offset, message: "expected \(expected), found \(describeCharacter(in: bytes, at: offset))")
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  // MARK: White space

  func afterBlankInline(_ place: Int) -> Int {
    var place = place
    while place < bytes.count, bytes[place] == Self.space { place += 1 }
    return place
  }

  /// The start of the first line that is not blank, and how many line ends lie before it.
  func afterBlankBlock(_ place: Int) -> (place: Int, lines: Int) {
    var (start, lines) = (place, 0)
    while true {
      let end = afterBlankInline(start)
      guard let byte = byte(at: end) else { return (end, lines) }
      guard byte == Self.lineEnd else { return (start, lines) }
      start = after(end)
      lines += 1
    }
  }

  func afterBlank(_ place: Int) -> Int {
    var place = place
    while let byte = byte(at: place), byte == Self.space || byte == Self.lineEnd { place = after(place) }
    return place
  }

  mutating func skipBlankInline() { offset = afterBlankInline(offset) }
  mutating func skipBlank() { offset = afterBlank(offset) }

  // MARK: Names and numbers

  static func startsIdentifier(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (0x61...0x7A).contains(byte | 0x20)
  }

  static func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (0x30...0x39).contains(byte)
  }

  mutating func identifier(_ what: String) throws(FluentFault) -> String {
    guard Self.startsIdentifier(current) else { throw fault(what) }
    let start = offset
    while let byte = current,
      Self.startsIdentifier(byte) || Self.isDigit(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    {
      offset += 1
    }
    return text(start..<offset)
  }

  var startsNumber: Bool {
    Self.isDigit(current) || current == UInt8(ascii: "-") && Self.isDigit(byte(at: offset + 1))
  }

  mutating func number() throws(FluentFault) -> String {
    let start = offset
    if current == UInt8(ascii: "-") { offset += 1 }
    try skipDigits()
    if current == UInt8(ascii: ".") {
      offset += 1
      try skipDigits()
    }
    return text(start..<offset)
  }

  private mutating func skipDigits() throws(FluentFault) {
    guard Self.isDigit(current) else { throw fault("a digit") }
    while Self.isDigit(current) { offset += 1 }
  }
}
