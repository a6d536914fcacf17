import Catalogs
import Fonts
import Layouts
import Titles
import UnicodeServices
import Vocabulary

/// Puts the report together: what the workers found, what the catalogs say of themselves, and the counts.
struct ReportBuilder {
  let plan: AuditPlan
  let scope: AuditScope
  let set: CatalogSet
  let jobs: JobList
  let benches: BenchSet
  let totals: Totals

  /// `ofTitles` are the findings of titles, in the order of jobs.
  func report(of ofTitles: [[Finding]], catalogs: [Catalog], toolVersion: String) throws -> Report {
    var findings: [Finding] = []
    findings.reserveCapacity(ofTitles.reduce(0) { $0 + $1.count })
    for list in ofTitles { findings += list }
    fillBudgets(&findings)
    findings += componentFindings()
    findings += CatalogFindings(plan: plan, scope: scope, set: set).all(of: catalogs)
    findings += absentFaces()
    findings = IgnoreList(plan: plan, isPartial: !ReportedScope(plan: plan, scope: scope).isWhole).apply(to: findings)
    findings.sort { Self.precedes($0, $1) }
    var summary = Report.Summary()
    summary.catalogs = catalogs.count
    summary.locales = jobs.locales.count
    summary.titles = totals.titles
    summary.components = Set((jobs.sources + jobs.translations).flatMap(\.components)).count
    summary.layouts = totals.layouts
    summary.noComponent = jobs.untaken
    summary.count(findings)
    if totals.unmeasured > 0 { summary.notMeasured["absent face"] = totals.unmeasured }
    var report = Report(
      toolVersion: toolVersion, environment: try environment(), summary: summary, findings: findings,
      ranking: ranking())
    report.remedies = remedies()
    describeSetup(in: &report)
    return report
  }

  /// File, line, column, key, variant, locale, component, strategy, rule (DESIGN §8). What has no place comes first.
  private static func precedes(_ left: Finding, _ right: Finding) -> Bool {
    if left.location != right.location {
      guard let leftPlace = left.location else { return true }
      guard let rightPlace = right.location else { return false }
      return leftPlace < rightPlace
    }
    func compare(_ left: String?, _ right: String?) -> Bool? { left == right ? nil : (left ?? "") < (right ?? "") }
    return compare(left.key, right.key) ?? compare(left.variant, right.variant)
      ?? compare(left.locale?.identifier, right.locale?.identifier) ?? compare(left.component, right.component)
      ?? compare(left.strategy, right.strategy) ?? compare(left.rule, right.rule)
      ?? compare(left.direction?.rawValue, right.direction?.rawValue) ?? (left.message < right.message)
  }

  /// Points ÷ the locale's mean advance per grapheme at the base size, rounded down.
  private func fillBudgets(_ findings: inout [Finding]) {
    for index in findings.indices {
      guard let budget = findings[index].budget, let locale = findings[index].locale,
        let advance = totals.advances[locale], advance.graphemes > 0,
        let name = findings[index].component,
        let place = benches.bench(for: locale).bench.places.first(where: { $0.prepared.component.name == name })
      else { continue }
      let mean =
        Double(advance.microEm) / 1e6 / Double(advance.graphemes) * place.prepared.baseFontSize
        + place.prepared.baseTracking
      // Letters of next to no width would make it as good as endless.
      let characters = mean > 0 ? min(budget.pointsAtBase / mean, 1e6) : 0
      findings[index].budget?.characters = Int(characters.rounded(.down))
    }
  }

  // MARK: Findings of components, catalogs and the audit

  private func componentFindings() -> [Finding] {
    totals.tallies.map { key, tally in
      let component = plan.components[key.component]
      var finding = tally.example
      finding.component = component.name
      finding.strategy = key.strategy
      finding.direction = key.direction
      finding.location = component.location
      finding.locale = key.locale
      finding.face = key.face.flatMap { $0.isEmpty ? nil : $0 }
      finding.titles = tally.titles
      finding.locales = key.locale == nil ? tally.locales.sorted() : []
      if let prepared = benches.places(of: key.component).first?.prepared {
        finding.sizes = prepared.list(tally.sizes)
        finding.firstFailingSize = finding.sizes.first
        if tally.sizes & prepared.promisedMask == 0 {
          finding.severity = min(finding.severity, .warning)
          finding.message += " Only at accessibility sizes."
        }
      }
      let isAdvisory = tally.locales.allSatisfy { locale in
        plan.advisoryLocales.contains { Bench.applies($0, to: locale) }
      }
      if isAdvisory { finding.severity = min(finding.severity, .warning) }
      if plan.isSurvey { finding.severity = .note }
      return finding
    }
  }

  private func absentFaces() -> [Finding] {
    totals.absent.map { key, absent in
      var finding = Finding(
        rule: NotMeasured.rule.id, severity: plan.severity(of: NotMeasured.rule, in: key.locale),
        message: NotMeasured.message(titles: absent.titles, needing: key.face, problem: absent.problem))
      finding.location = SourceLocation(file: key.file, line: absent.line, column: absent.column)
      finding.locale = key.locale
      finding.face = key.face.postScriptName
      finding.titles = absent.titles
      return finding
    }
  }

  // MARK: Ranking and environment

  private func ranking() -> [Report.RankingRow] {
    totals.ranking.map { key, survivors in
      let sizes = benches.places(of: key.component).first?.prepared.sizes ?? []
      return Report.RankingRow(
        component: plan.components[key.component].name, strategy: key.strategy, locale: key.locale,
        titles: survivors.titles,
        surviving: zip(sizes, survivors.lost).map { size, lost in
          Report.SizedShare(
            textSize: size, share: Double(survivors.titles - lost) / Double(max(1, survivors.titles)))
        })
    }.sorted { ($0.component, $0.strategy, $0.locale) < ($1.component, $1.strategy, $1.locale) }
  }

  /// By component and strategy, as the ranking has them.
  private func remedies() -> [Remedies] {
    totals.remedies.values.filter { !$0.isEmpty }
      .sorted { ($0.component, $0.strategy) < ($1.component, $1.strategy) }
  }

  private func environment() throws -> Report.Environment {
    let fonts = try totals.faces.values.map { face in
      var font = Report.Font(
        family: face.description.family, postScriptName: face.description.postScriptName, version: face.versionString,
        file: face.fileName, sha256: try face.digest(), standIn: face.description.standIn)
      font.isShapedPerSize = face.shapesPerSize
      return font
    }.sorted { ($0.family, $0.postScriptName) < ($1.family, $1.postScriptName) }
    return Report.Environment(
      harfbuzz: FontLibraryVersions.harfbuzz, freetype: FontLibraryVersions.freetype, icu: ICUVersion.library,
      unicode: ICUVersion.unicode, fonts: fonts)
  }
}
