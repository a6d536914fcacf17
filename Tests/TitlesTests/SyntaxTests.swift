import Catalogs
import Testing
import Titles
import Vocabulary

/// The placeholders of each format, as its own documentation spells them.
@Suite struct SyntaxTests {
  /// `spelling kind argument` of each placeholder.
  private func found(_ text: String, _ syntax: PlaceholderSyntax) -> [String] {
    Placeholders.find(in: text, source: nil, syntax: syntax).map { placeholder in
      let argument = placeholder.name ?? placeholder.position.map(String.init)
      return "\(placeholder.spelling) \(placeholder.kind)" + (argument.map { " \($0)" } ?? "")
    }
  }

  private static let cases: [(PlaceholderSyntax, String, [String])] = [
    // C17 §7.21.6.1, POSIX fprintf, and gettext's manual for <PRIu64>.
    (.c, "%s %2$lu %-5.1f %%", ["%s text", "%2$lu integer 2", "%-5.1f decimal"]),
    (.c, "%<PRIu64> bytes, %'d", ["%<PRIu64> integer", "%'d integer"]), (.c, "%@ %arg", []),
    // java.util.Formatter
    (.java, "%1$s %,d %b %(.2f", ["%1$s text 1", "%,d integer", "%b text", "%(.2f decimal"]),
    (.java, "%1$tB %<te", ["%1$tB text 1", "%<te text"]), (.java, "%ld %@ 100%", []),
    // Python's printf-style formatting
    (
      .python, "%(name)s %(count)d %r %5.2f %%",
      ["%(name)s text name", "%(count)d integer count", "%r text", "%5.2f decimal"]
    ),
    (.python, "%(name) 100%(", []),
    // Ruby's Kernel#format and Rails' i18n
    (
      .ruby, "%{count} of %{name}: %<price>.2f",
      ["%{count} integer count", "%{name} text name", "%<price>.2f decimal price"]
    ),
    (.ruby, "%{a b} %{ 100%", []),
    // QString::arg and QObject::tr
    (.qt, "%1 of %L2, %n item(s), %12", ["%1 text 1", "%L2 decimal 2", "%n integer n", "%12 text 12"]),
    (.qt, "100%, %0 %L %s %%1", ["%1 text 1"]),
    // .NET's composite formatting
    (
      .dotNet, "{0} {1,-10:N2} {2:D3} {3:yyyy} {4:0.00}",
      ["{0} text 1", "{1,-10:N2} decimal 2", "{2:D3} integer 3", "{3:yyyy} text 4", "{4:0.00} decimal 5"]
    ),
    (.dotNet, "{{0}} } {", []),
    (.braces, "{name}, {0} and {count} {}", ["{name} text name", "{0} text 1", "{count} integer count", "{} text"]),
    (.braces, "{a sentence in braces.} {", []),
    // i18next's interpolation
    (
      .doubleBraces, "{{name}} {{ count }} {{user.name}} {{price, currency}} {{- raw}}",
      [
        "{{name}} text name", "{{ count }} integer count", "{{user.name}} text user.name",
        "{{price, currency}} text price", "{{- raw}} text raw",
      ]
    ),
    (.doubleBraces, "{name} {{a", []), (.none, "%@ {name} %1$s", []),
  ]

  @Test(arguments: cases)
  func finds(_ syntax: PlaceholderSyntax, _ text: String, _ expected: [String]) {
    #expect(found(text, syntax) == expected)
  }

  @Test(arguments: [
    (PlaceholderSyntax.qt, "%1 of %2", "%2: %1", true), (.qt, "%L1", "%1", true), (.qt, "%1", "%2", false),
    (.qt, "%n", "nichts", false), (.dotNet, "{0:N2} {1}", "{1} {0:C}", true), (.dotNet, "{0}", "{1}", false),
    (.braces, "{name} {a}", "{a} {name}", true), (.braces, "{name}", "{nombre}", false),
    (.ruby, "%{count} %{name}", "%{name} %{count}", true), (.python, "%(n)d", "%(n)s", false),
    (.java, "%s %d", "%2$d %1$s", true), (.c, "%s", "%d", false),
  ])
  func compares(_ syntax: PlaceholderSyntax, _ source: String, _ translation: String, _ agree: Bool) {
    let difference = PlaceholderDifference(
      source: Placeholders.find(in: source, source: nil, syntax: syntax),
      translation: Placeholders.find(in: translation, source: source, syntax: syntax))
    #expect(difference.isEmpty == agree)
  }

  /// The filled title of a text in English.
  private func title(
    _ text: String, _ syntax: PlaceholderSyntax, mnemonic: Mnemonic? = nil, plural: String? = nil,
    notes: [PlaceholderNote] = [], samples: SampleBook = SampleBook()
  ) throws -> String? {
    let path = VariantPath(plural.map { [VariantPath.Step(kind: "plural", value: $0)] } ?? [])
    var entry = Entry(
      key: "k", locale: LanguageTag("en"), location: SourceLocation(file: "a", line: 1, column: 1),
      variants: [Variant(path: path, text: text)])
    entry.placeholders = syntax
    entry.mnemonic = mnemonic
    entry.placeholderNotes = notes
    return try TitleMaker(samples: samples).titles(of: entry, table: "T").first?.text
  }

