package import Catalogs
import Checks
import Layouts
import UnicodeServices
package import Vocabulary

/// What an audit is made of, all decided: the one value that the command line hands on.
package struct AuditRun: Sendable {
  package var configuration: Configuration
  package var found: CatalogWalker.Result
  package var fonts: FontSetup
  package var jobs: Int
  /// Paths or locales narrow the run: an `ignore` outside them is not unused.
  package var isPartial: Bool
  package var progress: ProgressBar
}

/// What an audit came to.
package struct AuditOutcome: Sendable {
  package var report: Report
  /// Something could not be audited: an unreadable catalog, an absent face.
  package var isIncomplete: Bool
}

/// The one place where the commands call what measures: everything on this side is options, files and streams.
enum Engine {
  static func audit(_ run: AuditRun) async throws -> AuditOutcome {
    throw UsageError("the audit engine is not in this build")
  }

  static func inspect(_ request: InspectRequest) async throws -> (figure: Figure, findings: [Finding]) {
    throw UsageError("the audit engine is not in this build")
  }

  static func measure(_ request: MeasureRequest) async throws -> Measurement {
    throw UsageError("the audit engine is not in this build")
  }

  /// The terminal columns of a text.
  static let columns: @Sendable (String) -> Int = { TerminalWidth.columns(of: $0) }
}
