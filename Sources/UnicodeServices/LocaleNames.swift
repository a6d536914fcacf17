import CICU
package import Vocabulary

extension LocaleFacts {
  /// Real short texts in the locale's language, out of ICU's data: names of languages and territories, and amounts with
  /// units. Sorted and without repetitions; empty where ICU has no data for the language.
  package static func names(in locale: LanguageTag) throws(UnicodeError) -> [String] {
    let identifier = try ICULocale.identifierWithData(locale)
    guard identifier != ICULocale.root else { return [] }
    var names = Set<String>()
    let displayNames = try DisplayNames(icuLocale: identifier)
    for code in languageCodes {
      if let name = try displayNames.language(code) { names.insert(name) }
    }
    for code in territoryCodes {
      if let name = try displayNames.territory(code) { names.insert(name) }
    }
    for unit in units {
      let skeleton = "unit/\(unit) unit-width-full-name group-off"
      let format = try NumberFormat(skeleton: skeleton, icuLocale: identifier)
      names.insert(try format.format(1))
      names.insert(try format.format(25))
    }
    return names.sorted()
  }

  /// Units that occur in apps, by CLDR's identifiers.
  private static let units = [
    "second", "minute", "hour", "day", "week", "month", "year", "meter", "kilometer", "mile", "foot", "inch", "gram",
    "kilogram", "pound", "liter", "milliliter", "celsius", "fahrenheit", "percent", "byte", "kilobyte", "megabyte",
    "gigabyte", "kilometer-per-hour", "mile-per-hour", "square-meter", "kilocalorie", "kilowatt-hour", "hertz",
    "pixel", "dot-per-inch", "degree", "hectopascal", "watt", "volt", "ampere", "carat", "astronomical-unit",
  ]
}

/// ICU's names of languages and territories in one locale; nil for those that it has no name for.
@safe private final class DisplayNames {
  private let names: OpaquePointer

  init(icuLocale: String) throws(UnicodeError) {
    var contexts = [UDISPCTX_NO_SUBSTITUTE, UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU]
    unsafe names = try opened("uldn_openForContext") {
      unsafe cicu_uldn_openForContext(icuLocale, &contexts, 2, &$0)
    }
  }

  deinit { unsafe cicu_uldn_close(names) }

  func language(_ code: String) throws(UnicodeError) -> String? {
    unsafe try name("uldn_languageDisplayName") { buffer, capacity, status in
      unsafe cicu_uldn_languageDisplayName(names, code, buffer, capacity, &status)
    }
  }

  func territory(_ code: String) throws(UnicodeError) -> String? {
    unsafe try name("uldn_regionDisplayName") { buffer, capacity, status in
      unsafe cicu_uldn_regionDisplayName(names, code, buffer, capacity, &status)
    }
  }

  private func name(
    _ function: String, _ body: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
  ) throws(UnicodeError) -> String? {
    do throws(UnicodeError) {
      let units = unsafe try writtenText(function, body)
      return units.isEmpty ? nil : String(decoding: units, as: UTF16.self)
    } catch .icu(_, "U_MISSING_RESOURCE_ERROR"), .icu(_, "U_ILLEGAL_ARGUMENT_ERROR") {
      // This is how ICU says that it has no name and may not put the code in its place.
      return nil
    }
  }
}
