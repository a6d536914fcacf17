import Catalogs
import FoundationEssentials
import Testing
import Vocabulary

@Suite struct CSVTests {
  struct Recorded: Decodable {
    struct Case: Decodable, Sendable {
      var source: String
      /// By key and locale.
      var texts: [String: String]
    }
    var cases: [Case]
  }

  private func texts(_ catalog: Catalog) -> [String: String] {
    let pairs = catalog.entries.flatMap { entry in entry.variants.map { ("\(entry.key) \(entry.locale)", $0.text) } }
    return Dictionary(uniqueKeysWithValues: pairs)
  }

  /// Each case of scripts/catalog-readers/csv_tables.py is read as Python's csv reads it.
  @Test func trickyTablesAgreeWithPython() throws {
    let bytes = try Fixture.bytes(Fixture.recorded + "csv.json")
    let recorded = try JSONDecoder().decode(Recorded.self, from: Data(bytes))
    #expect(recorded.cases.count > 20)
    for item in recorded.cases {
      let catalog = try read(item.source, as: "table.csv")
      #expect(catalog.format == .csv)
      #expect(texts(catalog) == item.texts, "\(item.source.debugDescription)")
    }
  }

  @Test func keepsPlacesCommentsAndLimits() throws {
    let catalog = try read(
      "Key,Context,Description,Max length,en,de\nok,Dialog,Confirms,8,OK,\n\"a\nb\",,,x,\"%1$s\",\"é\"\n", as: "t.csv")
    let places = catalog.entries.map {
      "\($0.key.debugDescription) \($0.locale) \($0.location.line):\($0.location.column)"
    }
    // Nothing to show: the place of the empty cell.
    #expect(places == ["\"ok\" en 2:1", "\"ok\" de 2:25", "\"a\\nb\" en 3:1", "\"a\\nb\" de 3:1"])
    #expect(catalog.entries.map { $0.variants.first?.text } == ["OK", nil, "%1$s", "é"])
    #expect(catalog.entries[0].variants[0].location == SourceLocation(file: "t.csv", line: 2, column: 22))
    #expect(catalog.entries[3].variants[0].location == SourceLocation(file: "t.csv", line: 4, column: 15))
    #expect(catalog.entries.map(\.comment) == ["Dialog\nConfirms", "Dialog\nConfirms", nil, nil])
    #expect(catalog.entries.map { $0.limits?.characters } == [8, 8, nil, nil])
    #expect(catalog.entries[0].limits?.location == SourceLocation(file: "t.csv", line: 2, column: 20))
    #expect(catalog.entries.allSatisfy { $0.placeholders == .c && !$0.isCarriedSource })
    #expect(catalog.places.isEmpty)
  }

  /// Without a column of keys the source's text is the key, told apart by its context.
  @Test func takesTheSourceForAKey() throws {
    let catalog = try read("de,en,context\nOffen,Open,menu\nÖffnen,Open,button\n", as: "t.csv")
    #expect(catalog.entries.map(\.key) == ["menu|Open", "menu|Open", "button|Open", "button|Open"])
    #expect(catalog.entries.map(\.context) == ["menu", "menu", "button", "button"])
    #expect(catalog.entries.map(\.location.column) == [7, 7, 8, 8])
  }

  @Test func carriesSourcesAlong() throws {
    let target = try read("key,source,translation\na,A,B\n", as: "tables/de.csv")
    #expect(target.table == "tables")
    #expect(target.entries.map(\.locale.identifier) == ["en", "de"])
    #expect(target.entries.map(\.isCarriedSource) == [true, false])
    // Which locale that is has to stand somewhere.
    let lost = try read("key,source,translation\na,A,B\n", as: "table.csv")
    #expect(lost.places == ["catalog-unreadable 1:12"])
    #expect(lost.entries.map(\.isCarriedSource) == [true])
    #expect(try read("key,source,de,translated\na,A,B,yes\n", as: "table.csv").places == [])
    let two = try read("key,en,fr\na,A,B\n", as: "app_fr.csv")
    #expect(two.entries.map(\.isCarriedSource) == [true, false])
    let marked = try read("key,French (source),en\na,A,B\n", as: "app.csv")
    #expect(marked.sourceLocale == LanguageTag("fr"))
    #expect(marked.entries.map(\.isCarriedSource) == [false, false])
  }

