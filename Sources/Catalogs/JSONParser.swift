/// A recursive-descent parser over bytes; no step looks at characters or copies a text that has no escapes.
///
/// Its text values and numbers are in JSONScalars.swift.
struct JSONParser {
  let bytes: [UInt8]
  let syntax: JSONSyntax
  let recovers: Bool
  var offset = 0
  var problems: [JSONProblem] = []
  /// Set at a fault from which reading cannot go on; all open values end there.
  var hasStopped = false

  /// Catalogs nest about ten levels; the limit keeps hostile input off the stack.
  private static let depthLimit = 128
  /// A file this broken is no longer read.
  private static let problemLimit = 50

  init(bytes: [UInt8], syntax: JSONSyntax, recovers: Bool) {
    self.bytes = bytes
    self.syntax = syntax
    self.recovers = recovers
  }

  mutating func parseDocument() -> JSONValue? {
    skipSpace()
    guard !hasStopped, let root = parseValue(depth: 0) else { return nil }
    skipSpace()
    if !hasStopped, offset < bytes.count { report("expected the end of the file, found \(found)") }
    return root
  }

  var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  // MARK: Values

  /// Nil where no value starts; then a problem says so and nothing was consumed.
  private mutating func parseValue(depth: Int) -> JSONValue? {
    let start = offset
    let problemCount = problems.count
    switch current {
    case UInt8(ascii: "{"): return parseContainer(depth: depth, isObject: true)
    case UInt8(ascii: "["): return parseContainer(depth: depth, isObject: false)
    case UInt8(ascii: "\""): return string(from: start)
    case UInt8(ascii: "'") where syntax == .json5: return string(from: start)
    case UInt8(ascii: "t") where take("true"): return JSONValue(offset: start, content: .boolean(true))
    case UInt8(ascii: "f") where take("false"): return JSONValue(offset: start, content: .boolean(false))
    case UInt8(ascii: "n") where take("null"): return JSONValue(offset: start, content: .null)
    default:
      if let number = parseNumber() { return JSONValue(offset: start, content: number) }
      if problems.count == problemCount { report("expected a value, found \(found)") }
      return nil
    }
  }

  private mutating func string(from start: Int) -> JSONValue? {
    guard let text = parseString() else { return nil }
    return JSONValue(offset: start, content: .string(text))
  }

  private mutating func parseContainer(depth: Int, isObject: Bool) -> JSONValue {
    let start = offset
    let closer = isObject ? UInt8(ascii: "}") : UInt8(ascii: "]")
    var members: [JSONMember] = []
    var values: [JSONValue] = []
    var isClosed = false
    var isDamaged = false
    if depth >= Self.depthLimit {
      report("nested deeper than \(Self.depthLimit) levels")
      hasStopped = true
    } else {
      offset += 1
    }
    var needsComma = false
    while !hasStopped {
      skipSpace()
      if hasStopped { break }
      guard let byte = current else {
        report("expected \(isObject ? "'}'" : "']'"), found the end of the file")
        hasStopped = true
        break
      }
      if byte == closer {
        offset += 1
        isClosed = true
        break
      }
      if byte == UInt8(ascii: "}") || byte == UInt8(ascii: "]") {
        // The wrong closer closes this value all the same: the rest of the file then still nests.
        report("expected \(isObject ? "'}'" : "']'"), found \(found)")
        offset += 1
        break
      }
      if byte == UInt8(ascii: ",") {
        if !needsComma { report("expected \(isObject ? "a key" : "a value"), found ','") }
        offset += 1
        needsComma = false
        checkTrailingComma(before: closer)
        continue
      }
      if needsComma { report("expected ',' or '\(Character(Unicode.Scalar(closer)))', found \(found)") }
      if hasStopped { break }
      let before = offset
      if isObject {
        if let member = parseMember(depth: depth) {
          members.append(member)
          needsComma = true
        } else if !hasStopped {
          isDamaged = true
          skipLine(from: before)
        }
      } else if let value = parseValue(depth: depth + 1) {
        values.append(value)
        needsComma = true
      } else if !hasStopped {
        isDamaged = true
        skipLine(from: before)
      }
    }
    return JSONValue(
      offset: start, content: isObject ? .object(members) : .array(values), isComplete: isClosed && !isDamaged)
  }

