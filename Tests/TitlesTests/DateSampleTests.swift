import Catalogs
import Testing
import Titles
import Vocabulary

/// A value that is a date is filled in as one: 30 September 2025, 20:45.
@Suite struct DateSampleTests {
  private func titles(
    _ text: String, as path: String, _ format: CatalogFormat, samples: SampleBook = SampleBook()
  ) throws -> [String] {
    let catalog = format.read(path: path, bytes: Array(text.utf8), sourceLocale: LanguageTag("en"))
    return try catalog.entries.flatMap { try TitleMaker(samples: samples).titles(of: $0, table: "T").map(\.text) }
  }

  @Test func messagesSayHow() throws {
    let file = """
      { "@@locale": "de", "a": "{w, date}", "b": "{w, date, full}", "c": "Ab {w, time, short} Uhr",
        "d": "{w, date, ::yMMMMd}", "e": "{w, date, dd.MM.}", "f": "{w, date, fghijk}" }
      """
    // The last is no pattern: it is written as if nothing were said.
    #expect(
      try titles(file, as: "app_de.arb", .arb) == [
        "30.09.2025", "Dienstag, 30. September 2025", "Ab 20:45 Uhr", "30. September 2025", "30.09.", "30.09.2025",
      ])
  }

  @Test func flutterSaysItBesideTheText() throws {
    let file = """
      { "@@locale": "de", "a": "Bis {w}", "@a": { "placeholders": { "w": { "type": "DateTime", "format": "yMMMMd" } } },
        "b": "Bis {w}", "@b": { "placeholders": {
          "w": { "type": "DateTime", "format": "dd. MMM", "isCustomDateFormat": "true" } } },
        "c": "Bis {w}", "@c": { "placeholders": { "w": { "type": "DateTime", "format": "yMd", "example": "morgen" } } } }
      """
    #expect(
      try titles(file, as: "app_de.arb", .arb) == ["Bis 30. September 2025", "Bis 30. Sept.", "Bis morgen"])
  }

  @Test func fluentSaysItInOptions() throws {
    let file = """
      a = { DATETIME($w, day: "numeric", month: "long", year: "numeric") }
      b = { DATETIME($w, dateStyle: "full") }
      c = { DATETIME($w) }

      """
    let marks: Set<Unicode.Scalar> = ["\u{2068}", "\u{2069}"]
    let found = try titles(file, as: "de/app.ftl", .fluent).map { text in
      String(String.UnicodeScalarView(text.unicodeScalars.filter { !marks.contains($0) }))
    }
    #expect(found == ["30. September 2025", "Dienstag, 30. September 2025", "30.9.2025"])
  }

  @Test func samplesOfTheConfigurationComeFirst() throws {
    let samples = SampleBook(general: ["{w}": [.text("heute")]])
    let file = "{ \"@@locale\": \"de\", \"a\": \"{w, date}\" }"
    #expect(try titles(file, as: "app_de.arb", .arb, samples: samples) == ["heute"])
  }
}
