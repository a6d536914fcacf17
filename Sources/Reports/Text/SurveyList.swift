import Vocabulary

/// The ten worst titles of each strategy, a line each: what a run without a configuration shows.
struct SurveyList {
  private let showsAll: Bool
  /// By component and strategy, in the order of the ranking.
  private var places: [(name: String, titles: [TitleGroup])] = []

  private static let usualCount = 10
  private static let indent = 2
  private static let titleRoom = 24
  private static let sourceWidth = 20

  init(_ groups: [TitleGroup], _ report: Report, _ options: ReportOptions) {
    showsAll = options.showsAll
    for component in Survival(report).components {
      for strategy in component.strategies {
        let own = groups.filter { $0.worst.component == strategy.component && $0.worst.strategy == strategy.name }
        guard !own.isEmpty else { continue }
        places.append((Wording.component(strategy.component, strategy.name), Self.oncePerKey(own)))
      }
    }
  }

  /// A title that breaks several rules stands once, with the worst of them.
  private static func oncePerKey(_ groups: [TitleGroup]) -> [TitleGroup] {
    var seen: Set<[String?]> = []
    return groups.filter { seen.insert([$0.worst.key, $0.worst.sourceText]).inserted }
  }

  /// How many titles were left out.
  func write(to page: inout Page) -> Int {
    var left = 0
    for (name, titles) in places {
      let shown = showsAll ? titles[...] : titles.prefix(Self.usualCount)
      left += titles.count - shown.count
      var heading = name + ": "
      if titles.count > shown.count { heading += "the \(shown.count) worst of " }
      heading += Wording.counted(titles.count, "key")
      // A rule that all of them break is named once, and leaves its column to the source titles.
      let rules = Set(shown.map(\.worst.rule))
      if rules.count == 1, let rule = rules.first { heading += ", " + rule }
      page.heading(heading)
      var table = Table()
      table.rightAligned = [0]
      table.rows = shown.map { row(for: $0, namesRule: rules.count > 1, sourceWidth: Self.sourceWidth, page) }
      if !table.fits(on: page, indent: Self.indent, room: Self.titleRoom) {
        table.rows = shown.map { row(for: $0, namesRule: rules.count > 1, sourceWidth: 0, page) }
      }
      if table.fits(on: page, indent: Self.indent, room: Self.titleRoom) {
        table.write(on: &page, indent: Self.indent)
      } else {
        table.writeStacked(on: &page, indent: Self.indent)
      }
    }
    return left
  }

  /// The source title says what a reader of another script cannot read; it goes first where the page is narrow.
  private func row(for group: TitleGroup, namesRule: Bool, sourceWidth: Int, _ page: Page) -> Table.Row {
    let finding = group.worst
    let source = finding.sourceText.map { page.shortening(.title($0), to: sourceWidth) }
    var measure = ""
    switch finding.worst {
    case .room: measure = "-" + Wording.percent(finding.shareLost)
    case .measure(_, let measured, _, let unit): measure = Wording.points(measured) + " " + unit
    case nil: break
    }
    return Table.Row(
      cells: [
        Phrase(measure), Phrase(finding.locale?.identifier ?? "", .strong),
        Phrase(namesRule ? finding.rule : ""), Phrase(finding.firstFailingSize.map { "from " + $0.name } ?? ""),
        sourceWidth > 0 ? source ?? Phrase("") : Phrase(""),
      ],
      tail: .title(finding.text ?? finding.key ?? ""))
  }
}
