import Vocabulary

/// The counts of a report in one sentence, the same in every gate format.
enum GateSummary {
  /// `12 errors and 40 warnings in 2,700 titles, 9 locales.`, or that every title fits.
  static func sentence(_ report: Report) -> String {
    let summary = report.summary
    let scope = Wording.counted(summary.titles, "title") + ", " + Wording.counted(summary.locales, "locale")
    guard summary.titles > 0 || !report.findings.isEmpty else { return "No title was measured." }
    let counts = [Severity.error, .warning, .note].compactMap { severity -> String? in
      let count = summary.severities[severity] ?? 0
      return count > 0 ? Wording.counted(count, severity.rawValue) : nil
    }
    let unmeasured = summary.notMeasured.values.reduce(0, +)
    let gap = unmeasured > 0 ? " \(Wording.counted(unmeasured, "title")) not measured." : ""
    if report.isNothingFound { return "Every title fits: \(scope)." }
    let baseline = summary.baseline.map { " Against the baseline: \(Wording.statuses($0))." } ?? ""
    return (counts.isEmpty ? "Nothing that counts" : Wording.joined(counts)) + " in \(scope)." + baseline + gap
  }

  /// What the reader does not see here and where it is; nil where nothing is missing.
  ///
  /// `limit` says why the rest is not shown: `GitHub shows 10 of each a step`.
  static func leftOut(_ selection: GateSelection, beyondLimit: Int, of noun: String, limit: String) -> String? {
    var parts: [String] = []
    if beyondLimit > 0 { parts.append("\(Wording.counted(beyondLimit, noun)), since \(limit)") }
    let omitted = selection.omitted
    if !omitted.isEmpty { parts.append(Wording.joined(omitted) + " (--verbose)") }
    guard !parts.isEmpty else { return nil }
    return "Not shown: " + parts.joined(separator: "; ") + ". `snug audit --all` lists everything."
  }
}

extension ReportOptions {
  /// The path as the format's reader finds it.
  func path(_ file: String) -> String {
    guard !pathPrefix.isEmpty, !file.hasPrefix("/") else { return file }
    var folders = pathPrefix.split(separator: "/")[...]
    var names = file.split(separator: "/")[...]
    // A way out of the folder that paths are relative to: readers compare names and resolve nothing.
    while names.first == "..", let last = folders.last, last != ".." {
      folders.removeLast()
      names.removeFirst()
    }
    return (pathPrefix.hasPrefix("/") ? "/" : "") + (folders + names).joined(separator: "/")
  }
}
