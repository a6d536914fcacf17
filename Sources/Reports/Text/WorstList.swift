import Vocabulary

/// The worst keys, locales folded: a block per key, component, strategy and rule.
struct WorstList {
  private let groups: [TitleGroup]
  private let report: Report
  private let options: ReportOptions

  static let usualCount = 20
  private static let usualLocales = 3
  private static let indent = 3
  /// What a title needs beside its numbers; with less, it stands below them.
  private static let titleRoom = 24

  init(_ groups: [TitleGroup], _ report: Report, _ options: ReportOptions) {
    self.groups = groups
    self.report = report
    self.options = options
  }

  /// How many groups were left out.
  func write(to page: inout Page) -> Int {
    guard !groups.isEmpty else { return 0 }
    let shown = options.showsAll ? groups[...] : groups.prefix(Self.usualCount)
    let left = groups.count - shown.count
    page.heading(
      left > 0
        ? "Worst titles (\(shown.count) of \(Wording.grouped(groups.count)))"
        : "Titles that do not fit (\(Wording.grouped(groups.count)))")
    for (index, group) in shown.enumerated() {
      if index > 0 { page.blank() }
      write(group, number: index + 1, to: &page)
    }
    return left
  }

  private func write(_ group: TitleGroup, number: Int, to page: inout Page) {
    let worst = group.worst
    var head = [Phrase("\(number). ", .faint), .title(worst.sourceText ?? worst.text ?? worst.key ?? "", .strong)]
    if let key = worst.key, key != worst.sourceText {
      head += [Phrase(" key "), SafeText.shellWord(key) == key ? Phrase(key) : .title(key)]
    }
    page.paragraph(head, hanging: Self.indent)
    var about = [
      Phrase(worst.severity.rawValue, Wording.style(of: worst.severity)), Phrase(" \(worst.rule) in "),
      Phrase(Wording.component(worst.component, worst.strategy)),
    ]
    if let location = worst.location { about.append(Phrase(", " + Wording.place(location), .faint)) }
    if worst.withinErrorBar { about.append(Phrase(", within the error bar of " + standIns(worst))) }
    page.paragraph(about, indent: Self.indent)
    let isOpen = options.showsAll || options.isVerbose
    let limit = isOpen || group.findings.count <= Self.usualLocales + 1 ? group.findings.count : Self.usualLocales
    var table = Table()
    table.rightAligned = [1, 2]
    table.rows = group.findings.prefix(limit).map { row(for: $0, in: group) }
    if table.fits(on: page, indent: Self.indent, room: Self.titleRoom) {
      table.write(on: &page, indent: Self.indent)
    } else {
      table.writeStacked(on: &page, indent: Self.indent)
    }
    let rest = group.findings.dropFirst(limit).compactMap { $0.locale?.identifier }.sorted()
    guard !rest.isEmpty else { return }
    page.paragraph([Phrase("also " + Wording.list(rest, showing: 12), .faint)], indent: Self.indent)
  }

  private func standIns(_ finding: Finding) -> String {
    finding.standIn.isEmpty ? "the stand-in font" : finding.standIn.joined(separator: ", ")
  }

  private func row(for finding: Finding, in group: TitleGroup) -> Table.Row {
    let numbers = Self.numbers(of: finding, unit: report.unit)
    // What the block's head does not say of this locale.
    let remark = [
      finding.severity == group.worst.severity ? "" : finding.severity.rawValue,
      finding.status == "new" ? "" : finding.status, finding.alsoInSource ? "shared" : "", finding.variant ?? "",
    ]
    return Table.Row(
      cells: [
        Phrase(finding.locale?.identifier ?? "-", .strong), Phrase(numbers.lost), Phrase(numbers.past),
        Phrase(finding.firstFailingSize.map { "from " + $0.name } ?? ""), Phrase(numbers.room),
        Phrase(remark.filter { !$0.isEmpty }.joined(separator: ", ")),
      ],
      tail: .title(finding.text ?? finding.rawText ?? ""))
  }

  /// The share that is lost, the points over the room, and how many characters would fit.
  static func numbers(of finding: Finding, unit: String) -> (lost: String, past: String, room: String) {
    let room = finding.budget.map { "max \($0.characters) chars" } ?? ""
    switch finding.worst {
    case .room(_, _, let needed, let available, _):
      return ("-" + Wording.percent(finding.shareLost), "+\(Wording.points(needed - available)) \(unit)", room)
    case .measure(_, let measured, let limit, let unit):
      return ("", "\(Wording.points(measured)) \(unit) (limit \(Wording.points(limit)))", room)
    case nil:
      return ("", "", room)
    }
  }
}
