import Vocabulary

/// Findings about entries of catalogs, gathered by rule: counts for each locale, then the first places.
struct CatalogFaults {
  private(set) var notes = 0
  private(set) var shared = 0
  private(set) var settled = 0
  private var rules: [(name: String, severity: Severity, findings: [Finding])] = []
  private let listsAll: Bool
  private let isVerbose: Bool

  private static let usualCount = 5
  /// Rules that are a note each and interesting as a count: half a catalog may lack its translation.
  private static let counted: Set<String> = ["missing-translation"]

  init(_ report: Report, _ options: ReportOptions) {
    listsAll = options.showsAll
    isVerbose = options.isVerbose
    var byRule: [String: [Finding]] = [:]
    for finding in report.findings where finding.scope == .catalog {
      if finding.alsoInSource, !options.isVerbose {
        shared += 1
      } else if finding.status.isSettled, !options.listsSettled {
        settled += 1
      } else if finding.severity == .note, !options.isVerbose, !options.isSurvey, !Self.counted.contains(finding.rule) {
        notes += 1
      } else {
        byRule[finding.rule, default: []].append(finding)
      }
    }
    for (name, findings) in byRule {
      rules.append((name, findings.map(\.severity).max() ?? .note, findings))
    }
    rules.sort { left, right in
      left.severity == right.severity ? left.name < right.name : left.severity > right.severity
    }
  }

  func write(to page: inout Page) {
    guard !rules.isEmpty else { return }
    page.heading("Catalogs")
    for (name, severity, findings) in rules {
      var phrases = [
        Phrase(severity.rawValue, Wording.style(of: severity)), Phrase(" \(name)", .strong),
        Phrase(": " + Wording.grouped(findings.count)),
      ]
      let locales = Self.countsByLocale(findings)
      if !locales.isEmpty {
        let names = locales.map { "\($0.locale.identifier) \(Wording.grouped($0.count))" }
        phrases.append(Phrase(" in \(Wording.counted(locales.count, "locale")): " + Wording.list(names, showing: 8)))
      }
      page.paragraph(phrases, hanging: 2)
      guard !Self.counted.contains(name) || isVerbose else { continue }
      let shown = listsAll ? findings[...] : findings.prefix(Self.usualCount)
      for finding in shown { page.paragraph(line(for: finding), indent: 2, hanging: 2) }
      if findings.count > shown.count {
        page.paragraph(
          [
            Phrase("and \(Wording.grouped(findings.count - shown.count)) more: ", .faint),
            Phrase("--rule \(name) --all"),
          ],
          indent: 2)
      }
    }
  }

  private func line(for finding: Finding) -> [Phrase] {
    var phrases: [Phrase] = []
    if let location = finding.location {
      phrases.append(Phrase("\(location.file):\(location.line):\(location.column) ", .faint))
    }
    // One file may hold many languages.
    if let locale = finding.locale { phrases.append(Phrase("\(locale.identifier) ", .faint)) }
    // Most messages name their key.
    if let key = finding.key, !finding.message.contains(key) { phrases += [.title(key), Phrase(": ")] }
    phrases.append(Phrase(finding.message))
    if isVerbose { phrases.append(Phrase(" " + finding.fingerprint, .faint)) }
    return phrases
  }

  private static func countsByLocale(_ findings: [Finding]) -> [(locale: LanguageTag, count: Int)] {
    var counts: [LanguageTag: Int] = [:]
    for locale in findings.compactMap(\.locale) { counts[locale, default: 0] += 1 }
    return counts.map { ($0.key, $0.value) }.sorted { ($1.count, $0.locale) < ($0.count, $1.locale) }
  }
}
