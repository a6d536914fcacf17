import Catalogs
import Checks
import Fonts
import Reports
import Vocabulary

/// What `--changed-since` asks for: the catalogs as they were in a commit, beside those that are here.
///
/// The working tree is compared with the commit itself, not with where the two parted: what nobody has committed yet
/// counts, files that git does not track included.
struct ChangedSince: Sendable {
  /// The commit's full name.
  let commit: String
  /// Set where everything is to be audited, because this has changed.
  private(set) var everything: String?
  /// Catalogs that are not as they were, by their reported paths.
  private var changed: Set<String> = []
  /// What they were, by the path that they have now; nothing for new ones.
  private var old: [String: OldFile] = [:]

  private struct OldFile: Sendable {
    var bytes: [UInt8]
    /// Parsed as this: the name that the file has now where its locale is still the same.
    var path: String
    var format: CatalogFormat
  }

  /// `setup` are files that decide about every title. `baseline`, as it was then, says which version of Snug it was.
  init(
    _ revision: String, configuration: Configuration, found: [FoundCatalog], setup: FontSetup, baseline: BaselineFile?,
    session: Session
  ) throws(UsageError) {
    let folder = configuration.folder
    let git = try GitRepository(around: folder, session)
    commit = try git.commit(revision)
    let changes = try git.changes(since: commit)
    let tracked = try git.files(of: commit)
    everything = Self.everything(changes, tracked, git, configuration, setup, session)
    if everything == nil { everything = try Self.otherVersion(baseline, tracked, git, commit) }
    guard everything == nil else { return }

    let byPath = Dictionary(changes.compactMap { change in change.path.map { ($0, change) } }) { first, _ in first }
    // Git lists a file that is still there, but no longer tracked, as gone.
    let gone = Dictionary(
      changes.compactMap { change in change.path == nil ? change.oldPath.map { ($0, change) } : nil }
    ) { first, _ in first }
    var blobs: [(blob: String, path: String, oldPath: String, format: CatalogFormat)] = []
    for file in found {
      let path = git.path(of: file.absolutePath)
      let change = path.flatMap { byPath[$0] ?? gone[$0] }
      if change == nil, let path, tracked.contains(path) { continue }
      changed.insert(file.path)
      guard let blob = change?.blob, let oldPath = change?.oldPath else { continue }
      blobs.append((blob, file.path, oldPath, file.format))
    }
    // A source file that is gone leaves its translations with another source, or with none.
    let present = Set(found.compactMap { git.path(of: $0.absolutePath) })
    for (path, change) in gone.sorted(by: { $0.key < $1.key }) where !present.contains(path) {
      guard let blob = change.blob, let format = CatalogFormat(path: path) else { continue }
      let reported = FileTree.relative(FileAccess.join(git.root, path), to: SystemCalls.realPath(folder) ?? folder)
      blobs.append((blob, reported, path, format))
    }
    let contents = try git.contents(of: blobs.map(\.blob))
    for (blob, path, oldPath, format) in blobs {
      guard let bytes = contents[blob] else { continue }
      let reported = FileTree.relative(FileAccess.join(git.root, oldPath), to: SystemCalls.realPath(folder) ?? folder)
      let isSamePlace = format.place(of: path).locale == format.place(of: reported).locale
      old[path] = OldFile(bytes: bytes, path: isSamePlace ? path : reported, format: format)
      changed.insert(isSamePlace ? path : reported)
      changed.insert(path)
    }
  }

  /// What has changed in `catalogs`, which are those that are here; nil where everything is to be audited.
  func changes(in catalogs: [Catalog], plan: AuditPlan) -> CatalogChanges? {
    guard everything == nil else { return nil }
    let before =
      catalogs.filter { !changed.contains($0.file) }
      + old.sorted { $0.key < $1.key }.map { _, file in
        file.format.read(
          path: file.path, bytes: file.bytes, sourceLocale: plan.sourceLocale ?? LanguageTag("en"),
          mnemonics: plan.mnemonics)
      }
    return CatalogChanges(from: before, to: catalogs, changed: changed, sourceLocale: plan.sourceLocale)
  }

  /// What to tell of it: `2 of 9 catalogs have changed since main.`
  func notice(_ revision: String, found: [FoundCatalog]) -> String {
    if let everything { return "\(everything) has changed since \(revision): everything is audited." }
    let count = found.count { changed.contains($0.path) }
    switch count {
    case 0: return "No catalog has changed since \(revision)."
    case 1: return "1 of \(found.count) catalogs has changed since \(revision)."
    default: return "\(count) of \(found.count) catalogs have changed since \(revision)."
    }
  }

  /// What has changed that every title hangs on: the configuration, the font manifest, a font of the app's own.
  private static func everything(
    _ changes: [GitRepository.Change], _ tracked: Set<String>, _ git: GitRepository, _ configuration: Configuration,
    _ setup: FontSetup, _ session: Session
  ) -> String? {
    let touched = Set(changes.flatMap { [$0.path, $0.oldPath] }.compactMap(\.self))
    func hasChanged(_ file: String) -> Bool {
      git.path(of: file).map { touched.contains($0) || !tracked.contains($0) } ?? false
    }
    let file = configuration.file.map { FileTree.absolute($0, in: session.workingFolder) }
    for file in [file].compactMap(\.self) + setup.ownFiles where hasChanged(file) {
      return FileTree.relative(file, to: session.workingFolder)
    }
    // Another configuration may have been the nearest one.
    let places = [configuration.folder, session.workingFolder].compactMap { git.path(of: $0) }
    let fonts = configuration.fonts.folders.compactMap { git.path(of: $0) }
    return touched.sorted().first { path in
      let name = FileAccess.name(of: path)
      let folder = path.hasSuffix("/" + name) ? String(path.dropLast(name.count)) : ""
      return ConfigurationFinder.names.contains(name) && places.contains { ($0 + "/").hasPrefix(folder) }
        || fonts.contains { $0.isEmpty || path.hasPrefix($0 + "/") } && FontLibrary.isFontFile(name)
    }
  }

  /// Another version may find something else in the same titles.
  private static func otherVersion(
    _ file: BaselineFile?, _ tracked: Set<String>, _ git: GitRepository, _ commit: String
  ) throws(UsageError) -> String? {
    guard let file, let path = git.path(of: file.path), tracked.contains(path),
      let bytes = try git.content(of: path, in: commit),
      let version = try? BaselineReader.read(bytes, file: file.name).baseline.toolVersion,
      version != Program.version
    else { return nil }
    return "Snug, of which \(file.name) had the version \(version) and this is \(Program.version),"
  }
}
