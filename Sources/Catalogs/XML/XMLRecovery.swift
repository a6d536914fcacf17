/// What a parser stopped at.
struct XMLFault {
  enum Kind {
    /// A markup character that begins nothing, or a tag with faults in it.
    case token
    /// An end tag that does not close the innermost element.
    case endTag
    /// `&nbsp;` without its declaration, `&#0;`.
    case reference
    /// `<?xml …?>` elsewhere than at the start, or wrong.
    case declaration
    /// The end of the document, or a fault after which nothing can be made of the rest.
    case end
  }

  struct OpenElement {
    var name: String
    var offset: Int
    var contentOffset: Int
  }

  var kind: Kind
  /// The parser's own.
  var words: String
  var offset: Int
  /// Outermost first.
  var open: [OpenElement]

  var message: String {
    let element = open.last.map { " in <\($0.name)>" } ?? ""
    return "the XML is not well-formed: \(words)\(element)"
  }
}

/// Reads on behind faults: the markup at fault is overwritten with spaces, so that all offsets stay, and the document is
/// parsed again. The elements around it are then marked as not complete.
enum XMLRecovery {
  /// A document this broken is no longer read.
  private static let faultLimit = 50
  /// Bytes that are parsed again at most, but for a few times anyway.
  private static let workLimit = 100_000_000

  static func parse(_ text: [UInt8]) -> ExpatParser.Result {
    var repair = XMLRepair(text: text)
    var problems: [XMLProblem] = []
    let attempts = min(faultLimit, max(4, workLimit / max(text.count, 1)))
    var attempt = 0
    while true {
      attempt += 1
      var result = ExpatParser.parse(repair.text, damages: repair.damages.sorted())
      guard let fault = result.fault else {
        result.problems += problems
        return result
      }
      let isMended = attempt < attempts && repair.mend(fault)
      if !isMended || repair.isNews {
        problems.append(XMLProblem(offset: repair.place ?? fault.offset, message: repair.message ?? fault.message))
      }
      if !isMended {
        result.problems += problems
        return result
      }
    }
  }
}

/// A text in which faults are overwritten one by one.
struct XMLRepair {
  private(set) var text: [UInt8]
  private(set) var damages: [Int] = []
  /// False where the last fault only came of one before it.
  private(set) var isNews = true
  /// A better place and words for the last fault than the parser's.
  private(set) var place: Int?
  private(set) var message: String?
  /// Names of start tags that are gone: their end tags are strays.
  private var openings: [String] = []
  /// Offsets of end tags that are gone: what they were meant to close stays open.
  private var closings: [Int] = []

  init(text: [UInt8]) { self.text = text }

  /// False where nothing can be done.
  mutating func mend(_ fault: XMLFault) -> Bool {
    (isNews, place, message) = (true, nil, nil)
    switch fault.kind {
    case .end: return false
    case .declaration: return erase(from: fault.offset, through: "?>")
    case .reference: return mendReference(fault)
    case .endTag: return mendEndTag(fault)
    case .token: return mendToken(fault)
    }
  }

  private mutating func mendEndTag(_ fault: XMLFault) -> Bool {
    guard let start = text[..<fault.offset].lastIndex(of: UInt8(ascii: "<")), let innermost = fault.open.last else {
      return false
    }
    let name = name(at: start + 2)
    if fault.open.dropLast().contains(where: { $0.name == name }) {
      // It closes an element around: the ones inside were never closed.
      if let meant = closings.firstIndex(where: { $0 > innermost.offset }) {
        closings.remove(at: meant)
        isNews = false
      }
      place = innermost.offset
      message =
        "the XML is not well-formed: expected </\(innermost.name)> for the element that starts here, found </\(name)>"
      return erase(innermost.offset..<innermost.contentOffset)
    }
    if let opening = openings.lastIndex(of: name) {
      openings.remove(at: opening)
      isNews = false
    } else {
      closings.append(start)
      message = "the XML is not well-formed: expected </\(innermost.name)>, found </\(name)>"
    }
    place = start
    return erase(from: start, through: ">")
  }

