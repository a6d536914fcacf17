/// Arguments of messages, and what follows their type.
extension MessageParser {
  /// At `{`; ends behind the `}` that closes it.
  mutating func parseArgument(depth: Int) throws(MessageFault) -> MessageArgument {
    index += 1
    skipSpace()
    let nameStart = index
    let name = takeIdentifier()
    guard isName(name) else {
      let fault = expected(syntax == .javaMessageFormat ? "an argument's number" : "an argument's name")
      throw name.isEmpty ? fault : MessageFault(offset: nameStart, message: "“\(name)” is no argument's number")
    }
    var argument = MessageArgument(
      name: name, nameRange: nameStart..<index, kind: .simple(type: nil, style: nil))
    skipSpace()
    if current == .comma {
      index += 1
      argument.kind = try parseKind(depth: depth)
    }
    guard current == .closeBrace else {
      throw expected(argument.kind == .simple(type: nil, style: nil) ? "'}' or ','" : "'}'")
    }
    index += 1
    return argument
  }

  /// A number has no 0 before it; java.text has numbers only.
  private func isName(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    let isNumber = name.utf8.allSatisfy { (0x30...0x39).contains($0) }
    guard isNumber else { return syntax != .javaMessageFormat }
    return syntax == .javaMessageFormat || name == "0" || first != 0x30
  }

  private mutating func parseKind(depth: Int) throws(MessageFault) -> MessageArgument.Kind {
    skipSpace()
    let start = index
    let type = takeIdentifier()
    skipSpace()
    let isJava = syntax == .javaMessageFormat
    switch (type.lowercased(), isJava) {
    case ("plural", false): return try parsePlural(isOrdinal: false, depth: depth)
    case ("selectordinal", false): return try parsePlural(isOrdinal: true, depth: depth)
    case ("select", false):
      try takeComma(before: "the cases of “select”")
      return .select(try parseCases(ofPlural: false, depth: depth))
    case ("choice", _):
      try takeComma(before: "the cases of “choice”")
      return .choice(try parseChoice(depth: depth))
    case ("number", _), ("date", _), ("time", _), ("spellout", false), ("ordinal", false), ("duration", false):
      guard current == .comma else { return .simple(type: type.lowercased(), style: nil) }
      index += 1
      return .simple(type: type.lowercased(), style: try parseStyle())
    default:
      index = start
      throw expected(isJava ? "number, date, time or choice" : "number, date, time, plural, selectordinal or select")
    }
  }

  private mutating func takeComma(before what: String) throws(MessageFault) {
    guard current == .comma else { throw expected("',' and \(what)") }
    index += 1
  }

  /// `percent`, `#,##0.00`, `::currency/EUR`: up to the closing brace of the argument.
  private mutating func parseStyle() throws(MessageFault) -> String {
    let start = index
    var nested = 0
    while let unit = current {
      switch unit {
      case .apostrophe:
        let quote = index
        index += 1
        while let quoted = current, quoted != .apostrophe { index += 1 }
        guard current != nil else {
          throw MessageFault(offset: quote, message: "expected an apostrophe to end this quotation")
        }
      case .openBrace: nested += 1
      case .closeBrace:
        if nested == 0 { return trimmed(start..<index) }
        nested -= 1
      default: break
      }
      index += 1
    }
    throw expected("'}'")
  }

  private func trimmed(_ range: Range<Int>) -> String {
    let isSpace: (UInt16) -> Bool = { $0 == 0x20 || (0x09...0x0D).contains($0) }
    let start = units[range].drop(while: isSpace)
    let end = start.lastIndex { !isSpace($0) }.map { $0 + 1 } ?? start.startIndex
    return String(decoding: start[..<end], as: UTF16.self)
  }

  // MARK: Cases

  private mutating func parsePlural(isOrdinal: Bool, depth: Int) throws(MessageFault) -> MessageArgument.Kind {
    try takeComma(before: "the cases of “\(isOrdinal ? "selectordinal" : "plural")”")
    skipSpace()
    var offset = 0.0
    let start = index
    if takeIdentifier() == "offset", current == UInt16(UInt8(ascii: ":")) {
      index += 1
      skipSpace()
      let numberStart = index
      guard let value = Double(takeNumber()) else {
        index = numberStart
        throw expected("a number after “offset:”")
      }
      offset = value
    } else {
      index = start
    }
    return .plural(isOrdinal: isOrdinal, offset: offset, cases: try parseCases(ofPlural: true, depth: depth))
  }

  /// Up to the closing brace of the argument. There has to be a case `other`.
  private mutating func parseCases(ofPlural isPlural: Bool, depth: Int) throws(MessageFault) -> [MessageCase] {
    var cases: [MessageCase] = []
    while true {
      skipSpace()
      guard let unit = current else { throw expected(cases.isEmpty ? "a case" : "another case or '}'") }
      if unit == .closeBrace {
        guard cases.contains(where: { $0.selector == "other" }) else { throw expected("the case “other”") }
        return cases
      }
      let start = index
      var selector = ""
      if isPlural, unit == UInt16(UInt8(ascii: "=")) {
        index += 1
        selector = "=" + takeNumber()
        guard MessageCase.number(of: selector) != nil else {
          index = start
          throw expected("a number after '='")
        }
      } else {
        selector = takeIdentifier()
        guard !selector.isEmpty else { throw expected("a case") }
      }
      skipSpace()
      guard current == .openBrace else { throw expected("'{' and the text of the case “\(selector)”") }
      index += 1
      let message = try parseMessage(inside: isPlural ? .plural : .select, depth: depth + 1)
      index += 1
      // Of two cases with one selector ICU takes the first.
      if !cases.contains(where: { $0.selector == selector }) {
        cases.append(MessageCase(selector: selector, message: message))
      }
    }
  }

  /// `0#no files|1#one file|1<{0} files`
  private mutating func parseChoice(depth: Int) throws(MessageFault) -> [MessageCase] {
    var cases: [MessageCase] = []
    while true {
      skipSpace()
      let start = index
      let number = takeNumber()
      guard MessageCase.number(of: number) != nil else {
        index = start
        throw expected("a number")
      }
      skipSpace()
      let isAbove = current == UInt16(UInt8(ascii: "<"))
      guard isAbove || current == .hash || current == 0x2264 else { throw expected("'#' or '<'") }
      index += 1
      let message = try parseMessage(inside: .choice, depth: depth + 1)
      cases.append(MessageCase(selector: number + (isAbove ? "<" : ""), message: message))
      guard current == .bar else { return cases }
      index += 1
    }
  }
}
