import Testing
import UnicodeServices
import Vocabulary

@Suite struct NumberTests {
  /// Digits and decimal signs as CLDR has them.
  @Test(arguments: [
    ("en", "25", "2.5"), ("de", "25", "2,5"), ("ar", "٢٥", "٢٫٥"), ("ar-MA", "25", "2,5"), ("fa", "۲۵", "۲٫۵"),
    ("bn", "২৫", "২.৫"), ("my", "၂၅", "၂.၅"), ("mr", "२५", "२.५"), ("hi", "25", "2.5"), ("xx", "25", "2.5"),
  ])
  func digits(locale: String, integer: String, decimal: String) throws {
    #expect(try NumberText.format(25, locale: LanguageTag(locale)) == integer)
    #expect(try NumberText.format(2.5, locale: LanguageTag(locale)) == decimal)
  }

  @Test func fractionsGroupsAndPercent() throws {
    let (en, de) = (LanguageTag("en"), LanguageTag("de"))
    #expect(try NumberText.format(12345, locale: en) == "12345")
    #expect(try NumberText.format(2, locale: en, minimumFractionDigits: 1) == "2.0")
    #expect(try NumberText.format(2.25, locale: en, maximumFractionDigits: 1) == "2.2")
    #expect(try NumberText.format(25, locale: en, style: .percent) == "25%")
    #expect(try NumberText.format(25, locale: de, style: .percent) == "25\u{A0}%")
    #expect(try NumberText.format(.infinity, locale: en) == "∞")
    #expect(try NumberText.format(1, locale: en, minimumFractionDigits: -3, maximumFractionDigits: -5) == "1")
  }

  /// The default digits of a language, out of CLDR's locale and numbering system files.
  @Test(
    .enabled(if: UnicodeFile.numberingSystems.isThere && UnicodeFile.locale("ar").isThere, absentCLDR),
    arguments: [
      "ar", "fa", "bn", "as", "mr", "ne", "my", "ks", "ps", "ckb", "dz", "sat", "uz_Arab", "he", "hi", "th", "km",
    ])
  func defaultDigitsAreCLDRs(identifier: String) throws {
    let file = UnicodeFile.locale(identifier)
    let systems = try UnicodeFile.numberingSystems.text().split(separator: "\n")
    let setting = try file.text().split(separator: "\n").first { $0.contains("<defaultNumberingSystem>") }
    let name = setting.map { String($0.split(separator: "<")[1].split(separator: ">")[1]) } ?? "latn"
    let line = try #require(systems.first { $0.contains("id=\"\(name)\"") })
    let digits = Array(try #require(line.split(separator: "digits=\"").last).prefix { $0 != "\"" })
    let locale = LanguageTag(identifier)
    #expect(try NumberText.format(25, locale: locale) == String([digits[2], digits[5]]))
  }
}
