import Catalogs
import Checks
import CommandLineTool
import Reports
import Vocabulary

/// An audit of translated titles in buttons, for a team's own tests:
///
/// ```swift
/// @Test func everyTitleFits() async throws {
///   let findings = try await Audit(configuration: "snug.json5").findings
///   #expect(findings.isEmpty)
/// }
/// ```
///
/// Findings that stand in a variable are printed where the test fails, each on a line as a compiler would.
///
/// Paths start at the root of the package or repository that the calling file is in: the nearest folder above it that holds
/// a `Package.swift` or a `.git`.
public struct Audit: Sendable {
  /// Only these languages; empty for all.
  public var locales: [String]
  /// Only keys that one of these globs matches; empty for all.
  public var keys: [String]
  /// The list of known findings to compare with; nil for the configuration's.
  public var baseline: String?
  /// From which severity on ``findings`` has what was found; nil for what the configuration says: errors, as a rule.
  public var failOn: Finding.Severity?

  private let source: Source
  private let callingFile: String

  private enum Source: Sendable {
    /// The file; nil for the nearest above the calling file.
    case configuration(String?)
    case components([Component], catalogs: [Catalog], settings: [String: Setting])
  }

  /// Audits what a configuration file says.
  ///
  /// - Parameter configuration: the file; nil for the nearest `snug.json5` or `snug.json` in the folder of the calling file
  ///   and above it, as `snug audit` finds it.
  public init(
    configuration: String? = nil, locales: [String] = [], keys: [String] = [], baseline: String? = nil,
    failOn: Finding.Severity? = nil, file: String = #filePath
  ) {
    source = .configuration(configuration)
    callingFile = file
    (self.locales, self.keys, self.baseline, self.failOn) = (locales, keys, baseline, failOn)
  }

  /// Audits components that are described in Swift.
  ///
  /// - Parameter settings: anything that a configuration may have besides: `["sourceLocale": "de", "platform": "android"]`.
  public init(
    components: [Component], catalogs: [Catalog], settings: [String: Setting] = [:], locales: [String] = [],
    keys: [String] = [], baseline: String? = nil, failOn: Finding.Severity? = nil, file: String = #filePath
  ) {
    source = .components(components, catalogs: catalogs, settings: settings)
    callingFile = file
    (self.locales, self.keys, self.baseline, self.failOn) = (locales, keys, baseline, failOn)
  }

  /// What would fail `snug audit`: findings that count, of the severity that ``failOn`` says or above, and whatever could
  /// not be audited. Audits each time it is asked.
  ///
  /// Throws ``AuditError``.
  public var findings: Findings {
    get async throws {
      let (report, threshold) = try await report()
      return list(report) { finding in
        finding.isGap || finding.counts && threshold.map { finding.severity >= $0 } ?? false
      }
    }
  }

  /// Everything that was found: notes, what the source's own finding counts for, and what the baseline has.
  ///
  /// Throws ``AuditError``.
  public var allFindings: Findings {
    get async throws {
      list(try await report().report) { _ in true }
    }
  }

  // MARK: Carrying it out

  private func report() async throws -> (report: Report, threshold: Severity?) {
    var isWritten = false
    if case .components = source { isWritten = true }
    do {
      let (options, session) = try request()
      let request = try AuditRequest(options, session)
      if request.configuration.plan.isSurvey {
        throw AuditError(["the configuration has no components: without any, nothing can fail"])
      }
      guard request.missing.isEmpty else { throw AuditError(request.missing) }
      let report = try await request.reportAgainstBaseline()
      let stated = failOn.flatMap { FailThreshold(rawValue: $0.rawValue) } ?? request.configuration.failOn ?? .error
      return (report, Severity(rawValue: stated.rawValue))
    } catch {
      throw AuditError(error, isWritten: isWritten)
    }
  }

  private func request() throws -> (AuditOptions, Session) {
    let root = TestPlace.root(above: callingFile)
    var options = AuditOptions()
    options.isQuiet = true
    options.locales = locales.map { LanguageTag($0) }
    options.keys = keys
    options.baseline = baseline.map { FileTree.absolute($0, in: root) }
    options.configuration.manifestFolder = TestPlace.fontManifests
    var session = Session.ofProcess()
    session.output = .collecting { _ in }
    session.errors = .collecting { _ in }
    session.workingFolder = root
    switch source {
    case .configuration(let file?):
      options.configuration.file = FileTree.absolute(file, in: root)
    case .configuration(nil):
      session.workingFolder = TestPlace.folder(of: callingFile)
    case .components(let components, let catalogs, let settings):
      options.configuration.text = try Self.configuration(components, catalogs, settings)
    }
    return (options, session)
  }

  /// The configuration file that would say the same.
  private static func configuration(
    _ components: [Component], _ catalogs: [Catalog], _ settings: [String: Setting]
  ) throws(AuditError) -> [UInt8] {
    if catalogs.isEmpty { throw AuditError(["an audit needs catalogs: name their paths or globs"]) }
    var members = [
      (name: "catalogs", value: Setting.list(catalogs.map { .text($0.path) })),
      (name: "components", value: .object(components.map { ($0.name, .object($0.settings)) })),
    ]
    members += settings.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return Array(Setting.object(members).json.utf8)
  }

  private func list(_ report: Report, where isAsked: (Vocabulary.Finding) -> Bool) -> Findings {
    let options = ReportOptions { $0.count }
    let root = TestPlace.root(above: callingFile)
    var places: [String: SourceLocation] = [:]
    if case .components(let components, _, _) = source {
      for component in components {
        places[component.name] = SourceLocation(
          file: FileTree.relative(component.file, to: root), line: component.line, column: 1)
      }
    }
    let findings = report.findings.filter(isAsked).map { finding in
      Finding(
        finding, place: finding.scope == .component ? finding.component.flatMap { places[$0] } : nil, options: options)
    }
    func counted(_ count: Int, _ noun: String) -> String { count == 1 ? "1 " + noun : "\(count) \(noun)s" }
    let summary = report.summary
    return Findings(
      findings, scope: counted(summary.titles, "title") + " in " + counted(summary.locales, "locale"))
  }
}
