package import Vocabulary

/// One page for people who design buttons: what fails where, what would mend it, and every failing button as a picture.
///
/// A single file that asks the network for nothing and opens from disk. What stands in it as markup reads without
/// scripts, too; the script adds filters, sizes and the findings beyond the first.
package enum HTMLReport {
  package static func text(of report: Report, _ options: ReportOptions) -> String {
    let list = ExhibitList(report, options)
    var pictures = PageDrawings(report)
    let components = ComponentSections(report, list, options).html(&pictures)
    var cards: [String] = []
    for number in list.entries.indices {
      if number == FindingsSections.firstCards { pictures.waitForScript() }
      cards.append(pictures.card(number, of: list, isSurvey: options.isSurvey))
    }
    if cards.count <= FindingsSections.firstCards { pictures.waitForScript() }
    let sizes = list.entries.map { pictures.everySize(of: $0.exhibit) }
    let others = list.entries.map { pictures.alternatives(of: $0.exhibit) }
    let summary = PageSummary(report: report, options: options, drawn: list.entries.count, omitted: list.omitted)
    let filters = PageFilters(
      findings: list.findings, sizes: PageData.sizes(of: report), isSurvey: options.isSurvey)
    let commands = SuggestedCommands(report, options)
    let data = PageData(list: list, report: report, commands: commands).json(firstLine: pictures.firstWaiting)
    let frame = PageFrame(title: summary.title, style: pictures.css + PageStyle.css, script: PageScript.text)
    return [
      frame.head, summary.html, list.findings.isEmpty ? "" : filters.html,
      "<main id=\"main\" tabindex=\"-1\">\n", components, FindingsSections(list: list, cards: cards).html, "</main>\n",
      PageFooter(report: report).html,
      // All that follows is inert until the script takes it.
      pictures.definitions, "\n", PageFrame.store("lines", pictures.waitingLines), PageFrame.store("cards", cards),
      PageFrame.store("pictures", sizes),
      PageFrame.store("alternatives", others), PageFrame.store("data", json: data), frame.tail,
    ].joined()
  }
}
