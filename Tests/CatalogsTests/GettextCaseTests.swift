import Catalogs
import Testing
import Vocabulary

/// What other programs make of tricky gettext texts; scripts/catalog-readers/{gettext_cases,plurals}.py recorded it.
@Suite struct GettextCaseTests {
  @Test func poAgreesWithMsgfmt() throws {
    for row in try Fixture.rows("gettext_cases.tsv") {
      let text = recordedBytes(row[0])
      let catalog = try read(text, as: "de.po")
      let about = Comment(rawValue: String(decoding: text.suffix(120), as: UTF8.self))
      guard row[1] != "error" else {
        #expect(catalog.problems.contains { $0.rule != "missing-translation" }, about)
        continue
      }
      // What msgfmt leaves out may leave nothing; that is a finding of ours alone.
      #expect(catalog.problems.allSatisfy { $0.message.hasPrefix("expected at least one entry") }, about)
      #expect(compiled(catalog) == String(decoding: recordedBytes(row[1]), as: UTF8.self), about)
    }
  }

  @Test(arguments: [2, 3]) func moAgreesWithPolib(column: Int) throws {
    for row in try Fixture.rows("gettext_cases.tsv") where row[1] != "error" && !row[1].isEmpty {
      let catalog = try read(recordedBytes(row[column]), as: "de.mo")
      #expect(catalog.places.isEmpty)
      #expect(compiled(catalog) == String(decoding: recordedBytes(row[1]), as: UTF8.self))
    }
  }

  /// As the recorder writes it: what a product would carry.
  private func compiled(_ catalog: Catalog) -> String {
    catalog.entries.filter { !$0.isCarriedSource && $0.state == .translated }
      .map { ([$0.key] + $0.variants.map(\.text)).joined(separator: "\u{1F}") }
      .sorted { Array($0.unicodeScalars.map(\.value)).lexicographicallyPrecedes($1.unicodeScalars.map(\.value)) }
      .joined(separator: "\u{1E}")
  }

  @Test func formulasAgreeWithPython() throws {
    for row in try Fixture.rows("formulas.tsv") {
      guard row[1] != "error" else {
        #expect(values(of: row[0]) == nil, "\(row[0])")
        continue
      }
      #expect(values(of: row[0]) == row[1].split(separator: " ").compactMap { UInt64($0) }, "\(row[0])")
    }
  }

  /// C gives 0 or 1 for `&&` and `||`, and counts without a sign.
  @Test func formulasAreThoseOfC() {
    #expect(values(of: "n && 5")?.prefix(3) == [0, 1, 1])
    #expect(values(of: "n || 0")?.prefix(3) == [0, 1, 1])
    #expect(values(of: "0 || 5")?.prefix(2) == [1, 1])
    #expect(values(of: "n - 1 > 5")?.prefix(2) == [1, 0])
    #expect(values(of: "n && n % n == 0")?.prefix(2) == [0, 1])
    #expect(values(of: "n != !1")?.prefix(2) == [0, 1])
  }

  @Test func endlessFormulasAreRefused() {
    #expect(values(of: String(repeating: "(", count: 100_000) + "n") == nil)
    #expect(values(of: String(repeating: "n?", count: 100_000) + "n") == nil)
    #expect(values(of: String(repeating: "n+", count: 100_000) + "n") == nil)
    #expect(values(of: String(repeating: "!", count: 100_001) + "n")?.prefix(2) == [1, 0])
    #expect(values(of: String(repeating: "9", count: 1000))?.count == 31)
  }

  @Test func categoriesAgreeWithCLDR() throws {
    let numbers: [UInt64] = Array(0...300) + [1000, 10_000, 40_000, 100_000, 1_000_000, 2_000_000, 10_000_000]
    for row in try Fixture.rows("plurals.tsv") {
      var expected: [String] = []
      var changes = row[1].split(separator: " ").map { $0.split(separator: ":") }[...]
      for number in numbers {
        if let next = changes.first, next[0] == "\(number)" {
          expected.append(String(next[1]))
          changes.removeFirst()
        } else {
          expected.append(expected.last ?? "")
        }
      }
      // CLDR 42 changed these; the recorded rules are those of 41.
      if ["he", "iw", "ca", "mo", "ro", "mt"].contains(row[0]) { continue }
      #expect(IntegerPlurals.categories(of: numbers, in: LanguageTag(row[0])) == expected, "\(row[0])")
    }
  }

  /// By `uplrules_select` of ICU 72.1, which has CLDR 42.
  @Test(
    arguments: [
      ("he", [20, 2, 1], ["other", "two", "one"]), ("ca", [1, 2, 1_000_000], ["one", "other", "many"]),
      ("ro", [0, 1, 20, 101], ["few", "one", "other", "few"]),
      ("mt", [0, 1, 2, 3, 11], ["few", "one", "two", "few", "many"]),
      ("pt-PT", [0, 1], ["other", "one"]), ("pt-BR", [0, 1], ["one", "one"]),
      ("sr-Latn", [1, 2, 5], ["one", "few", "other"]),
      ("vec", [1, 2], ["one", "other"]), ("tlh", [1], ["other"]),
    ] as [(String, [UInt64], [String])])
  func categoriesAgreeWithICU(locale: String, numbers: [UInt64], categories: [String]) {
    #expect(IntegerPlurals.categories(of: numbers, in: LanguageTag(locale)) == categories)
  }
}

/// The values of 0 to 30; nil where the expression is none, or where it divides by zero.
private func values(of expression: String) -> [UInt64]? {
  guard let formula = try? PluralFormula(expression) else { return nil }
  let values = (0...30).compactMap { formula.value(for: $0) }
  return values.count == 31 ? values : nil
}
