package import Checks
import Layouts
package import Reports
package import Vocabulary

/// What `audit` is told on the command line.
package struct AuditOptions: Sendable {
  package var paths: [String] = []
  package var configuration = ConfigurationOptions()
  package var adHoc = AdHocComponent()
  package var formats: [FormatRequest] = []
  package var output: String?
  package var locales: [LanguageTag] = []
  package var textSizes: [String] = []
  package var required: TextSize?
  package var displayScale: Double?
  package var components: [String] = []
  package var rules: [String] = []
  package var keys: [String] = []
  package var shard: Shard?
  package var changedSince: String?
  package var baseline: String?
  package var isBaselineStrict = false
  package var showsNewOnly = false
  package var failOn: FailThreshold?
  package var jobs: Int?
  package var areFontsFrozen = false
  package var showsAll = false
  package var isVerbose = false
  package var isQuiet = false
  package var color: Terminal.ColorChoice?

  package init() {}

  /// `--format FORMAT` or `--format FORMAT:FILE`.
  package struct FormatRequest: Sendable {
    package var format: ReportFormat
    /// nil for `--output`, or standard output.
    package var file: String?
  }

  static let table = OptionTable<AuditOptions>(
    operands: paths,
    audit + [
      .init(
        "A part of all that",
        [
          .value(
            "--shard", "I/N", .shard, \.shard,
            "the first of two parts with 1/2, and so on; `snug merge` joins their JSON reports"),
          .value(
            "--changed-since", "REV", .name, \.changedSince,
            "what is not as it was in this git revision, a changed source title with all its translations; everything "
              + "where the configuration, the font manifest or a font of yours has changed"),
        ]),
      .init(
        "A baseline",
        [
          baselineFile,
          .flag("--new", \.showsNewOnly, "report only what is new, changed or worse since the baseline"),
          strictBaseline,
        ]),
      .init("The report", report + [failOn("error (standard), warning, note, or never")]),
    ])

  static let paths = OptionTable<AuditOptions>.Operands(
    "PATH...", \.paths,
    "catalogs, folders or globs to audit; else those that the configuration names, else all that are found here")

  // MARK: What commands that audit share

  static let audit: [OptionTable<AuditOptions>.Group] = [
    .init(
      "What to audit",
      [
        .list("--locales", "LIST", .locale, \.locales, "only these locales, with commas between: de,ar"),
        .list(
          "--text-sizes", "LIST", textSizeName, \.textSizes,
          "dynamicType, android, wcag, or sizes with commas between: large,xxxLarge or 1,1.3"),
        .value("--required", "SIZE", .textSize, \.required, "the largest text size that you promise"),
        .repeated("--key", "GLOB", .name, \.keys, "report only these keys; repeatable, as are the next two"),
        .repeated("--component", "GLOB", .name, \.components, "report only these components"),
        .repeated("--rule", "GLOB", rule, \.rules, "report only these rules"),
      ]),
    .init(
      "A button described here, in place of configured ones",
      [
        .list(
          "--strategy", "NAME", .strategy, \.adHoc.strategies,
          "how it is laid out: a name that `snug strategies` lists, or all"),
        .value("--width", "POINTS", .length, \.adHoc.width, "its width; 288 if not given"),
        .value("--height", "POINTS", .length, \.adHoc.height, "its height; 50 if not given"),
        .value("--image", "WxH", .size, \.adHoc.image, "its image's size in points: 20x20; none if not given"),
      ]),
    .init(
      "How to audit",
      ConfigurationOptions.options.map { $0.within(\.configuration) } + [
        .value("--display-scale", "NUMBER", .displayScale, \.displayScale, "pixels per point"),
        .flag("--frozen-fonts", \.areFontsFrozen, "a font other than the manifest's very file is an error"),
        .value(
          "--today", "DATE", .day, \.configuration.today, "the day that `expires` is compared with; else today, UTC"),
        jobs,
      ]),
  ]

  static let jobs: OptionTable<AuditOptions>.Option = .value(
    "--jobs", "N", .count("a number of workers", in: 1...1024), \.jobs, "workers; else one per processor")

  static let report: [OptionTable<AuditOptions>.Option] = [
    .repeated(
      "--format", "FORMAT[:FILE]", format, \.formats,
      ReportFormat.all.map { "\($0.name): \($0.summary)" }.joined(separator: "; ")
        + ". Repeatable; all but one with a file of its own"),
    .value("--output", "FILE", .file, \.output, "write the report here; whole, or not at all"),
    .flag("--all", \.showsAll, "all keys and locales, and what the baseline has; not the worst only"),
    .flag("--verbose", \.isVerbose, "notes, findings that the source text has as well, and what walks passed by"),
    quiet,
    color,
  ]

  static let baselineFile: OptionTable<AuditOptions>.Option = .value(
    "--baseline", "FILE", .file, \.baseline, "the list of known findings; else the configuration's")
  static let strictBaseline: OptionTable<AuditOptions>.Option = .flag(
    "--strict-baseline", \.isBaselineStrict, "exit with 1 where an entry of the baseline no longer occurs")
  static let quiet: OptionTable<AuditOptions>.Option = .flag(
    "--quiet", \.isQuiet, "no progress, no summary on standard error")
  static let color: OptionTable<AuditOptions>.Option = .value(
    "--color", "WHEN", .oneOf(Terminal.ColorChoice.self), \.color, "auto, always or never")

  static func failOn(_ words: String) -> OptionTable<AuditOptions>.Option {
    .value(
      "--fail-on", "SEVERITY", .oneOf(FailThreshold.self), \.failOn,
      "exit with 1 from this severity on: " + words + ". `never` is 0 even where something could not be audited")
  }

  private static let textSizeName = ValueReader<String>(
    expected: "a text size: a Dynamic Type category such as xxxLarge, a factor above 0 and up to 100, or one of "
      + TextScale.named.map(\.name).joined(separator: ", "),
    words: DynamicTypeCategory.allCases.map(\.rawValue) + TextScale.named.map(\.name)
  ) { name in
    TextScale.named.contains { $0.name == name } || TextScale.textSize(named: name) != nil ? name : nil
  }

  /// A pattern of rules: any name will do, those that there are can be offered.
  private static let rule = ValueReader<String>(expected: "a name", choice: .words(RuleList.all.map(\.id))) {
    $0.isEmpty ? nil : $0
  }

  private static let formatNames =
    ReportFormat.all.dropLast().map(\.name).joined(separator: ", ") + " or " + (ReportFormat.all.last?.name ?? "")

  private static let format = ValueReader<FormatRequest>(
    expected: "a format, \(formatNames), alone or as FORMAT:FILE",
    words: ReportFormat.all.map(\.name), choice: .wordAndFile(ReportFormat.all.map(\.name))
  ) { text in
    let colon = text.firstIndex(of: ":")
    let file = colon.map { String(text[text.index(after: $0)...]) }
    guard let format = ReportFormat.named(String(text[..<(colon ?? text.endIndex)])), file != "" else { return nil }
    return FormatRequest(format: format, file: file)
  }
}

extension ValueReader where Value == String {
  /// The name of a strategy, or `all`.
  static var strategy: ValueReader {
    ValueReader(expected: "a strategy that `snug strategies` lists", words: StrategyList.names + ["all"]) { name in
      name == "all" || StrategyList.names.contains(name) ? name : nil
    }
  }
}
