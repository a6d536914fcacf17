import Layouts
import Testing
import Vocabulary

/// Options by name, as a configuration gives them.
@Suite struct StrategyOptionTests {
  @Test func strategiesStandInTheDesignsOrder() {
    #expect(
      StrategyList.names == [
        "contentBlock", "leadingImageCenteredTitle", "balancedInsets", "fullWidthTitle", "mirroredTransform",
        "imageAboveTitle",
      ])
  }

  @Test func aNameThatNobodyHasIsNoStrategy() throws {
    let strategy = try StrategyList.make(name: "contentblock")
    #expect(strategy == nil)
  }

  @Test func anOptionThatTheStrategyDoesNotHaveNamesThoseItHas() {
    #expect(
      throws: StrategyOptionError.unknown(
        option: "spacing", known: ["imageSize", "leadingPadding", "mirrors"])
    ) { try FullWidthTitle(options: ["spacing": .number(8)]) }
  }

  @Test(arguments: [
    ("imageSize", OptionValue.word("big"), "a number of points, 0 to 100000"),
    ("imageSize", .number(-1), "a number of points, 0 to 100000"),
    ("leadingPadding", .number(.nan), "a number of points, -100000 to 100000"),
    ("leadingPadding", .number(.infinity), "a number of points, -100000 to 100000"),
    ("mirrors", .number(1), "true or false"),
  ]) func aValueOfTheWrongKindSaysWhatIsExpected(option: String, value: OptionValue, expected: String) {
    #expect(throws: StrategyOptionError.wrongValue(option: option, expected: expected)) {
      try LeadingImageCenteredTitle(options: [option: value])
    }
  }

  @Test func wordsAndInsetsAreChecked() {
    #expect(
      throws: StrategyOptionError.wrongValue(
        option: "horizontalAlignment", expected: "one of center, left, right, leading, trailing, fill")
    ) { try ContentBlock(options: ["horizontalAlignment": .word("middle")]) }
    #expect(
      throws: StrategyOptionError.wrongValue(
        option: "imageInsets", expected: "insets: top, left, bottom and right in points")
    ) { try MirroredTransform(options: ["imageInsets": .number(4)]) }
  }

  /// What the design says of each option if nobody sets it.
  @Test(
    arguments: [
      (
        "contentBlock",
        [
          "contentInsets": .edges(0, 0, 0, 0), "imageInsets": .edges(0, 0, 0, 0), "titleInsets": .edges(0, 0, 0, 0),
          "horizontalAlignment": .word("center"), "verticalAlignment": .word("center"),
        ]
      ),
      (
        "leadingImageCenteredTitle",
        ["imageSize": .number(20), "leadingPadding": .number(12), "spacing": .number(8), "mirrors": .bool(false)]
      ),
      ("balancedInsets", ["leadingPadding": .number(12), "designWidth": nil]),
      ("fullWidthTitle", ["imageSize": .number(20), "leadingPadding": .number(12), "mirrors": .bool(false)]),
      (
        "mirroredTransform",
        [
          "contentInsets": .edges(8, 16, 8, 16), "imageInsets": .edges(8, 0, 0, 4), "titleInsets": .edges(8, 0, 0, 0),
          "horizontalAlignment": .word("center"), "verticalAlignment": .word("center"),
          "backgroundFlipped": .bool(false),
        ]
      ),
      ("imageAboveTitle", ["margin": .number(6), "imageWidth": .number(64), "imageRadius": nil]),
    ] as [(String, [String: OptionValue?])]) func standardValues(name: String, standard: [String: OptionValue?]) throws
  {
    let options = try #require(StrategyList.type(named: name)).explanation.options
    #expect(Dictionary(uniqueKeysWithValues: options.map { ($0.name, $0.standard) }) == standard)
  }

  /// Giving an option its standard value is giving nothing.
  @Test func standardValuesAreWhatIsUsed() throws {
    let title = ButtonTitle.oneLine(Size(width: 60, height: 20))
    let size = Size(width: 150, height: 90)
    let context = ButtonContext.plain(Size(width: 20, height: 20), .leftToRight)
    for type in StrategyList.all {
      let standard = type.explanation.options.compactMap { option in option.standard.map { (option.name, $0) } }
      let given = try type.init(options: Dictionary(uniqueKeysWithValues: standard))
      let silent = try type.init(options: [:])
      #expect(given.place(title, in: size, context: context) == silent.place(title, in: size, context: context))
    }
  }

  @Test func everyStrategyExplainsItself() {
    for type in StrategyList.all {
      let explanation = type.explanation
      #expect(explanation.signs.hasPrefix("You have this if your"))
      #expect(!explanation.formula.isEmpty && !explanation.source.isEmpty && !explanation.examples.isEmpty)
      #expect(!explanation.certainty.capsSeverity, "the six rest on measured rows or on arithmetic")
    }
  }

  @Test func optionsThatOnlyPicturesUseAreKept() throws {
    #expect(try MirroredTransform(options: ["backgroundFlipped": .bool(true)]).backgroundFlipped)
    #expect(try ImageAboveTitle(options: ["imageRadius": .number(4)]).imageRadius == 4)
    #expect(ImageAboveTitle().imageRadius == nil)
  }
}
