package import Vocabulary

/// The report as a person reads it in a terminal: what happened, which component or strategy is to blame, which titles
/// are worst, and what to type next.
package enum TextReport {
  package static func text(of report: Report, _ options: ReportOptions) -> String {
    if report.isNothingFound { return cleanPage(of: report, options) }
    let survival = Survival(report, isSurvey: options.isSurvey)
    let groups = TitleGroups(report, survival: survival, options)
    let components = ComponentFaults(report, options)
    let questions = FloodQuestions(groups.floods, unit: report.unit, options)
    let remedies = RemedyList(report, options)
    let catalogs = CatalogFaults(report, options)
    let notMeasured = NotMeasured(report)

    var page = Page(options)
    writeHeader(of: report, options, to: &page)
    let left: Int
    if options.isSurvey {
      // A survey is asked which strategy to take.
      survival.write(to: &page)
      remedies.write(to: &page)
      components.write(to: &page)
      questions.write(to: &page)
      left = SurveyList(groups.groups, report, survival: survival, options).write(to: &page)
    } else {
      components.write(to: &page)
      survival.write(to: &page)
      remedies.write(to: &page)
      questions.write(to: &page)
      left = WorstList(groups.groups, report, options).write(to: &page)
    }
    catalogs.write(to: &page)
    notMeasured.write(to: &page)
    NextSteps(
      report: report, worst: groups.worst(by: survival), unlisted: left,
      notes: groups.notes + components.notes + catalogs.notes,
      shared: groups.shared + components.shared + catalogs.shared,
      settled: groups.settled + components.settled + catalogs.settled, options: options
    ).write(to: &page)
    return page.text
  }

  /// One sentence, since there is nothing to read; what it does not speak of stands beside it.
  private static func cleanPage(of report: Report, _ options: ReportOptions) -> String {
    let summary = report.summary
    var page = Page(options)
    guard summary.titles > 0 else {
      page.paragraph([Phrase("No title was measured", .strong), Phrase(": " + Wording.scope(of: report, options))])
      if let part = report.part { page.paragraph([Phrase(shards(of: part))]) }
      return page.text
    }
    let counts = [
      Wording.counted(summary.titles, "title"), Wording.counted(summary.locales, "locale"),
      Wording.counted(summary.catalogs, "catalog"), Wording.counted(summary.components, "component"),
    ]
    var sentence = [Phrase("Every title fits", .strong), Phrase(": " + Wording.joined(counts) + ".")]
    if let untaken = untaken(summary, options) { sentence.append(Phrase(" " + untaken)) }
    page.paragraph(sentence)
    if let part = report.part { page.paragraph([Phrase(shards(of: part))]) }
    if options.isVerbose { StandIns(report).write(to: &page, options) }
    return page.text
  }

  // MARK: Header

  private static func writeHeader(of report: Report, _ options: ReportOptions, to page: inout Page) {
    let summary = report.summary
    page.paragraph([Phrase("snug " + report.toolVersion, .strong)])
    if options.isSurvey {
      page.paragraph([
        Phrase("A survey: no button is described, so every strategy was tried on every short title."),
        Phrase(" Findings are notes."),
      ])
    }
    page.blank()
    if let part = report.part { page.paragraph([Phrase(shards(of: part))]) }
    page.paragraph([Phrase(Wording.scope(of: report, options))])
    StandIns(report).write(to: &page, options)
    page.paragraph(severities(of: summary, options))
    if let count = summary.baseline {
      page.paragraph([Phrase("Against the baseline: \(Wording.statuses(count)).")])
    }
    let unmeasured = summary.notMeasured.values.reduce(0, +)
    if unmeasured > 0 { page.paragraph([Phrase(Wording.counted(unmeasured, "title") + " not measured.", .error)]) }
    if let untaken = untaken(summary, options) { page.paragraph([Phrase(untaken)]) }
  }

  /// Which part of the audit this is.
  private static func shards(of part: Report.Part) -> String {
    let names = Wording.joined(part.shards.map(String.init))
    return (part.shards.count == 1 ? "Shard " : "Shards ") + "\(names) of \(part.count): `snug merge` joins them all."
  }

  /// Keys that no button shows, in a sentence.
  static func untaken(_ summary: Report.Summary, _ options: ReportOptions) -> String? {
    guard summary.noComponent > 0 else { return nil }
    let keys = Wording.counted(summary.noComponent, "key")
    return options.isSurvey ? "\(keys) left out: the source is too long for a button." : "\(keys) in no component."
  }

  private static func severities(of summary: Report.Summary, _ options: ReportOptions) -> [Phrase] {
    var phrases: [Phrase] = []
    for severity in [Severity.error, .warning, .note] {
      let count = summary.severities[severity] ?? 0
      // All of a survey's findings are notes, but for what it could not read.
      if options.isSurvey, count == 0, severity != .note { continue }
      if !phrases.isEmpty { phrases.append(Phrase(", ")) }
      phrases.append(
        Phrase(Wording.counted(count, severity.rawValue), count > 0 ? Wording.style(of: severity) : .plain))
    }
    switch summary.alsoInSource {
    case 0: break
    case 1: phrases.append(Phrase("; 1 more fails where its source title does, and counts with it"))
    default:
      let count = Wording.grouped(summary.alsoInSource)
      phrases.append(Phrase("; \(count) more fail where their source titles do, and count with them"))
    }
    return phrases + [Phrase(".")]
  }
}
