import Catalogs
import FoundationEssentials
import Testing
import Titles
import Vocabulary

/// The real string catalogs beside the repository, filled.
@Suite struct RealTitleTests {
  private static let folder =
    #filePath.split(separator: "/").dropLast(4).reduce("") { $0 + "/" + $1 } + "/shared/catalogs"

  @Test(.enabled(if: FileManager.default.fileExists(atPath: folder), "skipped: no real catalogs beside the repository"))
  func noPlaceholderIsLeft() throws {
    let walker = CatalogWalker(workingFolder: Self.folder, reportFolder: Self.folder)
    let catalogs = walker.walk(["xcstrings", "strings/element-x-ios"]).files.map {
      $0.load(sourceLocale: LanguageTag("en"))
    }
    let maker = TitleMaker()
    var count = 0
    for table in CatalogSet(catalogs).tables {
      for entry in table.catalogs.flatMap(\.entries) {
        let source = entry.locale == table.sourceLocale ? nil : table.source(of: entry.key)
        for title in try maker.titles(of: entry, table: table.name, source: source) {
          count += 1
          for filled in title.candidates {
            #expect(
              !filled.text.contains("%#@") && !filled.text.contains("%arg") && !filled.text.contains("%@"), "\(title)")
            let units = Array(filled.text.utf16)
            // Two variables may spell their numbers alike; `samples` then names one of them.
            for value in filled.values where filled.values.count(where: { $0.spelling == value.spelling }) == 1 {
              #expect(
                String(decoding: units[value.range], as: UTF16.self) == filled.samples[value.spelling], "\(title)")
            }
          }
        }
      }
    }
    #expect(count > 20_000)
  }
}
