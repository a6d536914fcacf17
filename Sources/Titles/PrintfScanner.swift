import Catalogs

/// Finds the placeholders of printf and its relatives: Foundation's `%@` and `%#@name@`, Java's, Python's and Ruby's.
///
/// Only the ASCII percent sign starts one: `％@` is text. What starts like a placeholder and is none stays text.
struct PrintfScanner {
  static func tokens(in units: [UInt16], syntax: PlaceholderSyntax) -> [PlaceholderToken] {
    var scanner = PrintfScanner(units: units, dialect: PrintfDialect(syntax))
    var tokens: [PlaceholderToken] = []
    while let start = units[scanner.offset...].firstIndex(of: percent) {
      if start + 1 < units.count, units[start + 1] == percent {
        tokens.append(.escape(range: start..<(start + 2), shown: start..<(start + 1)))
        scanner.offset = start + 2
      } else if let placeholder = scanner.placeholder(from: start) {
        tokens.append(.placeholder(placeholder))
      } else {
        scanner.offset = start + 1
      }
    }
    return tokens
  }

  private let units: [UInt16]
  private let dialect: PrintfDialect
  private var offset = 0

  private init(units: [UInt16], dialect: PrintfDialect) {
    self.units = units
    self.dialect = dialect
  }

  private static let percent = UInt16(UInt8(ascii: "%"))
  /// Nobody pads a title further, and a hostile width may not fill the memory.
  private static let sizeLimit = 200

  private var current: UInt8? { offset < units.count ? UInt8(exactly: units[offset]) : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard current == byte else { return false }
    offset += 1
    return true
  }

  /// On nil, `offset` is anywhere after `start`.
  private mutating func placeholder(from start: Int) -> Placeholder? {
    offset = start + 1
    if dialect.isFoundation, let word = formArgument(from: start) { return word }
    if dialect.hasBracedNames, let value = bracedName(from: start) { return value }
    let position = argumentPosition()
    if dialect.isFoundation, let variable = variable(from: start, position: position) { return variable }
    let name = dialect.nameBrackets.flatMap { argumentName(in: $0) }
    var format = Placeholder.Format()
    readFlags(into: &format)
    format.width = starOrNumber()
    if take(UInt8(ascii: ".")) { format.precision = starOrNumber() ?? 0 }
    let modifierStart = offset
    guard let conversion = conversion(), let kind = dialect.kind(of: conversion) else { return nil }
    format.conversion = String(decoding: units[modifierStart..<offset], as: UTF16.self)
    var result = Placeholder(
      range: start..<offset, spelling: String(decoding: units[start..<offset], as: UTF16.self), kind: kind,
      position: position)
    result.format = format
    result.name = name
    if let name, let brackets = dialect.nameBrackets { result.plain = dialect.plainSpelling(of: name, in: brackets) }
    if format.hasAlternateForm, kind == .text { return nil }  // a broken variable
    result.isDoubtful =
      format.hasSpace || Self.followsNumber(start, in: units) || conversion | 0x20 == UInt8(ascii: "a")
    return result
  }

  /// A digit stands before `start`, with or without a space, as in `50 %-ig`.
  static func followsNumber(_ start: Int, in units: [UInt16]) -> Bool {
    var index = start - 1
    if index >= 0, [0x20, 0xA0, 0x202F].contains(units[index]) { index -= 1 }
    return index >= 0 && (0x30...0x39).contains(units[index])
  }

  /// The letter that ends a placeholder, with up to two length modifiers before it.
  private mutating func conversion() -> UInt8? {
    if dialect.hasNamedWidths, let letter = namedConversion() { return letter }
    let start = offset
    while let byte = current, dialect.lengthModifiers.contains(byte) { offset += 1 }
    guard offset - start <= 2, let letter = current else { return nil }
    offset += 1
    // What part of a time it is says one letter more.
    if dialect.hasTimes, letter | 0x20 == UInt8(ascii: "t"), current != nil { offset += 1 }
    return letter
  }

