/// The layout of a MO file: a header, two tables of lengths and offsets, and the strings.
///
/// GNU gettext manual, "The Format of GNU MO Files". Nothing in it is trusted: each offset is held against the file.
struct MOFile {
  private let bytes: [UInt8]
  private let isBigEndian: Bool
  private let count: Int
  private let idTable: Int
  private let textTable: Int

  /// Nil where the file does not start as one, or has a major revision that is not known (0 and 1 are).
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 20 else { return nil }
    let isBigEndian = bytes.starts(with: [0x95, 0x04, 0x12, 0xDE])
    guard isBigEndian || bytes.starts(with: [0xDE, 0x12, 0x04, 0x95]) else { return nil }
    let words = [4, 8, 12, 16].map { Self.word(at: $0, of: bytes, bigEndian: isBigEndian) ?? 0 }
    guard words[0] >> 16 <= 1 else { return nil }
    self.bytes = bytes
    self.isBigEndian = isBigEndian
    count = words[1]
    idTable = words[2]
    textTable = words[3]
  }

  /// The strings in file order, and what was wrong with them, in one sentence for all.
  func pairs() -> (texts: [(id: ArraySlice<UInt8>, text: ArraySlice<UInt8>)], fault: String?) {
    var texts: [(id: ArraySlice<UInt8>, text: ArraySlice<UInt8>)] = []
    var lost = 0
    // Strings that lie upon each other could make a small file a large catalog.
    var room = bytes.count * 2
    for index in 0..<count {
      guard let id = string(index, of: idTable), let text = string(index, of: textTable) else {
        lost += 1
        // Beyond the tables' end nothing more comes.
        if idTable + 8 * index + 8 > bytes.count || textTable + 8 * index + 8 > bytes.count {
          lost = count - texts.count
          break
        }
        continue
      }
      room -= id.count + text.count
      guard room >= 0 else { return (texts, "expected strings side by side, found some that lie upon each other") }
      texts.append((id, text))
    }
    guard lost > 0 else { return (texts, nil) }
    return (texts, "expected \(count) messages, found \(lost) of them outside the file or cut off")
  }

  private func string(_ index: Int, of table: Int) -> ArraySlice<UInt8>? {
    let place = table + 8 * index
    guard let length = word(at: place), let start = word(at: place + 4), start + length <= bytes.count
    else { return nil }
    return bytes[start..<(start + length)]
  }

  private func word(at place: Int) -> Int? { Self.word(at: place, of: bytes, bigEndian: isBigEndian) }

  private static func word(at place: Int, of bytes: [UInt8], bigEndian: Bool) -> Int? {
    guard place >= 0, place + 4 <= bytes.count else { return nil }
    let word = bytes[place..<(place + 4)]
    return bigEndian
      ? word.reduce(0) { $0 << 8 | Int($1) } : word.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
