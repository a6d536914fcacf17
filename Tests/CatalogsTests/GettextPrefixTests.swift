import Catalogs
import Testing
import Vocabulary

/// A PO or MO file cut off or damaged anywhere.
@Suite struct GettextPrefixTests {
  private static let po = """
    # Head
    msgid ""
    msgstr ""
    "Language: ru\\n"
    "Plural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 ? 1 : 2;\\n"

    #. note
    #, c-format, max-size:20:1
    msgctxt "x"
    msgid "a\\t"
    ""
    "%s"
    msgstr "é😀\\303\\244"
    "z"

    #| msgid "o"
    msgid "b"
    msgid_plural "bs"
    msgstr[0] "1"
    msgstr[1] "2"
    msgstr[2] "3"
    #~ msgid "q"
    #, fuzzy
    msgid "c"
    msgstr "d"
    domain "other"
    msgid "c"
    msgstr "d"

    """

  /// In a text, nothing tells that more of a message was to come: only what a later message follows is complete.
  @Test func poKeepsCompleteEntries() throws {
    let bytes = Array(Self.po.utf8)
    let whole = try read(bytes, as: "x.po").entries
    #expect(whole.count == 8)
    for length in 0...bytes.count {
      let part = try read(Array(bytes[..<length]), as: "x.po").entries
      let line = bytes[..<length].count { $0 == 0x0A } + 1
      // The keyword of the next message has been seen.
      let complete = whole.filter { entry in
        whole.contains { $0.location.line > entry.location.line && $0.location.line < line }
      }
      #expect(complete.allSatisfy(part.contains), "\(length)")
    }
  }

  @Test func damageIsStood() throws {
    try Damaged.isStood(Array(Self.po.utf8), as: "x.po", signs: "\"\\#[\n")
  }

  @Test(arguments: [2, 3]) func moStandsCutsAndDamage(column: Int) throws {
    let row = try #require(try Fixture.rows("gettext_cases.tsv").first { $0[0].contains("646f6f72") })
    let bytes = recordedBytes(row[column])
    let whole = try read(bytes, as: "de.mo")
    #expect(whole.entries.count == 6)
    var last = 0
    for length in bytes.indices {
      let part = try read(Array(bytes[..<length]), as: "de.mo")
      #expect(part.entries.allSatisfy(whole.entries.contains), "\(length)")
      #expect(part.entries.count >= last)
      last = part.entries.count
      // The last NUL is no part of any text.
      if length > 0, length < bytes.count - 1 { #expect(part.isDamaged, "\(length)") }
    }
    try Damaged.isStood(bytes, as: "de.mo", signs: "\u{1}\u{4}\u{7F}\u{80}")
  }

  /// Many strings in one place would make a small file a large catalog.
  @Test func moStringsOnTopOfEachOther() throws {
    var bytes: [UInt8] = [0xDE, 0x12, 0x04, 0x95, 0, 0, 0, 0]
    func word(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) } }
    bytes += word(10_000) + word(28) + word(28) + word(0) + word(0)
    for _ in 0..<10_000 { bytes += word(80_000) + word(28) }
    let catalog = try read(bytes, as: "de.mo")
    #expect(catalog.isDamaged)
    #expect(catalog.entries.count < 10)
  }
}
