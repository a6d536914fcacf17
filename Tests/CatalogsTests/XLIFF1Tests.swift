import Catalogs
import Testing
import Vocabulary

/// XLIFF 1.2, by its specification: http://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html
@Suite struct XLIFF1Tests {
  private func read(
    _ units: String, file: String = "target-language=\"de\"", header: String = "", as path: String = "App.xliff"
  ) throws -> Catalog {
    try CatalogsTests.read(
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n"
        + "<file original=\"a.txt\" source-language=\"en\" \(file)>\n\(header)<body>\n\(units)\n</body></file></xliff>\n",
      as: path)
  }

  private func units(_ catalog: Catalog) -> [String] {
    catalog.entries.map { "\($0.locale) \($0.key) \($0.variants.map { "[\($0.text)]" }.joined())" }
  }

  @Test func aUnitIsTwoEntries() throws {
    let catalog = try read(
      """
      <trans-unit id="1"><source>Save</source>
        <target>Sichern</target><note>Toolbar</note><note from="dev">Short, please</note></trans-unit>
      <trans-unit id="7" resname="open.file"><source>Open</source></trans-unit>
      <trans-unit id="3"><source>Close</source><target/></trans-unit>
      """)
    #expect(catalog.places.isEmpty)
    #expect(
      units(catalog) == [
        "en 1 [Save]", "de 1 [Sichern]", "en open.file [Open]", "de open.file ", "en 3 [Close]", "de 3 []",
      ])
    #expect(catalog.entries.map(\.isCarriedSource) == [true, false, true, false, true, false])
    #expect(catalog.sourceLocale == LanguageTag("en"))
    #expect(catalog.entries[1].comment == "Toolbar\nShort, please")
    #expect(catalog.entries[1].location == SourceLocation(file: "App.xliff", line: 4, column: 1))
    #expect(catalog.entries[0].variants[0].location == SourceLocation(file: "App.xliff", line: 4, column: 20))
    #expect(catalog.entries[1].variants[0].location == SourceLocation(file: "App.xliff", line: 5, column: 3))
    let table = CatalogSet([catalog]).tables[0]
    #expect(table.missing(in: LanguageTag("de")).map(\.key) == ["open.file"])
    #expect(table.untranslatedPlace(of: "open.file", in: LanguageTag("de"))?.line == 6)
  }

  /// Field case F15: each inline element, and what the file says stands for it.
  @Test(arguments: [
    ("<it pos=\"open\">&lt;html&gt;</it>hola", "hola"),
    ("Hi <x id=\"1\" equiv-text=\"{{name}}\"/>!", "Hi {{name}}!"),
    ("<g id=\"1\" ctype=\"bold\">Save <g id=\"2\">now</g></g>", "Save now"),
    ("<ph id=\"1\">%d</ph> files", "%d files"),
    ("<ph id=\"1\" equiv-text=\"%1$@\">{0}</ph> files", "%1$@ files"),
    ("<ph id=\"1\">&lt;img src='a'&gt;<sub>An image</sub></ph>Save", "Save"),
    ("<bpt id=\"1\">&lt;b&gt;</bpt>Save<ept id=\"1\">&lt;/b&gt;</ept> it", "Save it"),
    ("<bpt id=\"1\" equiv-text=\"“\">\\q</bpt>Save<ept id=\"1\" equiv-text=\"”\">\\q</ept>", "“Save”"),
    ("A <mrk mtype=\"term\">term</mrk>", "A term"),
    ("<mrk mtype=\"seg\" mid=\"1\">One. </mrk><mrk mtype=\"seg\" mid=\"2\">Two.</mrk>", "One. Two."),
    ("a<x id=\"1\" ctype=\"lb\"/>b<x id=\"2\" equiv-text=\"&lt;br/&gt;\"/>c", "a\nb\nc"),
    ("<bx id=\"1\"/>a<ex id=\"1\"/>", "a"),
    // Angular's names (@angular/localize, message ids): tags are not seen, expressions are values.
    ("<x id=\"START_TAG_SPAN\" ctype=\"x-span\" equiv-text=\"&lt;span&gt;\"/>a<x id=\"CLOSE_TAG_SPAN\"/>", "a"),
    (
      "<x id=\"INTERPOLATION\" equiv-text=\"{{ user.name }}\"/><x id=\"INTERPOLATION_1\"/>",
      "{{ user.name }}{{INTERPOLATION_1}}"
    ),
    ("<x id=\"PH\" equiv-text=\"this.count\"/>", "{{PH}}"),
    ("&lt;b&gt; &#233;<![CDATA[<i>]]><!-- c -->", "<b> é<i>"),
  ])
  func flattensInlineElements(_ xml: String, _ text: String) throws {
    let catalog = try read("<trans-unit id=\"1\"><source>\(xml)</source><target>\(xml)</target></trans-unit>")
    #expect(catalog.entries.map { $0.variants[0].text } == [text, text])
  }

  /// Field case F17: units are known by their ids, whatever their sources look like.
  @Test func keepsWhiteSpaceAsItsFormatHasIt() throws {
    let lines = "<trans-unit id=\"1\"><source>One\n  two </source><target>Eins\n  zwei </target></trans-unit>"
    #expect(try read(lines).entries[1].variants[0].text == "Eins\n  zwei ")
    #expect(try read(lines).entries[1].key == "1")
    #expect(
      try read(lines, file: "target-language=\"de\" datatype=\"html\"").entries[1].variants[0].text == "Eins zwei")
    let laidOut = "<trans-unit id=\"1\"SPACE><source>\n    One\n    two\n  </source></trans-unit>"
    #expect(try read(laidOut.replacing("SPACE", with: "")).entries[0].variants[0].text == "One two")
    #expect(
      try read(laidOut.replacing("SPACE", with: " xml:space=\"preserve\"")).entries[0].variants[0].text
        == "\n    One\n    two\n  ")
    let end = "<trans-unit id=\"1\"><source>One\n    two\n  </source></trans-unit>"
    #expect(try read(end).entries[0].variants[0].text == "One two")
  }

  @Test func readsStates() throws {
    let states: [(String, String, Entry.State)] = [
      ("", "", .translated), ("", " state=\"translated\"", .translated), ("", " state=\"final\"", .translated),
      ("", " state=\"signed-off\"", .translated), ("", " state=\"new\"", .new),
      ("", " state=\"needs-translation\"", .new), ("", " state=\"needs-review-translation\"", .needsReview),
      ("", " state=\"needs-l10n\"", .needsReview), (" approved=\"no\"", "", .needsReview),
      (" approved=\"yes\"", " state=\"needs-review-translation\"", .translated),
      ("", " state-qualifier=\"fuzzy-match\"", .needsReview), ("", " state=\"x-mine\"", .translated),
    ]
    for (unit, target, state) in states {
      let text = "<trans-unit id=\"1\"\(unit)><source>a</source><target\(target)>b</target></trans-unit>"
      #expect(try read(text).entries[1].state == state, "\(text)")
    }
    // Xcode and others write an empty new target for what nobody has translated.
    let new = try read("<trans-unit id=\"1\"><source>a</source><target state=\"new\"/></trans-unit>")
    #expect(new.entries[1].variants.isEmpty)
    let no = try read(
      "<group translate=\"no\"><trans-unit id=\"1\"><source>a</source></trans-unit>"
        + "<trans-unit id=\"2\" translate=\"yes\"><source>b</source></trans-unit></group>")
    #expect(no.entries.map(\.shouldTranslate) == [false, false, true, true])
  }

  @Test func readsLimits() throws {
    let catalog = try read(
      """
      <trans-unit id="1" maxwidth="180"><source>a</source></trans-unit>
      <trans-unit id="2" maxwidth="20" size-unit="char" maxbytes="30"><source>b</source></trans-unit>
      <group maxwidth="90" maxheight="24" size-unit="pixel" font="MS Shell Dlg;8;0">
      <trans-unit id="3"><source>c</source></trans-unit></group>
      <trans-unit id="4" maxwidth="5" size-unit="cm"><source>d</source></trans-unit>
      """)
    let limits = catalog.entries.filter { !$0.isCarriedSource }.map(\.limits)
    #expect(limits[0]?.width == 180 && limits[0]?.spelling == "maxwidth=\"180\"" && limits[0]?.location.line == 4)
    #expect(limits[1]?.characters == 20 && limits[1]?.bytes == 30 && limits[1]?.width == nil)
    #expect(limits[1]?.spelling == "maxwidth=\"20\" size-unit=\"char\" maxbytes=\"30\"")
    #expect(limits[2]?.width == 90 && limits[2]?.height == 24 && limits[2]?.location.line == 6)
    #expect(limits[2]?.fontFamily == "MS Shell Dlg" && limits[2]?.fontSize == 8)
    #expect(limits[3] == nil)
  }

  @Test func ignoresProposalsAndOtherVocabularies() throws {
    let catalog = try read(
      """
      <trans-unit id="1" xmlns:m="urn:mine"><source>a</source><seg-source>x</seg-source><m:target>y</m:target>
        <alt-trans><source>b</source><target>c</target></alt-trans></trans-unit>
      <bin-unit id="2" mime-type="image/png"><bin-source/></bin-unit>
      """)
    #expect(units(catalog) == ["en 1 [a]", "de 1 "])
  }

  // MARK: Languages

  @Test func theTargetLanguageIsTheFilesOrThePaths() throws {
    let unit = "<trans-unit id=\"1\"><source>a</source><target>b</target></trans-unit>"
    #expect(try read(unit, file: "target-language=\"pt_br\"", as: "fr.xliff").entries[1].locale == LanguageTag("pt-BR"))
    for (path, table) in [
      ("x/fr.xliff", "x"), ("x/App.fr.xlf", "x/App"), ("x/App_fr.xlf", "x/App"), ("fr/app-ui.xlf", "app-ui"),
    ] {
      let catalog = try read(unit, file: "", as: path)
      #expect(catalog.entries[1].locale == LanguageTag("fr") && catalog.table == table, "\(path)")
    }
    let lost = try read(unit, file: "")
    #expect(units(lost) == ["en 1 [a]"])
    #expect(lost.entries[0].isCarriedSource)
    #expect(lost.places == ["catalog-unreadable 2:1"])
    // Without any target it is what a tool extracted: the texts of the source.
    let template = try read("<trans-unit id=\"1\"><source>a</source></trans-unit>", file: "")
    #expect(units(template) == ["en 1 [a]"])
    #expect(!template.entries[0].isCarriedSource && template.places.isEmpty)
  }

  @Test func sourceAndTargetOfOneLocaleAreOneEntry() throws {
    let catalog = try read(
      "<trans-unit id=\"1\"><source>a</source><target>b</target></trans-unit>"
        + "<trans-unit id=\"2\"><source>c</source><target/></trans-unit>", file: "target-language=\"en\"")
    #expect(units(catalog) == ["en 1 [b]", "en 2 [c]"])
    #expect(catalog.entries.allSatisfy { !$0.isCarriedSource })
  }

  // MARK: Files and keys

  @Test func eachFileIsATable() throws {
    let file = """
      <file original="ORIGINAL" source-language="en" target-language="de"><body>
      <trans-unit id="1"><source>a</source></trans-unit></body></file>
      """
    let catalog = try CatalogsTests.read(
      "<xliff version=\"1.2\">" + file.replacing("ORIGINAL", with: "x/A.strings")
        + file.replacing("ORIGINAL", with: "B.resx") + "</xliff>", as: "l10n/de.xliff")
    #expect(CatalogSet([catalog]).tables.map(\.name) == ["l10n/B.resx", "l10n/x/A.strings"])
    #expect(catalog.problems.isEmpty)
    #expect(catalog.entries.map(\.placeholders) == [.apple, .apple, .dotNet, .dotNet])
  }

  @Test func repeatedIdsAreDuplicatesAndRepeatedNamesAreNot() throws {
    let catalog = try read(
      """
      <trans-unit id="1" resname="title"><source>a</source><target>b</target></trans-unit>
      <trans-unit id="2" resname="title"><source>c</source><target>d</target></trans-unit>
      <trans-unit id="2"><source>e</source><target>f</target></trans-unit>
      <trans-unit id="3"></trans-unit>
      """)
    #expect(units(catalog) == ["en 1 [a]", "de 1 [b]", "en 2 [e]", "de 2 [f]"])
    #expect(catalog.places == ["duplicate-key 6:1", "catalog-unreadable 7:1"])
    #expect(catalog.problems[0].locale == LanguageTag("de"))
  }

  @Test func guessesPlaceholdersFromTheTexts() throws {
    func syntax(_ text: String) throws -> PlaceholderSyntax {
      try read("<trans-unit id=\"1\"><source>\(text)</source></trans-unit>").entries[0].placeholders
    }
    #expect(try syntax("Save {{ name }}") == .doubleBraces)
    #expect(try syntax("Save {0}") == .braces)
    #expect(try syntax("Save %1$@") == .apple)
    #expect(try syntax("Save 100 %") == .none)
    let message = try read(
      "<trans-unit id=\"1\"><source>{VAR_PLURAL, plural, =1 {a} other {<x id=\"INTERPOLATION\"/> b}}</source></trans-unit>"
    )
    #expect(message.entries[0].placeholders == .icu)
    #expect(message.entries[0].variants[0].text == "{VAR_PLURAL, plural, =1 {a} other {{INTERPOLATION} b}}")
  }
}
