import Vocabulary

/// A table, with the line above it.
struct MarkdownSection {
  /// The title and the table's head, each line ended.
  var head: String
  var rows: [String]
  /// Counts what other sections list: rows beyond its end are nothing that is left out.
  var isDigest = false

  private init(_ title: String, _ columns: [String], _ rows: [[String]]) {
    // A hyphen and a colon: a column of numbers, which end together.
    let rules = columns.map { $0.hasPrefix(">") ? "---:" : "---" }
    let names = columns.map { $0.hasPrefix(">") ? String($0.dropFirst()) : $0 }
    head = "**\(title)**\n\n" + Self.line(names) + "\n" + Self.line(rules) + "\n"
    self.rows = rows.map(Self.line)
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.map { $0.isEmpty ? " " : $0 }.joined(separator: " | ") + " |"
  }

  static func notMeasured(_ groups: [FindingGroup], _ options: ReportOptions) -> MarkdownSection {
    MarkdownSection(
      "Not measured, which is not passed", ["", ">titles", "locales", "why"],
      groups.map { group in
        let titles = group.findings.reduce(0) { $0 + ($1.titles ?? 1) }
        return [
          group.worst.severity.rawValue, Wording.grouped(titles), locales(of: group),
          MarkdownText.prose(group.worst.message),
        ]
      })
  }

  static func components(_ groups: [FindingGroup], _ options: ReportOptions) -> MarkdownSection {
    MarkdownSection(
      "\(options.isSurvey ? "Strategies" : "Components") at fault, whatever the title",
      ["", "rule", options.isSurvey ? "strategy" : "component", ">titles", "what"],
      groups.map { group in
        let worst = group.worst
        // Some rules count by locale or face: of one strategy the counts add up.
        var titles: [String?: Int] = [:]
        for finding in group.findings { titles[finding.strategy, default: 0] += finding.titles ?? 1 }
        var strategies: [String] = []
        for case .some(let strategy) in group.findings.map(\.strategy) where !strategies.contains(strategy) {
          strategies.append(strategy)
        }
        let name = Wording.name(of: worst.component, worst.strategy, isSurvey: options.isSurvey)
        let places = [name, Wording.list(strategies, showing: 6)].filter { !$0.isEmpty }.joined(separator: ": ")
        return [
          worst.severity.rawValue, worst.rule, MarkdownText.prose(places),
          Wording.grouped(titles.values.max() ?? 0), MarkdownText.prose(worst.message),
        ]
      })
  }

