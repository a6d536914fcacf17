import Vocabulary

/// Reads the texts of Android's `res/values*` folders as aapt2 compiles them.
///
/// Checked with aapt2 2.19 (Android 10), whose rules for white space, quotes and escapes are those of later versions, too.
enum AndroidReader: CatalogReader {
  static let description = FormatDescription(
    name: "android", title: "Android string resources", extensions: ["xml"],
    walk: .inFolders(looksInside: true) { folder in
      let name = folder.split(separator: "/").last ?? ""
      return name == "values" || name.hasPrefix("values-")
    },
    summary: "Strings, plurals and string arrays as aapt2 compiles them; products, references, `xliff:g` examples, "
      + "`translatable`, character limits in comments.")

  /// `res/values-de-night/strings.xml` is the table `res/values-night/strings` in `de`; without a locale it is a base.
  static func place(of path: String) -> CatalogPlace {
    var folders = path.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    let name = folders.popLast() ?? ""
    let stem = name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
    guard let folder = folders.last, folder == "values" || folder.hasPrefix("values-") else {
      return CatalogPlace(table: (folders + [stem]).joined(separator: "/"), isBase: true)
    }
    let qualifiers = AndroidQualifiers(String(folder.dropFirst("values-".utf8.count)))
    folders[folders.count - 1] = (["values"] + qualifiers.others).joined(separator: "-")
    return CatalogPlace(
      table: (folders + [stem]).joined(separator: "/"), locale: qualifiers.locale, isBase: qualifiers.locale == nil)
  }

  static func recognizes(_ sample: ContentSample) -> Bool {
    sample.xmlRoot == "resources"
      && ["<string ", "<string-array", "<plurals", "type=\"string\""].contains { sample.contains($0) }
  }

  static func read(_ file: CatalogFile) -> Catalog {
    var resources = AndroidResources(file)
    resources.readAll()
    return resources.catalog
  }
}

extension CatalogFormat {
  package static let android = CatalogFormat(AndroidReader.self)
}
