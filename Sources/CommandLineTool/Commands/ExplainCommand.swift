import Checks
import Reports
import Vocabulary

/// `snug explain`: one finding whole.
enum ExplainCommand {
  private struct Options: Sendable {
    var audit = AuditOptions()
    /// The fingerprint, then paths.
    var words: [String] = []
  }

  static let command = Command(
    "explain", summary: "Show one finding whole: every number, the rule, and what to do",
    usage: ["explain FINGERPRINT [PATH...] [OPTIONS]"],
    discussion: [
      "Audits as `snug audit` with the same PATHs and options does, and shows the findings of that fingerprint."
    ],
    examples: [
      ("snug explain 2c128b6488c401ff", "a finding that a report names"), ("snug explain 2c128b", "the same"),
    ],
    table: OptionTable<Options>(
      operands: .init(
        "FINGERPRINT", \.words,
        "as reports and `snug audit --verbose` have it, or its first \(Fingerprints.fewestDigits) digits or more; then "
          + "PATHs as `snug audit` takes them"),
      AuditOptions.audit.map { $0.within(\.audit) } + [
        .init(
          "What to show",
          [AuditOptions.baselineFile, AuditOptions.quiet, AuditOptions.color].map { $0.within(\.audit) })
      ]),
    initial: Options(), run: run)

  private static func run(_ given: Options, _ session: Session) async throws -> ExitStatus {
    guard let fingerprint = given.words.first else {
      throw UsageError(
        "say which finding, by its fingerprint: `snug audit --verbose` and the JSON report name them",
        command: "explain")
    }
    var options = given.audit
    options.paths = Array(given.words.dropFirst())
    let request = try AuditRequest(options, session)
    var report = try await request.report()
    var gone: [(String, String)] = []
    if let file = BaselineFile.asked(options, request.configuration, session), file.exists || options.baseline != nil {
      let baseline = try file.read(session, isQuiet: options.isQuiet)
      let comparison = request.comparison(of: report, with: baseline)
      report = comparison.report
      gone = comparison.gone.map { ($0.fingerprint, $0.line) }
    }
    let whole = try Fingerprints.resolve([fingerprint], among: report.findings.map(\.fingerprint), gone: gone)
    let findings = report.findings.filter { whole.contains($0.fingerprint) }
    session.output.write(ExplainReport.text(of: findings, in: report, request.style))
    return .clean
  }
}
