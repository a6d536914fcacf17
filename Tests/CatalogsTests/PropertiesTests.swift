import Catalogs
import Testing
import Vocabulary

@Suite struct PropertiesTests {
  @Test func casesAgreeWithJava() throws {
    for row in try Fixture.rows("properties_cases.tsv") {
      let text = recordedBytes(row[0])
      let catalog = try read(text, as: "a_de.properties")
      let about = Comment(rawValue: "\(String(decoding: text, as: UTF8.self)) (\(row[0]))")
      // Java takes any character; ours are those of titles.
      guard row[1] != "error", !text.contains(0) else {
        #expect(catalog.isDamaged, about)
        continue
      }
      #expect(!catalog.isDamaged || row[1].isEmpty, about)
      let pairs = catalog.texts.map { "\($0.key)\u{1F}\($0.value)" }.sorted()
      #expect(pairs.joined(separator: "\u{1E}") == String(decoding: recordedBytes(row[1]), as: UTF8.self), about)
    }
  }

  @Test func entriesHavePlacesAndComments() throws {
    let catalog = try read(
      "# License\n\n# Title of\n#  a button\nopen = \\\n   Öffnen\n\nsave: \\u00c4ndern\nempty=\n",
      as: "i18n/Messages_pt_BR.properties")
    #expect(catalog.places.isEmpty)
    #expect(catalog.table == "i18n/Messages")
    #expect(catalog.texts == ["open": "Öffnen", "save": "Ändern", "empty": ""])
    #expect(catalog.entries.map(\.comment) == ["Title of\n a button", nil, nil])
    #expect(catalog.entries.allSatisfy { $0.locale == LanguageTag("pt-BR") && !$0.isCarriedSource })
    #expect(catalog.entries.map { "\($0.location.line):\($0.location.column)" } == ["5:1", "8:1", "9:1"])
    #expect(
      catalog.entries.map { $0.variants[0].location.map { "\($0.line):\($0.column)" } } == ["6:4", "8:7", "9:7"])
  }

  /// Java refuses a file with a bad escape; the others are read here all the same.
  @Test func aBadEscapeCostsOneEntry() throws {
    let catalog = try read("a=1\nb=x\\u12y \\\n  more\nc=3\n", as: "m.properties")
    #expect(catalog.places == ["catalog-unreadable 2:4"])
    #expect(catalog.problems[0].message == "expected four hexadecimal digits after '\\u', found 'y'")
    #expect(catalog.texts == ["a": "1", "c": "3"])
    #expect(try read("a=\\ud83d!", as: "m.properties").texts == ["a": "\u{FFFD}!"])
  }

  @Test func theLastOfTwoIsUsed() throws {
    let catalog = try read("a=1\nb=2\na=3\n\\u0061=4\n", as: "m_de.properties")
    #expect(catalog.places == ["duplicate-key 3:1", "duplicate-key 4:1"])
    #expect(catalog.texts == ["a": "4", "b": "2"])
  }

  @Test func bytesThatAreNoUTF8AreLatin1() throws {
    #expect(try read(Array("ä=é\nb=".utf8) + [0xE4, 0x0A], as: "m.properties").texts == ["Ã¤": "Ã©", "b": "ä"])
    #expect(try read([0xEF, 0xBB, 0xBF] + Array("a=ä".utf8), as: "m.properties").texts == ["a": "ä"])
  }

  @Test(arguments: [
    ("{0} files", PlaceholderSyntax.javaMessageFormat), ("it''s { 1 , number}", .javaMessageFormat), ("it's", .none),
    ("{name} and {}", .none), ("%d of %1$s", .java), ("%S", .c), ("%1$S #2", .c), ("100% sure", .none),
    ("100 %", .none),
    ("#1 file;#1 files", .none),
  ])
  func valuesTellThePlaceholders(value: String, syntax: PlaceholderSyntax) throws {
    #expect(try read("a=\(value)\n", as: "m.properties").entries[0].placeholders == syntax)
  }

  @Test(
    arguments: [
      ("src/main/resources/Messages.properties", "src/main/resources/Messages", nil),
      ("src/main/java/de/example/Messages.properties", "src/main/java/de/example/Messages", nil),
      ("src/main/java/de/example/Messages_fr.properties", "src/main/java/de/example/Messages", "fr"),
      ("Messages_zh_Hant_TW.properties", "Messages", "zh-Hant-TW"), ("Messages_in.properties", "Messages", "id"),
      ("de/browser/chrome/browser/x.properties", "browser/chrome/browser/x", "de"),
      ("firefox/en-gb/en-GB/global/x.properties", "firefox/global/x", "en-GB"),
      ("src/main/resources/i18n/he/x.properties", "src/main/resources/i18n/x", "he"),
    ] as [(String, String, String?)])
  func pathsNameTheLocale(path: String, table: String, locale: String?) throws {
    let catalog = try read("a=b\n", as: path)
    #expect(catalog.table == table)
    #expect(catalog.isBase == (locale == nil))
    #expect(catalog.entries[0].locale == LanguageTag(locale ?? "en"))
  }

  @Test func aFileWithoutPropertiesIsAnError() throws {
    #expect(try read("# only\n", as: "m.properties").places == ["catalog-unreadable 1:1"])
    #expect(try read("\n", as: "m.properties").places.isEmpty)
  }

  private static let text =
    "# c\na = 1\nb:\\\n  zwei\\u00e4\\ud83d\\ude00\n! d\r\nc d\\\r\n\\ e\\\\\ne\\=\\u0066=\\t{0}\n"

  /// A line that is cut off may be complete, for all the file can tell: what has an end of line is.
  @Test func prefixesKeepCompleteEntries() throws {
    let bytes = Array(Self.text.utf8)
    let whole = try read(bytes, as: "m.properties").entries
    #expect(whole.count == 4)
    for length in 0...bytes.count {
      let part = try read(Array(bytes[..<length]), as: "m.properties").entries
      let line = bytes[..<length].count { $0 == 0x0A } + 1
      let starts = whole.map(\.location.line).dropFirst() + [bytes.count { $0 == 0x0A } + 1]
      let complete = zip(whole, starts).filter { $1 <= line }.map(\.0)
      #expect(complete.allSatisfy(part.contains), "\(length)")
      #expect(part.count <= complete.count + 1)
    }
  }

  @Test func damageIsStood() throws {
    try Damaged.isStood(Array(Self.text.utf8), as: "m.properties", signs: "\\u=\n\r ")
  }
}

/// Real files, held against Java.
@Suite(.enabled(if: Fixture.hasRealCatalogs, Fixture.absent)) struct PropertiesRealTests {
  @Test func agreeWithJava() throws {
    for row in try Fixture.rows("properties.tsv") {
      let catalog = try read(try Fixture.bytes(Fixture.realCatalogs + row[0]), as: row[0])
      #expect(catalog.problems.allSatisfy { $0.rule == "duplicate-key" }, "\(row[0]): \(catalog.places)")
      #expect(catalog.entries.count == Int(row[1]), "\(row[0])")
      #expect(Fixture.digest(catalog.entries.map { [$0.key, $0.variants[0].text] }) == row[2], "\(row[0])")
    }
  }
}
