import Catalogs
import Checks
import Fonts
import FoundationEssentials
import UnicodeServices
import Vocabulary

/// What all runs share: the corpus the titles are made from, and the faces they are set in.
struct SetUp {
  let corpus: Catalog
  let fonts: FontSource

  /// Run from the root of the repository.
  init() throws {
    let path = "Corpus/Localizable.xcstrings"
    corpus = CatalogFormat.xcstrings.read(
      path: path, bytes: try Self.bytes(of: path), sourceLocale: TitleSet.locales[0])
    let manifest = try FontManifest(json5: try Self.bytes(of: "Fonts/ios.json5"), file: "ios.json5")
    let folders = ["/usr/share/fonts", "/usr/local/share/fonts", "/Library/Fonts"]
    fonts = FontSource(manifest: manifest, library: FontLibrary(folders: [], systemFolders: folders))
  }

  private static func bytes(of path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: URL(filePath: path)))
  }

  var versions: String {
    "HarfBuzz \(FontLibraryVersions.harfbuzz), FreeType \(FontLibraryVersions.freetype), ICU \(ICUVersion.library), "
      + "Unicode \(ICUVersion.unicode)"
  }
}
