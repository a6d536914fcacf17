import Reports
import Vocabulary

extension SampleReports {
  static let rules = [
    Report.RuleHelp(
      id: "text-truncated", severity: .error, summary: "An ellipsis takes the place of text.",
      advice: "Give the button more width, or shorten the translation to the budget."),
    Report.RuleHelp(
      id: "title-off-center", severity: .warning, summary: "The title stands off the center that is meant.",
      advice: "Pin it to the center, or say with `intent` what it is centered on."),
    Report.RuleHelp(
      id: "not-measured", severity: .error, summary: "Titles could not be measured.",
      advice: "Install the face or name another one; what is not measured has not passed."),
  ]

  /// What gates meet: everything of an ordinary run, a baseline, titles full of markup, paths that need escapes, and a
  /// component that the command line describes and no file.
  static func gate() -> Report {
    var findings = audit().findings
    findings[0].status = .known
    findings[1].status = .accepted
    findings[2].status = .changed
    let marked: [(String, String, String)] = [
      ("tag|one", "fr", "Ajouter `@Maria` | <b>#12</b> *maintenant*"),
      ("C:\\keys, 100%: a", "ar", "حذف 50%: «الكل», الآن"),
      ("مفتاح", "ur", "منسوخ\nکریں"), ("www.example.com/help", "my", "အကူအညီ $ရယူ$ ရန် [ဤနေရာ](https://example.com)"),
    ]
    for (index, (key, locale, text)) in marked.enumerated() {
      var finding = truncated(key, "Add `now`", locale, text, line: 7 + index, needed: 300 + Double(index), from: 1)
      finding.location?.file = "App/Größe & more: 100%.lproj/Local izable.strings"
      findings.append(finding)
    }
    var adHoc = componentFault(
      "layout-not-mirrored", .warning, "From right to left, the image lies 74 pt from where it should be.",
      strategy: "contentBlock", locales: ["ar"], titles: 12, text: "حفظ", by: 74)
    adHoc.component = "contentBlock"
    findings.append(adHoc)
    adHoc.direction = .leftToRight
    findings.append(adHoc)
    var report = finished(findings, ranking: ranking(component: "primaryAction"))
    report.remedies = remedies(component: "primaryAction")
    report.rules = rules
    return report
  }

  /// A survey that is short enough to be read.
  static func smallSurvey() -> Report {
    let whole = survey()
    var report = finished(
      whole.findings.filter { $0.scope == .component } + whole.findings.filter { $0.scope == .title }.prefix(24),
      ranking: whole.ranking)
    report.components = whole.components
    report.remedies = whole.remedies
    return report
  }

  /// Errors and warnings of many keys, each in a few locales.
  static func crowd(keys: Int) -> Report {
    var findings: [Finding] = []
    for index in 0..<keys {
      for (place, locale) in ["de", "ar", "th"].enumerated() {
        findings.append(
          truncated(
            "key.\(index)", "Add to cart", locale, titles[0].translations[place].1, line: 12 + index,
            needed: 190 + Double(index % 97), from: index % 2 == 0 ? 1 : 3))
      }
    }
    return finished(findings, ranking: ranking(component: "primaryAction"))
  }
}
