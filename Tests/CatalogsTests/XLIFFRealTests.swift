import Catalogs
import Testing
import Vocabulary

/// Real XLIFF files of public projects and OASIS' own, held against lxml and translate-toolkit.
@Suite(.enabled(if: Fixture.hasRealCatalogs, Fixture.absent)) struct XLIFFRealTests {
  @Test func agreeWithLXML() throws {
    for row in try Fixture.rows("xliff.tsv") {
      let catalog = try read(try Fixture.bytes(Fixture.realCatalogs + row[0]), as: row[0])
      guard let count = Int(row[1]) else {
        // One of OASIS' examples opens a <target> where text stands, and never closes it.
        #expect(catalog.isDamaged, "\(row[0])")
        continue
      }
      if count == 0 {
        #expect(catalog.problems.map(\.message) == ["expected at least one entry, found none"], "\(row[0])")
      } else {
        #expect(catalog.places.isEmpty, "\(row[0])")
      }
      let units = rows(of: catalog)
      #expect(units.count == count, "\(row[0])")
      #expect(Fixture.digest(units) == row[2], "\(row[0])")
    }
  }

  /// Original (of several), key, source and target; white space as lxml's are compared with.
  private func rows(of catalog: Catalog) -> [[String]] {
    var sources: [String: String] = [:]
    var rows: [[String]] = []
    for entry in catalog.entries {
      let original = entry.table.map { String($0.dropFirst(catalog.table.count + 1)) } ?? ""
      let identity = original + "\u{1F}" + entry.key
      let text = entry.variants.first.map { plain($0.text) }
      if entry.isCarriedSource {
        sources[identity] = text ?? ""
      } else {
        rows.append([original, entry.key, sources[identity] ?? text ?? "", text ?? "\0"])
      }
    }
    return rows
  }

  private func plain(_ text: String) -> String {
    text.utf8.split { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
      .map { String(decoding: $0, as: UTF8.self) }.joined(separator: " ")
  }

  @Test func prefixesKeepCompleteEntries() throws {
    for row in try Fixture.rows("xliff.tsv") where row[0].hasSuffix("de/focus-ios.xliff") || row[0].hasSuffix("ko.xlf")
    {
      let bytes = try Fixture.bytes(Fixture.realCatalogs + row[0])
      let whole = try read(bytes, as: row[0])
      let lines = LineIndex(bytes)
      for step in 0..<30 {
        let length = bytes.count * step / 30
        let part = try read(Array(bytes[..<length]), as: row[0])
        let end = lines.position(of: length).line
        // A unit is complete where a later one begins.
        let places = whole.entries.map(\.location.line)
        let complete = zip(whole.entries, places.dropFirst(2)).filter { $1 < end }.map(\.0)
        let found = Set(part.entries.map { "\($0.key)\u{1F}\($0.locale)\u{1F}\($0.variants.map(\.text))" })
        #expect(
          complete.allSatisfy { found.contains("\($0.key)\u{1F}\($0.locale)\u{1F}\($0.variants.map(\.text))") },
          "\(row[0]) \(length)")
      }
    }
  }
}

/// A file cut off or damaged anywhere is read without a crash and keeps every entry that was complete.
@Suite struct XMLCatalogPrefixTests {
  private static let files = [
    "a.stringsdict": """
    <?xml version="1.0"?><plist version="1.0"><dict><!-- c --><key>a</key><dict><key>NSStringLocalizedFormatKey</key>
    <string>%#@n@ é</string><key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>one</key><string>%d</string><key>other</key><string>%d %#@m@</string></dict></dict>
    <key>b</key><dict><key>NSStringDeviceSpecificRuleType</key><dict><key>mac</key><string>&lt;</string></dict></dict>
    <key>c</key><string><![CDATA[x]]></string></dict></plist>
    """,
    "de.xliff": """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2"><file original="a" source-language="en"
    target-language="de"><header/><body><group maxwidth="9"><trans-unit id="1"><source>a<g id="1">é</g></source>
    <target state="new">b</target><note>n</note></trans-unit></group><trans-unit id="k|==|plural.one"><source>1</source>
    </trans-unit><trans-unit id="k|==|plural.other"><source>2</source></trans-unit><trans-unit id="z"><source/>
    </trans-unit></body></file></xliff>
    """,
    "fr.xlf": """
    <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="fr"><file id="f">
    <group id="g"><unit id="1"><originalData><data id="d">%@</data></originalData><segment><source>a<ph id="1"
    dataRef="d"/></source><target order="1">é</target></segment><ignorable><source> </source></ignorable></unit></group>
    <unit id="2"><segment><source>b</source></segment></unit></file></xliff>
    """,
  ]

  @Test(arguments: files.keys.sorted())
  func keepCompleteEntries(_ path: String) throws {
    // The forms of `k` are units of their own.
    try Damaged.keepsCompleteEntries(try #require(Self.files[path]), as: path, growing: ["k"], isTold: true)
  }

  @Test(arguments: files.keys.sorted())
  func standDamage(_ path: String) throws {
    try Damaged.isStood(Array(try #require(Self.files[path]).utf8), as: path, signs: "\"&<>/ ")
  }
}
