import Vocabulary

/// The ten worst titles of each strategy, a line each: what a run without a configuration shows.
struct SurveyList {
  private let options: ReportOptions
  private let unit: String
  /// In the order of the ranking; strategies that say the same stand together.
  private var places: [(names: [String], titles: [TitleGroup])] = []

  private static let usualCount = 10
  private static let indent = 2
  private static let titleRoom = 20
  private static let sourceWidths = [26, 18]

  init(_ groups: [TitleGroup], _ report: Report, survival: Survival, _ options: ReportOptions) {
    self.options = options
    unit = report.unit
    for component in survival.components {
      for strategy in component.strategies {
        let own = groups.filter { $0.worst.component == strategy.component && $0.worst.strategy == strategy.name }
        guard !own.isEmpty else { continue }
        let titles = Self.oncePerKey(own)
        let name = Wording.place(strategy.component, strategy.name, isSurvey: options.isSurvey)
        if let at = places.firstIndex(where: { isSame($0.titles, titles) }) {
          places[at].names.append(name)
        } else {
          places.append(([name], titles))
        }
      }
    }
  }

  /// A title that breaks several rules stands once, with the worst of them.
  private static func oncePerKey(_ groups: [TitleGroup]) -> [TitleGroup] {
    var seen: Set<[String?]> = []
    return groups.filter { seen.insert([$0.worst.key, $0.worst.sourceText ?? $0.worst.text]).inserted }
  }

  private func shown(_ titles: [TitleGroup]) -> ArraySlice<TitleGroup> {
    options.showsAll ? titles[...] : titles.prefix(Self.usualCount)
  }

  /// Whether two strategies would fill the same lines.
  private func isSame(_ left: [TitleGroup], _ right: [TitleGroup]) -> Bool {
    left.count == right.count
      && zip(shown(left), shown(right)).allSatisfy { left, right in
        let (left, right) = (left.worst, right.worst)
        return left.rule == right.rule && left.key == right.key && left.locale == right.locale
          && left.text == right.text && left.firstFailingSize == right.firstFailingSize
          && WorstList.numbers(of: left, unit: unit) == WorstList.numbers(of: right, unit: unit)
      }
  }

  /// How many titles were left out.
  func write(to page: inout Page) -> Int {
    var left = 0
    for (names, titles) in places {
      let shown = shown(titles)
      left += titles.count - shown.count
      page.heading(Wording.joined(names))
      let rules = Set(shown.map(\.worst.rule)).sorted()
      var table = Table()
      table.rightAligned = [0]
      // A rule that all of them break leaves its column to the titles, and so do several where the page is narrow.
      var layouts = Self.sourceWidths.map { (namesRule: false, source: $0) }
      if rules.count > 1 { layouts.insert((true, Self.sourceWidths[0]), at: 0) }
      for layout in layouts {
        table.rows = shown.map { row(for: $0, namesRule: layout.namesRule, sourceWidth: layout.source, page) }
        table.header = ["lost", "locale", "rule", "from", "source", "title"]
        table.isStacked = !table.fits(on: page, indent: Self.indent, room: Self.titleRoom)
        guard table.isStacked else { break }
      }
      let count = Wording.counted(titles.count, "key")
      page.paragraph([
        Phrase(titles.count > shown.count ? "The \(shown.count) worst of \(count): " : count + ": "),
        Phrase(Wording.joined(rules)),
      ])
      table.write(on: &page, indent: Self.indent)
    }
    return left
  }

  /// The source title says what a reader of another script cannot read.
  private func row(for group: TitleGroup, namesRule: Bool, sourceWidth: Int, _ page: Page) -> Table.Row {
    let finding = group.worst
    let numbers = WorstList.numbers(of: finding, unit: unit)
    let measure = numbers.lost.isEmpty ? numbers.off : numbers.lost
    let source = Phrase.title(finding.sourceText ?? finding.text ?? "")
    let locale = Phrase(finding.locale?.identifier ?? "", .strong)
    let rule = namesRule ? finding.rule : ""
    let size = finding.firstFailingSize?.name
    return Table.Row(
      cells: [
        Phrase(measure), locale, Phrase(rule), Phrase(size ?? ""), page.shortening(source, to: sourceWidth),
      ],
      // A source title is said once.
      tail: finding.sourceText == nil ? nil : .title(finding.text ?? finding.key ?? ""),
      prose: [
        locale, Phrase(numbers.lost.isEmpty ? measure : measure + " lost"), Phrase(rule),
        Phrase(size.map { "from " + $0 } ?? ""), page.shortening(source, to: page.columns - Self.indent - 4),
      ])
  }
}
