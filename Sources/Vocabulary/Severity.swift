/// How much a finding weighs. Compared by weight: `note < warning < error`.
package enum Severity: String, Sendable, Hashable, CaseIterable, Comparable {
  case note, warning, error

  private var weight: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  package static func < (left: Severity, right: Severity) -> Bool { left.weight < right.weight }
}