  @Test(arguments: [
    (PlaceholderSyntax.c, "%s: 100%%", "Maria: 100%"), (.java, "%1$s %2$,d", "Maria 25"),
    (.python, "%(a)s %(b)d%%", "Maria 25%"), (.ruby, "%{name} %<n>.1f", "Maria 2.5"), (.qt, "%1 %% %n", "Maria %% 25"),
    (.dotNet, "{{{0}}} {1:N1}", "{Maria} 2.5"), (.braces, "{{0}}", "{Maria}"), (.doubleBraces, "{{name}}!", "Maria!"),
    (.none, "%@ %% {name}", "%@ %% {name}"),
  ])
  func fills(_ syntax: PlaceholderSyntax, _ text: String, _ expected: String) throws {
    #expect(try title(text, syntax) == expected)
  }

  @Test func aNumberGoesWithItsForm() throws {
    #expect(try title("{{count}} item", .doubleBraces, plural: "one") == "1 item")
    #expect(try title("%n item", .qt, plural: "one") == "1 item")
    #expect(try title("%{name}: %{count}", .ruby, plural: "one") == "Maria: 1")
  }

  /// Qt's source has one text for the forms of all languages; CLDR's first number of `other` is 0, of Polish `few` 2.
  @Test func theSourceOfFormsHasANumberOfTheirKind() throws {
    let text = """
      <!DOCTYPE TS><TS version="2.1" language="pl"><context><name>C</name><message numerus="yes"><source>%n file(s)</source>
      <translation><numerusform>%n plik</numerusform><numerusform>%n pliki</numerusform>
      <numerusform>%n plików</numerusform></translation></message></context></TS>
      """
    let catalog = CatalogFormat.qt.read(path: "a_pl.ts", bytes: Array(text.utf8), sourceLocale: LanguageTag("en"))
    let titles = try catalog.entries.flatMap { try TitleMaker().titles(of: $0, table: "T").map(\.text) }
    #expect(titles == ["0 file(s)", "1 plik", "2 pliki", "0 plików"])
  }

  /// Foundation, i18next and Rails show a form `zero` for 0 in every language: no other form is seen with it. In French 0
  /// is `one` otherwise. gettext and Android know no such form.
  @Test(arguments: [
    (
      "en.json", "{\"a_zero\": \"None\", \"a_one\": \"{{count}} file\", \"a_other\": \"{{count}} files\"}",
      ["None", "1 file", "2 files"]
    ),
    (
      "fr.yml", "fr:\n  a:\n    zero: Aucun\n    one: '%{count} fichier'\n    other: '%{count} fichiers'\n",
      ["Aucun", "1 fichier", "2 fichiers"]
    ),
    (
      "fr.yml", "fr:\n  a:\n    one: '%{count} fichier'\n    other: '%{count} fichiers'\n",
      ["0 fichier", "2 fichiers"]
    ),
    ("en.lproj/a.stringsdict", stringsdict, ["No files", "1 file", "2 files"]),
    (
      "values/strings.xml",
      """
      <resources><plurals name="a"><item quantity="zero">None</item><item quantity="one">%d file</item>
      <item quantity="other">%d files</item></plurals></resources>
      """, ["None", "1 file", "0 files"]
    ),
  ])
  func aFormForZeroTakesIt(_ path: String, _ text: String, _ expected: [String]) throws {
    let format = try #require(CatalogFormat(path: path))
    let catalog = format.read(path: path, bytes: Array(text.utf8), sourceLocale: LanguageTag("en"))
    #expect(try catalog.entries.flatMap { try TitleMaker().titles(of: $0, table: "T").map(\.text) } == expected)
  }

  private static let stringsdict = """
    <?xml version="1.0" encoding="UTF-8"?>
    <plist version="1.0"><dict><key>a</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>d</string><key>zero</key><string>No files</string>
    <key>one</key><string>%d file</string><key>other</key><string>%d files</string></dict></dict></dict></plist>
    """

