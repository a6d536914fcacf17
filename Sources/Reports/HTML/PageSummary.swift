import Vocabulary

/// The head of the page: what was found, in how much, and what the numbers leave open.
struct PageSummary {
  let report: Report
  let options: ReportOptions
  /// Failing titles with a drawing, and those without one.
  let drawn: Int
  let omitted: Int

  /// The page's name in a tab: `Snug: 12 errors, 40 warnings`.
  var title: String { "Snug: " + heading }

  private var heading: String {
    if report.isNothingFound { return report.summary.titles > 0 ? "every title fits" : "no title was measured" }
    let counts = counts.map { Wording.counted($0.count, $0.severity.rawValue) }
    return counts.isEmpty ? "nothing that counts" : counts.joined(separator: ", ")
  }

  private var counts: [(severity: Severity, count: Int)] {
    [Severity.error, .warning, .note].compactMap { severity in
      let count = report.summary.severities[severity] ?? 0
      return count > 0 ? (severity, count) : nil
    }
  }

  var html: String {
    """
    <header class="head">
    <p class="brand">Snug <span>\(options.isSurvey ? "survey" : "report")</span></p>
    <h1>\(headline)</h1>
    <p class="scope">\(HTMLText.escaped(Wording.scope(of: report, options)))</p>
    \(remarks)</header>
    """
  }

  private var headline: String {
    let counts = counts
    guard !counts.isEmpty else { return HTMLText.escaped(heading.prefix(1).uppercased() + heading.dropFirst() + ".") }
    return counts.map { severity, count in
      "<a class=\"count \(severity.rawValue)\" href=\"\(HTMLText.address(("severity", severity.rawValue)))\"><b>"
        + "\(Wording.grouped(count))</b> \(severity.rawValue)\(count == 1 ? "" : "s")</a>"
    }.joined(separator: " ")
  }

  // MARK: What the numbers leave open

  private var remarks: String {
    let remarks = [survey, unmeasured, baseline, shared, omission, standIns, untaken].compactMap(\.self)
    guard !remarks.isEmpty else { return "" }
    return "<ul class=\"remarks\">\n" + remarks.map { "<li>\($0)</li>\n" }.joined() + "</ul>\n"
  }

  private var survey: String? {
    guard options.isSurvey else { return nil }
    return "No configuration says what your buttons are like, so every short title was tried in each strategy: all "
      + "findings are notes. <code>snug init</code> writes a first configuration."
  }

  private var unmeasured: String? {
    let causes = NotMeasured(report).causes
    guard !causes.isEmpty || !report.summary.notMeasured.isEmpty else { return nil }
    let titles = report.summary.notMeasured.values.reduce(0, +)
    let listed = causes.prefix(5).map { cause in
      let locales = Wording.list(cause.locales.sorted().map(\.identifier), showing: 12)
      return "<li>\(Wording.counted(cause.titles, "title"))"
        + (locales.isEmpty ? "" : " in " + HTMLText.escaped(locales)) + ": \(HTMLText.name(cause.message))</li>"
    }
    let rest =
      causes.count > listed.count ? "<li>\(Wording.counted(causes.count - listed.count, "more cause"))</li>" : ""
    let list = listed.isEmpty ? "" : "<ul>" + listed.joined() + rest + "</ul>"
    return "<strong>\(titles > 0 ? Wording.counted(titles, "title") : "Something")</strong> could not be measured, "
      + "which is not passed." + list
  }

  private var standIns: String? { StandIns(report).sentence(options).map(HTMLText.escaped) }

  private var baseline: String? {
    report.summary.baseline.map { "Against the baseline: \(HTMLText.escaped(Wording.statuses($0)))." }
  }

  private var untaken: String? { TextReport.untaken(report.summary, options).map(HTMLText.escaped) }

  private var shared: String? {
    let count = report.summary.alsoInSource
    guard count > 0 else { return nil }
    return "\(Wording.counted(count, "finding")) \(count == 1 ? "fails" : "fail") where the source title does too: "
      + "listed last, counted once, with the source."
  }

  private var omission: String? {
    guard omitted > 0, drawn > 0 else { return nil }
    return "The \(Wording.counted(drawn, "title")) that \(drawn == 1 ? "fails" : "fail") worst "
      + "\(drawn == 1 ? "is" : "are") drawn; \(Wording.grouped(omitted)) more \(omitted == 1 ? "is" : "are") in the list "
      + "of all findings."
  }
}
