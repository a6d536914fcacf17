package import Vocabulary

/// What differs between two states of the same catalogs: only that is audited where a run asks for changes.
package struct CatalogChanges: Sendable {
  /// By name; a table that is not here has not changed.
  private var tables: [String: Table] = [:]
  private var problems: Set<Problem> = []
  private var files: Set<String> = []

  /// A table's entries that are to be looked at.
  package struct Table: Sendable {
    /// Keys whose source says something else now: all their translations are held against it anew.
    fileprivate var sources: Set<String> = []
    fileprivate var entries: Set<Name> = []
    /// There was no such table, or it had another source locale.
    fileprivate var isNew = false

    package func contains(_ key: String, in locale: LanguageTag) -> Bool {
      isNew || sources.contains(key) || entries.contains(Name(key: key, locale: locale))
    }
  }

  fileprivate struct Name: Hashable, Sendable {
    var key: String
    var locale: LanguageTag
  }

  private struct Problem: Hashable, Sendable {
    var file: String
    var rule: String
    var key: String?
    var locale: LanguageTag?

    init(_ finding: Finding, file: String) {
      self.file = file
      rule = finding.rule
      key = finding.key
      locale = finding.locale
    }
  }

  /// `changed` are the files, of either state, whose bytes differ or that the other state does not have. A file that was
  /// renamed has its new name in both. `sourceLocale` is the configured one, if any.
  package init(from old: [Catalog], to new: [Catalog], changed: Set<String>, sourceLocale: LanguageTag?) {
    files = changed
    let touched = Set((old + new).filter { changed.contains($0.file) }.flatMap(\.byTable).map(\.table))
    func tables(of catalogs: [Catalog]) -> [String: CatalogTable] {
      let parts = catalogs.flatMap(\.byTable).filter { touched.contains($0.table) }
      let set = CatalogSet(parts, sourceLocale: sourceLocale)
      return Dictionary(set.tables.map { ($0.name, $0) }) { first, _ in first }
    }
    let before = tables(of: old)
    for (name, table) in tables(of: new) { self.tables[name] = Table(from: before[name], to: table) }
    var counts: [Problem: Int] = [:]
    for catalog in old where changed.contains(catalog.file) {
      for problem in catalog.problems { counts[Problem(problem, file: catalog.file), default: 0] += 1 }
    }
    for catalog in new where changed.contains(catalog.file) {
      for problem in catalog.problems { counts[Problem(problem, file: catalog.file), default: 0] -= 1 }
    }
    // More of a kind than there were; and whatever is said of a file that was touched as a whole.
    problems = Set(counts.filter { $0.value < 0 || $0.key.key == nil }.keys)
  }

  /// The changes of a table; nil where there are none.
  package func table(_ name: String) -> Table? { tables[name] }

  /// Whether what reading a file found is new.
  package func contains(_ problem: Finding, in file: String) -> Bool {
    files.contains(file) && problems.contains(Problem(problem, file: file))
  }
}

extension CatalogChanges.Table {
  fileprivate init(from old: CatalogTable?, to new: CatalogTable) {
    guard let old, old.sourceLocale == new.sourceLocale else {
      isNew = true
      return
    }
    // The same key may stand in several files of a table.
    func entries(of table: CatalogTable) -> [String: [CatalogChanges.Name: Entry]] {
      table.catalogs.reduce(into: [:]) { files, catalog in
        for entry in catalog.entries {
          files[catalog.file, default: [:]][CatalogChanges.Name(key: entry.key, locale: entry.locale)] = entry
        }
      }
    }
    let (before, now) = (entries(of: old), entries(of: new))
    for (file, entries) in now {
      for (name, entry) in entries where !(before[file]?[name]?.saysTheSame(as: entry) ?? false) {
        self.entries.insert(name)
      }
    }
    // What is gone has no title; readers then see another one, or none.
    for (file, entries) in before {
      for name in entries.keys where now[file]?[name] == nil { self.entries.insert(name) }
    }
    for key in Set(old.sourceKeys + new.sourceKeys) {
      guard let before = old.source(of: key), let now = new.source(of: key), before.saysTheSame(as: now),
        // Which component takes a key may hang on these.
        before.comment == now.comment, before.location.file == now.location.file
      else {
        sources.insert(key)
        continue
      }
    }
  }
}

extension Entry {
  /// Whether only places and comments differ.
  fileprivate func saysTheSame(as other: Entry) -> Bool {
    func placeless(_ entry: Entry) -> Entry {
      var entry = entry
      entry.location = SourceLocation(file: "", line: 0, column: 0)
      entry.comment = nil
      for index in entry.variants.indices { entry.variants[index].location = nil }
      for (name, substitution) in entry.substitutions {
        var substitution = substitution
        for index in substitution.forms.indices { substitution.forms[index].location = nil }
        entry.substitutions[name] = substitution
      }
      return entry
    }
    return placeless(self) == placeless(other)
  }
}
