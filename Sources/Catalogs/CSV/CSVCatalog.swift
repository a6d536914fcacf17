import Vocabulary

/// Makes entries of a table's rows.
struct CSVCatalog {
  var catalog: Catalog
  private let file: CatalogFile
  private let lines: LineIndex
  private let hasFaultyBytes: Bool
  private var syntax = PlaceholderSyntax.none
  /// Where each key stands first, and its row's entries.
  private var seen: [String: (offset: Int, entries: Range<Int>)] = [:]
  private var superseded: Set<Int> = []

  init(_ file: CatalogFile, text: DecodedText) {
    catalog = Catalog(file)
    self.file = file
    lines = LineIndex(text.utf8)
    hasFaultyBytes = !text.faults.isEmpty
  }

  mutating func report(_ message: String, at offset: Int) { catalog.addUnreadable(message, at: location(offset)) }

  private func location(_ offset: Int) -> SourceLocation { lines.location(of: offset, in: file.path) }

  mutating func read(_ bytes: [UInt8]) {
    guard let shape = CSVShape(bytes, sourceLocale: file.sourceLocale, pathLocale: file.pathLocale) else {
      return report("expected a header, found none", at: 0)
    }
    let header = shape.header
    guard !header.locales.isEmpty else {
      let found = shape.headerRow.cells.prefix(8).map { "“\($0.text.prefix(40))”" }.joined(separator: ", ")
      report(
        "expected a header with a column for at least one locale (“de”, “pt-BR”, “German”), found \(found)",
        at: shape.headerRow.cells.first?.offset ?? 0)
      return
    }
    for index in header.repeated {
      let cell = shape.headerRow.cells[index]
      report("expected one column for each locale, found “\(cell.text)” again; the first one is used", at: cell.offset)
    }
    if let cell = header.nameless.map({ shape.headerRow.cells[$0] }) {
      report(
        "expected the translation's locale here or in the file's name (app_de.csv), found “\(cell.text)”; "
          + "this column is left out", at: cell.offset)
    }
    if let source = header.locales.first(where: \.isSource) { catalog.sourceLocale = source.locale }
    let table = CSVTable(bytes, delimiter: shape.delimiter, from: shape.start)
    for fault in table.faults { report(fault.message, at: fault.offset) }
    let rows = table.rows.dropFirst()
    syntax = Self.syntax(of: rows, header: header)
    for row in rows { add(row, header: header) }
    if !superseded.isEmpty {
      catalog.entries = catalog.entries.enumerated().filter { !superseded.contains($0.offset) }.map(\.element)
    }
    catalog.reportIfEmpty()
  }

  private mutating func add(_ row: CSVTable.Row, header: CSVHeader) {
    guard !isUneven(row, header: header) else { return }
    func text(_ index: Int) -> String? {
      guard row.cells.indices.contains(index), !row.cells[index].text.isEmpty else { return nil }
      return row.cells[index].text
    }
    guard let column = header.key ?? header.source(file.sourceLocale)?.index, let name = text(column) else {
      // A row of a spreadsheet without a text in any locale is a heading.
      if header.locales.contains(where: { text($0.index) != nil }) {
        report("expected a key in this row, found an empty cell", at: row.cells.first?.offset ?? row.end)
      }
      return
    }
    let contexts = header.contexts.compactMap(text)
    // What tells apart equal texts; keys tell that by themselves.
    let context = header.key == nil && !contexts.isEmpty ? contexts.joined(separator: "/") : nil
    let key = Entry.key(name, context: context)
    let location = location(row.cells[column].offset)
    let notes = (header.key == nil ? [] : contexts) + header.comments.compactMap(text)
    if let first = seen[key] {
      catalog.addDuplicate(key, locale: nil, at: location, first: self.location(first.offset), lastWins: true)
      superseded.formUnion(first.entries)
    }
    let start = catalog.entries.count
    for locale in header.locales {
      var entry = Entry(key: key, locale: locale.locale, location: location, variants: [])
      if let text = text(locale.index) {
        // What has bytes that the encoding does not allow is left out; the finding for the file speaks for it.
        if hasFaultyBytes, (key + text).unicodeScalars.contains("\u{FFFD}") { continue }
        let place = self.location(row.cells[locale.index].offset)
        entry.variants = [Variant(path: VariantPath(), text: text, location: place)]
      } else if row.cells.indices.contains(locale.index) {
        entry.location = self.location(row.cells[locale.index].offset)
      }
      entry.comment = notes.isEmpty ? nil : notes.joined(separator: "\n")
      entry.context = context
      entry.placeholders = syntax
      entry.limits = header.limit.flatMap { limits(row, at: $0) }
      entry.isCarriedSource = isCarried(locale)
      catalog.entries.append(entry)
    }
    seen[key] = (seen[key]?.offset ?? row.cells[column].offset, start..<catalog.entries.count)
  }

