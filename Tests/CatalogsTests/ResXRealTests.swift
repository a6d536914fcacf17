import Catalogs
import Testing
import Vocabulary

/// Real .resx files, held against translate-toolkit and ElementTree.
@Suite(.enabled(if: Fixture.hasRealCatalogs, Fixture.absent)) struct ResXRealTests {
  @Test func filesAgreeWithTranslateToolkit() throws {
    for row in try Fixture.rows("resx.tsv") {
      let catalog = try read(try Fixture.bytes(Fixture.realCatalogs + row[0]), as: row[0])
      #expect(catalog.places.isEmpty, "\(row[0])")
      #expect(catalog.entries.count == Int(row[1]), "\(row[0])")
      #expect(Fixture.digest(catalog.entries.map { [$0.key, $0.variants[0].text] }) == row[2], "\(row[0])")
    }
  }

  @Test func prefixesOfARealFileAreRead() throws {
    let rows = try Fixture.rows("resx.tsv")
    guard let row = rows.max(by: { (Int($0[1]) ?? 0) < (Int($1[1]) ?? 0) }) else { return }
    let bytes = try Fixture.bytes(Fixture.realCatalogs + row[0])
    let whole = try read(bytes, as: row[0])
    for step in 1..<40 {
      let length = bytes.count * step / 40
      let part = CatalogFormat.resx.read(path: row[0], bytes: Array(bytes[..<length]), sourceLocale: LanguageTag("en"))
      let end = LineIndex(bytes).position(of: length).line
      let complete = zip(whole.entries, whole.entries.dropFirst()).filter { $1.location.line < end }.map(\.0.key)
      #expect(Set(complete).isSubset(of: part.entries.map(\.key)), "\(length)")
    }
  }
}
