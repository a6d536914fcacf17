import Fonts
import Foundation
import Testing
import Vocabulary

/// The fonts of this machine, and the files beside these tests.
enum Installed {
  static let folders = ["/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts"]
  static let library = FontLibrary(folders: [], systemFolders: folders)
  static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  static let recorded = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Recorded")
  static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")

  /// Whether this machine has the very files that the expected values were taken from.
  static let hasDebianFonts: Bool = {
    guard let manifests = try? ["ios", "android", "web"].map(manifest) else { return false }
    return manifests.flatMap(\.faces).allSatisfy { description in
      guard let face = try? library.face(description) else { return false }
      let isProbe = ["Inter-Regular", "NotoSansHebrew-Regular", "Roboto-Regular"].contains(description.postScriptName)
      return !isProbe || (try? face.digest()) == description.sha256
    }
  }()

  static let missing: Comment = "Debian 12's font packages (see Fonts/*.json5) are not installed"

  static func manifest(_ name: String) throws -> FontManifest {
    let bytes = try Data(contentsOf: repository.appending(path: "Fonts/\(name).json5"))
    return try FontManifest(json5: Array(bytes), file: "Fonts/\(name).json5")
  }

  /// The face of `NotoSans-Regular.ttf`, or of a collection: `NotoSansCJK-Regular.ttc#0`.
  static func face(_ font: String) throws -> Face {
    let parts = font.split(separator: "#")
    let file = String(parts[0])
    var name = String(file.prefix { $0 != "." })
    let index = parts.count > 1 ? Int(parts[1]) : nil
    if let index {
      name = name.replacing("CJK", with: "CJK" + ["jp", "kr", "sc", "tc", "hk"][index])
    }
    return try library.face(FaceDescription(family: "", postScriptName: name, file: file, index: index))
  }

  /// The fields of each line of a recorded file, without the lines that start with `#`.
  static func lines(_ name: String) throws -> [[String]] {
    let text = try String(contentsOf: recorded.appending(path: name), encoding: .utf8)
    return text.split(separator: "\n").filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  static func direction(of script: Script) -> Direction {
    ["Arab", "Hebr", "Thaa", "Nkoo", "Syrc"].contains(script.code) ? .rightToLeft : .leftToRight
  }

  static func fixture(_ file: String, name: String, variations: [Variation] = []) throws -> Face {
    let description = FaceDescription(
      family: "Snug Test", postScriptName: name, file: fixtures.appending(path: file).path, variations: variations)
    return try library.face(description)
  }
}

/// A folder of a test's own, gone when the test is.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "snug-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  func write(_ bytes: Data, as name: String) throws -> String {
    let file = url.appending(path: name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try bytes.write(to: file)
    return file.path
  }
}
