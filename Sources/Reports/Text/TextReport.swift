package import Vocabulary

/// The report as a person reads it in a terminal.
package enum TextReport {
  package static func text(of report: Report, _ options: ReportOptions) -> String { "" }
}
