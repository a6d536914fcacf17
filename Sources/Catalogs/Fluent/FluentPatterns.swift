extension FluentPattern {
  /// A pattern by its `raw` text alone, as Titles gets it; nil for what no file could hold.
  package init?(raw text: String) {
    var parser = FluentParser(Array(text.utf8))
    guard let elements = try? parser.elementsOfRawText() else { return nil }
    self.elements = elements
    raw = text
  }
}

extension FluentParser {
  /// The pattern after `=` or a variant's key, on the same line or on indented lines below; nil where there is none.
  mutating func pattern() throws(FluentFault) -> FluentPattern? {
    let inline = afterBlankInline(offset)
    if let byte = byte(at: inline), byte != Self.lineEnd {
      offset = inline
      return try pattern(isBlock: false)
    }
    let block = afterBlankBlock(inline).place
    guard continuesPattern(at: block) else { return nil }
    offset = block
    return try pattern(isBlock: true)
  }

  /// A line that goes on with the text is indented, or starts with a placeable. `}`, `.`, `[` and `*` are syntax there.
  private func continuesPattern(at start: Int) -> Bool {
    let place = afterBlankInline(start)
    guard let byte = byte(at: place) else { return false }
    if byte == UInt8(ascii: "{") { return true }
    guard place > start else { return false }
    return ![UInt8(ascii: "}"), UInt8(ascii: "."), UInt8(ascii: "["), UInt8(ascii: "*")].contains(byte)
  }

  private enum Part {
    case text(Range<Int>)
    /// Line ends and the indent of the line after them.
    case indent(lines: Int, spaces: Int)
    case placeable(FluentExpression, Range<Int>)
  }

  private mutating func pattern(isBlock: Bool) throws(FluentFault) -> FluentPattern {
    var parts: [Part] = []
    var commonIndent = Int.max
    if isBlock {
      let start = offset
      skipBlankInline()
      commonIndent = offset - start
      parts.append(.indent(lines: 0, spaces: commonIndent))
    }
    let start = offset
    while let byte = current {
      if byte == Self.lineEnd {
        let next = afterBlankBlock(offset)
        guard continuesPattern(at: next.place) else { break }
        offset = afterBlankInline(next.place)
        commonIndent = min(commonIndent, offset - next.place)
        parts.append(.indent(lines: next.lines, spaces: offset - next.place))
      } else {
        parts.append(try part())
      }
    }
    return dedented(parts, by: commonIndent, from: start)
  }

  private mutating func part() throws(FluentFault) -> Part {
    let start = offset
    if current == UInt8(ascii: "}") { throw fault("'{' before a '}'") }
    if current == UInt8(ascii: "{") {
      let expression = try placeable()
      return .placeable(expression, start..<offset)
    }
    while let byte = current, byte != Self.lineEnd, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") { offset += 1 }
    return .text(start..<offset)
  }

  private func dedented(_ parts: [Part], by commonIndent: Int, from start: Int) -> FluentPattern {
    var result = FluentPattern(offset: start)
    var pending: [UInt8] = []
    func flush() {
      guard !pending.isEmpty else { return }
      let text = String(decoding: pending, as: UTF8.self)
      result.elements.append(.text(text))
      result.raw += text
      pending.removeAll()
    }
    for part in parts {
      switch part {
      case .text(let range): pending += bytes[range]
      case .indent(let lines, let spaces):
        pending += repeatElement(Self.lineEnd, count: lines)
        pending += repeatElement(Self.space, count: spaces - commonIndent)
      case .placeable(let expression, let range):
        flush()
        result.elements.append(.placeable(expression))
        result.raw += text(range).replacing("\r\n", with: "\n")
      }
    }
    while let last = pending.last, last == Self.space || last == Self.lineEnd || last == 0x0D { pending.removeLast() }
    flush()
    return result
  }

  /// The elements of a text whose indent is gone already.
  fileprivate mutating func elementsOfRawText() throws(FluentFault) -> [FluentPattern.Element] {
    var elements: [FluentPattern.Element] = []
    while offset < bytes.count {
      let start = offset
      if bytes[offset] == UInt8(ascii: "{") {
        elements.append(.placeable(try placeable()))
        continue
      }
      if bytes[offset] == UInt8(ascii: "}") { throw fault("'{' before a '}'") }
      while offset < bytes.count, bytes[offset] != UInt8(ascii: "{"), bytes[offset] != UInt8(ascii: "}") { offset += 1 }
      elements.append(.text(text(start..<offset)))
    }
    return elements
  }
}
