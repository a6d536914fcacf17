import Catalogs
import Checks
import Fonts
import Layouts
import Reports
package import Vocabulary

/// An audit as the command line asks for it: everything up to the engine, and from the engine on.
package struct AuditRequest: Sendable {
  let options: AuditOptions
  package let configuration: Configuration
  private let run: AuditRun
  /// Paths that were named and are not there, each with the reason.
  package let missing: [String]
  private let session: Session

  /// Reads the configuration, finds catalogs and fonts, and tells what there is to know of them.
  ///
  /// `locksFonts` reads the manifest that a locked one was narrowed from.
  package init(_ options: AuditOptions, _ session: Session, locksFonts: Bool = false) throws {
    var configuration = try Configuration.load(options.configuration, paths: options.paths, session: session)
    try configuration.apply(options)
    let found = try configuration.findCatalogs(options.paths, session: session)
    if !options.isQuiet, let file = configuration.file { session.errors.write("Configuration: \(file)\n") }
    missing = found.missing.map { "\($0.path) \($0.reason)" }
    guard !found.files.isEmpty else {
      if found.missing.isEmpty {
        let place = options.paths.first ?? FileTree.relative(configuration.folder, to: session.workingFolder)
        throw UsageError(
          UnnamedCatalogs.nothingFound(
            in: FileTree.absolute(place, in: session.workingFolder), shown: place.isEmpty ? nil : place,
            command: "snug audit"))
      }
      throw UsageError((missing + ["there is nothing to audit"]).joined(separator: "\n"))
    }
    session.errors.write(lines: missing.map { "snug: " + $0 })
    if !options.isQuiet {
      Self.tell(configuration, session)
      Self.tell(found.skipped, isVerbose: options.isVerbose, session)
    }
    let fonts = try FontSetup(
      configuration.fonts, platform: configuration.plan.platform,
      manifestFolder: options.configuration.manifestFolder, session: session, isToLock: locksFonts)
    run = AuditRun(
      configuration: configuration, found: try configuration.withSources(found, paths: options.paths, session: session),
      fonts: fonts, jobs: options.jobs ?? session.processors,
      reported: options.paths.isEmpty ? nil : Set(found.files.map(\.path)), locales: options.locales,
      keys: options.keys,
      progress: ProgressBar(session.errors, isQuiet: options.isQuiet, time: session.time))
    self.options = options
    self.configuration = configuration
    self.session = session
  }

  var fonts: FontSetup { run.fonts }

  /// The faces that a report of all that was read hangs on, and what could not be read.
  func neededFaces() async throws -> (faces: Set<FaceDescription>, gaps: [Finding]) {
    defer { run.progress.clear() }
    return try await Engine.neededFaces(run)
  }

  /// What would mend titles is looked for only where somebody reads of it.
  func report(findsRemedies: Bool = false) async throws -> Report {
    var run = self.run
    run.configuration.plan.findsRemedies = findsRemedies
    defer { run.progress.clear() }
    return try await Engine.audit(run)
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

  // MARK: The baseline

  /// The report, held against the baseline that the options or the configuration name, if any.
  package func reportAgainstBaseline() async throws -> Report {
    guard let file = BaselineFile.asked(options, configuration, session) else { return try await report() }
    let baseline = try file.read(session, isQuiet: options.isQuiet)
    return comparison(of: try await report(), with: baseline).report
  }

  func comparison(of report: Report, with baseline: Baseline) -> BaselineComparison {
    let scope = ReportedScope(plan: configuration.plan, scope: run.scope)
    let (read, isAllThere) = (files, missing.isEmpty)
    return BaselineComparison(report, with: baseline) { entry in
      let file = entry.identity.file
      return scope.covers(entry.identity, firstFailingSize: entry.firstFailingSize)
        && (isAllThere || file.isEmpty || read.contains(file))
    }
  }

  /// What the run knows for a baseline that is written.
  var forBaseline: BaselineUpdate.Run {
    let plan = configuration.plan
    let rules = RuleList.all.map(\.id).filter { id in
      plan.filter.rules.isEmpty || plan.filter.rules.contains { $0.matches(id) }
    }
    return BaselineUpdate.Run(
      isWhole: ReportedScope(plan: plan, scope: run.scope).isWhole,
      hasOwnTextSizes: plan.filter.hasOwnTextSizes, rules: Set(rules),
      components: Set(plan.components.map(\.name)), files: files)
  }

  /// Files that findings may name: catalogs, and the configuration.
  private var files: Set<String> {
    Set(run.found.files.map(\.path)).union(configuration.plan.components.compactMap(\.location?.file))
  }

  // MARK: The report

  /// `text` is what the text format writes, where it is not the report's own.
  func write(
    _ report: Report, to targets: [ReportTarget], text: (@Sendable (ReportOptions) -> String)? = nil
  ) async throws {
    var report = report
    if targets.contains(where: \.format.needsPictures) { report.gallery = try await Engine.gallery(of: report, run) }
    for target in targets {
      var style = self.style
      style.pathPrefix = target.format.pathPrefix(of: configuration.folder)
      if target.file != nil {
        style.columns = Terminal.columnsElsewhere
        style.usesColor = options.color == .always
      }
      let bytes =
        if let text, target.format.name == "text" { Array(text(style).utf8) } else {
          target.format.write(report, style)
        }
      if let file = target.file {
        try FileAccess.write(bytes, to: FileTree.absolute(file, in: session.workingFolder))
      } else {
        session.output.write(bytes)
      }
    }
  }

  /// A page of standard output.
  var style: ReportOptions {
    var style = ReportOptions(width: Engine.columns)
    style.columns = session.output.columns
    style.usesColor = session.usesColor(options.color, on: session.output)
    style.showsAll = options.showsAll
    style.isVerbose = options.isVerbose
    style.isSurvey = configuration.plan.isSurvey
    style.repeatedArguments = (options.configuration.file.map { ["--config", $0] } ?? []) + options.paths
    return style
  }

  func isIncomplete(_ report: Report) -> Bool { report.isIncomplete || !missing.isEmpty }

  func status(of report: Report) -> ExitStatus {
    ExitStatus(
      of: report, isIncomplete: isIncomplete(report), failOn: configuration.failOn,
      isSurvey: configuration.plan.isSurvey)
  }

  /// An entry that no longer occurs fails a run that is strict about them.
  func status(of comparison: BaselineComparison) -> ExitStatus {
    let status = status(of: comparison.report)
    let isStale = options.isBaselineStrict && !comparison.gone.isEmpty && configuration.failOn != .never
    return status == .clean && isStale ? .findings : status
  }
}
