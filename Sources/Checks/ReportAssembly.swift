import Vocabulary

/// A report in the making. What adds up over shards stands apart from what is made of the sums, so that a whole run and
/// the joined shards of one come to the same report by the same way.
struct ReportAssembly {
  /// Without component findings and absent faces, which `part` holds as they add up. Its summary has what is counted
  /// elsewhere; the counts of findings are made here.
  private var draft: Report
  private(set) var part: Report.Part

  /// `draft` has findings that stand by themselves, in any order.
  init(draft: Report, part: Report.Part) {
    self.draft = draft
    self.part = part
  }

  /// Takes a report of shards apart again.
  init(takingApart report: Report, part: Report.Part) {
    draft = report
    draft.findings.removeAll { $0.scope == .component || $0.scope == .notMeasured }
    self.part = part
  }

  /// Adds the report of other shards of the same audit.
  mutating func add(_ other: ReportAssembly) {
    draft.findings += other.draft.findings
    draft.environment.fonts += other.draft.environment.fonts
    draft.ranking = Self.sum(of: draft.ranking + other.draft.ranking)
    draft.remedies = Self.sum(of: draft.remedies + other.draft.remedies)
    draft.summary.titles += other.draft.summary.titles
    draft.summary.layouts += other.draft.summary.layouts
    draft.summary.noComponent += other.draft.summary.noComponent
    draft.summary.notMeasured.merge(other.draft.summary.notMeasured, uniquingKeysWith: +)
    draft.run.isIncomplete = draft.run.isIncomplete || other.draft.run.isIncomplete
    part.add(other.part, sizes: draft.textSizes)
  }

  /// The report, whole where nothing of it is in other shards.
  func report() -> Report {
    var report = draft
    for index in report.findings.indices { report.findings[index].roundNumbers() }
    fillBudgets(&report.findings)
    report.findings += part.faults.map { $0.told(isSurvey: draft.isSurvey) } + part.absences.map(Self.told)
    if part.isWhole { report.findings += part.unusedIgnores }
    report.findings.sort { FindingOrder.precedes($0, $1) }
    // Titles that never fail count for those of other shards.
    if part.isWhole { report.remedies.removeAll(where: \.isEmpty) }
    report.remedies.sort { ($0.component, $0.strategy) < ($1.component, $1.strategy) }
    report.environment.fonts = Self.distinct(draft.environment.fonts)
    report.summary.locales = part.locales.count
    report.summary.components = part.components.count
    report.summary.count(report.findings)
    report.part = part.isWhole ? nil : part.sorted
    return report
  }

  private static func told(_ absence: Finding) -> Finding {
    var finding = absence
    finding.message = NotMeasured.message(titles: absence.titles ?? 0, absence.message)
    return finding
  }

  /// Points ÷ the locale's mean advance per grapheme at the base size, rounded down.
  private func fillBudgets(_ findings: inout [Finding]) {
    let advances = Dictionary(part.advances.map { ($0.locale, $0) }) { first, _ in first }
    var means: [LanguageTag: [(component: String, mean: Points)]] = [:]
    for type in part.typeSizes {
      guard let advance = advances[type.locale], advance.graphemes > 0 else { continue }
      let mean = Double(advance.microEm) / 1e6 / Double(advance.graphemes) * type.fontSize + type.tracking
      means[type.locale, default: []].append((type.component, mean))
    }
    for index in findings.indices {
      guard let budget = findings[index].budget, let locale = findings[index].locale,
        let mean = means[locale]?.first(where: { $0.component == findings[index].component })?.mean
      else { continue }
      // Letters of next to no width would make it as good as endless.
      let characters = mean > 0 ? min(budget.pointsAtBase / mean, 1e6) : 0
      findings[index].budget?.characters = characters.isFinite ? Int(characters.rounded(.down)) : 0
    }
  }

  /// Rows of the same component, strategy and locale added up.
  private static func sum(of rows: [Report.RankingRow]) -> [Report.RankingRow] {
    struct Name: Hashable {
      var component: String
      var strategy: String
      var locale: LanguageTag
    }
    var places: [Name: Int] = [:]
    var sums: [Report.RankingRow] = []
    for row in rows {
      let name = Name(component: row.component, strategy: row.strategy, locale: row.locale)
      if let at = places[name] {
        sums[at] = sums[at].adding(row)
      } else {
        places[name] = sums.count
        sums.append(row)
      }
    }
    return sums.sorted { ($0.component, $0.strategy, $0.locale) < ($1.component, $1.strategy, $1.locale) }
  }

  /// One for each component and strategy.
  private static func sum(of remedies: [Remedies]) -> [Remedies] {
    var places: [[String]: Int] = [:]
    var sums: [Remedies] = []
    for remedies in remedies {
      let name = [remedies.component, remedies.strategy]
      if let at = places[name] {
        sums[at].add(remedies)
      } else {
        places[name] = sums.count
        sums.append(remedies)
      }
    }
    return sums
  }

  /// Each face once, by family and name.
  private static func distinct(_ fonts: [Report.Font]) -> [Report.Font] {
    let sorted = fonts.sorted { left, right in
      (left.family, left.postScriptName, left.version, left.file, left.sha256, left.standIn ?? "") < (
        right.family, right.postScriptName, right.version, right.file, right.sha256, right.standIn ?? ""
      )
    }
    return sorted.indices.filter { $0 == 0 || sorted[$0] != sorted[$0 - 1] }.map { sorted[$0] }
  }
}

extension Report.RankingRow {
  fileprivate func adding(_ other: Report.RankingRow) -> Report.RankingRow {
    Report.RankingRow(
      component: component, strategy: strategy, locale: locale, titles: titles + other.titles,
      survivors: surviving.map { sized in
        let more = other.surviving.first { $0.textSize == sized.textSize }
        return (sized.textSize, survivors(sized) + (more.map(other.survivors) ?? 0))
      })
  }
}

extension Report.Part.Fault {
  /// The finding as reports have it.
  fileprivate func told(isSurvey: Bool) -> Finding {
    var finding = finding
    finding.firstFailingSize = finding.sizes.first
    if !isPromised {
      finding.severity = min(finding.severity, .warning)
      finding.message += " Only at accessibility sizes."
    }
    if isAdvisory { finding.severity = min(finding.severity, .warning) }
    if isSurvey { finding.severity = .note }
    return finding
  }
}
