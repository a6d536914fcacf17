import Catalogs
import Testing
import Titles
import Vocabulary

@Suite struct TitleMakerTests {
  private func entry(
    _ leaves: [(String, String)], locale: String = "en", key: String = "k", state: Entry.State = .translated,
    substitutions: [String: Substitution] = [:]
  ) -> Entry {
    let location = SourceLocation(file: "a", line: 1, column: 1)
    return Entry(
      key: key, locale: LanguageTag(locale), location: location, state: state,
      variants: leaves.map { variant($0.0, $0.1) },
      substitutions: substitutions)
  }

  private func variant(_ path: String, _ text: String) -> Variant {
    let steps = path.split(separator: "/").map { step in
      let parts = step.split(separator: ":").map(String.init)
      return VariantPath.Step(kind: parts[0], value: parts[1])
    }
    return Variant(path: VariantPath(steps), text: text)
  }

  /// `path text` of each candidate of each title.
  private func titles(_ entry: Entry, _ samples: SampleBook = SampleBook(), source: Entry? = nil) throws -> [String] {
    try TitleMaker(samples: samples).titles(of: entry, table: "T", source: source).flatMap { title in
      title.candidates.map { title.variant.isEmpty ? $0.text : "\(title.variant) \($0.text)" }
    }
  }

  /// Digits and separators as CLDR has them.
  @Test(arguments: [
    ("Save", "en", "Save"), ("Hello, %@!", "en", "Hello, Maria!"), ("%d of %lld", "de", "25 of 25"),
    ("%d", "ar-EG", "٢٥"),
    ("%d", "fa", "۲۵"), ("%f", "de", "2,5"), ("%.2f", "fr", "2,50"), ("%.1f", "mr", "२.५"), ("%.0f", "en", "2"),
    ("%05d", "en", "00025"),
    ("%05d", "fa", "۰۰۰۲۵"), ("%+d", "en", "+25"), ("%-5d|", "en", "25   |"), ("%5d", "en", "   25"),
    ("%.3d", "en", "025"),
    ("%x", "ar", "19"), ("%#x", "en", "0x19"), ("%o", "en", "31"), ("%c", "en", "M"), ("%.2@", "en", "Ma"),
    ("%e", "en", "2.500000e+00"),
    ("100%%", "en", "100%"), ("100%", "en", "100%"), ("%% %@ %", "en", "% Maria %"), ("％@", "en", "％@"),
    ("%2$@", "en", "Maria"),
    ("%1$@ %1$@", "en", "Maria Maria"), ("%#@x@", "en", "%#@x@"),
    ("%999999999d", "en", String(repeating: " ", count: 198) + "25"),
    ("{name}", "en", "{name}"),
  ])
  func fillsPlaceholders(_ text: String, _ locale: String, _ expected: String) throws {
    #expect(try titles(entry([("", text)], locale: locale)) == [expected])
  }

  @Test func knowsWhereTheValuesStand() throws {
    let title = try #require(try TitleMaker().titles(of: entry([("", "😀 %@ – %d%%")]), table: "T").first)
    let filled = try #require(title.candidates.first)
    #expect(filled.text == "😀 Maria – 25%")
    #expect(filled.values.map(\.range) == [3..<8, 11..<13])
    #expect(filled.values.map(\.kind) == [.text, .integer])
    #expect(filled.samples == ["%@": "Maria", "%d": "25"])
    let opposite = filled.replacingTexts(with: SampleBook.standardRightToLeftText)
    #expect(opposite.text == "😀 محمد – 25%")
    #expect(opposite.values.map(\.range) == [3..<7, 10..<12])
    #expect(opposite.samples == ["%@": "محمد", "%d": "25"])
  }

  /// Field case F23: the source knows that this is a percent sign.
  @Test func asksTheSource() throws {
    #expect(try titles(entry([("", "100% de")], locale: "fr"), source: entry([("", "100% safe")])) == ["100% de"])
    #expect(try titles(entry([("", "% d %% de")], locale: "fr"), source: entry([("", "%d%% off")])) == [" 25 % de"])
  }

