import Testing
import UnicodeServices
import Vocabulary

/// Breaks against Unicode's own test files.
@Suite struct BreakConformanceTests {
  private static let root = LanguageTag("und")

  /// Lines of LineBreakTest 15.0 where ICU's rules, which UAX #14 lets it tailor, say something else.
  private static let lineDifferences: [Int: String] = {
    var differences: [Int: String] = [:]
    // ICU-8151, UAX #14 from 16.0 on (LB20a): a hyphen at the start of a word belongs to it, as in "-est".
    for line in [2265, 2267, 2421, 2423, 2425, 2427, 2429, 2431] { differences[line] = "hyphen before a letter" }
    // ICU-20303, UAX #14 from 16.0 on (LB15c, LB25): a point before a digit belongs to the number, as in ".35".
    for line in [2873, 2875, 7477] { differences[line] = "point before a digit" }
    for line in [7576, 7577, 7578, 7579, 7580, 7581, 7583, 7584, 7585, 7586, 7587] {
      differences[line] = "point before a digit"
    }
    return differences
  }()

  @Test(.enabled(if: UnicodeFile.lineBreaks.isThere, absent))
  func linesAgreeWithUnicode() throws {
    let finder = BreakFinder()
    try forEachCase(.lineBreaks, differences: Self.lineDifferences) { text, breaks in
      let found = try finder.lineBreaks(in: text, locale: Self.root, korean: .betweenSyllables).map(\.offset)
      return found.filter { $0 < text.count } == breaks
    }
  }

  @Test(.enabled(if: UnicodeFile.graphemeBreaks.isThere, absent))
  func graphemesAgreeWithUnicode() throws {
    let finder = BreakFinder()
    var isBoundary: [Bool] = []
    try forEachCase(.graphemeBreaks) { text, breaks in
      try finder.graphemeBoundaries(in: text, into: &isBoundary)
      return isBoundary == (0...text.count).map { $0 == 0 || $0 == text.count || breaks.contains($0) }
    }
  }

  /// In Swedish, where a colon joins words, as Unicode has it; CLDR takes this from all other languages but Finnish.
  @Test(.enabled(if: UnicodeFile.wordBreaks.isThere, absent))
  func wordsAgreeWithUnicode() throws {
    let finder = BreakFinder()
    try forEachCase(.wordBreaks) { text, breaks in
      try finder.wordBreaks(in: text, locale: LanguageTag("sv")) == breaks
    }
  }

  /// ICU's conjuncts are CLDR's: they stay whole in six scripts.
  @Test(
    .enabled(if: UnicodeFile.conjuncts("Odia").isThere, absentCLDR),
    arguments: ["Bengali", "Devanagari", "Gujarati", "Malayalam", "Odia", "Telugu"])
  func conjunctsAgreeWithCLDR(script: String) throws {
    let file = UnicodeFile.conjuncts(script)
    let finder = BreakFinder()
    var isBoundary: [Bool] = []
    for (number, line) in try file.lines() {
      let fields = line.split(separator: ";").map { $0.filter { !$0.isWhitespace && $0 != "\u{FEFF}" } }
      let clusters = fields[1].split(separator: "÷")
      let text = clusters.joined().units
      var expected: Set = [0]
      for cluster in clusters { expected.insert(cluster.utf16.count + (expected.max() ?? 0)) }
      try finder.graphemeBoundaries(in: text, into: &isBoundary)
      let found = Set((0...text.count).filter { isBoundary[$0] })
      if found != expected { Issue.record("\(file.name):\(number): \(line)") }
    }
  }

  /// Calls `agrees` with each text of a file and the breaks inside it; a case that disagrees is an issue, unless it is
  /// one of the known differences, and so is a known difference that agrees.
  private func forEachCase(
    _ file: UnicodeFile, differences: [Int: String] = [:], _ agrees: (_ text: [UInt16], _ breaks: [Int]) throws -> Bool
  ) throws {
    for (number, line) in try file.lines() {
      let fields = line.split(whereSeparator: \.isWhitespace)
      let (text, starts) = units(hexadecimal: fields.filter { $0 != "÷" && $0 != "×" })
      let marks = fields.filter { $0 == "÷" || $0 == "×" }
      let breaks = zip(starts, marks).filter { $0 > 0 && $1 == "÷" }.map(\.0)
      let isRight = try agrees(text, breaks)
      if isRight != (differences[number] == nil) { Issue.record("\(file.name):\(number): \(line)") }
    }
  }
}
