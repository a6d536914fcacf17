package import Vocabulary

/// One file to be read: its bytes, and what its name and place say about it.
package struct CatalogFile: Sendable, Equatable {
  /// As reported: relative, with `/`.
  package var path: String
  package var bytes: [UInt8]
  package var format: CatalogFormat
  /// The locale that the path names, if any.
  package var pathLocale: LanguageTag?
  /// That of `Base.lproj` and its kind, of source texts in bilingual files, and of a file whose path names no locale.
  package var sourceLocale: LanguageTag
  /// The file holds the source's texts, where no file of the source's own locale has the key: `Base.lproj`, Android's
  /// `values`, `Messages.properties`.
  package var isBase: Bool
  package var table: String

  package init(path: String, bytes: [UInt8], format: CatalogFormat, sourceLocale: LanguageTag) {
    let place = format.reader.place(of: path)
    self.path = path
    self.bytes = bytes
    self.format = format
    self.sourceLocale = sourceLocale
    pathLocale = place.locale
    isBase = place.isBase
    table = place.table
  }

  /// The locale of a file that holds one locale and does not say itself which.
  package var locale: LanguageTag { pathLocale ?? sourceLocale }

  /// Where the file itself says that it is in `locale`, an ending of its name that would be a small word of English
  /// (`app_my`) is the locale's, and no part of the table's name.
  mutating func settle(on locale: LanguageTag?) {
    guard let locale, pathLocale == nil, let divider = table.lastIndex(where: { "-_.".contains($0) }),
      LocaleCode.known(String(table[table.index(after: divider)...])) == locale
    else { return }
    pathLocale = locale
    table = String(table[..<divider])
  }
}

extension Catalog {
  /// An empty catalog of that file, for a reader to fill.
  init(_ file: CatalogFile) {
    self.init(file: file.path, format: file.format, table: file.table)
    isBase = file.isBase
  }

  /// Into file order; two findings at one place keep theirs.
  mutating func sortProblems() {
    let sorted = problems.sorted { left, right in
      guard let left = left.location, let right = right.location else { return false }
      return left < right
    }
    problems = sorted
  }

  mutating func addUnreadable(_ message: String, at location: SourceLocation) {
    var finding = Finding(rule: "catalog-unreadable", severity: .error, message: message)
    finding.location = location
    problems.append(finding)
  }

  /// A file that yields neither entries nor problems holds nothing that was meant to be there.
  mutating func reportIfEmpty() {
    guard entries.isEmpty, problems.isEmpty else { return }
    addUnreadable("expected at least one entry, found none", at: SourceLocation(file: file, line: 1, column: 1))
  }

  mutating func addDuplicate(
    _ key: String, locale: LanguageTag?, at location: SourceLocation, first: SourceLocation, lastWins: Bool
  ) {
    let winner = lastWins ? "this one is used" : "the first one is used"
    var finding = Finding(
      rule: "duplicate-key", severity: .error,
      message: "the key “\(key)” stands on line \(first.line) already; \(winner)")
    finding.location = location
    finding.key = key
    finding.locale = locale
    problems.append(finding)
  }
}
