import Vocabulary

/// Reads `.strings`: an old-style property list of texts, or one compiled to XML or binary.
///
/// A statement with a syntax error is one finding; reading goes on at the next line that starts a statement, so a
/// truncated file keeps all complete entries. Of two statements with one key the last is used, as CoreFoundation does it.
enum StringsReader: CatalogReader {
  static let description = FormatDescription(
    name: "strings", title: "Apple strings file", extensions: ["strings"],
    walk: .inFolders { $0.hasSuffix(".lproj") },
    summary: "Keys, texts and comments; UTF-8 and UTF-16; XML and binary property lists of built products.")

  static func place(of path: String) -> CatalogPlace { CatalogPlace(lprojPath: path) }

  static func recognizes(_ sample: ContentSample) -> Bool {
    guard sample.first == UInt8(ascii: "\"") || sample.first == UInt8(ascii: "/") else { return false }
    let start = Array(sample.utf8.prefix(4096))
    return !CatalogFormat.strings.read(path: "", bytes: start, sourceLocale: LanguageTag("en")).entries.isEmpty
  }

  static func read(_ file: CatalogFile) -> Catalog {
    if CompiledStrings.isCompiled(file.bytes) { return CompiledStrings.read(file) }
    var reader = Statements(file)
    reader.readAll()
    return reader.catalog
  }
}

extension CatalogFormat {
  package static let strings = CatalogFormat(StringsReader.self)
}

/// The statements of one file, read one after the other.
private struct Statements {
  var catalog: Catalog
  private let text: DecodedText
  private let locale: LanguageTag
  private let lines: LineIndex
  private var scanner: StringsScanner
  /// The comments since the last statement that may belong to the next key.
  private var comments: [StringsScanner.Comment] = []
  /// Place in `catalog.entries` and offset of each key seen.
  private var seen: [String: (index: Int, offset: Int)] = [:]
  private var superseded: Set<Int> = []
  /// Where the last statement ended, for a comment behind it.
  private var statementEnd = 0
  private var isBraced = false
  private var faultCount = 0

  init(_ file: CatalogFile) {
    catalog = Catalog(file)
    text = DecodedText(file.bytes)
    locale = file.locale
    lines = LineIndex(text.utf8)
    scanner = StringsScanner(bytes: text.utf8)
  }

  mutating func readAll() {
    if let problem = text.problem { report(problem.message, at: problem.offset) }
    skipSpaceAndComments()
    if scanner.current == UInt8(ascii: "{") {
      isBraced = true
      scanner.offset += 1
    }
    while true {
      skipSpaceAndComments()
      guard let byte = scanner.current else { break }
      if byte == UInt8(ascii: "}"), isBraced {
        isBraced = false
        scanner.offset += 1
        continue
      }
      readStatement()
    }
    if isBraced {
      report("expected '}' to close the '{' that the file starts with, found the end of the file", at: scanner.offset)
    }
    if !superseded.isEmpty {
      catalog.entries = catalog.entries.enumerated().filter { !superseded.contains($0.offset) }.map(\.element)
    }
    catalog.reportIfEmpty()
    if faultCount > Self.reportLimit {
      let location = lines.location(of: scanner.offset, in: catalog.file)
      catalog.addUnreadable("\(faultCount - Self.reportLimit) more statements cannot be read", at: location)
    }
    catalog.sortProblems()
  }

  /// `key = value;` or `key;`.
  private mutating func readStatement() {
    let start = scanner.offset
    let comment = takeComment(before: start)
    guard let key = scanner.text() else { return fail("a key", from: start) }
    let keyEnd = scanner.offset
    skipSpaceAndComments()
    if scanner.current == UInt8(ascii: ";") {
      scanner.offset += 1
      return finish(key, value: key, at: start, valueOffset: start, comment: comment)
    }
    guard scanner.current == UInt8(ascii: "=") else {
      return fail("'=' or ';' after the key", from: start, isNewLine: startsLine(after: keyEnd))
    }
    scanner.offset += 1
    skipSpaceAndComments()
    let valueOffset = scanner.offset
    guard let value = scanner.text() else { return fail("a text as the value", from: start, opening: valueOffset) }
    let valueEnd = scanner.offset
    skipSpaceAndComments()
    if scanner.current == UInt8(ascii: ";") {
      scanner.offset += 1
      return finish(key, value: value, at: start, valueOffset: valueOffset, comment: comment)
    }
    // A closed text with the next token on another line has only lost its semicolon.
    if isQuote(at: valueOffset), startsLine(after: valueEnd) {
      report("expected ';' after the value, found \(scanner.found)", at: valueEnd)
      return finish(key, value: value, at: start, valueOffset: valueOffset, comment: comment)
    }
    fail("';' after the value", from: start)
  }

