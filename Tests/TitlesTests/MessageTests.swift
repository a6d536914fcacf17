import Catalogs
import FoundationEssentials
import Testing
import Titles
import Vocabulary

/// Messages of ICU, Flutter and Java, with the titles they become.
@Suite struct MessageTests {
  private func titles(
    _ text: String, _ syntax: PlaceholderSyntax = .icu, locale: String = "en", notes: [PlaceholderNote] = [],
    samples: SampleBook = SampleBook()
  ) throws -> [Title] {
    var entry = Entry(
      key: "k", locale: LanguageTag(locale), location: SourceLocation(file: "a", line: 1, column: 1),
      variants: [Variant(path: VariantPath(), text: text)])
    entry.placeholders = syntax
    entry.placeholderNotes = notes
    return try TitleMaker(samples: samples).titles(of: entry, table: "T")
  }

  /// `path text` of each title.
  private func lines(
    _ text: String, _ syntax: PlaceholderSyntax = .icu, locale: String = "en", notes: [PlaceholderNote] = [],
    samples: SampleBook = SampleBook()
  ) throws -> [String] {
    try titles(text, syntax, locale: locale, notes: notes, samples: samples).flatMap { title in
      title.candidates.map { title.variant.isEmpty ? $0.text : "\(title.variant) \($0.text)" }
    }
  }

  /// The rows of what ICU says, by kind.
  private static func recorded(_ kind: String) throws -> [[JSONValue]] {
    let folder = #filePath.split(separator: "/").dropLast(2).reduce("") { $0 + "/" + $1 }
    let path = folder + "/CatalogsTests/Recorded/icu-messages.tsv"
    let bytes = Array(try #require(FileManager.default.contents(atPath: path)))
    return try String(decoding: bytes, as: UTF8.self).split(separator: "\n").filter { $0.hasPrefix(kind + "\t") }
      .map { line in
        try line.split(separator: "\t").dropFirst().map {
          try #require(JSONDocument(Array($0.utf8), syntax: .json).root)
        }
      }
  }

  @Test func formsAreThoseOfICU() throws {
    let rows = try Self.recorded("form")
    #expect(rows.count > 50)
    for row in rows {
      let fields = row.compactMap(\.string)
      let made = try titles(fields[1], locale: fields[0])
      let form = made.first { $0.variant.description == fields[2] }
      #expect(form?.text == fields[3], "\(fields[1]) \(fields[2]) of \(made.map(\.variant.description))")
    }
  }

  @Test func patternsAreThoseOfICU() throws {
    let rows = try Self.recorded("pattern")
    #expect(rows.count > 80)
    for row in rows {
      let pattern = try #require(row[0].string)
      let message = try? MessagePattern(pattern, syntax: .icu)
      #expect((message != nil) == row[1].boolean, "\(pattern)")
    }
  }

  @Test(arguments: [
    ("{DAYS, plural,", 14, "expected a case, found the end of the message"),
    ("{n, plural, one{x}}", 18, "expected the case “other”, found '}'"),
    ("a {b", 4, "expected '}' or ',', found the end of the message"),
    ("{}", 1, "expected an argument's name, found '}'"),
    ("{n, plural, one x}", 16, "expected '{' and the text of the case “one”, found 'x'"),
    ("{n, list}", 4, "expected number, date, time, plural, selectordinal or select, found 'l'"),
    ("{n, select, other{😀", 20, "expected '}', found the end of the message"),
  ])
  func faultsSayWhatWasExpected(_ text: String, _ offset: Int, _ message: String) {
    #expect(throws: MessageFault(offset: offset, message: message)) { try MessagePattern(text, syntax: .icu) }
  }

  /// Flutter's tool takes apostrophes as text unless told otherwise; `'{'` can only be meant as ICU means it.
  @Test(arguments: [
    ("Unknown event '{type}'", ["Unknown event 'Maria'"]), ("'{value}'을 '{x}'", ["'Maria'을 'Maria'"]),
    ("It''s '{'{name}'}'", ["It's {Maria}"]), ("don't {name}", ["don't Maria"]),
    ("{n, plural, =0{'{a}'} other{'#' #}}", ["plural:=0 'Maria'", "plural:other # 2"]),
  ])
  func flutterQuotesWithApostrophes(_ text: String, _ expected: [String]) throws {
    #expect(try lines(text, .flutter) == expected)
  }

  @Test func flutterGoesByWhatIsDeclared() throws {
    let notes = [PlaceholderNote(name: "other")]
    #expect(try lines("'{name}' {other}", .flutter, notes: notes) == ["{name} Maria"])
    let typed = [
      PlaceholderNote(name: "a", type: "int"), PlaceholderNote(name: "b", type: "double"),
      PlaceholderNote(name: "c", type: "String", example: "Ada"), PlaceholderNote(name: "d", type: "num", example: "7"),
    ]
    #expect(try lines("{a} {b} {c} {d}", .flutter, locale: "de", notes: typed) == ["25 2,5 Ada 7"])
  }

  /// The documentation of java.text.MessageFormat and ChoiceFormat; every single apostrophe quotes.
  @Test(arguments: [
    ("'{0}' isn''t {0}", ["{0} isn't Maria"]), ("This isn't {0}", ["This isnt {0}"]), ("a 'b' c'", ["a b c"]),
    ("{0,number} {1,number,#.00} {2,date,short}", ["25 2.50 9/30/25"]), ("a } b", ["a } b"]),
    (
      "There {0,choice,0#are no files|1#is one file|1<are {0,number,integer} files}.",
      ["0:0 There are no files.", "0:1 There is one file.", "0:1< There are 2 files."]
    ),
    ("{name}", ["{name}"]), ("{0,plural,other{x}}", ["{0,plural,other{x}}"]), ("{0", ["{0"]),
  ])
  func javaHasRulesOfItsOwn(_ text: String, _ expected: [String]) throws {
    #expect(try lines(text, .javaMessageFormat) == expected)
  }

  @Test func numbersAreWrittenAsTheLocaleDoes() throws {
    #expect(
      try lines("{n, number} {n, number, percent} {n, number, ::.00} {n, number, #,##0.0}", locale: "de") == [
        "25 25\u{A0}% 2,50 2,5"
      ])
    #expect(try lines("{n, plural, other {# {n}}}", locale: "ar-EG").last == "plural:other ١٠٠ ١٠٠")
  }

