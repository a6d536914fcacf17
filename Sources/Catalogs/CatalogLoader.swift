package import Vocabulary

extension FoundCatalog {
  /// Reads the file. One that cannot be opened is a finding like one that cannot be understood.
  ///
  /// `mnemonics` are those of formats that do not say themselves whether their texts have any.
  package func load(sourceLocale: LanguageTag, mnemonics: [CatalogFormat: Mnemonic] = [:]) -> Catalog {
    guard let bytes = FileTree.bytes(of: absolutePath) else {
      let file = CatalogFile(path: path, bytes: [], format: format, sourceLocale: sourceLocale)
      var catalog = Catalog(file)
      catalog.addUnreadable("the file cannot be opened", at: SourceLocation(file: path, line: 1, column: 1))
      return catalog
    }
    return format.read(path: path, bytes: bytes, sourceLocale: sourceLocale, mnemonics: mnemonics)
  }
}

extension CatalogFormat {
  /// Reads what a file holds, or held. `mnemonics` are for formats that do not say themselves whether they have any.
  package func read(
    path: String, bytes: [UInt8], sourceLocale: LanguageTag, mnemonics: [CatalogFormat: Mnemonic]
  ) -> Catalog {
    var catalog = read(path: path, bytes: bytes, sourceLocale: sourceLocale)
    if let mnemonic = mnemonics[self] {
      for index in catalog.entries.indices where catalog.entries[index].mnemonic == nil {
        catalog.entries[index].mnemonic = mnemonic
      }
    }
    return catalog
  }
}
