import Catalogs
import FoundationEssentials
import Testing
import Vocabulary

/// Real titles: those of `Corpus/`, in all its locales.
enum CorpusTitles {
  /// Every `stride`th key, beginning with one of the first. Chinese, Japanese and Korean are left out unless asked for: to digest their font takes longer
  /// in a debug build than everything else together.
  static func catalog(stride: Int = 1, from start: Int = 0, withHan: Bool = false) throws -> Catalog {
    let name = "Localizable.xcstrings"
    let bytes = [UInt8](try Data(contentsOf: TestFonts.root.appending(path: "Corpus/\(name)")))
    var catalog = CatalogFormat.xcstrings.read(path: name, bytes: bytes, sourceLocale: LanguageTag("en"))
    let keys = Set(catalog.entries.map(\.key)).sorted()
    let kept = Set(Swift.stride(from: start % stride, to: keys.count, by: stride).map { keys[$0] })
    catalog.entries.removeAll { entry in
      !kept.contains(entry.key) || !withHan && ["zh", "ja", "ko"].contains(entry.locale.language)
    }
    try #require(!catalog.entries.isEmpty)
    return catalog
  }
}
