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
            if all.isEmpty, scope.owns(entry.locale, table: tableIndex) { untaken += 1 }
            components = all.filter { plan.includes(plan.components[$0]) }
            componentsOfKey[entry.key] = components
            for component in components { taken[component] += 1 }
          }
          guard !components.isEmpty else { continue }
          let isAsked = scope.includes(entry, table: tableIndex, file: catalog.file, plan: plan)
          guard isAsked || isSource else { continue }
          let isReported = isAsked && scope.owns(entry.locale, table: tableIndex)
          if isReported { locales.insert(entry.locale) }
          let job = AuditJob(
            table: tableIndex, entry: entry, source: source, isSource: isSource, components: components,
            isControl: !isReported)
          if isSource { sources.append(job) } else { translations.append(job) }
        }
      }
    }
    sources.sort(by: Self.precedes)
    translations.sort(by: Self.precedes)
    for index in sources.indices { sources[index].order = index }
    for index in translations.indices { translations[index].order = sources.count + index }
    // Shards agree about the order, whatever each of them leaves out.
    translations.removeAll(where: \.isControl)
    keepNeededSources()
  }

  /// Of sources that are measured as controls only, those without a translation to hold against them are left out.
  private mutating func keepNeededSources() {
    guard sources.contains(where: \.isControl) else { return }
    struct Name: Hashable {
      var table: Int
      var key: String
    }
    let needed = Set(translations.map { Name(table: $0.table, key: $0.entry.key) })
    sources.removeAll { $0.isControl && !needed.contains(Name(table: $0.table, key: $0.entry.key)) }
  }

  private static func precedes(_ left: AuditJob, _ right: AuditJob) -> Bool {
    (left.entry.location, left.entry.key, left.entry.locale) < (
      right.entry.location, right.entry.key, right.entry.locale
    )
  }
}
