import Vocabulary

extension CatalogPlace {
  /// `Messages_pt_BR` beside `Messages`, which is the base; else a folder anywhere above (Mozilla: `de/browser/…`).
  ///
  /// Folders of packages are no locales: `src/main/java/de/example/Messages` is not in German.
  init(propertiesPath path: String) {
    let named = CatalogPlace(path: path, rules: [.platformSuffix("_")])
    guard named.locale == nil else {
      self = named
      return
    }
    var parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    for index in parts.indices.dropLast().reversed() {
      guard let locale = LocaleCode.known(parts[index]), Self.isLocaleFolder(index, of: parts) else { continue }
      // Mozilla's language packs repeat it: `de/chrome/de/global`.
      for above in (0...index).reversed() where LocaleCode.known(parts[above]) == locale { parts.remove(at: above) }
      self.init(table: CatalogPlace(path: parts.joined(separator: "/"), rules: []).table, locale: locale)
      return
    }
    self.init(table: named.table, isBase: true)
  }

  private static func isLocaleFolder(_ index: Int, of parts: [String]) -> Bool {
    let above = parts[..<index].map { $0.lowercased() }
    if let parent = above.last, localeFolders.contains(parent) { return true }
    return !above.contains(where: sourceRoots.contains)
      && !LocaleTable.wordLanguages.contains(parts[index].lowercased())
  }

  private static let localeFolders: Set<String> = [
    "i18n", "intl", "l10n", "lang", "languages", "locale", "locales", "messages", "translations",
  ]
  private static let sourceRoots: Set<String> = [
    "classes", "groovy", "java", "kotlin", "main", "resources", "scala", "src", "com", "org", "net",
  ]
}
