/// Which face each letter of the Basic Multilingual Plane has taken: a letter that stands alone has always the same one.
///
/// In pages of 256 letters, made as they are needed.
struct FaceMemory {
  /// By a unit's upper byte, where its page begins; page 0 is empty.
  private var pages: [Int32] = []
  private var entries: [Int16] = []

  static let unknown = -2

  func choice(for unit: UInt16) -> Int {
    guard !pages.isEmpty else { return Self.unknown }
    return Int(entries[Int(pages[Int(unit >> 8)]) + Int(unit & 0xFF)])
  }

  mutating func remember(_ choice: Int, for unit: UInt16) {
    guard let entry = Int16(exactly: choice), unit & 0xF800 != 0xD800 else { return }
    if pages.isEmpty {
      pages = Array(repeating: 0, count: 256)
      addPage()
    }
    let page = Int(unit >> 8)
    if pages[page] == 0 {
      pages[page] = Int32(entries.count)
      addPage()
    }
    entries[Int(pages[page]) + Int(unit & 0xFF)] = entry
  }

  private mutating func addPage() {
    entries.append(contentsOf: repeatElement(Int16(Self.unknown), count: 256))
  }
}
