import Catalogs
import Checks
import Reports
import Vocabulary

/// `snug merge`: one report from the JSON reports of an audit's shards, in any format.
enum MergeCommand {
  struct Options: Sendable {
    var files: [String] = []
    /// Of these only what says how a report is written.
    var audit = AuditOptions()
  }

  static let command = Command(
    "merge", summary: "Join the JSON reports of an audit's shards into one report",
    usage: ["merge REPORT.json... [OPTIONS]"],
    discussion: [
      "Gives the report and the exit status that one run of everything would have given. A shard whose report is not "
        + "there was not audited: the exit status is 3, and a JSON report can be joined with the others later. "
        + "One JSON report alone is written in another format."
    ],
    examples: [
      ("snug merge shard-*.json --format sarif --output snug.sarif", "join all shards for code scanning"),
      ("snug merge report.json --format markdown", "write one report anew as a comment for a pull request"),
    ],
    table: OptionTable<Options>(
      operands: .init("REPORT.json...", \.files, "reports that `snug audit --shard I/N --format json` wrote"),
      [
        .init(
          "The report",
          (AuditOptions.report + [
            AuditOptions.failOn("error, warning, note, or never; else what the configuration says"),
            .value("--baseline", "FILE", .file, \.baseline, "where the baseline of the shards is here"),
          ]).map { $0.within(\.audit) })
      ]),
    initial: Options(), run: run)

  private static func run(_ options: Options, _ session: Session) async throws -> ExitStatus {
    guard !options.files.isEmpty else {
      throw UsageError("name the JSON reports to join: snug merge shard-1.json shard-2.json", command: "merge")
    }
    let targets = try ReportTarget.targets(options.audit)
    for target in targets { try target.check(session) }
    var reports: [(name: String, report: Report)] = []
    for file in options.files {
      let path = FileTree.absolute(file, in: session.workingFolder)
      reports.append((file, try ReportFile.report(at: path, named: file)))
    }
    let merged: Report
    do throws(MergeError) {
      merged = try merge(reports)
    } catch {
      throw UsageError(error.description)
    }
    if let part = merged.part { session.errors.write(told(part.missing, of: part.count)) }
    var audit = options.audit
    let folder = merged.run.folder(seenFrom: session.workingFolder)
    let writer = ReportWriter(options: audit, folder: folder, session: session)
    let part = reports.first?.report.part
    var report = merged
    if let part, let comparison = try merged.comparison(part, folder: folder, &audit, session) {
      report = audit.showsNewOnly ? comparison.reportOfNew() : comparison.report
    }
    if targets.contains(where: \.format.needsPictures) {
      report.gallery = try await gallery(of: report, inputs: part?.inputs, session)
    }
    try writer.write(report, to: targets, json: merged.part == nil ? nil : merged)
    return status(of: report, audit)
  }

  /// Pictures of what the report speaks of, where the catalogs and the configuration are here, and the same as the shards
  /// had; nil with a word on why there are none.
  private static func gallery(
    of report: Report, inputs: [String: String]?, _ session: Session
  ) async throws -> Gallery? {
    do {
      let options = try AuditOptions.table.parse(report.run.options + report.run.arguments, into: AuditOptions())
      // What there was to tell of them was told by the audit.
      var silent = session
      silent.errors = Output { _ in .done }
      let request = try AuditRequest(options, silent)
      let here = request.inputs(of: report.run)
      if let other = ["catalogs", "configuration", "fonts"].first(where: { inputs?[$0] ?? here[$0] != here[$0] }) {
        throw UsageError("the \(other) are not those that were audited")
      }
      return try await request.gallery(of: report)
    } catch let error as UsageError {
      session.errors.write("snug: the report has no pictures: \(error.message)\n")
    } catch let error as ConfigurationError {
      session.errors.write(lines: ["snug: the report has no pictures:"] + error.lines)
    }
    return nil
  }

  private static func told(_ missing: [Int], of count: Int) -> String {
    let names = missing.map { "\($0)/\(count)" }.joined(separator: ", ")
    return missing.count == 1
      ? "snug: shard \(names) is missing: what it has to report is not in here\n"
      : "snug: shards \(names) are missing: what they have to report is not in here\n"
  }

  /// The status of a run that gave this report.
  private static func status(of report: Report, _ options: AuditOptions) -> ExitStatus {
    let failOn = options.failOn ?? report.run.failOn.flatMap(FailThreshold.init)
    let status = ExitStatus(
      of: report, isIncomplete: report.run.isIncomplete || report.part != nil, failOn: failOn,
      isSurvey: report.isSurvey)
    let isStale = report.run.baseline?.isStrict == true && (report.summary.baseline?.gone ?? 0) > 0
    return status == .clean && isStale && failOn != .never ? .findings : status
  }
}
