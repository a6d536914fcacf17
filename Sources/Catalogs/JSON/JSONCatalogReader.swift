import Vocabulary

/// Reads JSON with keys and texts: i18next and its kind, flat or nested, Chrome's `messages.json`, FormatJS, Angular.
///
/// Comments and a last comma are let pass, as most tools do. Of two members with one name the last is used, as
/// JavaScript's JSON.parse takes it.
enum JSONCatalogReader: CatalogReader {
  static let description = FormatDescription(
    name: "json", title: "i18next and other JSON", extensions: ["json", "json5", "jsonc"], walk: .onlyWhenNamed,
    summary:
      "Nested keys, lists, plural suffixes and maps, $t(), {{name}}; messages.json of Chrome; FormatJS and its ICU.")

  static func place(of path: String) -> CatalogPlace {
    CatalogPlace(path: path, rules: [.folder, .wholeName, .suffix("."), .suffix("_"), .suffix("-")])
  }

  /// An object with a text in it. Formats that are JSON, too, know more about themselves and stand before this one.
  static func recognizes(_ sample: ContentSample) -> Bool {
    sample.first == UInt8(ascii: "{") && sample.contains("\"") && sample.contains(":")
  }

  static func read(_ file: CatalogFile) -> Catalog {
    var reader = JSONCatalog(file)
    reader.readAll()
    return reader.catalog
  }
}

extension CatalogFormat {
  package static let json = CatalogFormat(JSONCatalogReader.self)
}

struct JSONCatalog {
  var catalog: Catalog
  let file: CatalogFile
  let document: JSONDocument

  init(_ file: CatalogFile) {
    self.file = file
    catalog = Catalog(file)
    document = JSONDocument(file.bytes, syntax: .json5, recovering: true)
  }

  mutating func readAll() {
    for problem in document.problems { catalog.addUnreadable(problem.message, at: location(problem.offset)) }
    if let root = document.root { readRoot(root) }
    catalog.reportIfEmpty()
    catalog.sortProblems()
  }

  private mutating func readRoot(_ root: JSONValue) {
    if let shape = JSONShape(root) { return readDescriptors(of: root, shape: shape) }
    guard root.object != nil else {
      return catalog.addUnreadable("expected an object, found \(root.kind)", at: location(root.offset))
    }
    var tree = TextNode(root, in: document, file: file.path)
    if let members = tree.map {
      // `$schema` and the like are about the file.
      let kept = members.filter { !$0.key.hasPrefix("$schema") && !$0.key.hasPrefix("@@") }
      if kept.count < members.count { tree.content = .map(kept) }
    }
    if let locales = tree.locales(of: file) {
      for (locale, node) in locales { readNested(node, locale: locale) }
    } else if let locale = tree["locale"]?.text, let texts = tree["translations"], texts.map != nil {
      // Angular
      readNested(texts, locale: LocaleCode.tag(locale))
    } else {
      readNested(tree, locale: file.locale)
    }
  }

  private mutating func readNested(_ node: TextNode, locale: LanguageTag) {
    let hasFaults = document.hasEncodingFaults
    let nested = NestedTexts(node) { !hasFaults || !$0.unicodeScalars.contains("\u{FFFD}") }
    for duplicate in nested.duplicates {
      catalog.addDuplicate(
        duplicate.key, locale: locale, at: duplicate.location, first: duplicate.first, lastWins: true)
    }
    let texts = PluralSuffix.merging(nested.texts, language: String(locale.language))
    let syntax = SyntaxGuess.syntax(of: texts.lazy.flatMap(\.variants).map(\.text))
    let references = KeyReferences(texts, namespace: namespace)
    for text in texts {
      var entry = Entry(key: text.key, locale: locale, location: text.location, variants: text.variants)
      for index in entry.variants.indices { entry.variants[index].text = references.resolved(entry.variants[index]) }
      entry.placeholders = syntax
      add(entry)
    }
  }

  /// The file's name, without what says its locale.
  private var namespace: String { file.table.split(separator: "/").last.map(String.init) ?? "" }

  mutating func add(_ entry: Entry) {
    if entry.placeholders != .icu || catalog.accepts(entry) { catalog.entries.append(entry) }
  }

  func location(_ offset: Int) -> SourceLocation { document.lines.location(of: offset, in: file.path) }
}
