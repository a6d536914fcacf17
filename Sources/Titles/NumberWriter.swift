import UnicodeServices
import Vocabulary

/// Writes samples as printf would, in the locale's digits, and dates as ICU does. One per worker: it keeps the formats and rules it has opened.
final class NumberWriter {
  private struct FormatKey: Hashable {
    var locale: LanguageTag
    var digits: ClosedRange<Int>
    var isPercent = false
  }

  private struct RulesKey: Hashable {
    var locale: LanguageTag
    var isOrdinal: Bool
  }

  private struct DateKey: Hashable {
    var locale: LanguageTag
    var style: DateStyle
  }

  private var formats: [FormatKey: NumberFormat] = [:]
  private var dates: [DateKey: DateFormat] = [:]
  private var rules: [RulesKey: PluralRules] = [:]

  func text(of sample: SampleBook.Sample, in placeholder: Placeholder, locale: LanguageTag) throws(UnicodeError)
    -> String
  {
    switch sample {
    case .text(let text): return padded(text, of: placeholder)
    case .number(let value): return try number(value, in: placeholder, locale: locale)
    case .date(let seconds):
      guard case .date(let style) = placeholder.kind else { return SampleBook.standardText }
      return try date(seconds, style, locale: locale)
    }
  }

  private func date(_ seconds: Double, _ style: DateStyle, locale: LanguageTag) throws(UnicodeError) -> String {
    let key = DateKey(locale: locale, style: style)
    if let format = dates[key] { return try format.format(seconds) }
    // What ICU does not understand, of which it may write nothing, is the program's to find out about.
    if let format = try? DateFormat(locale: locale, style: style), let text = try? format.format(seconds), !text.isEmpty
    {
      dates[key] = format
      return text
    }
    let format = try DateFormat(locale: locale, style: .standard)
    dates[key] = format
    return try format.format(seconds)
  }

  private func number(_ value: Double, in placeholder: Placeholder, locale: LanguageTag) throws(UnicodeError) -> String
  {
    let format = placeholder.format
    let negative = value < 0
    let size = abs(value)
    var digits: String
    switch (placeholder.kind, format.conversion.count > 4 ? format.conversion : format.conversion.suffix(1).description)
    {
    case (.integer, "x"), (.integer, "X"):
      digits = String(whole(size), radix: 16, uppercase: format.conversion.last == "X")
      if format.hasAlternateForm { digits = "0x" + digits }
    case (.integer, "o"), (.integer, "O"): digits = String(whole(size), radix: 8)
    case (.integer, "percent"): digits = try plain(size, digits: 0...1, isPercent: true, locale: locale)
    case (.integer, _), (.formArgument, _):
      // A plural form that only fractions take keeps its sample's fraction.
      digits = try plain(size, digits: 0...1, locale: locale)
    case (.decimal, "e"), (.decimal, "E"): digits = exponential(size, precision: format.precision ?? 6)
    case (.decimal, _):
      let precision = format.precision
      digits = try plain(size, digits: (precision ?? 0)...(precision ?? 6), locale: locale)
    default: return padded(try plain(value, digits: 0...6, locale: locale), of: placeholder)
    }
    var sign = negative ? "-" : ""
    if !negative, placeholder.kind == .integer || placeholder.kind == .decimal {
      sign = format.hasSign ? "+" : format.hasSpace ? " " : ""
    }
    // For an integer, the precision is the least number of digits (C17 §7.21.6.1).
    var fewest = placeholder.kind == .integer ? format.precision ?? 0 : 0
    if format.isZeroPadded, !format.isLeftAligned, let width = format.width { fewest = max(fewest, width - sign.count) }
    if digits.count < fewest {
      let zero = try plain(0, digits: 0...0, locale: locale)
      digits = String(repeating: zero, count: fewest - digits.count) + digits
    }
    return padded(sign + digits, of: placeholder)
  }

  private func whole(_ value: Double) -> UInt64 { UInt64(exactly: value.rounded(.towardZero)) ?? 0 }

  private func plain(
    _ value: Double, digits: ClosedRange<Int>, isPercent: Bool = false, locale: LanguageTag
  ) throws(UnicodeError) -> String {
    let key = FormatKey(locale: locale, digits: digits, isPercent: isPercent)
    if let format = formats[key] { return try format.format(value) }
    let format = try NumberFormat(
      locale: locale, style: isPercent ? .percent : .decimal, fractionDigits: digits)
    formats[key] = format
    return try format.format(value)
  }

  /// `2.500000e+00`; no locale writes it otherwise.
  private func exponential(_ value: Double, precision: Int) -> String {
    var exponent = 0
    var mantissa = value
    while mantissa >= 10, exponent < 400 { (mantissa, exponent) = (mantissa / 10, exponent + 1) }
    while mantissa > 0, mantissa < 1, exponent > -400 { (mantissa, exponent) = (mantissa * 10, exponent - 1) }
    var digits = String(Int(mantissa))
    if precision > 0 {
      digits += "."
      for _ in 0..<precision {
        mantissa = (mantissa - mantissa.rounded(.down)) * 10
        digits += String(Int(mantissa))
      }
    }
    let size = String(abs(exponent))
    return digits + (exponent < 0 ? "e-" : "e+") + (size.count < 2 ? "0" : "") + size
  }

  private func padded(_ text: String, of placeholder: Placeholder) -> String {
    var text = text
    if placeholder.kind == .text, let precision = placeholder.format.precision { text = String(text.prefix(precision)) }
    if placeholder.kind == .character { text = String(text.prefix(1)) }
    guard let width = placeholder.format.width, text.count < width else { return text }
    let pad = String(repeating: " ", count: width - text.count)
    return placeholder.format.isLeftAligned ? text + pad : pad + text
  }

  // MARK: Plurals

  func category(of value: Double, isOrdinal: Bool = false, locale: LanguageTag) throws(UnicodeError) -> String {
    try pluralRules(locale, isOrdinal: isOrdinal).category(of: value)
  }

  /// CLDR's first number of a category, if possible none of `taken`; for a category that the language does not have, the
  /// number that its name says.
  func firstNumber(
    of category: String, isOrdinal: Bool = false, besides taken: [Double] = [], locale: LanguageTag
  ) throws(UnicodeError) -> Double? {
    // An exact number, of a message or of a form that CLDR has no category for.
    if category.hasPrefix("="), let exact = Double(category.dropFirst()) { return exact }
    let samples = try pluralRules(locale, isOrdinal: isOrdinal).samples(for: category, limit: taken.count + 1)
    if let sample = samples.first(where: { !taken.contains($0.value) }) ?? samples.first { return sample.value }
    return ["zero": 0, "one": 1, "two": 2][category]
  }

  private func pluralRules(_ locale: LanguageTag, isOrdinal: Bool) throws(UnicodeError) -> PluralRules {
    let key = RulesKey(locale: locale, isOrdinal: isOrdinal)
    if let known = rules[key] { return known }
    let opened = try PluralRules(locale: locale, kind: isOrdinal ? .ordinal : .cardinal)
    rules[key] = opened
    return opened
  }
}
