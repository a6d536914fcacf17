import Catalogs
package import Reports

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
    let comparison = request.comparison(of: try await request.report(findsRemedies: true), with: baseline)
    file.tell(comparison, options, session)
    try await request.write(options.showsNewOnly ? comparison.reportOfNew() : comparison.report, to: targets)
    return request.status(of: comparison)
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
