/// What becomes of white space where `xml:space` does not say that it is kept.
///
/// The standard leaves that to the program. In version 1.2 resource formats keep it, and so do we, while a page collapses
/// it; a text that begins or ends on a line of its own was laid out for people to read. In version 2 programs agree that it
/// is collapsed.
enum InlineSpace {
  case kept, collapsed

  init(datatype: String?) {
    let datatype = datatype?.lowercased() ?? ""
    self = ["html", "htmlbody", "xhtml", "x-html", "x-xhtml"].contains(datatype) ? .collapsed : .kept
  }

  /// One text of version 1.
  func applied(to text: String, preserves: Bool) -> String {
    let isCollapsed = !preserves && (self == .collapsed || Self.isLaidOut(text))
    return Self.withLineBreaks(isCollapsed ? Self.flowing(text).trimmingXMLSpace() : text)
  }

  /// The segments of a unit of version 2, with what stands between them. None but kept white space is at either end.
  static func joined(_ parts: [(text: String, preserves: Bool)]) -> String {
    var text = ""
    for part in parts { text += part.preserves ? part.text : flowing(part.text) }
    if let first = parts.first, !first.preserves, text.first == " " { text.removeFirst() }
    if let last = parts.last, !last.preserves, text.last == " " { text.removeLast() }
    return withLineBreaks(text)
  }

  /// With one space for each run of white space; none at an end that was laid out on a line of its own.
  private static func flowing(_ text: String) -> String {
    let words = text.utf8.split(whereSeparator: isXMLSpace)
    guard !words.isEmpty else { return text.isEmpty ? "" : " " }
    var flowing = edge(text.utf8.prefix(while: isXMLSpace))
    flowing += words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
    flowing += edge(text.utf8.reversed().prefix(while: isXMLSpace))
    flowing.replace(" " + InlineCode.lineBreak, with: InlineCode.lineBreak)
    flowing.replace(InlineCode.lineBreak + " ", with: InlineCode.lineBreak)
    return flowing
  }

  private static func edge(_ run: some Collection<UInt8>) -> String {
    run.isEmpty || run.contains(where: isLineEnd) ? "" : " "
  }

  private static func withLineBreaks(_ text: String) -> String {
    text.unicodeScalars.contains("\u{FFFF}") ? text.replacing(InlineCode.lineBreak, with: "\n") : text
  }

  /// It begins with a line end, or the last of its lines is white space before the end tag.
  private static func isLaidOut(_ text: String) -> Bool {
    let end = text.utf8.reversed().prefix { $0 == 0x20 || $0 == 0x09 }
    return text.utf8.first { $0 != 0x20 && $0 != 0x09 }.map(isLineEnd) ?? false
      || !end.isEmpty && text.utf8.dropLast(end.count).last.map(isLineEnd) ?? false
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }
}
