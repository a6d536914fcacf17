import Catalogs
import Testing
import Vocabulary

@Suite struct XCStringsTests {
  private func read(_ strings: String) throws -> Catalog {
    try CatalogsTests.read(
      "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n\(strings)\n  },\n  \"version\" : \"1.0\"\n}\n",
      as: "App/Localizable.xcstrings")
  }

  /// `locale path text` of each leaf, in file order.
  private func leaves(_ catalog: Catalog) -> [String] {
    catalog.entries.flatMap { entry in entry.variants.map { "\(entry.locale) \($0.path) \($0.text)" } }
  }

  @Test func readsTextsWithTheirPlaces() throws {
    let catalog = try read(
      """
          "save" : {
            "comment" : "On the toolbar",
            "localizations" : {
              "en" : { "stringUnit" : { "state" : "new", "value" : "Save" } },
              "pt_BR" : {
                "stringUnit" : { "state" : "needs_review", "value" : "Salvar" }
              }
            }
          }
      """)
    #expect(catalog.places.isEmpty)
    #expect(catalog.table == "App/Localizable")
    #expect(catalog.sourceLocale == LanguageTag("en"))
    #expect(leaves(catalog) == ["en  Save", "pt-BR  Salvar"])
    #expect(catalog.entries.map(\.state) == [.translated, .needsReview])
    #expect(catalog.entries.map(\.comment) == ["On the toolbar", "On the toolbar"])
    let file = "App/Localizable.xcstrings"
    #expect(catalog.entries[1].location == SourceLocation(file: file, line: 4, column: 5))
    #expect(catalog.entries[1].variants[0].location == SourceLocation(file: file, line: 9, column: 64))
  }

