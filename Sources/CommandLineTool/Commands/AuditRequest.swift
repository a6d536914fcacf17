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
  /// What the configuration says of it, whatever the command line does.
  private let failOnOfConfiguration: FailThreshold?
  private let session: Session

  /// Reads the configuration, finds catalogs and fonts, and tells what there is to know of them.
  ///
  /// `locksFonts` reads the manifest that a locked one was narrowed from.
  package init(_ options: AuditOptions, _ session: Session, locksFonts: Bool = false) throws {
    var configuration = try Configuration.load(options.configuration, paths: options.paths, session: session)
    failOnOfConfiguration = configuration.failOn
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
      Self.tell(configuration, of: found.files, isAsked: options.configuration.platform != nil, session)
      Self.tell(found.skipped, isVerbose: options.isVerbose, session)
    }
    let fonts = try FontSetup(
      configuration.fonts, platform: configuration.plan.platform,
      manifestFolder: options.configuration.manifestFolder, session: session, isToLock: locksFonts)
    let read = try configuration.withSources(found, paths: options.paths, session: session)
    var run = AuditRun(
      configuration: configuration, found: read, fonts: fonts, jobs: options.jobs ?? session.processors,
      scope: AuditScope(
        files: options.paths.isEmpty ? nil : Set(found.files.map(\.path)), shard: options.shard),
      locales: options.locales, keys: options.keys,
      progress: ProgressBar(session.errors, isQuiet: options.isQuiet, time: session.time))
    if let revision = options.changedSince {
      let since = try ChangedSince(
        revision, configuration: configuration, found: read.files, setup: fonts,
        baseline: .asked(options, configuration, session), session: session)
      if !options.isQuiet { session.errors.write(since.notice(revision, found: found.files) + "\n") }
      run.since = since
    }
    self.run = run
    self.options = options
    self.configuration = configuration
    self.session = session
  }

  var fonts: FontSetup { run.fonts }

  /// The faces that a report of all that was read hangs on, the languages that were read, and what could not be read.
  func neededFaces() async throws -> (faces: Set<FaceDescription>, locales: Set<LanguageTag>, gaps: [Finding]) {
    defer { run.progress.clear() }
    return try await Engine.neededFaces(run)
  }

  /// What would mend titles is looked for only where somebody reads of it.
  func report(findsRemedies: Bool = false) async throws -> Report {
    var run = self.run
    run.configuration.plan.findsRemedies = findsRemedies
    defer { run.progress.clear() }
    var report = try await Engine.audit(run)
    if !options.isQuiet { session.errors.write(lines: fonts.notices(of: report)) }
    report.run = asked
    report.run.isIncomplete = isIncomplete(report)
    if report.part != nil {
      report.part?.inputs = inputs(of: report.run)
    }
    return report
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

  /// What there is to know of the configuration. `isAsked` is set where the command line names the platform.
  private static func tell(
    _ configuration: Configuration, of files: [FoundCatalog], isAsked: Bool, _ session: Session
  ) {
    if configuration.plan.isSurvey {
      let why = configuration.file == nil ? "No configuration was found" : "It has no components"
      let advice = configuration.file == nil ? " `snug init` writes a first one." : ""
      session.errors.write("\(why): this is a survey.\(advice)\n")
      let likely = Platform(reading: files)
      if configuration.file == nil, !isAsked, likely != configuration.plan.platform {
        session.errors.write(
          "Its buttons are those of \(configuration.plan.platform.rawValue): for catalogs like these say "
            + "--platform \(likely.rawValue).\n")
      }
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

  /// What of a baseline no longer occurs is for the run of everything to tell: a shard has its part only.
  func comparison(of report: Report, with baseline: Baseline) -> BaselineComparison {
    BaselineComparison(report, with: baseline, covers: report.part == nil ? covers(baseline) : { _ in false })
  }

  /// Whether the run, its other shards included, reports the finding of an entry where there is one. One that measures
  /// otherwise than the run that wrote the baseline may pass what that one found.
  func covers(_ baseline: Baseline) -> (Baseline.Entry) -> Bool {
    guard baseline.options == options.measuring else { return { _ in false } }
    let scope = ReportedScope(plan: configuration.plan, scope: run.scope)
    let (read, isAllThere) = (files, missing.isEmpty)
    // Of what has not changed a run of changes says nothing.
    let asksForAll = run.since?.everything != nil || run.since == nil
    return { entry in
      let file = entry.identity.file
      return asksForAll && scope.covers(entry.identity, firstFailingSize: entry.firstFailingSize)
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
      hasOwnTextSizes: plan.filter.hasOwnTextSizes, options: options.measuring, rules: Set(rules),
      components: Set(plan.components.map(\.name)), files: files)
  }

  /// Files that findings may name: catalogs, and the configuration.
  private var files: Set<String> {
    Set(run.found.files.map(\.path)).union(configuration.plan.components.compactMap(\.location?.file))
  }

  // MARK: The report

  func write(
    _ report: Report, to targets: [ReportTarget], json: Report? = nil,
    text: (@Sendable (ReportOptions) -> String)? = nil
  ) async throws {
    var report = report
    if targets.contains(where: \.format.needsPictures) { report.gallery = try await gallery(of: report) }
    try writer.write(report, to: targets, json: json, text: text)
  }

  /// What all shards of this audit have in common, as digests by name.
  func inputs(of asked: Report.Run) -> [String: String] { ShardInputs.digests(run, asked: asked, session: session) }

  /// Pictures of what a report of this audit speaks of.
  func gallery(of report: Report) async throws -> Gallery { try await Engine.gallery(of: report, run) }

  private var writer: ReportWriter {
    ReportWriter(options: options, folder: configuration.folder, session: session)
  }

  /// A page of standard output.
  var style: ReportOptions { writer.page(isSurvey: configuration.plan.isSurvey, asked.arguments) }

  private var asked: Report.Run {
    var asked = Report.Run(options, configuration, session)
    asked.failOn = failOnOfConfiguration?.rawValue
    return asked
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
