import Vocabulary

/// Faults of a component itself, one paragraph each.
struct ComponentFaults {
  private(set) var notes = 0
  private(set) var shared = 0
  private var faults: [Fault] = []

  /// The findings of one rule, component, strategy and direction: some rules count by locale or face.
  private struct Fault {
    var first: Finding
    var titles: Int
    var locales: [LanguageTag]
  }

  private struct Name: Hashable {
    var rule: String
    var component: String?
    var strategy: String?
    var direction: Direction?
    var severity: Severity
  }

  init(_ report: Report, _ options: ReportOptions) {
    var places: [Name: Int] = [:]
    for finding in report.findings where finding.scope == .component {
      if finding.alsoInSource, !options.isVerbose {
        shared += 1
        continue
      }
      if finding.severity == .note, !options.isVerbose, !options.isSurvey {
        notes += 1
        continue
      }
      let name = Name(
        rule: finding.rule, component: finding.component, strategy: finding.strategy, direction: finding.direction,
        severity: finding.severity)
      let locales = finding.locales.isEmpty ? [finding.locale].compactMap { $0 } : finding.locales
      if let at = places[name] {
        faults[at].titles += finding.titles ?? 1
        for locale in locales where !faults[at].locales.contains(locale) { faults[at].locales.append(locale) }
      } else {
        places[name] = faults.count
        faults.append(Fault(first: finding, titles: finding.titles ?? 1, locales: locales))
      }
    }
    faults.sort { left, right in
      if left.first.severity != right.first.severity { return left.first.severity > right.first.severity }
      if left.titles != right.titles { return left.titles > right.titles }
      return left.first.identity + left.first.message < right.first.identity + right.first.message
    }
  }

  func write(to page: inout Page) {
    guard !faults.isEmpty else { return }
    page.heading("Components at fault")
    for (index, fault) in faults.enumerated() {
      if index > 0 { page.blank() }
      let finding = fault.first
      var phrases = [
        Phrase(finding.severity.rawValue, Wording.style(of: finding.severity)),
        Phrase(" \(finding.rule) ", .strong), Phrase("in " + Wording.component(finding.component, finding.strategy)),
      ]
      if let direction = finding.direction { phrases.append(Phrase(", " + Self.spelled(direction))) }
      page.paragraph(phrases, hanging: 2)
      page.paragraph([Phrase(finding.message)], indent: 2)
      var details = [Phrase(Wording.counted(fault.titles, "title"), .faint)]
      if !fault.locales.isEmpty {
        let names = Wording.list(fault.locales.sorted().map(\.identifier), showing: 12)
        details.append(Phrase(" in " + names, .faint))
      }
      if let text = finding.text { details += [Phrase(", for example ", .faint), .title(text, .faint)] }
      if let location = finding.location { details.append(Phrase("; " + Wording.place(location), .faint)) }
      page.paragraph(details, indent: 2)
    }
  }

  private static func spelled(_ direction: Direction) -> String {
    direction.isRightToLeft ? "right to left" : "left to right"
  }
}
