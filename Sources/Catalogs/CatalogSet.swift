package import Vocabulary

/// Catalogs grouped into tables: a key is a key of its table and never meets the same key of another one.
package struct CatalogSet: Sendable {
  /// Sorted by name.
  package let tables: [CatalogTable]

  /// `sourceLocale` is the configured one, if any.
  package init(_ catalogs: [Catalog], sourceLocale: LanguageTag? = nil) {
    tables = Dictionary(grouping: catalogs, by: \.table).map { name, members in
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

  init(name: String, catalogs: [Catalog], configured: LanguageTag?) {
    self.name = name
    self.catalogs = catalogs
    isDamaged = catalogs.contains(where: \.isDamaged)
    var keys: [LanguageTag: Set<String>] = [:]
    for entry in catalogs.lazy.flatMap(\.entries) {
      // An entry without a leaf is there in name only; it still makes its locale one of the table's.
      if entry.variants.isEmpty {
        keys[entry.locale, default: []].formUnion([])
      } else {
        keys[entry.locale, default: []].insert(entry.key)
      }
    }
    keysByLocale = keys
    locales = keys.keys.sorted()
    let source = Self.sourceLocale(of: catalogs, among: locales, configured: configured)
    sourceLocale = source
    var sources: [String: Entry] = [:]
    // The source's own file before Base.lproj, whose texts stand in where it has none.
    for isBase in [false, true] {
      for catalog in catalogs where catalog.isBase == isBase {
        for entry in catalog.entries where isBase || entry.locale == source {
          if sources[entry.key] == nil { sources[entry.key] = entry }
        }
      }
    }
    self.sources = sources
  }

  /// The entry of the source locale for a key of this table.
  package func source(of key: String) -> Entry? { sources[key] }

  /// The keys that the source has, sorted.
  package var sourceKeys: [String] { sources.keys.sorted() }

  /// The locale has a text for the key.
  package func has(_ key: String, in locale: LanguageTag) -> Bool { keysByLocale[locale]?.contains(key) ?? false }

  /// The keys of the source that a locale of this table has no entry for, with the source's entry, in file order.
  ///
  /// Empty for a damaged table: there they may only be unread.
  package func missing(in locale: LanguageTag) -> [Entry] {
    guard !isDamaged, locale != sourceLocale else { return [] }
    return sources.values.filter { $0.shouldTranslate && !$0.variants.isEmpty && !has($0.key, in: locale) }
      .sorted { ($0.location, $0.key) < ($1.location, $1.key) }
  }

  /// The configured locale, else what a catalog says, else that of Base.lproj, else English, else the first there is.
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
    return configured ?? locales.first ?? stated
  }
}
