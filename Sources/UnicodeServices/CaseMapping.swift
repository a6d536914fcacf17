import CICU
package import Vocabulary

/// Full case mapping by the rules of a language.
package enum CaseMapping {
  /// `text` in upper case: Turkish İ, Greek without accents, German SS, Georgian Mtavruli.
  package static func uppercase(_ text: String, locale: LanguageTag) throws(UnicodeError) -> String {
    let units = Array(text.utf16)
    let length = try icuLength(units)
    let identifier = try ICULocale.identifier(locale)
    let mapped = try unsafe writtenText("u_strToUpper", capacity: units.count + 16) { buffer, capacity, status in
      unsafe cicu_strToUpper(buffer, capacity, units, length, identifier, &status)
    }
    return String(decoding: mapped, as: UTF16.self)
  }
}
