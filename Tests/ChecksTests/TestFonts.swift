import Fonts
import FoundationEssentials
import Testing
import Vocabulary

/// The shipped manifests, and whether the faces they name are on this machine.
enum TestFonts {
  static let folders = ["/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts"]

  static let library = FontLibrary(folders: [], systemFolders: folders)

  static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static func manifest(_ name: String) throws -> FontManifest {
    let file = root.appending(path: "Fonts/\(name).json5")
    return try FontManifest(json5: [UInt8](Data(contentsOf: file)), file: file.lastPathComponent)
  }

  /// Inter, the first face of the `ios` manifest, stands for all: `scripts/setup --tests` brings them together.
  static let areInstalled: Bool = {
    guard let manifest = try? manifest("ios"), let face = manifest.faces.first else { return false }
    return (try? library.face(face)) != nil && (try? library.face(notoSans)) != nil
  }()

  // MARK: Faces of Debian's Noto packages

  static let notoSans = noto("Noto Sans")
  /// Noto Sans in a line box of the kind that Roboto has (reference widths: .928 and .244 em).
  static let notoSansInLatinBox: FaceDescription = {
    var face = notoSans
    face.metrics = LineMetrics(ascender: 0.928, descender: -0.244)
    return face
  }()

  static func noto(_ family: String, scripts: [String] = []) -> FaceDescription {
    let name = family.filter { $0 != " " } + "-Regular"
    return FaceDescription(
      family: family, postScriptName: name, file: name + ".ttf", scripts: scripts.compactMap { Script(code: $0) })
  }

  static let dejaVuSans = FaceDescription(family: "DejaVu Sans", postScriptName: "DejaVuSans", file: "DejaVuSans.ttf")

  static let notoSansJP = FaceDescription(
    family: "Noto Sans CJK JP", postScriptName: "NotoSansCJKjp-Regular", file: "NotoSansCJK-Regular.ttc")

  static let emoji = FaceDescription(
    family: "Noto Color Emoji", postScriptName: "NotoColorEmoji", file: "NotoColorEmoji.ttf",
    scripts: ["Zsye"].compactMap { Script(code: $0) })

  static let absent = FaceDescription(
    family: "Nowhere", postScriptName: "Nowhere-Regular", file: "Nowhere-Regular.ttf",
    package: PackageName(debian: "fonts-nowhere", homebrew: "font-nowhere"))
}
