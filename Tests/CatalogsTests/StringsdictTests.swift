import Catalogs
import Testing
import Vocabulary

/// The shape of the rules: Apple, "Localizing strings that contain plurals" and "NSStringVariableWidthRuleType".
@Suite struct StringsdictTests {
  private func read(_ entries: String, as path: String = "App/de.lproj/Localizable.stringsdict") throws -> Catalog {
    try CatalogsTests.read("<plist version=\"1.0\">\n<dict>\n\(entries)\n</dict>\n</plist>\n", as: path)
  }

  private static func variable(_ name: String, _ forms: [(String, String)], type: String = "d") -> String {
    "<key>\(name)</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
      + "<key>NSStringFormatValueTypeKey</key><string>\(type)</string>"
      + forms.map { "<key>\($0.0)</key><string>\($0.1)</string>" }.joined() + "</dict>"
  }

  private static func entry(_ key: String, _ format: String, _ variables: String...) -> String {
    "<key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>\(format)</string>"
      + variables.joined() + "</dict>"
  }

  private func leaves(_ catalog: Catalog) -> [String] {
    catalog.entries.flatMap { entry in entry.variants.map { "\(entry.key) \($0.path) \($0.text)" } }
  }

  @Test func aFormatOfOneVariableIsItsForms() throws {
    let catalog = try read(
      """
      <!-- On the toolbar -->
      <key>files</key>
      <dict>
        <key>NSStringLocalizedFormatKey</key>
        <string>%#@n@</string>
        <key>n</key>
        <dict>
          <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
          <key>NSStringFormatValueTypeKey</key><string>lld</string>
          <key>one</key><string>%lld Datei</string>
          <key>other</key><string>%lld Dateien</string>
        </dict>
      </dict>
      \(Self.entry("found", "Gefunden: %1$#@n@!", Self.variable("n", [("other", "%1$d")])))
      <key>plain</key><string> Nur Text </string>
      """)
    #expect(catalog.places.isEmpty)
    #expect(
      leaves(catalog) == [
        "files plural:one %lld Datei", "files plural:other %lld Dateien", "found plural:other Gefunden: %1$d!",
        "plain   Nur Text ",
      ])
    let entry = catalog.entries[0]
    let file = "App/de.lproj/Localizable.stringsdict"
    #expect(entry.location == SourceLocation(file: file, line: 4, column: 1))
    #expect(entry.variants[1].location == SourceLocation(file: file, line: 13, column: 21))
    #expect(entry.comment == "On the toolbar")
    #expect(entry.substitutions.isEmpty)
    #expect(entry.placeholders == .apple)
    #expect(catalog.table == "App/Localizable")
  }

  @Test func severalAndNestedVariablesStay() throws {
    let catalog = try read(
      Self.entry(
        "k", "%1$#@files@ in %2$#@folders@ (100%%)",
        Self.variable("files", [("one", "%1$d Datei"), ("other", "%1$d Dateien")]),
        Self.variable("folders", [("one", "einem Ordner"), ("other", "%2$ld Ordnern")], type: "ld"),
        Self.variable("unused", [("other", "x")]))
        + Self.entry(
          "nested", "%#@a@", Self.variable("a", [("one", "eins, %#@b@"), ("other", "%d, %#@b@")]),
          Self.variable("b", [("other", "viele")])))
    #expect(catalog.places.isEmpty)
    #expect(leaves(catalog) == ["k  %1$#@files@ in %2$#@folders@ (100%%)", "nested  %#@a@"])
    let (files, folders) = (catalog.entries[0].substitutions["files"], catalog.entries[0].substitutions["folders"])
    #expect(files?.argument == 1 && folders?.argument == 2)
    #expect(files?.formatSpecifier == "d" && folders?.formatSpecifier == "ld")
    #expect(files?.forms.map(\.path.description) == ["plural:one", "plural:other"])
    #expect(folders?.forms.map(\.text) == ["einem Ordner", "%2$ld Ordnern"])
    #expect(catalog.entries[0].substitutions["unused"] == nil)
    #expect(catalog.entries[1].substitutions.keys.sorted() == ["a", "b"])
  }

  @Test func readsWidthAndDeviceRules() throws {
    let catalog = try read(
      """
      <key>greeting</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>20</key><string>Hallo</string><key>50</key><string>Guten Tag zusammen</string></dict></dict>
      <key>tap</key><dict><key>NSStringDeviceSpecificRuleType</key><dict>
        <key>mac</key><string>Klicken</string>
        <key>iphone</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
          \(Self.variable("n", [("one", "%d-mal tippen"), ("other", "%d-mal tippen!")]))</dict>
        <key>other</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>9</key><string>Ok</string></dict></dict>
      </dict></dict>
      """)
    #expect(catalog.places.isEmpty)
    #expect(
      leaves(catalog) == [
        "greeting width:20 Hallo", "greeting width:50 Guten Tag zusammen", "tap device:mac Klicken",
        "tap device:iphone/plural:one %d-mal tippen", "tap device:iphone/plural:other %d-mal tippen!",
        "tap device:other/width:9 Ok",
      ])
  }

  /// Field case F13: a form that has only the second argument.
  @Test func aLoneSecondArgumentIsNoFault() throws {
    let catalog = try read(Self.entry("k", "%#@n@", Self.variable("n", [("one", "%2$@"), ("other", "%2$@ %1$d")])))
    #expect(catalog.places.isEmpty)
    #expect(leaves(catalog) == ["k plural:one %2$@", "k plural:other %2$@ %1$d"])
  }

  @Test func badEntriesHideNoOthers() throws {
    let catalog = try read(
      """
      <key>a</key><integer>1</integer>
      <key>b</key><dict><key>n</key><string>x</string></dict>
      <key>c</key><dict><key>NSStringLocalizedFormatKey</key><dict/></dict>
      <key>d</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
        <key>n</key><dict><key>ohter</key><string>1</string><key>other</key><string>2</string></dict></dict>
      <key>e</key>
      <key>f</key><string>gut</string>
      <string>lose</string>
      <key>f</key><string>besser</string>
      """)
    #expect(leaves(catalog) == ["d plural:other 2", "f  besser"])
    #expect(
      catalog.places == [
        "catalog-unreadable 3:13", "catalog-unreadable 4:13", "catalog-unreadable 5:56", "catalog-unreadable 7:21",
        "catalog-unreadable 8:1", "catalog-unreadable 10:1", "duplicate-key 11:1",
      ])
    #expect(catalog.problems.last?.message == "the key “f” stands on line 9 already; this one is used")
  }

  @Test func whatHoldsNothingIsAFinding() throws {
    #expect(try read("").problems.map(\.message) == ["expected at least one entry, found none"])
    for text in ["<plist/>", "<plist><string>a</string></plist>", "<html/>", "bplist00", "<plist><dict>"] {
      let catalog = try CatalogsTests.read(text, as: "de.lproj/A.stringsdict")
      #expect(catalog.entries.isEmpty && catalog.isDamaged, "\(text)")
    }
  }

  // MARK: Beside .strings

  @Test func takesThePlaceOfTheSameKey() throws {
    let dictionary = Self.entry("n", "%#@n@", Self.variable("n", [("other", "%d neu")]))
    let catalogs = [
      try CatalogsTests.read("n = alt; a = bleibt;", as: "App/de.lproj/Localizable.strings"),
      try read(dictionary),
      try CatalogsTests.read("n = old; a = stays;", as: "App/en.lproj/Localizable.strings"),
      try CatalogsTests.read("n = other;", as: "App/de.lproj/Other.strings"),
    ]
    let set = CatalogSet(catalogs)
    #expect(set.tables.map(\.name) == ["App/Localizable", "App/Other"])
    let german = set.tables[0].catalogs.flatMap(\.entries).filter { $0.locale == LanguageTag("de") }
    #expect(german.map { "\($0.key) \($0.variants[0].text)" } == ["a bleibt", "n %d neu"])
    #expect(set.tables[0].source(of: "n")?.variants[0].text == "old")
    #expect(set.tables.flatMap(\.catalogs).flatMap(\.problems).isEmpty)
    #expect(set.tables[1].catalogs[0].entries.count == 1)
  }

  // MARK: .loctable

  @Test func readsAllLocalesOfATable() throws {
    let text = """
      <plist><dict><key>LocProvenance</key><dict><key>de</key><string>x</string></dict>
      <key>de</key><dict><key>save</key><string>Sichern</string>\(Self.entry(
        "n", "%#@n@", Self.variable("n", [("other", "%d Tage")])))</dict>
      <key>zh_TW</key><dict><key>save</key><string>儲存</string></dict><key>fr</key><string/></dict></plist>
      """
    let catalog = try CatalogsTests.read(text, as: "App.app/Resources/Localizable.loctable")
    #expect(
      catalog.entries.map { "\($0.locale) \($0.key) \($0.variants[0].text)" } == [
        "de save Sichern", "de n %d Tage", "zh-TW save 儲存",
      ])
    #expect(catalog.places == ["catalog-unreadable 3:77"])
    #expect(catalog.table == "App.app/Resources/Localizable")
  }
}

