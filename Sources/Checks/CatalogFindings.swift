import Catalogs
import Titles
import Vocabulary

/// What is to be said of catalogs themselves, whatever the components: what reading them found, and what is missing.
struct CatalogFindings {
  let plan: AuditPlan
  let scope: AuditScope
  let set: CatalogSet

  func all(of catalogs: [Catalog]) -> [Finding] {
    var findings: [Finding] = []
    if scope.isFirstShard {
      for catalog in catalogs { findings += problems(of: catalog) }
    }
    for index in set.tables.indices {
      if plan.isOn(CatalogRules.missingTranslation) { findings += missing(in: index) }
      if plan.isOn(CatalogRules.emptyTranslation) { findings += empty(in: index) }
    }
    return findings
  }

  /// What the reader found, with the severity that the configuration gives it.
  private func problems(of catalog: Catalog) -> [Finding] {
    catalog.problems.filter { scope.includes($0, in: catalog.file) }.compactMap { problem in
      guard let rule = RuleList.rule(problem.rule) else { return problem }
      guard plan.isOn(rule) else { return nil }
      var problem = problem
      // A reader's warning stays one: it is of what was read all the same.
      problem.severity = min(problem.severity, plan.severity(of: rule, in: problem.locale))
      return problem
    }
  }

  private func isAsked(file: String) -> Bool { scope.files?.contains(file) ?? true }

  private func isAsked(_ locale: LanguageTag) -> Bool {
    plan.locales?.contains { Bench.applies($0, to: locale) } ?? true
  }

  private func isAsked(key: String) -> Bool {
    plan.filter.keys.isEmpty || plan.filter.keys.contains { $0.matches(key) }
  }

  private func missing(in index: Int) -> [Finding] {
    let table = set.tables[index]
    // The file that a translation would stand in: the first that has any of the locale.
    var files: [LanguageTag: String] = [:]
    for catalog in table.catalogs {
      for entry in catalog.entries where files[entry.locale] == nil { files[entry.locale] = catalog.file }
    }
    var findings: [Finding] = []
    for locale in table.locales
    where locale != table.sourceLocale && isAsked(locale) && scope.owns(locale, table: index) {
      guard let file = files[locale], isAsked(file: file) else { continue }
      let severity = plan.severity(of: CatalogRules.missingTranslation, in: locale)
      for source in table.missing(in: locale)
      where isAsked(key: source.key) && scope.isChanged(source.key, in: locale, table: index) {
        var finding = Finding(
          rule: CatalogRules.missingTranslation.id, severity: severity,
          message: "No translation: readers see the source title.")
        // The place where the locale leaves it open, else the key's own in a file that holds all locales; a file of one
        // locale has none to name.
        finding.location =
          table.untranslatedPlace(of: source.key, in: locale)
          ?? (source.location.file == file ? source.location : SourceLocation(file: file, line: 1, column: 1))
        finding.key = source.key
        finding.locale = locale
        finding.sourceText = source.counterpart(of: VariantPath())?.text
        findings.append(finding)
      }
    }
    return findings
  }

  private func empty(in index: Int) -> [Finding] {
    let table = set.tables[index]
    let shipped = TitleMaker.Scope()
    var findings: [Finding] = []
    for catalog in table.catalogs where isAsked(file: catalog.file) {
      for entry in catalog.entries where entry.locale != table.sourceLocale && shipped.includes(entry) {
        guard isAsked(entry.locale), isAsked(key: entry.key), scope.owns(entry.locale, table: index),
          scope.isChanged(entry.key, in: entry.locale, table: index)
        else { continue }
        for variant in entry.variants
        where shipped.states.contains(variant.state) && variant.text.allSatisfy(\.isWhitespace) {
          guard let source = table.source(of: entry.key)?.counterpart(of: variant.path)?.text,
            !source.allSatisfy(\.isWhitespace)
          else { continue }
          var finding = Finding(
            rule: CatalogRules.emptyTranslation.id,
            severity: plan.severity(of: CatalogRules.emptyTranslation, in: entry.locale),
            message: "The translation is empty; the source is \(MessageFacts.quoted(source)).")
          finding.location = variant.location ?? entry.location
          finding.key = entry.key
          finding.variant = variant.path.isEmpty ? nil : variant.path.description
          finding.locale = entry.locale
          finding.sourceText = source
          findings.append(finding)
        }
      }
    }
    return findings
  }
}
