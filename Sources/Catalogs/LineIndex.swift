package import Vocabulary

/// Line and column of byte offsets in UTF-8 text.
///
/// Lines end at LF, CR LF or CR. Columns count Unicode scalars from 1, as `SourceLocation` does. Only the starts of the
/// lines are computed beforehand; columns are counted when asked for.
package struct LineIndex: Sendable, Equatable {
  private let bytes: [UInt8]
  /// The byte offset of each line's start, ascending; the first is 0 or follows the byte order mark.
  private let starts: [Int]
  /// How many scalars start before each multiple of `step`; only where a line is long: a catalog may be one line.
  private let scalarCounts: [Int]

  private static let step = 1024

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
    let longest = zip(starts, starts.dropFirst() + [bytes.count]).lazy.map { $1 - $0 }.max() ?? 0
    scalarCounts = longest > 4 * Self.step ? Self.counts(bytes) : []
  }

  private static func counts(_ bytes: [UInt8]) -> [Int] {
    var counts: [Int] = [0]
    counts.reserveCapacity(bytes.count / step + 1)
    for start in stride(from: 0, to: bytes.count, by: step) {
      counts.append((counts.last ?? 0) + scalars(in: start..<min(start + step, bytes.count), of: bytes))
    }
    return counts
  }

  private static func scalars(in range: Range<Int>, of bytes: [UInt8]) -> Int {
    var count = 0
    // A UTF-8 continuation byte starts no scalar.
    for index in range where bytes[index] & 0xC0 != 0x80 { count += 1 }
    return count
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
    return (low + 1, 1 + scalars(in: starts[low]..<offset))
  }

  private func scalars(in range: Range<Int>) -> Int {
    guard range.count > 2 * Self.step, !scalarCounts.isEmpty else { return Self.scalars(in: range, of: bytes) }
    let first = (range.lowerBound + Self.step - 1) / Self.step
    let last = range.upperBound / Self.step
    return Self.scalars(in: range.lowerBound..<(first * Self.step), of: bytes)
      + scalarCounts[last] - scalarCounts[first]
      + Self.scalars(in: (last * Self.step)..<range.upperBound, of: bytes)
  }

  package func location(of offset: Int, in file: String) -> SourceLocation {
    let (line, column) = position(of: offset)
    return SourceLocation(file: file, line: line, column: column)
  }
}