  /// A localization without a text is told, and the others are read.
  @Test func tellsWhatIsNoText() throws {
    let catalog = try read(
      """
      "a" : { "localizations" : {
        "de" : { "stringUnit" : { "state" : "translated", "value" : 5 } },
        "fr" : "b",
        "it" : { "stringUnt" : { "state" : "translated", "value" : "c" } },
        "ja" : { "stringUnit" : { "state" : "translated" } },
        "ko" : { "stringUnit" : { "state" : "new" } },
        "pl" : {},
        "ru" : { "variations" : { "plural" : { "one" : { "stringUnit" : { "state" : "translated", "value" : null } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "d" } } } } }
      } },
      "b" : { "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "e" } } } }
      """)
    #expect(leaves(catalog) == ["ru plural:other d", "en  a", "de  e", "en  b"])
    #expect(
      catalog.places == [
        "catalog-unreadable 5:63", "catalog-unreadable 6:10", "catalog-unreadable 7:10", "catalog-unreadable 8:27",
        "catalog-unreadable 11:103",
      ])
  }

  /// Field case F09: every leaf, with its path.
  @Test func readsEveryLeaf() throws {
    let catalog = try read(
      """
      "n" : { "localizations" : {
        "en" : { "variations" : { "plural" : {
          "one" : { "stringUnit" : { "state" : "translated", "value" : "%lld file" } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "%lld files" } } } } },
        "de" : { "variations" : { "device" : {
          "iphone" : { "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "1" } },
            "other" : { "stringUnit" : { "state" : "new", "value" : "2" } } } } },
          "other" : { "stringUnit" : { "state" : "translated", "value" : "3" } } } } },
        "fr" : { "stringUnit" : { "state" : "translated", "value" : "%#@n@" }, "substitutions" : { "n" : {
          "argNum" : 2, "formatSpecifier" : "d", "variations" : { "plural" : {
            "one" : { "stringUnit" : { "state" : "translated", "value" : "%arg fichier" } },
            "other" : { "stringUnit" : { "state" : "translated", "value" : "%arg fichiers" } } } } } } },
        "ja" : {}
      } }
      """)
    #expect(
      leaves(catalog) == [
        "en plural:one %lld file", "en plural:other %lld files", "de device:iphone/plural:one 1",
        "de device:iphone/plural:other 2", "de device:other 3", "fr  %#@n@",
      ])
    let substitution = try #require(catalog.entries[2].substitutions["n"])
    #expect(substitution.argument == 2)
    #expect(substitution.formatSpecifier == "d")
    #expect(substitution.forms.map(\.path.description) == ["plural:one", "plural:other"])
    #expect(catalog.entries[1].variants[1].state == .new)
    #expect(catalog.entries[1].state == .translated)
    #expect(catalog.entries[3].variants.isEmpty)
    let table = CatalogSet([catalog]).tables[0]
    #expect(table.missing(in: LanguageTag("ja")).map(\.key) == ["n"])
    #expect(table.missing(in: LanguageTag("fr")).isEmpty)
  }

  @Test func readsWidthsAndSetsOfPhrases() throws {
    let catalog = try read(
      """
      "n" : { "localizations" : {
        "de" : { "variations" : { "width" : {
          "20" : { "stringUnit" : { "state" : "translated", "value" : "Kurz" } },
          "60" : { "stringUnit" : { "state" : "translated", "value" : "Ganz lang" } } } } },
        "en" : { "stringSet" : { "state" : "new", "values" : [ "Start ${applicationName}", "Go" ] } },
        "fr" : { "stringSet" : { "state" : "needs_review", "values" : [ "Aller" ] } }
      } }
      """)
    #expect(catalog.places.isEmpty)
    #expect(
      leaves(catalog) == [
        "de width:20 Kurz", "de width:60 Ganz lang", "en item:0 Start ${applicationName}", "en item:1 Go",
        "fr item:0 Aller",
      ])
    #expect(catalog.entries.map(\.state) == [.translated, .translated, .needsReview])
  }

  /// Field case F11.
  @Test func readsStates() throws {
    let catalog = try read(
      """
      "a" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "a" } } } },
      "b" : { "localizations" : { "de" : { "stringUnit" : { "state" : "needs_review", "value" : "B" } } } },
      "c" : { "extractionState" : "stale", "localizations" : { "de" : { "stringUnit" : { "state" : "translated", "value" : "C" } } } },
      "d" : { },
      "e" : { "shouldTranslate" : false },
      "f" : { "localizations" : { "de" : { "stringUnit" : { "state" : "new", "value" : "" } } } }
      """)
    let german = catalog.entries.filter { $0.locale == LanguageTag("de") }
    #expect(
      german.map { "\($0.key) \($0.state) \($0.variants.count)" } == [
        "a new 1", "b needsReview 1", "c stale 1", "f translated 0",
      ])
    let english = catalog.entries.filter { $0.locale == LanguageTag("en") }
    #expect(english.map { $0.variants[0].text } == ["a", "b", "c", "d", "e", "f"])
    #expect(english.map(\.shouldTranslate) == [true, true, true, true, false, true])
    let missing = CatalogSet([catalog]).tables[0].missing(in: LanguageTag("de"))
    #expect(missing.map(\.key) == ["d", "f"])
  }

  /// The first counts, as it does for Foundation's decoder.
  @Test func seesDuplicates() throws {
    let catalog = try read(
      """
      "a" : { "localizations" : { "en" : { "stringUnit" : { "value" : "1" } }, "de" : { "stringUnit" : { "value" : "2" } },
        "de" : { "stringUnit" : { "value" : "3" } } } },
      "a" : { }
      """)
    #expect(leaves(catalog) == ["en  1", "de  2"])
    #expect(catalog.places == ["duplicate-key 5:3", "duplicate-key 6:1"])
  }

  @Test func keepsWhatADamagedFileHas() throws {
    let truncated = """
      {"sourceLanguage":"en","strings":{
      "a":{"localizations":{"de":{"stringUnit":{"value":"1"}},"en":{"stringUnit":{"value":"0"}}}},
      "b":{"localizations":{"de":{"stringUnit":{"value":"2"}},"en":{"stringUnit":{"val
      """
    let catalog = try CatalogsTests.read(truncated, as: "a.xcstrings")
    #expect(leaves(catalog) == ["de  1", "en  0", "de  2"])
    #expect(catalog.places == ["catalog-unreadable 3:77"])
    #expect(catalog.isDamaged)
    #expect(CatalogSet([catalog]).tables[0].missing(in: LanguageTag("fr")).isEmpty)
  }

  @Test func readsOnAfterAFault() throws {
    let catalog = try read(
      """
      "a" : { "localizations" : { "de" : { "stringUnit" : { "value" : "1" } } } }
      "b" : { "localizations" : {
      <<<<<<< HEAD
        "de" : { "stringUnit" : { "value" : "2" } }
      =======
        "de" : { "stringUnit" : { "value" : "3" } }
      >>>>>>> branch
      } },
      "c" : 7,
      "d" : { "localizations" : { "de" : { "stringUnit" : { "value" : "4" } } } }
      """)
    let german = catalog.entries.filter { $0.locale == LanguageTag("de") }
    #expect(german.map { $0.variants[0].text } == ["1", "2", "4"])
    #expect(
      Set(catalog.places).isSuperset(of: [
        "catalog-unreadable 5:1", "catalog-unreadable 6:1", "catalog-unreadable 12:7",
      ]))
  }

  @Test func saysWhatIsNoCatalog() throws {
    #expect(try CatalogsTests.read("[]", as: "a.xcstrings").places == ["catalog-unreadable 1:1"])
    #expect(try CatalogsTests.read("{}", as: "a.xcstrings").places == ["catalog-unreadable 1:1"])
    #expect(try CatalogsTests.read("{\"strings\":{}}", as: "a.xcstrings").places == ["catalog-unreadable 1:1"])
  }
}
