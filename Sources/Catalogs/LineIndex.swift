package import Vocabulary

/// Line and column of byte offsets in UTF-8 text.
///
/// Lines end at LF, CR LF or CR. Columns count Unicode scalars from 1, as `SourceLocation` does. Only the starts of the
/// lines are computed beforehand; columns are counted when asked for.
package struct LineIndex: Sendable, Equatable {
  private let bytes: [UInt8]
  /// The byte offset of each line's start, ascending; the first is 0 or follows the byte order mark.
  private let starts: [Int]

  package init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    var starts = [start]
    var index = start
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0A || (byte == 0x0D && !(index < bytes.count && bytes[index] == 0x0A)) { starts.append(index) }
    }
    self.starts = starts
  }

  /// Line and column, both from 1; an offset past the end stands at the end.
  package func position(of offset: Int) -> (line: Int, column: Int) {
    let offset = min(max(offset, starts[0]), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = 1
    // A UTF-8 continuation byte starts no scalar.
    for index in starts[low]..<offset where bytes[index] & 0xC0 != 0x80 { column += 1 }
    return (low + 1, column)
  }

  package func location(of offset: Int, in file: String) -> SourceLocation {
    let (line, column) = position(of: offset)
    return SourceLocation(file: file, line: line, column: column)
  }
}
