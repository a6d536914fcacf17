import Vocabulary

/// Which numbers Qt's numerus forms are for, in the order in which a file lists them.
///
/// Qt has rules of its own for each language, older than CLDR's and not always the same ones: Hungarian and Turkish have
/// one form, Latvian has its zero last. A form is named for all CLDR categories that it serves, or for a number where
/// CLDR has no category for it (qttools, src/linguist/shared/numerus.cpp; CLDR 42).
enum QtNumerus {
  /// For each form the values of its `plural` step.
  static func forms(for locale: LanguageTag) -> [[String]] {
    let language = String(locale.language)
    if let exception = exceptions[language] { return exception }
    return styles[language] ?? universal
  }

  /// One form, and the only one that Qt takes from languages without a rule.
  private static let universal = [["other"]]

  private static let styles: [String: [[String]]] = {
    let few = [["one"], ["few"], ["other"]]
    let four = [["one"], ["two"], ["few"], ["other"]]
    let groups: [(forms: [[String]], languages: String)] = [
      (
        [["one"], ["other"]],
        """
        aa ab af am as ay az ba bg bn ca co da de el en eo es et eu fi fo fur fy gl gu ha hi ia ie it ka kk kl kn ks \
        ku ky la lb ln mg ml mn mr nb ne nl nn nso oc or pa ps pt qu rm rn rw sd si sn so sq ss st sv sw ta te tg tk \
        tn ts ug ur uz vo xh yi zu
        """
      ),
      // Zero is a singular in these; so it is in CLDR.
      ([["one"], ["other"]], "fil fr hy ti tl wa"),
      ([["one"], ["other"]], "is"),
      ([["one"], ["two"], ["other"]], "ik iu mi sa se sm"),
      (few, "bs cs hr lt ro sk sr"),
      ([["one"], ["few"], ["many"]], "be pl ru uk"),
      (four, "gd sl"),
      ([["zero"], ["one"], ["two"], ["few"], ["many"], ["other"]], "ar"),
    ]
    var table: [String: [[String]]] = [:]
    for group in groups {
      for language in group.languages.split(separator: " ") { table[String(language)] = group.forms }
    }
    return table
  }()

  private static let exceptions: [String: [[String]]] = [
    // One form of Qt's for two categories of CLDR's.
    "fa": [["one", "other"]], "hu": [["one", "other"]], "om": [["one", "other"]], "tr": [["one", "other"]],
    "br": [["one"], ["two", "few", "many", "other"]],
    "cy": [["zero"], ["one"], ["two", "few"], ["many"], ["other"]],
    "ga": [["one"], ["two"], ["few", "many", "other"]], "gv": [["one"], ["two"], ["few", "many", "other"]],
    "he": [["one"], ["two", "other"]],
    "kw": [["one"], ["zero", "two", "few", "many", "other"]],
    "mt": [["one"], ["two", "few"], ["many"], ["other"]],
    // Forms for numbers that CLDR does not tell from others.
    "dv": [["one"], ["=2"], ["other"]], "mk": [["one"], ["=2"], ["other"]],
    "km": [["=1"], ["other"]], "lo": [["=1"], ["other"]], "to": [["=1"], ["other"]], "wo": [["=1"], ["other"]],
    "lv": [["one"], ["other"], ["zero"]],
  ]
}
