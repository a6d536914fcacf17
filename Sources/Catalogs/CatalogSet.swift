package import Vocabulary

/// Catalogs grouped into tables: a key is a key of its table and never meets the same key of another one.
package struct CatalogSet: Sendable {
  /// Sorted by name.
  package let tables: [CatalogTable]

  /// `sourceLocale` is the configured one, if any.
  package init(_ catalogs: [Catalog], sourceLocale: LanguageTag? = nil) {
    tables = Dictionary(grouping: catalogs.flatMap(\.byTable), by: \.table).map { name, members in
      CatalogTable(name: name, catalogs: members.sorted { $0.file < $1.file }, configured: sourceLocale)
    }.sorted { $0.name < $1.name }
  }
}

/// All catalogs of one table, and which of their locales is the source.
package struct CatalogTable: Sendable {
  package let name: String
  /// Sorted by file.
  package let catalogs: [Catalog]
  package let sourceLocale: LanguageTag
  /// All locales that have an entry, sorted.
  package let locales: [LanguageTag]
  /// Something of the table could not be read: what is absent may only be unread.
  package let isDamaged: Bool
  private let sources: [String: Entry]
  private let keysByLocale: [LanguageTag: Set<String>]
  /// Where a locale names a key without a text to show for it.
  private let untranslated: [LanguageTag: [String: SourceLocation]]

  init(name: String, catalogs: [Catalog], configured: LanguageTag?) {
    self.name = name
    let catalogs = Self.withoutRepeatedSources(Self.withoutReplacedTexts(catalogs))
    self.catalogs = catalogs
    isDamaged = catalogs.contains(where: \.isDamaged)
    var keys: [LanguageTag: Set<String>] = [:]
    var untranslated: [LanguageTag: [String: SourceLocation]] = [:]
    for entry in catalogs.lazy.flatMap(\.entries) {
      // An entry without a leaf is there in name only; it still makes its locale one of the table's.
      if entry.variants.isEmpty || !entry.state.isShipped {
        keys[entry.locale, default: []].formUnion([])
        if entry.state != .obsolete { untranslated[entry.locale, default: [:]][entry.key] = entry.location }
      } else {
        keys[entry.locale, default: []].insert(entry.key)
      }
    }
    keysByLocale = keys
    self.untranslated = untranslated
    locales = keys.keys.sorted()
    let source = Self.sourceLocale(of: catalogs, among: locales, configured: configured)
    sourceLocale = source
    var sources: [String: Entry] = [:]
    func add(from catalogs: some Sequence<Catalog>, where isSource: (Entry) -> Bool) {
      for entry in catalogs.flatMap(\.entries) where entry.state.isShipped && isSource(entry) {
        if sources[entry.key] == nil { sources[entry.key] = entry }
      }
    }
    // The source's own file first. Base.lproj and its kind stand in where it has none, then what translations carry.
    add(from: catalogs.filter { !$0.isBase }) { $0.locale == source && !$0.isCarriedSource }
    add(from: catalogs.filter(\.isBase)) { !$0.isCarriedSource }
    add(from: catalogs) { $0.isCarriedSource }
    self.sources = sources
  }

  /// The entry of the source locale for a key of this table.
  package func source(of key: String) -> Entry? { sources[key] }

  /// The keys that the source has, sorted.
  package var sourceKeys: [String] { sources.keys.sorted() }

  /// The locale has a text for the key.
  package func has(_ key: String, in locale: LanguageTag) -> Bool { keysByLocale[locale]?.contains(key) ?? false }

  /// The keys of the source that a locale of this table has no entry for, with the source's entry, in file order. A key
  /// that is another one's alias is translated with it.
  ///
  /// Empty for a damaged table, where they may only be unread, and for a pseudo-locale, which a tool makes of the source.
  package func missing(in locale: LanguageTag) -> [Entry] {
    guard !isDamaged, locale != sourceLocale, !locale.isPseudo else { return [] }
    return sources.values.filter { source in
      source.shouldTranslate && !source.variants.isEmpty && source.aliasOf == nil && !has(source.key, in: locale)
    }.sorted { ($0.location, $0.key) < ($1.location, $1.key) }
  }

  /// Where the locale names a key that it has no text for, as PO and XLIFF do it.
  package func untranslatedPlace(of key: String, in locale: LanguageTag) -> SourceLocation? {
    untranslated[locale]?[key]
  }

  /// The same catalogs with one copy of each source text: those carried along by translations are left out where the
  /// source's own file, or a translation before, has the key.
  private static func withoutRepeatedSources(_ catalogs: [Catalog]) -> [Catalog] {
    guard catalogs.contains(where: { $0.entries.contains(where: \.isCarriedSource) }) else { return catalogs }
    var seen: [LanguageTag: Set<String>] = [:]
    for entry in catalogs.lazy.flatMap(\.entries) where !entry.isCarriedSource && entry.state.isShipped {
      seen[entry.locale, default: []].insert(entry.key)
    }
    return catalogs.map { catalog in
      var catalog = catalog
      catalog.entries.removeAll { entry in
        entry.isCarriedSource && !seen[entry.locale, default: []].insert(entry.key).inserted
      }
      return catalog
    }
  }

  /// The same catalogs without the texts that another file of the table has in their place: Foundation looks into a
  /// `.stringsdict` before the `.strings` beside it, and a `.mo` is made from the `.po` beside it.
  private static func withoutReplacedTexts(_ catalogs: [Catalog]) -> [Catalog] {
    replacing(.mo, by: .po, in: replacing(.strings, by: .stringsdict, in: catalogs))
  }

  private static func replacing(
    _ replaced: CatalogFormat, by format: CatalogFormat, in catalogs: [Catalog]
  ) -> [Catalog] {
    var keys: [LanguageTag: Set<String>] = [:]
    for entry in catalogs.lazy.filter({ $0.format == format }).flatMap(\.entries) {
      keys[entry.locale, default: []].insert(entry.key)
    }
    guard !keys.isEmpty else { return catalogs }
    return catalogs.map { catalog in
      guard catalog.format == replaced else { return catalog }
      var catalog = catalog
      catalog.entries.removeAll { keys[$0.locale]?.contains($0.key) ?? false }
      return catalog
    }
  }

  /// The configured locale, else what a catalog says, else that of Base.lproj, else English, else the only one there is.
  ///
  /// Where the table lacks exactly that locale, one of the same language serves: `en-US` for `en`.
  private static func sourceLocale(
    of catalogs: [Catalog], among locales: [LanguageTag], configured: LanguageTag?
  ) -> LanguageTag {
    let english = LanguageTag("en")
    let stated =
      configured ?? catalogs.lazy.compactMap(\.sourceLocale).first
      ?? catalogs.first(where: \.isBase)?.entries.first?.locale ?? english
    if locales.contains(stated) { return stated }
    let relatives = locales.filter { $0.language == stated.language }
    if let nearest = relatives.min(by: { ($0.identifier.utf8.count, $0) < ($1.identifier.utf8.count, $1) }) {
      return nearest
    }
    // One locale alone is its own source. Of several none is taken for want of a better: titles then have no control.
    return configured ?? (locales.count == 1 ? locales.first : nil) ?? stated
  }
}

extension Catalog {
  /// One catalog for each table; each has the file's name and problems.
  var byTable: [Catalog] {
    guard entries.contains(where: { $0.table != nil }) else { return [self] }
    var tables: [String] = []
    var members: [String: [Entry]] = [:]
    for entry in entries {
      let name = entry.table ?? table
      if members[name] == nil { tables.append(name) }
      members[name, default: []].append(entry)
    }
    return tables.map { name in
      var part = self
      part.table = name
      part.entries = members[name] ?? []
      return part
    }
  }
}