  private mutating func checkTrailingComma(before closer: UInt8) {
    guard syntax == .json else { return }
    let comma = offset - 1
    skipSpace()
    if current == closer { report("expected no ',' before '\(Character(Unicode.Scalar(closer)))'", at: comma) }
  }

  private mutating func parseMember(depth: Int) -> JSONMember? {
    let keyOffset = offset
    let key: String?
    if current == UInt8(ascii: "\"") || (current == UInt8(ascii: "'") && syntax == .json5) {
      key = parseString()
    } else if syntax == .json5, let name = parseIdentifier() {
      key = name
    } else {
      report("expected a key in quotes, found \(found)")
      return nil
    }
    guard let key else { return nil }
    skipSpace()
    guard current == UInt8(ascii: ":") else {
      if !hasStopped { report("expected ':' after the key, found \(found)") }
      return nil
    }
    offset += 1
    skipSpace()
    guard !hasStopped, let value = parseValue(depth: depth + 1) else { return nil }
    return JSONMember(key: key, keyOffset: keyOffset, value: value)
  }

  // MARK: Space, faults

  /// White space and, in JSON5, comments.
  mutating func skipSpace() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x20, 0x0A, 0x0D, 0x09: offset += 1
      case UInt8(ascii: "/") where syntax == .json5: if !skipComment() { return }
      case 0x0B, 0x0C: if syntax == .json5 { offset += 1 } else { return }
      case 0xC2, 0xE1, 0xE2, 0xE3, 0xEF:
        guard syntax == .json5, let length = unicodeSpaceLength() else { return }
        offset += length
      default: return
      }
    }
  }

  private mutating func skipComment() -> Bool {
    let start = offset
    switch start + 1 < bytes.count ? bytes[start + 1] : 0 {
    case UInt8(ascii: "/"):
      while let byte = current, byte != 0x0A, byte != 0x0D { offset += 1 }
      return true
    case UInt8(ascii: "*"):
      offset += 2
      while offset + 1 < bytes.count {
        if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
          offset += 2
          return true
        }
        offset += 1
      }
      offset = bytes.count
      report("expected '*/' to close this comment, found the end of the file", at: start)
      hasStopped = true
      return false
    default: return false
    }
  }

  /// U+00A0, U+1680, U+2000–200A, U+2028, U+2029, U+202F, U+205F, U+3000, U+FEFF: what JSON5 calls white space.
  private func unicodeSpaceLength() -> Int? {
    guard let scalar = scalar(at: offset) else { return nil }
    switch scalar.value {
    case 0xA0: return 2
    case 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF: return 3
    default: return nil
    }
  }

  mutating func report(_ message: String, at place: Int? = nil) {
    guard !hasStopped else { return }
    problems.append(JSONProblem(offset: place ?? offset, message: message))
    if !recovers || problems.count >= Self.problemLimit { hasStopped = true }
  }

  /// Leaves out the rest of a line that made no sense, at least one byte.
  private mutating func skipLine(from start: Int) {
    offset = max(offset, start + 1)
    while let byte = current, byte != 0x0A, byte != 0x0D { offset += 1 }
  }

  mutating func take(_ word: StaticString) -> Bool {
    let letters = Array(word.description.utf8)
    guard offset + letters.count <= bytes.count, bytes[offset..<(offset + letters.count)].elementsEqual(letters),
      !(offset + letters.count < bytes.count && isIdentifierByte(bytes[offset + letters.count]))
    else { return false }
    offset += letters.count
    return true
  }

  /// The character at the current place, for a message.
  var found: String { describeCharacter(in: bytes, at: offset) }

  func scalar(at place: Int) -> Unicode.Scalar? {
    guard place < bytes.count else { return nil }
    return String(decoding: bytes[place..<min(place + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
  }
}

func isIdentifierByte(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
  default: false
  }
}

/// The character at `offset`, for a message: `'x'`, `the end of the line`, `byte 0x8A`.
func describeCharacter(in bytes: [UInt8], at offset: Int) -> String {
  guard offset < bytes.count else { return "the end of the file" }
  let byte = bytes[offset]
  switch byte {
  case 0x0A, 0x0D: return "the end of the line"
  case 0x09: return "a tab"
  case ..<0x20, 0x7F: return "byte 0x" + hexadecimal(byte)
  default:
    let text = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first, scalar != "\u{FFFD}" else { return "byte 0x" + hexadecimal(byte) }
    return "'\(scalar)'"
  }
}

func hexadecimal(_ byte: UInt8) -> String {
  (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
}
