/// Reads on behind faults: the line at fault becomes a comment, so that all lines stay where they are, and the text is parsed
/// again.
enum YAMLRecovery {
  struct Result {
    var events: [YAMLParser.Event]
    /// In the order in which they were met.
    var faults: [YAMLParser.Fault] = []
    var losses: [Loss] = []
  }

  /// A line that was left out, from 0, and the columns before its text.
  struct Loss: Equatable {
    var line: Int
    var indent: Int
  }

  /// A document this broken is no longer read.
  private static let faultLimit = 50
  /// Bytes that are parsed again at most, but for a few times anyway.
  private static let workLimit = 20_000_000

  static func parse(_ text: [UInt8]) -> Result {
    let (events, fault) = YAMLParser.parse(text)
    var result = Result(events: events)
    guard var fault else { return result }
    var text = text
    let lines = lines(of: text)
    let attempts = max(4, min(faultLimit, workLimit / max(text.count, 1)))
    for attempt in 1...attempts {
      if let quote = quote(before: fault, in: result.events) {
        fault.message += " after the quoted text that starts here"
        (fault.line, fault.column) = (quote.line, quote.column)
      }
      result.faults.append(fault)
      func isText(_ line: Int) -> Bool {
        guard lines.indices.contains(line) else { return false }
        return text[lines[line]].first { $0 > 0x20 }.map { $0 != UInt8(ascii: "#") } ?? false
      }
      let candidates = [fault.line, fault.noticedLine] + lines.indices.prefix(fault.noticedLine).reversed()
      guard !fault.isFinal, attempt < attempts, let line = candidates.first(where: isText) else { return result }
      result.losses.append(Loss(line: line, indent: text[lines[line]].prefix { $0 == 0x20 }.count))
      for offset in lines[line] { text[offset] = 0x20 }
      text[lines[line].lowerBound] = UInt8(ascii: "#")
      let next = YAMLParser.parse(text)
      result.events = next.events
      guard let found = next.fault else { return result }
      fault = found
    }
    return result
  }

  /// As libyaml counts them: NEL, LS and PS end a line, too.
  private static func lines(of text: [UInt8]) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < text.count {
      let next = text[(index + 1)...]
      let width =
        switch text[index] {
        case 0x0A: 1
        case 0x0D: next.first == 0x0A ? 2 : 1
        case 0xC2 where next.first == 0x85: 2
        case 0xE2 where next.starts(with: [0x80, 0xA8]) || next.starts(with: [0x80, 0xA9]): 3
        default: 0
        }
      if width > 0 {
        lines.append(start..<index)
        start = index + width
      }
      index += max(width, 1)
    }
    return lines + [start..<text.count]
  }

  /// A text in quotes that ends on a later line, right where the fault is: the quote that ends it begins another one.
  private static func quote(before fault: YAMLParser.Fault, in events: [YAMLParser.Event]) -> YAMLParser.Event? {
    guard let last = events.last, case .scalar(let scalar) = last.kind, scalar.quotedEndLine == fault.noticedLine,
      last.line < fault.noticedLine
    else { return nil }
    return last
  }
}
