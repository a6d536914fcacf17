import Catalogs
package import Reports
import Vocabulary

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

  /// Writes a report to each target. `folder` is what its paths are relative to, absolute.
  static func write(
    _ report: Report, to targets: [ReportTarget], _ options: AuditOptions, folder: String, _ session: Session
  ) throws(UsageError) {
    for target in targets {
      var style = ReportOptions(width: Engine.columns)
      style.showsAll = options.showsAll
      style.isVerbose = options.isVerbose
      style.isSurvey = report.isSurvey
      style.pathPrefix = target.format.pathPrefix(report.run, folder: folder)
      style.repeatedArguments = report.run.arguments
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
