import Vocabulary

/// Rules that hit more than half of a component's titles, each shown once, as a question about the component.
struct FloodQuestions {
  let floods: [TitleGroups.Flood]
  let unit: String

  func write(to page: inout Page) {
    guard !floods.isEmpty else { return }
    page.heading("More than half of the titles")
    for (index, flood) in floods.enumerated() {
      if index > 0 { page.blank() }
      let finding = flood.worst
      page.paragraph(
        [
          Phrase(finding.severity.rawValue, Wording.style(of: finding.severity)), Phrase(" \(flood.rule) ", .strong),
          Phrase("in \(Wording.component(finding.component, finding.strategy)): "),
          Phrase("\(Wording.grouped(flood.hits)) of \(Wording.counted(flood.titles, "title")). "),
          Phrase(question(about: flood)),
        ], hanging: 2)
      guard let text = finding.text else { continue }
      let numbers = WorstList.numbers(of: finding, unit: unit)
      let worst = [finding.locale?.identifier ?? "", numbers.lost, numbers.past].filter { !$0.isEmpty }
      page.paragraph([Phrase("Worst: " + worst.joined(separator: " ") + " ", .faint), .title(text, .faint)], indent: 2)
    }
  }

  private func question(about flood: TitleGroups.Flood) -> String {
    switch flood.rule {
    case "text-truncated", "text-clipped", "text-hidden", "exact-fit", "text-shrunk", "word-broken", "degenerate-wrap",
      "element-protrusion", "truncation-ambiguous", "placeholder-lost":
      return "Is the app's button really \(widths(flood)) wide, and may the title not wrap?"
    case "text-clipped-vertically", "line-box-too-tall":
      return "Is its height fixed in the app, or does it grow with the text?"
    case "text-image-overlap":
      return "Is the text meant to run over the image? Another strategy keeps them apart."
    case "title-off-center", "image-drift":
      return "Is the intent right? Say what the title and the image are centered on with `intent`."
    default:
      return "Is the component described as the app builds it?"
    }
  }

  private func widths(_ flood: TitleGroups.Flood) -> String {
    guard let first = flood.widths.first, let last = flood.widths.last else { return "so" }
    let text = first == last ? Wording.points(first) : Wording.points(first) + " to " + Wording.points(last)
    return text + " " + unit
  }
}
