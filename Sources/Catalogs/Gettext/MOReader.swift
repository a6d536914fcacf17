import Vocabulary

/// Reads compiled gettext catalogs, of either byte order. Their hash table is not needed.
///
/// The format has no lines: everything stands at the start of the file. It has lost the flags, too, so the ids tell which
/// placeholders there are.
enum MOReader: CatalogReader {
  static let description = FormatDescription(
    name: "mo", title: "gettext MO", extensions: ["mo"], walk: .always,
    summary: "Compiled PO of either byte order: contexts, plural forms, charset; placeholders are told by the ids.")

  static func place(of path: String) -> CatalogPlace { CatalogPlace(gettextPath: path) }

  static func recognizes(_ sample: ContentSample) -> Bool { MOFile(sample.bytes) != nil }

  static func read(_ file: CatalogFile) -> Catalog {
    var catalog = Catalog(file)
    let start = SourceLocation(file: file.path, line: 1, column: 1)
    guard let contents = MOFile(file.bytes) else {
      catalog.addUnreadable("expected a compiled gettext catalog, found a file that does not start as one", at: start)
      return catalog
    }
    let pairs = contents.pairs()
    if let fault = pairs.fault { catalog.addUnreadable(fault, at: start) }

    let headerBytes = pairs.texts.first { $0.id.isEmpty }?.text ?? []
    let header = GettextHeader(String(decoding: headerBytes, as: UTF8.self))
    let name = header.charset ?? "UTF-8"
    let encoding = LegacyEncoding(name: name)
    if encoding == nil, !["utf-8", "utf8", "ascii", "us-ascii"].contains(name.lowercased()) {
      catalog.addUnreadable(
        "expected UTF-8 or a charset that this system can convert, found the charset “\(name)”", at: start)
    }
    var undecodable = 0
    func decode(_ bytes: some Collection<UInt8>) -> String {
      if let encoding { return String(decoding: encoding.decode(bytes).utf8, as: UTF8.self) }
      return String(decoding: bytes, as: UTF8.self)
    }
    var messages: [GettextMessage] = []
    for (id, text) in pairs.texts where !id.isEmpty {
      let message = GettextMessage(id: id, text: text, location: start, decode: decode)
      if message.hasReplacements { undecodable += 1 } else { messages.append(message) }
    }
    if undecodable > 0, catalog.problems.isEmpty {
      catalog.addUnreadable("\(undecodable) messages hold bytes that are not valid in \(name)", at: start)
    }
    var plurals: GettextHeader.Plurals?
    do throws(PluralFormulaFault) {
      plurals = try header.plurals()
    } catch {
      if messages.contains(where: { $0.plural != nil }) { catalog.addUnreadable(error.message, at: start) }
    }
    var entries = GettextEntries(
      catalog, of: file, header: header, plurals: plurals, symbolic: messages.haveSymbolicIDs)
    entries.add(messages)
    catalog = entries.catalog
    // What `msgfmt` makes of a source language's untranslated file has a header and no more.
    if headerBytes.isEmpty { catalog.reportIfEmpty() }
    return catalog
  }
}

extension CatalogFormat {
  package static let mo = CatalogFormat(MOReader.self)
}

extension GettextMessage {
  /// `context` EOT `id` NUL `plural`, and the forms with NUL between them.
  fileprivate init(
    id bytes: ArraySlice<UInt8>, text: ArraySlice<UInt8>, location: SourceLocation,
    decode: (ArraySlice<UInt8>) -> String
  ) {
    var ids = bytes.split(separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
    let plural = ids.count > 1 ? decode(ids.removeLast()) : nil
    var id = ids.first ?? []
    var context: String?
    if let end = id.firstIndex(of: 0x04) {
      context = decode(id[..<end])
      id = id[(end + 1)...]
    }
    let forms = plural == nil ? [text] : text.split(separator: 0, omittingEmptySubsequences: false)
    self.init(
      context: context, id: decode(id), plural: plural, forms: forms.map(decode), location: location)
  }

  fileprivate var hasReplacements: Bool {
    ([context, id, plural].compactMap(\.self) + forms).contains { $0.unicodeScalars.contains("\u{FFFD}") }
  }
}
