import Catalogs
import Fonts
import Reports
package import Vocabulary

/// `snug measure`: shape one text and show every stage.
enum MeasureCommand {
  static let command = Command(
    "measure", summary: "Measure one text: advances, ink, lines, runs and glyphs, as JSON",
    usage: ["measure TEXT [OPTIONS]"],
    examples: [
      ("snug measure \"Sign in with Apple\" --locale en --font-size 17", "as an iOS button has it"),
      ("snug measure \"حفظ\" --locale ar --font Brand.ttf --font-size 20", "in a font file of your own"),
      ("snug measure -- --help", "a text that starts with a dash"),
    ],
    table: table, initial: MeasureOptions()
  ) { options, session in
    let request = try MeasureRequest(options, session: session)
    session.output.write(MeasureReport.bytes(of: try await Engine.measure(request)))
    return .clean
  }

  static let table = OptionTable<MeasureOptions>(
    operands: .init("TEXT", \.texts, most: 1, choice: .open, "the text; quote it"),
    [
      .init(
        "The text",
        [
          .value("--locale", "TAG", .locale, \.locale, "the language it is in; en if not given"),
          .value(
            "--direction", "WAY", .oneOf(BaseDirection.self), \.direction, "base direction: locale, auto, ltr or rtl"),
          .flag("--uppercase", \.isUppercase, "in capitals, as the language has them"),
        ]),
      .init(
        "The font",
        [
          .value("--font", "FILE", .file, \.font, "this font file first, before the platform's fonts"),
          .value("--font-size", "POINTS", .length, \.fontSize, "17 if not given; android 14, web 16"),
          .value("--weight", "WEIGHT", .weight, \.weight, "a name such as semibold, or 1 to 1000"),
        ]
          + ConfigurationOptions.options.filter { !["--config", "--source-locale"].contains($0.name) }.map {
            $0.within(\.configuration)
          }),
      .init(
        "The room",
        [
          .value("--width", "POINTS", .length, \.width, "break and cut the text to this width"),
          .value(
            "--lines", "N", .count("a number of lines", in: 0...1000), \.lines, "how many lines it may take; 0 for any"),
          .value(
            "--truncation", "HOW", .oneOf(Truncation.self), \.truncation,
            "what happens to text that is too long: tail (standard), middle, head, clip, none"),
        ]),
    ])
}

package struct MeasureOptions: Sendable {
  package var texts: [String] = []
  package var locale: LanguageTag?
  package var direction: BaseDirection?
  package var isUppercase = false
  package var font: String?
  package var fontSize: Points?
  package var weight: FontWeight?
  package var configuration = ConfigurationOptions()
  package var width: Points?
  package var lines: Int?
  package var truncation: Truncation?

  package init() {}
}

/// A text to measure, all decided.
package struct MeasureRequest: Sendable {
  package var text: String
  package var locale: LanguageTag
  package var platform: Platform
  package var direction: BaseDirection
  package var isUppercase: Bool
  package var fonts: FontSetup
  package var fontSize: Points
  package var weight: FontWeight
  /// nil for no limit.
  package var width: Points?
  package var lines: Int
  package var truncation: Truncation

  init(_ options: MeasureOptions, session: Session) throws {
    guard let text = options.texts.first else { throw UsageError("what is to be measured? snug measure TEXT") }
    self.text = text
    locale = options.locale ?? LanguageTag("en")
    platform = options.configuration.platform ?? .ios
    direction = options.direction ?? (platform == .android ? .auto : .locale)
    isUppercase = options.isUppercase
    var settings = Configuration.FontSettings()
    settings.files = [options.font].compactMap(\.self).map { FileTree.absolute($0, in: session.workingFolder) }
    fonts = try FontSetup(
      settings, platform: platform, manifestFolder: options.configuration.manifestFolder, session: session)
    fontSize = options.fontSize ?? [.ios: 17, .android: 14, .web: 16][platform] ?? 17
    weight = options.weight ?? .regular
    width = options.width
    lines = options.lines ?? 1
    truncation = options.truncation ?? .tail
  }
}

extension ValueReader where Value == FontWeight {
  static var weight: ValueReader {
    let names = FontWeight.names
    return ValueReader(expected: "a weight's name or a whole number from 1 to 1000", words: names.map(\.name)) { text in
      if let named = names.first(where: { $0.name == text }) { return named.weight }
      return ValueReader<Int>.count("", in: 1...1000).read(text).map { FontWeight($0) }
    }
  }
}
