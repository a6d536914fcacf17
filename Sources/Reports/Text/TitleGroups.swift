import Vocabulary

/// Title findings of one key, component, strategy and rule, folded over locales.
struct TitleGroup {
  /// The worst finding of each locale, the worst locale first.
  var findings: [Finding]

  var worst: Finding { findings[0] }
}

/// Title findings gathered for the page: what is listed, and what is only counted.
struct TitleGroups {
  /// Worst first.
  private(set) var groups: [TitleGroup] = []
  /// Notes that are counted and not listed.
  private(set) var notes = 0
  /// Findings that the source title shares, counted and not listed.
  private(set) var shared = 0
  /// Findings that the baseline has, counted and not listed.
  private(set) var settled = 0
  /// Rules that hit more than half of a component's titles at sizes that the team promises, worst first.
  private(set) var floods: [Flood] = []

  /// One rule, in one component and strategy, that says more about the component than about its titles.
  struct Flood {
    var rule: String
    var worst: Finding
    var hits: Int
    var titles: Int
    /// In points, ascending.
    var widths: [Points]
  }

  private struct Place: Hashable {
    var component: String?
    var strategy: String?
    var rule: String
  }

  private struct Name: Hashable {
    var place: Place
    var key: String?
    /// The same key in two tables is two titles; the same table in two folders is one.
    var source: String?
  }

  init(_ report: Report, survival: Survival, _ options: ReportOptions) {
    let order = WorstOrder(survival)
    var hits: [Place: Int] = [:]
    var widths: [Place: Set<Points>] = [:]
    var worst: [Place: Finding] = [:]
    var byName: [Name: [Finding]] = [:]
    for finding in report.findings where finding.scope == .title {
      // What the baseline has is settled, and no question is asked about it again.
      if finding.status.isSettled, !options.listsSettled {
        settled += 1
        continue
      }
      let place = Place(component: finding.component, strategy: finding.strategy, rule: finding.rule)
      // At accessibility sizes nearly every title fails something: that asks nothing about the component.
      if survival.startsWithinPromise(finding) {
        hits[place, default: 0] += 1
        widths[place, default: []].formUnion(finding.widths)
        if worst[place].map({ order.comesFirst(finding, before: $0) }) ?? true { worst[place] = finding }
      }
      if finding.alsoInSource, !options.isVerbose {
        shared += 1
      } else if finding.severity == .note, !options.isVerbose, !options.isSurvey {
        notes += 1
      } else {
        byName[Name(place: place, key: finding.key, source: finding.sourceText ?? finding.text), default: []]
          .append(finding)
      }
    }
    for (place, count) in hits {
      let titles = survival.titleCount(place.component, place.strategy)
      guard titles > 1, count * 2 > titles, let worst = worst[place] else { continue }
      guard worst.severity > .note || options.isVerbose || options.isSurvey else { continue }
      floods.append(
        Flood(
          rule: place.rule, worst: worst, hits: min(count, titles), titles: titles,
          widths: (widths[place] ?? []).sorted()))
    }
    floods.sort { order.isWorse($0.worst, than: $1.worst) }
    let flooded = Set(
      floods.map { Place(component: $0.worst.component, strategy: $0.worst.strategy, rule: $0.rule) })
    // A flood is shown once; a survey is asked for its worst titles, and `--all` for everything.
    let isListed = { (place: Place) in options.showsAll || options.isSurvey || !flooded.contains(place) }
    for (name, findings) in byName where isListed(name.place) {
      groups.append(TitleGroup(findings: order.worstOfEachLocale(findings)))
    }
    groups.sort { order.isWorse($0, than: $1) }
  }

  /// The finding that the report's advice takes as its example.
  func worst(by survival: Survival) -> Finding? {
    let order = WorstOrder(survival)
    return [groups.first?.worst, floods.first?.worst].compactMap { $0 }.min(by: order.comesFirst(_:before:))
  }
}
