import Vocabulary

/// Faults of a component itself, folded by rule over the strategies of one component.
struct ComponentFaults {
  private(set) var notes = 0
  private(set) var shared = 0
  private(set) var settled = 0
  private var faults: [ComponentFault] = []
  private let isSurvey: Bool
  private let isVerbose: Bool

  private struct Name: Hashable {
    var rule: String
    var component: String
    var severity: Severity
  }

  init(_ report: Report, _ options: ReportOptions) {
    isSurvey = options.isSurvey
    isVerbose = options.isVerbose
    var places: [Name: Int] = [:]
    for finding in report.findings where finding.scope == .component {
      if finding.alsoInSource, !options.isVerbose {
        shared += 1
        continue
      }
      if finding.status.isSettled, !options.listsSettled {
        settled += 1
        continue
      }
      if finding.severity == .note, !options.isVerbose, !options.isSurvey {
        notes += 1
        continue
      }
      let component = Wording.name(of: finding.component, finding.strategy, isSurvey: isSurvey)
      let name = Name(rule: finding.rule, component: component, severity: finding.severity)
      let at = places[name] ?? faults.count
      if at == faults.count {
        places[name] = at
        faults.append(ComponentFault(component: component, worst: finding))
      }
      faults[at].add(finding)
    }
    faults.sort { left, right in
      if left.worst.severity != right.worst.severity { return left.worst.severity > right.worst.severity }
      // What only matters where something clips comes last, however many titles it counts.
      if left.isCounted != right.isCounted { return right.isCounted }
      if left.titles != right.titles { return left.titles > right.titles }
      return (left.worst.identity, left.worst.message) < (right.worst.identity, right.worst.message)
    }
  }

  func write(to page: inout Page) {
    guard !faults.isEmpty else { return }
    page.heading(isSurvey ? "Strategies at fault, whatever the title" : "Components at fault, whatever the title")
    for (index, fault) in faults.enumerated() {
      if index > 0 { page.blank() }
      fault.write(to: &page, isSurvey: isSurvey)
      if isVerbose { page.paragraph([Phrase(Wording.joined(fault.fingerprints), .faint)], indent: 2) }
    }
  }
}

/// The findings of one rule and severity in one component.
private struct ComponentFault {
  var component: String
  var worst: Finding
  var directions: Set<Direction> = []
  /// In the order of the report.
  var strategies: [FaultyStrategy] = []
  var fingerprints: [String] = []

  var titles: Int { strategies.reduce(0) { max($0, $1.titles) } }

  /// Rules that count by face or script, and are one fact for the reader.
  var isCounted: Bool { worst.rule == "ink-outside-frame" }

  mutating func add(_ finding: Finding) {
    if let direction = finding.direction { directions.insert(direction) }
    let fingerprint = finding.fingerprint
    if !fingerprints.contains(fingerprint) { fingerprints.append(fingerprint) }
    if Self.size(of: finding) > Self.size(of: worst) { worst = finding }
    let name = finding.strategy ?? ""
    let at = strategies.firstIndex { $0.name == name } ?? strategies.count
    if at == strategies.count { strategies.append(.init(name: name)) }
    strategies[at].titles += finding.titles ?? 1
    strategies[at].locales.formUnion(finding.locales.isEmpty ? [finding.locale].compactMap(\.self) : finding.locales)
  }

  private static func size(of finding: Finding) -> Double {
    switch finding.worst {
    case .measure(_, let measured, _, _): measured.magnitude
    case .room(_, _, let needed, let available, _): needed - available
    case nil: 0
    }
  }

  func write(to page: inout Page, isSurvey: Bool) {
    var head: [Phrase] = []
    // In a survey all findings are notes, and its head says so.
    if !isSurvey { head.append(Phrase(worst.severity.rawValue + " ", Wording.style(of: worst.severity))) }
    head.append(Phrase(worst.rule, .strong))
    if !component.isEmpty { head.append(Phrase(" in " + component)) }
    if let direction = directions.first, directions.count == 1 {
      head.append(Phrase(direction.isRightToLeft ? ", right to left" : ", left to right"))
    }
    if let location = worst.location { head.append(Phrase(", " + Wording.place(location), .faint)) }
    page.paragraph(head, hanging: 2)
    for (names, strategy) in folded {
      let locales = Wording.list(strategy.locales.sorted().map(\.identifier), showing: 12)
      let count = Wording.counted(strategy.titles, "title") + (locales.isEmpty ? "" : " in " + locales)
      let rest = isCounted && strategies.count > 1 ? "; \(Wording.counted(strategies.count, "strategy"))" : ""
      page.paragraph([Phrase(names.isEmpty ? "" : names + ": "), Phrase(count + rest)], indent: 2, hanging: 2)
    }
    page.paragraph([Phrase(worst.message, .faint)], indent: 2)
    guard let text = worst.text, !isCounted else { return }
    var example = [Phrase("For example ", .faint), Phrase.title(text, .faint)]
    if folded.count > 1, let strategy = worst.strategy { example.append(Phrase(" in " + strategy, .faint)) }
    page.paragraph(example, indent: 2)
  }

  /// Strategies that fail with the same titles on one line, most titles first; a counted rule on a single one.
  private var folded: [(names: String, strategy: FaultyStrategy)] {
    if isCounted {
      var all = FaultyStrategy(name: "", titles: titles)
      for strategy in strategies { all.locales.formUnion(strategy.locales) }
      return [("", all)]
    }
    var lines: [(names: [String], strategy: FaultyStrategy)] = []
    for strategy in strategies {
      if let at = lines.firstIndex(where: {
        $0.strategy.titles == strategy.titles && $0.strategy.locales == strategy.locales
      }) {
        lines[at].names.append(strategy.name)
      } else {
        lines.append(([strategy.name], strategy))
      }
    }
    lines.sort { ($1.strategy.titles, $0.names[0]) < ($0.strategy.titles, $1.names[0]) }
    return lines.map { (Wording.joined($0.names.filter { !$0.isEmpty }), $0.strategy) }
  }
}

private struct FaultyStrategy {
  var name: String
  var titles = 0
  var locales: Set<LanguageTag> = []
}
