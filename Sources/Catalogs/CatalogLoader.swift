package import Vocabulary

extension FoundCatalog {
  /// Reads the file. One that cannot be opened is a finding like one that cannot be understood.
  package func load(sourceLocale: LanguageTag) -> Catalog {
    guard let bytes = FileTree.bytes(of: absolutePath) else {
      let file = CatalogFile(path: path, bytes: [], format: format, sourceLocale: sourceLocale)
      var catalog = Catalog(file)
      catalog.addUnreadable("the file cannot be opened", at: SourceLocation(file: path, line: 1, column: 1))
      return catalog
    }
    return format.read(path: path, bytes: bytes, sourceLocale: sourceLocale)
  }
}
