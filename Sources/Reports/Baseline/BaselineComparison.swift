package import Vocabulary

/// A report held against a baseline: how each finding stands to it, and which of its entries no longer occur.
///
/// Findings and entries of one identity are paired one to one. What tells them apart (direction, face) must agree where
/// both say it; of several that may pair, those with the same title and numbers do first, then those with the same title.
package struct BaselineComparison: Sendable {
  package let baseline: Baseline
  /// With the status of each finding, and counts that go by it.
  package private(set) var report: Report
  /// For each finding of the report the place of its entry in the baseline; nil where it has none.
  private(set) var places: [Int?]
  /// Entries that the run would have found again, and did not.
  package private(set) var gone: [Baseline.Entry] = []
  /// Entries that the run says nothing about: outside of what was audited, or of what could not be measured.
  package private(set) var untouched: [Baseline.Entry] = []

  /// `covers` says of an entry whether the run reports its finding where there is one.
  package init(_ report: Report, with baseline: Baseline, covers: (Baseline.Entry) -> Bool) {
    self.baseline = baseline
    self.report = report
    var pairing = Pairing(baseline.entries)
    places = pairing.places(of: report.findings)
    let isUnsure = Self.unsure(report)
    for place in pairing.left {
      let entry = baseline.entries[place]
      if covers(entry), !isUnsure(entry) { gone.append(entry) } else { untouched.append(entry) }
    }
    settle()
  }

  private mutating func settle() {
    let order = Dictionary(zip(report.textSizes, 0...)) { first, _ in first }
    var statuses = Dictionary(uniqueKeysWithValues: Finding.Status.allCases.map { ($0, 0) })
    for index in report.findings.indices {
      let status =
        places[index].map {
          report.findings[index].status(since: baseline.entries[$0], order: order)
        } ?? .new
      report.findings[index].status = status
      statuses[status, default: 0] += 1
      // A rule that came later finds what has been there all along.
      if !baseline.rules.contains(report.findings[index].rule), !report.findings[index].isGap {
        report.findings[index].severity = min(report.findings[index].severity, .warning)
      }
    }
    report.summary.count(report.findings)
    report.summary.baseline = Report.BaselineCount(statuses: statuses, gone: gone.count)
  }

  /// Whether an entry speaks of what this run could not measure or read: it may occur still.
  private static func unsure(_ report: Report) -> (Baseline.Entry) -> Bool {
    let gaps = report.findings.filter(\.isGap)
    // Some readers' gaps are of a whole file, an absent face's of a locale in it.
    let files = Set(gaps.filter { $0.locale == nil }.map { $0.location?.file ?? "" })
    let locales = Set(gaps.compactMap(\.locale?.identifier))
    let isIncomplete = report.isIncomplete
    // The configuration may ignore the findings that would say where.
    if isIncomplete, gaps.isEmpty { return { _ in true } }
    return { entry in
      let isOfComponent = entry.identity.key.isEmpty && !entry.identity.component.isEmpty
      return isOfComponent && isIncomplete || files.contains(entry.identity.file)
        || locales.contains(entry.identity.locale)
    }
  }

  /// The findings that the baseline has, for a report that is about the others.
  package func reportOfNew() -> Report {
    var report = report
    report.findings.removeAll { $0.status.isSettled }
    report.summary.count(report.findings)
    return report
  }

  /// Rules that found something and came after the baseline.
  package var otherRules: [String] {
    Set(report.findings.filter { !$0.isGap }.map(\.rule)).subtracting(baseline.rules).sorted()
  }

  /// Faces that are not the baseline's, by PostScript name: numbers measured with them may differ from its own.
  package var otherFonts: (changed: [String], added: [String]) {
    var (changed, added): ([String], [String]) = ([], [])
    for font in report.environment.fonts {
      guard let digest = baseline.fonts[font.postScriptName] else {
        added.append(font.postScriptName)
        continue
      }
      if digest != font.sha256 { changed.append(font.postScriptName) }
    }
    return (changed.sorted(), added.sorted())
  }
}

extension Finding {
  /// `order` has the places of text sizes in the order of font size.
  fileprivate func status(since entry: Baseline.Entry, order: [TextSize: Int]) -> Status {
    let now = Baseline.Entry(self)
    if let before = entry.textDigest, let digest = now.textDigest, before != digest { return .changed }
    if let before = entry.firstFailingSize.flatMap({ order[$0] }),
      let first = now.firstFailingSize.flatMap({ order[$0] }), first < before
    {
      return .worse
    }
    if let before = entry.needed, let needed = now.needed, Self.isOverTenPercent(needed, over: before) { return .worse }
    return entry.reason == nil ? .known : .accepted
  }

  /// In hundredths of a point, as the file has them.
  private static func isOverTenPercent(_ needed: Points, over before: Points) -> Bool {
    let (needed, before) = ((needed * 100).rounded(), (before * 100).rounded())
    return needed.isFinite && before.isFinite && needed * 10 > before * 11
  }
}
