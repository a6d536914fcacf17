import Catalogs
import Testing
import Vocabulary

/// Real ARB, JSON and YAML, held against readers that have nothing in common with ours.
@Suite(.enabled(if: Fixture.hasRealCatalogs, Fixture.absent)) struct NestedRealTests {
  /// Key, path and text of each leaf.
  private func rows(_ catalog: Catalog) -> [[String]] {
    catalog.entries.flatMap { entry in entry.variants.map { [entry.key, $0.path.description, $0.text] } }
  }

  /// The entries that have a text; null is none.
  private func count(_ catalog: Catalog) -> Int { catalog.entries.count { !$0.variants.isEmpty } }

  @Test func arbAgreesWithPython() throws {
    for row in try Fixture.rows("arb.tsv") {
      let catalog = try read(try Fixture.bytes(Fixture.realCatalogs + row[0]), as: row[0])
      #expect(catalog.problems.map(\.rule) == Array(repeating: "duplicate-key", count: Int(row[5]) ?? -1), "\(row[0])")
      #expect(catalog.entries.count == Int(row[1]), "\(row[0])")
      #expect(Fixture.digest(catalog.entries.map { [$0.key, $0.variants[0].text] }) == row[2], "\(row[0])")
      #expect(catalog.entries.reduce(0) { $0 + $1.placeholderNotes.count } == Int(row[3]), "\(row[0])")
      #expect(catalog.entries.allSatisfy { $0.locale == LanguageTag(row[4]) }, "\(row[0])")
    }
  }

  @Test func jsonAgreesWithPython() throws {
    for row in try Fixture.rows("json-catalogs.tsv") {
      let catalog = try read(try Fixture.bytes(Fixture.realCatalogs + row[0]), as: row[0])
      #expect(count(catalog) == Int(row[1]), "\(row[0])")
      #expect(Fixture.digest(rows(catalog)) == row[2], "\(row[0])")
      #expect(catalog.problems.count == Int(row[3]), "\(row[0]) \(catalog.places)")
    }
  }

  @Test func yamlAgreesWithPyYAML() throws {
    for row in try Fixture.rows("yaml-catalogs.tsv") {
      let catalog = try read(try Fixture.bytes(Fixture.realCatalogs + row[0]), as: row[0])
      #expect(catalog.problems.map(\.rule) == Array(repeating: "duplicate-key", count: Int(row[4]) ?? -1), "\(row[0])")
      #expect(count(catalog) == Int(row[1]), "\(row[0])")
      #expect(Fixture.digest(rows(catalog)) == row[2], "\(row[0])")
      #expect(catalog.entries.allSatisfy { $0.locale == LocaleCode.tag(row[3]) }, "\(row[0])")
    }
  }

  /// Cut anywhere, a file keeps the entries whose lines were whole.
  @Test(arguments: ["arb.tsv", "json-catalogs.tsv", "yaml-catalogs.tsv"])
  func prefixesAreRead(_ table: String) throws {
    for row in try Fixture.rows(table).prefix(3) {
      let bytes = try Fixture.bytes(Fixture.realCatalogs + row[0])
      let whole = try read(bytes, as: row[0])
      let lines = LineIndex(bytes)
      for step in 0..<25 {
        let length = bytes.count * step / 25
        let part = try read(Array(bytes[..<length]), as: row[0])
        let end = lines.position(of: length).line
        let found = Set(part.entries.map(\.key))
        let complete = whole.entries.filter { ($0.variants.last?.location?.line ?? .max) < end - 2 }
        #expect(complete.allSatisfy { found.contains($0.key) }, "\(row[0]) \(length)")
      }
    }
  }
}
