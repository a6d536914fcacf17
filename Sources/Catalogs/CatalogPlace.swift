package import Vocabulary

/// What a catalog's path says: `App/zh_TW.lproj/Main.strings` is the table `App/Main` in `zh-TW`.
package struct CatalogPlace: Sendable, Equatable {
  /// Entries of one table belong together over files: the path without what names the locale, and without the extension.
  package var table: String
  /// Nil where the path names none, and for a base.
  package var locale: LanguageTag?
  /// See `CatalogFile.isBase`.
  package var isBase: Bool

  package init(table: String, locale: LanguageTag? = nil, isBase: Bool = false) {
    self.table = table
    self.locale = locale
    self.isBase = isBase
  }

  /// Where a path may name its locale.
  package enum Rule: Sendable, Hashable {
    /// The file's name is the locale: `po/de.po` is of the table `po`.
    case wholeName
    /// The name ends in it, after this character: `messages.pt-BR`, `app-de`, `main_fr`. Small words of English are none.
    case suffix(Character)
    /// The same where the platform itself takes whatever is a language's code: `Messages_in_ID`, `Strings.to`.
    case platformSuffix(Character)
    /// The folder is the locale, or the one above it: `locales/de/common` is of the table `locales/common`.
    case folder
    /// `de/LC_MESSAGES/django`
    case gettext
  }

  /// By the first of the rules that finds a locale; without one, the table is the path without its extension.
  package init(path: String, rules: [Rule]) {
    let parts = PathParts(path)
    for rule in rules {
      if let place = parts.place(by: rule) {
        self = place
        return
      }
    }
    self.init(table: parts.joined(parts.folders, parts.stem))
  }

  /// Apple's folders: `zh_TW.lproj`, `Base.lproj`, `mul.lproj`.
  package init(lprojPath path: String) {
    var parts = PathParts(path)
    self.init(table: "")
    if let folder = parts.folders.last, folder.hasSuffix(".lproj") {
      let localeName = String(folder.dropLast(6))
      isBase = localeName == "Base"
      // `mul.lproj` holds catalogs of many locales.
      locale = isBase || localeName == "mul" || localeName.isEmpty ? nil : LocaleCode.tag(localeName)
      parts.folders.removeLast()
    }
    table = parts.joined(parts.folders, parts.stem)
  }
}

/// A path taken apart, and the rules for it.
private struct PathParts {
  var folders: [String]
  /// The file's name without its last extension.
  let stem: String

  init(_ path: String) {
    folders = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = folders.popLast() ?? ""
    stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }

  func joined(_ folders: [String], _ name: String) -> String {
    (name.isEmpty ? folders : folders + [name]).joined(separator: "/")
  }

  func place(by rule: CatalogPlace.Rule) -> CatalogPlace? {
    switch rule {
    case .wholeName:
      LocaleCode.known(stem).map { CatalogPlace(table: joined(folders, ""), locale: $0) }
    case .suffix(let divider): suffix(after: divider) { !LocaleTable.smallWords.contains($0) }
    case .platformSuffix(let divider): suffix(after: divider) { _ in true }
    case .folder: folder()
    case .gettext:
      folders.last == "LC_MESSAGES" ? folder(at: folders.count - 2, dropping: 2) : nil
    }
  }

  /// The longest known locale that the name ends in.
  private func suffix(after divider: Character, where accepts: (String) -> Bool) -> CatalogPlace? {
    var start = stem.startIndex
    while let place = stem[start...].firstIndex(of: divider) {
      let code = String(stem[stem.index(after: place)...])
      if place > stem.startIndex, accepts(code.lowercased()), let locale = LocaleCode.known(code) {
        return CatalogPlace(table: joined(folders, String(stem[..<place])), locale: locale)
      }
      start = stem.index(after: place)
    }
    return nil
  }

  /// The nearest folder that is a locale, of two.
  private func folder() -> CatalogPlace? {
    for index in folders.indices.suffix(2).reversed() {
      // A folder `to` or `in` is a locale's only among its like.
      let isWord = LocaleTable.wordLanguages.contains(folders[index].lowercased())
      let parent = index > 0 ? folders[index - 1].lowercased() : ""
      if isWord, !Self.localeFolders.contains(parent) { continue }
      if let place = folder(at: index, dropping: 1) { return place }
    }
    return nil
  }

  private func folder(at index: Int, dropping count: Int) -> CatalogPlace? {
    guard folders.indices.contains(index), let locale = LocaleCode.known(folders[index]) else { return nil }
    return CatalogPlace(
      table: joined(Array(folders[..<index] + folders[(index + count)...]), stem), locale: locale)
  }

  private static let localeFolders: Set<String> = [
    "i18n", "intl", "l10n", "lang", "langs", "language", "languages", "locale", "locales", "localization",
    "localizations", "localized", "messages", "po", "strings", "translation", "translations",
  ]
}
