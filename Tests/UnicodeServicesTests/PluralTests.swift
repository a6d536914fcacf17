import Testing
import UnicodeServices
import Vocabulary

@Suite struct PluralTests {
  @Test(arguments: [
    ("en", ["one", "other"]), ("ar", ["zero", "one", "two", "few", "many", "other"]), ("ja", ["other"]),
    ("ru", ["one", "few", "many", "other"]), ("fr", ["one", "many", "other"]), ("xx", ["other"]),
  ])
  func categories(locale: String, expected: [String]) throws {
    #expect(try PluralRules(locale: LanguageTag(locale)).categories == expected)
  }

  @Test func numbersHaveCategories() throws {
    let arabic = try PluralRules(locale: LanguageTag("ar"))
    #expect(try [0, 1, 2, 3, 11, 100].map { try arabic.category(of: $0) } == PluralRules.allCategories)
    #expect(try PluralRules(locale: LanguageTag("en")).category(of: 1.5) == "other")
    #expect(try PluralRules(locale: LanguageTag("en"), kind: .ordinal).category(of: 23) == "few")
    #expect(try arabic.samples(for: "none").isEmpty)
    let one = try PluralRules(locale: LanguageTag("en")).samples(for: "one")
    #expect(one == [PluralSample(value: 1, fractionDigits: 0)])
  }

  @Test(.enabled(if: UnicodeFile.plurals.isThere, absentCLDR))
  func cardinalsAreCLDRs() throws { try expectSamples(.plurals, .cardinal) }

  @Test(.enabled(if: UnicodeFile.ordinals.isThere, absentCLDR))
  func ordinalsAreCLDRs() throws { try expectSamples(.ordinals, .ordinal) }

  /// Debian's files are CLDR 41; in CLDR 42, which ICU 72 has, Catalan gained `many`, Maltese `two`, and Hebrew lost
  /// `many`.
  private static let changedLanguages: Set = ["ca", "he", "iw", "mt"]

  /// The categories of each language in a file of CLDR, and the first sample of each.
  private func expectSamples(_ file: UnicodeFile, _ kind: PluralRules.Kind) throws {
    var languages: [Substring] = []
    var categories: [String: PluralSample] = [:]
    var count = 0
    for line in try file.text().split(separator: "\n") {
      if line.contains("<pluralRules ") {
        languages = line.split(separator: "\"")[1].split(separator: " ")
        categories = [:]
      } else if line.contains("<pluralRule ") {
        categories[String(line.split(separator: "\"")[1])] = firstSample(line)
      } else if line.contains("</pluralRules>") {
        for language in languages where kind == .ordinal || !Self.changedLanguages.contains(String(language)) {
          try check(String(language), kind, categories)
        }
        count += languages.count
      }
    }
    #expect(count > 50)
  }

  private func check(_ language: String, _ kind: PluralRules.Kind, _ categories: [String: PluralSample]) throws {
    let rules = try PluralRules(locale: LanguageTag(language), kind: kind)
    if Set(rules.categories) != Set(categories.keys) {
      Issue.record("\(language): \(rules.categories), not \(categories.keys.sorted())")
      return
    }
    for (category, sample) in categories {
      let found = try rules.samples(for: category, limit: 1).first
      if found != sample { Issue.record("\(language) \(category): \(String(describing: found)), not \(sample)") }
    }
  }

  /// The first number after `@integer`, or else after `@decimal`.
  private func firstSample(_ line: Substring) -> PluralSample? {
    let marks = line.split(separator: "@").dropFirst()
    let list = marks.first { $0.hasPrefix("integer") } ?? marks.first
    guard let number = list?.split(separator: " ").dropFirst().first?.prefix(while: { $0.isNumber || $0 == "." }),
      let value = Double(number)
    else { return nil }
    return PluralSample(value: value, fractionDigits: number.split(separator: ".").dropFirst().first?.count ?? 0)
  }
}
