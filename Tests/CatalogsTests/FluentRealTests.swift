import Catalogs
import Testing
import Vocabulary

/// Real Fluent files, held against fluent.syntax (scripts/catalog-readers/fluent_files.py).
@Suite(.enabled(if: Fixture.hasRealCatalogs, Fixture.absent)) struct FluentRealTests {
  @Test func filesAgreeWithFluentSyntax() throws {
    let rows = try Fixture.rows("fluent.tsv")
    #expect(rows.count == 600)
    for row in rows {
      let bytes = try Fixture.bytes(Fixture.realCatalogs + row[0])
      // One of them is empty.
      #expect(bytes.isEmpty || CatalogFormat(path: row[0]) { ContentSample(bytes) } == .fluent, "\(row[0])")
      let catalog = CatalogFormat.fluent.read(path: row[0], bytes: bytes, sourceLocale: LanguageTag("en"))
      #expect(catalog.places.isEmpty, "\(row[0]): \(catalog.places)")
      #expect(catalog.entries.count == Int(row[1]), "\(row[0])")
      let texts = catalog.entries.flatMap { entry in
        entry.variants.map { [entry.key, $0.path.description, $0.text] }
      }
      #expect(Fixture.digest(texts) == row[2], "\(row[0])")
      // `ftl/firefox/pt-br/browser/menubar.ftl`
      #expect(catalog.table.hasPrefix("ftl/firefox/browser/"), "\(catalog.table)")
      #expect(catalog.entries.allSatisfy { $0.locale == LocaleCode.tag(String(row[0].split(separator: "/")[2])) })
    }
  }

  @Test func prefixesOfARealFileAreRead() throws {
    for row in try Fixture.rows("fluent.tsv").prefix(6) {
      let bytes = try Fixture.bytes(Fixture.realCatalogs + row[0])
      let whole = try read(bytes, as: row[0])
      for step in 0..<20 {
        let length = bytes.count * step / 20
        let part = CatalogFormat.fluent.read(
          path: row[0], bytes: Array(bytes[..<length]), sourceLocale: LanguageTag("en"))
        let line = LineIndex(bytes).position(of: length).line
        let complete = whole.entries.filter { $0.location.line < line }.dropLast()
        #expect(Array(part.entries.prefix(complete.count)) == Array(complete), "\(row[0]) \(length)")
      }
    }
  }
}
