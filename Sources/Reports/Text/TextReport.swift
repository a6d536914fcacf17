package import Vocabulary

/// The report as a person reads it in a terminal: what happened, which component or strategy is to blame, which titles
/// are worst, and what to type next.
package enum TextReport {
  package static func text(of report: Report, _ options: ReportOptions) -> String {
    let survival = Survival(report)
    let groups = TitleGroups(report, survival: survival, options)
    let components = ComponentFaults(report, options)
    let catalogs = CatalogFaults(report, options)
    let notMeasured = NotMeasured(report)

    var page = Page(options)
    writeHeader(of: report, options, to: &page)
    components.write(to: &page)
    survival.write(to: &page)
    FloodQuestions(floods: groups.floods, unit: report.unit).write(to: &page)
    let left: Int
    if options.isSurvey {
      left = SurveyList(groups.groups, report, options).write(to: &page)
    } else {
      left = WorstList(groups.groups, report, options).write(to: &page)
    }
    catalogs.write(to: &page)
    notMeasured.write(to: &page)

    let worst = [groups.groups.first?.worst, groups.floods.first?.worst].compactMap { $0 }
      .min(by: TitleGroups.isWorse(_:than:))
    let notes = groups.notes + components.notes + catalogs.notes
    let shared = groups.shared + components.shared + catalogs.shared
    NextSteps(
      report: report, worst: worst, unlisted: left, notes: notes,
      shared: shared, options: options
    ).write(to: &page)
    return page.text
  }

  // MARK: Header

  private static func writeHeader(of report: Report, _ options: ReportOptions, to page: inout Page) {
    let summary = report.summary
    page.paragraph([Phrase("snug " + report.toolVersion, .strong)])
    if options.isSurvey {
      page.paragraph([
        Phrase("A survey: there is no configuration, so every strategy was tried on every short title."),
        Phrase(" Findings are notes."),
      ])
    }
    page.blank()
    page.paragraph([Phrase(scope(of: summary, source: report.sourceLocale))])
    for (standIn, platform) in standIns(in: report.environment) {
      page.paragraph([
        Phrase("\(standIn) stands in for \(platform): within its error bar, findings are warnings at most.")
      ])
    }
    if report.isNothingFound {
      page.paragraph([Phrase(summary.titles == 0 ? "No title was measured." : "Every title fits.", .strong)])
      return
    }
    page.paragraph(severities(of: summary))
    if let statuses = statuses(of: report.findings) { page.paragraph([Phrase(statuses)]) }
    let unmeasured = summary.notMeasured.values.reduce(0, +)
    if unmeasured > 0 { page.paragraph([Phrase(Wording.counted(unmeasured, "title") + " not measured.", .error)]) }
    if summary.alsoInSource > 0 {
      page.paragraph([
        Phrase(
          Wording.counted(summary.alsoInSource, "finding")
            + " not counted: the source title fails in the same place, and is counted once itself.")
      ])
    }
    if summary.noComponent > 0 {
      page.paragraph([Phrase(Wording.counted(summary.noComponent, "key") + " in no component.")])
    }
  }

  private static func scope(of summary: Report.Summary, source: LanguageTag?) -> String {
    Wording.counted(summary.titles, "title") + " in " + Wording.counted(summary.locales, "locale")
      + (source.map { " (source \($0.identifier))" } ?? "") + " from " + Wording.counted(summary.catalogs, "catalog")
      + "; " + Wording.counted(summary.components, "component") + ", " + Wording.counted(summary.layouts, "layout")
      + "."
  }

  private static func standIns(in environment: Report.Environment) -> [(standIn: String, platform: String)] {
    var result: [(standIn: String, platform: String)] = []
    for font in environment.fonts {
      guard let platform = font.standIn else { continue }
      if !result.contains(where: { $0 == (font.family, platform) }) { result.append((font.family, platform)) }
    }
    return result
  }

  /// How the findings stand to the baseline; nil where there is none.
  private static func statuses(of findings: [Finding]) -> String? {
    var counts: [String: Int] = [:]
    for finding in findings { counts[finding.status, default: 0] += 1 }
    guard counts.keys.contains(where: { $0 != "new" }) else { return nil }
    let parts = counts.sorted { $0.key < $1.key }.map { Wording.grouped($0.value) + " " + $0.key }
    return "Against the baseline: " + parts.joined(separator: ", ") + "."
  }

  private static func severities(of summary: Report.Summary) -> [Phrase] {
    var phrases: [Phrase] = []
    for severity in [Severity.error, .warning, .note] {
      let count = summary.severities[severity] ?? 0
      if !phrases.isEmpty { phrases.append(Phrase(", ")) }
      phrases.append(
        Phrase(Wording.counted(count, severity.rawValue), count > 0 ? Wording.style(of: severity) : .plain))
    }
    return phrases + [Phrase(".")]
  }
}
