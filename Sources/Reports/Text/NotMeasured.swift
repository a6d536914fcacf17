import Vocabulary

/// What could not be measured: which face or file is missing, for how many titles, and what brings it.
struct NotMeasured {
  /// What counts most first.
  private(set) var causes: [Cause] = []
  private let reasons: [(name: String, titles: Int)]

  struct Cause {
    var message: String
    var severity: Severity
    var titles = 0
    var locales: Set<LanguageTag> = []
  }

  init(_ report: Report) {
    var places: [String: Int] = [:]
    for finding in report.findings where finding.scope == .notMeasured {
      let at = places[finding.message] ?? causes.count
      if at == causes.count {
        places[finding.message] = at
        causes.append(Cause(message: finding.message, severity: finding.severity))
      }
      causes[at].titles += finding.titles ?? 1
      causes[at].locales.formUnion(finding.locales)
      if let locale = finding.locale { causes[at].locales.insert(locale) }
    }
    causes.sort { left, right in
      if left.severity != right.severity { return left.severity > right.severity }
      return left.titles == right.titles ? left.message < right.message : left.titles > right.titles
    }
    reasons = report.summary.notMeasured.map { ($0.key, $0.value) }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
  }

  private static let usualCount = 10

  func write(to page: inout Page) {
    guard !causes.isEmpty || !reasons.isEmpty else { return }
    page.heading("Not measured, which is not passed")
    for cause in causes.prefix(Self.usualCount) {
      let names = Wording.list(cause.locales.sorted().map(\.identifier), showing: 12)
      page.paragraph(
        [
          Phrase(cause.severity.rawValue, Wording.style(of: cause.severity)),
          Phrase(" \(Wording.counted(cause.titles, "title"))" + (names.isEmpty ? ": " : " in \(names): ")),
          Phrase(cause.message),
        ], hanging: 2)
    }
    if causes.count > Self.usualCount {
      page.paragraph(
        [Phrase("and \(Wording.counted(causes.count - Self.usualCount, "other cause"))", .faint)], indent: 2)
    }
    guard causes.isEmpty else { return }
    for (name, titles) in reasons {
      page.paragraph([Phrase("\(name): \(Wording.counted(titles, "title"))")], hanging: 2)
    }
  }
}
