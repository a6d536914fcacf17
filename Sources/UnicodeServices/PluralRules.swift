import CICU
package import Vocabulary

/// A number as it is written: 0.0 has another plural category than 0 in many languages.
package struct PluralSample: Sendable, Hashable {
  package var value: Double
  /// How many digits stand after the decimal sign, zeros included.
  package var fractionDigits: Int

  package init(value: Double, fractionDigits: Int) {
    self.value = value
    self.fractionDigits = fractionDigits
  }
}

/// The plural rules of a language (CLDR), from ICU.
@safe package final class PluralRules: @unchecked Sendable {  // ICU's rules do not change once they are open.
  package enum Kind: Sendable, Hashable {
    /// 1 file, 2 files.
    case cardinal
    /// 1st, 2nd.
    case ordinal
  }

  /// The categories that the language tells apart, in CLDR's order: zero, one, two, few, many, other.
  package let categories: [String]
  private let rules: OpaquePointer

  package init(locale: LanguageTag, kind: Kind = .cardinal) throws(UnicodeError) {
    let identifier = try ICULocale.identifier(locale)
    let type = kind == .cardinal ? UPLURAL_TYPE_CARDINAL : UPLURAL_TYPE_ORDINAL
    let rules = unsafe try opened("uplrules_openForType") {
      unsafe cicu_uplrules_openForType(identifier, type, &$0)
    }
    do throws(UnicodeError) {
      let keywords = unsafe try strings("uplrules_getKeywords") { unsafe cicu_uplrules_getKeywords(rules, &$0) }
      categories = Self.allCategories.filter(keywords.contains)
    } catch {
      unsafe cicu_uplrules_close(rules)
      throw error
    }
    unsafe self.rules = unsafe rules
  }

  deinit { unsafe cicu_uplrules_close(rules) }

  /// All the categories there are, in CLDR's order.
  package static let allCategories = ["zero", "one", "two", "few", "many", "other"]

  /// The category of a number written with no more fraction digits than it needs.
  package func category(of value: Double) throws(UnicodeError) -> String {
    try unsafe keyword("uplrules_select") { buffer, capacity, status in
      unsafe cicu_uplrules_select(rules, value, buffer, capacity, &status)
    }
  }

  package func category(of value: Int) throws(UnicodeError) -> String { try category(of: Double(value)) }

  /// Numbers of `category`, the first of them CLDR's first sample: integers from 0 up, then numbers with one fraction
  /// digit; none where the language has no such category.
  package func samples(for category: String, limit: Int = 5) throws(UnicodeError) -> [PluralSample] {
    guard categories.contains(category) else { return [] }
    var samples: [PluralSample] = []
    for integer in Self.integers {
      guard samples.count < limit else { return samples }
      if try self.category(of: integer) == category {
        samples.append(PluralSample(value: Double(integer), fractionDigits: 0))
      }
    }
    let format = try NumberFormat(skeleton: ".0", icuLocale: ICULocale.root)
    for tenths in Self.tenths {
      guard samples.count < limit else { return samples }
      let value = Double(tenths) / 10
      try format.formatToResult(value)
      let found = try unsafe keyword("uplrules_selectFormatted") { buffer, capacity, status in
        unsafe cicu_uplrules_selectFormatted(rules, format.result, buffer, capacity, &status)
      }
      if found == category { samples.append(PluralSample(value: value, fractionDigits: 1)) }
    }
    return samples
  }

  // French and Spanish have a category that starts at a million; all others show themselves below two hundred.
  private static let integers = Array(0...200) + [1000, 10_000, 100_000, 1_000_000, 10_000_000]
  private static let tenths = Array(0...110) + [1000, 10_000, 100_000, 1_000_000, 10_000_000]

  private func keyword(
    _ function: String, _ body: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
  ) throws(UnicodeError) -> String {
    String(decoding: unsafe try writtenText(function, capacity: 16, body), as: UTF16.self)
  }
}
