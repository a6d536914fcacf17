package import Vocabulary

/// One file to be read: its bytes, and what its name and place say about it.
package struct CatalogFile: Sendable, Equatable {
  /// As reported: relative, with `/`.
  package var path: String
  package var bytes: [UInt8]
  /// The locale of a file that holds one locale.
  package var locale: LanguageTag
  /// The file holds the texts of `Base.lproj`: the source, where no file of the source's own locale has the key.
  package var isBase: Bool
  package var table: String

  /// `sourceLocale` is the locale of `Base.lproj`, and of a file whose path names none.
  package init(path: String, bytes: [UInt8], sourceLocale: LanguageTag) {
    let place = CatalogPlace(path: path)
    self.path = path
    self.bytes = bytes
    locale = place.locale ?? sourceLocale
    isBase = place.isBase
    table = place.table
  }
}

/// What a catalog's path says: `App/zh_TW.lproj/Main.strings` is the table `App/Main` in `zh-TW`.
package struct CatalogPlace: Sendable, Equatable {
  package var table: String
  /// Nil for `Base.lproj` and where the path names no locale.
  package var locale: LanguageTag?
  package var isBase = false

  package init(path: String) {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = folders.popLast() ?? ""
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    if let folder = folders.last, folder.hasSuffix(".lproj") {
      let localeName = String(folder.dropLast(6))
      isBase = localeName == "Base"
      // `mul.lproj` holds catalogs of many locales.
      locale = isBase || localeName == "mul" || localeName.isEmpty ? nil : LanguageTag(localeName)
      folders.removeLast()
    }
    table = (folders + [stem]).joined(separator: "/")
  }
}

extension Catalog {
  /// An empty catalog of that file, for a reader to fill.
  init(_ file: CatalogFile, format: CatalogFormat) {
    self.init(file: file.path, format: format, table: file.table)
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
