import Catalogs
import Checks
import Fonts
import UnicodeServices
import Vocabulary

/// `snug fonts`: which face serves which locale, what is missing, and which package brings it.
enum FontsCommand {
  struct Options: Sendable {
    var paths: [String] = []
    var configuration = ConfigurationOptions()
    var locales: [LanguageTag] = []
    var weight: FontWeight?
  }

  static let command = Command(
    "fonts", summary: "Show which font serves which language, and what is missing",
    usage: ["fonts [PATH...] [OPTIONS]"],
    discussion: [
      "Without locales, catalogs or a configuration it lists every family of the platform's manifest. Exits with 3 "
        + "where a face that is needed is missing."
    ],
    examples: [("snug fonts --locales ar,ja,th", "the faces for three languages")],
    table: OptionTable<Options>(
      operands: .init("PATH...", \.paths, "show the languages of these catalogs"),
      [
        .init(
          "Options",
          [
            .list("--locales", "LIST", .locale, \.locales, "these languages, with commas between"),
            .value("--weight", "WEIGHT", .weight, \.weight, "a name such as semibold, or 1 to 1000; else regular"),
          ] + ConfigurationOptions.options.map { $0.within(\.configuration) })
      ]),
    initial: Options(), subcommands: [FontsLockCommand.command], run: run)

  private static func run(_ options: Options, _ session: Session) throws -> ExitStatus {
    let configuration = try Configuration.load(options.configuration, paths: options.paths, session: session)
    let platform = configuration.plan.platform
    let setup = try FontSetup(
      configuration.fonts, platform: platform, manifestFolder: options.configuration.manifestFolder, session: session)
    let stack = try setup.stack(options.weight ?? .regular)
    let locales = try locales(options, configuration, session)
    let table = locales.isEmpty ? FontTable(families: stack) : try FontTable(locales: locales, in: stack)
    session.output.write("\(setup.manifest.name): fonts for \(platform.rawValue)\n")
    session.output.write(lines: table.lines)
    return table.missing.isEmpty ? .clean : .incomplete
  }

  /// Those asked for, else those of the catalogs that paths or a configuration name.
  private static func locales(
    _ options: Options, _ configuration: Configuration, _ session: Session
  ) throws -> [LanguageTag] {
    if !options.locales.isEmpty { return options.locales }
    guard configuration.file != nil || !options.paths.isEmpty else { return [] }
    if options.paths.isEmpty, let stated = configuration.plan.locales { return stated }
    let found = try configuration.findCatalogs(options.paths, session: session)
    for missing in found.missing { session.errors.write("snug: \(missing.path) \(missing.reason)\n") }
    guard !found.files.isEmpty else { throw UsageError("no catalog was found", command: "fonts") }
    let source = configuration.plan.sourceLocale ?? LanguageTag("en")
    let entries = found.files.flatMap { $0.load(sourceLocale: source).entries }
    return Set(entries.map(\.locale)).sorted()
  }
}

/// Rows of locale or script, face and state.
struct FontTable {
  private var rows: [(label: String, face: FaceDescription?, problem: FontError?)] = []

  /// The face that each family of the stack gives, with its scripts.
  init(families stack: FontStack) {
    rows = stack.faces.indices.map { index in
      let scripts = stack.faces[index].scripts.map(\.code).joined(separator: " ")
      return (scripts.isEmpty ? "all" : scripts, stack.faces[index], stack.problem(of: index))
    }
  }

  /// The face that is meant for each script of each locale.
  init(locales: [LanguageTag], in stack: FontStack) throws {
    for locale in locales {
      let maximized = try LocaleFacts.maximized(locale)
      let scripts = Self.scripts(of: maximized)
      if scripts.isEmpty { rows.append(("\(locale)", nil, nil)) }
      for script in scripts {
        let label = "\(locale) (\(script.code))"
        let lists = stack.candidates(script: script, locale: maximized).filter { stack.lists(script, at: $0) }
        if let index = lists.first {
          rows.append((label, stack.faces[index], stack.problem(of: index)))
        } else {
          rows.append((label, nil, nil))
        }
      }
    }
  }

  /// The scripts that a locale's text is written in. Japanese and Korean codes stand for several.
  static func scripts(of maximized: LanguageTag) -> [Script] {
    let codes =
      switch maximized.script?.code {
      case "Jpan": ["Hani", "Hira", "Kana"]
      case "Kore": ["Hang"]
      case "Hans", "Hant": ["Hani"]
      case let code?: [code]
      case nil: [String]()
      }
    return codes.compactMap { Script(code: $0) }
  }

  /// Rows without a face that can be used.
  var missing: [String] { rows.filter { $0.face == nil || $0.problem != nil }.map(\.label) }

  var lines: [String] {
    let width = rows.map(\.label.count).max() ?? 0
    var lines: [String] = []
    for row in rows {
      let label = "  " + row.label + String(repeating: " ", count: width - row.label.count) + "  "
      switch (row.face, row.problem) {
      case (nil, _): lines.append(label + "no face of the manifest serves this language")
      case (let face?, nil):
        lines.append(label + face.postScriptName + (face.standIn.map { ", standing in for \($0)" } ?? ""))
      case (_?, let problem?): lines.append(label + "missing: \(problem)")
      }
    }
    let packages = packagesToInstall
    if !packages.isEmpty {
      lines += ["", "To install what is missing on Debian: apt-get install \(packages.joined(separator: " "))"]
    }
    return lines
  }

  private var packagesToInstall: [String] {
    Set(rows.filter { $0.problem != nil }.compactMap { $0.face?.package.debian }).sorted()
  }
}
