import Vocabulary

/// What one change to a component would mend: a few sentences each, the worst components first; of a survey a table, for
/// there the reader compares strategies.
struct RemedyList {
  private let report: Report
  private let remedies: [Remedies]
  private let options: ReportOptions

  private static let usualCount = 5
  private static let indent = 2

  init(_ report: Report, _ options: ReportOptions) {
    self.report = report
    self.options = options
    remedies = report.wantedRemedies
  }

  func write(to page: inout Page) {
    guard !remedies.isEmpty else { return }
    page.heading("Remedies")
    if options.isSurvey { return writeTable(to: &page) }
    page.paragraph([Phrase("Titles that fail at a promised size, and how many still would after one change.")])
    let shown = options.showsAll ? remedies[...] : remedies.prefix(Self.usualCount)
    for remedies in shown {
      page.blank()
      write(remedies, to: &page)
    }
    let left = remedies.count - shown.count
    guard left > 0 else { return }
    page.blank()
    page.paragraph([Phrase("And \(Wording.grouped(left)) more with fewer such titles (--all).", .faint)])
  }

  private func write(_ remedies: Remedies, to page: inout Page) {
    let place = Wording.place(remedies.component, remedies.strategy, isSurvey: options.isSurvey)
    let titles = Wording.grouped(remedies.failing) + " of " + Wording.counted(remedies.titles, "title")
    let verb = remedies.failing == 1 ? "fails" : "fail"
    page.paragraph(
      [Phrase(place, .strong), Phrase(": \(titles) \(verb)\(sizes(of: remedies)).")], hanging: Self.indent)
    for sentence in RemedyWords(remedies: remedies, unit: report.unit).sentences {
      page.paragraph([Phrase(sentence)], indent: Self.indent, hanging: Self.indent)
    }
  }

  private func sizes(of remedies: Remedies) -> String {
    report.required(of: remedies.component).map { " at sizes up to \($0.name)" } ?? ""
  }

  // MARK: Survey

  /// A line for each strategy, in the order of the ranking: fewest failing titles first.
  private func writeTable(to page: inout Page) {
    let changes: [Remedies.Change] = [.lines(2), .minimumScale(0.85)]
    page.paragraph([
      Phrase("Titles that fail\(remedies.first.map(sizes) ?? ""): now, "),
      Phrase(changes.map(RemedyWords.words).joined(separator: ", ") + "; and the widths that hold 95% and all."),
    ])
    var table = Table()
    let names = ["now", "2 lines", "scaled", "95% at", "all at"]
    table.rightAligned = Set(1...names.count)
    table.rows = [Table.Row(cells: [Phrase("strategy", .faint)] + names.map { Phrase($0, .faint) })]
    for remedies in remedies.reversed() {
      let words = RemedyWords(remedies: remedies, unit: report.unit)
      let counts = ([remedies.failing] + changes.map { words.failing(after: $0) }).map { $0.map(Wording.grouped) }
      let widths = [words.widthForMost, words.widthForAll].map { $0.map(words.points) }
      let meanings = ["now"] + changes.map(RemedyWords.words) + ["95% at", "all at"]
      let prose =
        zip(counts, meanings).map { count, meaning in count.map { "\($0) \(meaning)" } }
        + zip(widths, meanings.suffix(2)).map { width, meaning in width.map { "\(meaning) \($0)" } }
      table.rows.append(
        Table.Row(
          cells: [Phrase(remedies.strategy)] + (counts + widths).map { Phrase($0 ?? "-") },
          prose: [Phrase(remedies.strategy + ":")] + prose.compactMap { $0.map { Phrase($0) } }))
    }
    table.isStacked = !table.fits(on: page, indent: Self.indent, room: 0)
    if table.isStacked { table.rows.removeFirst() }
    table.write(on: &page, indent: Self.indent)
  }
}
