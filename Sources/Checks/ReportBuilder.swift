import Catalogs
import Fonts
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
  let result: ChunkResult

  func report(catalogs: [Catalog], toolVersion: String) throws -> Report {
    var findings = result.findings
    fillBudgets(&findings)
    findings += componentFindings()
    findings += catalogFindings(catalogs)
    findings += absentFaces()
    findings.sort(by: Self.precedes)
    findings = IgnoreList(plan: plan, isPartial: isPartial).apply(to: findings)
    var summary = Report.Summary()
    summary.catalogs = catalogs.count { scope.files?.contains($0.file) ?? true }
    summary.locales = jobs.locales.count
    summary.titles = result.titles
    summary.components = Set((jobs.sources + jobs.translations).flatMap(\.components)).count
    summary.layouts = result.layouts
    summary.noComponent = jobs.untaken
    for finding in findings {
      summary.findings[finding.rule, default: 0] += 1
      if finding.alsoInSource {
        summary.alsoInSource += 1
      } else {
        summary.severities[finding.severity, default: 0] += 1
      }
    }
    for absent in result.absent.values { summary.notMeasured["absent face", default: 0] += absent.titles }
    return Report(
      toolVersion: toolVersion, environment: try environment(), summary: summary, findings: findings,
      ranking: ranking())
  }

  /// Only part of what the configuration speaks of was audited.
  private var isPartial: Bool {
    scope.files != nil || plan.locales != nil || !plan.filter.keys.isEmpty || !plan.filter.components.isEmpty
      || !plan.filter.rules.isEmpty
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
      ?? compare(left.strategy, right.strategy) ?? compare(left.rule, right.rule) ?? (left.message < right.message)
  }

  /// Points ÷ the locale's mean advance per grapheme at the base size, rounded down.
  private func fillBudgets(_ findings: inout [Finding]) {
    for index in findings.indices {
      guard let budget = findings[index].budget, let locale = findings[index].locale,
        let advance = result.advances[locale], advance.graphemes > 0, advance.em > 0,
        let name = findings[index].component,
        let place = benches.bench(for: locale).bench.places.first(where: { $0.prepared.component.name == name })
      else { continue }
      let mean =
        advance.em / Double(advance.graphemes) * place.prepared.baseFontSize + place.prepared.baseTracking
      findings[index].budget?.characters = mean > 0 ? Int((budget.pointsAtBase / mean).rounded(.down)) : 0
    }
  }

  // MARK: Findings of components, catalogs and the audit

  private func componentFindings() -> [Finding] {
    result.tallies.map { key, tally in
      let component = plan.components[key.component]
      var finding = tally.example
      finding.component = component.name
      finding.strategy = key.strategy
      finding.direction = key.direction
      finding.location = component.location
      finding.locale = key.locale
      finding.titles = tally.titles
      finding.locales = key.locale == nil ? tally.locales.sorted() : []
      let place = benches.places(of: key.component).first
      let sizes = place?.prepared.sizes ?? []
      let failing = sizes.indices.filter { tally.sizes & 1 << UInt64($0) != 0 }
      finding.sizes = failing.map { sizes[$0] }
      finding.firstFailingSize = finding.sizes.first
      if let prepared = place?.prepared, !failing.contains(where: { prepared.isPromised[$0] }) {
        finding.severity = min(finding.severity, .warning)
        finding.message += " Only at accessibility sizes."
      }
      if plan.isSurvey { finding.severity = .note }
      return finding
    }
  }

  private func catalogFindings(_ catalogs: [Catalog]) -> [Finding] {
    var findings: [Finding] = []
    for catalog in catalogs where scope.files?.contains(catalog.file) ?? true {
      findings += catalog.problems.filter { problem in
        RuleList.rule(problem.rule).map(plan.isOn) ?? true
      }
    }
    for table in set.tables {
      for locale in table.locales where isAsked(locale) && locale != table.sourceLocale {
        let file = table.catalogs.first { $0.entries.contains { $0.locale == locale } }
        findings += missing(in: table, locale: locale, file: file)
        findings += empty(in: table, locale: locale)
      }
    }
    return findings
  }

  private func isAsked(_ locale: LanguageTag) -> Bool {
    plan.locales?.contains { Bench.applies($0, to: locale) } ?? true
  }

  private func isAsked(key: String) -> Bool {
    plan.filter.keys.isEmpty || plan.filter.keys.contains { $0.matches(key) }
  }

  private func missing(in table: CatalogTable, locale: LanguageTag, file: Catalog?) -> [Finding] {
    guard plan.isOn(CatalogRules.missingTranslation), let file, scope.files?.contains(file.file) ?? true else {
      return []
    }
    return table.missing(in: locale).filter { isAsked(key: $0.key) }.map { source in
      var finding = Finding(
        rule: CatalogRules.missingTranslation.id,
        severity: plan.severity(of: CatalogRules.missingTranslation, in: locale),
        message: "No translation: readers see the source title.")
      // In a file that holds all locales the key's own place; in a file of one locale there is none to name.
      finding.location =
        source.location.file == file.file
        ? source.location : SourceLocation(file: file.file, line: 1, column: 1)
      finding.key = source.key
      finding.locale = locale
      finding.sourceText = source.counterpart(of: VariantPath())?.text
      return finding
    }
  }

  private func empty(in table: CatalogTable, locale: LanguageTag) -> [Finding] {
    guard plan.isOn(CatalogRules.emptyTranslation) else { return [] }
    var findings: [Finding] = []
    for catalog in table.catalogs where scope.files?.contains(catalog.file) ?? true {
      for entry in catalog.entries where entry.locale == locale && entry.shouldTranslate && isAsked(key: entry.key) {
        for variant in entry.variants where variant.text.allSatisfy(\.isWhitespace) {
          guard let source = table.source(of: entry.key)?.counterpart(of: variant.path)?.text,
            !source.allSatisfy(\.isWhitespace)
          else { continue }
          var finding = Finding(
            rule: CatalogRules.emptyTranslation.id,
            severity: plan.severity(of: CatalogRules.emptyTranslation, in: locale),
            message: "The translation is empty; the source is \(MessageFacts.quoted(source)).")
          finding.location = variant.location ?? entry.location
          finding.key = entry.key
          finding.variant = variant.path.isEmpty ? nil : variant.path.description
          finding.locale = locale
          finding.sourceText = source
          findings.append(finding)
        }
      }
    }
    return findings
  }

  private func absentFaces() -> [Finding] {
    result.absent.map { key, absent in
      var finding = Finding(
        rule: NotMeasured.rule.id, severity: plan.severity(of: NotMeasured.rule, in: key.locale),
        message: NotMeasured.message(titles: absent.titles, needing: key.face))
      finding.location = SourceLocation(file: key.file, line: absent.line, column: absent.column)
      finding.locale = key.locale
      finding.titles = absent.titles
      return finding
    }
  }

  // MARK: Ranking and environment

  private func ranking() -> [Report.RankingRow] {
    result.ranking.map { key, survivors in
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

  private func environment() throws -> Report.Environment {
    let fonts = try result.faces.values.map { face in
      Report.Font(
        family: face.description.family, postScriptName: face.description.postScriptName, version: face.versionString,
        file: face.fileName, sha256: try face.digest(), standIn: face.description.standIn)
    }.sorted { ($0.family, $0.postScriptName) < ($1.family, $1.postScriptName) }
    return Report.Environment(
      harfbuzz: FontLibraryVersions.harfbuzz, freetype: FontLibraryVersions.freetype, icu: ICUVersion.library,
      unicode: ICUVersion.unicode, fonts: fonts)
  }
}
