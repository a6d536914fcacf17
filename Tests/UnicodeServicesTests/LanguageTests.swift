import Testing
import UnicodeServices
import Vocabulary

@Suite struct LanguageTests {
  /// Case maps as other versions of ICU give them.
  @Test(arguments: [
    ("ka", "საქართველო", "ᲡᲐᲥᲐᲠᲗᲕᲔᲚᲝ"), ("el", "Πρωινή μετακίνηση", "ΠΡΩΙΝΗ ΜΕΤΑΚΙΝΗΣΗ"), ("el", "νεράιδα", "ΝΕΡΑΪΔΑ"),
    ("el", "ή", "Ή"), ("tr", "Sayfa bilgisi", "SAYFA BİLGİSİ"), ("en", "Sayfa bilgisi", "SAYFA BILGISI"),
    ("de", "größe", "GRÖSSE"), ("xx", "größe", "GRÖSSE"), ("en", "", ""),
  ])
  func upperCase(locale: String, text: String, expected: String) throws {
    #expect(try CaseMapping.uppercase(text, locale: LanguageTag(locale)) == expected)
  }

  @Test(arguments: [
    ("en", "en-Latn-US"), ("ar", "ar-Arab-EG"), ("zh-TW", "zh-Hant-TW"), ("zh", "zh-Hans-CN"),
    ("sr-Latn", "sr-Latn-RS"), ("pa-PK", "pa-Arab-PK"), ("az-IR", "az-Arab-IR"), ("xx", "xx"),
  ])
  func likelySubtags(tag: String, maximized: String) throws {
    #expect(try LocaleFacts.maximized(LanguageTag(tag)).identifier == maximized)
  }

  /// Withdrawn codes, which ICU replaces, and a language that CLDR 42, ICU 72's, says something new about.
  private static let changedLanguages: Set = [
    "adp", "drh", "ggn", "jw", "ktr", "kzj", "kzt", "mo", "ppa", "tdu", "tsf", "yi",
  ]

  @Test(.enabled(if: UnicodeFile.likelySubtags.isThere, absentCLDR))
  func likelySubtagsAreCLDRs() throws {
    var count = 0
    for line in try UnicodeFile.likelySubtags.text().split(separator: "\n") where line.contains("<likelySubtag ") {
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      guard parts.count > 3, !parts[1].contains("und"), !parts[1].contains("_"), !parts[3].contains("ZZ") else {
        continue
      }
      let (from, to) = (LanguageTag(String(parts[1])), LanguageTag(String(parts[3])))
      let found = try LocaleFacts.maximized(from)
      count += 1
      if found != to, !Self.changedLanguages.contains(from.identifier) { Issue.record("\(from): \(found), not \(to)") }
    }
    #expect(count > 500)
  }

  @Test(arguments: ["ar", "he", "fa", "ur", "yi", "dv", "ckb", "ug", "sd", "ps", "az-Arab", "uz-AF", "pa-PK", "ar-XB"])
  func rightToLeftLocales(tag: String) throws {
    #expect(try LocaleFacts.direction(of: LanguageTag(tag)) == .rightToLeft)
  }

  @Test(arguments: ["en", "de", "az", "pa", "ku", "zh-Hant", "sd-Deva", "xx", "", "a-b-c", "en-XA"])
  func leftToRightLocales(tag: String) throws {
    #expect(try LocaleFacts.direction(of: LanguageTag(tag)) == .leftToRight)
  }

  @Test(.enabled(if: UnicodeFile.scriptMetadata.isThere, absentCLDR))
  func directionsOfScriptsAreCLDRs() throws {
    for (_, line) in try UnicodeFile.scriptMetadata.lines() {
      let fields = line.split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      guard fields.count > 6, fields[6] == "YES" || fields[6] == "NO" else { continue }
      let direction: Direction = fields[6] == "YES" ? .rightToLeft : .leftToRight
      #expect(try LocaleFacts.direction(of: LanguageTag("und-" + fields[0])) == direction, "\(fields[0])")
    }
  }

  @Test func knownLanguages() {
    #expect(["de", "ckb", "zh-Hant-TW", "fil", "yue"].allSatisfy { LocaleFacts.isKnown(LanguageTag($0)) })
    #expect(["Base", "values", "", "x"].allSatisfy { !LocaleFacts.isKnown(LanguageTag($0)) })
  }

  @Test func namesAreInTheLanguage() throws {
    let german = try LocaleFacts.names(in: LanguageTag("de"))
    #expect(Set(["Deutschland", "Französisch", "25 Kilometer", "1 Stunde"]).isSubset(of: german))
    #expect(german == german.sorted())
    #expect(try LocaleFacts.names(in: LanguageTag("ja")).contains("日本"))
    #expect(try LocaleFacts.names(in: LanguageTag("xx")).isEmpty)
  }

  @Test func versionsAreNumbers() {
    #expect(ICUVersion.library.split(separator: ".").allSatisfy { Int($0) != nil })
    #expect(ICUVersion.unicode.hasSuffix(".0") || ICUVersion.unicode.hasSuffix(".1"))
  }

  /// Terminal columns as wcwidth libraries count them.
  @Test(arguments: [
    ("", 0), ("Save", 4), ("Größe…", 6), ("日本語", 6), ("한글", 4), ("ｱｲ", 2), ("Ａ", 2), ("e\u{301}", 1), ("กู้", 1),
    ("👍🏽", 2), ("🇩🇪", 2), ("❤", 1), ("❤\u{FE0F}", 2), ("👩‍👩‍👧", 2), ("a\u{AD}b\u{200B}", 2), ("\u{2068}a\u{2069}\t", 1),
    ("\u{1112}\u{1161}\u{11AB}", 2), ("नमस्ते", 4),
  ])
  func columns(text: String, columns: Int) {
    #expect(TerminalWidth.columns(of: text) == columns)
  }
}
