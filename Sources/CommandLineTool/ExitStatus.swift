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

/// From which severity on findings fail a run: `--fail-on`, `failOn`.
package enum FailThreshold: String, Sendable, Hashable, CaseIterable {
  case error, warning, note, never
}
