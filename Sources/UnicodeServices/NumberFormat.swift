import CICU
package import Vocabulary

/// Writes numbers as a locale does: its digits, its decimal sign, no grouping. Opening one costs far more than using it,
/// so it is kept for as long as its locale is at work.
@safe package final class NumberFormat {
  package enum Style: Sendable, Hashable {
    case decimal
    /// 25 is 25 %, with the locale's sign where it puts it.
    case percent
  }

  private let formatter: OpaquePointer
  let result: OpaquePointer

  /// A format that writes between these numbers of fraction digits; rounding is half to even.
  package convenience init(
    locale: LanguageTag, style: Style = .decimal, fractionDigits: ClosedRange<Int> = 0...6
  ) throws(UnicodeError) {
    let fewest = min(max(fractionDigits.lowerBound, 0), 100)
    let most = min(max(fractionDigits.upperBound, fewest), 100)
    var skeleton = style == .percent ? "percent group-off " : "group-off "
    skeleton += "." + String(repeating: "0", count: fewest) + String(repeating: "#", count: most - fewest)
    try self.init(skeleton: skeleton, icuLocale: ICULocale.identifierWithData(locale))
  }

  /// A format by ICU's number skeleton.
  init(skeleton: String, icuLocale: String) throws(UnicodeError) {
    let units = Array(skeleton.utf16)
    let length = try icuLength(units)
    let formatter = unsafe try opened("unumf_openForSkeletonAndLocale") {
      unsafe cicu_unumf_open(units, length, icuLocale, &$0)
    }
    do throws(UnicodeError) {
      unsafe result = try opened("unumf_openResult") { unsafe cicu_unumf_openResult(&$0) }
    } catch {
      unsafe cicu_unumf_close(formatter)
      throw error
    }
    unsafe self.formatter = unsafe formatter
  }

  deinit {
    unsafe cicu_unumf_closeResult(result)
    unsafe cicu_unumf_close(formatter)
  }

  package func format(_ value: Double) throws(UnicodeError) -> String {
    try formatToResult(value)
    let units = try unsafe writtenText("unumf_resultToString") { buffer, capacity, status in
      unsafe cicu_unumf_resultToString(result, buffer, capacity, &status)
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Leaves the formatted number in `result`, which plural rules read.
  func formatToResult(_ value: Double) throws(UnicodeError) {
    try checked("unumf_formatDouble") { unsafe cicu_unumf_formatDouble(formatter, value, result, &$0) }
  }
}

/// Numbers written once, where keeping a `NumberFormat` is not worth it.
package enum NumberText {
  package static func format(
    _ value: Double, locale: LanguageTag, style: NumberFormat.Style = .decimal,
    minimumFractionDigits: Int = 0, maximumFractionDigits: Int = 6
  ) throws(UnicodeError) -> String {
    let fewest = min(max(minimumFractionDigits, 0), 100)
    let digits = fewest...max(fewest, maximumFractionDigits)
    return try NumberFormat(locale: locale, style: style, fractionDigits: digits).format(value)
  }
}
