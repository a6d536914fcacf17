import Fonts
import FoundationEssentials
import Testing

/// The shipped manifests, and whether the faces they name are on this machine.
enum TestFonts {
  static let folders = ["/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts"]

  static func manifest(_ name: String) throws -> FontManifest {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "Fonts/\(name).json5")
    return try FontManifest(json5: [UInt8](Data(contentsOf: file)), file: file.lastPathComponent)
  }

  /// Inter, the first face of the `ios` manifest, stands for all: `scripts/setup --tests` brings them together.
  static let areInstalled: Bool = {
    guard let manifest = try? manifest("ios"), let face = manifest.faces.first else { return false }
    return (try? FontLibrary(folders: [], systemFolders: folders).face(face)) != nil
  }()
}
