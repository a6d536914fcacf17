import CICU
import Synchronization
package import Vocabulary

/// What ICU knows about a locale.
package enum LocaleFacts {
  /// The tag with its likely script and region (CLDR likely subtags): `ar` is `ar-Arab-EG`, `zh-TW` is `zh-Hant-TW`.
  /// A language that ICU does not know stays as it is.
  package static func maximized(_ tag: LanguageTag) throws(UnicodeError) -> LanguageTag {
    if let known = maximizedTags.withLock({ $0[tag] }) { return known }
    let identifier = try ICULocale.identifier(tag)
    let maximized = try unsafe writtenIdentifier("uloc_addLikelySubtags") { buffer, capacity, status in
      unsafe cicu_uloc_addLikelySubtags(identifier, buffer, capacity, &status)
    }
    let text = try unsafe writtenIdentifier("uloc_toLanguageTag") { buffer, capacity, status in
      unsafe cicu_uloc_toLanguageTag(maximized, buffer, capacity, 0, &status)
    }
    let result = LanguageTag(text)
    maximizedTags.withLock { tags in
      // Real runs have a few hundred locales; a hostile catalog may not fill the memory.
      if tags.count >= 4096 { tags.removeAll() }
      tags[tag] = result
    }
    return result
  }

  /// The memory of `maximized`, a function whose answers never change.
  private static let maximizedTags = Mutex<[LanguageTag: LanguageTag]>([:])

  /// The direction of the script that the locale is likely written in.
  package static func direction(of tag: LanguageTag) throws(UnicodeError) -> Direction {
    let identifier = try ICULocale.identifier(maximized(tag))
    return unsafe cicu_uloc_isRightToLeft(identifier).isTrue ? .rightToLeft : .leftToRight
  }

  /// Whether the tag's language is one of ISO 639 that ICU has heard of; folder names such as `Base` are not.
  package static func isKnown(_ tag: LanguageTag) -> Bool { languages.contains(String(tag.language)) }

  private static let languages = Set(languageCodes)

  /// The codes of all languages that ICU has heard of.
  package static let languageCodes: [String] = unsafe codes(cicu_uloc_getISOLanguages())

  /// The codes of all territories that ICU has heard of.
  package static let territoryCodes: [String] = unsafe codes(cicu_uloc_getISOCountries())

  private static func codes(_ list: UnsafePointer<UnsafePointer<CChar>?>) -> [String] {
    var result: [String] = []
    var next = unsafe list
    while let code = unsafe next.pointee {
      unsafe result.append(String(cString: code))
      unsafe next += 1
    }
    return result
  }
}
