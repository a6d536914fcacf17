import Vocabulary

extension CatalogPlace {
  /// Where projects keep their PO and MO files: `de/LC_MESSAGES/app`, also with folders below (Sphinx), `po/de`,
  /// `app-pt_BR`, `app.de`, `app_de`, `de/app`.
  ///
  /// Of the endings the longest that is a locale counts: `app-pt_BR` is no `BR`.
  init(gettextPath path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    if let category = parts.dropLast().lastIndex(of: "LC_MESSAGES"), category > 0,
      let locale = LocaleCode.known(parts[category - 1])
    {
      let rest = Array(parts[..<(category - 1)] + parts[(category + 1)...])
      self.init(table: CatalogPlace(path: rest.joined(separator: "/"), rules: []).table, locale: locale)
      return
    }
    let named = CatalogPlace(path: path, rules: [.wholeName])
    if named.locale != nil {
      self = named
      return
    }
    let endings = (["-", "_", "."] as [Character]).map { CatalogPlace(path: path, rules: [.suffix($0)]) }
      .filter { $0.locale != nil }
    if let longest = endings.min(by: { $0.table.utf8.count < $1.table.utf8.count }) {
      self = longest
      return
    }
    self.init(path: path, rules: [.folder])
  }
}
