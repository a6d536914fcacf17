import Catalogs
import Layouts
import Reports
import Vocabulary

/// `snug init`: writes a first configuration for the catalogs that it finds.
enum InitCommand {
  struct Options: Sendable {
    var paths: [String] = []
    var platform: Platform?
    var sourceLocale: LanguageTag?
  }

  static let command = Command(
    "init", summary: "Write a first configuration for the catalogs found here", usage: ["init [PATH...] [OPTIONS]"],
    discussion: [
      "Writes snug.json5 with a comment beside each setting, and overwrites nothing. What it cannot know, such as the "
        + "width of your buttons, it says where to put."
    ],
    examples: [
      ("snug init", "for the catalogs that are found in this folder"),
      ("snug init \(UnnamedCatalogs.example)", "for catalogs that are only read when they are named"),
    ],
    table: OptionTable<Options>(
      operands: .init(
        "PATH...", \.paths,
        "a folder with the app's sources, this one if not given; or catalogs and globs in this folder"),
      [
        .init(
          "Options",
          [
            .value(
              "--platform", "NAME", .oneOf(Platform.self), \.platform,
              "ios, android or web; else what the catalogs' format says"),
            .value("--source-locale", "TAG", .locale, \.sourceLocale, "else what the catalogs say"),
          ])
      ]),
    initial: Options()
  ) { options, session in
    let place = InitPlace(options.paths, session: session)
    for name in ConfigurationFinder.names where FileAccess.kind(of: FileAccess.join(place.folder, name)) != nil {
      throw UsageError("\(name) is there already, and stays as it is")
    }
    let found = CatalogWalker(workingFolder: place.folder, reportFolder: place.folder).walk(place.paths)
    if let missing = found.missing.first { throw UsageError("\(missing.path) \(missing.reason)") }
    guard !found.files.isEmpty else {
      throw UsageError(UnnamedCatalogs.nothingFound(in: place.folder, shown: place.shown, command: "snug init"))
    }
    let configuration = FirstConfiguration(found.files, options)
    let path = FileAccess.join(place.folder, "snug.json5")
    try FileAccess.create(Array(configuration.text.utf8), at: path)
    let written = FileTree.relative(path, to: session.workingFolder)
    session.output.write(lines: [
      "Wrote \(written): \(configuration.summary).",
      "Next: say in it what your buttons are like, then run `snug audit\(place.shown.map { " \($0)" } ?? "")`.",
      "`snug keys` shows which key goes to which component.",
    ])
    return .clean
  }
}

/// Where a configuration is written, and for what.
private struct InitPlace {
  /// Absolute.
  var folder: String
  /// A folder that is not the working folder, as it was given.
  var shown: String?
  /// From `folder`.
  var paths = ["."]

  init(_ paths: [String], session: Session) {
    folder = session.workingFolder
    let given = paths.first.map { FileTree.absolute($0, in: session.workingFolder) }
    if paths.count == 1, let given, FileAccess.kind(of: given) == .folder {
      folder = given
      shown = paths.first
    } else if !paths.isEmpty {
      self.paths = paths
    }
  }
}

/// The text of a first configuration.
struct FirstConfiguration {
  let globs: [String]
  let sourceLocale: LanguageTag
  let locales: [LanguageTag]
  let platform: Platform
  private let fileCount: Int

  init(_ files: [FoundCatalog], _ options: InitCommand.Options) {
    let english = LanguageTag("en")
    let tables = CatalogSet(
      files.map { $0.load(sourceLocale: options.sourceLocale ?? english) }, sourceLocale: options.sourceLocale
    ).tables
    sourceLocale = options.sourceLocale ?? Self.commonest(tables.map(\.sourceLocale)) ?? english
    locales = Set(tables.flatMap(\.locales)).sorted()
    platform = options.platform ?? Platform(reading: files)
    globs = Self.globs(for: files)
    fileCount = files.count
  }

  var summary: String {
    let files = fileCount == 1 ? "1 catalog file" : "\(fileCount) catalog files"
    let languages = locales.count == 1 ? "1 locale" : "\(locales.count) locales"
    return "\(files) in \(languages), source \(sourceLocale), platform \(platform.rawValue)"
  }

  private static func commonest(_ locales: [LanguageTag]) -> LanguageTag? {
    let counts = Dictionary(grouping: locales, by: \.self).mapValues(\.count)
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
  }

