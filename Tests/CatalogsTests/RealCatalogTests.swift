import Catalogs
import Testing
import Vocabulary

/// Real catalogs of public projects, held against readers that have nothing in common with ours.
@Suite(.enabled(if: Fixture.hasRealCatalogs, Fixture.absent)) struct RealCatalogTests {
  @Test func stringsAgreeWithPlutilAndTranslateToolkit() throws {
    for row in try Fixture.rows("strings.tsv") {
      let catalog = try read(try Fixture.bytes(Fixture.realCatalogs + row[0]), as: row[0])
      #expect(catalog.entries.count == Int(row[1]), "\(row[0])")
      #expect(Fixture.digest(catalog.entries.map { [$0.key, $0.variants[0].text] }) == row[2], "\(row[0])")
      // translate-toolkit counts each definition of a key; it loses the key `ON` of one project.
      #expect(catalog.problems.allSatisfy { $0.rule == "duplicate-key" }, "\(row[0]): \(catalog.places)")
      let lost = catalog.texts["ON"] == nil ? 0 : 1
      #expect(catalog.entries.count + catalog.problems.count == (Int(row[3]) ?? -1) + lost, "\(row[0])")
    }
  }

  @Test func xcstringsAgreeWithPython() throws {
    for row in try Fixture.rows("xcstrings.tsv") {
      let catalog = try read(try Fixture.bytes(Fixture.realCatalogs + row[0]), as: row[0])
      #expect(catalog.places.isEmpty)
      #expect(Set(catalog.entries.map(\.key)).count == Int(row[1]))
      // Keys that stand for their own source text are entries without a leaf in the file.
      let written = catalog.entries.filter { $0.variants.first.map { $0.location != nil } ?? true }
      #expect(written.count == Int(row[2]))
      let leaves = written.flatMap { entry in
        (entry.variants.map { ("", $0) } + entry.substitutions.flatMap { name, value in value.forms.map { (name, $0) } })
          .map { name, leaf in
            [
              entry.key, spelling(entry.locale),
              [name, leaf.path.description].filter { !$0.isEmpty }.joined(separator: "/"), leaf.text,
            ]
          }
      }
      #expect(leaves.count == Int(row[3]))
      #expect(Fixture.digest(leaves) == row[4])
    }
  }

  /// Tags that the catalogs spell otherwise than `LanguageTag` does.
  private func spelling(_ locale: LanguageTag) -> String { locale.identifier }

  @Test func prefixesOfARealFileAreRead() throws {
    for row in try Fixture.rows("strings.tsv").prefix(3) + Fixture.rows("xcstrings.tsv").suffix(1) {
      let bytes = try Fixture.bytes(Fixture.realCatalogs + row[0])
      let whole = try read(bytes, as: row[0])
      for step in 0..<40 {
        let length = bytes.count * step / 40
        let part = try read(Array(bytes[..<length]), as: row[0])
        let end = LineIndex(bytes).position(of: length).line
        // Each localization stands on lines of its own there.
        let complete = whole.entries.filter { ($0.variants.last?.location?.line ?? .max) < end - 3 }
        let found = Set(part.entries.map { "\($0.key)\u{1F}\($0.locale)" })
        #expect(complete.allSatisfy { found.contains("\($0.key)\u{1F}\($0.locale)") }, "\(row[0]) \(length)")
      }
    }
  }
}