/// Property lists against plutil.
@Suite struct PropertyListTests {
  @Test func compiledStringsAgreeWithPlutil() throws {
    for row in try Fixture.rows("property_lists.tsv") {
      for column in [0, 1] {
        let catalog = try read(bytes(row[column]), as: "App/de.lproj/Localizable.strings")
        #expect(Fixture.digest(catalog.entries.map { [$0.key, $0.variants[0].text] }) == row[2], "\(row[column])")
        #expect(catalog.problems.allSatisfy { $0.rule == "duplicate-key" })
      }
    }
  }

  @Test func textsInXMLKnowTheirPlaces() throws {
    let catalog = try read("<plist><dict>\n <key>a</key>\n <string>1</string>\n <key>b</key><true/>\n</dict></plist>")
    #expect(catalog.entries[0].location.line == 2 && catalog.entries[0].location.column == 2)
    #expect(catalog.entries[0].variants[0].location?.line == 3)
    #expect(catalog.places == ["catalog-unreadable 4:14"])
  }

  /// A binary list whose only value is the list itself: Foundation alone would follow it for ever.
  @Test func aListInItselfIsAFinding() throws {
    let trailer: [UInt8] = [0, 0, 0, 0, 0, 0, 1, 1] + [0, 0, 0, 0, 0, 0, 0, 2] + [0, 0, 0, 0, 0, 0, 0, 0]
    let circle = Array("bplist00".utf8) + [0xD1, 1, 0, 0x51, 0x61, 8, 11] + trailer + [0, 0, 0, 0, 0, 0, 0, 13]
    #expect(try read(circle, as: "de.lproj/a.stringsdict").places == ["catalog-unreadable 1:1"])
  }

  @Test func binaryListsStandDamage() throws {
    let row = try Fixture.rows("property_lists.tsv")[1]
    let whole = bytes(row[1])
    for place in whole.indices {
      _ = try read(Array(whole[..<place]), as: "de.lproj/a.strings")
      for byte: UInt8 in [0, 1, 0x0F, 0x5F, 0x6F, 0x7F, 0xAF, 0xDF, 0xFF] {
        var damaged = whole
        damaged[place] = byte
        _ = try read(damaged, as: "de.lproj/a.strings")
      }
    }
  }

  private func bytes(_ hexadecimal: String) -> [UInt8] {
    let digits = Array(hexadecimal.utf8).map { UInt8($0 < 0x40 ? $0 - 0x30 : $0 - 0x57) }
    return stride(from: 0, to: digits.count, by: 2).map { digits[$0] << 4 | digits[$0 + 1] }
  }
}
