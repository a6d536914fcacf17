import Catalogs
import Vocabulary

/// Tries the rules about entries on all that the catalogs hold, whether a component takes it or not, spread over tasks as
/// titles are.
struct EntryAudit {
  let plan: AuditPlan
  let scope: AuditScope
  let set: CatalogSet
  let fonts: FontSource
  let workers: Int

  private struct Chunk: Sendable {
    var table: Int
    var catalog: Int
    var entries: Range<Int>
  }

  /// Most entries cost less than a microsecond.
  private static let chunkSize = 2048

  func run() async throws -> (findings: [Finding], totals: Totals) {
    let chunks = chunks()
    guard !chunks.isEmpty else { return ([], Totals()) }
    let queue = ChunkQueue(count: chunks.count, progress: nil)
    let (plan, scope, set, fonts) = (self.plan, self.scope, self.set, self.fonts)
    var found: [(chunk: Int, findings: [Finding])] = []
    var totals = Totals()
    try await withThrowingTaskGroup(of: ([(chunk: Int, findings: [Finding])], Totals).self) { group in
      for _ in 0..<max(1, min(workers, chunks.count)) {
        group.addTask {
          var inspector = try EntryInspector(plan: plan, fonts: fonts)
          var own: [(chunk: Int, findings: [Finding])] = []
          while let index = queue.next() {
            try Task.checkCancellation()
            let chunk = chunks[index]
            let table = set.tables[chunk.table]
            let findings = try inspector.findings(in: chunk.entries, of: table.catalogs[chunk.catalog], table: table) {
              scope.owns($0.locale, table: chunk.table)
                && scope.isChanged($0.key, in: $0.locale, table: chunk.table)
            }
            if !findings.isEmpty { own.append((index, findings)) }
          }
          return (own, inspector.totals)
        }
      }
      for try await (own, counted) in group {
        found += own
        totals.merge(counted)
      }
    }
    return (found.sorted { $0.chunk < $1.chunk }.flatMap(\.findings), totals)
  }

  private func chunks() -> [Chunk] {
    var chunks: [Chunk] = []
    for (tableIndex, table) in set.tables.enumerated() {
      for (catalogIndex, catalog) in table.catalogs.enumerated() where scope.files?.contains(catalog.file) ?? true {
        let count = catalog.entries.count
        for start in stride(from: 0, to: count, by: Self.chunkSize) {
          chunks.append(
            Chunk(table: tableIndex, catalog: catalogIndex, entries: start..<min(start + Self.chunkSize, count)))
        }
      }
    }
    return chunks
  }
}

/// The rules about entries that are on, for one task.
private struct EntryInspector {
  private let plan: AuditPlan
  private var rules: [any EntryRule] = []
  private var limits: LimitExceeded?
  /// Whether a locale was asked for.
  private var isAsked: [LanguageTag: Bool] = [:]

  init(plan: AuditPlan, fonts: FontSource) throws {
    self.plan = plan
    for kind in RuleList.entries where plan.isOn(kind.rule) { rules.append(kind.init()) }
    if plan.isOn(LimitExceeded.rule) { limits = try LimitExceeded(plan: plan, fonts: fonts) }
  }

  /// What could not be measured.
  var totals: Totals { limits?.totals ?? Totals() }

  mutating func findings(
    in range: Range<Int>, of catalog: Catalog, table: CatalogTable, where isAsked: (Entry) -> Bool
  ) throws -> [Finding] {
    var findings: [Finding] = []
    for index in range {
      let entry = catalog.entries[index]
      guard isAsked(entry) else { continue }
      let source = entry.locale == table.sourceLocale ? nil : table.source(of: entry.key)
      guard let subject = EntrySubject(entry, source: source), includes(entry) else { continue }
      for index in rules.indices { findings += weighed(try rules[index].findings(on: subject), in: entry.locale) }
      if entry.limits != nil, let found = try limits?.findings(on: subject) {
        findings += weighed(found, in: entry.locale)
      }
    }
    return findings
  }

  private func weighed(_ findings: [Finding], in locale: LanguageTag) -> [Finding] {
    guard !findings.isEmpty else { return findings }
    return findings.map { finding in
      var finding = finding
      guard let rule = RuleList.rule(finding.rule) else { return finding }
      finding.severity = plan.severity(of: rule, in: locale)
      if finding.withinErrorBar { finding.severity = min(finding.severity, .warning) }
      return finding
    }
  }

  private mutating func includes(_ entry: Entry) -> Bool {
    if let locales = plan.locales {
      let known = isAsked[entry.locale]
      let answer = known ?? locales.contains { Bench.applies($0, to: entry.locale) }
      if known == nil { isAsked[entry.locale] = answer }
      guard answer else { return false }
    }
    return plan.filter.keys.isEmpty || plan.filter.keys.contains { $0.matches(entry.key) }
  }
}
