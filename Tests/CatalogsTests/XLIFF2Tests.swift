import Catalogs
import Testing
import Vocabulary

/// XLIFF 2.1, by its specification: http://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html
@Suite struct XLIFF2Tests {
  private func read(_ content: String, languages: String = "srcLang=\"en\" trgLang=\"de\"") throws -> Catalog {
    try CatalogsTests.read(
      "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\" version=\"2.1\" \(languages)"
        + " xmlns:slr=\"urn:oasis:names:tc:xliff:sizerestriction:2.0\" xmlns:mda=\"urn:oasis:names:tc:xliff:metadata:2.0\">\n"
        + "<file id=\"f1\">\n\(content)\n</file></xliff>\n", as: "App.xlf")
  }

  private func units(_ catalog: Catalog) -> [String] {
    catalog.entries.map { "\($0.locale) \($0.key) \($0.variants.map { "[\($0.text)]" }.joined())" }
  }

  @Test func aUnitIsTwoEntries() throws {
    let catalog = try read(
      """
      <group id="g"><unit id="u1" name="button.save"><notes><note category="description">Toolbar</note>
      <note category="location">a.ts:5</note></notes><mda:metadata><mda:metaGroup><mda:meta type="max">short</mda:meta>
      </mda:metaGroup></mda:metadata><segment><source>Save</source><target>Sichern</target></segment></unit></group>
      <unit id="u2" translate="no"><segment><source>Open</source></segment></unit>
      <unit id="u3"><segment><source>Close</source><target></target></segment></unit>
      <unit id="u4"><segment state="initial"><source>Quit</source><target/></segment></unit>
      """)
    #expect(catalog.places.isEmpty)
    #expect(
      units(catalog) == [
        "en button.save [Save]", "de button.save [Sichern]", "en u2 [Open]", "de u2 ", "en u3 [Close]", "de u3 []",
        "en u4 [Quit]", "de u4 ",
      ])
    #expect(catalog.entries[1].comment == "Toolbar\nmax: short")
    #expect(catalog.entries[1].location.line == 3 && catalog.entries[1].location.column == 15)
    #expect(catalog.entries[1].variants[0].location?.line == 5)
    #expect(catalog.entries.map(\.shouldTranslate) == [true, true, false, false, true, true, true, true])
  }

  /// §4.2.3.6, 4.7.2: segments and what stands between them make one text; targets in the order that they state.
  @Test func joinsSegments() throws {
    let catalog = try read(
      """
      <unit id="1"><segment><source>One.</source><target>Eins.</target></segment>
      <ignorable><source> </source></ignorable><segment><source>Two.</source><target>Zwei.</target></segment></unit>
      <unit id="2"><segment><source>A</source><target order="3">a</target></segment>
      <ignorable><source>-</source></ignorable><segment><source>B</source><target order="1">b</target></segment></unit>
      <unit id="3"><segment><source>A</source><target>a</target></segment><segment><source>B</source></segment></unit>
      """)
    #expect(
      units(catalog) == [
        "en 1 [One. Two.]", "de 1 [Eins. Zwei.]", "en 2 [A-B]", "de 2 [b-a]", "en 3 [AB]", "de 3 [aB]",
      ])
    #expect(catalog.entries.map(\.state) == [.translated, .translated, .translated, .translated, .translated, .new])
  }

  @Test(arguments: [
    ("Hi <ph id=\"1\" dataRef=\"d1\"/>!", "Hi %@!"),
    ("Hi <ph id=\"1\" equiv=\"{name}\"/>!", "Hi {name}!"),
    ("a<ph id=\"1\" dataRef=\"d2\"/>b", "a\nb"),
    ("a<ph id=\"1\" type=\"fmt\" subType=\"xlf:lb\"/>b", "a\nb"),
    ("a<ph id=\"1\" dataRef=\"d3\" equiv=\"!\"/>b", "a!b"),
    ("<pc id=\"1\" dataRefStart=\"d3\" dataRefEnd=\"d3\">Save <mrk id=\"m1\" type=\"term\">now</mrk></pc>", "Save now"),
    ("<sc id=\"1\" dataRef=\"d3\"/>Save<ec startRef=\"1\"/> <sm id=\"m\"/>it<em startRef=\"m\"/>", "Save it"),
    ("<cp hex=\"0007\"/>a", "\u{7}a"),
    ("<pc id=\"0\" equivStart=\"START_TAG_B\" equivEnd=\"CLOSE_TAG_B\" dispStart=\"&lt;b&gt;\">a</pc>", "a"),
    ("<ph id=\"0\" equiv=\"INTERPOLATION\" disp=\"{{ name }}\"/>", "{{ name }}"),
    ("<ph id=\"0\" disp=\"count\"/> files", "count files"),
    ("<![CDATA[a & b]]>", "a & b"),
  ])
  func flattensInlineElements(_ xml: String, _ text: String) throws {
    let catalog = try read(
      "<unit id=\"1\"><originalData><data id=\"d1\">%@</data><data id=\"d2\">&lt;br/></data><data id=\"d3\">&lt;b></data>"
        + "</originalData><segment><source>\(xml)</source><target>\(xml)</target></segment></unit>")
    #expect(catalog.entries.map { $0.variants[0].text } == [text, text])
  }

  /// translate-toolkit 3.20.4 reads the first three so; the standard says no more than that `default` allows it.
  @Test(arguments: [
    ("<segment><source>\n  One\n\t two\n </source></segment>", "One two"),
    ("<segment><source> Text <ph id=\"1\"/> b  c\n  end\n   </source></segment>", "Text b c end"),
    ("<segment><source xml:space=\"preserve\">\n  One\n two </source></segment>", "\n  One\n two "),
    // Sentences have the space that stands between them, and none that was put there to lay the file out.
    (
      "<segment><source>One.</source></segment><ignorable><source> </source></ignorable><segment><source>\n Two.\n"
        + "</source></segment>", "One. Two."
    ),
    ("<segment><source>一。</source></segment><segment><source>\n 二。\n</source></segment>", "一。二。"),
    ("<segment><source>One. </source></segment><segment><source>Two.</source></segment>", "One. Two."),
    ("<segment><source>a <ph id=\"1\" subType=\"xlf:lb\"/>\n b</source></segment>", "a\nb"),
  ])
  func collapsesWhiteSpaceThatIsNotKept(_ segments: String, _ text: String) throws {
    #expect(try read("<unit id=\"1\">\(segments)</unit>").entries.first?.variants.first?.text == text)
  }

  @Test func readsStates() throws {
    let states: [(String, Entry.State)] = [
      ("", .translated), ("state=\"initial\"", .new), ("state=\"translated\"", .translated),
      ("state=\"reviewed\"", .translated), ("state=\"final\"", .translated),
      ("state=\"translated\" subState=\"x:needs-review-translation\"", .needsReview),
    ]
    for (attributes, state) in states {
      let text = "<unit id=\"1\"><segment \(attributes)><source>a</source><target>b</target></segment></unit>"
      #expect(try read(text).entries[1].state == state, "\(attributes)")
    }
  }

  /// §5.7: the size restriction module.
  @Test func readsRestrictions() throws {
    let units = """
      <group id="g" slr:storageRestriction="255" slr:sizeRestriction="90">
      <unit id="1" slr:sizeRestriction="25,30"><segment><source>a</source></segment></unit>
      <unit id="2" slr:sizeRestriction="*"><segment><source>b</source></segment></unit></group>
      <unit id="3" slr:sizeRestriction="35,*"><segment><source>c</source></segment></unit>
      """
    let limits = try read(units).entries.filter { !$0.isCarriedSource }.map(\.limits)
    #expect(limits[0]?.characters == 30 && limits[0]?.bytes == 255 && limits[0]?.location.line == 4)
    #expect(limits[0]?.spelling == "sizeRestriction=\"25,30\" storageRestriction=\"255\"")
    #expect(limits[1]?.characters == 90 && limits[1]?.location.line == 3)
    #expect(limits[2] == nil)
    let own = try read("<slr:profiles generalProfile=\"x:pixels\" storageProfile=\"xliff:utf16\"/>" + units)
    #expect(own.entries.allSatisfy { $0.limits == nil })
  }

  @Test func theTargetLanguageIsNeeded() throws {
    let unit = "<unit id=\"1\"><segment><source>a</source><target>b</target></segment></unit>"
    let lost = try read(unit, languages: "srcLang=\"en\"")
    #expect(units(lost) == ["en 1 [a]"])
    #expect(lost.places == ["catalog-unreadable 1:1"])
    #expect(lost.problems[0].message.contains("trgLang"))
  }
}
