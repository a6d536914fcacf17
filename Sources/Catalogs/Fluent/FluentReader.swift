import Vocabulary

/// Reads Fluent (`.ftl`): messages, with a variant for each attribute.
///
/// Selectors and variables stay in the text; Titles expands them. Terms are no entries, they are carried along by those
/// that refer to them. What is no Fluent is one finding, and reading goes on where Fluent's own parsers do. Of two
/// messages with one id the first is used, as a bundle does it; of two attributes the last.
enum FluentReader: CatalogReader {
  static let description = FormatDescription(
    name: "fluent", title: "Fluent file", extensions: ["ftl"], walk: .afterLook,
    summary: "Messages with attributes, selectors and comments; terms and messages of the same file put in.")

  /// The locale may stand far above: `l10n/de/browser/browser/menubar.ftl`.
  static func place(of path: String) -> CatalogPlace {
    let near = CatalogPlace(path: path, rules: [.folder, .wholeName])
    if near.locale != nil { return near }
    let folders = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().map(String.init)
    let stem = near.table.split(separator: "/").last.map(String.init) ?? ""
    for count in stride(from: folders.count - 1, to: 0, by: -1) {
      let above = CatalogPlace(path: folders.prefix(count).joined(separator: "/") + "/x", rules: [.folder])
      guard let locale = above.locale else { continue }
      return CatalogPlace(
        table: above.table.dropLast() + (folders.dropFirst(count) + [stem]).joined(separator: "/"), locale: locale)
    }
    let named = CatalogPlace(path: path, rules: [.suffix("."), .suffix("_"), .suffix("-")])
    // What would be a word elsewhere, as in `he/browser/menubar.ftl`: there is no Fluent file without a locale.
    guard named.locale == nil, let index = folders.lastIndex(where: { LocaleCode.known($0) != nil }) else {
      return named
    }
    return CatalogPlace(
      table: (folders[..<index] + folders[(index + 1)...] + [stem]).joined(separator: "/"),
      locale: LocaleCode.known(folders[index]))
  }

  /// FreeMarker has the extension, too. Most lines that are not indented start an entry or a comment.
  static func recognizes(_ sample: ContentSample) -> Bool {
    for sign in ["<#", "</#", "<@", "<!DOCTYPE", "<html"] where sample.contains(sign) { return false }
    var (entries, comments, others) = (0, 0, 0)
    for line in sample.utf8.split(separator: 0x0A) {
      guard let first = line.first, first > 0x20 else { continue }
      switch first {
      case UInt8(ascii: "#"): comments += 1
      case UInt8(ascii: "}"), UInt8(ascii: "{"), UInt8(ascii: "."): continue
      default: if startsEntry(line) { entries += 1 } else { others += 1 }
      }
    }
    return entries > others || entries + others == 0 && comments > 0
  }

  private static func startsEntry(_ line: ArraySlice<UInt8>) -> Bool {
    var parser = FluentParser(Array(line))
    _ = parser.skip("-")
    guard (try? parser.identifier("")) != nil else { return false }
    parser.skipBlankInline()
    return parser.current == UInt8(ascii: "=")
  }

  static func read(_ file: CatalogFile) -> Catalog {
    let text = DecodedText(file.bytes)
    let resource = FluentResource(text.utf8)
    var builder = FluentCatalog(file, text: text, resource: resource)
    if let problem = text.problem { builder.report(problem.message, at: problem.offset) }
    for fault in resource.faults { builder.report(fault.message, at: fault.offset) }
    for entry in resource.entries { builder.add(entry) }
    // Terms are no titles, but they are something.
    if resource.entries.isEmpty { builder.catalog.reportIfEmpty() }
    builder.catalog.sortProblems()
    return builder.catalog
  }
}

extension CatalogFormat {
  package static let fluent = CatalogFormat(FluentReader.self)
}

/// Makes entries of the messages of one file.
private struct FluentCatalog {
  var catalog: Catalog
  private let locale: LanguageTag
  private let lines: LineIndex
  private let hasFaultyBytes: Bool
  /// The patterns of all messages, terms and attributes, by what refers to them.
  private var patterns: [String: FluentPattern] = [:]
  private var seen: [String: Int] = [:]

