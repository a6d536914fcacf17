import Catalogs
import Testing
import Vocabulary

/// Real .ts files, held against translate-toolkit.
@Suite(.enabled(if: Fixture.hasRealCatalogs, Fixture.absent)) struct QtRealTests {
  @Test func filesAgreeWithTranslateToolkit() throws {
    for row in try Fixture.rows("qt.tsv") {
      let catalog = try read(try Fixture.bytes(Fixture.realCatalogs + row[0]), as: row[0])
      #expect(catalog.places.isEmpty, "\(row[0])")
      #expect(catalog.entries.filter { !$0.isCarriedSource }.count == Int(row[1]), "\(row[0])")
      let texts = catalog.entries.flatMap { entry in
        entry.variants.map { [entry.key, entry.isCarriedSource ? "source" : "", $0.path.description, $0.text] }
      }
      #expect(texts.count == Int(row[2]), "\(row[0])")
      #expect(Fixture.digest(texts) == row[3], "\(row[0])")
    }
  }

  @Test func prefixesOfARealFileAreRead() throws {
    guard let row = try Fixture.rows("qt.tsv").first else { return }
    let bytes = try Fixture.bytes(Fixture.realCatalogs + row[0])
    let whole = try read(bytes, as: row[0])
    for step in 1..<40 {
      let length = bytes.count * step / 40
      let part = CatalogFormat.qt.read(path: row[0], bytes: Array(bytes[..<length]), sourceLocale: LanguageTag("en"))
      let end = LineIndex(bytes).position(of: length).line
      // A message ends before the next one begins.
      let complete = zip(whole.entries, whole.entries.dropFirst(2)).filter { $1.location.line < end }.map(\.0.key)
      #expect(Set(complete).isSubset(of: part.entries.map(\.key)), "\(length)")
    }
  }
}
