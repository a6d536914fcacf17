import Vocabulary

/// What the numbered forms of a plural formula are called in a variant's path: CLDR categories of the locale.
///
/// A form is called after the category that most of its numbers have. Where two forms would have one name, as in a formula
/// finer than CLDR's, the lesser one is called after its first number: `=8`.
struct PluralNames: Sendable, Equatable {
  /// By a form's index; nil for one that no number takes, which nobody sees.
  let names: [String?]

  /// Where CLDR's categories of integers show themselves.
  private static let numbers: [UInt64] = Array(0...200) + [1000, 10_000, 100_000, 1_000_000, 10_000_000]

  init(_ formula: PluralFormula, count: Int, locale: LanguageTag) {
    let categories = IntegerPlurals.categories(of: Self.numbers, in: locale)
    var tallies: [[String: Int]] = Array(repeating: [:], count: max(count, 1))
    var first: [UInt64?] = Array(repeating: nil, count: max(count, 1))
    for (number, category) in zip(Self.numbers, categories) {
      let form = formula.form(for: number, of: tallies.count)
      tallies[form][category, default: 0] += 1
      if first[form] == nil { first[form] = number }
    }
    var names: [String?] = Array(repeating: nil, count: tallies.count)
    if first.count(where: { $0 != nil }) == 1 {
      // One form for all numbers.
      self.names = first.map { $0 == nil ? nil : "other" }
      return
    }
    var claims: [(form: Int, category: String, rank: Int, tally: Int)] = []
    for (form, tally) in tallies.enumerated() {
      for (category, count) in tally {
        claims.append((form, category, Self.order.firstIndex(of: category) ?? Self.order.count, count))
      }
    }
    claims.sort { ($1.tally, $0.rank, $0.form) < ($0.tally, $1.rank, $1.form) }
    // A form is first called after what most of its numbers are; only then are names left over given away.
    var best: [Int: String] = [:]
    for claim in claims where best[claim.form] == nil { best[claim.form] = claim.category }
    for claim in claims.filter({ best[$0.form] == $0.category }) + claims {
      if names[claim.form] == nil, !names.contains(claim.category) { names[claim.form] = claim.category }
    }
    for form in names.indices where names[form] == nil { names[form] = first[form].map { "=\($0)" } }
    self.names = names
  }

  private static let order = ["zero", "one", "two", "few", "many", "other"]
}
