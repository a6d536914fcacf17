import Vocabulary

/// Reads gettext's PO: what `msgfmt` would put into the product.
///
/// A message counts as untranslated where `msgfmt` leaves it out: fuzzy, or with an empty first form. Obsolete messages
/// (`#~`) are not there at all. Where `msgfmt` would refuse the whole file, the message at fault is left out.
enum POReader: CatalogReader {
  static let description = FormatDescription(
    name: "po", title: "gettext PO", extensions: ["po"], walk: .always,
    summary: "Contexts, plural forms by the header's formula, charset, comments, format flags (the ids tell the "
      + "placeholders of a file without any), Weblate's `max-length` and `max-size`; fuzzy and obsolete messages are "
      + "left out. A file with its header only is one that nobody has begun.")

  static func place(of path: String) -> CatalogPlace { CatalogPlace(gettextPath: path) }

  static func recognizes(_ sample: ContentSample) -> Bool {
    guard sample.first == UInt8(ascii: "#") || sample.first == UInt8(ascii: "m") else { return false }
    return (sample.contains("msgid \"") || sample.contains("msgid\"")) && sample.contains("msgstr")
  }

  static func read(_ file: CatalogFile) -> Catalog {
    var catalog = Catalog(file)
    let text = decode(file, into: &catalog)
    let lines = LineIndex(text.utf8)
    func locate(_ offset: Int) -> SourceLocation { lines.location(of: offset, in: file.path) }
    if let problem = text.problem, catalog.problems.isEmpty {
      catalog.addUnreadable(problem.message, at: locate(problem.offset))
    }
    var parser = POParser(bytes: text.utf8, encoding: LegacyEncoding(name: charset(of: file.bytes) ?? ""))
    parser.parseAll()
    for fault in parser.faults { catalog.addUnreadable(fault.message, at: locate(fault.offset)) }

    let header = parser.messages.first(where: \.isHeader)
    let fields = GettextHeader(header?.forms.first?.text ?? "")
    // An entry with bytes that the encoding does not allow is left out; the finding for the file speaks for it.
    let isDamaged = !text.faults.isEmpty
    let messages = parser.messages.filter { !$0.isHeader && !(isDamaged && $0.hasReplacements) }
      .map { GettextMessage($0, locate: locate) }
    var plurals: GettextHeader.Plurals?
    do throws(PluralFormulaFault) {
      plurals = try fields.plurals()
    } catch {
      // Where nothing has plural forms, the line has no say.
      if messages.contains(where: { $0.plural != nil }) {
        let offset = text.utf8.firstOffset(of: "Plural-Forms:", from: header?.id.offset ?? 0)
        catalog.addUnreadable(error.message, at: locate(offset ?? 0))
      }
    }
    var entries = GettextEntries(
      catalog, of: file, header: fields, plurals: plurals, symbolic: messages.haveSymbolicIDs)
    entries.add(messages)
    catalog = entries.catalog
    // Django and others begin a translation with nothing but its header.
    if header == nil { catalog.reportIfEmpty() }
    catalog.sortProblems()
    return catalog
  }

  /// By the header's charset; UTF-8 where it names none.
  private static func decode(_ file: CatalogFile, into catalog: inout Catalog) -> DecodedText {
    guard let name = charset(of: file.bytes) else { return DecodedText(file.bytes) }
    if let text = DecodedText(file.bytes, encoding: name) { return text }
    let place = file.bytes.firstOffset(of: "charset=", from: 0) ?? 0
    catalog.addUnreadable(
      "expected UTF-8 or a charset that this system can convert, found the charset “\(name)”; "
        + "messages with other characters than ASCII may be left out",
      at: LineIndex(file.bytes).location(of: place, in: file.path))
    return DecodedText(file.bytes)
  }

  /// Before anything else is known of the file; the header is ASCII so far.
  private static func charset(of bytes: [UInt8]) -> String? {
    // Texts may speak of charsets, too.
    guard let type = bytes.firstOffset(of: "Content-Type:", from: 0),
      let place = bytes.firstOffset(of: "charset=", from: type), place < type + 100
    else { return nil }
    let start = place + 8
    let name = bytes[start...].prefix(40).prefix { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "-_:.()".utf8.contains(byte)
    }
    let text = String(decoding: name, as: UTF8.self)
    return text.isEmpty || text == "CHARSET" ? nil : text
  }
}

extension CatalogFormat {
  package static let po = CatalogFormat(POReader.self)
}

extension GettextMessage {
  fileprivate init(_ message: POMessage, locate: (Int) -> SourceLocation) {
    var flags = POFlags()
    for comment in message.comments where comment.kind == UInt8(ascii: ",") || comment.kind == UInt8(ascii: "=") {
      flags.add(comment.text, at: comment.offset)
    }
    // The developers' word, else that of the translators among themselves.
    var notes = message.comments.filter { $0.kind == UInt8(ascii: ".") }.map(\.text)
    if notes.isEmpty { notes = message.comments.filter { $0.kind == 0x20 && !$0.text.isEmpty }.map(\.text) }
    self.init(
      context: message.context?.text, id: message.id.text, plural: message.plural?.text,
      forms: message.forms.map(\.text), isFuzzy: flags.isFuzzy,
      comment: notes.isEmpty ? nil : notes.joined(separator: "\n"), placeholders: flags.placeholders,
      limits: flags.limits(locate: locate), domain: message.domain, location: locate(message.id.offset),
      pluralLocation: message.plural.map { locate($0.offset) }, formLocations: message.forms.map { locate($0.offset) })
  }
}

extension POMessage {
  fileprivate var hasReplacements: Bool {
    ([context, id, plural].compactMap(\.self) + forms).contains { $0.text.unicodeScalars.contains("\u{FFFD}") }
  }
}

extension [UInt8] {
  fileprivate func firstOffset(of text: String, from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard let first = wanted.first, count >= wanted.count else { return nil }
    for place in Swift.max(start, 0)..<Swift.max(count - wanted.count + 1, start, 0) where self[place] == first {
      if self[place..<(place + wanted.count)].elementsEqual(wanted) { return place }
    }
    return nil
  }
}
