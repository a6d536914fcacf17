import Catalogs
import FoundationEssentials
import Testing
import Vocabulary

/// Whatever it holds: content tells Fluent from other files of the extension.
private func readFluent(_ text: String, as path: String) -> Catalog { readFluent(Array(text.utf8), as: path) }

private func readFluent(_ bytes: [UInt8], as path: String) -> Catalog {
  CatalogFormat.fluent.read(path: path, bytes: bytes, sourceLocale: LanguageTag("en"))
}

@Suite struct FluentTests {
  struct Recorded: Decodable {
    struct Case: Decodable, Sendable {
      var source: String
      /// By id and variant path.
      var texts: [String: String]
      /// `line:column` of what is no Fluent.
      var junk: [String]
    }
    var cases: [Case]
  }

  static let path = "locales/de/app.ftl"

  /// Each case of scripts/catalog-readers/fluent_files.py is read as fluent.syntax reads it, faults at the same places.
  @Test func trickyFilesAgreeWithFluentSyntax() throws {
    let bytes = try Fixture.bytes(Fixture.recorded + "fluent.json")
    let recorded = try JSONDecoder().decode(Recorded.self, from: Data(bytes))
    #expect(recorded.cases.count > 90)
    for item in recorded.cases {
      let catalog = readFluent(item.source, as: Self.path)
      let texts = catalog.entries.flatMap { entry in
        entry.variants.map { ("\(entry.key) \($0.path)", $0.text) }
      }
      #expect(Dictionary(uniqueKeysWithValues: texts) == item.texts, "\(item.source.debugDescription)")
      let faults = catalog.places.filter { $0.hasPrefix("catalog-unreadable") }.map { $0.split(separator: " ")[1] }
      // Ours alone: a file without an entry.
      let isEmpty = item.texts.isEmpty && item.junk.isEmpty && !item.source.contains("-t")
      #expect(faults.map(String.init) == item.junk + (isEmpty ? ["1:1"] : []), "\(item.source.debugDescription)")
    }
  }

  @Test func keepsPlacesCommentsAndReferences() throws {
    let catalog = readFluent(
      """
      ### Of the file
      # Brand
      -brand = Fox
          .gender = masculine

      ## Toolbar
      # Opens it.
      #   $count (Number): how many
      open = Open { -brand }
          .tooltip =
              Opens { other.x } with { $count }
      other = { open }
          .x = { -brand.gender ->
              [masculine] he
             *[other] it
          }
      -brand = Twice
      open = again
      """, as: Self.path)
    #expect(catalog.entries.map(\.key) == ["open", "other"])
    let open = catalog.entries[0]
    #expect(open.locale == LanguageTag("de"))
    #expect(open.placeholders == .fluent)
    #expect(open.comment == "Toolbar\nOpens it.\n  $count (Number): how many")
    #expect(open.placeholderNotes == [PlaceholderNote(name: "count", type: "Number")])
    #expect(open.location == SourceLocation(file: Self.path, line: 9, column: 1))
    #expect(open.variants.map(\.location?.line) == [9, 11])
    #expect(open.variants.map(\.location?.column) == [8, 9])
    #expect(open.variants.map(\.path.description) == ["", "attribute:tooltip"])
    #expect(Set(open.references.keys) == ["-brand", "-brand.gender", "other.x"])
    #expect(open.references["-brand"] == "Fox")
    #expect(catalog.entries[1].references.count == 3)
    #expect(catalog.places == ["duplicate-key 17:1", "duplicate-key 18:1"])
    #expect(catalog.problems.last?.message == "the key “open” stands on line 9 already; the first one is used")
  }

  /// A bundle takes the last of two attributes.
  @Test func tellsAttributesThatStandTwice() throws {
    let catalog = readFluent("a = A\n    .x = 1\n    .x = 2\n", as: Self.path)
    #expect(catalog.places == ["duplicate-key 3:5"])
    #expect(catalog.problems[0].key == "a.x")
    #expect(catalog.entries[0].variants.map(\.text) == ["A", "2"])
  }

