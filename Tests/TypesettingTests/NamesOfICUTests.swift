import FoundationEssentials
import Testing
import Typesetting
import UnicodeServices
import Vocabulary

/// Languages, territories and units as ICU itself names them in each locale of the corpus: real titles that nobody chose.
@Suite("Names that ICU carries", .enabled(if: TestFonts.arePresent, TestFonts.advice))
struct NamesOfICUTests {
  /// The corpus's locales, by its folders.
  static let locales: [String] = {
    let corpus = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Corpus").path
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: corpus)) ?? []
    return folders.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
  }()

  @Test("each is covered by the manifest, and stays on one line in its own width", arguments: locales)
  func names(locale: String) throws {
    let page = try TestPage(ios: locale)
    let names = try LocaleFacts.names(in: LanguageTag(locale))
    for index in stride(from: 0, to: names.count, by: 40) {
      let text = try page.set(names[index])
      #expect(text.problems.isEmpty, "\(names[index])")
      #expect(text.text == names[index])
      let set = try page.typesetter.lines(
        of: text, in: text.width(at: 17), at: 17, limits: LineLimits(lines: 0, truncation: .tail), style: page.style)
      #expect(set.lines.count == 1, "\(names[index])")
      #expect(set.brokenWords.isEmpty && !set.isTruncated)
    }
  }
}
