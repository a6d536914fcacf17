import Vocabulary

/// The exhibits that the page shows as cards, and the findings that speak of each; the worst first.
struct ExhibitList {
  struct Entry {
    let exhibit: Gallery.Exhibit
    /// Indices into `findings`, worst first.
    fileprivate(set) var findings: [Int] = []
    /// Which figure to show first.
    fileprivate(set) var shown = 0
  }

  /// Everything in the report, worst first.
  let findings: [Finding]
  let survival: Survival
  private(set) var entries: [Entry] = []
  /// For each of `findings`, the entry that shows it.
  private(set) var places: [Int?]
  /// Failing titles that are not shown, since the gallery lacks them, or the page would grow too large.
  private(set) var omitted = 0

  /// A page with as many drawings takes some megabytes.
  private static let limit = 1000

  private struct Place: Hashable {
    var component: String?
    var strategy: String?
    var file: String?
    var key: String?
    var variant: String?
    var locale: LanguageTag?
  }

  init(_ report: Report, _ options: ReportOptions) {
    survival = Survival(report, isSurvey: options.isSurvey)
    findings = GateSelection(report, options, omitting: []).listed.map(\.finding)
    places = Array(repeating: nil, count: findings.count)
    var exhibits: [Place: Gallery.Exhibit] = [:]
    for exhibit in report.gallery?.exhibits ?? [] where !exhibit.figures.isEmpty {
      exhibits[
        Place(
          component: exhibit.component, strategy: exhibit.strategy, file: exhibit.location?.file, key: exhibit.key,
          variant: exhibit.variant, locale: exhibit.locale)] = exhibit
    }
    var shown: [Place: Int] = [:]
    var unseen: Set<Place> = []
    for (index, finding) in findings.enumerated() where finding.scope == .title {
      let place = Place(
        component: finding.component, strategy: finding.strategy, file: finding.location?.file, key: finding.key,
        variant: finding.variant, locale: finding.locale)
      if let entry = shown[place] {
        places[index] = entry
      } else if let exhibit = exhibits[place], entries.count < Self.limit {
        shown[place] = entries.count
        places[index] = entries.count
        entries.append(Entry(exhibit: exhibit))
      } else {
        unseen.insert(place)
      }
      if let entry = places[index] { entries[entry].findings.append(index) }
    }
    omitted = unseen.count
    for index in entries.indices { entries[index].shown = shownFigure(of: entries[index]) }
  }

  func findings(of entry: Entry) -> [Finding] { entry.findings.map { findings[$0] } }

  /// At the largest promised size that fails: the worst that users of ordinary sizes see. Where none of those fails, at
  /// the first that does.
  private func shownFigure(of entry: Entry) -> Int {
    for finding in findings(of: entry) {
      let promised = finding.sizes.last { size in
        !finding.sharedSizes.contains(size) && survival.isPromised(size, in: finding.component)
      }
      guard let size = promised ?? finding.firstFailingSize ?? finding.worst?.textSize else { continue }
      if let index = entry.exhibit.figures.firstIndex(where: { $0.textSize == size }) { return index }
    }
    return max(entry.exhibit.figures.count - 1, 0)
  }
}
