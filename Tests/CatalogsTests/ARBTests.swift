import Catalogs
import Testing
import Vocabulary

@Suite struct ARBTests {
  private static let file = """
    {
      "@@locale": "de",
      "@@last_modified": "2024-01-01",
      "save": "Speichern",
      "@save": {"description": "On a button", "context": "Editor"},
      "files": "{count, plural, one{# Datei} other{# Dateien}}",
      "@files": {"placeholders": {"count": {"type": "int", "example": "3"}, "who": {"type": "String", "example": 4}, "x": {}}},
      "empty": "",
      "quoted": "Unbekannt: '{type}'"
    }
    """

  @Test func readsTextsAndWhatIsSaidAboutThem() throws {
    let catalog = try read(Self.file, as: "lib/l10n/app_de.arb")
    #expect(catalog.table == "lib/l10n/app")
    #expect(catalog.places == [])
    #expect(catalog.entries.map(\.key) == ["save", "files", "empty", "quoted"])
    let save = catalog.entries[0]
    #expect(save.locale == LanguageTag("de"))
    #expect(save.comment == "On a button\nEditor")
    #expect(save.location == SourceLocation(file: "lib/l10n/app_de.arb", line: 4, column: 3))
    #expect(save.variants.map(\.location) == [SourceLocation(file: "lib/l10n/app_de.arb", line: 4, column: 11)])
    #expect(catalog.entries[1].variants.map(\.text) == ["{count, plural, one{# Datei} other{# Dateien}}"])
    #expect(
      catalog.entries[1].placeholderNotes == [
        PlaceholderNote(name: "count", type: "int", example: "3"),
        PlaceholderNote(name: "who", type: "String", example: "4"), PlaceholderNote(name: "x"),
      ])
    #expect(catalog.entries[2].variants.map(\.text) == [""])
    #expect(catalog.entries.allSatisfy { $0.placeholders == .flutter })
  }

  /// The name tells the locale after an underscore, as Flutter's tool has it; what the file says wins.
  @Test(arguments: [
    ("app_en.arb", "{}", "app", "en"), ("l10n/intl_en_GB.arb", "{}", "l10n/intl", "en-GB"),
    ("app_zh_Hant_TW.arb", "{}", "app", "zh-Hant-TW"), ("app_id.arb", "{}", "app", "id"),
    ("l10n/de.arb", "{}", "l10n", "de"), ("app_de.arb", #"{"@@locale": "fr_CA"}"#, "app", "fr-CA"),
    ("my_app.arb", "{}", "my_app", "en"),
  ])
  func knowsItsLocale(_ path: String, _ start: String, _ table: String, _ locale: String) throws {
    let members = start == "{}" ? "" : start.dropFirst().dropLast() + ","
    let catalog = try read("{\(members)\"a\": \"b\"}", as: path)
    #expect(catalog.table == table)
    #expect(catalog.entries.map(\.locale.identifier) == [locale])
  }

  /// Field case F25: the key with the fault is told, the others are read; numbers are good names for cases.
  @Test func tellsMessagesThatAreNone() throws {
    let catalog = try read(
      """
      {"@@locale": "ar",
       "days": "{DAYS, plural,",
       "next": "التالي",
       "case": "{date, select, 1{st} 2{nd} other{th}}",
       "none": "{n, plural, one{x}}"}
      """, as: "app_ar.arb")
    #expect(catalog.entries.map(\.key) == ["next", "case"])
    #expect(catalog.places == ["catalog-unreadable 2:10", "catalog-unreadable 5:10"])
    #expect(
      catalog.problems.map(\.message) == [
        "expected a case, found the end of the message (character 15 of the message)",
        "expected the case “other”, found '}' (character 19 of the message)",
      ])
    #expect(catalog.problems.map(\.key) == ["days", "none"])
    #expect(catalog.problems.map(\.locale) == [LanguageTag("ar"), LanguageTag("ar")])
  }

  /// Dart's decoder takes the last of two members with one name.
  @Test func tellsDuplicatesAndWhatIsNoText() throws {
    let catalog = try read(
      """
      {"a": "1", "b": 2,
       "a": "3", "@a": {}, "@a": {"description": "x"}}
      """, as: "app_de.arb")
    #expect(catalog.texts == ["a": "3"])
    #expect(catalog.entries.first?.comment == "x")
    #expect(catalog.places == ["catalog-unreadable 1:17", "duplicate-key 2:2"])
    #expect(try read("{}", as: "app_de.arb").places == ["catalog-unreadable 1:1"])
    #expect(try read("[]", as: "app_de.arb").places == ["catalog-unreadable 1:1"])
    #expect(try read(#"{"a": "1",}"#, as: "app_de.arb").texts == ["a": "1"])
  }

  @Test func keepsCompleteEntries() throws { try Damaged.keepsCompleteEntries(Self.file, as: "app_de.arb") }
  @Test func standsDamage() throws {
    try Damaged.isStood(Array(Self.file.utf8), as: "app_de.arb", signs: "\":\\{}],\n")
  }
}
