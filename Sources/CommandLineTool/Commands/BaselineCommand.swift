import Checks
import Reports
import Vocabulary

/// `snug baseline`: the list of findings that a team knows, so that only what is new fails a run.
enum BaselineCommand {
  static let command = Command(
    "baseline", summary: "Keep a list of known findings, so that only new ones fail a run",
    discussion: [
      "`write` takes down all that is found now. `snug audit --baseline FILE`, or `baseline: \"FILE\"` in the "
        + "configuration, then counts what is not in the list; so does what is in it and has got worse, or has another "
        + "title. The file is \(Baseline.standardName) beside the configuration unless one of these names another.",
      "In a run over a part (PATHs, --locales, --key, --component, --rule) only that part of the list changes.",
    ],
    subcommands: [write, compare, prune, accept])

  // MARK: write

  private static let write = Command(
    "baseline write", summary: "Write down all that is found now as known",
    usage: ["baseline write [PATH...] [OPTIONS]"],
    discussion: [
      "What was accepted stays so with its reason, and is carried over where its component or file has another name now."
    ],
    examples: [
      ("snug baseline write", "after which `snug audit --baseline \(Baseline.standardName)` finds nothing new"),
      ("snug baseline write --locales km", "take down what is found in Khmer, and leave the rest of the list alone"),
    ],
    table: OptionTable<AuditOptions>(operands: AuditOptions.paths, AuditOptions.audit + [listOptions]),
    initial: AuditOptions()
  ) { options, session in
    let request = try AuditRequest(options, session)
    let file = BaselineFile(options, request.configuration, session)
    let old = file.exists ? try file.read(session, isQuiet: options.isQuiet) : Baseline(toolVersion: Program.version)
    let report = try await request.report()
    let update = BaselineUpdate(writing: request.comparison(of: report, with: old), request.forBaseline)
    try file.write(update.baseline)
    session.output.write(lines: told(update, isVerbose: options.isVerbose, of: file))
    if !options.isQuiet { session.errors.write(lines: advice(update, report, file, options, request)) }
    return request.isIncomplete(report) ? .incomplete : .clean
  }

  private static func told(_ update: BaselineUpdate, isVerbose: Bool, of file: BaselineFile) -> [String] {
    let known = BaselineFile.count(update.baseline.known.count, "known finding", "known findings")
    var lines = ["Wrote \(file.name): \(known), \(update.baseline.accepted.count) accepted."]
    if !update.carried.isEmpty {
      let count = BaselineFile.count(update.carried.count, "accepted finding", "accepted findings")
      lines.append("Carried over \(count) to what a component or file is called now:")
      lines += limited(update.carried, isVerbose: isVerbose) { ["  \($0.from.line)", "    is now \($0.to.line)"] }
    }
    if !update.renewed.isEmpty {
      let count = BaselineFile.count(update.renewed.count, "accepted finding has", "accepted findings have")
      lines.append("\(count) got worse or another title; the reasons are kept, so look whether they still hold:")
      lines += limited(update.renewed, isVerbose: isVerbose) { ["  \($0.line)"] }
    }
    if !update.kept.isEmpty {
      let count = BaselineFile.count(update.kept.count, "accepted finding", "accepted findings")
      lines.append("\(count) no longer found, and kept (`snug baseline prune\(file.argument)` drops them):")
      lines += limited(update.kept, isVerbose: isVerbose) { ["  \($0.line)"] }
    }
    if !update.dropped.isEmpty {
      let count = BaselineFile.count(update.dropped.count, "known finding", "known findings")
      lines.append("Dropped \(count) that no longer occur\(update.dropped.count == 1 ? "s" : "").")
    }
    return lines
  }

  private static func advice(
    _ update: BaselineUpdate, _ report: Report, _ file: BaselineFile, _ options: AuditOptions, _ request: AuditRequest
  ) -> [String] {
    var lines: [String] = []
    if request.isIncomplete(report) {
      lines.append("Not everything was audited: what that would find is new when it is found.")
    }
    if options.baseline == nil, request.configuration.baseline == nil {
      lines.append(
        "Next: `snug audit --baseline \(file.name)`, or baseline: \"\(Baseline.standardName)\" in the configuration.")
    }
    return lines
  }

  // MARK: compare

  private static let compare = Command(
    "baseline compare", summary: "Show what is new, changed or worse, and what no longer occurs",
    usage: ["baseline compare [PATH...] [OPTIONS]"],
    discussion: ["Exits with 1 where anything counts as new, notes too, unless --fail-on says from which severity on."],
    table: OptionTable<AuditOptions>(
      operands: AuditOptions.paths,
      AuditOptions.audit + [
        .init("A baseline", [AuditOptions.baselineFile, AuditOptions.strictBaseline]),
        .init("The report", AuditOptions.report + [AuditOptions.failOn("error, warning, note (standard), or never")]),
      ]),
    initial: AuditOptions()
  ) { options, session in
    let targets = try ReportTarget.targets(options)
    for target in targets { try target.check(session) }
    var options = options
    options.failOn = options.failOn ?? .note
    let request = try AuditRequest(options, session)
    let file = BaselineFile(options, request.configuration, session)
    let baseline = try file.read(session, isQuiet: options.isQuiet)
    let comparison = request.comparison(of: try await request.report(), with: baseline)
    file.tell(comparison, options, session)
    try await request.write(comparison.reportOfNew(), to: targets) { ComparisonReport.text(of: comparison, $0) }
    return request.status(of: comparison)
  }

