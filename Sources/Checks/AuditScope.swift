import Catalogs
import Vocabulary

/// What a run was asked to report, of all that its catalogs hold.
package struct AuditScope: Sendable {
  /// Files to report; nil for all. Others are read for their source titles.
  package var files: Set<String>?
  /// The part of all that is asked for which this run takes upon itself.
  package var shard: Shard?
  private var split: ShardSplit?

  package init(files: Set<String>? = nil, shard: Shard? = nil) {
    self.files = files
    self.shard = shard
  }

  /// Settles which tables and locales belong to the shard.
  mutating func settle(_ set: CatalogSet, plan: AuditPlan) {
    guard let shard else { return }
    split = ShardSplit(shard, set: set) { entry, table, file in
      includes(entry, table: table, file: file, plan: plan)
    }
  }

  /// Whether an entry was asked for, in this shard or in another one.
  func includes(_ entry: Entry, table: Int, file: String, plan: AuditPlan) -> Bool {
    if let files, !files.contains(file) { return false }
    if let locales = plan.locales, !locales.contains(where: { Bench.applies($0, to: entry.locale) }) { return false }
    return plan.filter.keys.isEmpty || plan.filter.keys.contains { $0.matches(entry.key) }
  }

  /// Whether a locale of a table is this shard's to report.
  func owns(_ locale: LanguageTag, table: Int) -> Bool { split?.owns(table: table, locale) ?? true }

  /// Whether this run reports what belongs to no table and locale: faults of files, and of the configuration.
  var isFirstShard: Bool { (shard?.number ?? 1) == 1 }
}