  /// A message names some; whoever chains more of them writes no titles.
  private static let referenceLimit = 64

  init(_ file: CatalogFile, text: DecodedText, resource: FluentResource) {
    catalog = Catalog(file)
    locale = file.locale
    lines = LineIndex(text.utf8)
    hasFaultyBytes = !text.faults.isEmpty
    var known: Set<String> = []
    for entry in resource.entries where known.insert(entry.id).inserted {
      patterns[entry.id] = entry.value
      for attribute in entry.attributes { patterns[entry.id + "." + attribute.name] = attribute.pattern }
    }
  }

  mutating func report(_ message: String, at offset: Int) { catalog.addUnreadable(message, at: location(offset)) }

  private func location(_ offset: Int) -> SourceLocation { lines.location(of: offset, in: catalog.file) }

  mutating func add(_ message: FluentEntry) {
    let location = location(message.offset)
    if let first = seen[message.id] {
      catalog.addDuplicate(message.id, locale: locale, at: location, first: self.location(first), lastWins: false)
      return
    }
    seen[message.id] = message.offset
    var attributes: [String: Int] = [:]
    var variants: [Variant] = []
    if let value = message.value { variants.append(variant(value, path: VariantPath())) }
    for attribute in message.attributes {
      let path = VariantPath([VariantPath.Step(kind: "attribute", value: attribute.name)])
      let variant = variant(attribute.pattern, path: path)
      if let first = attributes[attribute.name] {
        catalog.addDuplicate(
          message.id + "." + attribute.name, locale: locale, at: self.location(attribute.offset),
          first: self.location(first), lastWins: true)
        variants.removeAll { $0.path == path }
      }
      attributes[attribute.name] = attributes[attribute.name] ?? attribute.offset
      variants.append(variant)
    }
    // What has bytes that the encoding does not allow is left out; the finding for the file speaks for it.
    if hasFaultyBytes { variants.removeAll { $0.text.unicodeScalars.contains("\u{FFFD}") } }
    guard !message.isTerm, !variants.isEmpty else { return }
    var entry = Entry(
      key: message.id, locale: locale, location: location, comment: message.comment, variants: variants)
    entry.placeholders = .fluent
    entry.placeholderNotes = message.comment.map(FluentCatalog.notes) ?? []
    entry.references = references(of: message)
    catalog.entries.append(entry)
  }

  private func variant(_ pattern: FluentPattern, path: VariantPath) -> Variant {
    Variant(path: path, text: pattern.raw, location: location(pattern.offset))
  }

  /// The texts that a message takes in, with those that they take in.
  private func references(of message: FluentEntry) -> [String: String] {
    var found: [String: String] = [:]
    var open = ([message.value].compactMap(\.self) + message.attributes.map(\.pattern)).flatMap(\.references)
    while let reference = open.popLast() {
      guard found[reference.name] == nil, found.count < Self.referenceLimit else { continue }
      guard let pattern = patterns[reference.name] else {
        // Where the term is there, an attribute that it lacks is none; it could come from another file otherwise.
        if let term = patterns[reference.id] { found[reference.id] = found[reference.id] ?? term.raw }
        continue
      }
      found[reference.name] = pattern.raw
      open += pattern.references
    }
    return found
  }

  /// `$count (Number): how many there are`, as Fluent's guide writes about variables.
  private static func notes(in comment: String) -> [PlaceholderNote] {
    comment.split(separator: "\n").compactMap { line in
      let line = line.drop { $0 == " " || $0 == "*" || $0 == "-" }
      guard line.first == "$" else { return nil }
      let name = line.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
      let rest = line.dropFirst(1 + name.count).drop { $0 == " " }
      guard !name.isEmpty, rest.first == "(", let end = rest.firstIndex(of: ")") else { return nil }
      return PlaceholderNote(name: String(name), type: String(rest[..<end].dropFirst()))
    }
  }
}
