import Catalogs
import Testing
import Vocabulary

/// Real stringsdicts of public projects, held against plutil.
@Suite(.enabled(if: Fixture.hasRealCatalogs, Fixture.absent)) struct StringsdictRealTests {
  @Test func agreeWithPlutil() throws {
    for row in try Fixture.rows("stringsdict.tsv") {
      let catalog = try read(try Fixture.bytes(Fixture.realCatalogs + row[0]), as: row[0])
      #expect(catalog.places.isEmpty, "\(row[0])")
      #expect(catalog.entries.count == Int(row[1]), "\(row[0])")
      let leaves = catalog.entries.flatMap { entry in
        entry.variants.map { [entry.key, $0.path.description, $0.text] }
          + entry.substitutions.flatMap { name, variable in
            variable.forms.map { [entry.key, "\(name)/\($0.path)", $0.text] }
          }
      }
      #expect(leaves.count == Int(row[2]), "\(row[0])")
      #expect(Fixture.digest(leaves) == row[3], "\(row[0])")
    }
  }

  @Test func prefixesKeepCompleteEntries() throws {
    for row in try Fixture.rows("stringsdict.tsv").prefix(2) {
      let bytes = try Fixture.bytes(Fixture.realCatalogs + row[0])
      let whole = try read(bytes, as: row[0])
      let lines = LineIndex(bytes)
      for step in 0..<40 {
        let length = bytes.count * step / 40
        let part = try read(Array(bytes[..<length]), as: row[0])
        let end = lines.position(of: length).line
        // An entry is complete where the next one begins.
        let complete = zip(whole.entries, whole.entries.dropFirst()).filter { $1.location.line < end }.map(\.0)
        #expect(part.entries.starts(with: complete), "\(row[0]) \(length)")
      }
    }
  }
}
