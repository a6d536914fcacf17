import Catalogs
import Testing
import Vocabulary

@Suite struct YAMLTests {
  /// `key path=text` of all leaves; keys without a leaf alone.
  private func lines(_ text: String, as path: String = "config/locales/de.yml") throws -> [String] {
    try read(text, as: path).entries.map { entry in
      ([entry.key] + entry.variants.map { "\($0.path)=\($0.text)" }).joined(separator: " ")
    }
  }

  private static let file = """
    # Deutsch
    de:
      save: Speichern
      hello: "Hallo %{name}\\n\\u00e9"
      files:
        one: 1 Datei
        other: '%{count} Dateien'
      date: {formats: {default: "%d.%m.%Y"}, day_names: [So, Mo]}
      order:
      - :year
      - :month
      none: ~
      empty: ''
      count: 3
      "no": Nein
      no: Nein!

    """

  @Test func readsRails() throws {
    let catalog = try read(Self.file, as: "config/locales/de.yml")
    #expect(catalog.table == "config/locales")
    #expect(CatalogFormat.yaml.about.walk.phrase == "when named or globbed")
    #expect(catalog.places == ["duplicate-key 16:3"])
    #expect(
      try lines(Self.file) == [
        "save =Speichern", "hello =Hallo %{name}\né", "files plural:one=1 Datei plural:other=%{count} Dateien",
        "date.formats.default =%d.%m.%Y", "date.day_names item:0=So item:1=Mo", "none", "empty =", "no =Nein!",
      ])
    #expect(catalog.entries.allSatisfy { $0.locale == LanguageTag("de") })
    let hello = catalog.entries[1]
    #expect(hello.location == SourceLocation(file: "config/locales/de.yml", line: 4, column: 3))
    #expect(hello.variants.first?.location == SourceLocation(file: "config/locales/de.yml", line: 4, column: 10))
    #expect(hello.placeholders == .ruby)
    // A date's format is not filled by Ruby's i18n.
    #expect(catalog.entries[3].placeholders == .none)
  }

  /// YAML 1.1, chapters 8 and 9: block and flow scalars with their line ends.
  @Test(arguments: [
    ("a: |\n  one\n   two\n\n", "one\n two\n"), ("a: |-\n  one\n  two\n", "one\ntwo"), ("a: |+\n  one\n\n", "one\n\n"),
    ("a: >\n  one\n  two\n\n  three\n", "one two\nthree\n"), ("a: >-\n  one\n  two\n", "one two"),
    ("a: |2\n    one\n", "  one\n"), ("a: one\n  two\n\n  three\n", "one two\nthree"), ("a: 'it''s'\n", "it's"),
    ("a: \"\\x41\\t\\e[\\U0001F600\\\n  b\"\n", "A\t\u{1B}[😀b"), ("a: \"x \\\n   y\"\n", "x y"), ("a: b # c\n", "b"),
    ("a: b#c\n", "b#c"), ("a: ! 12\n", "12"), ("a: !!str 12\n", "12"), ("a: '12'\n", "12"), ("a: \"~\"\n", "~"),
    ("a: !x text\n", "text"), ("a: y\n", "y"), ("a: 1.2.3\n", "1.2.3"), ("a: 089\n", "089"), ("a: 12 %\n", "12 %"),
    ("a: :not a symbol\n", ":not a symbol"), ("a: 'é漢😀'\n", "é漢😀"), ("? a\n: b\n", "b"), ("a: -\u{A0}x\n", "-\u{A0}x"),
  ])
  func readsScalars(_ text: String, _ expected: String) throws {
    let catalog = try read(text, as: "de.yml")
    #expect(catalog.texts == ["a": expected])
    #expect(catalog.places == [])
  }

  /// YAML 1.1's types: these are no texts.
  @Test(arguments: [
    "1", "-1_000", "0x1F", "0b11", "0o7x: 1", "1.5", "1e3: x", "-.inf", ".nan", "true", "No", "on", "12:30",
    "2024-12-31",
    "2024-12-31 10:00:00 +1", "!!int '1'", ":symbol",
  ])
  func passesOtherTypesBy(_ value: String) throws {
    guard !value.contains(": ") else { return }
    #expect(try lines("a: \(value)\nb: x\n", as: "de.yml") == ["b =x"])
  }

  @Test func followsAliasesAndMergeKeys() throws {
    let text = """
      de:
        base: &base
          ok: OK
          no: &word Nein
        dialog:
          <<: *base
          ok: Gut
        more:
          <<: [{x: "1"}, *base]
        again: *word
      """
    let catalog = try read(text, as: "de.yml")
    #expect(
      try lines(text) == [
        "base.ok =OK", "base.no =Nein", "dialog.no =Nein", "dialog.ok =Gut", "more.x =1", "more.ok =OK",
        "more.no =Nein",
        "again =Nein",
      ])
    #expect(catalog.places == [])
    #expect(catalog.entries.last?.location.line == 10)
    #expect(catalog.entries.last?.variants.first?.location?.line == 4)
  }

  /// Aliases that multiply, and that lead to themselves.
  @Test func standsAliasesOutOfHand() throws {
    var laughs = "a0: &a0 {" + (0..<10).map { "k\($0): x" }.joined(separator: ", ") + "}\n"
    for level in 1..<12 {
      laughs += "a\(level): &a\(level) {" + (0..<10).map { "k\($0): *a\(level - 1)" }.joined(separator: ", ") + "}\n"
    }
    let catalog = try read(laughs, as: "de.yml")
    #expect(catalog.places == ["catalog-unreadable 1:1"])
    #expect(catalog.entries.count > 1000)
    let deep = "a0: &a0 [x]\n" + (1..<3000).map { "a\($0): &a\($0) [*a\($0 - 1)]\n" }.joined()
    #expect(try read(deep, as: "de.yml").isDamaged)
    #expect(try read("a: &a [*a, *b]\nb: x\n", as: "de.yml").texts["b"] == "x")
    #expect(try read(String(repeating: "[", count: 5000), as: "de.yml").isDamaged)
    #expect(try read(String(repeating: "- ", count: 5000) + "x", as: "de.yml").isDamaged)
  }

  @Test(arguments: [
    ("config/locales/de.yml", "fr:\n  a: x\n", "config/locales", "fr"),
    ("config/locales/devise.de.yml", "de:\n  a: x\n", "config/locales/devise", "de"),
    ("config/locales/nb.yml", "no:\n  a: x\n", "config/locales", "no"), ("lang/pt-BR.yaml", "a: x\n", "lang", "pt-BR"),
    ("i18n/de/app.yml", "a: x\n", "i18n/app", "de"), ("scr.yml", "scr:\n  a: x\n", "scr", "scr"),
    ("messages.yml", "home:\n  a: x\n", "messages", "en"),
  ])
  func knowsItsLocale(_ path: String, _ text: String, _ table: String, _ locale: String) throws {
    let catalog = try read(text, as: path)
    #expect(catalog.table == table)
    #expect(catalog.entries.map(\.locale) == [LocaleCode.tag(locale)])
  }

  @Test func readsSeveralLocales() throws {
    let catalog = try read("---\nen:\n  a: A\nzh-TW:\n  a: 甲\n...\n---\nde:\n  a: B\n", as: "all.yml")
    #expect(catalog.entries.map { "\($0.locale) \($0.key)" } == ["en a", "zh-TW a", "de a"])
  }

  /// However deep it goes, that is one thing to say, and soon said: libyaml alone takes 20 seconds for that many brackets.
  @Test func saysOnceThatItIsTooDeep() throws {
    let open = String(repeating: "[", count: 50_000)
    #expect(try read("a: b\nc: " + open, as: "de.yml").problems.count == 1)
    #expect(
      try read("a: b\nc: " + open + open.map { _ in "]" }, as: "de.yml").problems.map(\.message) == [
        "nested deeper than 100 levels"
      ])
    let lines = (0..<150).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n")
    let maps = try read("x: y\nm:\n " + lines.replacing("\n", with: "\n "), as: "de.yml")
    #expect(maps.problems.map(\.message) == ["nested deeper than 100 levels"])
    #expect(maps.entries.first?.key == "x")
  }

  /// One entry is lost, and the rest is read; the place is where the entry's text begins.
  @Test(arguments: [
    ("  b: \"y\n", "3:6"), ("  b: 'y\n", "3:6"), ("  b: [x, y\n", "3:6"), ("  b: {one: x\n", "3:6"),
    // A value that begins with a sign of YAML's own.
    ("  b: %{name} y\n", "3:6"), ("  b: @y\n", "3:6"), ("  b: `y`\n", "3:6"), ("  b: [:day, :month]\n", "3:7"),
    ("  b: \"y\" z\n", "3:10"), ("  b: y: z\n", "3:7"), ("\tb: y\n", "3:1"), ("  b\n", "3:3"), (" b: y\n", "3:2"),
    // Nothing is left of what has lost a form or a member.
    ("  b:\n    one: x\n    few: \"y\" z\n    other: z\n", "5:14"), ("  b:\n    - x\n    - \"y\" z\n", "5:11"),
  ])
  func readsOnBehindAFault(_ entry: String, _ place: String) throws {
    let catalog = try read("de:\n  a: x\n" + entry + "  c: \"z\"\n  d:\n    e: \"w\"\n", as: "de.yml")
    #expect(catalog.texts == ["a": "x", "c": "z", "d.e": "w"])
    #expect(catalog.places == ["catalog-unreadable \(place)"])
    let lines = entry.split(separator: "\n").count
    #expect(catalog.entries.map(\.location.line) == [2, lines + 3, lines + 5])
  }

  @Test func readsOnBehindSeveralFaults() throws {
    let catalog = try read(
      "de:\r\n  x: &x\r\n    one: 1 file\r\n    other: @\r\n  a: %\r\n  b: \"1\u{2028}2\"\r\n  c: %\r\n  d: *x\r\n",
      as: "de.yml")
    #expect(catalog.texts == ["b": "1\u{2028}2"])
    #expect(catalog.problems.count == 3)
    // After fifty of them, or four in a large file, what is left is no longer read, and the last one stays to say so.
    let large = "x: " + String(repeating: "y", count: 5_000_000) + "\n" + String(repeating: "a: @\n", count: 10)
    let part = try read(large, as: "de.yml")
    #expect(part.places.last == "catalog-unreadable 5:4" && part.problems.count == 4)
    #expect(try read(String(repeating: "a: @\n", count: 100), as: "de.yml").problems.count == 50)
  }

  @Test func tellsBadYAML() throws {
    let tab = try read("de:\n  a: x\n\tb: y\n", as: "de.yml")
    #expect(tab.isDamaged)
    #expect(try read("de:\n  a: x\n  b: *none\n  c: z\n", as: "de.yml").places == ["catalog-unreadable 3:6"])
    for text in ["# nothing\n", "x", "- a\n- b\n", "de:\n"] {
      #expect(try read(text, as: "de.yml").problems.count == 1, "\(text)")
    }
  }

  /// libyaml gives up at characters that YAML does not allow; one entry is lost, not the file.
  @Test func readsOnBehindBadCharacters() throws {
    let catalog = try read("de:\n  a: x\n  b: \"y\u{7}\"\n  c: \u{FEFF}z\n  d: é\n", as: "de.yml")
    #expect(catalog.texts == ["a": "x", "d": "é"])
    #expect(catalog.places == ["catalog-unreadable 3:8"])
    let bytes = try read(Array("de:\n  a: x\n  b: ".utf8) + [0xE9] + Array("\n  c: z\n".utf8), as: "de.yml")
    #expect(bytes.texts == ["a": "x", "c": "z"])
    #expect(bytes.places == ["catalog-unreadable 3:6"])
  }

  @Test func genericFilesGuess() throws {
    #expect(try read("a: Hello {name}\n", as: "de.yml").entries.map(\.placeholders) == [.braces])
    #expect(try read("a: '{n, plural, other{#}}'\nb: '{n, plural,'\n", as: "de.yml").entries.map(\.key) == ["a"])
  }

  @Test func keepsCompleteEntries() throws {
    // Whatever a scalar or a map is cut to may be a whole one, so only lines that are whole count.
    let quoted = """
      "de":
        "a": "x"
        'b': 'y'
        "n": {"one": "1", "other": "2"}
        "l": ["i", "j"]
        "m": &m
          "k": "z"
        "c": *m

      """
    for text in [quoted, Self.file] {
      let whole = try read(text, as: "de.yml")
      let bytes = Array(text.utf8)
      for length in 0...bytes.count {
        let part = try read(Array(bytes[..<length]), as: "de.yml")
        let end = LineIndex(bytes).position(of: length).line
        for entry in whole.entries {
          let last = ([entry.location] + entry.variants.compactMap(\.location)).map(\.line).max() ?? 0
          // What an alias repeats stands where its anchor does.
          if last < end, !entry.key.hasPrefix("c.") { #expect(part.entries.contains(entry), "\(length) \(entry.key)") }
        }
      }
    }
  }

  @Test func standsDamage() throws {
    let signs = "\":\\{}],\n"
    try Damaged.isStood(Array(Self.file.utf8), as: "de.yml", signs: signs)
    try Damaged.isStood(
      Array("a: &x {b: *x, <<: [*x, *y]}\nc: |2-\n   d\n? [e]\n: !!f 'g'\n".utf8), as: "de.yml", signs: signs)
  }
}