  // MARK: prune

  private static let prune = Command(
    "baseline prune", summary: "Drop what no longer occurs, accepted or not",
    usage: ["baseline prune [PATH...] [OPTIONS]"],
    discussion: ["Entries about files or languages that could not be read or measured stay."],
    table: OptionTable<AuditOptions>(operands: AuditOptions.paths, AuditOptions.audit + [listOptions]),
    initial: AuditOptions()
  ) { options, session in
    let request = try AuditRequest(options, session)
    let file = BaselineFile(options, request.configuration, session)
    let baseline = try file.read(session, isQuiet: options.isQuiet)
    let report = try await request.report()
    let update = BaselineUpdate(pruning: request.comparison(of: report, with: baseline))
    let count = update.dropped.count
    if count > 0 { try file.write(update.baseline) }
    let entries = BaselineFile.count(count, "entry that no longer occurs", "entries that no longer occur")
    session.output.write(
      lines: [count == 0 ? "All that is in \(file.name) still occurs." : "Dropped \(entries) from \(file.name):"]
        + limited(update.dropped, isVerbose: options.isVerbose) { ["  \($0.line)"] })
    return request.isIncomplete(report) ? .incomplete : .clean
  }

  // MARK: accept

  private struct Acceptance: Sendable {
    var audit = AuditOptions()
    var fingerprints: [String] = []
    var reason: String?
  }

  private static let accept = Command(
    "baseline accept", summary: "Accept findings for good, with the reason",
    usage: ["baseline accept FINGERPRINT... --reason TEXT [OPTIONS]"],
    discussion: [
      "Audits first, so that a finding is accepted as it is now; known findings move, others are added. Accepted anew, "
        + "a finding has the new reason. For patterns there is `ignore` in the configuration."
    ],
    examples: [("snug baseline accept 2c128b6488c401ff --reason \"the label scrolls\"", "accept one finding")],
    table: OptionTable<Acceptance>(
      operands: .init(
        "FINGERPRINT...", \.fingerprints, choice: .open,
        "as reports and `snug audit --verbose` have them; the first \(Fingerprints.fewestDigits) digits or more will do"
      ),
      [
        .init(
          "The list",
          [.value("--reason", "TEXT", .text, \.reason, "why one can live with it")]
            + [AuditOptions.baselineFile, AuditOptions.quiet].map { $0.within(\.audit) })
      ] + AuditOptions.audit.map { $0.within(\.audit) }),
    initial: Acceptance()
  ) { options, session in
    guard !options.fingerprints.isEmpty else {
      throw UsageError("say which findings, by their fingerprints", command: "baseline accept")
    }
    // Reports suggest the command with dots or TEXT in the reason's place.
    guard let reason = options.reason, reason.contains(where: { $0.isLetter || $0.isNumber }), reason != "TEXT" else {
      throw UsageError("say why: --reason TEXT", command: "baseline accept")
    }
    let request = try AuditRequest(options.audit, session)
    let file = BaselineFile(options.audit, request.configuration, session)
    var baseline = Baseline(toolVersion: Program.version)
    baseline.rules = request.forBaseline.rules
    baseline.options = options.audit.measuring
    if file.exists { baseline = try file.read(session, isQuiet: options.audit.isQuiet) }
    let comparison = request.comparison(of: try await request.report(), with: baseline)
    let present = comparison.report.findings.filter { !$0.isGap }.map(\.fingerprint)
    let fingerprints = try Fingerprints.resolve(
      options.fingerprints, among: present + comparison.untouched.map(\.fingerprint),
      gone: comparison.gone.map { ($0.fingerprint, $0.line) })
    let update = BaselineUpdate(accepting: fingerprints, reason: reason, in: comparison)
    try file.write(update.baseline)
    session.output.write(lines: update.accepted.map { "Accepted \($0.line)" })
    return .clean
  }

  // MARK: What several share

  private static let listOptions = OptionTable<AuditOptions>.Group(
    "The list",
    [
      AuditOptions.baselineFile, .flag("--verbose", \.isVerbose, "list all that changes, and what walks passed by"),
      AuditOptions.quiet,
    ])

  /// The first lines, and how many more there are.
  private static func limited<Item>(_ items: [Item], isVerbose: Bool, _ lines: (Item) -> [String]) -> [String] {
    let shown = isVerbose ? items.count : min(items.count, 20)
    let rest = items.count > shown ? ["  and \(items.count - shown) more (--verbose)"] : []
    return items.prefix(shown).flatMap(lines) + rest
  }
}
