import CommandLineTool

/// Where a test's files lie, told from the file that it is written in.
enum TestPlace {
  static func folder(of file: String) -> String {
    FileAccess.folder(of: file)
  }

  /// The nearest folder above `file` that holds a `Package.swift` or a `.git`; the file's own where none does.
  static func root(above file: String) -> String {
    let own = FileAccess.folder(of: file)
    var folder = own
    while true {
      if ["Package.swift", ".git"].contains(where: { FileAccess.kind(of: FileAccess.join(folder, $0)) != nil }) {
        return folder
      }
      guard folder != "/" else { return own }
      folder = FileAccess.folder(of: folder)
    }
  }

  /// The font manifests lie in Snug's own sources, which were there when this was compiled.
  static var fontManifests: String? {
    let sources = FileAccess.folder(of: FileAccess.folder(of: FileAccess.folder(of: #filePath)))
    let manifests = FileAccess.join(sources, "Fonts")
    return FileAccess.kind(of: manifests) == .folder ? manifests : nil
  }
}
