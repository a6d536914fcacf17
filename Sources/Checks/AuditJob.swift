import Catalogs
import Titles
import Vocabulary

/// One entry to audit: a key in one locale, with its source and the components that take it.
struct AuditJob: Sendable {
  let table: Int
  let entry: Entry
  /// The source's entry of the key; nil for the source itself, and for a key that the source does not have.
  let source: Entry?
  let isSource: Bool
  /// Places in the plan's components.
  let components: [Int]
  /// True where it is measured as a control only: outside the paths, locales or keys asked for.
  let isControl: Bool
  /// Its place in the order of findings, among the jobs of its kind; sources stand before translations.
  var order = 0
}

/// The jobs of an audit, sources first, each list in the order of findings.
struct JobList: Sendable {
  private(set) var sources: [AuditJob] = []
  private(set) var translations: [AuditJob] = []
  /// Keys that no component takes.
  private(set) var untaken = 0
  /// How many keys each component takes.
  private(set) var taken: [Int]
  private(set) var locales: Set<LanguageTag> = []

  init(_ set: CatalogSet, plan: AuditPlan, scope: AuditScope) {
    taken = Array(repeating: 0, count: plan.components.count)
    let titleScope = TitleMaker.Scope()
    let maker = TitleMaker()
    let limit = plan.components.compactMap(\.titles.maxSourceLength).min()
    for (tableIndex, table) in set.tables.enumerated() {
      var componentsOfKey: [String: [Int]] = [:]
      for catalog in table.catalogs {
        for entry in catalog.entries where titleScope.includes(entry) && !entry.variants.isEmpty {
          let isSource = entry.locale == table.sourceLocale
          let source = isSource ? nil : table.source(of: entry.key)
          let components: [Int]
          if let known = componentsOfKey[entry.key] {
            components = known
          } else {
            let candidate = TitleSelection.Candidate(source ?? entry, limit: limit, maker: maker)
            let all = plan.components.indices.filter { index in
              plan.components[index].titles.takes(candidate, component: plan.components[index].name)
            }
            if all.isEmpty { untaken += 1 }
            components = all.filter { plan.includes(plan.components[$0]) }
            componentsOfKey[entry.key] = components
            for component in components { taken[component] += 1 }
          }
          guard !components.isEmpty else { continue }
          let isAsked = scope.includes(entry, file: catalog.file, plan: plan)
          guard isAsked || isSource else { continue }
          if isAsked { locales.insert(entry.locale) }
          let job = AuditJob(
            table: tableIndex, entry: entry, source: source, isSource: isSource, components: components,
            isControl: !isAsked)
          if isSource { sources.append(job) } else { translations.append(job) }
        }
      }
    }
    sources.sort(by: Self.precedes)
    translations.sort(by: Self.precedes)
    for index in sources.indices { sources[index].order = index }
    for index in translations.indices { translations[index].order = sources.count + index }
  }

  private static func precedes(_ left: AuditJob, _ right: AuditJob) -> Bool {
    (left.entry.location, left.entry.key, left.entry.locale) < (
      right.entry.location, right.entry.key, right.entry.locale
    )
  }
}

/// What a run was asked to report, of all that its catalogs hold.
package struct AuditScope: Sendable {
  /// Files to report; nil for all. Others are read for their source titles.
  package var files: Set<String>?

  package init(files: Set<String>? = nil) { self.files = files }

  func includes(_ entry: Entry, file: String, plan: AuditPlan) -> Bool {
    if let files, !files.contains(file) { return false }
    if let locales = plan.locales, !locales.contains(where: { Bench.applies($0, to: entry.locale) }) { return false }
    return plan.filter.keys.isEmpty || plan.filter.keys.contains { $0.matches(entry.key) }
  }
}
