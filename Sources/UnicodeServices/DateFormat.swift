import CICU
package import Vocabulary

/// How a date or a time is to be written.
package enum DateStyle: Sendable, Hashable {
  package enum Length: String, Sendable, Hashable { case short, medium, long, full }

  /// As long as that; at least one of the two is given.
  case lengths(date: Length?, time: Length?)
  /// With these fields, in the locale's order: `yMMMd` (UTS #35, "Date Field Symbol Table").
  case skeleton(String)
  /// Just so: `dd.MM.yyyy`.
  case pattern(String)
}

/// Writes dates as a locale does, in its digits and calendar, at universal time. Opening one costs far more than using it.
@safe package final class DateFormat {
  private let format: OpaquePointer

  /// Throws for a pattern or a skeleton that ICU does not understand.
  package init(locale: LanguageTag, style: DateStyle) throws(UnicodeError) {
    let identifier = try ICULocale.identifierWithData(locale)
    var (date, time) = (UDAT_PATTERN, UDAT_PATTERN)
    var pattern: [UInt16] = []
    switch style {
    case .lengths(let dateLength, let timeLength):
      (date, time) = (Self.style(dateLength), Self.style(timeLength))
    case .skeleton(let skeleton): pattern = try Self.pattern(for: skeleton, icuLocale: identifier)
    case .pattern(let given): pattern = Array(given.utf16)
    }
    let length = try icuLength(pattern)
    let zone = Array("UTC".utf16)
    unsafe format = try opened("udat_open") {
      unsafe cicu_udat_open(time, date, identifier, zone, Int32(zone.count), pattern, length, &$0)
    }
  }

  deinit { unsafe cicu_udat_close(format) }

  /// `seconds` since 1970 began.
  package func format(_ seconds: Double) throws(UnicodeError) -> String {
    let units = try unsafe writtenText("udat_format") { buffer, capacity, status in
      unsafe cicu_udat_format(format, seconds * 1000, buffer, capacity, &status)
    }
    return String(decoding: units, as: UTF16.self)
  }

  private static func style(_ length: DateStyle.Length?) -> UDateFormatStyle {
    switch length {
    case .short: UDAT_SHORT
    case .medium: UDAT_MEDIUM
    case .long: UDAT_LONG
    case .full: UDAT_FULL
    case nil: UDAT_NONE
    }
  }

  private static func pattern(for skeleton: String, icuLocale: String) throws(UnicodeError) -> [UInt16] {
    let patterns = unsafe try opened("udatpg_open") { unsafe cicu_udatpg_open(icuLocale, &$0) }
    defer { unsafe cicu_udatpg_close(patterns) }
    let units = Array(skeleton.utf16)
    let length = try icuLength(units)
    return try unsafe writtenText("udatpg_getBestPattern") { buffer, capacity, status in
      unsafe cicu_udatpg_getBestPattern(patterns, units, length, buffer, capacity, &status)
    }
  }
}
