import Catalogs

/// Formats that a walk passes by: not every JSON file is a catalog.
enum UnnamedCatalogs {
  /// A glob that names some, as a shell takes it.
  static let example = "'locales/*/*.json'"

  private static var formats: [CatalogFormat] {
    CatalogFormat.all.filter { $0.about.walk.phrase == FormatDescription.Walk.onlyWhenNamed.phrase }
  }

  /// What to say where a walk found nothing: with a command for such files, if there are any.
  ///
  /// `shown` is the folder as it was given, nil for the working folder.
  static func nothingFound(in folder: String, shown: String?, command: String) -> String {
    let message = "no catalog was found in \(shown ?? "this folder")"
    let extensions = formats.flatMap(\.about.extensions)
    let walker = CatalogWalker(workingFolder: folder, reportFolder: folder)
    let files = walker.walk(extensions.map { "**/*." + $0 }).files
    guard !files.isEmpty else { return message }
    let prefix = shown.map { $0.hasSuffix("/") ? $0 : $0 + "/" } ?? ""
    let siblings = files.lazy.compactMap { $0.format.siblings(of: $0.path) }.first
    let glob = siblings.map { siblings in
      let base = siblings.base.flatMap { base in files.contains { $0.path == base } ? base : nil }
      return ([siblings.glob] + [base].compactMap(\.self)).map { "'\(prefix)\($0)'" }.joined(separator: " ")
    }
    return message + ". Files with the extensions \(extensions.map { "." + $0 }.joined(separator: ", ")) are read when "
      + "they are named: \(command) \(glob ?? example)"
  }
}
