package import Vocabulary

/// A form in which a report is written: a name for `--format`, and a function. A new one is a file and a line in `all`.
package struct ReportFormat: Sendable {
  package let name: String
  package let summary: String
  /// The same bytes for the same report and options.
  package let write: @Sendable (Report, ReportOptions) -> [UInt8]

  package init(name: String, summary: String, write: @escaping @Sendable (Report, ReportOptions) -> [UInt8]) {
    self.name = name
    self.summary = summary
    self.write = write
  }

  package static let all: [ReportFormat] = [
    ReportFormat(name: "text", summary: "to read in a terminal") { Array(TextReport.text(of: $0, $1).utf8) },
    ReportFormat(name: "json", summary: "everything, for other programs") {
      JSONReport.bytes(of: $0, layout: $1.jsonLayout)
    },
  ]

  package static func named(_ name: String) -> ReportFormat? { all.first { $0.name == name } }
}

/// What the caller knows and the report does not: the page, and how much of it to fill.
package struct ReportOptions: Sendable {
  /// Terminal columns; fewer than 24 count as 24.
  package var columns = 80
  /// The columns that a text takes on the page.
  package var width: @Sendable (String) -> Int
  package var usesColor = false
  /// All keys and all locales of each, not the worst only.
  package var showsAll = false
  /// Notes and findings that the source shares are listed too.
  package var isVerbose = false
  /// No configuration was found: every strategy was tried on every short title.
  package var isSurvey = false
  /// What the commands that the report suggests must repeat to find the same catalogs: `--config FILE`, PATHs.
  package var repeatedArguments: [String] = []
  package var jsonLayout = JSONWriter.Layout.indented

  package init(width: @escaping @Sendable (String) -> Int) { self.width = width }
}
