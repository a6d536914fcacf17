/// A message as it stands in a PO file.
struct POMessage {
  var context: POText?
  var id: POText
  var plural: POText?
  /// One, or the plural forms from `msgstr[0]`.
  var forms: [POText] = []
  var comments: [POScanner.Comment] = []
  var domain: String?

  var isHeader: Bool { context == nil && id.text.isEmpty }
}

/// Reads the messages of a PO file one after the other, by the grammar of GNU gettext's po-gram.
///
/// A message with a fault is one finding; reading goes on at the next one.
struct POParser {
  private(set) var messages: [POMessage] = []
  private(set) var faults: [POFault] = []
  private var scanner: POScanner
  private var domain: String?
  /// The keyword that was read last, for a fault behind it.
  private var keyword = ""

  init(bytes: [UInt8], encoding: LegacyEncoding?) { scanner = POScanner(bytes: bytes, encoding: encoding) }

  mutating func parseAll() {
    while true {
      scanner.skipSpaceAndComments()
      guard scanner.offset < scanner.bytes.count else { return }
      let start = scanner.offset
      do throws(POFault) {
        try parseItem()
      } catch {
        faults.append(error)
        scanner.comments.removeAll()
        resume(after: max(start, error.offset))
      }
    }
  }

  private mutating func parseItem() throws(POFault) {
    let start = scanner.offset
    keyword = scanner.keyword() ?? ""
    switch keyword {
    case "domain":
      domain = try scanner.text(of: keyword, at: start).text
      scanner.comments.removeAll()
    case "msgctxt":
      let context = try scanner.text(of: keyword, at: start)
      let idOffset = try expect("msgid")
      try parseMessage(context: context, at: idOffset)
    case "msgid":
      try parseMessage(context: nil, at: start)
    default:
      scanner.offset = start
      keyword = ""
      throw POFault(offset: start, message: "expected 'msgid' or 'msgctxt', found \(scanner.found)")
    }
  }

  /// From behind `msgid`.
  private mutating func parseMessage(context: POText?, at start: Int) throws(POFault) {
    var message = POMessage(context: context, id: try scanner.text(of: "msgid", at: start), domain: domain)
    message.comments = scanner.comments
    scanner.comments.removeAll()
    scanner.skipSpace()
    let pluralOffset = scanner.offset
    if nextKeyword() == "msgid_plural" {
      keyword = scanner.keyword() ?? ""
      message.plural = try scanner.text(of: keyword, at: pluralOffset)
    }
    repeat {
      let formOffset = try expect("msgstr")
      let index = try scanner.index()
      guard (index != nil) == (message.plural != nil) else {
        throw POFault(
          offset: formOffset,
          message: message.plural == nil
            ? "expected 'msgstr' for a message without 'msgid_plural', found 'msgstr[…]'"
            : "expected 'msgstr[0]' for a message with 'msgid_plural', found 'msgstr'")
      }
      if let index, index != message.forms.count {
        throw POFault(
          offset: formOffset, message: "expected 'msgstr[\(message.forms.count)]', found 'msgstr[\(index)]'")
      }
      message.forms.append(try scanner.text(of: "msgstr", at: formOffset))
    } while message.plural != nil && nextKeyword() == "msgstr"
    messages.append(message)
  }

  /// The word that comes next, without taking it.
  private func nextKeyword() -> String? {
    var probe = scanner
    probe.skipSpace()
    return probe.keyword()
  }

  /// Takes a keyword and returns where it stands.
  private mutating func expect(_ wanted: String) throws(POFault) -> Int {
    scanner.skipSpace()
    let place = scanner.offset
    guard nextKeyword() == wanted else {
      let found = nextKeyword().map { "'\($0)'" } ?? scanner.found
      throw POFault(offset: place, message: "expected '\(wanted)', found \(found)")
    }
    keyword = scanner.keyword() ?? ""
    return place
  }

  /// Moves to the next line behind the fault that begins a message, or to the comments before it.
  ///
  /// After a fault in a context, the id on the next line belongs to it; after a blank line it does not.
  private mutating func resume(after fault: Int) {
    var takesID = keyword != "msgctxt"
    let bytes = scanner.bytes
    // A keyword where another one was expected begins the next message.
    scanner.offset = fault
    if isLineStart(fault), !keyword.isEmpty, startsMessage(takesID: true) { return }
    // The comments before it are the next message's.
    var comments: Int?
    while scanner.offset < bytes.count {
      scanner.skipLine()
      if scanner.offset < bytes.count { scanner.offset += 1 }
      while let byte = scanner.current, byte == 0x20 || byte == 0x09 { scanner.offset += 1 }
      switch scanner.current {
      case 0x0A, 0x0D: takesID = true
      case UInt8(ascii: "#"): comments = comments ?? scanner.offset
      default:
        if startsMessage(takesID: takesID) {
          scanner.offset = comments ?? scanner.offset
          return
        }
        comments = nil
        if startsMessage(takesID: true) { takesID = true }
      }
    }
  }

  private func startsMessage(takesID: Bool) -> Bool {
    var probe = scanner
    switch probe.keyword() {
    case "msgctxt", "domain": return true
    case "msgid": return takesID
    default: return false
    }
  }

  private func isLineStart(_ offset: Int) -> Bool {
    for byte in scanner.bytes[..<offset].reversed() {
      if byte == 0x0A || byte == 0x0D { return true }
      if byte != 0x20, byte != 0x09 { return false }
    }
    return true
  }
}
