import Catalogs
import Checks
import Layouts
package import Reports
import Vocabulary

/// `snug audit`: everything up to the engine, and from the engine on.
enum AuditCommand {
  static let command = Command(
    "audit", summary: "Check whether every title in your catalogs fits its button",
    usage: ["[audit] [PATH...] [OPTIONS]"],
    discussion: [
      "Without a configuration this is a survey: every short title in each layout strategy, with what breaks where. "
        + "Its findings are notes; `snug init` writes a configuration that says what your buttons are like."
    ],
    examples: [
      ("snug audit", "audit what the configuration here names"),
      ("snug App/Localizable.xcstrings --locales de,ar", "audit one catalog in two languages"),
      (
        "snug audit --strategy contentBlock --width 160 --height 44 --image 20x20",
        "try one button with all short titles"
      ),
      ("snug audit --format text --format json:report.json", "print a report and keep one for other programs"),
    ],
    table: AuditOptions.table, initial: AuditOptions(), run: run)

  static func run(_ options: AuditOptions, _ session: Session) async throws -> ExitStatus {
    let targets = try ReportTarget.targets(options)
    for target in targets { try target.check(session) }
    var configuration = try Configuration.load(options.configuration, paths: options.paths, session: session)
    try configuration.apply(options)
    let found = try configuration.findCatalogs(options.paths, session: session)
    if !options.isQuiet, let file = configuration.file { session.errors.write("Configuration: \(file)\n") }
    for missing in found.missing { session.errors.write("snug: \(missing.path) \(missing.reason)\n") }
    guard !found.files.isEmpty else {
      if found.missing.isEmpty {
        let place = options.paths.first ?? FileTree.relative(configuration.folder, to: session.workingFolder)
        throw UsageError(
          UnnamedCatalogs.nothingFound(
            in: FileTree.absolute(place, in: session.workingFolder), shown: place.isEmpty ? nil : place,
            command: "snug audit"))
      }
      throw UsageError("there is nothing to audit")
    }
    if !options.isQuiet {
      tell(configuration, session)
      tell(found.skipped, isVerbose: options.isVerbose, session)
    }
    let fonts = try FontSetup(
      configuration.fonts, platform: configuration.plan.platform,
      manifestFolder: options.configuration.manifestFolder, session: session)
    let run = AuditRun(
      configuration: configuration, found: try configuration.withSources(found, paths: options.paths, session: session),
      fonts: fonts, jobs: options.jobs ?? session.processors,
      reported: options.paths.isEmpty ? nil : Set(found.files.map(\.path)), locales: options.locales,
      keys: options.keys,
      progress: ProgressBar(session.errors, isQuiet: options.isQuiet))
    defer { run.progress.clear() }
    let report = try await Engine.audit(run)
    run.progress.clear()
    try write(report, to: targets, options, configuration, session)
    return ExitStatus(
      of: report, isIncomplete: report.isIncomplete || !found.missing.isEmpty, failOn: configuration.failOn,
      isSurvey: configuration.plan.isSurvey)
  }

  /// What a walk passed by: a line that counts, and under `--verbose` each with its reason.
  private static func tell(_ skipped: [SkippedPath], isVerbose: Bool, _ session: Session) {
    guard !skipped.isEmpty else { return }
    if isVerbose {
      session.errors.write(lines: skipped.map { "Passed by: \($0.path) (\($0.reason))" })
    } else {
      let what = skipped.count == 1 ? "1 folder or catalog" : "\(skipped.count) folders or catalogs"
      session.errors.write("Passed by: \(what) (--verbose lists them with the reasons).\n")
    }
  }

  /// What the run should know of its configuration.
  private static func tell(_ configuration: Configuration, _ session: Session) {
    if configuration.plan.isSurvey {
      let why = configuration.file == nil ? "No configuration was found" : "It has no components"
      let advice = configuration.file == nil ? " `snug init` writes a first one." : ""
      session.errors.write("\(why): this is a survey.\(advice)\n")
    }
    session.errors.write(lines: configuration.notices)
  }

  private static func write(
    _ report: Report, to targets: [ReportTarget], _ options: AuditOptions, _ configuration: Configuration,
    _ session: Session
  ) throws(UsageError) {
    for target in targets {
      var style = ReportOptions(width: Engine.columns)
      style.showsAll = options.showsAll
      style.isVerbose = options.isVerbose
      style.isSurvey = configuration.plan.isSurvey
      style.pathPrefix = target.format.pathPrefix(of: configuration.folder)
      style.repeatedArguments = (options.configuration.file.map { ["--config", $0] } ?? []) + options.paths
      guard let file = target.file else {
        style.columns = session.output.columns
        style.usesColor = session.usesColor(options.color, on: session.output)
        session.output.write(target.format.write(report, style))
        continue
      }
      style.columns = Terminal.columnsElsewhere
      style.usesColor = options.color == .always
      try FileAccess.write(
        target.format.write(report, style), to: FileTree.absolute(file, in: session.workingFolder))
    }
  }
}

/// One report to write.
package struct ReportTarget: Sendable {
  package var format: ReportFormat
  /// nil for standard output.
  package var file: String?

  /// The formats with their files; only one may be without.
  static func targets(_ options: AuditOptions) throws(UsageError) -> [ReportTarget] {
    var requests = options.formats
    if requests.isEmpty, let text = ReportFormat.all.first { requests = [.init(format: text, file: nil)] }
    let unplaced = requests.filter { $0.file == nil }
    if unplaced.count > 1 {
      let names = unplaced.map(\.format.name).joined(separator: " and ")
      throw UsageError("--format: \(names) would go to the same place; give all but one a file: FORMAT:FILE")
    }
    if unplaced.isEmpty, options.output != nil {
      throw UsageError("--output has no report to write: every --format has a file of its own")
    }
    let files = (requests.compactMap(\.file) + [options.output].compactMap(\.self)).filter { $0 != "-" }
    if let twice = files.first(where: { file in files.filter { $0 == file }.count > 1 }) {
      throw UsageError("two reports would be written to \(twice)")
    }
    return requests.map { request in
      let file = request.file ?? options.output
      return ReportTarget(format: request.format, file: file == "-" ? nil : file)
    }
  }

  /// Throws where the folder of the file is not there: better now than after the audit.
  func check(_ session: Session) throws(UsageError) {
    guard let file else { return }
    let folder = FileAccess.folder(of: FileTree.absolute(file, in: session.workingFolder))
    guard FileAccess.kind(of: folder) == .folder else {
      throw UsageError("\(file) cannot be written: there is no folder \(folder)")
    }
  }
}
