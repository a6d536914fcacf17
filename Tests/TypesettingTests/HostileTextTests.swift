import Testing
import Typesetting
import UnicodeServices
import Vocabulary

/// Texts that no translator wrote. They may be set in any way but a crash, and must not take for ever.
@Suite("Hostile texts", .serialized, .enabled(if: TestFonts.arePresent, TestFonts.advice))
struct HostileTextTests {
  private static let length = 100_000
  /// For the kinds that differ little, and cost much.
  private static let less = 10_000

  struct Sample: CustomTestStringConvertible {
    var name: String
    var text: String
    var testDescription: String { name }

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  private static func repeated(_ text: String, to count: Int = less) -> String {
    var units: [UInt16] = []
    while units.count < count { units += text.utf16 }
    return String(decoding: units.prefix(count), as: UTF16.self)
  }

  private static let samples: [Sample] = [
    Sample("one word", repeated("a", to: length)), Sample("many words", repeated("save all ", to: length)),
    Sample("Arabic words", repeated("تطبيق فلاتر ", to: length)),
    Sample("one Arabic word", repeated("تطبيق", to: length)), Sample("Nastaliq", repeated("محفوظ کریں ")),
    Sample("mixed scripts", repeated("a بд中ก🙂", to: length)), Sample("marks alone", repeated("\u{301}", to: length)),
    Sample("marks on a letter", "a" + repeated("\u{301}", to: length)),
    Sample("Thai", repeated("ดูการบ้าน")), Sample("no dictionary word", repeated("ก")),
    Sample("Khmer coeng", repeated("្")),
    Sample("joiners", repeated("\u{200D}")), Sample("soft hyphens", repeated("a\u{AD}")),
    Sample("spaces", repeated(" ")),
    Sample("line ends", repeated("\n")), Sample("zero width spaces", repeated("\u{200B}")),
    Sample("brackets", repeated("(")),
    Sample("embeddings", repeated("\u{202B}a")), Sample("isolates", repeated("\u{2067}a")),
    Sample("Han", repeated("新しい")),
    Sample("flags", repeated("🇩🇪")), Sample("families", repeated("👨‍👩‍👧")),
    Sample("private", String(String.UnicodeScalarView((0..<6400).compactMap { Unicode.Scalar(0xE000 + $0) }))),
    Sample("unassigned", String(String.UnicodeScalarView((0..<60_000).compactMap { Unicode.Scalar(0x50000 + $0) }))),
  ]

  // About a second in a debug build on a quiet machine.
  @Test("Long texts of anything are set, broken and cut in a moment", .timeLimit(.minutes(1)), arguments: samples)
  func longText(_ sample: Sample) throws {
    // Nastaliq takes HarfBuzz itself ten times as long.
    for (locale, length) in [("en", Self.length), ("ur", Self.length / 10)] {
      let page = try TestPage(ios: locale)
      let text = try page.set(String(decoding: sample.text.utf16.prefix(length), as: UTF16.self))
      let full = text.width(at: 17)
      #expect(full.isFinite)
      for (mode, room) in [(Truncation.tail, full / 2), (.middle, full / 3), (.head, 300), (.clip, 300)] {
        let cut = page.typesetter.truncate(text, to: room, at: 17, mode: mode, style: page.style)
        if cut.isTruncated, mode != .clip { #expect(cut.isHidden || cut.line.width(at: 17) <= room + 1e-6) }
      }
      for (width, lines) in [(300, 0), (1e12, 0), (full / 3, 2)] {
        let limits = LineLimits(lines: lines, truncation: .middle)
        let set = try page.typesetter.lines(of: text, in: width, at: 17, limits: limits, style: page.style)
        #expect(!set.lines.isEmpty || text.clusterCount == 0)
      }
      _ = page.typesetter.ink(of: text, at: 17)
    }
  }

  @Test("Odd characters are set without a crash, and show nothing or a missing glyph")
  func oddCharacters() throws {
    let page = try TestPage(ios: "en")
    #expect(try page.set("a\0b").problems.isEmpty, "a control shows nothing")
    #expect(try page.set("\u{FFFF}").missing == ["\u{FFFF}"])
    #expect(try page.set("\u{10FFFF}").missing == ["\u{10FFFF}"])
    #expect(try page.set("\u{FFFD}").problems.isEmpty)
    // Swift's strings turn a lone surrogate into U+FFFD.
    #expect(try page.set(String(decoding: [0x61, 0xD83D, 0x62] as [UInt16], as: UTF16.self)).text == "a\u{FFFD}b")
  }

  /// Characters that have rules of their own somewhere between bidi, breaks, shaping and fallback.
  private static let pool: [Unicode.Scalar] = Array(
    "aZ é1٣.,…-()«» \t\n\r\0\u{A0}\u{AD}\u{300}\u{301}\u{200B}\u{200C}\u{200D}\u{200E}\u{200F}\u{2060}\u{2028}\u{85}\u{202A}\u{202B}\u{202C}\u{202D}\u{202E}\u{2066}\u{2067}\u{2068}\u{2069}\u{061C}\u{FE0E}\u{FE0F}\u{20E3}\u{34F}\u{FEFF}\u{FFFF}\u{E000}\u{10FFFF}אבبتلاًकष्िநிกำ็ດខ្មမြ့བྲ가힣각日本ーッ。🙂👨👩🏽🇩🇪ﷺĲßİıǅΣς"
      .unicodeScalars)

  @Test("Random texts keep every invariant", arguments: 0..<150)
  func random(seed: UInt64) throws {
    var state = seed &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func next(_ bound: Int) -> Int {
      // xorshift64: the same texts on every machine.
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      return Int(state % UInt64(bound))
    }
    var view = String.UnicodeScalarView()
    for _ in 0...next(24) { view.append(Self.pool[next(Self.pool.count)]) }
    let title = String(view)
    let page = try TestPage(ios: ["en", "ar", "ur", "ja", "th"][next(5)]) { style in
      style.base = BaseDirection.allCases[next(4)]
      style.letterSpacing = next(3) == 0 ? 0.1 : 0
      style.isUppercase = next(4) == 0
    }
    let text = try page.set(title)
    var unit = 0
    for run in text.runs {
      #expect(run.range.lowerBound == unit)
      unit = run.range.upperBound
    }
    #expect(unit == text.units.count)
    #expect(text.clusters.last?.start == Int32(text.units.count))
    let placed = page.typesetter.placedGlyphs(of: text, at: 17)
    #expect(placed.count == text.glyphs.count)
    for mode in Truncation.allCases {
      let room = Double(next(160)) - 10
      let cut = page.typesetter.truncate(text, to: room, at: 17, mode: mode, style: page.style)
      if cut.isTruncated, mode != .clip { #expect(cut.isHidden || cut.line.width(at: 17) <= room + 1e-6) }
      let limits = LineLimits(lines: next(4), truncation: mode)
      let set = try page.typesetter.lines(of: text, in: room, at: 17, limits: limits, style: page.style)
      let extent = try page.typesetter.extent(of: text, in: room, at: 17, limits: limits, style: page.style)
      #expect(extent.lines == set.lines.count)
      expectEqual(extent.width, set.width, within: 1e-9)
      #expect(limits.lines == 0 || set.lines.count <= limits.lines)
      for (line, after) in zip(set.lines, set.lines.dropFirst()) {
        #expect(line.range.upperBound <= after.range.lowerBound)
      }
      _ = page.typesetter.inkSummary(of: text)
    }
  }
}
