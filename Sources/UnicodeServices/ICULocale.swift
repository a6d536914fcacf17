import CICU
import Vocabulary

/// Locale identifiers as ICU writes them: `zh_Hant_TW`, `th@lb=strict`.
enum ICULocale {
  /// The ICU identifier of `tag`, read as far as it is well formed; `root` where nothing of it is.
  static func identifier(_ tag: LanguageTag) throws(UnicodeError) -> String {
    let identifier = unsafe try writtenIdentifier("uloc_forLanguageTag") { buffer, capacity, status in
      unsafe cicu_uloc_forLanguageTag(tag.identifier, buffer, capacity, nil, &status)
    }
    return identifier.isEmpty ? root : identifier
  }

  /// The ICU identifier of `tag`, or `root` where ICU has no data for its language.
  ///
  /// Without this, ICU would take the data of the language that the machine runs in.
  static func identifierWithData(_ tag: LanguageTag) throws(UnicodeError) -> String {
    let identifier = try identifier(tag)
    let language = identifier.prefix { $0 != "_" && $0 != "@" }
    return try languagesWithData.get().contains(String(language)) ? identifier : root
  }

  /// `identifier` with one ICU keyword set.
  static func setting(
    _ keyword: String, to value: String, in identifier: String
  ) throws(UnicodeError) -> String {
    try unsafe writtenIdentifier("uloc_setKeywordValue") { buffer, capacity, status in
      // The function changes the identifier in place, so it is written to the buffer first.
      let bytes = Array(identifier.utf8CString)
      guard let buffer = unsafe buffer, bytes.count <= Int(capacity) else {
        status = U_BUFFER_OVERFLOW_ERROR
        return Int32(clamping: bytes.count + keyword.utf8.count + value.utf8.count + 2)
      }
      for (index, byte) in bytes.enumerated() { unsafe buffer[index] = byte }
      return unsafe cicu_uloc_setKeywordValue(keyword, value, buffer, capacity, &status)
    }
  }

  static let root = "root"

  /// The languages that ICU has data for, withdrawn codes included.
  private static let languagesWithData = Result<Set<String>, UnicodeError> { () throws(UnicodeError) in
    let locales = unsafe try strings("uloc_openAvailableByType") {
      unsafe cicu_uloc_openAvailableByType(ULOC_AVAILABLE_WITH_LEGACY_ALIASES, &$0)
    }
    return Set(locales.map { String($0.prefix { $0 != "_" }) })
  }
}
