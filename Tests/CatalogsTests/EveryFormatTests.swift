import Catalogs
import Testing
import Vocabulary

/// What all readers have in common.
@Suite struct EveryFormatTests {
  private func read(_ bytes: [UInt8], as format: CatalogFormat) -> Catalog {
    let name = "de/app_de." + (format.about.extensions.first ?? "")
    return format.read(path: name, bytes: bytes, sourceLocale: LanguageTag("en"))
  }

  /// Nobody has filled it yet.
  @Test(arguments: CatalogFormat.all)
  func aBlankFileIsNoFault(_ format: CatalogFormat) {
    for text in ["", " \r\n\t\n", "\u{FEFF}", "\u{FEFF}\n"] {
      let catalog = read(Array(text.utf8), as: format)
      #expect(catalog.entries.isEmpty && catalog.problems.isEmpty)
      for suffix in format.about.extensions {
        #expect(CatalogFormat(path: "a/b.\(suffix)") { ContentSample(Array(text.utf8)) } != nil)
      }
    }
  }

  /// The first bytes of a PNG file, and noise.
  @Test(arguments: CatalogFormat.all)
  func aPictureIsNoCatalog(_ format: CatalogFormat) {
    var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 0x0D, 0x49, 0x48, 0x44, 0x52]
    var state: UInt32 = 1
    for _ in 0..<4000 {
      state = state &* 1_664_525 &+ 1_013_904_223
      bytes.append(UInt8(state >> 24))
    }
    let catalog = read(bytes, as: format)
    #expect(catalog.isDamaged)
    #expect((1...100).contains(catalog.problems.count))
  }
}
