import Vocabulary

/// Reads .NET's `.resx`: the texts among the resources of one culture.
///
/// Values of other types, files and what Windows Forms keeps for its designer are passed by. Names that differ in letter
/// case only are one name for the compiler, which takes the first.
enum ResXReader: CatalogReader {
  static let description = FormatDescription(
    name: "resx", title: ".NET resources", extensions: ["resx"], walk: .always,
    summary: "Texts and comments of one culture; null references, significant white space, `&` mnemonics of Windows "
      + "Forms; names that differ in letter case only.")

  /// `Strings.de-AT.resx`; without a culture it is the neutral one, which others fall back on.
  static func place(of path: String) -> CatalogPlace {
    var place = CatalogPlace(path: path, rules: [.platformSuffix(".")])
    place.isBase = place.locale == nil
    return place
  }

  static func recognizes(_ sample: ContentSample) -> Bool {
    sample.xmlRoot == "root" && (sample.contains("<resheader") || sample.contains("<data name="))
  }

  static func read(_ file: CatalogFile) -> Catalog {
    var resources = ResXResources(file)
    resources.readAll()
    return resources.catalog
  }
}

extension CatalogFormat {
  package static let resx = CatalogFormat(ResXReader.self)
}