  /// A source's text in a file of one translation, or in a column that is called so, is there for reference.
  private func isCarried(_ column: CSVHeader.LocaleColumn) -> Bool {
    if let path = file.pathLocale, path != column.locale, column.locale == file.sourceLocale { return true }
    return column.isSource && column.locale == file.sourceLocale
  }

  private func limits(_ row: CSVTable.Row, at column: Int) -> TextLimits? {
    guard row.cells.indices.contains(column), let count = Int(row.cells[column].text.filter { $0 != " " }), count > 0
    else { return nil }
    let cell = row.cells[column]
    var limits = TextLimits(spelling: "at most \(count) characters", location: location(cell.offset))
    limits.characters = count
    return limits
  }

  /// Reports a row with other cells than the header has; true where they cannot be told apart.
  private mutating func isUneven(_ row: CSVTable.Row, header: CSVHeader) -> Bool {
    if row.cells.count < header.width {
      report("expected \(header.width) cells as in the header, found \(row.cells.count)", at: row.end)
      return false
    }
    // Spreadsheets fill rows up with empty cells.
    guard let extra = row.cells.dropFirst(header.width).first(where: { !$0.text.isEmpty }) else { return false }
    report(
      "expected \(header.width) cells as in the header, found \(row.cells.count); this row is left out, a delimiter in a "
        + "text needs quotes around it", at: extra.offset)
    return true
  }

  /// A table does not say whose placeholders its texts have: those that most of the texts seem to have.
  private static func syntax(of rows: ArraySlice<CSVTable.Row>, header: CSVHeader) -> PlaceholderSyntax {
    var counts: [(syntax: PlaceholderSyntax, count: Int)] = [
      (.apple, 0), (.ruby, 0), (.python, 0), (.doubleBraces, 0), (.braces, 0), (.c, 0),
    ]
    for row in rows {
      for column in header.locales where row.cells.indices.contains(column.index) {
        let text = row.cells[column.index].text
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }) else { continue }
        let found = looks(Array(text.utf8))
        for index in counts.indices where counts[index].syntax == found { counts[index].count += 1 }
      }
    }
    guard let best = counts.max(by: { $0.count < $1.count }), best.count > 0 else { return .none }
    return best.syntax
  }

  private static func looks(_ text: [UInt8]) -> PlaceholderSyntax? {
    func holds(_ sign: String) -> Bool {
      let sign = Array(sign.utf8)
      return text.indices.dropLast(sign.count - 1).contains { text[$0...].starts(with: sign) }
    }
    if ["%@", "$@", "%ld", "%lld", "$lld", "%lu", "%#@"].contains(where: holds) { return .apple }
    if holds("%{") || holds("%<") { return .ruby }
    if holds("%(") { return .python }
    if holds("{{") { return .doubleBraces }
    if holds("{") && holds("}") { return .braces }
    return ["%s", "%d", "$s", "$d", "%i", "%f", "%.", "%u"].contains(where: holds) ? .c : nil
  }
}
