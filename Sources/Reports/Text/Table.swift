/// Rows of short cells in aligned columns, each with a tail that may be long.
struct Table {
  struct Row {
    var cells: [Phrase]
    /// The last column, shortened to what is left of the line.
    var tail: Phrase?
    /// What the tail begins with in the rare row that needs it: a column would cost all rows their room.
    var remark = ""
    /// The cells in words, for pages too narrow for columns; the cells themselves where there are none.
    var prose: [Phrase] = []
  }

  var rows: [Row] = []
  /// What the columns hold, the tail's name last; empty for a table that needs no names.
  var header: [String] = []
  /// Cells as prose and the tail below them, for pages too narrow for columns.
  var isStacked = false
  /// Columns whose cells end together: numbers.
  var rightAligned: Set<Int> = []

  private static let gap = 2
  private var settled: [Int]?

  /// Takes rows and header as they are now for good: each line is laid out without looking at all others again.
  mutating func settle(on page: Page) { settled = widths(on: page) }

  /// The columns that each column of cells takes on the page; 0 where all of its cells are empty.
  private func widths(on page: Page) -> [Int] {
    if let settled { return settled }
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.cells.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], page.width(cell))
      }
    }
    for (index, name) in zip(widths.indices, header) where widths[index] > 0 {
      widths[index] = max(widths[index], name.utf8.count)
    }
    return widths
  }

  private func tailStart(_ widths: [Int]) -> Int { widths.reduce(0) { $0 + ($1 == 0 ? 0 : $1 + Self.gap) } }

  /// Whether the cells stand on a line and leave the tails what they take, or `room` columns if they take more.
  func fits(on page: Page, indent: Int, room: Int) -> Bool {
    let longest = rows.reduce(0) { max($0, $1.tail.map(page.width) ?? 0) }
    return indent + tailStart(widths(on: page)) + min(longest, room) <= page.columns
  }

  /// The columns that are left for tails.
  func tailRoom(on page: Page, indent: Int) -> Int { page.columns - indent - tailStart(widths(on: page)) }

  func write(on page: inout Page, indent: Int) {
    var table = self
    table.settle(on: page)
    table.writeHeader(on: &page, indent: indent)
    for row in rows { table.write(row, on: &page, indent: indent) }
  }

  func writeHeader(on page: inout Page, indent: Int) {
    guard let last = header.last, !isStacked else { return }
    writeLine(Row(cells: header.dropLast().map { Phrase($0, .faint) }, tail: Phrase(last, .faint)), on: &page, indent)
  }

  /// One of the rows; callers may put lines of their own between them.
  func write(_ row: Row, on page: inout Page, indent: Int) {
    guard isStacked else { return writeLine(row, on: &page, indent) }
    var prose: [Phrase] = []
    let cells = (row.prose.isEmpty ? row.cells : row.prose) + [Phrase(row.remark)]
    for cell in cells where page.width(cell) > 0 {
      if !prose.isEmpty { prose.append(Phrase(prose.count == 1 ? " " : ", ")) }
      prose.append(cell)
    }
    page.paragraph(prose, indent: indent, hanging: 2)
    if let tail = row.tail { page.paragraph([tail], indent: indent + 2) }
  }

  /// Cells and tail on one line; the caller has asked whether they fit.
  private func writeLine(_ row: Row, on page: inout Page, _ indent: Int) {
    let widths = widths(on: page)
    var phrases: [Phrase] = []
    // Spaces wait until something follows them: no line ends in one.
    var pending = 0
    for (index, columnWidth) in widths.enumerated() where columnWidth > 0 {
      let cell = index < row.cells.count ? row.cells[index] : Phrase("")
      let cellWidth = page.width(cell)
      if rightAligned.contains(index) { pending += columnWidth - cellWidth }
      if cellWidth > 0 {
        phrases.append(Phrase(String(repeating: " ", count: pending)))
        phrases.append(cell)
        pending = 0
      }
      pending += Self.gap + (rightAligned.contains(index) ? 0 : columnWidth - cellWidth)
    }
    var room = page.columns - indent - tailStart(widths)
    if !row.remark.isEmpty || row.tail?.text.isEmpty == false {
      phrases.append(Phrase(String(repeating: " ", count: pending)))
    }
    if !row.remark.isEmpty {
      let remark = page.shortening(Phrase(row.remark + " ", .faint), to: max(room - Page.shortestTitle, 0))
      phrases.append(remark)
      room -= page.width(remark)
    }
    if let tail = row.tail, !tail.text.isEmpty { phrases.append(page.shortening(tail, to: room)) }
    page.put(phrases, indent: indent)
  }
}
