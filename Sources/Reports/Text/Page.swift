/// A stretch of text in one style; a title is quoted, isolated, and shortened where it would not fit.
struct Phrase {
  var text: String
  var style: Ink.Style
  var isTitle: Bool

  init(_ text: String, _ style: Ink.Style = .plain) {
    self.text = SafeText.visible(text)
    self.style = style
    isTitle = false
  }

  static func title(_ text: String, _ style: Ink.Style = .plain) -> Phrase {
    var phrase = Phrase(text, style)
    phrase.isTitle = true
    return phrase
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

  func width(_ phrase: Phrase) -> Int { measure(phrase.text) + (phrase.isTitle ? 2 : 0) }

  // MARK: Lines

  mutating func blank() {
    if !isAfterBlank { text += "\n" }
    isAfterBlank = true
  }

  mutating func heading(_ title: String) {
    blank()
    paragraph([Phrase(title, .strong)])
    put([Phrase(String(repeating: "-", count: min(measure(title), columns)), .faint)])
  }

  /// One line as it is; the caller knows that it fits. A label stands in the room of the indent.
  mutating func put(_ phrases: [Phrase], indent: Int = 0, label: Phrase? = nil) {
    var line = label.map { ink.painted($0.text, $0.style) } ?? ""
    line += String(repeating: " ", count: max(0, indent - (label.map(width) ?? 0)))
    for phrase in phrases {
      line += ink.painted(phrase.isTitle ? SafeText.quoted(phrase.text) : phrase.text, phrase.style)
    }
    // Prose may bring isolates of its own, and be wrapped inside one.
    text += SafeText.closed(line) + "\n"
    isAfterBlank = false
  }

  /// Prose, wrapped at spaces; lines after the first stand `hanging` columns further in. A label, narrower than the
  /// indent, stands before the first.
  mutating func paragraph(_ phrases: [Phrase], indent: Int = 0, hanging: Int = 0, label: Phrase? = nil) {
    var label = label
    var line: [Phrase] = []
    var used = 0
    var isFirst = true
    for word in Self.words(of: phrases) {
      let needed = word.reduce(0) { $0 + width($1) }
      var start = indent + (isFirst ? 0 : hanging)
      if !line.isEmpty, start + used + 1 + needed <= columns {
        line.append(Phrase(" "))
        line += word
        used += 1 + needed
        continue
      }
      if !line.isEmpty {
        put(line, indent: start, label: label)
        label = nil
        isFirst = false
        start = indent + hanging
      }
      (line, used) = (word, needed)
      guard start + needed > columns else { continue }
      let cut = cutting(word, to: columns - start, then: columns - indent - hanging)
      for piece in cut.dropLast() {
        put(piece, indent: indent + (isFirst ? 0 : hanging), label: label)
        label = nil
        isFirst = false
      }
      line = cut.last ?? []
      used = line.reduce(0) { $0 + width($1) }
    }
    if !line.isEmpty { put(line, indent: indent + (isFirst ? 0 : hanging), label: label) }
  }

  // MARK: Words

  /// What stands between spaces. A title is one word, together with the punctuation that touches it.
  private static func words(of phrases: [Phrase]) -> [[Phrase]] {
    var words: [[Phrase]] = []
    var word: [Phrase] = []
    for phrase in phrases {
      guard !phrase.isTitle else {
        word.append(phrase)
        continue
      }
      for (index, part) in phrase.text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
        if index > 0, !word.isEmpty {
          words.append(word)
          word = []
        }
        if !part.isEmpty { word.append(Phrase(String(part), phrase.style)) }
      }
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// A word that is too long for a line: its title shortened, or else its text in pieces.
  private func cutting(_ word: [Phrase], to first: Int, then rest: Int) -> [[Phrase]] {
    let room = min(first, rest)
    if let at = word.firstIndex(where: \.isTitle) {
      let others = word.indices.reduce(0) { $0 + ($1 == at ? 0 : width(word[$1])) }
      if room - others >= Self.shortestTitle {
        var shortened = word
        shortened[at] = shortening(word[at], to: room - others)
        return [shortened]
      }
    }
    return word.flatMap { phrase -> [[Phrase]] in
      guard !phrase.isTitle else { return [[shortening(phrase, to: room)]] }
      return SafeText.pieces(of: phrase.text, room, measure).map { [Phrase($0, phrase.style)] }
    }
  }

  /// Quotation marks, a few letters and an ellipsis.
  static let shortestTitle = 8

  func shortening(_ phrase: Phrase, to limit: Int) -> Phrase {
    var result = phrase
    result.text = SafeText.truncated(phrase.text, to: limit - (phrase.isTitle ? 2 : 0), measure)
    return result
  }
}
