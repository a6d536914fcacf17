import Vocabulary

/// Findings as test suites and cases, the worst suite and the worst case first.
struct JUnitSuites {
  private(set) var list: [Suite] = []

  struct Suite {
    /// The catalog and the locale; for a component's faults the configuration.
    var name: String
    var cases: [Case] = []

    var counts: Counts { cases.reduce(into: Counts()) { $0.add($1) } }
  }

  /// A key, or a component's rule.
  struct Case {
    var name: String
    /// As the reader finds it.
    var path: String?
    var line = 1
    /// What could not be measured.
    var errors: [Finding] = []
    /// Errors that count.
    var failures: [Finding] = []
    /// Warnings, notes, and what does not count.
    var others: [Finding] = []

    /// Nothing in it counts.
    var isSkipped: Bool { errors.isEmpty && failures.isEmpty && others.allSatisfy { !$0.counts } }
  }

  struct Counts: Equatable {
    var cases = 0
    var failures = 0
    var errors = 0
    var skipped = 0

    mutating func add(_ test: Case) {
      cases += 1
      if !test.errors.isEmpty { errors += 1 } else if !test.failures.isEmpty { failures += 1 }
      if test.isSkipped { skipped += 1 }
    }
  }

  var cases: Int { list.reduce(0) { $0 + $1.cases.count } }

  var counts: Counts {
    list.lazy.flatMap(\.cases).reduce(into: Counts()) { $0.add($1) }
  }

  init(_ listed: [GateSelection.Listed], _ options: ReportOptions) {
    var suites: [String: Int] = [:]
    var places: [[String]: Int] = [:]
    for finding in listed.lazy.map(\.finding) {
      let suite = Self.suiteName(finding)
      let at = suites[suite] ?? list.count
      if at == list.count {
        suites[suite] = at
        list.append(Suite(name: suite))
      }
      let name = Self.caseName(finding, isSurvey: options.isSurvey)
      let place = places[[suite, name]] ?? list[at].cases.count
      if place == list[at].cases.count {
        places[[suite, name]] = place
        list[at].cases.append(
          Case(name: name, path: finding.location.map { options.path($0.file) }, line: finding.location?.line ?? 1))
      }
      list[at].cases[place].add(finding)
    }
  }

  /// The first `limit` cases, in the order of the suites.
  mutating func keepWorst(_ limit: Int) {
    var room = limit
    for index in list.indices {
      list[index].cases = Array(list[index].cases.prefix(room))
      room -= list[index].cases.count
    }
    list.removeAll { $0.cases.isEmpty }
  }

  private static func suiteName(_ finding: Finding) -> String {
    let file = finding.location?.file
    let parts = finding.scope == .component ? [file ?? "components"] : [file, finding.locale?.identifier]
    let name = parts.compactMap(\.self).joined(separator: " ")
    return SafeText.visible(name.isEmpty ? "snug" : name)
  }

  private static func caseName(_ finding: Finding, isSurvey: Bool) -> String {
    let name =
      switch finding.scope {
      case .component: "\(Wording.place(finding.component, finding.strategy, isSurvey: isSurvey)): \(finding.rule)"
      case .title, .catalog: finding.key ?? finding.rule
      case .notMeasured: finding.key ?? "every title measured"
      }
    return SafeText.closed(SafeText.visible(name))
  }
}

extension JUnitSuites.Case {
  fileprivate mutating func add(_ finding: Finding) {
    if finding.scope == .notMeasured || finding.rule == "catalog-unreadable" && finding.severity == .error {
      errors.append(finding)
    } else if finding.severity == .error, finding.counts {
      failures.append(finding)
    } else {
      others.append(finding)
    }
  }
}
