package import Vocabulary

/// Line and column of byte offsets in UTF-8 text.
///
/// Lines end at LF, CR LF or CR. Columns count Unicode scalars from 1, as `SourceLocation` does. Only the starts of the
/// lines, and some places in long ones, are computed beforehand; columns are counted from there when asked for.
package struct LineIndex: Sendable, Equatable {
  private struct Mark: Sendable, Equatable {
    var offset: Int
    var line: Int
    var column: Int
  }

  private let bytes: [UInt8]
  /// Ascending by offset; the first is 0 or follows the byte order mark.
  private let marks: [Mark]

  /// A file without line ends, as tools write them for machines, costs no more than others.
  private static let spacing = 2048

  package init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    var marks = [Mark(offset: start, line: 1, column: 1)]
    var last = marks[0]
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) {
        last = Mark(offset: index, line: last.line + 1, column: 1)
        marks.append(last)
      } else if index - last.offset >= Self.spacing, index < bytes.count, bytes[index] & 0xC0 != 0x80 {
        last = Mark(
          offset: index, line: last.line, column: last.column + Self.scalars(in: bytes, last.offset..<index))
        marks.append(last)
      }
    }
    self.marks = marks
  }

  /// Line and column, both from 1; an offset past the end stands at the end.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, marks[0].offset), bytes.count)
    var low = 0
    var high = marks.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle].offset <= offset { low = middle } else { high = middle }
    }
    let mark = marks[low]
    return (mark.line, mark.column + Self.scalars(in: bytes, mark.offset..<offset))
  }

  package func location(of offset: Int, in file: String) -> SourceLocation {
    let (line, column) = position(of: offset)
    return SourceLocation(file: file, line: line, column: column)
  }

  /// How many scalars start there: a UTF-8 continuation byte starts none.
  private static func scalars(in bytes: [UInt8], _ range: Range<Int>) -> Int {
    var count = 0
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}
