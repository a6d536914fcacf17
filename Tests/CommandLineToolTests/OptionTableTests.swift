import Testing
import Vocabulary

@testable import CommandLineTool

@Suite struct OptionTableTests {
  struct Values: Sendable, Equatable {
    var paths: [String] = []
    var isLoud = false
    var width: Double?
    var names: [String] = []
    var locales: [LanguageTag] = []
  }

  static let table = OptionTable<Values>(
    operands: .init("PATH...", \.paths, "files"),
    [
      .init(
        "Options",
        [
          .flag("--loud", \.isLoud, "loud"), .value("--width", "POINTS", .length, \.width, "width"),
          .repeated("--name", "NAME", .name, \.names, "name"),
          .list("--locales", "LIST", .locale, \.locales, "locales"),
        ])
    ])

  func parse(_ arguments: String...) throws -> Values { try Self.table.parse(arguments, into: Values()) }

  func error(_ arguments: String...) -> String? {
    do throws(UsageError) {
      _ = try Self.table.parse(arguments, into: Values())
      return nil
    } catch {
      return error.message
    }
  }

  @Test func bothSpellingsOfAValueMeanTheSame() throws {
    #expect(try parse("--width", "12.5").width == 12.5)
    #expect(try parse("--width=12.5").width == 12.5)
    #expect(try parse("--name=a=b").names == ["a=b"])
  }

  @Test func repeatedOptionsAndListsAddUp() throws {
    let values = try parse("--name", "a", "--name=b", "--locales", "de,zh_hant_tw", "--locales=ar")
    #expect(values.names == ["a", "b"])
    #expect(values.locales.map(\.identifier) == ["de", "zh-Hant-TW", "ar"])
  }

  @Test func operandsStandAnywhere() throws {
    let values = try parse("a", "--loud", "-", "--", "--width", "--")
    #expect(values == Values(paths: ["a", "-", "--width", "--"], isLoud: true))
  }

  @Test func wrongOptionsAreNamedWithTheNearest() {
    #expect(error("--widht", "3") == "there is no option --widht; did you mean --width?")
    #expect(error("--locale=de") == "there is no option --locale; did you mean --locales?")
    #expect(error("--qqqqqqqq") == "there is no option --qqqqqqqq")
    #expect(error("-w") == "there is no option -w")
    #expect(error("--loud=yes") == "--loud takes no value")
    #expect(error("--width") == "--width needs a value: --width POINTS")
    #expect(error("--width", "--loud") == "--width needs a value: --width POINTS")
    #expect(error("--width", "1", "--width", "2") == "--width is given twice")
  }

  @Test(arguments: ["0", "-1", "nan", "inf", "Infinity", "1e12", "100000.1", "1e999", "0x10", "12pt", "", " 12", "1,5"])
  func lengthsOutOfRangeAreRefused(_ text: String) {
    #expect(error("--width=\(text)") == "--width: “\(text)” is not a number of points above 0, at most 100000")
  }

  @Test(arguments: [("100000", 100_000), ("0.01", 0.01), ("1e3", 1000), ("+5", 5), (".5", 0.5)])
  func lengthsInRangeAreTaken(_ text: String, _ value: Double) throws {
    #expect(try parse("--width", text).width == value)
  }

  @Test func sizesAreTwoLengths() {
    let read = ValueReader<Size>.size.read
    #expect(read("20x30") == Size(width: 20, height: 30))
    #expect(read("20×30") == Size(width: 20, height: 30))
    #expect(read("20") == Size(width: 20, height: 20))
    for wrong in ["20x", "x20", "20x0", "20x20x20", "axb", "", "20 x 20"] { #expect(read(wrong) == nil) }
  }

  @Test(arguments: [
    ("sizee", "size"), ("titel", "titles"), ("heigth", "height"), ("colour", "color"),
    ("acessibility1", "accessibility1"),
    ("SIZE", "size"), ("acc", "accessibility1"),
  ])
  func theNearestNameIsFound(_ name: String, _ expected: String) {
    #expect(NearestName.of(name, among: ["size", "titles", "height", "color", "accessibility1"]) == expected)
  }

  @Test func aFarNameIsNotOffered() {
    #expect(NearestName.of("frobnicate", among: ["size", "titles", "height"]) == nil)
    #expect(NearestName.editDistance(Array("kitten"), Array("sitting")) == 3)
    #expect(NearestName.editDistance(Array("abcd"), Array("acbd")) == 1)
    #expect(NearestName.editDistance([], Array("ab")) == 2)
  }

  @Test func helpNamesEveryOption() {
    let help = Self.table.help.joined(separator: "\n")
    for option in Self.table.options { #expect(help.contains(option.name)) }
  }

  @Test func longTermsStandAboveTheirMeaning() {
    let lines = HelpText.table([("--a", "short"), ("--an-option-with-a-very-long-name VALUE", "meaning")])
    #expect(
      lines == [
        "  --a                         short", "  --an-option-with-a-very-long-name VALUE",
        "                              meaning",
      ])
  }
}
