import UnicodeServices
import Vocabulary

/// The plural forms that a text needs in a language: those of whole numbers below a million, and `other`.
///
/// CLDR has more: forms that only fractions take (`many` in Czech and Lithuanian), or millions (`many` in French, Spanish and
/// Portuguese). Titles count things, and fewer of them.
struct PluralNeeds {
  struct Form {
    var category: String
    /// The whole numbers that take it, of those looked at.
    var numbers: [Int]

    /// The first numbers, for messages: `2, 3, 4`.
    var examples: String {
      numbers.isEmpty ? "fractions" : numbers.prefix(3).map(String.init).joined(separator: ", ")
    }
  }

  /// In CLDR's order.
  let forms: [Form]

  init(locale: LanguageTag) throws(UnicodeError) {
    let rules = try PluralRules(locale: locale)
    var numbers: [String: [Int]] = [:]
    for number in Self.numbers { numbers[try rules.category(of: number), default: []].append(number) }
    forms = PluralRules.allCategories.compactMap { category in
      let found = numbers[category] ?? []
      return found.isEmpty && category != "other" ? nil : Form(category: category, numbers: found)
    }
  }

  /// All categories but those of millions show themselves here.
  private static let numbers = Array(0...200) + [1000, 10_000, 100_000]

  /// Those that are not among `categories`, with the numbers that have no form of their own there (`=1`).
  func lacking(among categories: Set<String>) -> [Form] {
    let exact = Set(categories.lazy.compactMap { $0.hasPrefix("=") ? Int($0.dropFirst()) : nil })
    return forms.compactMap { form in
      guard !categories.contains(form.category) else { return nil }
      var form = form
      form.numbers.removeAll(where: exact.contains)
      return form.numbers.isEmpty && form.category != "other" ? nil : form
    }
  }
}