  @Test func configuredSamplesFillMessages() throws {
    let book = SampleBook(general: ["{n}": [.number(1), .number(25)], "{who}": [.text("A"), .text("B")]])
    #expect(
      try lines("{who}: {n, plural, one {# file} other {# files}}", samples: book) == [
        "plural:one A: 1 file", "plural:one B: 1 file", "plural:other A: 25 files", "plural:other B: 25 files",
      ])
    let plain = SampleBook(general: ["%d": [.number(7)]])
    #expect(try lines("{n, plural, offset:1 other {# {n}}} {n, number}", samples: plain) == ["plural:other 6 7 7"])
  }

  @Test func valuesHaveTheirPlaces() throws {
    let title = try #require(try titles("{n, plural, other {😀 # of {who}}}", locale: "ja").first)
    #expect(title.text == "😀 0 of Maria")
    #expect(title.rawText == "{n, plural, other {😀 # of {who}}}")
    #expect(title.candidates.first?.values.map(\.range) == [3..<4, 8..<13])
    #expect(title.candidates.first?.samples == ["{n}": "0", "{who}": "Maria"])
  }

  /// Combinations end at 64; then each case still stands in a form, and forms do not outgrow their message.
  @Test func formsDoNotMultiplyWithoutEnd() throws {
    let select = { (name: String, count: Int) in
      "{\(name), select, " + (1..<count).map { "c\($0){\(name)\($0)} " }.joined() + "other{-}}"
    }
    #expect(try titles(select("a", 4) + select("b", 4) + select("c", 4)).count == 64)
    let wide = try titles((0..<12).map { select("v\($0)", 3) }.joined(separator: " "))
    #expect(wide.count <= 64)
    for argument in 0..<12 {
      for value in ["v\(argument)1", "v\(argument)2"] { #expect(wide.contains { $0.text.contains(value) }) }
    }
    let countries = try titles(select("country", 250))
    #expect(countries.count == 250)
    #expect(try titles(select("a", 250) + select("b", 250)).count == 250)
    var nested = "x"
    for level in 0..<20 {
      nested = "{a\(level), select, one{\(nested)} other{\(level)}}{b\(level), select, one{} other{.}}"
    }
    #expect(try titles(nested).count <= 1024)
    let deep = String(repeating: "{a, select, other{", count: 200) + String(repeating: "}}", count: 200)
    #expect(try lines(deep) == [deep])
    #expect(throws: MessageFault.self) { try MessagePattern(deep, syntax: .icu) }
  }

  /// Arguments count, wherever they stand.
  @Test(arguments: [
    ("{n, plural, one{# file} other{# files}}", "{n, plural, other{# 件}}", true),
    ("{n, plural, one{# of {who}} other{# of {who}}}", "{n} {who}", true), ("Hello {who}", "Hallo", false),
    ("{g, select, f{her {n}} other{their}}", "{g, select, other{{m}}}", false),
    ("{n, number}", "{n, number, integer}", true),
  ])
  func argumentsAreCompared(_ source: String, _ translation: String, _ agree: Bool) {
    let difference = PlaceholderDifference(
      source: Placeholders.find(in: source, source: nil, syntax: .icu),
      translation: Placeholders.find(in: translation, source: source, syntax: .icu))
    #expect(difference.isEmpty == agree)
  }

  /// Chrome's extensions: `$NAME$`, `$1`, and `$$` for the sign.
  @Test(arguments: [
    ("$user$ has $1, $$5 and $$", "Maria has Maria, $5 and $"), ("$", "$"), ("US$ $a", "US$ $a"), ("$a b$", "$a b$"),
  ])
  func chromeHasDollars(_ text: String, _ expected: String) throws {
    #expect(try lines(text, .chrome) == [expected])
  }

  @Test func standsAnything() throws {
    let pieces = [
      "{", "}", "'", "#", "|", ",", "n", "plural", "select", "choice", "other", "0", "=", " ", "é", "😀", "offset:1",
    ]
    for first in pieces {
      for second in pieces {
        for third in pieces {
          let text = "{n, plural, one{" + first + second + third + "} other{" + third + first + "}}" + second
          for syntax in [PlaceholderSyntax.icu, .flutter, .javaMessageFormat] {
            _ = try? MessagePattern(text, syntax: syntax)
            _ = try? MessagePattern(first + second + third + first, syntax: syntax)
          }
        }
      }
    }
  }
}