  @Test(arguments: [
    ("key,en,de\na,A\nb,B,C\n", ["catalog-unreadable 2:4"], 4),
    ("key,en,de\na,A,B, too\nb,B,C\n", ["catalog-unreadable 2:7"], 2),
    ("key,en,de\n,A,B\nSection,,\nb,B,C\n", ["catalog-unreadable 2:1"], 4),
    ("key,en,de\na,\"A,B\nb,B,C\n", ["catalog-unreadable 2:3"], 2),
    ("key,en,de\na,\"A\"x,B\n", ["catalog-unreadable 2:6"], 2),
    ("key,en,de\na,A,B\na,C,D\n", ["duplicate-key 3:1"], 2),
    ("key,en,de,de\na,A,B,C\n", ["catalog-unreadable 1:11"], 2),
    ("name,value\na,b\n", ["catalog-unreadable 1:1"], 0), ("key,en\n", ["catalog-unreadable 1:1"], 0),
    ("", [], 0), ("\n \n", [], 0),
  ])
  func tellsWhatIsWrong(_ text: String, _ places: [String], _ count: Int) {
    let catalog = CatalogFormat.csv.read(path: "t.csv", bytes: Array(text.utf8), sourceLocale: LanguageTag("en"))
    #expect(catalog.places == places)
    #expect(catalog.entries.count == count)
  }

  @Test func wordsItsFindings() throws {
    func message(_ text: String) throws -> String? { try read(text, as: "t.csv").problems.first?.message }
    #expect(
      try message("name,value\na,b\n")
        == "expected a header with a column for at least one locale (“de”, “pt-BR”, “German”), found “name”, “value”")
    #expect(try message("key,en,de\na,A\n") == "expected 3 cells as in the header, found 2")
  }

  @Test(arguments: [
    ("key,en,id", ["en", "id"]), ("id,en", ["en"]), ("ID,key,en", ["en"]), ("Key,EN,ID,NO", ["en", "id", "nb"]),
    ("No,key,en", ["en"]), ("key,English,en", ["en"]), ("key,lang_de,text:fr", ["de", "fr"]),
    ("key,Source,German (de-AT),comment", ["en", "de-AT"]), ("key,Serbian (Latin),English (UK)", ["sr-Latn", "en-GB"]),
    ("key,en-US (source),values-zh-rTW", ["en-US"]), ("sep=;\nkey;de", ["de"]),
    ("key,Source (en),Translation (pt-BR),Target [de]", ["en", "pt-BR", "de"]),
  ])
  func findsTheLocales(_ header: String, _ locales: [String]) throws {
    let divider = header.contains(";") ? ";" : ","
    let row = (0..<8).map { "x\($0)" }.prefix(header.split(separator: "\n").last?.split(separator: divider).count ?? 0)
    let catalog = try read(header + "\n" + row.joined(separator: divider) + "\n", as: "t.csv")
    #expect(catalog.places.isEmpty)
    #expect(catalog.entries.map(\.locale) == locales.map { LanguageTag($0) })
  }

  @Test func isReadOnlyWhenNamed() {
    #expect(CatalogFormat.csv.about.walk.phrase == "when named or globbed")
    func isTable(_ text: String) -> Bool { CatalogFormat(path: "x") { ContentSample(Array(text.utf8)) } == .csv }
    #expect(isTable("key\ten\tde\n"))
    #expect(!isTable("Well, it is so\n"))
    #expect(!isTable("time,value\n"))
  }

  private static let sample =
    "key,comment,en,de\r\na,c,\"A, \"\"B\"\"\",é\r\n\"b\r\nb\",,\"one\ntwo\",😀\n\nc,,,x\nd,,last,one\n"

  /// Cut off anywhere, a table keeps the rows that were complete.
  @Test func prefixesKeepCompleteRows() throws {
    let bytes = Array(Self.sample.utf8)
    let whole = try read(bytes, as: "t.csv")
    #expect(whole.places.isEmpty && whole.entries.count == 8)
    for length in 0...bytes.count {
      let part = CatalogFormat.csv.read(path: "t.csv", bytes: Array(bytes[..<length]), sourceLocale: LanguageTag("en"))
      let line = LineIndex(bytes).position(of: length).line
      for (index, entry) in whole.entries.enumerated() {
        let next = whole.entries[index...].first { $0.key != entry.key }?.location.line ?? 9
        guard line >= next else { continue }
        #expect(part.entries.contains(entry), "\(length)")
      }
    }
  }

  /// One damaged byte anywhere neither crashes nor hangs.
  @Test func standsDamage() throws {
    try Damaged.isStood(Array(Self.sample.utf8), as: "t.csv", signs: "\",;\n\r")
  }
}
