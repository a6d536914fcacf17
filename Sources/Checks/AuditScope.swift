package import Catalogs
import Vocabulary

/// What a run was asked to report, of all that its catalogs hold.
package struct AuditScope: Sendable {
  /// Files to report; nil for all. Others are read for their source titles.
  package var files: Set<String>?
  /// The part of all that is asked for which this run takes upon itself.
  package var shard: Shard?
  /// What is different from another state of the same catalogs; nil where all is asked for.
  package var changes: CatalogChanges?
  private var split: ShardSplit?
  /// By the table's place in the set; nil where all is asked for.
  private var changedTables: [CatalogChanges.Table?]?

  package init(files: Set<String>? = nil, shard: Shard? = nil) {
    self.files = files
    self.shard = shard
  }

  /// Settles what has changed in each table, and which tables and locales belong to the shard.
  mutating func settle(_ set: CatalogSet, plan: AuditPlan) {
    changedTables = changes.map { changes in set.tables.map { changes.table($0.name) } }
    guard let shard else { return }
    split = ShardSplit(shard, set: set) { entry, table, file in
      includes(entry, table: table, file: file, plan: plan)
    }
  }

  /// Whether an entry was asked for, in this shard or in another one.
  func includes(_ entry: Entry, table: Int, file: String, plan: AuditPlan) -> Bool {
    if let files, !files.contains(file) { return false }
    guard isChanged(entry.key, in: entry.locale, table: table) else { return false }
    if let locales = plan.locales, !locales.contains(where: { Bench.applies($0, to: entry.locale) }) { return false }
    return plan.filter.keys.isEmpty || plan.filter.keys.contains { $0.matches(entry.key) }
  }

  /// Whether an entry is among the changes that are asked for.
  func isChanged(_ key: String, in locale: LanguageTag, table: Int) -> Bool {
    guard let changedTables else { return true }
    return changedTables[table]?.contains(key, in: locale) ?? false
  }

  /// Whether what reading a file found is asked for.
  func includes(_ problem: Finding, in file: String) -> Bool {
    (files?.contains(file) ?? true) && (changes?.contains(problem, in: file) ?? true)
  }

  /// Whether a locale of a table is this shard's to report.
  func owns(_ locale: LanguageTag, table: Int) -> Bool { split?.owns(table: table, locale) ?? true }

  /// Whether this run reports what belongs to no table and locale: faults of files, and of the configuration.
  var isFirstShard: Bool { (shard?.number ?? 1) == 1 }
}
