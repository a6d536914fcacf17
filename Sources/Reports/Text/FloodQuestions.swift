import Vocabulary

/// Rules that hit more than half of a component's titles, each shown once, as a question about the component: its
/// strategies are folded, since the answer is the same for all.
struct FloodQuestions {
  private var questions: [[TitleGroups.Flood]] = []
  private let unit: String
  private let options: ReportOptions

  init(_ floods: [TitleGroups.Flood], unit: String, _ options: ReportOptions) {
    self.unit = unit
    self.options = options
    var places: [[String]: Int] = [:]
    for flood in floods {
      let finding = flood.worst
      let name = [Wording.name(of: finding.component, finding.strategy, isSurvey: options.isSurvey), flood.rule]
      if let at = places[name] {
        questions[at].append(flood)
      } else {
        places[name] = questions.count
        questions.append([flood])
      }
    }
  }

  func write(to page: inout Page) {
    guard !questions.isEmpty else { return }
    page.heading("More than half of the titles")
    for (index, floods) in questions.enumerated() {
      if index > 0 { page.blank() }
      write(floods, to: &page)
    }
  }

  private func write(_ floods: [TitleGroups.Flood], to page: inout Page) {
    let (flood, finding) = (floods[0], floods[0].worst)
    let component = Wording.name(of: finding.component, finding.strategy, isSurvey: options.isSurvey)
    var head: [Phrase] = []
    if !options.isSurvey {
      head.append(Phrase(finding.severity.rawValue + " ", Wording.style(of: finding.severity)))
    }
    head.append(Phrase(flood.rule, .strong))
    if !component.isEmpty { head.append(Phrase(" in " + component)) }
    head.append(Phrase(": " + hits(floods)))
    page.paragraph(head, hanging: 2)
    page.paragraph([Phrase(question(about: floods))], indent: 2)
    guard let text = finding.text else { return }
    let numbers = WorstList.numbers(of: finding, unit: unit)
    let worst = [
      finding.locale?.identifier ?? "", numbers.lost.isEmpty ? "" : numbers.lost + " lost,",
      numbers.off.isEmpty ? "" : "off by " + numbers.off,
    ].filter { !$0.isEmpty }
    page.paragraph([Phrase("Worst: " + worst.joined(separator: " ") + " ", .faint), .title(text, .faint)], indent: 2)
  }

  /// `398 of 620 titles in leadingImageCenteredTitle, 353 in balancedInsets and contentBlock`.
  private func hits(_ floods: [TitleGroups.Flood]) -> String {
    var counts: [(hits: Int, titles: Int, names: [String])] = []
    for flood in floods {
      let name = flood.worst.strategy ?? ""
      if let at = counts.firstIndex(where: { $0.hits == flood.hits && $0.titles == flood.titles }) {
        counts[at].names.append(name)
      } else {
        counts.append((flood.hits, flood.titles, [name]))
      }
    }
    counts.sort { ($1.hits, $0.names[0]) < ($0.hits, $1.names[0]) }
    let isSameTotal = counts.allSatisfy { $0.titles == counts[0].titles }
    let parts = counts.enumerated().map { index, count in
      let names = count.names.sorted().filter { !$0.isEmpty }
      let total = index > 0 && isSameTotal ? "" : " of " + Wording.counted(count.titles, "title")
      return Wording.grouped(count.hits) + total + (names.isEmpty ? "" : " in " + Wording.joined(names))
    }
    return parts.joined(separator: "; ") + "."
  }

  private func question(about floods: [TitleGroups.Flood]) -> String {
    switch floods[0].rule {
    case "text-truncated", "text-clipped", "text-hidden", "exact-fit", "text-shrunk", "word-broken", "degenerate-wrap",
      "truncation-ambiguous", "placeholder-lost":
      return "Is the app's button really \(widths(floods)) wide, and may the title not wrap?"
    case "element-protrusion", "container-protrusion":
      return "Does the app's button really stay \(widths(floods)) wide and as high as it is while the text grows?"
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

  private func widths(_ floods: [TitleGroups.Flood]) -> String {
    let all = floods.flatMap(\.widths)
    guard let first = all.min(), let last = all.max() else { return "so" }
    let text = first == last ? Wording.points(first) : Wording.points(first) + " to " + Wording.points(last)
    return text + " " + unit
  }
}
