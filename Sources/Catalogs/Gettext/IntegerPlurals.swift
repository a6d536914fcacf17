package import Vocabulary

/// CLDR's plural categories of integers, for naming the forms of formats that only number them (PO, MO, Qt).
///
/// Titles asks ICU for categories and samples; this module cannot, and needs no more than names. The rules are CLDR 42's
/// cut down to integers and written as `Plural-Forms` formulas.
package enum IntegerPlurals {
  /// The category of an integer; `other` for a language without a rule.
  package static func categories(of numbers: [UInt64], in locale: LanguageTag) -> [String] {
    guard let rule = rule(for: locale), let formula = try? PluralFormula(rule.formula) else {
      return Array(repeating: "other", count: numbers.count)
    }
    let names = rule.categories.split(separator: " ").map(String.init)
    return numbers.map { number in
      let index = formula.form(for: number, of: names.count)
      return names.indices.contains(index) ? names[index] : "other"
    }
  }

  private static func rule(for locale: LanguageTag) -> Rule? {
    // The only language whose rules differ by region.
    if locale.language == "pt", locale.region == "PT" { return byLanguage["pt-PT"] }
    return byLanguage[String(locale.language)]
  }

  private struct Rule {
    var languages: String
    /// The names of the formula's values, from 0.
    var categories: String
    var formula: String

    init(_ languages: String, _ categories: String, _ formula: String) {
      self.languages = languages
      self.categories = categories
      self.formula = formula
    }
  }

  private static let byLanguage: [String: Rule] = rules.reduce(into: [:]) { table, rule in
    for language in rule.languages.split(whereSeparator: \.isWhitespace) { table[String(language)] = rule }
  }

  /// Languages without plural forms (Japanese, Thai, Vietnamese …) have no line.
  private static let rules: [Rule] = [
    Rule(
      """
      ast de en et fi fy gl ia io ji lij nl sc scn sv sw ur yi af an asa az bal bem bez bg brx ce cgg chr ckb dv ee el
      eo eu fo fur gsw ha haw hu jgo jmc ka kaj kcg kk kkj kl ks ksb ku ky lb lg mas mgo ml mn mr nah nb nd ne nn nnh no
      nr ny nyn om or os pap ps rm rof rwk saq sd sdh seh sn so sq ss ssy st syr ta te teo tig tk tn tr ts ug uz ve vo vun
      wae xh xog da
      """, "one other", "n != 1"),
    Rule(
      "am as bn doi fa gu hi kn pcm zu ff hy kab si ak bho guw ln mg nso pa ti wa", "one other", "n > 1"),
    Rule("fr pt", "one many other", "n < 2 ? 0 : n % 1000000 == 0 ? 1 : 2"),
    Rule("ca es it pt-PT vec", "one many other", "n == 1 ? 0 : n != 0 && n % 1000000 == 0 ? 1 : 2"),
    Rule("tzm", "one other", "!(n < 2 || n >= 11 && n <= 99)"),
    Rule("is mk", "one other", "!(n % 10 == 1 && n % 100 != 11)"),
    Rule("ceb fil tl", "one other", "n > 3 && (n % 10 == 4 || n % 10 == 6 || n % 10 == 9)"),
    Rule("lv prg", "zero one other", "n % 10 == 0 || n % 100 > 10 && n % 100 < 20 ? 0 : n % 10 == 1 ? 1 : 2"),
    Rule("lag ksh", "zero one other", "n > 2 ? 2 : n"),
    Rule("iu naq sat se sma smi smj smn sms he iw", "one two other", "n == 1 ? 0 : n == 2 ? 1 : 2"),
    Rule("shi", "one few other", "n < 2 ? 0 : n > 10 ? 2 : 1"),
    Rule("mo ro", "one few other", "n == 1 ? 0 : n == 0 || n % 100 >= 1 && n % 100 <= 19 ? 1 : 2"),
    Rule(
      "bs hr sh sr", "one few other",
      "n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2"),
    Rule(
      "be ru uk", "one few many",
      "n % 10 == 1 && n % 100 != 11 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2"),
    Rule(
      "pl", "one few many",
      "n == 1 ? 0 : n % 10 >= 2 && n % 10 <= 4 && (n % 100 < 12 || n % 100 > 14) ? 1 : 2"),
    Rule("cs sk", "one few other", "n == 1 ? 0 : n >= 2 && n <= 4 ? 1 : 2"),
    Rule("gd", "one two few other", "n == 1 || n == 11 ? 0 : n == 2 || n == 12 ? 1 : n > 2 && n < 20 ? 2 : 3"),
    Rule(
      "sl dsb hsb", "one two few other",
      "n % 100 == 1 ? 0 : n % 100 == 2 ? 1 : n % 100 == 3 || n % 100 == 4 ? 2 : 3"),
    Rule(
      "lt", "one few other",
      "n % 100 > 10 && n % 100 < 20 ? 2 : n % 10 == 1 ? 0 : n % 10 > 1 ? 1 : 2"),
    Rule(
      "mt", "one two few many other",
      "n == 1 ? 0 : n == 2 ? 1 : n == 0 || n % 100 > 2 && n % 100 < 11 ? 2 : n % 100 > 10 && n % 100 < 20 ? 3 : 4"),
    Rule(
      "br", "one two few many other",
      """
      n % 100 / 10 == 1 || n % 100 / 10 == 7 || n % 100 / 10 == 9 ? 4 : n % 10 == 1 ? 0 : n % 10 == 2 ? 1 : \
      n % 10 == 3 || n % 10 == 4 || n % 10 == 9 ? 2 : n != 0 && n % 1000000 == 0 ? 3 : 4
      """),
    Rule("ga", "one two few many other", "n == 1 ? 0 : n == 2 ? 1 : n > 2 && n < 7 ? 2 : n > 6 && n < 11 ? 3 : 4"),
    Rule("gv", "one two few other", "n % 10 == 1 ? 0 : n % 10 == 2 ? 1 : n % 20 == 0 ? 2 : 3"),
    Rule(
      "kw", "zero one two few many other",
      """
      n < 2 ? n : n % 20 == 2 || n % 100000 == 40000 || n % 100000 == 60000 || n % 100000 == 80000 || \
      n % 1000 == 0 && n % 100000 >= 1000 && n % 100000 <= 20000 || n % 1000000 == 100000 ? 2 : \
      n % 20 == 3 ? 3 : n % 20 == 1 ? 4 : 5
      """),
    Rule(
      "ar ars", "zero one two few many other",
      "n < 3 ? n : n % 100 >= 3 && n % 100 <= 10 ? 3 : n % 100 >= 11 ? 4 : 5"),
    Rule("cy", "zero one two few many other", "n < 4 ? n : n == 6 ? 4 : 5"),
  ]
}
