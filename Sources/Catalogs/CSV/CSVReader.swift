import Vocabulary

/// Reads tables with a header and one column for each locale (`.csv`, `.tsv`).
///
/// An empty cell is a missing translation. The text of a source's column stands for the key where no column does. Of two
/// rows with one key the last is used, as an import does it.
enum CSVReader: CatalogReader {
  static let description = FormatDescription(
    name: "csv", title: "CSV or TSV table", extensions: ["csv", "tsv"], walk: .onlyWhenNamed,
    summary:
      "A header with one column for each locale, by code or English name; keys, comments, contexts, length limits.")

  static func place(of path: String) -> CatalogPlace {
    CatalogPlace(path: path, rules: [.wholeName, .suffix("."), .suffix("_"), .suffix("-"), .folder])
  }

  static func recognizes(_ sample: ContentSample) -> Bool {
    let english = LanguageTag("en")
    return CSVShape(sample.utf8, sourceLocale: english, pathLocale: english)?.header.isConvincing ?? false
  }

  static func read(_ file: CatalogFile) -> Catalog {
    let text = DecodedText(file.bytes)
    var builder = CSVCatalog(file, text: text)
    if let problem = text.problem { builder.report(problem.message, at: problem.offset) }
    builder.read(text.utf8)
    builder.catalog.sortProblems()
    return builder.catalog
  }
}

extension CatalogFormat {
  package static let csv = CatalogFormat(CSVReader.self)
}

/// How a table is cut, and what its header says.
struct CSVShape {
  let delimiter: UInt8
  let header: CSVHeader
  let headerRow: CSVTable.Row
  /// Where the header starts.
  let start: Int

  /// The delimiter that gives the header most of a meaning; nil for a text without a row.
  init?(_ bytes: [UInt8], sourceLocale: LanguageTag, pathLocale: LanguageTag?) {
    var delimiters = [",", ";", "\t", "|"].map { UInt8(ascii: $0) }
    var start = 0
    // What spreadsheets write for each other: `sep=;` on a line of its own.
    let first = bytes.prefix(6)
    if first.count > 4, first.prefix(4).elementsEqual("sep=".utf8), first.count == 5 || first.last ?? 0 < 0x20 {
      delimiters = [bytes[4]]
      start = 5
    }
    var best: (delimiter: UInt8, header: CSVHeader, row: CSVTable.Row)?
    for delimiter in delimiters {
      guard let row = CSVTable(bytes, delimiter: delimiter, from: start, limit: 1).rows.first else { continue }
      let header = CSVHeader(row.cells.map(\.text), sourceLocale: sourceLocale, pathLocale: pathLocale)
      if let best, (header.score, header.width) <= (best.header.score, best.header.width) { continue }
      best = (delimiter, header, row)
    }
    guard let best else { return nil }
    (delimiter, header, headerRow, self.start) = (best.delimiter, best.header, best.row, start)
  }
}
