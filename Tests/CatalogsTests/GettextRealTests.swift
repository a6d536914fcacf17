import Catalogs
import Testing
import Vocabulary

/// Real PO and MO files, held against polib, msgunfmt and Python's gettext.
@Suite(.enabled(if: Fixture.hasRealCatalogs, Fixture.absent)) struct GettextRealTests {
  @Test(arguments: ["po.tsv", "mo.tsv"]) func agreeWithPolib(table: String) throws {
    for row in try Fixture.rows(table) {
      let catalog = try read(try Fixture.bytes(Fixture.realCatalogs + row[0]), as: row[0])
      // Django ships an English MO with nothing but its header.
      #expect(catalog.places.isEmpty, "\(row[0])")
      let entries = catalog.entries.filter { !$0.isCarriedSource }
      #expect(entries.count == Int(row[1]), "\(row[0])")
      #expect(Fixture.digest(entries.flatMap(rows)) == row[2], "\(row[0])")
    }
  }

  /// Key, state, place among the forms that are shown, text.
  private func rows(_ entry: Entry) -> [[String]] {
    guard !entry.variants.isEmpty else { return [[entry.key, "untranslated", "0", ""]] }
    return entry.variants.enumerated().map { [entry.key, entry.state.rawValue, "\($0.offset)", $0.element.text] }
  }

  /// No catalog there names two forms alike, and each has the form for one thing or for all.
  @Test func formsHaveNames() throws {
    for row in try Fixture.rows("po.tsv") {
      let catalog = try read(try Fixture.bytes(Fixture.realCatalogs + row[0]), as: row[0])
      for entry in catalog.entries where entry.variants.count > 1 {
        let names = entry.variants.map(\.path.description)
        #expect(Set(names).count == names.count, "\(row[0])")
        #expect(names.contains { $0 == "plural:one" || $0 == "plural:other" }, "\(row[0]): \(names)")
      }
    }
  }

  @Test(arguments: ["po/gtk4/po/ar.po", "mo/django/django/conf/locale/ru/LC_MESSAGES/django.mo"])
  func prefixesKeepCompleteEntries(path: String) throws {
    let bytes = try Fixture.bytes(Fixture.realCatalogs + path)
    let whole = try read(bytes, as: path).entries
    for step in 1..<12 {
      let length = bytes.count * step / 12
      let part = Array(bytes[..<length])
      let found = try read(part, as: path)
      // Of a compiled catalog the tables come first: without the last texts, their ids have no translation.
      guard path.hasSuffix(".po") else {
        #expect(found.isDamaged)
        #expect(found.entries.allSatisfy(whole.contains))
        continue
      }
      let keys = Set(found.entries.map { "\($0.key)\u{1F}\($0.locale)" })
      let end = LineIndex(bytes).position(of: length).line
      // No message there is longer.
      let complete = whole.filter { $0.location.line < end - 60 }
      #expect(complete.allSatisfy { keys.contains("\($0.key)\u{1F}\($0.locale)") }, "\(length)")
    }
  }
}
