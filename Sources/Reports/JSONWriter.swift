/// Writes JSON as bytes, value by value, with nothing in between.
///
/// Callers write keys in ascending order of their UTF-8 bytes; a debug build asserts it. `inline` containers stay on
/// one line in the indented layout, so that a size or a list of names does not fill the page.
package struct JSONWriter {
  package enum Layout: Sendable, Hashable {
    /// No white space at all.
    case compact
    /// Two spaces a level, one member a line.
    case indented
  }

  package private(set) var bytes: [UInt8] = []
  private let isIndented: Bool
  private var level = Level(isInline: true)
  private var outer: [Level] = []

  private struct Level {
    var isInline: Bool
    var isEmpty = true
    /// A key was written and its value comes next.
    var awaitsValue = false
    /// Where the last key that must be in order stands in `bytes`.
    var lastKey = 0..<0
  }

  package init(layout: Layout = .compact, reserving capacity: Int = 0) {
    isIndented = layout == .indented
    bytes.reserveCapacity(capacity)
  }

  /// The document with a line feed at its end. The writer is empty afterwards.
  package mutating func finish() -> [UInt8] {
    bytes.append(0x0A)
    // Handed over, not copied: a report may take hundreds of megabytes.
    defer { bytes = [] }
    return bytes
  }

  // MARK: Containers

  package mutating func beginObject(inline: Bool = false) { begin(0x7B, inline: inline) }
  package mutating func endObject() { end(0x7D) }
  package mutating func beginArray(inline: Bool = false) { begin(0x5B, inline: inline) }
  package mutating func endArray() { end(0x5D) }

  private mutating func begin(_ opener: UInt8, inline: Bool) {
    beforeValue()
    bytes.append(opener)
    let isInline = inline || !isIndented || (level.isInline && !outer.isEmpty)
    outer.append(level)
    level = Level(isInline: isInline)
  }

  private mutating func end(_ closer: UInt8) {
    let ended = level
    level = outer.popLast() ?? Level(isInline: true)
    if !ended.isEmpty, !ended.isInline { breakLine() }
    bytes.append(closer)
  }

  // MARK: Keys

  /// A key that the code spells: plain ASCII, after the keys before it.
  package mutating func key(_ name: String) {
    beforeMember()
    bytes.append(0x22)
    let start = bytes.count
    bytes.append(contentsOf: name.utf8)
    assert(
      level.lastKey.isEmpty || bytes[level.lastKey].lexicographicallyPrecedes(bytes[start...]),
      "the key \(name) is out of order")
    level.lastKey = start..<bytes.count
    bytes.append(0x22)
    afterKey()
  }

  /// A key that comes from data, escaped; its order is the caller's.
  package mutating func dataKey(_ name: String) {
    beforeMember()
    quoted(name)
    afterKey()
  }

  private mutating func afterKey() {
    bytes.append(0x3A)
    if isIndented { bytes.append(0x20) }
    level.awaitsValue = true
  }

  // MARK: Values

  /// A string as JSON spells it, quotation marks included; JSON5 reads it the same.
  package static func literal(_ text: String) -> String {
    var json = JSONWriter()
    json.string(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  package mutating func string(_ value: String) {
    beforeValue()
    quoted(value)
  }

  package mutating func integer(_ value: Int) {
    beforeValue()
    if value < 0 { bytes.append(0x2D) }
    bytes.append(digits: value.magnitude)
  }

  package mutating func boolean(_ value: Bool) {
    beforeValue()
    bytes.append(contentsOf: (value ? "true" : "false").utf8)
  }

  package mutating func null() {
    beforeValue()
    bytes.append(contentsOf: "null".utf8)
  }

  /// A number rounded to a hundredth, ties away from zero: never an exponent, never `-0`, no trailing zeros; null where
  /// it is not finite.
  package mutating func number(_ value: Double) { decimal(value, unitsPerOne: 100) }

  /// A share from 0 to 1, to a ten-thousandth: 1 only where nothing is lost, 0 only where nothing is left.
  package mutating func share(_ value: Double) {
    let step = 0.0001
    decimal(value > 0 && value < 1 ? min(max(value, step), 1 - step) : value, unitsPerOne: 10_000)
  }

  /// The shortest digits that give the same number back; null where it is not finite.
  package mutating func exactNumber(_ value: Double) {
    guard value.isFinite else { return null() }
    beforeValue()
    bytes.append(contentsOf: value.description.utf8)
  }

  private mutating func decimal(_ value: Double, unitsPerOne: UInt) {
    guard value.isFinite else { return null() }
    beforeValue()
    bytes.append(decimal: value, unitsPerOne: unitsPerOne)
  }

  // MARK: Bytes

  private mutating func beforeValue() {
    if level.awaitsValue { level.awaitsValue = false } else if !outer.isEmpty { beforeMember() }
  }

  private mutating func beforeMember() {
    if !level.isEmpty { bytes.append(0x2C) }
    if !level.isInline {
      breakLine()
    } else if isIndented, !level.isEmpty {
      bytes.append(0x20)
    }
    level.isEmpty = false
  }

  /// `outer` counts the levels around the current one, the document itself first.
  private mutating func breakLine() {
    bytes.append(0x0A)
    for _ in outer.indices {
      bytes.append(0x20)
      bytes.append(0x20)
    }
  }

  /// Copies first and looks afterwards: text that needs no escape, nearly all of it, costs one copy and one scan.
  private mutating func quoted(_ text: String) {
    bytes.append(0x22)
    let start = bytes.count
    bytes.append(contentsOf: text.utf8)
    var index = start
    let end = bytes.count
    while index < end, !Self.mustEscape(bytes[index]) { index += 1 }
    if index < end {
      bytes.removeSubrange(index...)
      for byte in text.utf8.dropFirst(index - start) { appendEscaped(byte) }
    }
    bytes.append(0x22)
  }

  // RFC 8259 §7: quotation mark, reverse solidus and the controls U+0000 through U+001F.
  private static func mustEscape(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x22 || byte == 0x5C }

  private mutating func appendEscaped(_ byte: UInt8) {
    guard Self.mustEscape(byte) else { return bytes.append(byte) }
    bytes.append(0x5C)
    switch byte {
    case 0x22, 0x5C: bytes.append(byte)
    case 0x08: bytes.append(0x62)
    case 0x09: bytes.append(0x74)
    case 0x0A: bytes.append(0x6E)
    case 0x0C: bytes.append(0x66)
    case 0x0D: bytes.append(0x72)
    default:
      bytes.append(contentsOf: "u00".utf8)
      for digit in [byte >> 4, byte & 0xF] { bytes.append(digit < 10 ? 0x30 + digit : 0x57 + digit) }
    }
  }
}
