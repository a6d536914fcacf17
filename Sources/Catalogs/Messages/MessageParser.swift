/// Parses messages as ICU's MessagePattern does with its apostrophe mode DOUBLE_OPTIONAL, and as java.text does.
///
/// ICU: an apostrophe quotes where a brace follows (in a plural `#`, in a choice `|`, too), up to the next single one; two
/// are one. java.text: every single apostrophe quotes. Flutter: an apostrophe before `{name}'` is text, since its tool quotes
/// only when told to, and who writes that means a quotation mark. What arguments hold is in MessageStyles.swift.
struct MessageParser {
  let units: [UInt16]
  let syntax: PlaceholderSyntax
  let names: [String]
  var index = 0
  /// The second of two apostrophes that are quotation marks.
  private var closingMark: Int?

  /// What people write has three levels; the limit keeps hostile input off the stack.
  private static let depthLimit = 32

  enum Enclosing { case nothing, plural, select, choice }

  init(units: [UInt16], syntax: PlaceholderSyntax, names: [String]) {
    self.units = units
    self.syntax = syntax
    self.names = names
  }

  mutating func parse() throws(MessageFault) -> MessagePattern {
    try parseMessage(inside: .nothing, depth: 0)
  }

  /// Up to what closes it, which is left for the caller: `}`, in a choice `|`, at the outermost level the end.
  mutating func parseMessage(inside enclosing: Enclosing, depth: Int) throws(MessageFault) -> MessagePattern {
    guard depth <= Self.depthLimit else {
      throw MessageFault(offset: index, message: "nested deeper than \(Self.depthLimit) levels")
    }
    var message = MessagePattern(parts: [])
    var literal: [UInt16] = []
    func flush() {
      if !literal.isEmpty { message.parts.append(.text(literal)) }
      literal = []
    }
    while let unit = current {
      switch unit {
      case .apostrophe: readApostrophe(inside: enclosing, into: &literal)
      case .openBrace:
        flush()
        message.parts.append(.argument(try parseArgument(depth: depth)))
      case .closeBrace where depth > 0, .bar where enclosing == .choice:
        flush()
        return message
      case .hash where enclosing == .plural:
        flush()
        message.parts.append(.number)
        index += 1
      default:
        literal.append(unit)
        index += 1
      }
    }
    guard depth == 0 else { throw expected("'}'") }
    flush()
    return message
  }

  private mutating func readApostrophe(inside enclosing: Enclosing, into literal: inout [UInt16]) {
    let isClosingMark = index == closingMark
    index += 1
    if isClosingMark { return literal.append(.apostrophe) }
    if current == .apostrophe {
      literal.append(.apostrophe)
      index += 1
      return
    }
    let quotes =
      switch current {
      case nil: syntax == .javaMessageFormat
      case .openBrace: !takeQuotationMark()
      case .closeBrace: true
      case .bar: enclosing == .choice || syntax == .javaMessageFormat
      case .hash: enclosing == .plural || syntax == .javaMessageFormat
      default: syntax == .javaMessageFormat
      }
    guard quotes else { return literal.append(.apostrophe) }
    while let unit = current {
      index += 1
      if unit == .apostrophe {
        guard current == .apostrophe else { return }
        index += 1
      }
      literal.append(unit)
    }
  }

  /// At a brace behind an apostrophe: `{name}'` of a declared argument, in Flutter.
  private mutating func takeQuotationMark() -> Bool {
    guard syntax == .flutter else { return false }
    let rest = units[(index + 1)...]
    guard let end = rest.firstIndex(where: { !Self.isIdentifier($0) }), end > index + 1, units[end] == .closeBrace,
      end + 1 < units.count, units[end + 1] == .apostrophe
    else { return false }
    guard names.isEmpty || names.contains(String(decoding: units[(index + 1)..<end], as: UTF16.self)) else {
      return false
    }
    closingMark = end + 1
    return true
  }

  // MARK: Small things

  var current: UInt16? { index < units.count ? units[index] : nil }

  func expected(_ what: String) -> MessageFault {
    MessageFault(offset: index, message: "expected \(what), found \(found)")
  }

  private var found: String {
    guard index < units.count else { return "the end of the message" }
    let text = String(decoding: units[index..<min(index + 2, units.count)], as: UTF16.self)
    return text.unicodeScalars.first.map { "'\($0)'" } ?? "nothing"
  }

  mutating func skipSpace() {
    while let unit = current, Self.isSpace(unit) { index += 1 }
  }

  /// What stands up to the next space or syntax character.
  mutating func takeIdentifier() -> String {
    let start = index
    while let unit = current, Self.isIdentifier(unit) { index += 1 }
    return String(decoding: units[start..<index], as: UTF16.self)
  }

  mutating func takeNumber() -> String {
    let start = index
    while let unit = current, Self.isNumeric(unit) { index += 1 }
    return String(decoding: units[start..<index], as: UTF16.self)
  }

  /// Unicode's Pattern_White_Space.
  private static func isSpace(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x09...0x0D, 0x20, 0x85, 0x200E, 0x200F, 0x2028, 0x2029: true
    default: false
    }
  }

  private static func isNumeric(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65, 0x221E: true
    default: false
    }
  }

  /// Neither Pattern_White_Space nor Pattern_Syntax; both are fixed for good (UAX #31).
  private static func isIdentifier(_ unit: UInt16) -> Bool {
    switch unit {
    case 0x30...0x39, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    case ..<0x80: false
    case 0x85, 0xA1...0xA7, 0xA9, 0xAB, 0xAC, 0xAE, 0xB0, 0xB1, 0xB6, 0xBB, 0xBF, 0xD7, 0xF7, 0x200E, 0x200F,
      0x2010...0x2029, 0x2030...0x203E, 0x2041...0x2053, 0x2055...0x205E, 0x2190...0x245F, 0x2500...0x2775,
      0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3001...0x3003, 0x3008...0x3020, 0x3030, 0xFD3E, 0xFD3F, 0xFE45, 0xFE46:
      false
    default: true
    }
  }
}

extension UInt16 {
  static let apostrophe = UInt16(UInt8(ascii: "'"))
  static let openBrace = UInt16(UInt8(ascii: "{"))
  static let closeBrace = UInt16(UInt8(ascii: "}"))
  static let hash = UInt16(UInt8(ascii: "#"))
  static let bar = UInt16(UInt8(ascii: "|"))
  static let comma = UInt16(UInt8(ascii: ","))
}
