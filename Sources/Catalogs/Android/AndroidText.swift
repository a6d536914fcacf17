/// What stands between the tags of a `<string>` or `<item>`, as aapt2 makes a value of it.
struct AndroidText {
  var value = Value.text("")
  /// `<xliff:g>` marks what translators leave alone, with an example of it.
  var notes: [PlaceholderNote] = []
  /// Why aapt2 refuses it: there is no value.
  var fault: String?
  /// There is one, and aapt2 wants it escaped.
  var hasRawApostrophe = false

  enum Value: Equatable {
    case text(String)
    /// `@string/name` of the app itself.
    case reference(String)
    /// `@null`, or a text that another package or a theme has.
    case unknown
  }

  init(_ element: XMLElement) {
    var pieces = Pieces()
    pieces.collect(element)
    if pieces.hasNestedGroups { fault = "expected the end of <xliff:g>, found another <xliff:g>" }
    // Only a text without styles can be a reference.
    if !pieces.hasSpans, let known = Self.reference(in: pieces.rawText) {
      value = known
      return
    }
    if !pieces.hasSpans { pieces.trim() }
    var builder = AndroidTextBuilder()
    var group: (example: String?, start: Int, percents: Int)?
    for piece in pieces.list {
      switch piece {
      case .text(let text): builder.append(text)
      case .spanEdge: builder.passSpanEdge()
      case .groupStart(let example): group = (example, builder.output.count, builder.percentCount)
      case .groupEnd:
        if let group { addNote(on: builder.output[group.start...], behind: group.percents, example: group.example) }
        group = nil
      }
    }
    fault = fault ?? builder.fault
    hasRawApostrophe = builder.hasRawApostrophe
    value = .text(builder.text)
  }

  /// Only groups that hold a placeholder are noted: `%1$s` is `1`, and the third `%s` is `3`.
  private mutating func addNote(on group: ArraySlice<Unicode.Scalar>, behind percents: Int, example: String?) {
    guard let percent = group.firstIndex(of: "%") else { return }
    let digits = group[percent...].dropFirst().prefix { ("0"..."9").contains($0) }
    let isNumbered = !digits.isEmpty && digits.endIndex < group.endIndex && group[digits.endIndex] == "$"
    let name = isNumbered ? String(String.UnicodeScalarView(digits)) : String(percents + 1)
    notes.append(PlaceholderNote(name: name, example: example))
  }

  // MARK: References

  private static let types: Set<Substring> = [
    "anim", "animator", "array", "attr", "bool", "color", "dimen", "drawable", "font", "fraction", "id", "integer",
    "interpolator", "layout", "menu", "mipmap", "navigation", "plurals", "raw", "string", "style", "styleable",
    "transition", "xml",
  ]

  /// `@[*][package:]type/name` and `?[package:][attr/]name`; nil for a text that only begins so.
  private static func reference(in raw: String) -> Value? {
    var text = raw[...]
    while let last = text.last, last.isASCII, last.isWhitespace { text.removeLast() }
    text = text.drop { $0.isASCII && $0.isWhitespace }
    switch text {
    case "@null": return .unknown
    case "@empty": return .text("")
    default: break
    }
    let isAttribute = text.first == "?"
    guard isAttribute || text.first == "@" else { return nil }
    text.removeFirst()
    if text.first == "*" { text.removeFirst() }
    var package: Substring?
    if let colon = text.firstIndex(of: ":") {
      package = text[..<colon]
      text = text[text.index(after: colon)...]
    }
    var type: Substring?
    if let slash = text.firstIndex(of: "/") {
      type = text[..<slash]
      text = text[text.index(after: slash)...]
    }
    // aapt2 refuses references with other characters: somebody meant a text.
    guard !text.isEmpty, text.utf8.allSatisfy({ isNameByte($0) }) else { return nil }
    if isAttribute { return type == nil || type == "attr" ? .unknown : nil }
    guard let type, types.contains(type) else { return nil }
    return type == "string" && package == nil ? .reference(String(text)) : .unknown
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte >= 0x80
      || [UInt8(ascii: "$"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_")].contains(byte)
  }
}

/// The texts and tags of an element, one after the other.
private struct Pieces {
  var list: [Piece] = []
  var hasSpans = false
  var hasNestedGroups = false
  private var isInGroup = false
  private var text = ""

  enum Piece {
    case text(String)
    /// Where a style begins or ends.
    case spanEdge
    case groupStart(example: String?)
    case groupEnd
  }

  mutating func collect(_ element: XMLElement) {
    for child in element.children {
      switch child {
      case .text(let part): text += part.text
      // What a comment divides is one text for aapt2, and so is CDATA with what surrounds it.
      case .comment: break
      case .element(let inner):
        flush()
        collectInner(inner)
      }
    }
    flush()
  }

  private mutating func collectInner(_ element: XMLElement) {
    guard element.namespace != nil || element.name.contains(":") else {
      hasSpans = true
      list.append(.spanEdge)
      collect(element)
      list.append(.spanEdge)
      return
    }
    // Tags of other namespaces are as good as not there.
    guard element.localName == "g" else { return collect(element) }
    if isInGroup { hasNestedGroups = true }
    isInGroup = true
    list.append(.groupStart(example: element["example"]))
    collect(element)
    list.append(.groupEnd)
    isInGroup = false
  }

  private mutating func flush() {
    if !text.isEmpty { list.append(.text(text)) }
    text = ""
  }

  var rawText: String {
    list.reduce(into: "") { raw, piece in if case .text(let text) = piece { raw += text } }
  }

  /// White space at the start of the first text and at the end of the last one.
  mutating func trim() {
    if let place = list.firstIndex(where: \.isText), case .text(let text) = list[place] {
      list[place] = .text(String(text.unicodeScalars.drop { AndroidTextBuilder.isSpace($0) }))
    }
    if let place = list.lastIndex(where: \.isText), case .text(let text) = list[place] {
      var scalars = text.unicodeScalars[...]
      while let last = scalars.last, AndroidTextBuilder.isSpace(last) { scalars.removeLast() }
      list[place] = .text(String(scalars))
    }
  }
}

extension Pieces.Piece {
  fileprivate var isText: Bool { if case .text = self { true } else { false } }
}
