package import Vocabulary

/// A form in which a report is written: a name for `--format`, and a function. A new one is a file and a line in `all`.
package struct ReportFormat: Sendable {
  package let name: String
  package let summary: String
  /// From where the format's reader looks for the files that are named: what `ReportOptions.pathPrefix` must bridge.
  package let pathBase: PathBase
  /// The report's gallery is to be filled.
  package let needsPictures: Bool
  /// The same bytes for the same report and options.
  package let write: @Sendable (Report, ReportOptions) -> [UInt8]

  package enum PathBase: Sendable {
    /// Paths stay as the audit has them: relative to the configuration's folder.
    case report
    /// The repository's root.
    case repository
    /// Anywhere: paths are absolute.
    case absolute
  }

  package init(
    name: String, summary: String, pathBase: PathBase = .report, needsPictures: Bool = false,
    write: @escaping @Sendable (Report, ReportOptions) -> [UInt8]
  ) {
    self.name = name
    self.summary = summary
    self.pathBase = pathBase
    self.needsPictures = needsPictures
    self.write = write
  }

  package init(
    name: String, summary: String, pathBase: PathBase = .report, needsPictures: Bool = false,
    text: @escaping @Sendable (Report, ReportOptions) -> String
  ) {
    self.init(name: name, summary: summary, pathBase: pathBase, needsPictures: needsPictures) {
      Array(text($0, $1).utf8)
    }
  }

  package static let all: [ReportFormat] = [
    ReportFormat(name: "text", summary: "to read in a terminal", text: TextReport.text(of:_:)),
    ReportFormat(name: "json", summary: "everything, for other programs") {
      JSONReport.bytes(of: $0, layout: $1.jsonLayout)
    },
    ReportFormat(
      name: "sarif", summary: "for code scanning, SARIF 2.1.0", pathBase: .repository,
      write: SARIFReport.bytes(of:_:)),
    ReportFormat(
      name: "junit", summary: "for the test tabs of CI systems", pathBase: .repository, text: JUnitReport.text(of:_:)),
    ReportFormat(
      name: "github", summary: "annotations of GitHub Actions", pathBase: .repository, text: GitHubReport.text(of:_:)),
    ReportFormat(
      name: "gitlab", summary: "GitLab's Code Quality report", pathBase: .repository, write: GitLabReport.bytes(of:_:)),
    ReportFormat(
      name: "xcode", summary: "warnings for a build phase", pathBase: .absolute, text: XcodeReport.text(of:_:)),
    ReportFormat(
      name: "markdown", summary: "for a comment or a job's summary", pathBase: .repository,
      text: MarkdownReport.text(of:_:)),
    ReportFormat(
      name: "html", summary: "a page for designers, with every failing button as a picture", needsPictures: true,
      text: HTMLReport.text(of:_:)),
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
  /// The way from the working folder to the folder that reported paths are relative to, ending in `/`, or empty: put before
  /// the path of a catalog in a command.
  package var catalogPrefix = ""
  package var jsonLayout = JSONWriter.Layout.indented
  /// Put before each path that the report names, ending in `/`, or empty: the way from where the format's reader starts
  /// to the folder that reported paths are relative to. GitHub and GitLab start at the repository's root; an Xcode build
  /// phase needs absolute paths.
  package var pathPrefix = ""

  package init(width: @escaping @Sendable (String) -> Int) { self.width = width }

  /// What the baseline has is listed too.
  var listsSettled: Bool { showsAll || isVerbose }
}
