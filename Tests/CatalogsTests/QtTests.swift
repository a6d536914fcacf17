import Catalogs
import Testing
import Vocabulary

@Suite struct QtTests {
  /// Messages of one context, as a German file.
  private func messages(_ content: String, attributes: String = "language=\"de\"", as path: String = "ts/app_de.ts")
    throws -> Catalog
  {
    try read(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <!DOCTYPE TS>
      <TS version="2.1" \(attributes)><context><name>Main</name>
      \(content)
      </context></TS>
      """, as: path)
  }

  /// `key = path: text` of each translation.
  private func translations(_ catalog: Catalog) -> [String] {
    catalog.entries.filter { !$0.isCarriedSource }.map { entry in
      "\(entry.key) = " + entry.variants.map { "\($0.path): \($0.text)" }.joined(separator: ", ")
    }
  }

  @Test func sourceAndTranslation() throws {
    let catalog = try messages(
      """
      <message>
        <location filename="../main.ui" line="15"/>
        <source>&amp;Open file</source>
        <comment>menu</comment>
        <extracomment>Opens a file</extracomment>
        <translatorcomment>so named elsewhere</translatorcomment>
        <translation>Datei &amp;öffnen</translation>
      </message>
      """, attributes: "language=\"de_AT\" sourcelanguage=\"en_US\"")
    #expect(catalog.problems.isEmpty)
    #expect(catalog.sourceLocale == LanguageTag("en-US"))
    #expect(catalog.table == "ts/app")
    let (source, target) = (catalog.entries[0], catalog.entries[1])
    #expect((source.locale, target.locale) == (LanguageTag("en-US"), LanguageTag("de-AT")))
    #expect(source.isCarriedSource && !target.isCarriedSource)
    for entry in [source, target] {
      #expect(entry.key == "Main|menu|&Open file")
      #expect(entry.context == "Main")
      #expect(entry.comment == "menu\nOpens a file")
      #expect(entry.placeholders == .qt)
      #expect(entry.mnemonic == .ampersand)
      #expect(entry.location == SourceLocation(file: "ts/app_de.ts", line: 6, column: 3))
    }
    #expect(source.variants.map(\.text) == ["&Open file"])
    #expect(target.variants.map(\.text) == ["Datei &öffnen"])
    #expect(target.variants[0].location == SourceLocation(file: "ts/app_de.ts", line: 10, column: 16))
  }

  /// F27: dead messages are absent, an unfinished one ships where it has a text; a finished one may show nothing.
  @Test func types() throws {
    let catalog = try messages(
      """
      <message><source>a</source><translation type="vanished">A</translation></message>
      <message><source>b</source><translation type="obsolete">B</translation></message>
      <message><source>c</source><translation type="unfinished">C</translation></message>
      <message><source>d</source><translation type="unfinished"></translation></message>
      <message><source>e</source><translation></translation></message>
      <message><source>f</source></message>
      <message numerus="yes"><source>%n g</source><translation><numerusform>%n G</numerusform><numerusform/></translation></message>
      <message numerus="yes"><source>%n h</source>
        <translation type="unfinished"><numerusform></numerusform><numerusform>H</numerusform></translation></message>
      <message><source>b</source><translation>B</translation></message>
      """)
    #expect(catalog.problems.isEmpty)
    #expect(
      translations(catalog) == [
        "Main|c = : C", "Main|d = ", "Main|e = : ", "Main|f = ", "Main|%n g = plural:one: %n G, plural:other: ",
        "Main|%n h = ", "Main|b = : B",
      ])
    #expect(catalog.entries.filter { $0.state == .needsReview }.map(\.key) == ["Main|c"])
    #expect(catalog.entries.flatMap(\.variants).filter { $0.state == .needsReview }.map(\.text) == ["C"])
    // What is missing points at the empty translation.
    let missing = catalog.entries.first { $0.key == "Main|d" && !$0.isCarriedSource }
    #expect(missing?.location == SourceLocation(file: "ts/app_de.ts", line: 7, column: 28))
  }

  /// lupdate keeps what the code no longer has: a file of nothing else is none that somebody broke. One of nothing is.
  @Test func filesWithoutTexts() throws {
    let dead = try messages("<message><source>a</source><translation type=\"obsolete\">A</translation></message>")
    #expect(dead.entries.isEmpty && dead.problems.isEmpty)
    #expect(try messages("").places == ["catalog-unreadable 1:1"])
  }

  /// Forms in the order of qttools' numerus.cpp, named as CLDR names the numbers.
  @Test(arguments: [
    ("en", "one other"), ("ja", "other"), ("zh_CN", "other"), ("pt_BR", "one other"), ("fr", "one other"),
    ("ru", "one few many"), ("pl", "one few many"), ("cs", "one few other"), ("sr@latin", "one few other"),
    ("ar", "zero one two few many other"), ("sl", "one two few other"), ("gd", "one two few other"),
    // Latvian has its zero last, Turkish and Hungarian one form for both categories of CLDR's, Hebrew two for three.
    ("lv", "one other zero"), ("tr", "one+other"), ("hu", "one+other"), ("he", "one two+other"),
    ("mk", "one =2 other"), ("ga", "one two few+many+other"), ("mt", "one two+few many other"),
    // Qt knows nothing about Sardinian, and takes the first form only.
    ("sc", "other"),
  ])
  func numerusForms(_ locale: String, _ expected: String) throws {
    let forms = (0..<8).map { "<numerusform>\($0)</numerusform>" }.joined()
    let catalog = try messages(
      "<message numerus=\"yes\"><source>%n</source><translation>\(forms)</translation></message>",
      attributes: "language=\"\(locale)\" sourcelanguage=\"en_GB\"")
    let named = catalog.entries.last?.variants ?? []
    let count = expected.split(separator: " ").count
    let found = (0..<count).map { form in
      named.filter { $0.text == String(form) }.compactMap(\.path.plural).joined(separator: "+")
    }
    #expect(found.joined(separator: " ") == expected)
    #expect(Set(named.map(\.text)).count == count)
  }

  @Test func lengthVariantsAndBytes() throws {
    let catalog = try messages(
      """
      <message><source>Settings</source>
        <translation variants="yes"><lengthvariant>Einstellungen</lengthvariant><lengthvariant>Einst.</lengthvariant></translation></message>
      <message><source>a</source><translation>lang<byte value="x9c"/>kurz</translation></message>
      <message><source>b<byte value="x1b"/></source><translation>B<byte value="27"/><byte value="0"/></translation></message>
      <message numerus="yes"><source>%n</source><translation><numerusform variants="yes"><lengthvariant>%n Datei</lengthvariant>
        <lengthvariant>%n</lengthvariant></numerusform><numerusform>%n Dateien</numerusform></translation></message>
      """)
    #expect(catalog.problems.isEmpty)
    #expect(
      translations(catalog) == [
        "Main|Settings = length:0: Einstellungen, length:1: Einst.", "Main|a = length:0: lang, length:1: kurz",
        "Main|b\u{1B} = : B\u{1B}",
        "Main|%n = plural:one/length:0: %n Datei, plural:one/length:1: %n, plural:other: %n Dateien",
      ])
  }

  @Test func keysAndDuplicates() throws {
    let catalog = try read(
      """
      <!DOCTYPE TS><TS language="de"><context><name>A</name>
      <message><source>x</source><translation>1</translation></message>
      <message><source>x</source><comment>c</comment><translation>2</translation></message>
      <message id="id-x"><source>x</source><translation>3</translation></message>
      <message id="id-y"><translation>4</translation></message>
      <message><source>x</source><translation>5</translation></message>
      <message><translation>6</translation></message>
      </context><context><name>B</name>
      <message><source>x</source><translation>7</translation></message>
      </context></TS>
      """, as: "app.ts")
    #expect(
      translations(catalog) == ["A|x = : 1", "A|c|x = : 2", "id-x = : 3", "id-y = : 4", "B|x = : 7"])
    #expect(catalog.places == ["duplicate-key 6:1", "catalog-unreadable 7:1"])
    #expect(catalog.entries.filter(\.isCarriedSource).map(\.key) == ["A|x", "A|c|x", "id-x", "B|x"])
  }

  /// Made for numerus forms only; the other messages are shown as they stand in the code.
  @Test func sourceLanguageFile() throws {
    let catalog = try messages(
      """
      <message numerus="yes"><source>%n file(s)</source><translation><numerusform>%n file</numerusform>
        <numerusform>%n files</numerusform></translation></message>
      <message><source>Open</source><translation type="unfinished"/></message>
      """, attributes: "language=\"en\"", as: "app_en.ts")
    #expect(
      translations(catalog) == ["Main|%n file(s) = plural:one: %n file, plural:other: %n files", "Main|Open = : Open"])
    #expect(catalog.entries.allSatisfy { !$0.isCarriedSource })
  }

  @Test func localeOfPathOrNone() throws {
    let message = "<message><source>a</source><translation>A</translation></message>"
    #expect(try messages(message, attributes: "").entries.last?.locale == LanguageTag("de"))
    #expect(try messages(message, attributes: "", as: "app_zh_TW.ts").entries.last?.locale == LanguageTag("zh-TW"))
    let none = try messages(message, attributes: "", as: "app.ts")
    #expect(none.entries.map(\.isCarriedSource) == [true])
    #expect(none.places == ["catalog-unreadable 4:28"])
    // A template has no translation yet.
    let template = try messages(
      "<message><source>a</source><translation type=\"unfinished\"/></message>", attributes: "", as: "app.ts")
    #expect(template.places.isEmpty)
  }

  /// TypeScript has the extension, too.
  @Test func recognition() {
    func format(_ text: String) -> CatalogFormat? {
      CatalogFormat(path: "src/app_de.ts") { ContentSample(Array(text.utf8)) }
    }
    #expect(format("<?xml version=\"1.0\"?><!DOCTYPE TS><TS version=\"2.1\">") == .qt)
    #expect(format("import { a } from './b';\nconst x: TS = <TS>y;") == nil)
    #expect(format("<T>(x: T) => x") == nil)
    #expect(format("") == .qt)
  }

  /// Rich text has entities that begin with the sign of mnemonics.
  @Test func richTextHasNoMnemonic() throws {
    let catalog = try messages(
      "<message><source>&lt;b&gt;a&amp;nbsp;b&lt;/b&gt;</source><translation>&lt;b&gt;x&lt;/b&gt;</translation></message>"
    )
    #expect(catalog.entries.map(\.mnemonic) == [nil, nil])
  }

  private static let everything = """
    <?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="de">
    <context><name>é</name><message><location filename="a" line="+1"/><source>a&amp;b</source><comment>c</comment>
    <translation type="unfinished">Ä😀</translation></message>
    <message numerus="yes"><source>%n</source><translation><numerusform>1</numerusform><numerusform>2</numerusform></translation></message>
    </context><context><name>B</name><message id="i"><source>x<byte value="x9c"/>y</source>
    <translation variants="yes"><lengthvariant>lang</lengthvariant><lengthvariant>k</lengthvariant></translation></message>
    </context></TS>
    """

  @Test func prefixesKeepCompleteEntries() throws {
    #expect(try read(Self.everything, as: "a_de.ts").entries.count == 6)
    try Damaged.keepsCompleteEntries(Self.everything, as: "a_de.ts", isTold: true)
  }

  @Test func damageIsStood() throws {
    try Damaged.isStood(Array(Self.everything.utf8), as: "a_de.ts", signs: "&<")
  }
}
