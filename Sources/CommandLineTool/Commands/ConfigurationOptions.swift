import Catalogs
package import Checks
package import Vocabulary

/// The options of every command that goes by a configuration.
package struct ConfigurationOptions: Sendable {
  package var file: String?
  /// A configuration that the caller has written, in place of a file; it stands in the working folder.
  package var text: [UInt8]?
  package var platform: Platform?
  package var sourceLocale: LanguageTag?
  package var today: CalendarDay?
  /// The folder with font manifests, in place of the one that comes with the program.
  package var manifestFolder: String?

  package init() {}

  static let options: [OptionTable<ConfigurationOptions>.Option] = [
    .value(
      "--config", "FILE", .file, \.file,
      "go by this configuration; else by the nearest snug.json5 or snug.json, upwards from here to the repository's "
        + "root, else from the first PATH"),
    .value(
      "--platform", "NAME", .oneOf(Platform.self), \.platform,
      "ios, android or web: default fonts, text sizes and text rules"),
    .value(
      "--source-locale", "TAG", .locale, \.sourceLocale,
      "the language that the others are translated from; else what the configuration or the catalogs say"),
    .value(
      "--fonts-dir", "FOLDER", .folder, \.manifestFolder,
      "take the font manifests (ios.json5, android.json5, web.json5) from here"),
  ]
}

extension Configuration {
  /// The configuration that the options, the working folder and the paths lead to; a survey where there is none.
  ///
  /// Throws `UsageError` for a file that is not there and `ConfigurationError` for one that is wrong.
  static func load(_ options: ConfigurationOptions, paths: [String], session: Session) throws -> Configuration {
    var configuration = try loadFile(options, paths: paths, session: session)
    if let source = options.sourceLocale { configuration.plan.sourceLocale = source }
    return configuration
  }

  private static func loadFile(
    _ options: ConfigurationOptions, paths: [String], session: Session
  ) throws -> Configuration {
    let context = ConfigurationContext(platform: options.platform, today: options.today ?? session.today)
    if let text = options.text {
      return try read(text, file: "configuration", folder: session.workingFolder, context: context)
    }
    let named = options.file.map { FileTree.absolute($0, in: session.workingFolder) }
    guard let path = named ?? ConfigurationFinder.find(from: session.workingFolder, paths: paths) else {
      let plan = AuditPlan.survey(platform: options.platform ?? .ios, today: context.today)
      return Configuration(file: nil, folder: session.workingFolder, plan: plan)
    }
    let shown = options.file ?? FileTree.relative(path, to: session.workingFolder)
    guard let bytes = FileAccess.bytes(of: path) else {
      let reason = FileAccess.kind(of: path) == nil ? "does not exist" : "cannot be read"
      throw UsageError(options.file == nil ? "\(shown) \(reason)" : "--config: \(shown) \(reason)")
    }
    return try read(bytes, file: shown, folder: FileAccess.folder(of: path), context: context)
  }

  /// The catalogs that `paths` name, else those of the configuration, else all that its folder holds.
  func findCatalogs(_ paths: [String], session: Session) throws(UsageError) -> CatalogWalker.Result {
    if paths.contains("-") { throw UsageError("catalogs are read from files: standard input has no name to go by") }
    let start = paths.isEmpty ? folder : session.workingFolder
    let walker = CatalogWalker(workingFolder: start, reportFolder: folder, exclude: exclude)
    if !paths.isEmpty { return walker.walk(paths) }
    return walker.walk(catalogs.isEmpty ? ["."] : catalogs)
  }

  /// Whether a file may hold source titles: Base.lproj, many locales, or a locale of the source's language.
  private func isSource(_ place: CatalogPlace) -> Bool {
    place.locale.map { $0.language == (plan.sourceLocale ?? LanguageTag("en")).language } ?? true
  }

  /// `found` with the files beside it that hold the source titles of its tables: `en.lproj` for a named `de.lproj`.
  func withSources(
    _ found: CatalogWalker.Result, paths: [String], session: Session
  ) throws(UsageError) -> CatalogWalker.Result {
    guard !paths.isEmpty else { return found }
    var result = found
    let known = Set(found.files.map(\.path))
    let tables = Set(found.files.map { $0.format.place(of: $0.path).table })
    // A catalog whose path names no locale holds its source titles itself.
    let siblings = found.files.compactMap { $0.format.siblings(of: $0.path) }
    let places = Set(siblings.flatMap { [$0.glob, $0.base.map(PathPattern.escaped)].compactMap(\.self) })
    let walker = CatalogWalker(workingFolder: folder, reportFolder: folder, exclude: exclude)
    for file in walker.walk(places.sorted()).files where !known.contains(file.path) {
      let place = file.format.place(of: file.path)
      if tables.contains(place.table), isSource(place) { result.files.append(file) }
    }
    result.files.sort { $0.path < $1.path }
    return result
  }
}
