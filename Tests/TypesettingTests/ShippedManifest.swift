import Fonts
import FoundationEssentials
import Testing

/// The manifests in `Fonts/`, found from this file.
enum ShippedManifest {
  /// Read once.
  static let ios = Result { try read("ios") }

  private static func read(_ name: String) throws -> FontManifest {
    var folders = #filePath.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
    folders.append("Fonts")
    let path = (folders + ["\(name).json5"]).joined(separator: "/")
    let bytes = try #require(FileManager.default.contents(atPath: path), "no manifest at \(path)")
    return try FontManifest(json5: Array(bytes), file: "\(name).json5")
  }
}
