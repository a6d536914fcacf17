import Catalogs
import Testing
import Vocabulary

@Suite struct CatalogSetTests {
  private func table(_ files: [String: String], source: String? = nil) throws -> CatalogTable {
    let catalogs = try files.map { try read($0.value, as: $0.key) }
    let set = CatalogSet(catalogs, sourceLocale: source.map { LanguageTag($0) })
    #expect(set.tables.count == 1)
    return set.tables[0]
  }

  @Test func theSourceIsConfiguredOrEnglishOrNear() throws {
    let files = ["de.lproj/M.strings": "a = d;", "en.lproj/M.strings": "a = e;", "fr.lproj/M.strings": "a = f;"]
    #expect(try table(files).source(of: "a")?.variants[0].text == "e")
    #expect(try table(files, source: "fr").source(of: "a")?.variants[0].text == "f")
    let american = ["de.lproj/M.strings": "a = d;", "en-US.lproj/M.strings": "a = e;"]
    #expect(try table(american).sourceLocale == LanguageTag("en-US"))
    #expect(try table(american, source: "en").sourceLocale == LanguageTag("en-US"))
    // Nothing tells which of two foreign locales the source is: neither is taken for it.
    let foreign = ["de.lproj/M.strings": "a = d;", "fr.lproj/M.strings": "a = f;"]
    #expect(try table(foreign).source(of: "a") == nil)
    #expect(try table(["de.lproj/M.strings": "a = d;"]).sourceLocale == LanguageTag("de"))
  }

  @Test func baseStandsInForTheSource() throws {
    let both = try table([
      "Base.lproj/M.strings": "a = base; b = base;", "en.lproj/M.strings": "a = en;", "de.lproj/M.strings": "a = de;",
    ])
    #expect(both.source(of: "a")?.variants[0].text == "en")
    #expect(both.source(of: "b")?.variants[0].text == "base")
    #expect(both.missing(in: LanguageTag("de")).map(\.key) == ["b"])
    #expect(both.sourceKeys == ["a", "b"])
  }
}
