import Catalogs
import Checks
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
      [.init("The report", AuditOptions.reporting.map { $0.within(\.audit) })]),
    initial: Options(), run: run)

  private static func run(_ options: Options, _ session: Session) throws -> ExitStatus {
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
    if let part = merged.part {
      let names = part.missing.map { "\($0)/\(part.count)" }
      let isOne = names.count == 1
      session.errors.write(
        "snug: \(isOne ? "shard" : "shards") \(names.joined(separator: ", ")) \(isOne ? "is" : "are") missing: what "
          + "\(isOne ? "it has" : "they have") to report is not in here\n")
    }
    try ReportTarget.write(
      merged, to: targets, options.audit, folder: merged.run.folder(seenFrom: session.workingFolder), session)
    return ExitStatus(
      of: merged, isIncomplete: merged.isIncomplete || merged.part != nil,
      failOn: options.audit.failOn ?? merged.run.failOn.flatMap(FailThreshold.init), isSurvey: merged.isSurvey)
  }
}
