import Catalogs
import Testing
import Vocabulary

@Suite struct StringsTests {
  /// Values as `plutil` of the Swift toolchain prints them.
  @Test func readsTheGrammar() throws {
    let catalog = try read(
      #"""
      /* The file */

      /* Class = "UIButton"; */
      "save" = "Sichern"; // short
      CFBundleName = WordPress;
      "inner" /* c */ = /* d */ 'it''s' ;
      """#.replacing("'it''s'", with: #"'it"s'"#) + "\n\"key only\";\n\"lines\" = \"a\nb\";\n")
    #expect(catalog.places.isEmpty)
    #expect(
      catalog.texts == [
        "save": "Sichern", "CFBundleName": "WordPress", "inner": "it\"s", "key only": "key only", "lines": "a\nb",
      ])
    #expect(catalog.table == "App/Localizable")
    #expect(catalog.entries.allSatisfy { $0.locale == LanguageTag("de") })
    #expect(catalog.entries[0].comment == #"Class = "UIButton";"#)
    #expect(catalog.entries[0].location == SourceLocation(file: "App/de.lproj/Localizable.strings", line: 4, column: 1))
    #expect(catalog.entries[0].variants[0].location?.column == 10)
    #expect(catalog.entries[1].comment == nil)
  }

  @Test(arguments: [
    (#"\n\t\r\\\"\'"#, "\n\t\r\\\"'"), (#"\a\b\f\v\0"#, "\u{7}\u{8}\u{C}\u{B}\0"), (#"\101\12\341\8"#, "A\nÆ8"),
    (#"\U00e9\U20ac"#, "é€"), (#"\Ud83d\Ude00"#, "😀"), (#"\ud83d\ude00\u00e9"#, "😀é"), (#"\Ue9z"#, "éz"),
    (#"\Ud83d!"#, "\u{FFFD}!"), (#"\x\Uz"#, "xUz"), ("\\\n", "\n"),
  ])
  func readsEscapes(_ escaped: String, _ text: String) throws {
    #expect(try read("a = \"\(escaped)\";").texts == ["a": text])
  }

  @Test func toleratesBraces() throws {
    let catalog = try read("// c\n{ a = b; \"c\" = \"d\"; } // e\n")
    #expect(catalog.places.isEmpty)
    #expect(catalog.texts == ["a": "b", "c": "d"])
    #expect(try read("{ a = b;\n").places == ["catalog-unreadable 2:1"])
  }

  @Test func ofDuplicatesTheLastIsUsed() throws {
    let catalog = try read("\"a\" = \"1\";\n\"b\" = \"2\";\n  \"a\" = \"3\";\n")
    #expect(catalog.texts == ["a": "3", "b": "2"])
    #expect(catalog.places == ["duplicate-key 3:3"])
    #expect(catalog.problems[0].key == "a")
    #expect(catalog.problems[0].message.contains("line 1"))
  }

  /// Field case F05: the third is an error with its line; what is around it is read.
  @Test func reportsOneFindingForASyntaxError() throws {
    let catalog = try read("a = b;\n/* c */ x /* d */ = /* e */ \"y\";\n\"q\" = \"Say \"hello\"\";\n\"z\" = \"1\";\n")
    #expect(catalog.texts == ["a": "b", "x": "y", "z": "1"])
    #expect(catalog.places == ["catalog-unreadable 3:13"])
    #expect(catalog.problems[0].message == "expected ';' after the value, found 'h'")
    #expect(catalog.problems[0].severity == .error)
  }

  @Test(arguments: [
    ("\"a\" = \"1\"\n\"b\" = \"2\";", ["a": "1", "b": "2"], "1:10"),
    ("\"a\" = \"1;\n\"b\" = \"2\";\n\"c\" = \"3\";", ["b": "2", "c": "3"], "2:2"),
    ("\"a\" \"1\";\n\"b\" = \"2\";", ["b": "2"], "1:5"),
    ("\"a\" = ;\n\"b\" = \"2\";", ["b": "2"], "1:7"),
    ("= \"1\";\n\"b\" = \"2\";", ["b": "2"], "1:1"),
    ("\"a\" = (1, 2);\n\"b\" = \"2\";", ["b": "2"], "1:7"),
    ("\"a\" = \"1\";\n\"b\" = \"2", ["a": "1"], "2:7"),
    ("\"a\" = \"1\";\n\"b", ["a": "1"], "2:1"),
    ("\"a\" = \"1\"; /* x", ["a": "1"], "1:12"),
    ("<<<<<<< HEAD\n\"a\" = \"1\";\n", ["a": "1"], "1:1"),
    ("\"a\" = \"1\";;\n\"b\" = \"2\";", ["a": "1", "b": "2"], "1:11"),
  ])
  func readsOnAfterAFault(_ text: String, _ texts: [String: String], _ place: String) throws {
    let catalog = try read(text)
    #expect(catalog.texts == texts)
    #expect(catalog.places == ["catalog-unreadable " + place])
  }

  @Test func isNeverSilentlyEmpty() throws {
    #expect(try read("/* nothing */\n").places == ["catalog-unreadable 1:1"])
    #expect(try read("").places.isEmpty)
    #expect(try read(" \n").places.isEmpty)
    #expect(try read("just some words\n").places.count == 1)
  }

  @Test func doesNotDrownInFaults() throws {
    let catalog = try read(String(repeating: "no = catalog yet;\n", count: 1000) + "a = b;\n")
    #expect(catalog.problems.count == 51)
    #expect(catalog.problems.last?.message == "950 more statements cannot be read")
    #expect(catalog.texts == ["a": "b"])
  }

  /// Field case F01.
  @Test(arguments: ["utf-8", "utf-8-sig", "utf-16-le-bom", "utf-16-be-bom", "utf-16-be", "utf-16-le"])
  func readsAllEncodingsAlike(_ encoding: String) throws {
    let text = "\"save\" = \"Änderungen sichern…\";\n/* 😀 */\n\"zh\" = \"设置 😀\";\n\"c\" = \"ß\";\n"
    let units = text.utf16.flatMap { unit in
      let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
      return encoding.contains("be") ? [high, low] : [low, high]
    }
    let bytes: [UInt8] =
      switch encoding {
      case "utf-8": Array(text.utf8)
      case "utf-8-sig": [0xEF, 0xBB, 0xBF] + Array(text.utf8)
      case "utf-16-le-bom": [0xFF, 0xFE] + units
      case "utf-16-be-bom": [0xFE, 0xFF] + units
      default: units
      }
    let catalog = try read(bytes)
    #expect(catalog.places.isEmpty)
    #expect(catalog.texts == ["save": "Änderungen sichern…", "zh": "设置 😀", "c": "ß"])
    #expect(catalog.entries.map(\.location.line) == [1, 3, 4])
    #expect(catalog.entries[1].variants[0].location?.column == 8)
  }

  /// Field case F03: file, line, offset and byte; what is not hurt is read.
  @Test func namesTheByteOfAWrongEncoding() throws {
    let bytes = Array("\"a\" = \"ok\";\n\"b\" = \"".utf8) + [0x8A, 0x9F] + Array("\";\n\"c\" = \"d\";\n".utf8)
    let catalog = try read(bytes)
    #expect(catalog.places == ["catalog-unreadable 2:8"])
    #expect(catalog.problems[0].message.contains("byte 0x8A at byte offset 19"))
    #expect(catalog.texts == ["a": "ok", "c": "d"])
  }

  @Test func namesHalfASurrogatePair() throws {
    let bytes: [UInt8] =
      [0xFF, 0xFE] + "\"a\"=\"".utf16.flatMap { [UInt8($0), 0] } + [0x00, 0xD8] + [0x22, 0, 0x3B, 0, 0x0A]
    let catalog = try read(bytes)
    #expect(catalog.problems[0].message.contains("0xD800 at byte offset 12"))
    #expect(catalog.entries.isEmpty)
  }

  /// Field case F07: a key belongs to its table.
  @Test func tablesDoNotMix() throws {
    let set = CatalogSet([
      try read("k = \"%@ one\";", as: "App/en.lproj/A.strings"),
      try read("k = \"%d two\";", as: "App/en.lproj/B.strings"),
      try read("k = \"%@ eins\";", as: "App/de.lproj/A.strings"),
    ])
    #expect(set.tables.map(\.name) == ["App/A", "App/B"])
    #expect(set.tables[0].source(of: "k")?.variants.first?.text == "%@ one")
    #expect(set.tables[1].source(of: "k")?.variants.first?.text == "%d two")
    #expect(set.tables[0].locales == [LanguageTag("de"), LanguageTag("en")])
  }

  @Test func readsCompiledFiles() throws {
    let xml = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict><key>b</key><string>2</string><key>a</key><string>&lt;1&gt;</string></dict></plist>
      """
    let catalog = try read(xml)
    #expect(catalog.entries.map(\.key) == ["b", "a"])
    #expect(catalog.entries.map(\.location.column) == [28, 58])
    #expect(catalog.texts == ["a": "<1>", "b": "2"])
    #expect(try read("<?xml version=\"1.0\"?><plist><di").places == ["catalog-unreadable 1:29"])
    #expect(try read("bplist00garbage").places == ["catalog-unreadable 1:1"])
  }
}
