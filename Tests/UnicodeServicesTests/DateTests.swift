import Testing
import UnicodeServices
import Vocabulary

/// 30 September 2025, 20:45, as CLDR writes it; taken from Babel 2.19, which has the data without ICU.
@Suite struct DateTests {
  static let styles: [(String, DateStyle, String)] = [
    ("en", .lengths(date: .short, time: nil), "9/30/25"), ("en", .lengths(date: .medium, time: nil), "Sep 30, 2025"),
    ("en", .lengths(date: .full, time: nil), "Tuesday, September 30, 2025"),
    ("de", .lengths(date: .medium, time: nil), "30.09.2025"), ("de", .lengths(date: nil, time: .short), "20:45"),
    ("de", .lengths(date: .full, time: nil), "Dienstag, 30. September 2025"),
    ("de", .skeleton("yMMMMd"), "30. September 2025"), ("de", .skeleton("yMd"), "30.9.2025"),
    ("ja", .lengths(date: .full, time: nil), "2025年9月30日火曜日"), ("de", .pattern("dd. MMM"), "30. Sept."),
  ]

  @Test(arguments: styles) func asTheLocaleWritesIt(_ locale: String, _ style: DateStyle, _ expected: String) throws {
    #expect(try DateFormat(locale: LanguageTag(locale), style: style).format(1_759_265_100) == expected)
  }

  @Test func noDataIsNoOtherLanguage() throws {
    let format = try DateFormat(locale: LanguageTag("tlh"), style: .lengths(date: .short, time: nil))
    #expect(try format.format(1_759_265_100) == "2025-09-30")
  }
}
