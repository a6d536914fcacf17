/// A catalog's text as UTF-8 bytes, whatever it was stored as, and what was wrong with its encoding.
struct DecodedText {
  var encoding: Encoding
  /// Without the byte order mark. Bytes that are not valid stand as they were.
  var utf8: [UInt8]
  var faults: [Fault] = []

  enum Encoding: Equatable {
    case utf8, utf16LittleEndian, utf16BigEndian
    /// By its name.
    case legacy(String)

    var name: String {
      switch self {
      case .utf8: "UTF-8"
      case .utf16LittleEndian: "UTF-16LE"
      case .utf16BigEndian: "UTF-16BE"
      case .legacy(let name): name
      }
    }
  }

  /// A place where the bytes are not what the encoding allows.
  struct Fault {
    /// In the file.
    var byteOffset: Int
    /// In `utf8`.
    var utf8Offset: Int
    /// The byte there; nil where a UTF-16 unit is at fault.
    var byte: UInt8?
    var unit: UInt16?
  }

  init(_ bytes: [UInt8]) {
    switch (bytes.first, bytes.dropFirst().first) {
    case (0xFF, 0xFE): self.init(utf16: bytes, from: 2, bigEndian: false)
    case (0xFE, 0xFF): self.init(utf16: bytes, from: 2, bigEndian: true)
    // Every catalog starts with an ASCII character: a quote, a brace, a comment, a letter. Without a mark, the place of
    // the NUL in the first pair tells UTF-16 and its order, as RFC 4627 §3 tells it for JSON.
    case (0, .some(1...)): self.init(utf16: bytes, from: 0, bigEndian: true)
    case (.some(1...), 0): self.init(utf16: bytes, from: 0, bigEndian: false)
    case (0xEF, 0xBB) where bytes.count > 2 && bytes[2] == 0xBF: self.init(utf8: bytes, from: 3)
    default: self.init(utf8: bytes, from: 0)
    }
  }

  /// A text in an encoding that the file names itself; a byte order mark, or UTF-16 without one, has the last word.
  ///
  /// Nil for a name that is not known.
  init?(_ bytes: [UInt8], encoding name: String) {
    let plain = DecodedText(bytes)
    if plain.encoding != .utf8 || bytes.starts(with: [0xEF, 0xBB, 0xBF])
      || ["utf-8", "utf8", "ascii", "us-ascii"].contains(name.lowercased())
    {
      self = plain
      return
    }
    guard let legacy = LegacyEncoding(name: name) else { return nil }
    encoding = .legacy(legacy.name)
    let decoded = legacy.decode(bytes)
    utf8 = decoded.utf8
    faults = decoded.faults.map { Fault(byteOffset: $0.byte, utf8Offset: $0.utf8, byte: bytes[$0.byte]) }
  }

  private init(utf8 bytes: [UInt8], from start: Int) {
    encoding = .utf8
    utf8 = start == 0 ? bytes : Array(bytes[start...])
    for offset in invalidUTF8(in: utf8) {
      faults.append(Fault(byteOffset: offset + start, utf8Offset: offset, byte: utf8[offset]))
    }
  }

  private init(utf16 bytes: [UInt8], from start: Int, bigEndian: Bool) {
    encoding = bigEndian ? .utf16BigEndian : .utf16LittleEndian
    var output: [UInt8] = []
    output.reserveCapacity(bytes.count)
    var faults: [Fault] = []
    var offset = start
    func unit(at offset: Int) -> UInt16? {
      guard offset + 1 < bytes.count else { return nil }
      let (first, second) = (UInt16(bytes[offset]), UInt16(bytes[offset + 1]))
      return bigEndian ? first << 8 | second : second << 8 | first
    }
    while let value = unit(at: offset) {
      var scalar = UInt32(value)
      var length = 2
      if value & 0xF800 == 0xD800 {
        if value < 0xDC00, let low = unit(at: offset + 2), low & 0xFC00 == 0xDC00 {
          scalar = 0x10000 + (UInt32(value) & 0x3FF) << 10 + UInt32(low) & 0x3FF
          length = 4
        } else {
          faults.append(Fault(byteOffset: offset, utf8Offset: output.count, unit: value))
          scalar = 0xFFFD
        }
      }
      appendUTF8(scalar, to: &output)
      offset += length
    }
    if offset < bytes.count {
      faults.append(Fault(byteOffset: offset, utf8Offset: output.count, byte: bytes[offset]))
    }
    utf8 = output
    self.faults = faults
  }
}

