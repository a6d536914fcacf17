import Catalogs
import FoundationEssentials
import Testing
import Titles
import UnicodeServices
import Vocabulary

/// What Fluent's messages show, held against fluent.runtime (scripts/catalog-readers/fluent_files.py).
@Suite struct FluentFormTests {
  struct Recorded: Decodable {
    struct Form: Decodable, Sendable {
      var source: String
      var locale: String
      var samples: [String: String]
      var message: String
      var variant: String
      var text: String
    }
    var forms: [Form]
  }

  private func titles(
    _ source: String, _ key: String, locale: String = "en", samples: [String: String] = [:]
  ) throws -> [Title] {
    let catalog = CatalogFormat.fluent.read(
      path: "locales/\(locale)/a.ftl", bytes: Array(source.utf8), sourceLocale: LanguageTag("en"))
    let entry = try #require(catalog.entries.first { $0.key == key })
    var book: SampleBook.BySpelling = [:]
    for (name, text) in samples { book["{ $\(name) }"] = [Double(text).map { .number($0) } ?? .text(text)] }
    return try TitleMaker(samples: SampleBook(general: book)).titles(of: entry, table: "a")
  }

  @Test func showWhatFluentShows() throws {
    let path = #filePath.split(separator: "/").dropLast(2).reduce("") { $0 + "/" + $1 }
    let bytes = try #require(FileManager.default.contents(atPath: path + "/CatalogsTests/Recorded/fluent.json"))
    let recorded = try JSONDecoder().decode(Recorded.self, from: bytes)
    #expect(recorded.forms.count > 25)
    for form in recorded.forms {
      let titles = try titles(form.source, form.message, locale: form.locale, samples: form.samples)
      let title = titles.first { $0.variant.description == form.variant }
      #expect(title?.text == form.text, "\(form.source): \(titles.map { "\($0.variant) \($0.text)" })")
    }
  }

  /// Fluent's guide, “Selectors”: one title for each variant, with a number that comes to it.
  @Test func expandsSelectors() throws {
    let source = "a = { $n ->\n    [0] None\n    [one] { $n } of { $name }\n   *[other] { $n }\n }\n"
    let titles = try titles(source, "a", samples: ["n": "1"])
    #expect(titles.map(\.variant.description) == ["plural:=0", "plural:one", "plural:other"])
    #expect(titles.map(\.text) == ["None", "\u{2068}1\u{2069} of \u{2068}Maria\u{2069}", "2"])
    #expect(titles[1].candidates[0].samples == ["{ $n }": "1", "{ $name }": "Maria"])
    let ordinal = try self.titles(
      "a = { NUMBER($n, type: \"ordinal\") ->\n    [one] { $n }st\n   *[other] { $n }th\n }\n", "a")
    #expect(ordinal.map(\.variant.description) == ["ordinal:one", "ordinal:other"])
    let platform = try self.titles("a =\n    .label = { PLATFORM() ->\n    [macos] Quit\n   *[other] Exit\n }\n", "a")
    #expect(
      platform.map(\.variant.description) == ["attribute:label/platform:macos", "attribute:label/platform:other"])
    #expect(platform.map(\.text) == ["Quit", "Exit"])
  }

  /// Terms of another file are places for values; with their arguments they go by the same sample.
  @Test func leavesWhatItDoesNotHaveToSamples() throws {
    let source =
      "a = Open { -brand(case: \"gen\") } { -brand } { b.c }\nd = { -brand.g ->\n    [m] on\n   *[f] ona\n }\n"
    let open = try #require(try titles(source, "a").first)
    #expect(open.text == "Open \u{2068}Maria\u{2069} \u{2068}Maria\u{2069} \u{2068}Maria\u{2069}")
    #expect(open.candidates[0].values.map(\.spelling) == ["{ -brand(case: \"gen\") }", "{ -brand }", "{ b.c }"])
    let catalog = CatalogFormat.fluent.read(
      path: "locales/en/a.ftl", bytes: Array(source.utf8), sourceLocale: LanguageTag("en"))
    let samples = SampleBook(general: ["{ -brand }": [.text("Fox")]])
    let filled = try TitleMaker(samples: samples).titles(of: catalog.entries[0], table: "a")
    #expect(filled[0].text == "Open \u{2068}Fox\u{2069} \u{2068}Fox\u{2069} \u{2068}Maria\u{2069}")
    #expect(try titles(source, "d").map(\.variant.description) == ["-brand.g:m", "-brand.g:f"])
  }

  @Test func showsNoKeysAndStyles() throws {
    let source = """
      a = { "" }
          .label = L
          .accesskey = L
          .aria-label = Long for screen readers
          .style = width: 20em
      """
    #expect(try titles(source, "a").map(\.text) == ["L"])
  }

  /// Number literals keep their decimals, as fluent.js and fluent-rs do it; fluent.runtime drops them.
  @Test func keepsTheDecimalsOfLiterals() throws {
    #expect(try titles("a = { 1.50 }\n", "a")[0].text == "1.50")
  }

  /// Texts that refer to each other without end, or too often, are cut short.
  @Test func standsReferencesWithoutEnd() throws {
    #expect(try titles("a = { b }\nb = x{ a }\n", "a")[0].text.hasPrefix("x\u{2068}"))
    var source = "a0 = x\n"
    for level in 1...60 { source += "a\(level) = { a\(level - 1) }{ a\(level - 1) }\n" }
    #expect(try titles(source, "a60").count <= 1)
    var choices = "a ="
    for index in 0..<20 { choices += "\n    { $v\(index) ->\n        [x] x\n       *[y] y\n    }" }
    let titles = try titles(choices, "a")
    #expect((2...64).contains(titles.count))
    #expect(titles.contains { $0.variant.steps.first?.value == "y" })
  }

  @Test func findsVariablesToCompare() {
    let text = "{ $n ->\n    [one] “x” { $a }\n   *[other] \" { NUMBER($n) }\n } é😀 { -t(x: \"$no\") } $no"
    let found = Placeholders.find(in: text, source: nil, syntax: .fluent)
    #expect(found.map(\.spelling) == ["{ $n }", "{ $a }", "{ $n }"])
    let units = Array(text.utf16)
    #expect(found.map { String(decoding: units[$0.range], as: UTF16.self) } == ["$n", "$a", "$n"])
  }
}
