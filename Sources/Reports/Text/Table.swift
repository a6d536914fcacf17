/// Rows of short cells in aligned columns, each with a tail that may be long.
struct Table {
  struct Row {
    var cells: [Phrase]
    /// The last column, shortened to what is left of the line.
    var tail: Phrase?
  }

  var rows: [Row] = []
  /// Columns whose cells end together: numbers.
  var rightAligned: Set<Int> = []

  private static let gap = 2

  /// The columns that each column of cells takes on the page; 0 where all of its cells are empty.
  private func widths(on page: Page) -> [Int] {
    var widths: [Int] = []
    for row in rows {
      for (index, cell) in row.cells.enumerated() {
        if index == widths.count { widths.append(0) }
        widths[index] = max(widths[index], page.width(cell))
      }
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

  /// Cells and tail on one line; the caller has asked whether they fit.
  func write(on page: inout Page, indent: Int) {
    let widths = widths(on: page)
    let room = page.columns - indent - tailStart(widths)
    for row in rows {
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
      if let tail = row.tail, !tail.text.isEmpty {
        phrases.append(Phrase(String(repeating: " ", count: pending)))
        phrases.append(page.shortening(tail, to: room))
      }
      page.put(phrases, indent: indent)
    }
  }

  /// Cells as prose and the tail below them, for pages too narrow for columns.
  func writeStacked(on page: inout Page, indent: Int) {
    for row in rows {
      var prose: [Phrase] = []
      for cell in row.cells where page.width(cell) > 0 {
        if !prose.isEmpty { prose.append(Phrase(prose.count == 1 ? " " : ", ")) }
        prose.append(cell)
      }
      page.paragraph(prose, indent: indent, hanging: 2)
      if let tail = row.tail { page.paragraph([tail], indent: indent + 2) }
    }
  }
}
