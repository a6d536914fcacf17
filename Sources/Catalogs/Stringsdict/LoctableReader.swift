import Vocabulary

/// Reads `.loctable`: all locales of one table, as the build puts them into a product; each as `.stringsdict` has it.
enum LoctableReader: CatalogReader {
  static let description = FormatDescription(
    name: "loctable", title: "Apple localized string table", extensions: ["loctable"], walk: .onlyWhenNamed,
    summary: "All locales of a built product's table, each as in a stringsdict.")

  /// What the build notes about itself beside the locales.
  private static let provenance = "LocProvenance"

  static func place(of path: String) -> CatalogPlace { CatalogPlace(lprojPath: path) }

  static func recognizes(_ sample: ContentSample) -> Bool {
    (PropertyList.isBinary(sample.bytes) || sample.xmlRoot == "plist") && sample.contains(provenance)
  }

  static func read(_ file: CatalogFile) -> Catalog {
    var catalog = Catalog(file)
    let list = PropertyList(file.bytes)
    catalog.add(list.problems, of: list)
    for locale in catalog.members(of: list.root, in: list, locale: nil) where locale.key != provenance {
      guard locale.value.members != nil else {
        catalog.addUnreadable(
          "expected a dictionary for the locale “\(locale.key)”, found \(locale.value.kind)",
          at: list.location(of: locale.value.offset, in: file.path))
        continue
      }
      let tag = LocaleCode.tag(locale.key)
      catalog.addStringsdict(catalog.members(of: locale.value, in: list, locale: tag), of: list, locale: tag)
    }
    catalog.reportIfEmpty()
    catalog.sortProblems()
    return catalog
  }
}

extension CatalogFormat {
  package static let loctable = CatalogFormat(LoctableReader.self)
}