  private mutating func finish(
    _ key: String, value: String, at offset: Int, valueOffset: Int, comment: String?
  ) {
    statementEnd = scanner.offset
    comments.removeAll()
    // An entry with bytes that the encoding does not allow is left out; the finding for the file speaks for it.
    if !text.faults.isEmpty, key.unicodeScalars.contains("\u{FFFD}") || value.unicodeScalars.contains("\u{FFFD}") {
      return
    }
    let location = lines.location(of: offset, in: catalog.file)
    if let first = seen[key] {
      let firstLocation = lines.location(of: first.offset, in: catalog.file)
      catalog.addDuplicate(key, locale: locale, at: location, first: firstLocation, lastWins: true)
      superseded.insert(first.index)
    }
    seen[key] = (catalog.entries.count, seen[key]?.offset ?? offset)
    let valueLocation = valueOffset == offset ? nil : lines.location(of: valueOffset, in: catalog.file)
    catalog.entries.append(
      Entry(
        key: key, locale: locale, location: location, comment: comment,
        variants: [Variant(path: VariantPath(), text: value, location: valueLocation)]))
  }

  // MARK: Comments

  private mutating func skipSpaceAndComments() {
    while scanner.skipSpace() {
      let comment = scanner.comment()
      if !comment.isClosed {
        report("expected '*/' to close this comment, found the end of the file", at: comment.range.lowerBound)
      }
      comments.append(comment)
    }
  }

  /// The comments right before a key, one after the other without a blank line between them.
  ///
  /// A comment behind a statement, on its line, belongs to that statement.
  private mutating func takeComment(before start: Int) -> String? {
    if let first = comments.first, !catalog.entries.isEmpty, statementEnd > 0, statementEnd <= first.range.lowerBound,
      !text.utf8[statementEnd..<first.range.lowerBound].contains(where: { $0 == 0x0A || $0 == 0x0D })
    {
      comments.removeFirst()
      let last = catalog.entries.count - 1
      if catalog.entries[last].comment == nil { catalog.entries[last].comment = first.text }
    }
    var taken: [String] = []
    var next = start
    for comment in comments.reversed() {
      if !taken.isEmpty {
        let gap = text.utf8[comment.range.upperBound..<next]
        if gap.count(where: { $0 == 0x0A }) > 1 { break }
      }
      taken.append(comment.text)
      next = comment.range.lowerBound
    }
    comments.removeAll()
    return taken.isEmpty ? nil : taken.reversed().joined(separator: "\n")
  }

  // MARK: Faults

  /// A file of another kind is all faults; past this many they are only counted.
  private static let reportLimit = 50

  private mutating func report(_ message: String, at offset: Int) {
    faultCount += 1
    guard faultCount <= Self.reportLimit else { return }
    catalog.addUnreadable(message, at: lines.location(of: offset, in: catalog.file))
  }

  private func isQuote(at offset: Int) -> Bool {
    text.utf8[offset] == UInt8(ascii: "\"") || text.utf8[offset] == UInt8(ascii: "'")
  }

  /// The next token stands on a later line than `offset`, or nothing follows.
  private func startsLine(after offset: Int) -> Bool {
    scanner.offset >= text.utf8.count || text.utf8[offset..<scanner.offset].contains { $0 == 0x0A || $0 == 0x0D }
  }

  /// Reports the statement from `start` and moves to the next line that starts one.
  private mutating func fail(_ expected: String, from start: Int, opening: Int? = nil, isNewLine: Bool = false) {
    let place = scanner.offset
    let opened = opening ?? start
    if place >= text.utf8.count, opened < text.utf8.count, isQuote(at: opened) {
      report("expected a closing quote for the text that starts here, found the end of the file", at: opened)
    } else {
      let line = lines.position(of: start).line
      let begun = line < lines.position(of: place).line ? " (the statement starts on line \(line))" : ""
      report("expected \(expected), found \(scanner.found)\(begun)", at: place)
    }
    comments.removeAll()
    scanner.offset = isNewLine ? place : resumption(after: start, failedAt: place)
    statementEnd = 0
  }

  /// The first line after the one with `start` that begins a comment or a statement.
  ///
  /// Not the line after the fault: a forgotten quote makes the parser fail lines later, inside another statement.
  private func resumption(after start: Int, failedAt place: Int) -> Int {
    var offset = start
    while offset < text.utf8.count {
      while offset < text.utf8.count, text.utf8[offset] != 0x0A, text.utf8[offset] != 0x0D { offset += 1 }
      offset += 1
      guard offset < text.utf8.count else { break }
      var probe = StringsScanner(bytes: text.utf8)
      probe.offset = offset
      if probe.skipSpace() { return probe.offset }
      if probe.current == UInt8(ascii: "}"), isBraced, probe.offset >= place { return probe.offset }
      let lineStart = probe.offset
      if probe.offset > start, probe.text() != nil {
        _ = probe.skipSpace()
        if probe.current == UInt8(ascii: "=") || probe.current == UInt8(ascii: ";") { return lineStart }
      }
      offset = max(offset, lineStart - 1)
    }
    return text.utf8.count
  }
}