  @Test func samplesGoTogetherByIndex() throws {
    let book = SampleBook(general: [
      "%@": [.text("A"), .text("BB")], "%d": [.number(1), .number(25), .number(12345)], "{name}": [.text("Z")],
    ])
    #expect(try titles(entry([("", "%@ %1$d {name}")]), book) == ["A 1 Z", "BB 25 Z", "BB 12345 Z"])
    #expect(try titles(entry([("", "{name}{name}")]), book) == ["ZZ"])
    #expect(try titles(entry([("", "plain")]), book) == ["plain"])
  }

  @Test func samplesGoByKeyFirst() throws {
    let book = SampleBook(
      general: ["%@": [.text("A")], "%.2f": [.text("C")]],
      byKey: [(Wildcard("price.*"), ["%@": [.text("1.234,00 €")]]), (Wildcard("*"), ["%2$@": [.text("B")]])])
    #expect(try titles(entry([("", "%@")], key: "price.total"), book) == ["1.234,00 €"])
    #expect(try titles(entry([("", "%1$@ %2$@ %3$.2f %.1f")], key: "x"), book) == ["A B C 2.5"])
  }

  /// First numbers of the categories as CLDR lists them.
  @Test(arguments: [
    ("en", "one", "1"), ("en", "other", "0"), ("ru", "one", "1"), ("ru", "few", "2"), ("ru", "many", "0"),
    ("ar", "zero", "٠"),
    ("ar", "few", "٣"), ("ar", "many", "١١"), ("ar", "other", "١٠٠"), ("cy", "many", "6"), ("lv", "zero", "0"),
    ("ja", "other", "0"),
    ("en", "zero", "0"), ("en", "two", "2"),
  ])
  func pluralFormsTakeTheirNumber(_ locale: String, _ category: String, _ number: String) throws {
    let tag = locale == "ar" ? "ar-EG" : locale
    #expect(try titles(entry([("plural:\(category)", "%lld x")], locale: tag)) == ["plural:\(category) \(number) x"])
  }

