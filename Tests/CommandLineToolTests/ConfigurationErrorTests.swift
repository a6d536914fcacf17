import Testing

@testable import CommandLineTool

/// Each configuration with all that is wrong with it, each with the line and column that an editor would show.
@Suite struct ConfigurationErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var text: String
    var problems: [String]

    init(_ text: String, _ problems: String...) {
      self.text = text
      self.problems = problems
    }

    var testDescription: String { text }
  }

  /// A component that is right but for `text`.
  static func component(_ text: String, _ problems: String...) -> Case {
    var made = Case("{ components: { a: {\n\(text)\n} } }")
    made.problems = problems
    return made
  }

  @Test(arguments: [
    Case("", "1:1: expected a value, found the end of the file"),
    Case("[]", "1:1: the configuration must be an object, not a list"),
    Case("{ platform: \"ios\"", "1:18: expected '}', found the end of the file"),
    Case(
      "{\n  plattform: \"ios\",\n  \"catalog\": []\n}",
      "2:3: unknown key “plattform” in the configuration; did you mean “platform”?",
      "3:3: unknown key “catalog” in the configuration; did you mean “catalogs”?"),
    Case("{ baseline: [] }", "1:13: “baseline” must be a text that is not empty, not a list"),
    Case(
      "{ platform: \"ios\",\n  platform: \"web\" }", "2:3: the key “platform” stands on line 1 already"),
    Case("{ platform: \"iso\" }", "1:13: “platform” has no value “iso”; did you mean “ios”?"),
    Case("{ platform: 5 }", "1:13: “platform” must be one of ios, android, web, not 5"),
    Case("{ catalogs: \"a\" }", "1:13: “catalogs” must be a list of globs, not “a”"),
    Case("{ catalogs: [] }", "1:13: “catalogs” is empty: leave it out to take all that are found, or say which"),
    Case("{ catalogs: [\"a\", 3] }", "1:19: “catalogs” must be a text that is not empty, not 3"),
    Case(
      "{ sourceLocale: \"english language\" }",
      "1:17: “sourceLocale” must be a language tag such as de or zh-Hant-TW, not “english language”"),
    Case("{ locales: [\"de\", \"\"] }", "1:19: “locales” must be a language tag such as de or zh-Hant-TW, not “”"),
    Case(
      "{ textSizes: \"dynamictype\" }", "1:14: “textSizes” has no value “dynamictype”; did you mean “dynamicType”?"),
    Case(
      "{ textSizes: \"large\" }",
      "1:14: “textSizes” is one of dynamicType, android, wcag, or a list: [“large”]"),
    Case(
      "{ textSizes: [\"large\", \"xLarg\", 0] }",
      "1:24: “textSizes” must be a Dynamic Type category or a factor above 0 and up to 100, not “xLarg”; did you mean "
        + "“xLarge”?",
      "1:33: “textSizes” must be a Dynamic Type category or a factor above 0 and up to 100, not 0"),
    Case("{ displayScale: 0 }", "1:17: “displayScale” must be a number of pixels per point from 0.5 to 10, not 0"),
    Case("{ failOn: \"errors\" }", "1:11: “failOn” has no value “errors”; did you mean “error”?"),
    Case("{ placeholders: { \"%d\": [] } }", "1:25: “%d” has no sample"),
    Case("{ placeholders: { \"%d\": 5 } }", "1:25: “%d” must be a list of texts and numbers, not 5"),
    Case("{ placeholders: { \"a.*\": { \"%d\": [true] } } }", "1:35: a sample is a text or a number, not true"),
    Case("{ mnemonics: \"_\" }", "1:14: “mnemonics” must be an object, not “_”"),
    Case(
      "{ mnemonics: { pot: \"_\", po: \"%\" } }", "1:16: “mnemonics” has no catalog format “pot”; did you mean “po”?",
      "1:30: “po” must be one of &, _, not “%”"),
    Case("{ fonts: { file: [] } }", "1:12: unknown key “file” in “fonts”; did you mean “files”?"),
    Case("{ components: {} }", "1:15: “components” names no component"),
    Case("{ components: { a: 5 } }", "1:20: a component must be an object, not 5"),
    Case("{ components: { \"\": {} } }", "1:17: a component needs a name"),
    Case(
      "{ failOn: \"nver\", // é\n  x: NaN }",
      "1:11: “failOn” has no value “nver”; did you mean “never”?",
      "2:3: unknown key “x” in the configuration; known are: catalogs, exclude, sourceLocale, locales, "
        + "advisoryLocales, platform, fonts, textSizes, required, displayScale, baseDirection, placeholders, "
        + "mnemonics, components, overrides, rules, ignore, baseline, failOn"),
  ])
  func ofTheWhole(_ test: Case) { #expect(problems(test.text) == test.problems) }

  @Test(arguments: [
    component("titels: []", "2:1: unknown key “titels” in a component; did you mean “titles”?"),
    component("strategy: \"contentBlok\"", "2:11: there is no strategy “contentBlok”; did you mean “contentBlock”?"),
    component("strategy: []", "2:11: “strategy” names no strategy"),
    component("strategy: 5", "2:11: “strategy” must be a strategy's name, a list of names or “all”, not 5"),
    component("strategy: [\"contentBlock\", \"contentBlock\"]", "2:28: “strategy” names contentBlock twice"),
    component(
      "strategy: \"leadingImageCenteredTitle\", options: { paddingLeading: 3, spacig: 3 }",
      "2:51: unknown option “paddingLeading”; known are: imageSize, leadingPadding, spacing, mirrors",
      "2:70: unknown option “spacig”; did you mean “spacing”?"),
    component(
      "strategy: \"leadingImageCenteredTitle\", options: { spacing: \"8\" }",
      "2:60: the option “spacing” of leadingImageCenteredTitle must be a number of points, -100000 to 100000"),
    component(
      "strategy: \"contentBlock\", options: { contentInsets: { top: 1, lefft: 2 } }",
      "2:63: unknown key “lefft” in insets; did you mean “left”?"),
    component(
      "strategy: \"contentBlock\", options: { contentInsets: [1, 2] }",
      "2:53: a list of insets has four numbers: top, left, bottom, right"),
    component("titles: [\"\"]", "2:10: an entry of “titles” is empty"),
    component("titles: []", "2:9: “titles” is empty: leave it out, or say which keys"),
    component("titles: [{}]", "2:10: this entry of “titles” has no condition"),
    component(
      "titles: [{ coment: \"x\" }]", "2:12: unknown key “coment” in an entry of “titles”; did you mean “comment”?"),
    component("titles: [5]", "2:10: an entry of “titles” is a text or an object, not 5"),
    component("maxSourceLength: 0", "2:18: “maxSourceLength” must be a whole number from 1 to 100000, not 0"),
    component(
      "size: { width: 0 }",
      "2:16: “width” must be a number of points above 0, at most 100000, a list of such, “hug”, “fit” or “fill”, not 0"),
    component(
      "size: { width: [288, -1] }",
      "2:16: “width” must be a number of points above 0, at most 100000, a list of such, “hug”, “fit” or “fill”, not "
        + "a list"),
    component(
      "size: { width: NaN, height: 1e12 }",
      "2:16: “width” must be a number of points above 0, at most 100000, a list of such, “hug”, “fit” or “fill”, not "
        + "NaN",
      "2:29: “height” must be a number of points above 0, at most 100000, or “hug”, not 1e12"),
    component(
      "size: { width: \"fill\" }",
      "2:16: “width” “fill” needs a “container” that says how wide the surroundings are"),
    component("container: { padding: 5 }", "2:12: “container” needs a “width”"),
    component(
      "container: { width: 100, padding: 50 }",
      "2:12: “container” has no room: its padding and gaps take the whole width"),
    component(
      "font: { textStyle: \"bdy\", weigth: 5 }", "2:20: “textStyle” has no value “bdy”; did you mean “body”?",
      "2:27: unknown key “weigth” in “font”; did you mean “weight”?"),
    component("font: { textStyle: \"body\", size: 12 }", "2:34: “font” has either a “textStyle” or a “size”"),
    component("font: { scales: false }", "2:17: “scalesLike” and “scales” belong to a “size”"),
    component(
      "font: { weight: 0 }", "2:17: “weight” must be a whole number from 1 to 1000 or a name, not 0"),
    component("font: { weight: \"bald\" }", "2:17: “weight” has no value “bald”; did you mean “bold”?"),
    component("lines: 1.5", "2:8: “lines” must be a whole number from 0 to 1000, not 1.5"),
    component("truncation: \"tial\"", "2:13: “truncation” has no value “tial”; did you mean “tail”?"),
    component("minimumScale: 0", "2:15: “minimumScale” must be a number above 0, at most 1, not 0"),
    component("uppercase: \"yes\"", "2:12: “uppercase” must be true or false, not “yes”"),
    component(
      "letterSpacing: \"5%\"",
      "2:16: “letterSpacing” must be a number of points from -1000 to 1000, or em such as “0.05em”, not “5%”"),
    component(
      "lineHeight: \"tall\"",
      "2:13: “lineHeight” must be “primary”, “fallback” or a multiple of the font size from 0.1 to 10, not “tall”"),
    component("image: { width: 20 }", "2:8: “image” needs a “height”"),
    component(
      "intent: { title: \"middle\" }", "2:18: “title” must be one of block, button, remaining, not “middle”"),
    component("clipsToBounds: null", "2:16: “clipsToBounds” must be true or false, not null"),
    component("group: \"\"", "2:8: “group” must be a text that is not empty, not “”"),
    component(
      "required: \"huge\"",
      "2:11: “required” must be a Dynamic Type category or a factor above 0 and up to 100, not “huge”"),
  ])
  func ofAComponent(_ test: Case) { #expect(problems(test.text) == test.problems) }

  @Test func aRegularExpressionThatCannotBeRead() throws {
    let found = problems("{ components: { a: {\ntitles: [\"b\", \"/(/\"] } } }")
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("2:15: the regular expression “(” cannot be read: ") == true)
  }

  @Test(arguments: [
    Case(
      "{ rules: { \"text-truncatd\": \"off\" } }",
      "1:12: there is no rule “text-truncatd”; did you mean “text-truncated”?"),
    Case("{ rules: { \"frobnicate\": \"off\" } }", "1:12: there is no rule “frobnicate”; `snug rules` lists them"),
    Case("{ rules: { \"text-hidden\": \"of\" } }", "1:27: “severity” has no value “of”; did you mean “off”?"),
    Case(
      "{ rules: { \"text-hidden\": { tolerence: 1 } } }",
      "1:27: a rule's setting has a “severity”, a “tolerance” or both",
      "1:29: unknown key “tolerence” in a rule's setting; did you mean “tolerance”?"),
    Case(
      "{ rules: { \"text-hidden\": { tolerance: -1 } } }", "1:40: “tolerance” must be a number from 0 to 100000, not -1"
    ),
    Case("{ ignore: [{ key: \"a\" }] }", "1:12: an entry of “ignore” needs a “reason”"),
    Case(
      "{ ignore: [{ reason: \"a\" }] }",
      "1:12: an entry of “ignore” needs a “key”, “locale”, “rule” or “component”: this one ignores all"),
    Case(
      "{ ignore: [{ key: \"a\", reason: \"b\", expires: \"soon\" }] }",
      "1:46: “expires” must be a day such as “2027-01-31”, not “soon”"),
    Case(
      "{ ignore: [{ rule: \"text-truncate\", reason: \"b\" }] }",
      "1:20: there is no rule “text-truncate”; did you mean “text-truncated”?"),
    Case(
      "{ overrides: [{ components: { b: {} } }], components: { a: {} } }", "1:15: an override needs “locales”",
      "1:31: there is no component “b” to change; known are: a"),
    Case("{ overrides: [{ locales: [\"th\"] }] }", "1:15: an override changes “components”, “rules” or both"),
    Case(
      "{ components: { a: {} }, overrides: [{ locales: [\"th\"], components: { a: { linse: 2 } } }] }",
      "1:76: unknown key “linse” in a component; did you mean “lines”?"),
    Case(
      "{ components: { a: {} }, overrides: [{ locales: [\"th\"], components: { a: { titles: [\"x\"] } } }] }",
      "1:76: an override cannot change which titles a component takes"),
  ])
  func ofRules(_ test: Case) { #expect(problems(test.text) == test.problems) }

  /// A file that ends too early is told of, wherever it ends.
  @Test func everyBeginningOfAConfigurationIsRefused() {
    let bytes = Array(ConfigurationTests.example.utf8)
    for length in stride(from: 0, to: bytes.count, by: 11) {
      let text = String(decoding: bytes.prefix(length), as: UTF8.self)
      #expect(problems(text).count == 1, "\(length)")
    }
  }

  /// A fault in a component is told once, however many overrides it is read again for.
  @Test func nothingIsToldTwice() {
    let text = """
      { components: { a: { linse: 2 } },
        overrides: [{ locales: ["th", "my"], components: { a: { lines: 2 } } }] }
      """
    #expect(problems(text) == ["1:22: unknown key “linse” in a component; did you mean “lines”?"])
  }
}
