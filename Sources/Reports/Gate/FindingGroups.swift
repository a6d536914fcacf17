import Vocabulary

/// Findings that share a row where there is room for few rows: those of one key in one file, worst first.
///
/// Locales are folded only within a file: a reader who owns `de.lproj` is not told of what is wrong in `fr.lproj`.
struct FindingGroup {
  var findings: [Finding]

  var worst: Finding { findings[0] }
}

struct FindingGroups {
  /// Worst first.
  private(set) var groups: [FindingGroup] = []

  private struct Name: Hashable {
    var scope: Finding.Scope
    var file: String?
    /// The key; for a component its name, and its rule since its faults have nothing else in common.
    var subject: String?
    var rule: String?
  }

  init(_ listed: [GateSelection.Listed]) {
    var places: [Name: Int] = [:]
    for finding in listed.lazy.map(\.finding) {
      let name = Self.name(finding)
      if let at = places[name] {
        groups[at].findings.append(finding)
      } else {
        places[name] = groups.count
        groups.append(FindingGroup(findings: [finding]))
      }
    }
  }

  private static func name(_ finding: Finding) -> Name {
    let scope = finding.scope
    let file = finding.location?.file
    return switch scope {
    case .title: Name(scope: scope, file: file, subject: finding.key)
    case .component: Name(scope: scope, file: file, subject: finding.component, rule: finding.rule)
    case .notMeasured: Name(scope: scope, file: file, subject: finding.message)
    case .catalog: Name(scope: scope, file: file, subject: finding.key ?? finding.message, rule: finding.rule)
    }
  }
}
