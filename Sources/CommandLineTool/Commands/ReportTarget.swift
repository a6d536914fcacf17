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
}

/// How reports come to their targets.
struct ReportWriter: Sendable {
  let options: AuditOptions
  /// What reported paths are relative to; absolute.
  let folder: String
  let session: Session

  /// `json` is what the JSON format writes and `text` what the text format writes, where it is not the report itself.
  func write(
    _ report: Report, to targets: [ReportTarget], json: Report? = nil,
    text: (@Sendable (ReportOptions) -> String)? = nil
  ) throws(UsageError) {
    for target in targets {
      var style = page(isSurvey: report.isSurvey, report.run.arguments)
      style.pathPrefix = target.format.pathPrefix(report.run, folder: folder)
      if target.file != nil {
        style.columns = Terminal.columnsElsewhere
        style.usesColor = options.color == .always
      }
      let bytes: [UInt8]
      switch (target.format.name, text, json) {
      case ("text", let text?, _): bytes = Array(text(style).utf8)
      case ("json", _, let json?): bytes = target.format.write(json, style)
      default: bytes = target.format.write(report, style)
      }
      if let file = target.file {
        try FileAccess.write(bytes, to: FileTree.absolute(file, in: session.workingFolder))
      } else {
        session.output.write(bytes)
      }
    }
  }

  /// A page of standard output. `arguments` are what suggested commands repeat.
  func page(isSurvey: Bool, _ arguments: [String]) -> ReportOptions {
    var style = ReportOptions(width: Engine.columns)
    style.columns = session.output.columns
    style.usesColor = session.usesColor(options.color, on: session.output)
    style.showsAll = options.showsAll
    style.isVerbose = options.isVerbose
    style.isSurvey = isSurvey
    style.repeatedArguments = arguments
    return style
  }
}
