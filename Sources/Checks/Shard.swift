import Catalogs
import Vocabulary

/// One of several parts that an audit is split into, so that several machines share the work.
package struct Shard: Sendable, Equatable {
  /// From 1.
  package let number: Int
  package let count: Int

  static let most = 1000

  /// Nil for a number that is not among the shards.
  package init?(number: Int, count: Int) {
    guard (1...Self.most).contains(count), (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Reads `2/5`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }),
      let number = Int(parts[0]), let count = Int(parts[1])
    else { return nil }
    self.init(number: number, count: count)
  }
}

/// Which table and locale belongs to which shard: the largest first, each to the shard that has least so far. The same
/// catalogs and the same questions give the same split everywhere.
struct ShardSplit: Sendable {
  private let shard: Shard
  /// Numbers of shards, by the table's place in the set.
  private var owners: [[LanguageTag: Int]]

  /// Sizes are entries that are asked for.
  init(_ shard: Shard, set: CatalogSet, isAsked: (Entry, _ table: Int, _ file: String) -> Bool) {
    self.shard = shard
    var units: [Unit] = []
    for (index, table) in set.tables.enumerated() {
      var sizes: [LanguageTag: Int] = [:]
      for locale in table.locales { sizes[locale] = 0 }
      for catalog in table.catalogs {
        for entry in catalog.entries where isAsked(entry, index, catalog.file) {
          sizes[entry.locale, default: 0] += 1
        }
      }
      units += sizes.map { Unit(table: index, locale: $0.key, size: $0.value) }
    }
    // Tables stand in the order of their names.
    units.sort { ($1.size, $0.table, $0.locale) < ($0.size, $1.table, $1.locale) }
    owners = Array(repeating: [:], count: set.tables.count)
    var loads = Array(repeating: 0, count: shard.count)
    for unit in units {
      let least = loads.indices.min { loads[$0] < loads[$1] } ?? 0
      loads[least] += unit.size
      owners[unit.table][unit.locale] = least + 1
    }
  }

  private struct Unit {
    var table: Int
    var locale: LanguageTag
    var size: Int
  }

  func owns(table: Int, _ locale: LanguageTag) -> Bool { owners[table][locale] == shard.number }
}
