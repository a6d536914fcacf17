import Catalogs
import Reports
import Vocabulary

/// `snug audit`
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
    let request = try AuditRequest(options, session)
    guard let file = BaselineFile.asked(options, request.configuration, session) else {
      for (isAsked, name) in [(options.showsNewOnly, "--new"), (options.isBaselineStrict, "--strict-baseline")]
      where isAsked {
        throw UsageError(
          "\(name) needs a baseline: say --baseline FILE, or `baseline` in the configuration; "
            + "`snug baseline write` writes one")
      }
      let report = try await request.report(findsRemedies: true)
      try await request.write(report, to: targets)
      return request.status(of: report)
    }
    let baseline = try file.read(session, isQuiet: options.isQuiet)
    var report = try await request.report(findsRemedies: true)
    report.ask(of: file, request, baseline)
    let comparison = request.comparison(of: report, with: baseline)
    file.tell(comparison, options, session)
    // A shard's JSON is to be joined with others, and held against the baseline then.
    try await request.write(
      options.showsNewOnly ? comparison.reportOfNew() : comparison.report, to: targets,
      json: report.part == nil ? nil : report)
    return request.status(of: comparison)
  }
}