extension DecodedText {
  private var isUTF16: Bool { encoding == .utf16LittleEndian || encoding == .utf16BigEndian }

  /// What is wrong with the encoding, told once for the whole file, at the first fault.
  var problem: JSONProblem? {
    guard let first = faults.first else { return nil }
    let what =
      if let unit = first.unit {
        "0x" + String(unit, radix: 16, uppercase: true)
          + " at byte offset \(first.byteOffset) is half of a surrogate pair"
      } else if let byte = first.byte {
        "byte 0x" + hexadecimal(byte) + " at byte offset \(first.byteOffset)"
          + (encoding == .utf8
            ? " is not valid there" : isUTF16 ? " is half of a UTF-16 unit" : " is no character")
      } else {
        "invalid text at byte offset \(first.byteOffset)"
      }
    let others = faults.count > 1 ? ", and so are \(faults.count - 1) more" : ""
    return JSONProblem(
      offset: first.utf8Offset, message: "the file was taken for \(encoding.name), but " + what + others)
  }
}

/// A file of no more than white space and a byte order mark.
func isBlank(_ bytes: [UInt8]) -> Bool {
  let mark = [[0xEF, 0xBB, 0xBF], [0xFF, 0xFE], [0xFE, 0xFF]].first { bytes.starts(with: $0) } ?? []
  return bytes.dropFirst(mark.count).allSatisfy(isXMLSpace)
}

/// A character of ASCII that no text has: white space is none of them.
func isControl(_ byte: UInt8) -> Bool {
  switch byte {
  case 0x09, 0x0A, 0x0C, 0x0D: false
  default: byte < 0x20 || byte == 0x7F
  }
}

/// Appends a Unicode scalar value (not a surrogate) in UTF-8.
func appendUTF8(_ scalar: UInt32, to output: inout [UInt8]) {
  switch scalar {
  case ..<0x80: output.append(UInt8(truncatingIfNeeded: scalar))
  case ..<0x800:
    output.append(0xC0 | UInt8(truncatingIfNeeded: scalar >> 6))
    output.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
  case ..<0x10000:
    output.append(0xE0 | UInt8(truncatingIfNeeded: scalar >> 12))
    output.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
    output.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
  default:
    output.append(0xF0 | UInt8(truncatingIfNeeded: scalar >> 18))
    output.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 12 & 0x3F))
    output.append(0x80 | UInt8(truncatingIfNeeded: scalar >> 6 & 0x3F))
    output.append(0x80 | UInt8(truncatingIfNeeded: scalar & 0x3F))
  }
}

/// The offsets of all bytes that start no well-formed UTF-8 sequence, ascending.
///
/// The Unicode Standard, table 3-7: no overlong form, no surrogate, nothing above U+10FFFF.
func invalidUTF8(in bytes: [UInt8]) -> [Int] {
  var faults: [Int] = []
  var index = 0
  while index < bytes.count {
    let lead = bytes[index]
    if lead < 0x80 {
      index += 1
      continue
    }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch lead {
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: length = 0
    }
    let isValid =
      length > 0 && index + length <= bytes.count && second.contains(bytes[index + 1])
      && bytes[(index + 1)..<(index + length)].allSatisfy { $0 & 0xC0 == 0x80 }
    if isValid {
      index += length
    } else {
      faults.append(index)
      index += 1
    }
  }
  return faults
}