  /// The findings of each component, and the locales that have most of them.
  static func digest(_ groups: [FindingGroup], _ options: ReportOptions) -> MarkdownSection {
    var names: [String] = []
    var counts: [String: [Severity: Int]] = [:]
    var locales: [String: [LanguageTag: Int]] = [:]
    for finding in groups.lazy.flatMap(\.findings) {
      let name = Wording.place(finding.component, finding.strategy, isSurvey: options.isSurvey)
      if counts[name] == nil { names.append(name) }
      counts[name, default: [:]][finding.severity, default: 0] += 1
      if let locale = finding.locale { locales[name, default: [:]][locale, default: 0] += 1 }
    }
    let severities = [Severity.error, .warning, .note].filter { severity in
      counts.values.contains { $0[severity] != nil }
    }
    let noun = options.isSurvey ? "strategy" : "component"
    var section = MarkdownSection(
      "By \(noun)", [noun] + severities.map { ">\($0.rawValue)s" } + ["worst locales"],
      names.map { name in
        let worst = (locales[name] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let list = worst.map { "\($0.key.identifier) \(Wording.grouped($0.value))" }
        return [MarkdownText.prose(name)] + severities.map { Wording.grouped(counts[name]?[$0] ?? 0) }
          + [MarkdownText.prose(Wording.list(list, showing: 5))]
      })
    section.isDigest = true
    // One row would say again what the heading says.
    if names.count == 1, locales.values.allSatisfy({ $0.count <= 1 }) { section.rows = [] }
    return section
  }

  /// How many titles fail, and how many still would after one change; a column for each change that was tried.
  static func remedies(of report: Report, _ options: ReportOptions) -> MarkdownSection {
    let all = report.wantedRemedies.map { RemedyWords(remedies: $0, unit: report.unit) }
    func number(_ count: Int?) -> String { count.map(Wording.grouped) ?? "" }
    let columns: [(name: String, cell: (RemedyWords) -> String)] = [
      (">titles", { Wording.grouped($0.remedies.titles) }), (">fail", { Wording.grouped($0.remedies.failing) }),
      (">95% fit at", { words in words.widthForMost.map(words.points) ?? "" }),
      (">all fit at", { words in words.widthForAll.map(words.points) ?? "" }),
      (">with two lines", { number($0.failing(after: .lines(2))) }),
      (">with scale 0.85", { number($0.failing(after: .minimumScale(0.85))) }),
      ("best other strategy", { words in words.bestStrategy.map { "\($0.name) \(number($0.failing))" } ?? "" }),
    ]
    let used = columns.filter { column in all.contains { !column.cell($0).isEmpty } }
    return MarkdownSection(
      "Failing titles after one change", [options.isSurvey ? "strategy" : "component"] + used.map(\.name),
      all.map { words in
        let place = Wording.place(words.remedies.component, words.remedies.strategy, isSurvey: options.isSurvey)
        return [MarkdownText.prose(place)] + used.map { MarkdownText.prose($0.cell(words)) }
      })
  }

  static func titles(_ groups: [FindingGroup], unit: String, _ options: ReportOptions) -> MarkdownSection {
    MarkdownSection(
      "Worst titles", ["", "key", "title", "locales", "rule", ">lost", ">off by", "from", ">fits", "place"],
      groups.map { group in
        let finding = group.worst
        let numbers = WorstList.numbers(of: finding, unit: unit)
        let rules = Set(group.findings.map(\.rule)).count
        return [
          finding.severity.rawValue, key(of: finding), MarkdownText.title(finding.text ?? finding.sourceText ?? ""),
          locales(of: group), finding.rule + (rules > 1 ? " and \(rules - 1) more" : ""), numbers.lost,
          MarkdownText.prose(numbers.off),
          finding.firstFailingSize.map { MarkdownText.prose($0.name) } ?? "", numbers.room,
          place(of: finding, options),
        ]
      })
  }

  static func catalogs(_ groups: [FindingGroup], _ options: ReportOptions) -> MarkdownSection {
    MarkdownSection(
      "Catalogs", ["", "rule", "key", "locales", "what", "place"],
      groups.map { group in
        let finding = group.worst
        return [
          finding.severity.rawValue, finding.rule, key(of: finding), locales(of: group),
          MarkdownText.prose(finding.message), place(of: finding, options),
        ]
      })
  }

  // MARK: Cells

  private static func key(of finding: Finding) -> String {
    let variant = finding.variant.map { " " + MarkdownText.prose("(\($0))") } ?? ""
    guard let key = finding.key else { return "" }
    return (SafeText.shellWord(key) == key ? MarkdownText.code(key) : MarkdownText.title(key)) + variant
  }

  /// The worst locale, in front of the others of the same file.
  private static func locales(of group: FindingGroup) -> String {
    var all: [LanguageTag] = []
    for finding in group.findings {
      for locale in finding.locales + [finding.locale].compactMap(\.self) where !all.contains(locale) {
        all.append(locale)
      }
    }
    let names = all.prefix(1) + all.dropFirst().sorted()
    return MarkdownText.prose(Wording.list(names.map(\.identifier), showing: 6))
  }

  private static func place(of finding: Finding, _ options: ReportOptions) -> String {
    guard let location = finding.location else { return "" }
    return MarkdownText.code(options.path(location.file) + ":\(location.line)")
  }
}
