import Catalogs
import Testing
import Vocabulary

@Suite struct AndroidTests {
  /// What a `<resources>` holds, as a file of German texts.
  private func resources(_ content: String, as path: String = "app/res/values-de/strings.xml") throws -> Catalog {
    try read(
      """
      <resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2" xmlns:tools="http://schemas.android.com/tools">
      \(content)
      </resources>
      """, as: path)
  }

  /// Values recorded from aapt2: white space, quotes, escapes, CDATA, styles, xliff:g, references.
  @Test func textsAreThoseOfAapt2() throws {
    for row in try Fixture.rows("android_text.tsv") {
      let text = decoded(row[0])
      let catalog = try resources(
        "<string name=\"a\">\(text)</string>\n<string name=\"other\">target</string>")
      let entry = catalog.entries.first { $0.key == "a" }
      switch row[1] {
      case "text": #expect(entry?.variants.map(\.text) == [decoded(row[2])], "\(text)")
      case "reference": #expect(entry?.variants.map(\.text) == ["target"], "\(text)")
      case "unknown": #expect(entry?.variants.isEmpty ?? false, "\(text)")
      case "apostrophe":
        #expect(entry?.variants.count == 1, "\(text)")
        #expect(catalog.problems.map(\.severity) == [.warning], "\(text)")
        continue
      default:
        #expect(entry == nil, "\(text)")
        #expect(catalog.places == ["catalog-unreadable 2:18"], "\(text)")
        continue
      }
      #expect(catalog.problems.isEmpty, "\(text)")
    }
  }

  private func decoded(_ hexadecimal: String) -> String {
    let digits = hexadecimal.compactMap(\.hexDigitValue)
    let bytes = stride(from: 0, to: digits.count - 1, by: 2).map { UInt8(digits[$0] << 4 | digits[$0 + 1]) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// F21: four spellings of an apostrophe; a raw one is read, with a warning.
  @Test func apostrophes() throws {
    let catalog = try resources(
      """
      <string name="a">ro\\'yxatdan</string>
      <string name="b">"J'entre"</string>
      <string name="c">J&apos;entre</string>
      <string name="d">ro'yxatdan</string>
      """)
    #expect(catalog.texts == ["a": "ro'yxatdan", "b": "J'entre", "c": "J'entre", "d": "ro'yxatdan"])
    #expect(catalog.places == ["catalog-unreadable 4:18", "catalog-unreadable 5:18"])
  }

  /// E03: a soft hyphen written as an escape. F23: a percent sign that is none of a placeholder stays as it is.
  @Test func softHyphensAndPercentSigns() throws {
    let catalog = try resources(
      """
      <string name="a">Länder\\u00ADübergreifende Ermittlung</string>
      <string name="b">100% blokeret</string>
      """)
    #expect(catalog.texts == ["a": "Länder\u{AD}übergreifende Ermittlung", "b": "100% blokeret"])
    #expect(catalog.entries.allSatisfy { $0.placeholders == .java })
  }

  /// aapt, and those who write them, mean one character.
  @Test func surrogatePairsAreOneCharacter() throws {
    #expect(try resources("<string name=\"a\">x\\uD83D\\uDE00\\ud83dy</string>").texts == ["a": "x😀y"])
  }

  @Test func pluralsAndArrays() throws {
    let catalog = try resources(
      """
      <plurals name="files">
        <item quantity="one">%d  Datei</item>
        <item quantity="other">"%d Dateien "</item>
      </plurals>
      <string-array name="days"><item>Mo</item><item>@string/tuesday</item><item/></string-array>
      <string name="tuesday">Di</string>
      <item type="string" name="item">Ein\\nTag</item>
      <integer-array name="numbers"><item>1</item></integer-array>
      <color name="red">#f00</color>
      """)
    #expect(catalog.problems.isEmpty)
    #expect(catalog.entries.map(\.key) == ["files", "days", "tuesday", "item"])
    #expect(
      catalog.entries.map { $0.variants.map { "\($0.path)=\($0.text)" } } == [
        ["plural:one=%d Datei", "plural:other=%d Dateien "], ["item:0=Mo", "item:1=Di", "item:2="], ["=Di"],
        ["=Ein\nTag"],
      ])
    #expect(catalog.entries[0].location == SourceLocation(file: catalog.file, line: 2, column: 1))
    #expect(catalog.entries[0].variants[1].location == SourceLocation(file: catalog.file, line: 4, column: 26))
  }

  @Test func faultsOfPlurals() throws {
    let catalog = try resources(
      """
      <plurals name="a"><item quantity="1">x</item><item>y</item><item quantity="one">z</item></plurals>
      <plurals name="b"><item quantity="one">1</item><item quantity="one">2</item></plurals>
      <plurals name="c"><item quantity="one">\\uXYZ1</item><item quantity="other">2</item></plurals>
      <string>x</string>
      """)
    #expect(catalog.entries.map(\.key) == ["a", "b"])
    #expect(catalog.entries.flatMap(\.variants).map(\.text) == ["z", "1"])
    #expect(
      catalog.places == [
        "catalog-unreadable 2:19", "catalog-unreadable 2:46", "catalog-unreadable 3:48", "catalog-unreadable 4:40",
        "catalog-unreadable 5:1",
      ])
  }

