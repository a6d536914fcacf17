import Catalogs
import Testing
import Vocabulary

/// What a table makes of files that carry their source texts along (XLIFF, PO, Qt).
@Suite struct CarriedSourceTests {
  private func entry(
    _ key: String, _ locale: String, _ text: String?, line: Int = 1, file: String, carried: Bool = false,
    state: Entry.State = .translated, table: String? = nil
  ) -> Entry {
    var entry = Entry(
      key: key, locale: LanguageTag(locale), location: SourceLocation(file: file, line: line, column: 1), state: state,
      variants: text.map { [Variant(path: VariantPath(), text: $0)] } ?? [])
    entry.isCarriedSource = carried
    entry.table = table
    return entry
  }

  private func catalog(_ file: String, _ entries: [Entry]) -> Catalog {
    Catalog(file: file, format: .strings, table: "po", entries: entries)
  }

  private var german: Catalog {
    catalog(
      "de.po",
      [
        entry("a", "en", "A", file: "de.po", carried: true), entry("a", "de", "Ä", file: "de.po"),
        entry("b", "en", "B", file: "de.po", carried: true), entry("b", "de", nil, line: 7, file: "de.po"),
        entry("c", "en", "C", file: "de.po", carried: true),
        entry("c", "de", "?", line: 9, file: "de.po", state: .fuzzy),
      ])
  }

  private var french: Catalog {
    catalog(
      "fr.po", [entry("a", "en", "A", file: "fr.po", carried: true), entry("a", "fr", "À", file: "fr.po")])
  }

  @Test func oneCopyOfASourceStays() {
    let table = CatalogSet([french, german]).tables[0]
    #expect(table.catalogs.flatMap(\.entries).filter { $0.locale == LanguageTag("en") }.map(\.key) == ["a", "b", "c"])
    #expect(table.sourceLocale == LanguageTag("en"))
    #expect(table.source(of: "a")?.location.file == "de.po")
    #expect(table.missing(in: LanguageTag("fr")).map(\.key) == ["b", "c"])
  }

  @Test func theSourcesOwnFileComesFirst() {
    let english = catalog("en.po", [entry("a", "en", "Own", file: "en.po")])
    let table = CatalogSet([german, english]).tables[0]
    #expect(table.source(of: "a")?.variants[0].text == "Own")
    #expect(table.source(of: "b")?.variants[0].text == "B")
    #expect(table.catalogs.flatMap(\.entries).count { $0.key == "a" && $0.locale == LanguageTag("en") } == 1)
  }

  /// A unit without a text, and one with a tool's guess, are where a translation is missing.
  @Test func missingTextsHaveAPlace() {
    let table = CatalogSet([german]).tables[0]
    let locale = LanguageTag("de")
    #expect(table.missing(in: locale).map(\.key) == ["b", "c"])
    #expect(table.untranslatedPlace(of: "b", in: locale)?.line == 7)
    #expect(table.untranslatedPlace(of: "c", in: locale)?.line == 9)
    #expect(table.untranslatedPlace(of: "a", in: locale) == nil)
  }

  @Test func obsoleteEntriesAreNotThere() {
    let old = catalog(
      "de.po",
      [
        entry("x", "en", "X", file: "de.po", carried: true, state: .obsolete),
        entry("x", "de", "X", file: "de.po", state: .obsolete), entry("a", "en", "A", file: "de.po", carried: true),
        entry("a", "de", "Ä", file: "de.po"),
      ])
    let table = CatalogSet([old]).tables[0]
    #expect(table.source(of: "x") == nil)
    #expect(table.missing(in: LanguageTag("de")).isEmpty)
  }

  @Test func aFileMayHoldTables() {
    let both = catalog(
      "de.xliff",
      [
        entry("a", "de", "1", file: "de.xliff", table: "po/Main"),
        entry("a", "de", "2", file: "de.xliff", table: "po/Other"),
        entry("b", "de", "3", file: "de.xliff"),
      ])
    let set = CatalogSet([both])
    #expect(set.tables.map(\.name) == ["po", "po/Main", "po/Other"])
    #expect(set.tables.map { $0.catalogs[0].entries.count } == [1, 1, 1])
    #expect(set.tables.allSatisfy { $0.catalogs[0].file == "de.xliff" })
  }

  @Test func contextsArePartOfKeys() {
    #expect(Entry.key("Open", context: "menu") == "menu|Open")
    #expect(Entry.key("Open", context: nil) == "Open")
    #expect(Entry.key("Open", context: "") == "Open")
  }
}
