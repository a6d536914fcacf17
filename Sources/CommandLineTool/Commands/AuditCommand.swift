import Catalogs
import Checks
import Layouts
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
        throw UsageError("no catalog was found in \(place.isEmpty ? "this folder" : place)")
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
      scope: AuditScope(
        files: options.paths.isEmpty ? nil : Set(found.files.map(\.path)), shard: options.shard),
      locales: options.locales, keys: options.keys,
      progress: ProgressBar(session.errors, isQuiet: options.isQuiet))
    defer { run.progress.clear() }
    var report = try await Engine.audit(run)
    run.progress.clear()
    report.run = Report.Run(options, configuration, missing: found.missing, session: session)
    if report.part != nil {
      report.part?.inputs = ShardInputs.digests(run, options, asked: report.run, session: session)
    }
    try ReportTarget.write(report, to: targets, options, folder: configuration.folder, session)
    return ExitStatus(
      of: report, isIncomplete: report.isIncomplete, failOn: configuration.failOn,
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
}