  /// The files, with `*` for what names the locale, so that new ones are found; patterns for whole trees where there are
  /// many.
  static func globs(for files: [FoundCatalog]) -> [String] {
    let globs = files.map { $0.format.siblings(of: $0.path)?.glob ?? PathPattern.escaped($0.path) }
    let short = withoutCovered(globs)
    return short.count > 20 ? withoutCovered(Set(short.map(wide)).sorted()) : short
  }

  /// Each once, and none that another one matches.
  private static func withoutCovered(_ globs: [String]) -> [String] {
    var kept: [String] = []
    for glob in globs where !kept.contains(glob) { kept.append(glob) }
    let patterns = kept.filter(PathPattern.isPattern).map { (text: $0, pattern: PathPattern($0)) }
    return kept.filter { glob in
      !patterns.contains { $0.text != glob && $0.pattern.matches(glob.replacing("\\", with: "")) }
    }
  }

  /// The same names in any folder: the folder above a locale's name is kept, for `po/*.po` is more than `*.po`.
  private static func wide(_ glob: String) -> String {
    let parts = glob.split(separator: "/").map(String.init)
    if glob.contains("*.lproj/") { return "**/*.lproj/*." + (glob.split(separator: ".").last ?? "") }
    let locale = parts.firstIndex { $0.contains("*") }
    let start = locale.map { max(0, $0 - 1) } ?? parts.count - 1
    if locale == nil { return "**/*." + (glob.split(separator: ".").last ?? "") }
    return (["**"] + parts[start...]).joined(separator: "/")
  }

  // MARK: The file

  var text: String {
    let names = StrategyList.names.joined(separator: ", ")
    return """
      // What Snug is to know of this app. JSON5: comments and trailing commas are welcome.
      // `snug audit` goes by this file; `snug strategies` and `snug keys` help to fill it in.
      {
        // Where the translations are, from this file: globs, ** for any folders.
        catalogs: [
      \(globs.map { "    \(JSONWriter.literal($0))," }.joined(separator: "\n"))
        ],
        // exclude: ["Pods/**"],

        // The language that the others are translated from.
        sourceLocale: \(JSONWriter.literal(sourceLocale.identifier)),
        // All locales that the catalogs have are audited. To audit some only:
        // locales: [\(locales.prefix(4).map { JSONWriter.literal($0.identifier) }.joined(separator: ", "))],

        // ios, android or web: fonts, text sizes and text rules.
        platform: "\(platform.rawValue)",

        // The largest text size that you promise; what breaks above it is at most a warning.
        required: \(JSONWriter.literal(requiredSize)),

        // A kind of button each. `titles` says which keys it takes; without it, every key whose source text has at most
        // 40 characters.
        components: {
          button: {
            // titles: ["action.*", "!action.legal.*", "/^login\\\\./", { comment: "*button*" }],

            // How image and title are laid out, one of
      \(HelpText.wrapped(names, columns: 100).map { "      //   \($0)" }.joined(separator: "\n"))
            // or a list of them, or "all" to compare them.
            strategy: "\(ConfigurationReader.standardStrategy(for: platform).explanation.name)",

            // In points. A width may be a list, for several devices; "hug" is as large as the content.
            size: { width: 288, height: 50 },
            \(fontLine)
            lines: 1,
            // image: { width: 20, height: 20 },
          },
        },

        // What you know and live with; each entry needs a reason.
        // ignore: [{ key: "legal.*", rule: "text-truncated", reason: "the label scrolls", expires: "2030-01-01" }],

        // The list of known findings that `snug baseline write` writes: only what is not in it fails a run.
        // baseline: "snug-baseline.json",

        // From which severity on `snug audit` exits with 1: error, warning, note or never.
        failOn: "error",
      }

      """
  }

  private var requiredSize: String { TextScale.standard(for: platform).standardRequired.name }

  private var fontLine: String {
    switch platform {
    case .ios: "font: { textStyle: \"body\" },"
    case .android: "font: { size: 14 },"
    case .web: "font: { size: 16 },"
    }
  }
}

extension Platform {
  /// The one whose apps have such catalogs.
  init(reading files: [FoundCatalog]) {
    switch files.first?.format.name {
    case nil, "strings", "stringsdict", "xcstrings", "xliff", "xcloc", "loctable": self = .ios
    case "android", "arb": self = .android
    default: self = .web
    }
  }
}