  @Test func pluralFormsTakeAConfiguredNumber() throws {
    let book = SampleBook(general: ["%d": [.number(1), .number(25), .number(12345)]])
    let both = entry([("plural:one", "%lld file"), ("plural:other", "%lld files in %lld"), ("plural:two", "none")])
    #expect(
      try titles(both, book) == [
        "plural:one 1 file", "plural:other 25 files in 1", "plural:other 25 files in 25",
        "plural:other 25 files in 12345",
        "plural:two none",
      ])
    // The first argument chose the form, wherever it stands.
    #expect(
      try titles(entry([("plural:one", "%2$d %1$d")]), book) == [
        "plural:one 1 1", "plural:one 25 1", "plural:one 12345 1",
      ])
  }

  /// Field case F09: one title for each leaf, with its path.
  @Test func everyLeafIsATitle() throws {
    let all = entry([
      ("device:iphone/plural:one", "%lld tap"), ("device:iphone/plural:other", "%lld taps"), ("device:mac", "Click"),
    ])
    #expect(
      try titles(all) == ["device:iphone/plural:one 1 tap", "device:iphone/plural:other 0 taps", "device:mac Click"])
  }

  @Test func variablesComeInAllCombinations() throws {
    func variable(_ argument: Int, _ forms: [(String, String)]) -> Substitution {
      Substitution(argument: argument, formatSpecifier: "lld", forms: forms.map { variant("plural:" + $0.0, $0.1) })
    }
    let text = entry(
      [("", "%#@photos@ in %#@albums@ of %@")], locale: "ru",
      substitutions: [
        "photos": variable(1, [("other", "%arg фото")]),
        "albums": variable(
          2, [("one", "%arg альбоме"), ("few", "%arg альбомах"), ("many", "%arg %#@deep@"), ("other", "%arg")]),
        "deep": variable(2, [("one", "!"), ("other", "?")]), "unused": variable(3, [("zero", "0"), ("other", "1")]),
      ])
    let made = try TitleMaker().titles(of: text, table: "T")
    #expect(
      made.map(\.variant.description) == [
        "plural:other/plural:one", "plural:other/plural:few", "plural:other/plural:many/plural:one",
        "plural:other/plural:many/plural:other", "plural:other/plural:other",
      ])
    // Samples as CLDR has them for Russian: other is 0.0 and on.
    #expect(
      made.map(\.text) == [
        "0 фото in 1 альбоме of Maria", "0 фото in 2 альбомах of Maria", "0 фото in 0 ! of Maria",
        "0 фото in 0 ? of Maria", "0 фото in 0 of Maria",
      ])
  }

  /// As stringsdicts and Xcode's exports have them: forms with a plain placeholder for the variable's own number.
  @Test func formsHoldTheirOwnNumbers() throws {
    func variable(_ argument: Int?, _ one: String, _ other: String) -> Substitution {
      Substitution(
        argument: argument, formatSpecifier: "d", forms: [variant("plural:one", one), variant("plural:other", other)])
    }
    let positional = entry(
      [("", "%1$#@a@, %2$#@b@")],
      substitutions: [
        "a": variable(1, "%1$d file", "%1$d files"), "b": variable(2, "1 folder", "%2$d folders of %1$d"),
      ])
    let book = SampleBook(general: ["%d": [.number(1), .number(7)]])
    #expect(
      try TitleMaker(samples: book).titles(of: positional, table: "T").map { $0.candidates[0].text } == [
        "1 file, 1 folder", "1 file, 7 folders of 1", "7 files, 1 folder", "7 files, 7 folders of 1",
      ])
    let inOrder = entry([("", "%#@a@ left")], substitutions: ["a": variable(nil, "%d day", "%d days")])
    #expect(try titles(inOrder) == ["plural:one 1 day left", "plural:other 0 days left"])
  }

  @Test func variablesThatRunInCirclesEnd() throws {
    let forms = { (text: String) in
      Substitution(argument: nil, formatSpecifier: "lld", forms: [self.variant("plural:other", text)])
    }
    let circle = entry([("", "%#@a@")], substitutions: ["a": forms("x%#@b@"), "b": forms("y%#@a@")])
    #expect(try titles(circle) == ["plural:other/plural:other xy%#@a@"])
    var many: [String: Substitution] = [:]
    for level in 0..<20 { many["v\(level)"] = forms(String(repeating: "..%#@v\(level + 1)@", count: 50)) }
    #expect(try titles(entry([("", "%#@v0@")], substitutions: many)).count == 1)
  }

  /// Field case F11.
  @Test func onlyWhatShipsIsMeasured() throws {
    for (state, count) in [(Entry.State.translated, 1), (.needsReview, 1), (.new, 0), (.stale, 0)] {
      #expect(try titles(entry([("", "x")], state: state)).count == count)
    }
    var untranslatable = entry([("", "x")])
    untranslatable.shouldTranslate = false
    #expect(try titles(untranslatable).isEmpty)
    #expect(try titles(entry([("", "")])).isEmpty)
  }

  @Test func findsTheCounterpart() {
    let source = entry([("plural:one", "1"), ("plural:other", "n")])
    #expect(source.counterpart(of: variant("plural:few", "").path)?.text == "n")
    #expect(source.counterpart(of: variant("plural:one", "").path)?.text == "1")
    #expect(source.counterpart(of: VariantPath())?.text == "n")
    let plain = entry([("", "x")])
    #expect(plain.counterpart(of: variant("device:mac/plural:few", "").path)?.text == "x")
    #expect(entry([]).counterpart(of: VariantPath()) == nil)
    // A list's members go by their numbers, wherever they stand.
    let list = entry([("item:0", "a"), ("item:2", "c"), ("item:3", "d")])
    #expect((0...4).map { list.counterpart(of: variant("item:\($0)", "").path)?.text } == ["a", nil, "c", "d", nil])
  }
}
