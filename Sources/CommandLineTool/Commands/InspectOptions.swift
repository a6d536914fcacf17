import Checks
package import Layouts
package import Vocabulary

/// What `inspect` is told on the command line: one title, and one component described by flags.
package struct InspectOptions: Sendable {
  package var paths: [String] = []
  package var configuration = ConfigurationOptions()
  package var text: String?
  package var key: String?
  package var source: String?
  package var variant: String?
  package var locale: LanguageTag?
  package var textSize: TextSize?
  package var component: String?
  package var strategy: String?
  package var options: [StrategyOption] = []
  package var width: Points?
  package var height: Points?
  package var image: Size?
  package var lines: Int?
  package var truncation: Truncation?
  package var fontSize: Points?
  package var textStyle: TextStyle?
  package var weight: FontWeight?
  package var isUppercase = false
  package var direction: Direction?
  package var displayScale: Double?

  package init() {}

  /// `--option name=value`.
  package struct StrategyOption: Sendable, Equatable {
    package var name: String
    package var value: OptionValue

    init?(_ text: String) {
      guard let equals = text.firstIndex(of: "="), equals != text.startIndex else { return nil }
      name = String(text[..<equals])
      let spelled = String(text[text.index(after: equals)...])
      let numbers = spelled.split(separator: ",", omittingEmptySubsequences: false).compactMap {
        plainNumber(String($0))
      }
      let commas = spelled.count { $0 == "," }
      if spelled == "true" || spelled == "false" {
        value = .bool(spelled == "true")
      } else if commas == 0, numbers.count == 1 {
        value = .number(numbers[0])
      } else if commas == 3, numbers.count == 4 {
        value = .insets(EdgeInsets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3]))
      } else if !spelled.isEmpty {
        value = .word(spelled)
      } else {
        return nil
      }
    }
  }

  static let table = OptionTable<InspectOptions>(
    operands: .init("PATH...", \.paths, "the catalogs that --key is looked up in; else the configuration's"),
    [
      .init(
        "The title",
        [
          .value("--text", "TEXT", .text, \.text, "this text"),
          .value("--key", "KEY", .name, \.key, "the title of this key in the catalogs"),
          .value("--locale", "TAG", .locale, \.locale, "the language; en if not given with --text"),
          .value(
            "--variant", "PATH", .name, \.variant,
            "with --key: this form of it, as reports name it: plural:few; the widest if not given"),
          .value(
            "--source", "TEXT", .text, \.source,
            "with --text: what it is translated from; balancedInsets is made for that"),
          .value(
            "--text-size", "SIZE", .textSize, \.textSize, "a category such as xxxLarge, or a factor; else the base"),
        ]),
      .init(
        "The button",
        [
          .value("--component", "NAME", .name, \.component, "a configured one, with the following over it"),
          .value(
            "--strategy", "NAME", .word("a strategy that `snug strategies` lists", StrategyList.names), \.strategy,
            "how it is laid out"),
          .repeated(
            "--option", "NAME=VALUE", option, \.options, "an option of the strategy: spacing=8, contentInsets=8,16,8,16"
          ),
          .value("--width", "POINTS", .length, \.width, "288 if not given"),
          .value("--height", "POINTS", .length, \.height, "as the strategy asks if not given"),
          .value("--image", "WxH", .size, \.image, "the image's size in points; none if not given"),
          .value(
            "--lines", "N", .count("a number of lines", in: 0...1000), \.lines,
            "how many lines the title may take; 0 for any"),
          .value("--truncation", "HOW", .oneOf(Truncation.self), \.truncation, "tail, middle, head, clip or none"),
          .value("--font-size", "POINTS", .length, \.fontSize, "at the base text size; grows with it"),
          .value("--text-style", "STYLE", .oneOf(TextStyle.self), \.textStyle, "body if neither is given"),
          .value("--weight", "WEIGHT", .weight, \.weight, "a name such as semibold, or 1 to 1000"),
          .flag("--uppercase", \.isUppercase, "in capitals, as the language has them"),
          .value(
            "--direction", "WAY", .oneOf(Direction.self), \.direction, "layout direction, ltr or rtl; else the locale's"
          ),
          .value("--display-scale", "NUMBER", .displayScale, \.displayScale, "pixels per point"),
        ]),
      .init("How to find it", ConfigurationOptions.options.map { $0.within(\.configuration) }),
    ])

  private static let option = ValueReader<StrategyOption>(expected: "an option with its value, NAME=VALUE") {
    StrategyOption($0)
  }
}
