import Vocabulary

/// Reads Flutter's application resource bundles: JSON with a text for each key, and `@key` beside it about that key.
///
/// Of two members with one name the last is used, as Dart's decoder takes it. Choices stay in the text: Titles expands it.
enum ARBReader: CatalogReader {
  static let description = FormatDescription(
    name: "arb", title: "Flutter ARB", extensions: ["arb"], walk: .always,
    summary: "ICU messages with plural, select and selectordinal; descriptions, placeholders with types and examples.")

  /// Flutter takes what follows an underscore, if it is a locale, whatever word it may be otherwise: `app_id.arb`.
  static func place(of path: String) -> CatalogPlace {
    CatalogPlace(path: path, rules: [.platformSuffix("_"), .suffix("-"), .suffix("."), .wholeName, .folder])
  }

  static func recognizes(_ sample: ContentSample) -> Bool {
    sample.first == UInt8(ascii: "{") && sample.contains("\"@@locale\"")
  }

  static func read(_ file: CatalogFile) -> Catalog {
    var reader = ResourceBundle(file)
    reader.readAll()
    return reader.catalog
  }
}

extension CatalogFormat {
  package static let arb = CatalogFormat(ARBReader.self)
}

private struct ResourceBundle {
  var catalog: Catalog
  private let document: JSONDocument
  private let locale: LanguageTag

  init(_ file: CatalogFile) {
    catalog = Catalog(file)
    document = JSONDocument(file.bytes, syntax: .json, recovering: true)
    let stated = document.root?.object?.last { $0.key == "@@locale" }?.value.string ?? ""
    locale = stated.isEmpty ? file.locale : LocaleCode.tag(stated)
  }

  mutating func readAll() {
    for problem in document.problems { catalog.addUnreadable(problem.message, at: location(problem.offset)) }
    if let root = document.root { readMembers(of: root) }
    catalog.reportIfEmpty()
    catalog.sortProblems()
  }

  private mutating func readMembers(of root: JSONValue) {
    guard let members = root.object else {
      return catalog.addUnreadable("expected an object, found \(root.kind)", at: location(root.offset))
    }
    for (first, second) in root.duplicates where !second.key.hasPrefix("@") {
      catalog.addDuplicate(
        second.key, locale: locale, at: location(second.keyOffset), first: location(first.keyOffset), lastWins: true)
    }
    let last = Dictionary(members.map { ($0.key, $0) }) { $1 }
    for member in members where !member.key.hasPrefix("@") {
      guard last[member.key]?.keyOffset == member.keyOffset else { continue }
      readResource(member, about: last["@" + member.key]?.value)
    }
  }

  private mutating func readResource(_ member: JSONMember, about attributes: JSONValue?) {
    guard let text = member.value.string else {
      if member.value.isComplete {
        catalog.addUnreadable(
          "expected a text for the key “\(member.key)”, found \(member.value.kind)", at: location(member.value.offset))
      }
      return
    }
    if document.hasEncodingFaults, text.unicodeScalars.contains("\u{FFFD}") { return }
    var entry = Entry(
      key: member.key, locale: locale, location: location(member.keyOffset),
      variants: [
        Variant(path: VariantPath(), text: text, location: location(member.value.offset))
      ])
    entry.placeholders = .flutter
    if let attributes {
      let comments = ["description", "context"].compactMap { attributes[key: $0]?.string }.filter { !$0.isEmpty }
      if !comments.isEmpty { entry.comment = comments.joined(separator: "\n") }
      entry.placeholderNotes = notes(of: attributes)
    }
    if catalog.accepts(entry) { catalog.entries.append(entry) }
  }

  private func notes(of attributes: JSONValue) -> [PlaceholderNote] {
    (attributes[key: "placeholders"]?.object ?? []).map { member in
      let example = member.value[key: "example"]
      var note = PlaceholderNote(
        name: member.key, type: member.value[key: "type"]?.string, format: member.value[key: "format"]?.string,
        example: example?.string ?? example.flatMap(spelling))
      let isOwn = member.value[key: "isCustomDateFormat"]
      note.hasOwnFormat = isOwn?.boolean ?? (isOwn?.string == "true")
      return note
    }
  }

  /// Examples are texts; people write bare numbers, too.
  private func spelling(of value: JSONValue) -> String? {
    if case .number(_, let spelling) = value.content { spelling } else { nil }
  }

  private func location(_ offset: Int) -> SourceLocation { document.lines.location(of: offset, in: catalog.file) }
}
