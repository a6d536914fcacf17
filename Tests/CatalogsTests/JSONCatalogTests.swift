import Catalogs
import Testing
import Vocabulary

@Suite struct JSONCatalogTests {
  /// `key path=text` of all leaves; keys without a leaf alone.
  private func lines(_ text: String, as path: String = "locales/de/common.json") throws -> [String] {
    try read(text, as: path).entries.map { entry in
      ([entry.key] + entry.variants.map { "\($0.path)=\($0.text)" }).joined(separator: " ")
    }
  }

  private static let file = """
    {
      // Buttons
      "home": {"buttons": {"save": "Speichern", "close": null}},
      "days": ["Mo", "Di"], /* more */
      "steps": [{"title": "Eins"}, "zwei"],
      "version": 3, "on": true, "empty": "",
      "item_one": "{{count}} Ding", "item_other": "{{count}} Dinge"
    }
    """

  @Test func readsNestedKeysListsAndComments() throws {
    let catalog = try read(Self.file, as: "locales/de/common.json")
    #expect(catalog.table == "locales/common")
    #expect(catalog.places == [])
    #expect(
      try lines(Self.file) == [
        "home.buttons.save =Speichern", "home.buttons.close", "days item:0=Mo item:1=Di", "steps.0.title =Eins",
        "steps item:1=zwei", "empty =", "item plural:one={{count}} Ding plural:other={{count}} Dinge",
      ])
    let save = try #require(catalog.entries.first)
    #expect(save.locale == LanguageTag("de"))
    #expect(save.location == SourceLocation(file: "locales/de/common.json", line: 3, column: 24))
    #expect(save.variants.first?.location == SourceLocation(file: "locales/de/common.json", line: 3, column: 32))
    #expect(catalog.entries.allSatisfy { $0.placeholders == .doubleBraces })
  }

  @Test(arguments: [
    ("locales/de/common.json", "locales/common", "de"), ("src/lang/pt-BR.json", "src/lang", "pt-BR"),
    ("i18n/messages.fr.json", "i18n/messages", "fr"), ("_locales/zh_TW/messages.json", "_locales/messages", "zh-TW"),
    ("src/strings/en-us.json", "src/strings", "en-US"), ("strings.json", "strings", "en"),
    ("translations/app_de.json", "translations/app", "de"),
  ])
  func knowsItsLocale(_ path: String, _ table: String, _ locale: String) throws {
    let catalog = try read(#"{"a": "b"}"#, as: path)
    #expect(catalog.table == table)
    #expect(catalog.entries.map(\.locale.identifier) == [locale])
  }

  @Test func isReadWhenNamedOnly() {
    #expect(CatalogFormat.json.about.walk.phrase == "when named or globbed")
    #expect(CatalogFormat(path: "a.json") { ContentSample(Array(#"{"sourceLanguage": "en"}"#.utf8)) } == .json)
  }

  /// i18next's documentation of plurals, versions 4 and 3, with contexts and ordinals.
  @Test func putsPluralSuffixesTogether() throws {
    #expect(
      try lines(
        """
        {"a_zero": "0", "a_one": "1", "a_other": "n", "place_ordinal_one": "st", "place_ordinal_other": "th",
         "friend_male_one": "m1", "friend_male_other": "mn", "friend_male": "m", "item": "1", "item_plural": "n",
         "x_other": "{{count}} x", "x": "x", "arrow_one": "One", "arrow_many": "Many", "gender_other": "divers"}
        """) == [
          "a plural:zero=0 plural:one=1 plural:other=n", "place ordinal:one=st ordinal:other=th",
          "friend_male plural:one=m1 plural:other=mn =m", "item plural:one=1 plural:other=n",
          "x plural:other={{count}} x =x", "arrow_one =One", "arrow_many =Many", "gender_other =divers",
        ])
    #expect(
      try lines(#"{"a_0": "1", "a_1": "2", "a_2": "5", "b_0": "x"}"#, as: "ru.json") == [
        "a plural:one=1 plural:few=2 plural:many=5", "b_0 =x",
      ])
    #expect(try lines(#"{"a_other": "件", "b_0": "件"}"#, as: "ja.json") == ["a plural:other=件", "b plural:other=件"])
    #expect(
      try lines(#"{"n": {"one": "1", "other": "n"}, "m": {"one": "1", "two": "2", "three": "3"}}"#) == [
        "n plural:one=1 plural:other=n", "m.one =1", "m.two =2", "m.three =3",
      ])
  }

  /// i18next's documentation of nesting.
  @Test func resolvesReferences() throws {
    #expect(
      try lines(
        """
        {"ok": "Ja", "a": "$t(ok)!", "b": "$t(common:a) $t(c.d, {\\"count\\": {{n}} }) $t(other:x) $t(none)", "c": {"d_one":
         "{{count}} Ding", "d_other": "{{count}} Dinge"}, "x": "$t(y)", "y": "-$t(x)", "z": "$t("}
        """) == [
          "ok =Ja", "a =Ja!", "b =Ja! {{count}} Dinge $t(other:x) $t(none)",
          "c.d plural:one={{count}} Ding plural:other={{count}} Dinge", "x =----$t(y)",
          "y =-----$t(x)", "z =$t(",
        ])
  }

  /// JSON.parse takes the last of two members with one name.
  @Test func tellsDuplicates() throws {
    let text = """
      {"a": "1", "b": {"c": "2", "c": "3"},
       "a": "4", "b.c": "5"}
      """
    let catalog = try read(text, as: "de.json")
    #expect(catalog.texts == ["a": "4", "b.c": "5"])
    #expect(catalog.places == ["duplicate-key 1:28", "duplicate-key 2:2", "duplicate-key 2:12"])
    #expect(catalog.problems.map(\.key) == ["b.c", "a", "b.c"])
  }

  @Test func knowsOtherShapes() throws {
    let chrome = try read(
      """
      {"hello": {"message": "Hello $USER$ of $site$: $count$", "description": "Greeting",
        "placeholders": {"user": {"content": "$1", "example": "Ada"}, "site": {"content": "Example"}, "Count": {"content": "#$2"}}}}
      """, as: "ext/_locales/en/messages.json")
    #expect(chrome.texts == ["hello": "Hello $USER$ of Example: #$2"])
    #expect(chrome.entries.first?.comment == "Greeting")
    #expect(chrome.entries.first?.placeholders == .chrome)
    #expect(chrome.entries.first?.placeholderNotes == [PlaceholderNote(name: "user", example: "Ada")])
    let format = try read(
      #"{"a.b": {"defaultMessage": "{n, plural, other{#}}", "description": "d"}, "x": {"defaultMessage": "{n, plural,"}}"#,
      as: "lang/en.json")
    #expect(format.texts == ["a.b": "{n, plural, other{#}}"])
    #expect(format.entries.first?.placeholders == .icu)
    #expect(format.problems.map(\.key) == ["x"])
    let list = try read(#"[{"id": "a", "defaultMessage": "A"}, {"id": "b", "defaultMessage": "B"}]"#, as: "en.json")
    #expect(list.texts == ["a": "A", "b": "B"])
    let angular = try read(#"{"locale": "fr-CA", "translations": {"1": "Un {$INTERPOLATION}"}}"#, as: "messages.json")
    #expect(angular.texts == ["1": "Un {$INTERPOLATION}"])
    #expect(angular.entries.first?.locale == LanguageTag("fr-CA"))
    let both = try read(#"{"en": {"a": "A"}, "zh_TW": {"a": "甲"}}"#, as: "all.json")
    #expect(both.entries.map { "\($0.locale) \($0.key)" } == ["en a", "zh-TW a"])
  }

  @Test(arguments: [
    ("Hello {{name}}", PlaceholderSyntax.doubleBraces), ("Hello {name}", .braces), ("{0} of {1}", .braces),
    ("{n, plural, one{x} other{{n}}}", .icu), ("%{n} x", .ruby),
    ("%s: %1$d", .c), ("100% safe", .none), ("{ }", .none), ("{{a}", .doubleBraces), ("{DAYS, plural,", .icu),
    ("{n, number}", .icu), ("{today, so far}", .none),
  ])
  func guessesThePlaceholders(_ text: String, _ syntax: PlaceholderSyntax) throws {
    let catalog = try read(#"{"k": "\#(text)", "plain": "x"}"#, as: "de.json")
    #expect(catalog.entries.last?.placeholders == syntax)
  }

  /// Field case F25, in JSON.
  @Test func tellsMessagesThatAreNone() throws {
    let catalog = try read(#"{"a": "{DAYS, plural,", "b": "x", "c": "{n, plural, other{#}}"}"#, as: "ar.json")
    #expect(catalog.entries.map(\.key) == ["b", "c"])
    #expect(catalog.places == ["catalog-unreadable 1:7"])
  }

  @Test func readsOnBehindFaults() throws {
    let catalog = try read(
      "{\"a\": \"1\",\n \"b\": nonsense,\n \"c\": \"3\" \"d\": \"4\", \"e\": \"\\uD83D\\uDE00\",}", as: "de.json")
    #expect(catalog.texts == ["a": "1", "c": "3", "d": "4", "e": "😀"])
    #expect(catalog.places == ["catalog-unreadable 2:7", "catalog-unreadable 3:11"])
    for text in ["{}", "[]", "\"x\"", #"{"a": 1}"#] {
      #expect(try read(text, as: "de.json").places == ["catalog-unreadable 1:1"], "\(text)")
    }
  }

  /// A file of one line costs as much as one of many: its columns are not counted from the start each time.
  @Test func longLinesHaveTheirColumns() throws {
    let members = (0..<3000).map { "\"k\($0)\":\"é漢😀\"" }
    let catalog = try read("{" + members.joined(separator: ",") + "}", as: "de.json")
    var column = 2
    for (member, entry) in zip(members, catalog.entries) {
      #expect(entry.location.column == column)
      column += member.unicodeScalars.count + 1
    }
    #expect(catalog.entries.count == 3000)
  }

  /// In Slavic languages `other` is for fractions, and left out.
  @Test func formsWithoutOther() throws {
    let catalog = try read(
      #"{"file_one": "файл", "file_few": "файла", "file_many": "файлов", "arrowhead_one": "1", "arrowhead_many": "2"}"#,
      as: "ru.json")
    #expect(catalog.entries.map(\.key) == ["file", "arrowhead_one", "arrowhead_many"])
    #expect(catalog.entries[0].variants.map(\.path.description) == ["plural:one", "plural:few", "plural:many"])
  }

  @Test func keepsCompleteEntries() throws {
    try Damaged.keepsCompleteEntries(Self.file, as: "de.json", growing: ["item", "item_one", "item_other", "steps"])
  }

  @Test func standsDamage() throws { try Damaged.isStood(Array(Self.file.utf8), as: "de.json", signs: "\":\\{}],\n") }
}
