import CHarfBuzz

/// The characters that a face maps to glyphs: a bit for each, in pages of 256, so that a look-up is two array reads.
struct Coverage: Sendable {
  /// By the character's upper bits, the page that holds it; page 0 is empty.
  private var pageNumbers = [UInt16](repeating: 0, count: 0x1100)
  /// Four words a page.
  private var words: [UInt64] = [0, 0, 0, 0]

  @unsafe init(face: OpaquePointer) {
    let set = unsafe hb_set_create()
    defer { unsafe hb_set_destroy(set) }
    unsafe hb_face_collect_unicodes(face, set)
    var batch = [hb_codepoint_t](repeating: 0, count: 1024)
    var last = hb_codepoint_t.max  // HB_SET_VALUE_INVALID: before the first
    while true {
      let count = unsafe Int(hb_set_next_many(set, last, &batch, UInt32(batch.count)))
      for index in 0..<count { insert(batch[index]) }
      guard count == batch.count else { return }
      last = batch[count - 1]
    }
  }

  private mutating func insert(_ value: UInt32) {
    guard value < 0x11_0000 else { return }
    let page = Int(value >> 8)
    if pageNumbers[page] == 0 {
      pageNumbers[page] = UInt16(words.count / 4)
      words.append(contentsOf: [0, 0, 0, 0])
    }
    words[Int(pageNumbers[page]) * 4 + Int(value >> 6 & 3)] |= 1 << UInt64(value & 63)
  }

  func contains(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    let word = words[Int(pageNumbers[Int(value >> 8)]) * 4 + Int(value >> 6 & 3)]
    return word >> UInt64(value & 63) & 1 != 0
  }
}
