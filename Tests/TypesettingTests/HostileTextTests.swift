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
}