  /// A plural form's number may be spelled as any text: it has the name of a count, or it is all there is.
  @Test(arguments: [
    (PlaceholderSyntax.c, "%s files", "%s file", "0 files"), (.java, "%1$s files", "one file", "0 files"),
    (.apple, "%@ files", "%@ file", "0 files"), (.qt, "%1 files", "%1 file", "0 files"),
    (.python, "%(total_count)s of %(name)s", "%(name)s", "0 of Maria"),
    (.python, "%(who)s, %(account)s", "%(who)s", "Maria, Maria"), (.ruby, "%{items_count}", "1", "0"),
    (.braces, "{name}: {tabCount}", "{name}", "Maria: 0"), (.doubleBraces, "{{n}} {{discount}}", "", "0 Maria"),
    // The number is in the other form, or nobody can tell which of two it is.
    (.c, "%s called", "%s called %d times", "Maria called"), (.c, "%s of %s", "%s", "Maria of Maria"),
  ])
  func aNumberMayBeSpelledAsText(_ syntax: PlaceholderSyntax, _ other: String, _ one: String, _ expected: String) throws
  {
    var entry = entry([("plural:one", one), ("plural:other", other)], syntax)
    #expect(try TitleMaker().titles(of: entry, table: "T").last?.text == expected)
    // Samples of other texts are none for it, those of numbers are.
    let samples = SampleBook(general: ["%s": [.text("Maria")], "%@": [.text("Maria")], "%d": [.number(7)]])
    let configured = try TitleMaker(samples: samples).titles(of: entry, table: "T").last?.text
    let spellsBraces = ["%{items_count}", "{name}: {tabCount}", "{{n}} {{discount}}"].contains(other)
    #expect(configured == (spellsBraces ? expected : expected.replacing("0", with: "7")))
    // A translation without forms has all numbers.
    let source = entry
    entry.variants = [Variant(path: VariantPath(), text: other)]
    #expect(try TitleMaker().titles(of: entry, table: "T", source: source).map(\.text) == [expected])
  }

  private func entry(_ leaves: [(String, String)], _ syntax: PlaceholderSyntax, locale: String = "en") -> Entry {
    var entry = Entry(
      key: "k", locale: LanguageTag(locale), location: SourceLocation(file: "a", line: 1, column: 1),
      variants: leaves.map { path, text in
        let step = path.split(separator: ":").map(String.init)
        return Variant(
          path: VariantPath(step.isEmpty ? [] : [VariantPath.Step(kind: step[0], value: step[1])]), text: text)
      })
    entry.placeholders = syntax
    return entry
  }

  /// What a source says of its values, by declaring them or by choosing its forms with them, holds for its translations.
  @Test(arguments: [
    (PlaceholderSyntax.flutter, "{who} has {n, plural, one{1 file} other{{n} files}}", "{who}: {n}", "Ada: 0"),
    (.icu, "{0, plural, one{# file} other{# files}}", "{0} 件", "0 件"),
    (.fluent, "{ $q ->\n    [one] One\n   *[other] { $q } tabs\n }", "{ $q }", "0"),
    (.icu, "{0, selectordinal, one{#st} other{#th}}", "第{0}", "第0"), (.flutter, "{x} {y}", "{y} {x}", "2.5 25"),
    (.java, "%s %s", "%2$s %1$s", "Bob 12"),
  ])
  func translationsGoByTheirSource(
    _ syntax: PlaceholderSyntax, _ text: String, _ translation: String, _ expected: String
  ) throws {
    var source = entry([("", text)], syntax)
    source.placeholderNotes = [
      PlaceholderNote(name: "who", example: "Ada"), PlaceholderNote(name: "x", type: "int"),
      PlaceholderNote(name: "y", type: "double"), PlaceholderNote(name: "1", example: "12"),
      PlaceholderNote(name: "2", example: "Bob"),
    ]
    let titles = try TitleMaker().titles(
      of: entry([("", translation)], syntax, locale: "ja"), table: "T", source: source)
    #expect(titles.map(\.text) == [expected])
  }

  /// The sign before the letter is not shown; two are one (Qt's QLabel, Windows' DrawText, GTK's mnemonics).
  @Test(arguments: [
    ("&Open", Mnemonic.ampersand, "Open"), ("Save && &Close", .ampersand, "Save & Close"),
    ("打开(&O)", .ampersand, "打开(O)"), ("_Open", .underscore, "Open"), ("a__b_c", .underscore, "a_bc"),
    ("R&D", .underscore, "R&D"), ("&&&x", .ampersand, "&x"), ("a&", .ampersand, "a"),
    ("%1 && &%2", .ampersand, "Maria & Maria"),
  ])
  func stripsMnemonics(_ text: String, _ mnemonic: Mnemonic, _ expected: String) throws {
    #expect(try title(text, .qt, mnemonic: mnemonic) == expected)
  }

  @Test func takesTheCatalogsExamples() throws {
    let notes = [PlaceholderNote(name: "who", example: "Ada"), PlaceholderNote(name: "1", example: "3")]
    #expect(try title("{who}", .braces, notes: notes) == "Ada")
    #expect(try title("%1$d", .java, notes: notes) == "3")
    let samples = SampleBook(general: ["{who}": [.text("Bo")], "{0}": [.text("Al")], "%s": [.text("no")]])
    #expect(try title("{who}", .braces, notes: notes, samples: samples) == "Bo")
    #expect(try title("{0,5:N2}", .dotNet, samples: samples) == "Al")
    #expect(try title("%1", .qt, samples: samples) == "Maria")
  }
}
