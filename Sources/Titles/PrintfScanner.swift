/// Finds printf placeholders as Foundation has them, `%@` and `%#@name@` included.
///
/// Only the ASCII percent sign starts one: `％@` is text. What starts like a placeholder and is none stays text.
struct PrintfScanner {
  enum Token: Equatable {
    case placeholder(Placeholder)
    /// `%%`
    case percentSign(Range<Int>)
  }

  static func tokens(in units: [UInt16]) -> [Token] {
    var scanner = PrintfScanner(units: units)
    var tokens: [Token] = []
    while let start = units[scanner.offset...].firstIndex(of: percent) {
      if start + 1 < units.count, units[start + 1] == percent {
        tokens.append(.percentSign(start..<(start + 2)))
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
  private var offset = 0

  private init(units: [UInt16]) { self.units = units }

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
    if let word = formArgument(from: start) { return word }
    let position = argumentPosition()
    if let variable = variable(from: start, position: position) { return variable }
    var format = Placeholder.Format()
    readFlags(into: &format)
    format.width = starOrNumber()
    if take(UInt8(ascii: ".")) { format.precision = starOrNumber() ?? 0 }
    let modifierStart = offset
    while let byte = current, Self.lengthModifiers.contains(byte) { offset += 1 }
    guard offset - modifierStart <= 2, let conversion = current, let kind = Self.kind(of: conversion) else {
      return nil
    }
    offset += 1
    format.conversion = String(decoding: units[modifierStart..<offset], as: UTF16.self)
    var result = Placeholder(
      range: start..<offset, spelling: String(decoding: units[start..<offset], as: UTF16.self), kind: kind,
      position: position)
    result.format = format
    if format.hasAlternateForm, kind == .text { return nil }  // a broken variable
    result.isDoubtful =
      format.hasSpace || Self.followsNumber(start, in: units) || conversion | 0x20 == UInt8(ascii: "a")
    return result
  }

  private static let lengthModifiers = Array("hlqLztj".utf8)

  /// A digit stands before `start`, with or without a space, as in `50 %-ig`.
  static func followsNumber(_ start: Int, in units: [UInt16]) -> Bool {
    var index = start - 1
    if index >= 0, [0x20, 0xA0, 0x202F].contains(units[index]) { index -= 1 }
    return index >= 0 && (0x30...0x39).contains(units[index])
  }

  private static func kind(of conversion: UInt8) -> Placeholder.Kind? {
    switch conversion {
    case UInt8(ascii: "@"), UInt8(ascii: "s"), UInt8(ascii: "S"): .text
    case UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "U"),
      UInt8(ascii: "x"), UInt8(ascii: "X"), UInt8(ascii: "o"), UInt8(ascii: "O"):
      .integer
    case UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "e"), UInt8(ascii: "E"), UInt8(ascii: "g"),
      UInt8(ascii: "G"), UInt8(ascii: "a"), UInt8(ascii: "A"):
      .decimal
    case UInt8(ascii: "c"), UInt8(ascii: "C"): .character
    case UInt8(ascii: "p"): .pointer
    default: nil
    }
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

  private mutating func readFlags(into format: inout Placeholder.Format) {
    while let byte = current {
      switch byte {
      case UInt8(ascii: "-"): format.isLeftAligned = true
      case UInt8(ascii: "+"): format.hasSign = true
      case UInt8(ascii: " "): format.hasSpace = true
      case UInt8(ascii: "#"): format.hasAlternateForm = true
      case UInt8(ascii: "0"): format.isZeroPadded = true
      case UInt8(ascii: "'"): format.isGrouped = true
      default: return
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
