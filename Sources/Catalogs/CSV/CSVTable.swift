/// Rows and cells of comma-separated values (RFC 4180), with another delimiter, too.
struct CSVTable {
  struct Cell: Equatable {
    var text: String
    /// The byte offset of its first character, or its quote.
    var offset: Int
  }

  struct Row: Equatable {
    var cells: [Cell] = []
    /// Where its line's end, or the file's, stands.
    var end = 0

    var isBlank: Bool { cells.allSatisfy { $0.text.isEmpty } }
  }

  struct Fault: Equatable {
    var offset: Int
    var message: String
  }

  /// Without those that hold nothing, and without one whose quote is never closed.
  private(set) var rows: [Row] = []
  private(set) var faults: [Fault] = []

  private let bytes: [UInt8]
  private let delimiter: UInt8
  private var offset: Int

  private static let quote = UInt8(ascii: "\"")

  /// Reads from `start` on, at most `limit` rows.
  init(_ bytes: [UInt8], delimiter: UInt8, from start: Int = 0, limit: Int = .max) {
    self.bytes = bytes
    self.delimiter = delimiter
    offset = start
    while offset < bytes.count, rows.count < limit {
      if let row = row(), !row.isBlank { rows.append(row) }
    }
  }

  private var isAtLineEnd: Bool { offset >= bytes.count || bytes[offset] == 0x0A || bytes[offset] == 0x0D }

  private var isAtCellEnd: Bool { isAtLineEnd || bytes[offset] == delimiter }

  private mutating func row() -> Row? {
    var row = Row()
    while true {
      let start = offset
      guard let text = cell() else {
        faults.append(
          Fault(
            offset: start,
            message: "expected a closing quote for the cell that starts here, found the end of the file"))
        // It may have been forgotten in this line: the next one is a row again.
        while !isAtLineEnd { offset += 1 }
        skipLineEnd()
        return nil
      }
      row.cells.append(Cell(text: text, offset: start))
      if isAtLineEnd { break }
      offset += 1
    }
    row.end = offset
    skipLineEnd()
    return row
  }

  /// LF, CR LF or CR.
  private mutating func skipLineEnd() {
    guard offset < bytes.count else { return }
    let isReturn = bytes[offset] == 0x0D
    offset += 1
    if isReturn, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
  }

  /// Nil, and no step further, for a quote that is not closed. A quote within a cell without quotes is text.
  private mutating func cell() -> String? {
    guard offset < bytes.count, bytes[offset] == Self.quote else { return rest() }
    let start = offset
    var output: [UInt8] = []
    offset += 1
    while offset < bytes.count {
      guard let end = bytes[offset...].firstIndex(of: Self.quote) else { break }
      output += bytes[offset..<end]
      offset = end + 1
      if offset < bytes.count, bytes[offset] == Self.quote {
        output.append(Self.quote)
        offset += 1
        continue
      }
      let text = String(decoding: output, as: UTF8.self)
      if isAtCellEnd { return text }
      faults.append(
        Fault(
          offset: offset,
          message: "expected the cell's end after its closing quote, found "
            + describeCharacter(in: bytes, at: offset) + "; a quote in a cell is written twice"))
      return text + rest()
    }
    offset = start
    return nil
  }

  private mutating func rest() -> String {
    let start = offset
    while !isAtCellEnd { offset += 1 }
    return String(decoding: bytes[start..<offset], as: UTF8.self)
  }
}
