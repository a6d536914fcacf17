package import Vocabulary

/// One finding whole, as `snug explain` prints it: what is wrong and where, every number there is, what to do about it.
package enum ExplainReport {
  /// `findings` share a fingerprint: mostly there is one, but a component's fault may be one for each direction or face.
  package static func text(of findings: [Finding], in report: Report, _ options: ReportOptions) -> String {
    var page = Page(options)
    for finding in findings {
      page.blank()
      ExplainedFinding(finding: finding, report: report, options: options).write(to: &page)
    }
    guard let finding = findings.first else { return page.text }
    writeRule(finding.rule, report, to: &page)
    writeNext(finding, SuggestedCommands(report, options), options, to: &page)
    return page.text
  }

  private static func writeRule(_ id: String, _ report: Report, to page: inout Page) {
    guard let rule = report.rules.first(where: { $0.id == id }) else { return }
    page.heading("The rule \(id)")
    page.paragraph([Phrase(rule.summary)])
    page.paragraph([Phrase(rule.advice)])
  }

  private static func writeNext(
    _ finding: Finding, _ commands: SuggestedCommands, _ options: ReportOptions, to page: inout Page
  ) {
    var steps: [(String, [String])] = []
    if let title = commands.title(of: finding) {
      steps.append(("Its frames, as JSON", ["snug", "inspect"] + title))
      steps.append(("Its picture", ["snug", "render"] + title))
    }
    if finding.scope == .title || finding.scope == .catalog, let audit = commands.audit(keyOf: finding) {
      steps.append(("All that is wrong with this key", audit))
    }
    if finding.isGap {
      steps.append(
        ("Which faces are missing, and the packages that bring them", ["snug", "fonts"] + options.repeatedWords))
    } else if finding.status != .accepted {
      steps.append(("To live with it", commands.accept(finding, reason: "TEXT")))
    }
    page.heading("Next")
    for (purpose, command) in steps {
      page.paragraph([Phrase(purpose + ":")])
      page.command(command)
    }
  }
}

private struct ExplainedFinding {
  let finding: Finding
  let report: Report
  let options: ReportOptions

  private static let labelWidth = 13

  func write(to page: inout Page) {
    page.paragraph([
      Phrase(finding.severity.rawValue, Wording.style(of: finding.severity)), Phrase(" \(finding.rule) ", .strong),
      Phrase(finding.fingerprint, .faint),
    ])
    page.paragraph([Phrase(finding.message)])
    page.blank()
    writePlace(to: &page)
    writeTexts(to: &page)
    writeStanding(to: &page)
    writeNumbers(to: &page)
    writeSizes(to: &page)
  }

  private func field(_ label: String, _ phrases: [Phrase], to page: inout Page) {
    page.paragraph(phrases, indent: Self.labelWidth, label: Phrase(label, .faint))
  }

  /// Whole: over several lines rather than shortened.
  private func quote(_ label: String, _ text: String?, to page: inout Page) {
    guard let text else { return }
    let title = Phrase.title(text)
    let fits = Self.labelWidth + page.width(title) <= page.columns
    field(label, [fits ? title : Phrase(SafeText.quoted(title.text))], to: &page)
  }

  private func field(_ label: String, _ text: String?, to page: inout Page) {
    guard let text, !text.isEmpty else { return }
    field(label, [Phrase(text)], to: &page)
  }

  // MARK: Where and what

  private func writePlace(to page: inout Page) {
    field("place", finding.location.map { "\($0.file):\($0.line):\($0.column)" }, to: &page)
    if let key = finding.key, SafeText.shellWord(key) == key {
      field("key", key, to: &page)
    } else {
      quote("key", finding.key, to: &page)
    }
    field("variant", finding.variant, to: &page)
    field("component", Wording.name(of: finding.component, finding.strategy, isSurvey: options.isSurvey), to: &page)
    field("strategy", finding.strategy, to: &page)
    field("locale", finding.locale?.identifier, to: &page)
    field("direction", finding.direction.map { $0.isRightToLeft ? "right to left" : "left to right" }, to: &page)
    field("face", finding.face, to: &page)
    if let titles = finding.titles {
      let locales = Wording.joined(finding.locales.map(\.identifier))
      field("titles", Wording.grouped(titles) + (locales.isEmpty ? "" : " in " + locales), to: &page)
    }
  }