  @Test func saysWhatIsWrong() throws {
    func message(_ text: String) -> String? { readFluent(text, as: Self.path).problems.first?.message }
    #expect(message("a { $x }") == "expected '=' after the name “a”, found '{'")
    #expect(message("a = { $x") == "expected '}' to close the placeable, found the end of the file")
    #expect(message("a =\n") == "expected a text or an attribute for “a”, found the end of the line")
    #expect(message("# only a comment\n") == "expected at least one entry, found none")
    #expect(message("-brand = Fox\n") == nil)
    #expect(message(" \n\n") == nil)
    #expect(
      message("a = " + String(repeating: "{", count: 100_000))
        == "expected at most 32 placeables within each other")
  }

  @Test(arguments: [
    ("locales/de/app.ftl", "locales/app", "de"),
    ("l10n/pt-BR/browser/browser/menubar.ftl", "l10n/browser/browser/menubar", "pt-BR"),
    ("de/browser/browser/menubar.ftl", "browser/browser/menubar", "de"), ("i18n/zh-TW.ftl", "i18n", "zh-TW"),
    ("app.fr.ftl", "app", "fr"), ("he/browser/browser/menubar.ftl", "browser/browser/menubar", "he"),
    ("browser/locales/en-US/browser/a.ftl", "browser/locales/browser/a", "en-US"),
    ("src/app.ftl", "src/app", ""),
  ])
  func findsTheLocaleInThePath(_ path: String, _ table: String, _ locale: String) throws {
    let catalog = readFluent("a = b\n", as: path)
    #expect(catalog.table == table)
    #expect(catalog.entries[0].locale == LanguageTag(locale.isEmpty ? "en" : locale))
  }

  @Test func tellsFluentFromFreeMarker() {
    func isFluent(_ text: String) -> Bool {
      CatalogFormat(path: "a.ftl") { ContentSample(Array(text.utf8)) } == .fluent
    }
    #expect(isFluent("# Comment\n\na = A\n-b = <a href=\"#\">B</a>\n    .c = C\n"))
    #expect(isFluent("a = A\nbroken line\nb =\n    .c = { $n ->\n        [one] x\n       *[other] y\n    }\n"))
    #expect(isFluent("# Comment\n"))
    #expect(!isFluent("<#-- a -->\n<html>\n"))
    #expect(!isFluent("Hello ${user},\na = b\n"))
    #expect(!isFluent("[#ftl]\n[#if a = b]\n"))
    #expect(!isFluent("\"a\" = \"b\";\n"))
    #expect(!isFluent("key: value\n"))
  }

  static let sample = """
    # c
    -brand = Fox { $case ->
        [gen] é
       *[nom] x
     }
        .g = m
    a = A { -brand(case: "gen") } \u{1F600}
    b =
        { $n ->
            [one] One { NUMBER($n, minimumFractionDigits: 2) }
           *[other] { $n } more
        }
        text
        .attr = { "\\u00e9\\"" }{ 5.0 }
    c = { a } { b.attr }

    d = last

    """

  /// Cut off anywhere, a file keeps the messages that were complete, and they say what they say in the whole file.
  @Test func prefixesKeepCompleteEntries() throws {
    let bytes = Array(Self.sample.utf8)
    let whole = readFluent(bytes, as: Self.path)
    #expect(whole.places.isEmpty)
    #expect(whole.entries.count == 4)
    let lines = LineIndex(bytes)
    for length in 0...bytes.count {
      let part = readFluent(Array(bytes[..<length]), as: Self.path)
      let line = lines.position(of: length).line
      for (index, entry) in whole.entries.enumerated() {
        let next = index + 1 < whole.entries.count ? whole.entries[index + 1].location.line : Int.max
        guard line >= next else { continue }
        let found = part.entries.first { $0.key == entry.key }
        #expect(found?.variants == entry.variants, "\(length)")
      }
      #expect(part.entries.count <= whole.entries.count)
    }
  }

  /// One damaged byte anywhere neither crashes nor hangs.
  @Test func standsDamage() throws {
    try Damaged.isStood(Array(Self.sample.utf8), as: Self.path, signs: "\"\\{}].-\n ")
  }
}