  /// `u` of gettext's `<PRIu64>`; nothing is consumed where there is no such thing.
  private mutating func namedConversion() -> UInt8? {
    let start = offset
    if take(UInt8(ascii: "<")), take(UInt8(ascii: "P")), take(UInt8(ascii: "R")), take(UInt8(ascii: "I")),
      let letter = current
    {
      while let byte = current, (0x30...0x7A).contains(byte), byte != UInt8(ascii: ">"), offset - start < 16 {
        offset += 1
      }
      if take(UInt8(ascii: ">")) { return letter }
    }
    offset = start
    return nil
  }

  /// `%arg`, where no letter follows.
  private mutating func formArgument(from start: Int) -> Placeholder? {
    let end = start + 4
    guard end <= units.count, units[start..<end].elementsEqual("%arg".utf16) else { return nil }
    if end < units.count, let next = UInt8(exactly: units[end]), (0x61...0x7A).contains(next | 0x20) { return nil }
    offset = end
    return Placeholder(range: start..<end, spelling: "%arg", kind: .formArgument)
  }

  /// `1$`; nothing is consumed where there is no such thing.
  private mutating func argumentPosition() -> Int? {
    let start = offset
    if let number = number(), number > 0, take(UInt8(ascii: "$")) { return number }
    offset = start
    return nil
  }

  /// `#@name@`
  private mutating func variable(from start: Int, position: Int?) -> Placeholder? {
    let hash = offset
    guard take(UInt8(ascii: "#")), take(UInt8(ascii: "@")) else {
      offset = hash
      return nil
    }
    let nameStart = offset
    while let unit = offset < units.count ? units[offset] : nil, unit > 0x20, unit != Self.percent {
      offset += 1
      if unit == UInt16(UInt8(ascii: "@")) {
        guard offset - nameStart > 1 else { break }
        let name = String(decoding: units[nameStart..<(offset - 1)], as: UTF16.self)
        return Placeholder(
          range: start..<offset, spelling: String(decoding: units[start..<offset], as: UTF16.self),
          kind: .variable(name), position: position)
      }
    }
    offset = hash
    return nil
  }

  /// `%{name}`
  private mutating func bracedName(from start: Int) -> Placeholder? {
    guard let name = argumentName(in: (UInt8(ascii: "{"), UInt8(ascii: "}"))) else { return nil }
    let spelling = String(decoding: units[start..<offset], as: UTF16.self)
    // What plural forms go by in Rails.
    let kind: Placeholder.Kind = CountNames.contains(name) ? .integer : .text
    var result = Placeholder(range: start..<offset, spelling: spelling, kind: kind)
    result.name = name
    result.isTyped = false
    return result
  }

  /// A name in brackets; nothing is consumed where there is no such thing.
  private mutating func argumentName(in brackets: (open: UInt8, close: UInt8)) -> String? {
    let start = offset
    guard take(brackets.open) else { return nil }
    while let unit = offset < units.count ? units[offset] : nil, unit > 0x20, unit != Self.percent,
      offset - start < Self.sizeLimit
    {
      offset += 1
      guard unit == UInt16(brackets.close) else { continue }
      if offset - start > 2 { return String(decoding: units[(start + 1)..<(offset - 1)], as: UTF16.self) }
      break
    }
    offset = start
    return nil
  }

  private mutating func readFlags(into format: inout Placeholder.Format) {
    while let byte = current {
      switch byte {
      case UInt8(ascii: "-"): format.isLeftAligned = true
      case UInt8(ascii: "+"): format.hasSign = true
      case UInt8(ascii: " "): format.hasSpace = true
      case UInt8(ascii: "#"): format.hasAlternateForm = true
      case UInt8(ascii: "0"): format.isZeroPadded = true
      default:
        guard dialect.moreFlags.contains(byte) else { return }
        if byte == UInt8(ascii: "'") || byte == UInt8(ascii: ",") { format.isGrouped = true }
      }
      offset += 1
    }
  }

  /// A width or precision; `*` takes it from an argument, which is not known here.
  private mutating func starOrNumber() -> Int? {
    if take(UInt8(ascii: "*")) {
      _ = argumentPosition()
      return nil
    }
    return number()
  }

  private mutating func number() -> Int? {
    var value: Int?
    while let byte = current, (0x30...0x39).contains(byte) {
      value = min((value ?? 0) * 10 + Int(byte - 0x30), Self.sizeLimit)
      offset += 1
    }
    return value
  }
}
