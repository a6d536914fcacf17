import Catalogs
import Testing
import Vocabulary

@Suite struct POTests {
  private static let header = """
    msgid ""
    msgstr ""
    "Language: de\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"
    "Plural-Forms: nplurals=2; plural=(n != 1);\\n"


    """

  private func po(_ body: String) throws -> Catalog { try read(Self.header + body, as: "po/de.po") }

  private func targets(_ catalog: Catalog) -> [Entry] { catalog.entries.filter { !$0.isCarriedSource } }

  @Test func aMessageGivesSourceAndTranslation() throws {
    let catalog = try po(
      "#. A button.\n#: a.c:1\n#, c-format\nmsgctxt \"menu\"\nmsgid \"Open %s\"\nmsgstr \"%s öffnen\"\n")
    #expect(catalog.places.isEmpty)
    #expect(catalog.table == "po")
    #expect(catalog.entries.count == 2)
    let source = try #require(catalog.entries.first)
    #expect(source.isCarriedSource)
    #expect(source.locale == LanguageTag("en"))
    #expect(source.variants.map(\.text) == ["Open %s"])
    let target = try #require(catalog.entries.last)
    #expect(target.key == "menu|Open %s")
    #expect(target.context == "menu")
    #expect(target.comment == "A button.")
    #expect(target.locale == LanguageTag("de"))
    #expect(target.placeholders == .c)
    #expect(target.mnemonic == nil)
    #expect("\(target.location.line):\(target.location.column)" == "11:1")
    #expect(target.variants.map(\.text) == ["%s öffnen"])
    #expect(target.variants[0].location.map { "\($0.line):\($0.column)" } == "12:1")
  }

