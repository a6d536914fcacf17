/// Finds the catalogs that paths, folders and globs name (DESIGN §6, "Walking a folder").
///
/// The order of what it finds is that of the reported paths, whatever order the file system has.
package struct CatalogWalker: Sendable {
  /// Absolute; relative paths start here.
  private let workingFolder: String
  /// Absolute; paths are reported and excluded relative to it.
  private let reportFolder: String
  private let exclude: [(pattern: PathPattern, text: String)]
  private let formats: FormatTable

  package init(
    workingFolder: String, reportFolder: String, exclude: [String] = [], formats: FormatTable = .standard
  ) {
    self.formats = formats
    self.workingFolder = FileTree.absolute(workingFolder, in: "/")
    self.reportFolder = FileTree.absolute(reportFolder, in: "/")
    self.exclude = exclude.map { (PathPattern($0), $0) }
  }

  package struct Result: Sendable, Equatable {
    package var files: [FoundCatalog] = []
    package var skipped: [SkippedPath] = []
    /// Named paths that do not exist or are no catalog, globs without a match, and folders that could not be looked into.
    package var missing: [MissingPath] = []
  }

  /// Each path is a file, a folder or a glob. A file that several of them name is found once.
  package func walk(_ paths: [String]) -> Result {
    var result = Result()
    var found: [String: FoundCatalog] = [:]
    for path in paths {
      let absolute = FileTree.absolute(path, in: workingFolder)
      var walk = FolderWalk(reportFolder: reportFolder, exclude: exclude, formats: formats)
      switch FileTree.targetKind(of: absolute) {
      case .folder?: walk.visitRoot(absolute)
      case nil where PathPattern.isPattern(path):
        walk.visitGlob(PathPattern(absolute, literal: literalNames(of: absolute, given: path)))
        if walk.files.isEmpty, walk.unknown.isEmpty { result.missing.append(MissingPath(path: path, reason: .noMatch)) }
      case nil: result.missing.append(MissingPath(path: path, reason: .doesNotExist))
      case .file?:
        if let format = formats.format(of: absolute, sample: { FileTree.sample(of: absolute) }) {
          let reported = FileTree.relative(absolute, to: reportFolder)
          walk.files.append(FoundCatalog(path: reported, absolutePath: absolute, format: format, isNamed: true))
        } else {
          result.missing.append(MissingPath(path: path, reason: .noCatalog))
        }
      case .link?, .other?: result.missing.append(MissingPath(path: path, reason: .noCatalog))
      }
      for folder in walk.unknown where !result.missing.contains(folder) { result.missing.append(folder) }
      for file in walk.files where found[file.absolutePath]?.isNamed != true { found[file.absolutePath] = file }
      for skipped in walk.skipped where !result.skipped.contains(skipped) { result.skipped.append(skipped) }
    }
    result.files = found.values.sorted { $0.path < $1.path }
    // One path may have named what the walk of another one skipped.
    result.skipped.removeAll { skipped in result.files.contains { $0.path == skipped.path } }
    result.skipped.sort { $0.path < $1.path }
    return result
  }
}

extension CatalogWalker {
  /// How many names a glob has from the working folder: they are no patterns.
  private func literalNames(of absolute: String, given path: String) -> Int {
    guard !path.hasPrefix("/") else { return 0 }
    return zip(absolute.split(separator: "/"), workingFolder.split(separator: "/")).prefix { $0 == $1 }.count
  }
}

/// A catalog that was found, not yet read.
package struct FoundCatalog: Sendable, Hashable {
  /// As reported: relative, with `/`.
  package var path: String
  package var absolutePath: String
  package var format: CatalogFormat
  /// Named as a file, not found in a folder or by a glob.
  package var isNamed: Bool

  /// What its path says about locale and table.
  package var place: CatalogPlace { format.reader.place(of: path) }
}

/// A folder or catalog that a walk passed by. A folder may hold no catalog at all.
package struct SkippedPath: Sendable, Hashable {
  package var path: String
  package var reason: Reason

  package enum Reason: Sendable, Hashable, CustomStringConvertible {
    case ignoredByGit(file: String, rule: String)
    /// `Pods`, `.build` …
    case dependencies
    /// `*.app`, `*.framework`
    case bundle
    case infoPlist
    case settingsBundle
    /// `Source Contents` of an `.xcloc`
    case exportedSource
    case excluded(pattern: String)
    /// A `.strings` file that no locale folder holds.
    case outsideLocaleFolder

    package var description: String {
      switch self {
      case .ignoredByGit(let file, let rule): "git ignores it (\(file): \(rule))"
      case .dependencies: "dependencies or build products"
      case .bundle: "a built bundle"
      case .infoPlist: "the texts of Info.plist are no titles"
      case .settingsBundle: "the system's settings show it"
      case .exportedSource: "a copy of the source's files, for translators"
      case .excluded(let pattern): "excluded by \(pattern)"
      case .outsideLocaleFolder: "not in a locale's .lproj folder"
      }
    }
  }
}

package struct MissingPath: Sendable, Hashable {
  /// As given; of a folder that could not be looked into, as reported.
  package var path: String
  package var reason: Reason

  package enum Reason: Sendable, Hashable, CustomStringConvertible {
    case doesNotExist, noCatalog, noMatch, cannotBeRead, isTooDeep

    package var description: String {
      switch self {
      case .doesNotExist: "does not exist"
      case .noCatalog: "is no catalog of a known format"
      case .noMatch: "matches no catalog"
      case .cannotBeRead: "cannot be read"
      case .isTooDeep: "is in too many folders: what is in it is not looked for"
      }
    }
  }
}
