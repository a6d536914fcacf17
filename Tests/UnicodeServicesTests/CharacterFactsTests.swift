import Testing
import UnicodeServices
import Vocabulary

/// Properties against Unicode's data files, for every character they name.
@Suite struct CharacterFactsTests {
  @Test(.enabled(if: UnicodeFile.derivedProperties.isThere, absent))
  func propertiesAreUnicodes() throws {
    try expect(.derivedProperties, ["Default_Ignorable_Code_Point"], CharacterFacts.isDefaultIgnorable)
    try expect(.derivedProperties, ["Alphabetic"], CharacterFacts.isAlphabetic)
    try expect(.properties, ["White_Space"], CharacterFacts.isWhiteSpace)
    try expect(.properties, ["Bidi_Control"], CharacterFacts.isBidiControl)
    try expect(.emoji, ["Emoji"], CharacterFacts.isEmoji)
    try expect(.emoji, ["Emoji_Presentation"], CharacterFacts.hasEmojiPresentation)
  }

  @Test(.enabled(if: UnicodeFile.generalCategories.isThere, absent))
  func categoriesAreUnicodes() throws {
    try expect(.generalCategories, ["Mn", "Me", "Mc"], CharacterFacts.isCombiningMark)
    try expect(.generalCategories, ["Nd"], CharacterFacts.isDigit)
    try expect(.generalCategories, ["Cc"], CharacterFacts.isControl)
    try expect(.generalCategories, ["Pd", "Ps", "Pe", "Pc", "Po", "Pi", "Pf"], CharacterFacts.isPunctuation)
  }

  /// Every character at the edges of a range has the property inside it, and not outside.
  private func expect(
    _ file: UnicodeFile, _ values: Set<String>, _ has: (Unicode.Scalar) -> Bool
  ) throws {
    let ranges = try file.ranges().filter { values.contains($0.value) }.map(\.range)
    #expect(!ranges.isEmpty)
    let lowerBounds = Set(ranges.map(\.lowerBound))
    let upperBounds = Set(ranges.map(\.upperBound))
    for range in ranges {
      for code in [range.lowerBound, range.upperBound] {
        guard let scalar = Unicode.Scalar(code) else { continue }
        if !has(scalar) { Issue.record("U+\(String(code, radix: 16)) not \(values)") }
      }
      if range.lowerBound > 0, !upperBounds.contains(range.lowerBound - 1),
        let before = Unicode.Scalar(range.lowerBound - 1), has(before)
      {
        Issue.record("U+\(String(before.value, radix: 16)) is \(values)")
      }
      if !lowerBounds.contains(range.upperBound + 1), let after = Unicode.Scalar(range.upperBound + 1), has(after) {
        Issue.record("U+\(String(after.value, radix: 16)) is \(values)")
      }
    }
  }

  @Test func strongDirections() {
    #expect(CharacterFacts.strongDirection(of: "a") == .leftToRight)
    #expect(CharacterFacts.strongDirection(of: "א") == .rightToLeft)
    #expect(CharacterFacts.strongDirection(of: "ع") == .rightToLeft)
    #expect(CharacterFacts.strongDirection(of: "1") == nil)
    #expect(CharacterFacts.strongDirection(of: "٢") == nil)
    #expect(CharacterFacts.isPrivateUse("\u{E000}"))
    #expect(CharacterFacts.isUnassigned("\u{0378}"))
    #expect(CharacterFacts.isLineEnd("\u{2028}"))
  }
}
