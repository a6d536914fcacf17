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
      "Components at fault, whatever the title", ["", "rule", "component", ">titles", "what"],
      groups.map { group in
        let worst = group.worst
        let titles = group.findings.map { $0.titles ?? 1 }.max() ?? 0
        var strategies: [String] = []
        for case .some(let strategy) in group.findings.map(\.strategy) where !strategies.contains(strategy) {
          strategies.append(strategy)
        }
        let name = Wording.name(of: worst.component, worst.strategy, isSurvey: options.isSurvey)
        let places = [name, Wording.list(strategies, showing: 6)].filter { !$0.isEmpty }.joined(separator: ": ")
        return [
          worst.severity.rawValue, worst.rule, MarkdownText.prose(places),
          Wording.grouped(titles), MarkdownText.prose(worst.message),
        ]
      })
  }

  /// Errors and warnings of each component, and the locales that have most of them.
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
    var section = MarkdownSection(
      "By component", ["component", ">errors", ">warnings", "worst locales"],
      names.map { name in
        let worst = (locales[name] ?? [:]).sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        let list = worst.map { "\($0.key.identifier) \(Wording.grouped($0.value))" }
        return [
          MarkdownText.prose(name), Wording.grouped(counts[name]?[.error] ?? 0),
          Wording.grouped(counts[name]?[.warning] ?? 0), MarkdownText.prose(Wording.list(list, showing: 5)),
        ]
      })
    section.isDigest = true
    // One row would say again what the heading says.
    if names.count == 1, locales.values.allSatisfy({ $0.count <= 1 }) { section.rows = [] }
    return section
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
