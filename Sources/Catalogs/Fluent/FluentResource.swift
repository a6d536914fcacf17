/// The messages, terms and faults of one Fluent file, in file order.
struct FluentResource {
  private(set) var entries: [FluentEntry] = []
  /// One for each piece that is no Fluent, at the place where reading it failed.
  private(set) var faults: [FluentFault] = []

  private var parser: FluentParser
  private var groupComment = ""

  init(_ bytes: [UInt8]) {
    parser = FluentParser(bytes)
    readAll()
  }

  private struct Comment {
    /// The number of `#`: 1 belongs to the entry right below, 2 to the entries that follow, 3 to the file.
    var level: Int
    var text: String
  }

  private mutating func readAll() {
    var comment: String?
    parser.offset = parser.afterBlankBlock(0).place
    while parser.current != nil {
      let start = parser.offset
      let ownComment = comment
      comment = nil
      do throws(FluentFault) {
        if parser.current == UInt8(ascii: "#") {
          let found = try self.comment()
          try endLine()
          // A comment belongs to the entry on the very next line.
          let next = parser.afterBlankBlock(parser.offset)
          if found.level == 2 { groupComment = found.text }
          if found.level == 1, next.lines == 0 { comment = found.text }
        } else {
          var entry = try entry()
          try endLine()
          entry.end = parser.offset
          let comments = [groupComment, ownComment ?? ""].filter { !$0.isEmpty }
          entry.comment = comments.isEmpty ? nil : comments.joined(separator: "\n")
          entries.append(entry)
        }
      } catch {
        skipJunk(from: start)
        faults.append(FluentFault(offset: min(error.offset, parser.offset), message: error.message))
      }
      parser.offset = parser.afterBlankBlock(parser.offset).place
    }
  }

  private mutating func endLine() throws(FluentFault) {
    try parser.expectLineEnd()
    parser.advance()
  }

  /// To the next line that starts like an entry or a comment; also like one of Fluent 0.4, as Fluent's parsers do it.
  private mutating func skipJunk(from start: Int) {
    let bytes = parser.bytes
    // The line where reading failed may start an entry itself.
    var place = min(parser.offset, bytes.count)
    while place > start, bytes[place - 1] != FluentParser.lineEnd { place -= 1 }
    if place <= start {
      place = parser.offset
      while place < bytes.count, bytes[place] != FluentParser.lineEnd { place += 1 }
      place = min(place + 1, bytes.count)
    }
    while place < bytes.count {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      switch bytes[place] {
      case UInt8(ascii: "-"), UInt8(ascii: "#"): parser.offset = place
      case UInt8(ascii: "/") where next == UInt8(ascii: "/"): parser.offset = place
      case UInt8(ascii: "[") where next == UInt8(ascii: "["): parser.offset = place
      case let byte where FluentParser.startsIdentifier(byte): parser.offset = place
      default:
        while place < bytes.count, bytes[place] != FluentParser.lineEnd { place += 1 }
        place += 1
        continue
      }
      return
    }
    parser.offset = bytes.count
  }

  // MARK: Entries

  private mutating func entry() throws(FluentFault) -> FluentEntry {
    let start = parser.offset
    let isTerm = parser.skip("-")
    guard isTerm || FluentParser.startsIdentifier(parser.current) else {
      throw parser.fault("a message, a term or a comment at the start of the line")
    }
    let id = (isTerm ? "-" : "") + (try parser.identifier("the term's name"))
    var entry = FluentEntry(id: id, offset: start)
    parser.skipBlankInline()
    try parser.expect("=", "'=' after the name “\(id)”")
    entry.value = try parser.pattern()
    if isTerm, entry.value == nil { throw parser.fault("a text for the term “\(id)”") }
    while true {
      let place = parser.afterBlank(parser.offset)
      guard parser.byte(at: place) == UInt8(ascii: ".") else { break }
      parser.offset = place
      entry.attributes.append(try attribute())
    }
    if entry.value == nil, entry.attributes.isEmpty { throw parser.fault("a text or an attribute for “\(id)”") }
    return entry
  }

  private mutating func attribute() throws(FluentFault) -> FluentEntry.Attribute {
    let start = parser.offset
    parser.advance()
    let name = try parser.identifier("the attribute's name")
    parser.skipBlankInline()
    try parser.expect("=", "'=' after the attribute's name “\(name)”")
    guard let pattern = try parser.pattern() else { throw parser.fault("a text for the attribute “\(name)”") }
    return FluentEntry.Attribute(name: name, offset: start, pattern: pattern)
  }

  /// All lines of one level that follow each other.
  private mutating func comment() throws(FluentFault) -> Comment {
    let start = parser.offset
    var end = start
    while end - start < 3, parser.byte(at: end) == UInt8(ascii: "#") { end += 1 }
    let level = end - start
    var lines: [String] = []
    while true {
      parser.offset += level
      var text = ""
      if let byte = parser.current, byte != FluentParser.lineEnd {
        try parser.expect(" ", "a space after '#'")
        let start = parser.offset
        while let byte = parser.current, byte != FluentParser.lineEnd { parser.offset += 1 }
        text = parser.text(start..<parser.offset)
      }
      lines.append(text)
      guard parser.current != nil, startsComment(at: parser.after(parser.offset), level: level) else { break }
      parser.advance()
    }
    return Comment(level: level, text: lines.joined(separator: "\n"))
  }

  private func startsComment(at place: Int, level: Int) -> Bool {
    for index in 0..<level where parser.byte(at: place + index) != UInt8(ascii: "#") { return false }
    let byte = parser.byte(at: place + level)
    return byte == nil || byte == FluentParser.space || byte == FluentParser.lineEnd
  }
}
