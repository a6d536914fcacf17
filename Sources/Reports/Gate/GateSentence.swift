import Vocabulary

/// A finding in words that stand alone: in a log line, an alert or a test's failure there is nothing around them.
struct GateSentence {
  /// The reader named no component.
  let isSurvey: Bool

  init(_ options: ReportOptions) { isSurvey = options.isSurvey }

  /// `action.save in de`; what the finding speaks of, as short as a title needs to be.
  func subject(_ finding: Finding) -> String {
    var words = ""
    switch finding.scope {
    case .component: words = Wording.place(finding.component, finding.strategy, isSurvey: isSurvey)
    case .title, .catalog, .notMeasured: words = finding.key.map(Self.named) ?? ""
    }
    if let variant = finding.variant { words += " (\(variant))" }
    if let locale = finding.locale { words += words.isEmpty ? locale.identifier : " in \(locale.identifier)" }
    return SafeText.closed(SafeText.visible(words))
  }

  /// The whole story on one line: what, where in the app, from which size, what would fit.
  func whole(_ finding: Finding) -> String {
    let subject = subject(finding)
    var sentences = [finding.message]
    switch finding.scope {
    case .title: sentences += [inWhat(finding)]
    case .component: sentences += [ofHowMany(finding)]
    case .catalog, .notMeasured: break
    }
    if let budget = finding.budgetWhereItFails, budget.characters > 0 {
      sentences.append("About \(Wording.counted(budget.characters, "character")) would fit at \(budget.textSize.name).")
    }
    if finding.withinErrorBar {
      sentences.append(
        "Within the error bar of \(finding.standIn.isEmpty ? "the stand-in font" : Wording.joined(finding.standIn)).")
    }
    if finding.alsoInSource { sentences.append("The source title fails in the same place.") }
    switch finding.status {
    case .changed: sentences.append("The title has changed since the baseline.")
    case .worse: sentences.append("It has got worse since the baseline.")
    case .known, .accepted: sentences.append("The baseline has it.")
    case .new: break
    }
    var text = sentences.filter { !$0.isEmpty }.joined(separator: " ")
    if text.isEmpty { text = finding.rule }
    // Most messages about an entry name its key.
    let isNamed = finding.scope == .catalog && finding.key.map(finding.message.contains) ?? false
    return SafeText.closed(SafeText.visible(subject.isEmpty || isNamed ? text : subject + ": " + text))
  }

  /// What else a row stands for: `Also in ar, he and 12 more locales; also image-drift.`
  func rest(of group: FindingGroup) -> String {
    let worst = group.worst
    var locales: [String] = []
    var rules: [String] = []
    var places: [String] = []
    for finding in group.findings.dropFirst() {
      if let locale = finding.locale, locale != worst.locale, !locales.contains(locale.identifier) {
        locales.append(locale.identifier)
      }
      if finding.rule != worst.rule, !rules.contains(finding.rule) { rules.append(finding.rule) }
      if finding.scope == .component, let strategy = finding.strategy, strategy != worst.strategy,
        !places.contains(strategy)
      {
        places.append(strategy)
      }
    }
    var parts: [String] = []
    if !locales.isEmpty { parts.append("in " + Wording.list(locales.sorted(), showing: 12)) }
    if !places.isEmpty { parts.append("in " + Wording.list(places, showing: 6)) }
    if !rules.isEmpty { parts.append(Wording.joined(rules)) }
    guard !parts.isEmpty else { return "" }
    return SafeText.closed(SafeText.visible("Also " + parts.joined(separator: "; also ") + "."))
  }

  /// A key as it is where it can be typed, else quoted and kept apart from its direction.
  private static func named(_ key: String) -> String {
    SafeText.shellWord(key) == key ? key : "“\u{2068}\(SafeText.closed(key))\u{2069}”"
  }

  private func inWhat(_ finding: Finding) -> String {
    let place = Wording.place(finding.component, finding.strategy, isSurvey: isSurvey)
    var words = place.isEmpty ? "" : "In \(place)"
    if let first = finding.firstFailingSize { words += (words.isEmpty ? "From " : ", from ") + first.name + " on" }
    return words.isEmpty ? "" : words + "."
  }

  private func ofHowMany(_ finding: Finding) -> String {
    guard let titles = finding.titles else { return "" }
    let locales = Wording.list(finding.locales.map(\.identifier), showing: 12)
    return Wording.counted(titles, "title") + (locales.isEmpty ? "" : " in " + locales) + "."
  }
}
