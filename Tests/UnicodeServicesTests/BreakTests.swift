import Testing
import UnicodeServices
import Vocabulary

@Suite struct BreakTests {
  /// The pieces between the breaks of a line.
  private func pieces(_ text: String, _ locale: String, _ korean: KoreanBreaking = .betweenSyllables) throws -> [String]
  {
    let breaks = try BreakFinder().lineBreaks(in: text.units, locale: LanguageTag(locale), korean: korean)
    return pieces(text, at: breaks.map(\.offset))
  }

  private func pieces(_ text: String, at offsets: [Int]) -> [String] {
    let units = text.units
    let ends = offsets.filter { $0 < units.count } + [units.count]
    return zip([0] + ends, ends).map { String(decoding: units[$0..<$1], as: UTF16.self) }
  }

  /// Words that ICU's dictionaries are known to find, and places that UAX #14 names.
  @Test(arguments: [
    ("th", "ดูการบ้านดูการบ้านดูการบ้าน", ["ดู", "การบ้าน", "ดู", "การบ้าน", "ดู", "การบ้าน"]),
    ("th", "กู้ไฟล์", ["กู้", "ไฟล์"]),
    ("km", "ពុម្ពអក្សរស្មុគស្មាញ", ["ពុម្ពអក្សរ", "ស្មុគស្មាញ"]),
    ("lo", "ບັນທຶກການຕັ້ງຄ່າ", ["ບັນທຶກ", "ການຕັ້ງ", "ຄ່າ"]),
    ("km", "ab\u{200B}cd", ["ab\u{200B}", "cd"]),
    ("de", "Länder\u{AD}übergreifende Risiko-Ermittlung", ["Länder\u{AD}", "übergreifende ", "Risiko-", "Ermittlung"]),
    ("en", "Save and close", ["Save ", "and ", "close"]),
    ("en", "Save  (all)…", ["Save  ", "(all)…"]),
    ("en", "  a ", ["  ", "a "]),
    ("en", "10\u{A0}km", ["10\u{A0}km"]),
    ("en", "", [""]),
    ("xx", "one two", ["one ", "two"]),
    ("en-GB-oed", "one, two", ["one, ", "two"]),
  ])
  func linesBreakSo(locale: String, text: String, expected: [String]) throws {
    #expect(try pieces(text, locale) == expected)
  }

  /// UAX #14 strict: no line starts with a small kana, a prolonged sound mark or an iteration mark.
  @Test func japaneseBreaksStrictly() throws {
    #expect(try pieces("アップロード", "ja") == ["アッ", "プ", "ロー", "ド"])
    #expect(try pieces("開く。", "ja") == ["開", "く。"])
  }

  @Test func koreanBreaksAtSpacesOrBetweenSyllables() throws {
    #expect(try pieces("새 폴더 만들기", "ko", .atSpaces) == ["새 ", "폴더 ", "만들기"])
    #expect(try pieces("새 폴더", "ko", .betweenSyllables) == ["새 ", "폴", "더"])
    #expect(try pieces("한국\n어", "ko", .atSpaces) == ["한국\n", "어"])
  }

  @Test func lineEndsAreMandatory() throws {
    let breaks = try BreakFinder().lineBreaks(in: "a b\nc\r\n".units, locale: LanguageTag("en"), korean: .atSpaces)
    #expect(
      breaks == [
        LineBreak(offset: 2, isMandatory: false), LineBreak(offset: 4, isMandatory: true),
        LineBreak(offset: 7, isMandatory: true),
      ])
  }

  /// The way without rules finds what ICU finds: U+2060 sends a text to ICU and changes nothing before it.
  @Test func plainTextsBreakAsTheRulesSay() throws {
    let finder = BreakFinder()
    let alphabet = "aZ09 éß ȿ".units
    for seed in 0..<500 {
      var state = UInt32(truncatingIfNeeded: seed &* 2_654_435_761)
      var text: [UInt16] = []
      for _ in 0..<(seed % 13) {
        state = state &* 1_664_525 &+ 1_013_904_223
        text.append(alphabet[Int(state >> 16) % alphabet.count])
      }
      text.append(0x61)
      let plain = try finder.lineBreaks(in: text, locale: LanguageTag("en"), korean: .atSpaces)
      let ruled = try finder.lineBreaks(in: text + [0x2060], locale: LanguageTag("en"), korean: .atSpaces)
      #expect(plain == ruled, "\(String(decoding: text, as: UTF16.self))")
    }
  }

  /// ICU 72 as it is known: six scripts hold conjuncts together, the others leave them to the shaper.
  @Test(arguments: [("क्ष", 1), ("ক্ষ", 1), ("క్ష", 1), ("ക്ഷ", 1), ("ક્ષ", 1), ("କ୍ଷ", 1), ("ක්ෂ", 2), ("ಕ್ಷ", 2), ("ខ្ញ", 2)])
  func conjuncts(text: String, clusters: Int) throws {
    var isBoundary: [Bool] = []
    try BreakFinder().graphemeBoundaries(in: text.units, into: &isBoundary)
    #expect(isBoundary.dropFirst().count { $0 } == clusters)
  }

  /// No character that can join another is taken for one that stands alone.
  @Test(.enabled(if: UnicodeFile.graphemeClasses.isThere, absent))
  func everyJoiningCharacterIsSeen() throws {
    let finder = BreakFinder()
    var isBoundary: [Bool] = []
    for (range, value) in try UnicodeFile.graphemeClasses.ranges() {
      for code in range {
        guard let scalar = Unicode.Scalar(code), let joined = joined(scalar, value) else { break }
        let text = joined.units
        try finder.graphemeBoundaries(in: text, into: &isBoundary)
        if isBoundary.dropLast().dropFirst().contains(true) { Issue.record("U+\(String(code, radix: 16)) is \(value)") }
      }
    }
  }

  /// One cluster (UAX #29) that the character makes with another; nil for the classes that join nothing by themselves.
  private func joined(_ scalar: Unicode.Scalar, _ value: String) -> String? {
    switch value {
    case "Extend", "SpacingMark", "ZWJ": "a\(scalar)"
    case "Prepend": "\(scalar)a"
    case "L": "\(scalar)가"
    case "V", "T": "\u{1100}\u{1161}\(scalar)"
    case "Regional_Indicator": "\(scalar)\u{1F1E9}"
    default: nil
    }
  }

  @Test func wordsAreFoundByDictionary() throws {
    let text = "ดูการบ้าน ok"
    let breaks = try BreakFinder().wordBreaks(in: text.units, locale: LanguageTag("th"))
    #expect(pieces(text, at: breaks) == ["ดู", "การบ้าน", " ", "ok"])
  }
}
