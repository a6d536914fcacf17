import Vocabulary

/// The worst keys, locales folded: a block per key, opened where it is worst.
struct WorstList {
  /// The worst key first; in each, the worst component, strategy and rule first.
  private var keys: [[TitleGroup]] = []
  private let unit: String
  private let options: ReportOptions

  static let usualCount = 20
  private static let usualLocales = 3
  private static let indent = 3
  /// What a title needs beside its numbers; with less, it stands below them.
  private static let titleRoom = 20

  init(_ groups: [TitleGroup], _ report: Report, _ options: ReportOptions) {
    unit = report.unit
    self.options = options
    var places: [[String?]: Int] = [:]
    for group in groups {
      let name = [group.worst.key, group.worst.sourceText ?? group.worst.text]
      if let at = places[name] {
        keys[at].append(group)
      } else {
        places[name] = keys.count
        keys.append([group])
      }
    }
  }

  /// How many keys were left out.
  func write(to page: inout Page) -> Int {
    guard !keys.isEmpty else { return 0 }
    let shown = options.showsAll ? keys[...] : keys.prefix(Self.usualCount)
    let left = keys.count - shown.count
    page.heading(
      left > 0
        ? "Worst keys (\(shown.count) of \(Wording.grouped(keys.count)))"
        : "Keys that do not fit (\(Wording.grouped(keys.count)))")
    // One set of columns for all blocks, so that the eye can run down them.
    let opened = shown.map { options.showsAll ? $0[...] : $0.prefix(1) }
    var table = Table()
    table.rightAligned = [1, 2, 4]
    table.rows = opened.joined().flatMap { group in listed(group).map { row(for: $0, in: group) } }
    if table.fits(on: page, indent: Self.indent, room: Self.titleRoom) {
      table.header = ["locale", "lost", "off by", "from", "fits", "title"]
      if !table.fits(on: page, indent: Self.indent, room: Self.titleRoom) { table.header = [] }
      table.settle(on: page)
      table.writeHeader(on: &page, indent: Self.indent)
    } else {
      table.isStacked = true
    }
    for (index, groups) in shown.enumerated() {
      if index > 0 { page.blank() }
      write(groups, number: index + 1, table, to: &page)
    }
    return left
  }

  private func write(_ groups: [TitleGroup], number: Int, _ table: Table, to page: inout Page) {
    let worst = groups[0].worst
    var head = [Phrase("\(number). ", .faint), .title(worst.sourceText ?? worst.text ?? worst.key ?? "", .strong)]
    if let key = worst.key, key != worst.sourceText {
      head += [Phrase(" key "), SafeText.shellWord(key) == key ? Phrase(key) : .title(key)]
    }
    page.paragraph(head, hanging: Self.indent)
    let opened = options.showsAll ? groups[...] : groups.prefix(1)
    for group in opened { write(group, table, to: &page) }
    guard groups.count > opened.count else { return }
    page.paragraph(
      [Phrase("also " + others(groups.dropFirst(opened.count), beside: worst), .faint)], indent: Self.indent)
  }

  private func write(_ group: TitleGroup, _ table: Table, to page: inout Page) {
    let worst = group.worst
    var about = [
      Phrase(worst.severity.rawValue, Wording.style(of: worst.severity)), Phrase(" \(worst.rule) in "),
      Phrase(Wording.place(worst.component, worst.strategy, isSurvey: options.isSurvey)),
    ]
    if let location = worst.location { about.append(Phrase(", " + Wording.place(location), .faint)) }
    if worst.withinErrorBar { about.append(Phrase(", within the error bar of " + standIns(worst))) }
    page.paragraph(about, indent: Self.indent)
    let findings = listed(group)
    for finding in findings { table.write(row(for: finding, in: group), on: &page, indent: Self.indent) }
    let rest = group.findings.dropFirst(findings.count).compactMap { $0.locale?.identifier }.sorted()
    guard !rest.isEmpty else { return }
    page.paragraph([Phrase("and in " + Wording.list(rest, showing: 12), .faint)], indent: Self.indent)
  }

  /// What else the key breaks, here or in another component.
  private func others(_ groups: ArraySlice<TitleGroup>, beside first: Finding) -> String {
    var rules: [String] = []
    var isElsewhere = false
    for group in groups {
      let finding = group.worst
      if finding.rule == first.rule {
        isElsewhere = true
      } else if !rules.contains(finding.rule) {
        rules.append(finding.rule)
      }
    }
    return ((isElsewhere ? ["the same elsewhere"] : []) + rules).joined(separator: ", ")
  }

  private func listed(_ group: TitleGroup) -> ArraySlice<Finding> {
    let isOpen = options.showsAll || options.isVerbose || group.findings.count <= Self.usualLocales + 1
    return isOpen ? group.findings[...] : group.findings.prefix(Self.usualLocales)
  }

  private func standIns(_ finding: Finding) -> String {
    finding.standIn.isEmpty ? "the stand-in font" : finding.standIn.joined(separator: ", ")
  }

  private func row(for finding: Finding, in group: TitleGroup) -> Table.Row {
    let numbers = Self.numbers(of: finding, unit: unit)
    // What the block's head does not say of this locale.
    let remark = [
      finding.severity == group.worst.severity ? "" : finding.severity.rawValue,
      finding.status == .new ? "" : finding.status.rawValue, finding.alsoInSource ? "shared" : "",
      finding.variant ?? "",
      // As many digits as `explain` and `baseline accept` tell it by.
      options.isVerbose ? String(finding.fingerprint.prefix(8)) : "",
    ].filter { !$0.isEmpty }.joined(separator: ", ")
    let locale = Phrase(finding.locale?.identifier ?? "-", .strong)
    let first = finding.firstFailingSize?.name
    let cells = [
      locale, Phrase(numbers.lost), Phrase(numbers.off), Phrase(first ?? ""), Phrase(numbers.room),
    ]
    let prose = [
      numbers.lost.isEmpty ? "" : numbers.lost + " lost", numbers.off.isEmpty ? "" : "off by " + numbers.off,
      first.map { "from " + $0 } ?? "", numbers.room.isEmpty ? "" : "fits " + numbers.room,
    ]
    return Table.Row(
      cells: cells, tail: .title(finding.text ?? finding.rawText ?? ""), remark: remark,
      prose: [locale] + prose.map { Phrase($0) })
  }

  /// The share that is lost, how far off it is, and how many characters would fit.
  static func numbers(of finding: Finding, unit: String) -> (lost: String, off: String, room: String) {
    let room = finding.budgetWhereItFails.map { Wording.counted($0.characters, "char") } ?? ""
    switch finding.worst {
    case .room(_, _, let needed, let available, _):
      return (Wording.percent(finding.shareLost), "\(Wording.glance(needed - available)) \(unit)", room)
    case .measure(_, let measured, _, let unit):
      return ("", "\(Wording.glance(measured)) \(unit)", room)
    case nil:
      return ("", "", room)
    }
  }
}
