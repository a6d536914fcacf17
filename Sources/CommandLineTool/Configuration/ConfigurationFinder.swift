import Catalogs

/// Finds the configuration that a run goes by (DESIGN §6).
enum ConfigurationFinder {
  static let names = ["snug.json5", "snug.json"]

  /// The nearest configuration upwards from the working folder, else from the first path; nil where there is none.
  static func find(from workingFolder: String, paths: [String]) -> String? {
    if let found = nearest(upwardsFrom: workingFolder) { return found }
    guard let first = paths.first, first != "-" else { return nil }
    let path = FileTree.absolute(first, in: workingFolder)
    // A glob's first folders may exist; climbing passes those that do not.
    return nearest(upwardsFrom: FileAccess.kind(of: path) == .folder ? path : FileAccess.folder(of: path))
  }

  /// Looks in `folder` and above it, as far as the folder that holds `.git`; outside any repository as far as there is.
  private static func nearest(upwardsFrom folder: String) -> String? {
    var folder = folder
    while true {
      for name in names {
        let path = FileAccess.join(folder, name)
        if FileAccess.kind(of: path) == .file { return path }
      }
      if folder == "/" || FileAccess.kind(of: FileAccess.join(folder, ".git")) != nil { return nil }
      folder = FileAccess.folder(of: folder)
    }
  }

  /// The folder that holds `.git`, at `folder` or above it; nil outside any repository.
  static func repository(above folder: String) -> String? {
    var folder = folder
    while FileAccess.kind(of: FileAccess.join(folder, ".git")) == nil {
      if folder == "/" { return nil }
      folder = FileAccess.folder(of: folder)
    }
    return folder
  }
}