  /// In an attribute the parser stands at the tag: it means the first reference there that XML does not have itself.
  private mutating func mendReference(_ fault: XMLFault) -> Bool {
    guard fault.offset < text.count else { return false }
    if text[fault.offset] == UInt8(ascii: "&") { return erase(fault.offset..<(fault.offset + 1)) }
    let own = ["amp", "lt", "gt", "quot", "apos"].map { Array("\($0);".utf8) }
    for index in text[fault.offset...].indices.prefix(10_000) where text[index] == UInt8(ascii: "&") {
      let rest = text[(index + 1)...]
      if own.contains(where: { rest.starts(with: $0) }) { continue }
      place = index
      return erase(index..<(index + 1))
    }
    return false
  }

  private mutating func mendToken(_ fault: XMLFault) -> Bool {
    // The parser stands at the byte that cannot follow; what it began to read is before it.
    let limit = max(fault.offset - 1000, 0)
    var start = fault.offset - 1
    while start >= limit, ![UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: ";")].contains(text[start]) {
      start -= 1
    }
    guard start >= limit, text[start] != UInt8(ascii: ";"), fault.offset <= text.count else {
      return eraseCharacter(at: fault.offset)
    }
    // A tag that is closed already has nothing to do with it.
    if text[start..<fault.offset].contains(UInt8(ascii: ">")) { return eraseCharacter(at: fault.offset) }
    place = start
    if text[start] == UInt8(ascii: "&") { return erase(start..<(start + 1)) }
    // The root itself is at fault: there is nothing to read in.
    guard !fault.open.isEmpty else { return false }
    let name = name(at: start + 1)
    // `a < b`, and the signs of a merge conflict: no tag at all. Of several the last may be one.
    guard !name.isEmpty else {
      let run = text[start...].prefix { $0 == UInt8(ascii: "<") }
      let isTag = run.count > 1 && !self.name(at: run.endIndex).isEmpty
      return erase(start..<(isTag ? run.endIndex - 1 : run.endIndex))
    }
    let rest = text[(start + 1)...]
    guard let end = rest.firstIndex(where: { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }),
      text[end] == UInt8(ascii: ">")
    else { return erase(start..<(start + 1)) }
    if text[end - 1] != UInt8(ascii: "/"), text[start + 1] != UInt8(ascii: "/") { openings.append(name) }
    return erase(start..<(end + 1))
  }

  // MARK: Bytes

  /// The name of a tag from there on; empty where none begins.
  private func name(at start: Int) -> String {
    guard start < text.count else { return "" }
    let ends: [UInt8] = [UInt8(ascii: ">"), UInt8(ascii: "/"), UInt8(ascii: "<"), UInt8(ascii: "="), UInt8(ascii: "&")]
    return String(decoding: text[start...].prefix { $0 > 0x20 && !ends.contains($0) }, as: UTF8.self)
  }

  private mutating func erase(from start: Int, through end: String) -> Bool {
    let end = Array(end.utf8)
    var offset = start
    while offset + end.count <= text.count, !text[offset..<(offset + end.count)].elementsEqual(end) { offset += 1 }
    guard offset + end.count <= text.count else { return false }
    return erase(start..<(offset + end.count))
  }

  private mutating func eraseCharacter(at start: Int) -> Bool {
    guard start < text.count else { return false }
    var end = start + 1
    while end < text.count, text[end] & 0xC0 == 0x80 { end += 1 }
    return erase(start..<end)
  }

  /// Puts spaces there; line ends stay. False where there is nothing else already.
  private mutating func erase(_ range: Range<Int>) -> Bool {
    var isChanged = false
    for index in range where text[index] != 0x20 && text[index] != 0x0A && text[index] != 0x0D {
      text[index] = 0x20
      isChanged = true
    }
    damages.append(range.lowerBound)
    return isChanged
  }
}