  private func writeTexts(to page: inout Page) {
    quote("source", finding.sourceText, to: &page)
    quote(finding.scope == .component ? "for example" : "title", finding.text, to: &page)
    if finding.rawText != finding.text { quote("in catalog", finding.rawText, to: &page) }
    for (placeholder, sample) in finding.samples.sorted(by: { $0.key < $1.key }) {
      field("filled in", [.title(sample), Phrase(" for "), .title(placeholder)], to: &page)
    }
    if case .room(_, _, _, _, let visible) = finding.worst, !visible.isEmpty { quote("seen", visible, to: &page) }
  }

  private func writeStanding(to page: inout Page) {
    let status: String? =
      switch finding.status {
      case .new: report.summary.baseline == nil ? nil : "new: it is not in the baseline"
      case .changed: "changed: the title is another one than in the baseline, and fails still"
      case .worse: "worse: it starts at a smaller text size than in the baseline, or needs over 10 % more"
      case .known: "known: the baseline has it, and it counts no more"
      case .accepted: "accepted: the baseline has it with a reason, and it counts no more"
      }
    field("baseline", status, to: &page)
    if finding.alsoInSource {
      field(
        "shared",
        "the source fails in the same place at all these sizes: it counts once, with the source's own finding",
        to: &page)
    }
    if !finding.standIn.isEmpty {
      let bar = finding.withinErrorBar ? "; the excess lies within the error bar, so that it is a warning at most" : ""
      field("fonts", "measured with \(Wording.joined(finding.standIn)) in place of the platform's own" + bar, to: &page)
    }
  }

  // MARK: Numbers

  private func points(_ value: Points) -> String { "\(Wording.points(value)) \(report.unit)" }

  private func writeNumbers(to page: inout Page) {
    switch finding.worst {
    case .room(let size, let bounds, let needed, let available, _):
      field("worst at", size.name, to: &page)
      field("button", "\(Wording.points(bounds.width)) × \(points(bounds.height))", to: &page)
      field("needed", points(needed), to: &page)
      field("available", points(available), to: &page)
      let share = finding.shareLost > 0 ? ", \(Wording.percent(finding.shareLost)) of what is needed" : ""
      field("missing", points(needed - available) + share, to: &page)
    case .measure(let size, let measured, let limit, let unit):
      field("worst at", size.name, to: &page)
      field("measured", "\(Wording.points(measured)) \(unit)", to: &page)
      field("tolerated", "\(Wording.points(limit)) \(unit)", to: &page)
    case nil: break
    }
    if !finding.widths.isEmpty {
      let widths = finding.widths.map(Wording.points).joined(separator: ", ") + " " + report.unit
      field("at widths", widths, to: &page)
    }
    guard let budget = finding.budget else { return }
    field(
      "budget",
      "\(points(budget.points)) at \(budget.textSize.name), which are \(points(budget.pointsAtBase)) at the base "
        + "size: about \(Wording.counted(budget.characters, "character"))", to: &page)
  }

  /// Each text size of the run with what becomes of the title there.
  private func writeSizes(to page: inout Page) {
    guard !finding.sizes.isEmpty else { return }
    page.blank()
    let all = report.textSizes.isEmpty ? finding.sizes : report.textSizes
    var table = Table()
    table.rightAligned = [2]
    table.header = ["text size", "", "passes from", ""]
    table.rows = all.map { size in
      let isFailing = finding.sizes.contains(size)
      let isShared = finding.sharedSizes.contains(size)
      let width = finding.smallestPassingWidth.first { $0.textSize == size }?.width
      return Table.Row(
        cells: [
          Phrase(size.name), Phrase(isShared ? "fails, as the source does" : isFailing ? "fails" : "passes"),
          Phrase(width.map { points($0) } ?? ""),
        ])
    }
    table.isStacked = !table.fits(on: page, indent: 2, room: 0)
    table.write(on: &page, indent: 2)
  }
}
