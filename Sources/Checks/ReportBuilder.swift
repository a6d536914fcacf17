import Catalogs
import Fonts
import Layouts
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
    var ignores = IgnoreList(plan: plan)
    var findings: [Finding] = []
    findings.reserveCapacity(ofTitles.reduce(0) { $0 + $1.count })
    for list in ofTitles { findings += list.filter { ignores.keeps($0) } }
    findings += CatalogFindings(plan: plan, scope: scope, set: set).all(of: catalogs).filter { ignores.keeps($0) }
    var part = Report.Part(shards: [scope.shard?.number ?? 1], count: scope.shard?.count ?? 1)
    part.faults = faults().filter { ignores.keeps($0.finding) }
    part.absences = absences().filter { ignores.keeps($0) }
    if scope.isFirstShard { findings += ignores.expired }
    if ReportedScope(plan: plan, scope: scope).isWhole { part.unusedIgnores = ignores.unused }
    part.locales = jobs.locales.sorted()
    part.components = Set((jobs.sources + jobs.translations).flatMap(\.components)).map { plan.components[$0].name }
      .sorted()
    part.advances = totals.advances.map { locale, advance in
      Report.Part.Advance(locale: locale, graphemes: advance.graphemes, microEm: advance.microEm)
    }.sorted { $0.locale < $1.locale }
    part.typeSizes = typeSizes(of: findings)
    var summary = Report.Summary()
    summary.catalogs = catalogs.count
    summary.titles = totals.titles
    summary.layouts = totals.layouts
    summary.noComponent = jobs.untaken
    if totals.unmeasured > 0 { summary.notMeasured["absent face"] = totals.unmeasured }
    var draft = Report(
      toolVersion: toolVersion, environment: try environment(), summary: summary, findings: findings,
      ranking: ranking())
    draft.remedies = Array(totals.remedies.values)
    describeSetup(in: &draft)
    return ReportAssembly(draft: draft, part: part).report()
  }

  /// How each component with a budget is set in each locale.
  private func typeSizes(of findings: [Finding]) -> [Report.Part.TypeSize] {
    var seen: [LanguageTag: [String]] = [:]
    for finding in findings where finding.budget != nil {
      guard let locale = finding.locale, let component = finding.component else { continue }
      if !(seen[locale]?.contains(component) ?? false) { seen[locale, default: []].append(component) }
    }
    return seen.sorted { $0.key < $1.key }.flatMap { locale, components in
      components.sorted().compactMap { component in
        benches.bench(for: locale).bench.places.first { $0.prepared.component.name == component }.map { place in
          Report.Part.TypeSize(
            component: component, locale: locale, fontSize: place.prepared.baseFontSize,
            tracking: place.prepared.baseTracking)
        }
      }
    }
  }

  // MARK: Findings of components and the audit

  private func faults() -> [Report.Part.Fault] {
    totals.tallies.map { key, tally in
      let component = plan.components[key.component]
      var finding = tally.example
      finding.roundNumbers()
      finding.component = component.name
      finding.strategy = key.strategy
      finding.direction = key.direction
      finding.location = component.location
      finding.locale = key.locale
      finding.face = key.face.flatMap { $0.isEmpty ? nil : $0 }
      finding.titles = tally.titles
      finding.locales = key.locale == nil ? tally.locales.sorted() : []
      let prepared = benches.places(of: key.component).first?.prepared
      finding.sizes = prepared?.list(tally.sizes) ?? []
      let isAdvisory = tally.locales.allSatisfy { locale in
        plan.advisoryLocales.contains { Bench.applies($0, to: locale) }
      }
      return Report.Part.Fault(
        finding: finding, weight: tally.weight, order: tally.order,
        isPromised: prepared.map { tally.sizes & $0.promisedMask != 0 } ?? true, isAdvisory: isAdvisory)
    }
  }

  private func absences() -> [Finding] {
    totals.absent.map { key, absent in
      var finding = Finding(
        rule: NotMeasured.rule.id, severity: plan.severity(of: NotMeasured.rule, in: key.locale), message: key.reason)
      finding.location = SourceLocation(file: key.file, line: absent.line, column: absent.column)
      finding.locale = key.locale
      finding.face = key.face
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
        survivors: zip(sizes, survivors.lost).map { size, lost in (size, survivors.titles - lost) })
    }.sorted { ($0.component, $0.strategy, $0.locale) < ($1.component, $1.strategy, $1.locale) }
  }

  private func environment() throws -> Report.Environment {
    let fonts = try totals.faces.values.map { face in
      var font = Report.Font(
        family: face.description.family, postScriptName: face.description.postScriptName, version: face.versionString,
        file: face.fileName, sha256: try face.digest(), standIn: face.description.standIn)
      font.isShapedPerSize = face.shapesPerSize
      return font
    }
    return Report.Environment(
      harfbuzz: FontLibraryVersions.harfbuzz, freetype: FontLibraryVersions.freetype, icu: ICUVersion.library,
      unicode: ICUVersion.unicode, fonts: fonts)
  }
}