  @Test func pluralFormsAreCategories() throws {
    let catalog = try po(
      "msgid \"%d file\"\nmsgid_plural \"%d files\"\nmsgstr[0] \"%d Datei\"\nmsgstr[1] \"%d Dateien\"\n")
    #expect(
      catalog.entries.map { $0.variants.map { "\($0.path)=\($0.text) \($0.location?.line ?? 0)" } } == [
        ["plural:one=%d file 0", "plural:other=%d files 8"], ["plural:one=%d Datei 9", "plural:other=%d Dateien 10"],
      ])
  }

  /// Formulas from GNU gettext's manual ("Plural forms") and from Django's catalogs; the categories are CLDR's.
  @Test(arguments: [
    (
      "ru", "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2",
      "one few many"
    ),
    (
      "sr", "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2",
      "one few other"
    ),
    ("cs", "nplurals=3; plural=(n==1) ? 0 : (n>=2 && n<=4) ? 1 : 2", "one few other"),
    // `many` is for fractions: no whole number takes it.
    (
      "cs",
      "nplurals=4; plural=(n == 1 && n % 1 == 0) ? 0 : (n >= 2 && n <= 4 && n % 1 == 0) ? 1: (n % 1 != 0 ) ? 2 : 3",
      "one few - other"
    ),
    ("lv", "nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n != 0 ? 1 : 2", "one other zero"),
    (
      "ar", "nplurals=6; plural=n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5",
      "zero one two few many other"
    ),
    ("fr", "nplurals=2; plural=n>1;", "one other"),
    ("fr", "nplurals=3; plural=(n == 0 || n == 1) ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2;", "one many other"),
    ("ja", "nplurals=1; plural=0;", "other"),
    ("ja", "nplurals=2; plural=n!=1;", "=1 other"),
    ("cy", "nplurals=4; plural=(n==1) ? 0 : (n==2) ? 1 : (n != 8 && n != 11) ? 2 : 3;", "one two other =8"),
    (
      "he", "nplurals=4; plural=(n == 1) ? 0 : ((n == 2) ? 1 : ((n > 10 && n % 10 == 0) ? 2 : 3));", "one two =20 other"
    ),
    ("tr", "nplurals=2; plural=(n>1);", "one other"),
    ("en", "nplurals=INTEGER; plural=EXPRESSION;", "one other"),
  ])
  func formsAreNamedByTheirNumbers(locale: String, formula: String, names: String) throws {
    let expected = names.split(separator: " ").map(String.init)
    let forms = expected.indices.map { "msgstr[\($0)] \"\($0)\"\n" }.joined()
    let catalog = try read(
      "msgid \"\"\nmsgstr \"Language: \(locale)\\nPlural-Forms: \(formula)\\n\"\n\nmsgid \"a\"\nmsgid_plural \"b\"\n\(forms)",
      as: "x.po")
    #expect(catalog.places.isEmpty)
    let shown = expected.enumerated().filter { $0.element != "-" }.map { "plural:\($0.element)=\($0.offset)" }
    #expect(targets(catalog).first?.variants.map { "\($0.path)=\($0.text)" } == shown)
  }

  /// F19: fuzzy messages are not shipped, obsolete ones are not there.
  @Test func fuzzyAndObsoleteMessagesAreLeftOut() throws {
    let catalog = try po(
      """
      #, fuzzy
      #| msgid ""
      #| "old"
      msgid "a"
      msgstr "A"

      #, fuzzy
      #~ msgid "b"
      #~ msgstr "B"

      msgid "b"
      msgstr "B2"

      #~| msgid "o"
      #~ msgid "b"
      #~ msgstr "B3"

      msgid "c"
      msgstr ""
      """)
    #expect(catalog.places.isEmpty)
    #expect(
      targets(catalog).map { "\($0.key) \($0.state) \($0.variants.count)" } == [
        "a fuzzy 1", "b translated 1", "c new 0",
      ])
    let table = try #require(CatalogSet([catalog]).tables.first)
    #expect(table.missing(in: LanguageTag("de")).map(\.key) == ["a", "c"])
    #expect(table.has("b", in: LanguageTag("de")))
  }

  /// Recorded of msgfmt: what follows an empty first form does not count; an empty later form is shown as it is.
  @Test func theFirstFormDecides() throws {
    let catalog = try po(
      "msgid \"a\"\nmsgid_plural \"as\"\nmsgstr[0] \"\"\nmsgstr[1] \"x\"\n"
        + "msgid \"b\"\nmsgid_plural \"bs\"\nmsgstr[0] \"x\"\nmsgstr[1] \"\"\n")
    #expect(targets(catalog).map { $0.variants.map(\.text) } == [[], ["x", ""]])
  }

  @Test func theSourcesOwnFileShowsItsIDs() throws {
    let catalog = try read(
      "msgid \"\"\nmsgstr \"Language: en\\n\"\nmsgid \"a\"\nmsgstr \"\"\n\nmsgid \"b\"\nmsgstr \"B\"\n\n#, fuzzy\nmsgid \"c\"\nmsgstr \"C\"\n",
      as: "en.po")
    #expect(catalog.texts == ["a": "a", "b": "B", "c": "c"])
    #expect(catalog.entries.allSatisfy { !$0.isCarriedSource && $0.state == .translated })
  }

  @Test func symbolicIDsAreNoSourceTexts() throws {
    let text =
      "msgid \"menu.open\"\nmsgstr \"Öffnen\"\nmsgid \"menu.save_as\"\nmsgstr \"\"\nmsgid \"quit\"\nmsgstr \"Ende\"\n"
      + "msgid \"a.b\"\nmsgstr \"x\"\nmsgid \"a.c\"\nmsgstr \"x\"\n"
    let catalog = try read(text, as: "de.po")
    #expect(catalog.entries.count == 5)
    #expect(catalog.entries.allSatisfy { !$0.isCarriedSource && $0.locale == LanguageTag("de") })
    let english = try read(text, as: "en.po")
    #expect(english.entries.first { $0.key == "menu.save_as" }?.variants.isEmpty == true)
    // Words and mnemonics are texts.
    #expect(
      try read("msgid \"_File\"\nmsgstr \"_Datei\"\nmsgid \"OK\"\nmsgstr \"OK\"\n", as: "de.po").entries.count == 4)
  }

  // MARK: Flags

  @Test(arguments: [
    ("c-format", PlaceholderSyntax.c), ("fuzzy, python-format", .python), ("python-brace-format", .braces),
    ("no-c-format", .none), ("possible-c-format", .c), ("qt-format", .qt), ("csharp-format", .dotNet),
    ("ruby-format", .ruby),
    ("java-format", .javaMessageFormat), ("objc-format", .apple), ("no-wrap", .none),
  ])
  func flagsTellThePlaceholders(flags: String, syntax: PlaceholderSyntax) throws {
    #expect(try po("#, \(flags)\nmsgid \"a\"\nmsgstr \"b\"\n").entries.allSatisfy { $0.placeholders == syntax })
  }

  /// xgettext gives each message that has placeholders its flag. Where no message has one, a tool wrote the file that has
  /// no flags, and the ids tell, as they do in the MO file that is made of it.
  @Test func withoutAnyFlagsTheIDsTellThePlaceholders() throws {
    let texts = ["Delete %d files", "100% sure", "Hi %(name)s", "Hi {name}", "OK"]
    let messages = texts.map { "msgid \"\($0)\"\nmsgstr \"x\"\n" }.joined()
    func syntaxes(_ text: String) throws -> [PlaceholderSyntax] {
      try po(text).entries.filter { !$0.isCarriedSource }.map(\.placeholders)
    }
    #expect(try syntaxes(messages) == [.c, .none, .python, .braces, .none])
    #expect(try syntaxes("#, c-format\nmsgid \"%s\"\nmsgstr \"%s\"\n" + messages) == [.c] + texts.map { _ in .none })
  }

  /// Weblate's documentation, "Customizing behavior using flags".
  @Test func flagsStateLimits() throws {
    let catalog = try po(
      "#, c-format,max-length:30, max-size:180:2, font-family:\"Source Sans, Bold\", font-size:12\nmsgid \"a\"\nmsgstr \"b\"\n"
        + "#, max-size:90\nmsgid \"b\"\nmsgstr \"c\"\n#, max-length:x\nmsgid \"c\"\nmsgstr \"d\"\n")
    let limits = try #require(targets(catalog)[0].limits)
    #expect(limits.characters == 30)
    #expect(limits.width == 180)
    #expect(limits.lines == 2)
    #expect(limits.fontFamily == "Source Sans, Bold")
    #expect(limits.fontSize == 12)
    #expect(limits.spelling == "max-length:30, max-size:180:2")
    #expect("\(limits.location.line):\(limits.location.column)" == "7:13")
    #expect(targets(catalog)[1].limits?.width == 90)
    #expect(targets(catalog)[1].limits?.lines == 1)
    #expect(targets(catalog)[2].limits == nil)
  }

  // MARK: Faults

  @Test func aFaultCostsOneMessage() throws {
    let catalog = try po(
      """
      msgid "a"
      msgstr "A

      # of b
      msgid "b"
      msgstr "B"
      msgid "c"
      msgid "d"
      msgstr "D"

      msgctxt "x
      msgid "e"
      msgstr "E"
      #. of f
      msgid "f"
      # inside
      msgstr "F"

      msgid "g"
      msgid_plural "gs"
      msgstr[0] "G"
      msgstr[2] "H"
      junk
      msgid "h"
      msgstr "\\q"
      msgid "i"
      msgstr "I"
      msgid "i"
      msgstr "J"
      msgid "k"
      """)
    #expect(
      catalog.places == [
        "catalog-unreadable 8:8", "catalog-unreadable 14:1", "catalog-unreadable 17:9", "catalog-unreadable 22:1",
        "catalog-unreadable 28:1", "catalog-unreadable 31:9", "duplicate-key 34:1", "catalog-unreadable 36:10",
      ])
    #expect(targets(catalog).map(\.key) == ["b", "d", "i"])
    #expect(targets(catalog).map { $0.variants[0].text } == ["B", "D", "I"])
    #expect(targets(catalog)[0].comment == "of b")
    #expect(catalog.problems.map(\.message)[1] == "expected 'msgstr', found 'msgid'")
  }

  @Test func aBadFormulaIsAFindingWhereItMatters() throws {
    let head = "msgid \"\"\nmsgstr \"\"\n\"Language: de\\n\"\n\"Plural-Forms: nplurals=2; plural=n !! 1;\\n\"\n"
    #expect(try read(head + "msgid \"a\"\nmsgstr \"b\"\n", as: "x.po").places.isEmpty)
    let plural = head + "msgid \"a\"\nmsgid_plural \"as\"\nmsgstr[0] \"b\"\nmsgstr[1] \"c\"\n"
    let catalog = try read(plural, as: "x.po")
    #expect(catalog.places == ["catalog-unreadable 4:2"])
    #expect(targets(catalog)[0].variants.map(\.path.description) == ["plural:one", "plural:other"])
  }

  @Test func aFileWithoutMessagesIsAnError() throws {
    // A translation that nobody has begun, and what `msgfmt` makes of it.
    #expect(try read(Self.header, as: "x.po").places.isEmpty)
    let header = "Language: de\n"
    for isBare in [false, true] {
      // One message without an id, or none at all: magic, revision, count, two tables, no hash table.
      let count: UInt32 = isBare ? 0 : 1
      let tables: [UInt32] = isBare ? [] : [0, 44, UInt32(header.utf8.count), 45]
      let words: [UInt32] = [0x9504_12DE, 0, count, 28, 28 + 8 * count, 0, 28 + 16 * count] + tables
      let bytes = words.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } }
      let catalog = try read(bytes + [0] + Array(header.utf8) + [0], as: "de.mo")
      #expect(catalog.entries.isEmpty && catalog.places == (isBare ? ["catalog-unreadable 1:1"] : []))
    }
    #expect(try read("# only\n", as: "x.po").places == ["catalog-unreadable 1:1"])
    #expect(try read("", as: "x.po").places.isEmpty)
    #expect(try read("{}", as: "x.po").places == ["catalog-unreadable 1:1"])
  }

  @Test func contentTellsTheFormat() {
    #expect(CatalogFormat(path: "x.txt") { ContentSample(Array(Self.header.utf8)) } == .po)
    #expect(CatalogFormat(path: "x.txt") { ContentSample(Array("# a\nb = c\n".utf8)) } != .po)
    #expect(
      CatalogFormat(path: "x.txt") { ContentSample([0xDE, 0x12, 4, 0x95] + Array(repeating: 0, count: 24)) } == .mo)
  }
}
