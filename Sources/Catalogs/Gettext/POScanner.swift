/// A fault in the text of a PO file.
struct POFault: Error, Equatable {
  var offset: Int
  /// “expected …, found …”
  var message: String
}

/// A text of a PO file and where its keyword stands.
struct POText: Equatable {
  var text: String
  var offset: Int
}

/// The words, strings and comments of a PO file, as GNU gettext's po-lex reads them: white space says nothing, a string ends
/// on its line, and adjoining strings are one text.
struct POScanner {
  let bytes: [UInt8]
  /// For escapes of bytes in a file that is not UTF-8.
  let encoding: LegacyEncoding?
  var offset = 0
  /// The comments since the last message.
  var comments: [Comment] = []

  init(bytes: [UInt8], encoding: LegacyEncoding?) {
    self.bytes = bytes
    self.encoding = encoding
  }

  /// One line: `kind` is the character behind `#`.
  struct Comment: Equatable {
    var kind: UInt8
    /// Where the text starts.
    var offset: Int
    var text: String
  }

  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }
  var found: String { describeCharacter(in: bytes, at: offset) }

  /// Inside a message there is nothing else: gettext takes no comments there.
  mutating func skipSpace() {
    while let byte = current, byte <= 0x20 { offset += 1 }
  }

  mutating func skipSpaceAndComments() {
    while let byte = current {
      if byte <= 0x20 { offset += 1 } else if byte == UInt8(ascii: "#") { comment() } else { return }
    }
  }

  private mutating func comment() {
    let start = offset + 1
    skipLine()
    guard start < offset else {
      comments.append(Comment(kind: 0x20, offset: start, text: ""))
      return
    }
    let kind = bytes[start]
    // What stands before an obsolete message was said about that.
    if kind == UInt8(ascii: "~") {
      comments.removeAll()
      return
    }
    // References and previous texts are for tools.
    if kind == UInt8(ascii: ":") || kind == UInt8(ascii: "|") { return }
    let isMarked = kind == UInt8(ascii: ".") || kind == UInt8(ascii: ",") || kind == UInt8(ascii: "=")
    var textStart = isMarked ? start + 1 : start
    if textStart < offset, bytes[textStart] == 0x20 { textStart += 1 }
    comments.append(
      Comment(
        kind: isMarked ? kind : 0x20, offset: textStart,
        text: String(decoding: bytes[textStart..<offset], as: UTF8.self)))
  }

  /// To the end of the line, before its LF or CR.
  mutating func skipLine() {
    while let byte = current, byte != 0x0A, byte != 0x0D { offset += 1 }
  }

  /// A word: letters and `_`.
  mutating func keyword() -> String? {
    let start = offset
    while let byte = current, (0x61...0x7A).contains(byte | 0x20) || byte == UInt8(ascii: "_") { offset += 1 }
    return offset > start ? String(decoding: bytes[start..<offset], as: UTF8.self) : nil
  }

  /// `[3]` behind `msgstr`; nil where there is no bracket.
  mutating func index() throws(POFault) -> Int? {
    skipSpace()
    guard current == UInt8(ascii: "[") else { return nil }
    offset += 1
    skipSpace()
    let start = offset
    var value = 0
    while let byte = current, (0x30...0x39).contains(byte), offset - start < 4 {
      value = value * 10 + Int(byte - 0x30)
      offset += 1
    }
    guard offset > start else {
      throw POFault(offset: offset, message: "expected the number of a form, found \(found)")
    }
    skipSpace()
    guard current == UInt8(ascii: "]") else { throw POFault(offset: offset, message: "expected ']', found \(found)") }
    offset += 1
    return value
  }

  /// The strings behind a keyword that stands at `keywordOffset`.
  mutating func text(of keyword: String, at keywordOffset: Int) throws(POFault) -> POText {
    skipSpace()
    guard current == UInt8(ascii: "\"") else {
      throw POFault(offset: offset, message: "expected a text in quotes after '\(keyword)', found \(found)")
    }
    var text: [UInt8] = []
    while true {
      try string(into: &text)
      let end = offset
      skipSpace()
      guard current == UInt8(ascii: "\"") else {
        offset = end
        return POText(text: String(decoding: text, as: UTF8.self), offset: keywordOffset)
      }
    }
  }

  private mutating func string(into text: inout [UInt8]) throws(POFault) {
    let start = offset
    offset += 1
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return
      case 0x0A, 0x0D:
        throw unclosed(at: start, found: "the end of the line")
      case UInt8(ascii: "\\"): try escape(into: &text)
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw unclosed(at: start, found: "the end of the file")
  }

  private func unclosed(at start: Int, found: String) -> POFault {
    POFault(
      offset: start, message: "expected a closing quote for the text that starts here, found \(found)")
  }

  /// At a backslash. Octal escapes have up to three digits, hexadecimal ones all that follow; the low byte counts.
  private mutating func escape(into text: inout [UInt8]) throws(POFault) {
    let start = offset
    offset += 1
    guard let byte = current else { return }
    offset += 1
    switch byte {
    // The text goes on on the next line.
    case 0x0A: return
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "a"): text.append(0x07)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "v"): text.append(0x0B)
    case UInt8(ascii: "\\"), UInt8(ascii: "\""): text.append(byte)
    case 0x30...0x37:
      var value = UInt32(byte - 0x30)
      for _ in 0..<2 {
        guard let digit = current, (0x30...0x37).contains(digit) else { break }
        value = value * 8 + UInt32(digit - 0x30)
        offset += 1
      }
      append(UInt8(truncatingIfNeeded: value), to: &text)
    case UInt8(ascii: "x") where current.flatMap(hexadecimalDigit) != nil:
      var value: UInt8 = 0
      while let digit = current.flatMap(hexadecimalDigit) {
        value = value << 4 | UInt8(truncatingIfNeeded: digit)
        offset += 1
      }
      append(value, to: &text)
    default:
      offset = start
      let name = describeCharacter(in: bytes, at: start + 1)
      throw POFault(offset: start, message: "expected an escape that gettext knows after '\\', found \(name)")
    }
  }

  /// A byte of the file's own encoding.
  private func append(_ byte: UInt8, to text: inout [UInt8]) {
    if byte >= 0x80, let encoding { text += encoding.decode([byte]).utf8 } else { text.append(byte) }
  }
}
