import Catalogs
import Testing
import Vocabulary

@Suite struct ResXTests {
  private func resources(_ content: String, as path: String = "App/Strings.pl.resx") throws -> Catalog {
    try read(
      """
      <?xml version="1.0" encoding="utf-8"?>
      <root>
      <resheader name="resmimetype"><value>text/microsoft-resx</value></resheader>
      \(content)
      </root>
      """, as: path)
  }

  /// F29: a null reference shows nothing, names are compared without their case, a space alone is kept where it is marked.
  @Test func nullsDuplicatesAndSpaces() throws {
    let catalog = try resources(
      """
      <data name="Null" type="System.Resources.ResXNullRef, System.Windows.Forms"><value /></data>
      <data name="Save" xml:space="preserve"><value>Zapisz</value></data>
      <data name="SAVE" xml:space="preserve"><value>ZAPISZ</value></data>
      <data name="Space" xml:space="preserve"><value> </value></data>
      <data name="Lost"><value> </value></data>
      <data name="Kept"><value> a
       b </value></data>
      <data name="Empty" xml:space="preserve"><value></value></data>
      <data name="CDATA"><value><![CDATA[ ]]></value></data>
      """)
    #expect(
      catalog.texts == [
        "Null": "", "Save": "Zapisz", "Space": " ", "Lost": "", "Kept": " a\n b ", "Empty": "", "CDATA": " ",
      ])
    #expect(catalog.places == ["duplicate-key 6:1"])
    #expect(catalog.problems[0].key == "SAVE")
    #expect(catalog.problems[0].locale == LanguageTag("pl"))
  }

  @Test func onlyTextsAreRead() throws {
    let catalog = try resources(
      """
      <assembly alias="mscorlib" name="mscorlib" />
      <data name="a" type="System.String, mscorlib"><value>A</value><comment> For a button </comment></data>
      <data name="ok.Size" type="System.Drawing.Size, System.Drawing"><value>75, 23</value></data>
      <data name="icon" type="System.Drawing.Icon, System.Drawing" mimetype="application/x-microsoft.net.object.bytearray.base64"><value>AAAB</value></data>
      <data name="blob" mimetype="application/x-microsoft.net.object.binary.base64"><value>AAEA</value></data>
      <data name="file" type="System.Resources.ResXFileRef, System.Windows.Forms"><value>a.txt;System.String, mscorlib;utf-8</value></data>
      <data name="&gt;&gt;ok.Name"><value>okButton</value></data>
      <metadata name="$this.Localizable" type="System.Boolean, mscorlib"><value>True</value></metadata>
      <metadata name="note"><value>x</value></metadata>
      <data name="bare"> B </data>
      """)
    #expect(catalog.texts == ["a": "A", "bare": "B"])
    #expect(catalog.problems.isEmpty)
    #expect(catalog.entries[0].comment == "For a button")
    #expect(catalog.entries[0].placeholders == .dotNet)
    #expect(catalog.entries[0].location == SourceLocation(file: "App/Strings.pl.resx", line: 5, column: 1))
    #expect(catalog.entries[0].variants[0].location == SourceLocation(file: "App/Strings.pl.resx", line: 5, column: 54))
  }

  /// Controls of Windows Forms have mnemonics; a window's title and other resources show the sign.
  @Test func mnemonics() throws {
    let catalog = try resources(
      """
      <data name="ok.Text"><value>&amp;OK</value></data>
      <data name="$this.Text"><value>R&amp;D</value></data>
      <data name="ok.ToolTip"><value>R&amp;D</value></data>
      <data name="Title"><value>R&amp;D</value></data>
      """)
    #expect(catalog.texts["ok.Text"] == "&OK")
    #expect(catalog.entries.map(\.mnemonic) == [.ampersand, nil, nil, nil])
  }

  @Test func whatCommentsSay() throws {
    let catalog = try resources(
      """
      <data name="a"><value>A</value><comment>{Locked}</comment></data>
      <data name="b"><value>B</value><comment>@Invariant</comment></data>
      <data name="c"><value>C</value><comment>Menu {MaxLength=20}</comment></data>
      <data name="d"><value>D</value><comment>{Locked="D"}</comment></data>
      """)
    #expect(catalog.entries.map(\.shouldTranslate) == [false, false, true, true])
    #expect(catalog.entries.map(\.limits?.characters) == [nil, nil, 20, nil])
  }

  @Test(arguments: [
    ("App/Strings.resx", "App/Strings", nil), ("App/Strings.de.resx", "App/Strings", "de"),
    ("App/Strings.zh-Hant.resx", "App/Strings", "zh-Hant"), ("App/Strings.zh-CHS.resx", "App/Strings", "zh-Hans"),
    ("App/Strings.sr-Latn-RS.resx", "App/Strings", "sr-Latn-RS"),
    ("App/Form1.Designer.resx", "App/Form1.Designer", nil),
    ("App/de/Strings.resx", "App/de/Strings", nil), ("App/Strings.qps-ploc.resx", "App/Strings", "qps-ploc"),
  ])
  func cultures(_ path: String, _ table: String, _ locale: String?) throws {
    let catalog = try resources("<data name=\"a\"><value>A</value></data>", as: path)
    #expect(catalog.table == table)
    #expect(catalog.isBase == (locale == nil))
    #expect(catalog.entries.map(\.locale) == [LanguageTag(locale ?? "en")])
  }

  /// A form without texts is no error; a file without anything is.
  @Test func filesWithoutTexts() throws {
    #expect(try resources("").problems.isEmpty)
    #expect(try read("<root></root>", as: "a.resx").places == ["catalog-unreadable 1:1"])
    #expect(try read("<x/>", as: "a.resx").places == ["catalog-unreadable 1:1"])
    #expect(try resources("<data><value>x</value></data>").places == ["catalog-unreadable 4:1"])
  }

  /// E21: an entity of HTML is none of XML; the fault has its place, and what stands before it is read.
  @Test func entitiesOfHTML() throws {
    let catalog = try resources(
      """
      <data name="a"><value>Produkt&#173;beschreibung</value></data>
      <data name="b"><value>Produkt&amp;shy;beschreibung</value></data>
      <data name="c"><value>Produkt&shy;beschreibung</value></data>
      """)
    #expect(catalog.texts["a"] == "Produkt\u{AD}beschreibung")
    #expect(catalog.texts["b"] == "Produkt&shy;beschreibung")
    #expect(catalog.places.first == "catalog-unreadable 6:30")
  }

  private static let everything = """
    <?xml version="1.0" encoding="utf-8"?><root><resheader name="x"><value>y</value></resheader>
    <data name="é" xml:space="preserve"><value> 😀 &amp; </value><comment>c</comment></data>
    <data name="n" type="System.Resources.ResXNullRef, System.Windows.Forms"><value/></data>
    <data name="i" type="System.Int32, mscorlib"><value>1</value></data>
    <data name="z.Text"><value><![CDATA[<z>]]></value></data></root>
    """

  @Test func prefixesKeepCompleteEntries() throws {
    #expect(try read(Self.everything, as: "a.de.resx").entries.count == 3)
    try Damaged.keepsCompleteEntries(Self.everything, as: "a.de.resx", isTold: true)
  }

  @Test func damageIsStood() throws {
    try Damaged.isStood(Array(Self.everything.utf8), as: "a.de.resx", signs: "&<")
  }
}
