package import Vocabulary

/// What a run comes to, the same in every format (DESIGN §6).
package enum ExitStatus: Int32, Sendable, Equatable {
  /// Nothing at or above `--fail-on`.
  case clean = 0
  /// Findings at or above it.
  case findings = 1
  /// A wrong option, value or configuration, or no catalog at all: nothing was audited.
  case usage = 2
  /// Something could not be audited, whatever was found besides.
  case incomplete = 3
}

extension ExitStatus {
  /// What an audit comes to. `failOn` is nil where neither the configuration nor the command line says; a survey then
  /// fails for no finding, and anything else for errors. `never` silences the last two (DESIGN §6).
  package init(of report: Report, isIncomplete: Bool, failOn: FailThreshold?, isSurvey: Bool) {
    guard failOn != .never else {
      self = .clean
      return
    }
    let least = failOn.flatMap { Severity(rawValue: $0.rawValue) } ?? (isSurvey ? nil : .error)
    let fails = least.map { least in report.summary.severities.contains { $0.key >= least && $0.value > 0 } } ?? false
    self = isIncomplete ? .incomplete : fails ? .findings : .clean
  }
}

/// From which severity on findings fail a run: `--fail-on`, `failOn`.
package enum FailThreshold: String, Sendable, Hashable, CaseIterable {
  case error, warning, note, never
}
