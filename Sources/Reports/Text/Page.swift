/// A stretch of text in one style; a title is quoted, isolated, and shortened where it would not fit.
struct Span {
  var text: String
  var style: Ink.Style
  var isTitle: Bool

  init(_ text: String, _ style: Ink.Style = .plain) {
    self.text = SafeText.visible(text)
    self.style = style
    isTitle = false
  }

  static func title(_ text: String, _ style: Ink.Style = .plain) -> Span {
    var span = Span(text, style)
    span.isTitle = true
    return span
  }
}

/// Lines of a fixed number of columns, written from the top.
struct Page {
  let columns: Int
  private let measure: @Sendable (String) -> Int
  private let ink: Ink
  private(set) var text = ""
  private var isAfterBlank = true

  init(_ options: ReportOptions) {
    columns = max(options.columns, 24)
    measure = options.width
    ink = Ink(isOn: options.usesColor)
  }

  func width(_ span: Span) -> Int { measure(span.text) + (span.isTitle ? 2 : 0) }

  // MARK: Lines

  mutating func blank() {
    if !isAfterBlank { text += "\n" }
    isAfterBlank = true
  }

  mutating func heading(_ title: String) {
    blank()
    paragraph([Span(title, .strong)])
    put([Span(String(repeating: "-", count: min(measure(title), columns)), .faint)])
  }

  /// One line as it is; the caller knows that it fits.
  mutating func put(_ spans: [Span], indent: Int = 0) {
    var line = String(repeating: " ", count: indent)
    for span in spans {
      line += ink.painted(span.isTitle ? SafeText.quoted(span.text) : span.text, span.style)
    }
    // Prose may bring isolates of its own, and be wrapped inside one.
    text += SafeText.closed(line) + "\n"
    isAfterBlank = false
  }

  /// Prose, wrapped at spaces; lines after the first stand `hanging` columns further in.
  mutating func paragraph(_ spans: [Span], indent: Int = 0, hanging: Int = 0) {
    var line: [Span] = []
    var used = 0
    var isFirst = true
    for word in Self.words(of: spans) {
      let needed = word.reduce(0) { $0 + width($1) }
      var start = indent + (isFirst ? 0 : hanging)
      if !line.isEmpty, start + used + 1 + needed <= columns {
        line.append(Span(" "))
        line += word
        used += 1 + needed
        continue
      }
      if !line.isEmpty {
        put(line, indent: start)
        isFirst = false
        start = indent + hanging
      }
      (line, used) = (word, needed)
      guard start + needed > columns else { continue }
      let cut = cutting(word, to: columns - start, then: columns - indent - hanging)
      for piece in cut.dropLast() {
        put(piece, indent: indent + (isFirst ? 0 : hanging))
        isFirst = false
      }
      line = cut.last ?? []
      used = line.reduce(0) { $0 + width($1) }
    }
    if !line.isEmpty { put(line, indent: indent + (isFirst ? 0 : hanging)) }
  }

  // MARK: Words

  /// What stands between spaces. A title is one word, together with the punctuation that touches it.
  private static func words(of spans: [Span]) -> [[Span]] {
    var words: [[Span]] = []
    var word: [Span] = []
    for span in spans {
      guard !span.isTitle else {
        word.append(span)
        continue
      }
      for (index, part) in span.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if index > 0, !word.isEmpty {
          words.append(word)
          word = []
        }
        if !part.isEmpty { word.append(Span(String(part), span.style)) }
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// A word that is too long for a line: its title shortened, or else its text in pieces.
  private func cutting(_ word: [Span], to first: Int, then rest: Int) -> [[Span]] {
    let room = min(first, rest)
    if let at = word.firstIndex(where: \.isTitle) {
      let others = word.indices.reduce(0) { $0 + ($1 == at ? 0 : width(word[$1])) }
      if room - others >= Self.shortestTitle {
        var shortened = word
        shortened[at] = shortening(word[at], to: room - others)
        return [shortened]
      }
    }
    return word.flatMap { span -> [[Span]] in
      guard !span.isTitle else { return [[shortening(span, to: room)]] }
      return SafeText.pieces(of: span.text, room, measure).map { [Span($0, span.style)] }
    }
  }

  /// Quotation marks, a few letters and an ellipsis.
  static let shortestTitle = 8

  func shortening(_ span: Span, to limit: Int) -> Span {
    var result = span
    result.text = SafeText.truncated(span.text, to: limit - (span.isTitle ? 2 : 0), measure)
    return result
  }
}