  @Test func references() throws {
    let catalog = try resources(
      """
      <string name="a">@string/b</string>
      <string name="b">@string/c</string>
      <string name="c"><b>Hallo</b> du</string>
      <string name="x">@string/y</string>
      <string name="y">@string/x</string>
      <string name="ok">@android:string/ok</string>
      <string name="none">@string/elsewhere</string>
      """)
    let texts = catalog.entries.map { $0.variants.map(\.text) }
    #expect(texts == [["Hallo du"], ["Hallo du"], ["Hallo du"], [], [], [], []])
    #expect(catalog.problems.isEmpty)
    // In the base such texts are not there to be translated.
    let base = try resources("<string name=\"ok\">@android:string/ok</string>", as: "res/values/strings.xml")
    #expect(base.entries.map(\.shouldTranslate) == [false])
  }

  /// A build is for one product; all of them are audited.
  @Test func products() throws {
    let catalog = try resources(
      """
      <string name="a" product="tablet">Tablet</string>
      <string name="a" product="default">Telefon</string>
      <string name="b" product="tv">Fernseher</string>
      <string name="c">@string/a</string>
      <string name="a" product="tablet">Brett</string>
      <string name="b" product="tv">TV</string>
      <string name="C">c</string>
      """)
    #expect(
      catalog.entries.map { $0.variants.map { "\($0.path)=\($0.text)" } } == [
        ["product:tablet=Tablet", "product:default=Telefon"], ["=Fernseher"], ["=Telefon"], ["=c"],
      ])
    #expect(catalog.places == ["duplicate-key 6:1", "duplicate-key 7:1"])
  }

  @Test func placeholderNotes() throws {
    let catalog = try resources(
      """
      <string name="a"><xliff:g id="sender" example="Bob">%2$s</xliff:g>: <xliff:g id="count">%1$d</xliff:g></string>
      <string name="b">%s, <xliff:g id="n" example="7">%d</xliff:g> von <xliff:g id="app">Gmail</xliff:g></string>
      """)
    #expect(catalog.texts == ["a": "%2$s: %1$d", "b": "%s, %d von Gmail"])
    #expect(
      catalog.entries.map(\.placeholderNotes) == [
        [PlaceholderNote(name: "2", example: "Bob"), PlaceholderNote(name: "1")],
        [PlaceholderNote(name: "2", example: "7")],
      ])
  }

  @Test func commentsAndLimits() throws {
    let catalog = try resources(
      """
      <!-- All about files -->

      <!-- A button. -->
      <!-- [CHAR LIMIT=12] -->
      <string name="a">A</string>
      <string name="b">B</string> <!-- trailing -->

      <!-- [CHAR LIMIT=NONE] -->
      <string name="c" translatable="false">C</string>
      <string name="d">D</string>
      """)
    #expect(catalog.entries.map(\.comment) == ["A button.\n[CHAR LIMIT=12]", "trailing", "[CHAR LIMIT=NONE]", nil])
    #expect(catalog.entries.map(\.limits?.characters) == [12, nil, nil, nil])
    #expect(catalog.entries[0].limits?.spelling == "CHAR LIMIT=12")
    #expect(catalog.entries[0].limits?.location.line == 5)
    #expect(catalog.entries.map(\.shouldTranslate) == [true, true, false, true])
  }

  @Test func untranslatableFilesAndLocales() throws {
    let all = try resources(
      "<string name=\"a\">A</string><string name=\"b\" translatable=\"true\">B</string>",
      as: "res/values/donottranslate.xml")
    #expect(all.entries.map(\.shouldTranslate) == [false, true])
    let stated = try read(
      """
      <resources xmlns:t="http://schemas.android.com/tools" t:locale="pt-rBR"><string name="a">A</string></resources>
      """, as: "res/values/strings.xml")
    #expect(stated.sourceLocale == LanguageTag("pt-BR"))
    #expect(stated.entries.map(\.locale) == [LanguageTag("pt-BR")])
  }

  @Test(arguments: [
    ("app/res/values/strings.xml", "app/res/values/strings", nil),
    ("app/res/values-de/strings.xml", "app/res/values/strings", "de"),
    ("app/res/values-iw/strings.xml", "app/res/values/strings", "he"),
    ("app/res/values-in/strings.xml", "app/res/values/strings", "id"),
    ("app/res/values-zh-rTW/strings.xml", "app/res/values/strings", "zh-TW"),
    ("app/res/values-b+sr+Latn/strings.xml", "app/res/values/strings", "sr-Latn"),
    ("app/res/values-b+es+419/strings.xml", "app/res/values/strings", "es-419"),
    ("app/res/values-mcc310-pt-rBR-land/strings.xml", "app/res/values-mcc310-land/strings", "pt-BR"),
    ("app/res/values-night/strings.xml", "app/res/values-night/strings", nil),
    ("app/res/values-v21/strings.xml", "app/res/values-v21/strings", nil),
    ("app/res/values-car/strings.xml", "app/res/values-car/strings", nil),
    ("strings.xml", "strings", nil),
  ])
  func places(_ path: String, _ table: String, _ locale: String?) throws {
    let catalog = try resources("<string name=\"a\">A</string>", as: path)
    #expect(catalog.table == table)
    #expect(catalog.isBase == (locale == nil))
    #expect(catalog.entries.map(\.locale) == [LanguageTag(locale ?? "en")])
  }

  /// Other XML is passed by in a walk; a named file says what it lacks.
  @Test func recognition() throws {
    for text in ["<resources><color name=\"a\">#fff</color></resources>", "<html><string name=\"a\">x</string></html>"]
    {
      #expect(CatalogFormat(path: "res/values/a.xml") { ContentSample(Array(text.utf8)) } == nil)
    }
    let wrong = CatalogFormat.android.read(path: "a.xml", bytes: Array("<x/>".utf8), sourceLocale: LanguageTag("en"))
    #expect(wrong.places == ["catalog-unreadable 1:1"])
    #expect(try resources("<string-array name=\"a\"/>").entries.map(\.key) == ["a"])
  }

  private static let everything = """
    <?xml version="1.0" encoding="utf-8"?>
    <!-- license --><resources xmlns:xliff="urn:oasis:names:tc:xliff:document:1.2">
    <!-- c --><string name="a">x  "y" \\u00e9\\n <xliff:g id="n" example="e">%1$s</xliff:g></string>
    <string name="b" product="tablet"><b>é😀</b> &amp; <![CDATA[<i>]]></string>
    <string name="b">漢</string><string name="c">@string/a</string>
    <plurals name="d"><item quantity="one">1</item><item quantity="other">2</item></plurals>
    <string-array name="e"><item>1</item><item>@string/a</item></string-array>
    </resources>
    """

  @Test func prefixesKeepCompleteEntries() throws {
    let bytes = Array(Self.everything.utf8)
    let path = "res/values-de/strings.xml"
    let whole = CatalogFormat.android.read(path: path, bytes: bytes, sourceLocale: LanguageTag("en"))
    #expect(whole.entries.count == 5)
    var last = 0
    for length in 0...bytes.count {
      let part = CatalogFormat.android.read(
        path: path, bytes: Array(bytes[..<length]), sourceLocale: LanguageTag("en"))
      for entry in part.entries {
        let texts = Set(whole.entries.first { $0.key == entry.key }?.variants.map(\.text) ?? [])
        #expect(entry.variants.allSatisfy { texts.contains($0.text) }, "\(length)")
      }
      #expect(part.entries.count >= last, "\(length)")
      last = part.entries.count
      if length > 0, length < bytes.count { #expect(part.isDamaged, "\(length)") }
    }
    #expect(last == whole.entries.count)
  }

  @Test func damageIsStood() throws {
    try Damaged.isStood(Array(Self.everything.utf8), as: "res/values/a.xml", signs: "\"&<\\")
  }
}
