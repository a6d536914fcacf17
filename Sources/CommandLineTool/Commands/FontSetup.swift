import Catalogs
import Checks
package import Fonts
package import Vocabulary

/// The fonts of a run: which faces there are to be, and where they are looked for.
package struct FontSetup: Sendable {
  package let manifest: FontManifest
  /// The manifest without the app's own files.
  package let named: FontManifest
  /// What `named` was read from.
  let origin: Configuration.FontSettings.Manifest
  package let library: FontLibrary
  /// The family to try first; nil for the manifest's own first.
  package let primary: String?
  /// The app's own manifest and font files, absolute.
  let ownFiles: [String]
  /// Of the manifest and of the app's own files.
  let digest: String

  /// The manifest that the configuration asks for, with the app's own files before its faces.
  ///
  /// `isToLock` takes the one that a locked manifest was narrowed from in its place: a language that was added since
  /// needs faces that the lock does not have.
  package init(
    _ settings: Configuration.FontSettings, platform: Platform, manifestFolder: String?, session: Session,
    isToLock: Bool = false
  ) throws {
    func read(_ manifest: Configuration.FontSettings.Manifest) throws -> (path: String, manifest: FontManifest) {
      let path = try ManifestFinder.path(manifest, platform: platform, folder: manifestFolder, session: session)
      guard let bytes = FileAccess.bytes(of: path) else { throw UsageError("\(path): there is no such font manifest") }
      let shown = FileTree.relative(path, to: session.workingFolder)
      return (path, try FontManifest(json5: bytes, file: shown.hasPrefix("..") ? path : shown))
    }
    var origin = settings.manifest
    var (path, named) = try read(origin)
    if isToLock, let whole = named.lockedFrom {
      origin = Configuration.FontSettings.Manifest(whole, in: FileAccess.folder(of: path))
      (path, named) = try read(origin)
    }
    self.origin = origin
    self.named = named
    library = FontLibrary(
      folders: settings.folders + ManifestFinder.bundledFaces(beside: path, origin),
      systemFolders: SystemFontFolders.all(home: session.variables["HOME"]),
      requiresDigests: settings.areFrozen)
    var own: [FaceDescription] = []
    for file in settings.files { own += try library.describe(file: file) }
    manifest = named.prepending(own)
    var ownFiles = settings.files
    if case .file(let path) = settings.manifest { ownFiles.insert(path, at: 0) }
    self.ownFiles = ownFiles
    digest = ShardInputs.digest(
      of: ([path] + settings.files).map { (FileAccess.name(of: $0), FileAccess.bytes(of: $0) ?? []) })
    primary = settings.primary
    let families = manifest.families.map(\.name)
    if let primary, !families.contains(primary) {
      let near = NearestName.of(primary, among: families).map { "; did you mean “\($0)”?" } ?? ""
      throw UsageError("fonts.primary: the manifest \(manifest.name) has no family “\(primary)”\(near)")
    }
  }

  /// As the audit takes it.
  var source: FontSource { FontSource(manifest: manifest, library: library, primary: primary) }

  /// The stack at a weight.
  package func stack(_ weight: FontWeight) throws(FontError) -> FontStack { try source.stack(weight: weight) }
}

/// Where the font manifests are that come with Snug.
enum ManifestFinder {
  static func path(
    _ manifest: Configuration.FontSettings.Manifest, platform: Platform, folder: String?, session: Session
  ) throws(UsageError) -> String {
    let name: String
    switch manifest {
    case .file(let path): return path
    case .named(let given): name = given
    case .platform: name = platform.rawValue
    }
    if let folder {
      let path = FileAccess.join(FileTree.absolute(folder, in: session.workingFolder), name + ".json5")
      guard FileAccess.kind(of: path) == .file else { throw UsageError("--fonts-dir: \(folder) has no \(name).json5") }
      return path
    }
    guard let executable = session.executable else {
      throw UsageError(
        "where this program is installed cannot be found out: say --fonts-dir FOLDER, the folder with \(name).json5")
    }
    if let path = path(named: name, executable: executable) { return path }
    throw UsageError(
      "the font manifest \(name).json5 is neither beside this program nor in a build tree above it: "
        + "install with scripts/install, or say --fonts-dir FOLDER, the Fonts folder of Snug's sources")
  }

  /// A bundle keeps the faces beside the manifests that come with Snug. A manifest of the app's own may lie anywhere, at
  /// the root of a repository too: its folder is not searched unless `fonts.folders` says so.
  static func bundledFaces(beside path: String, _ manifest: Configuration.FontSettings.Manifest) -> [String] {
    if case .file = manifest { [] } else { [FileAccess.folder(of: path)] }
  }

  /// Installed: `share/snug/fonts` beside the folder of the program. Built: the `Fonts` folder of the package around it.
  static func path(named name: String, executable: String) -> String? {
    var folder = FileAccess.folder(of: executable)
    let installed = FileTree.absolute("../share/snug/fonts/\(name).json5", in: folder)
    if FileAccess.kind(of: installed) == .file { return installed }
    while folder != "/" {
      let built = FileAccess.join(folder, "Fonts/\(name).json5")
      if FileAccess.kind(of: built) == .file, FileAccess.kind(of: FileAccess.join(folder, "Package.swift")) == .file {
        return built
      }
      folder = FileAccess.folder(of: folder)
    }
    return nil
  }
}

/// Where an operating system keeps its fonts.
enum SystemFontFolders {
  static func all(home: String?) -> [String] {
    #if os(macOS)
      ["/System/Library/Fonts", "/Library/Fonts"] + (home.map { ["\($0)/Library/Fonts"] } ?? [])
    #else
      ["/usr/share/fonts", "/usr/local/share/fonts"]
        + (home.map { ["\($0)/.local/share/fonts", "\($0)/.fonts"] } ?? [])
    #endif
  }
}
