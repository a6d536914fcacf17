import CICU
package import Vocabulary

/// How the level of a paragraph is found (UAX #9 P2, P3, or fixed by a higher protocol).
package enum BidiBase: Sendable, Hashable {
  case leftToRight
  case rightToLeft
  /// From the first strong character; `default` where there is none.
  case firstStrong(default: Direction)

  var icuLevel: UBiDiLevel {
    switch self {
    case .leftToRight: 0
    case .rightToLeft: 1
    case .firstStrong(.leftToRight): 0xFE  // UBIDI_DEFAULT_LTR
    case .firstStrong(.rightToLeft): 0xFF  // UBIDI_DEFAULT_RTL
    }
  }

  /// The level where the text has nothing to say.
  var fallbackLevel: UInt8 {
    switch self {
    case .leftToRight, .firstStrong(.leftToRight): 0
    case .rightToLeft, .firstStrong(.rightToLeft): 1
    }
  }
}

/// The embedding levels of a text, with UAX #9 L1 applied as if each paragraph were one line.
package struct BidiResult: Sendable, Equatable {
  /// One level for each UTF-16 unit; odd levels run from right to left. Characters that rule X9 removes have a
  /// neighbor's level.
  package var levels: [UInt8]
  /// The level of the first paragraph.
  package var paragraphLevel: UInt8
  /// The paragraphs after the first, where the text has several: their levels may differ under `firstStrong`.
  package var laterParagraphs: [BidiParagraph]

  package init(levels: [UInt8], paragraphLevel: UInt8, laterParagraphs: [BidiParagraph] = []) {
    self.levels = levels
    self.paragraphLevel = paragraphLevel
    self.laterParagraphs = laterParagraphs
  }

  /// The level of the paragraph that the unit at `offset` is in.
  package func paragraphLevel(at offset: Int) -> UInt8 {
    laterParagraphs.last { $0.start <= offset }?.level ?? paragraphLevel
  }
}

/// Where a paragraph starts, as an offset in UTF-16 units, and its level.
package struct BidiParagraph: Sendable, Equatable {
  package var start: Int
  package var level: UInt8

  package init(start: Int, level: UInt8) {
    self.start = start
    self.level = level
  }
}

/// Resolves embedding levels with ICU. Each worker has one of its own; it reuses ICU's buffers.
@safe package final class BidiAnalyzer {
  private let bidi: OpaquePointer

  package init() throws(UnicodeError) {
    unsafe bidi = try opened("ubidi_open") { _ in unsafe cicu_ubidi_open() }
  }

  deinit { unsafe cicu_ubidi_close(bidi) }

  /// The levels of `text`; paragraphs end at U+000A, U+000D, U+0085, U+2029 (class B).
  package func levels(of text: [UInt16], base: BidiBase) throws(UnicodeError) -> BidiResult {
    guard !text.isEmpty else { return BidiResult(levels: [], paragraphLevel: base.fallbackLevel) }
    let (result, isMixed) = try resolve(text, count: text.count, base: base)
    // ICU gives text of one direction the level of its paragraph, embedded or not, Arabic numbers or not. One more
    // paragraph, of both directions, keeps it from that.
    guard !isMixed else { return result }
    let isPlain = result.paragraphLevel == 0 ? !Bidi.mayReorder(text) : !text.contains(where: Bidi.isExplicitControl)
    guard !isPlain else { return result }
    return try resolve(text + [0x2029, 0x61, 0x05D0], count: text.count, base: base).result
  }

  /// The levels of the first `count` units, and whether the text runs in both directions.
  private func resolve(
    _ text: [UInt16], count: Int, base: BidiBase
  ) throws(UnicodeError) -> (result: BidiResult, isMixed: Bool) {
    let length = try icuLength(text)
    // ICU keeps a pointer to the text, so all is read before the closure ends; the next call sets another text.
    return unsafe try text.withUnsafeBufferPointer { units throws(UnicodeError) in
      try checked("ubidi_setPara") {
        unsafe cicu_ubidi_setPara(bidi, units.baseAddress, length, base.icuLevel, &$0)
      }
      guard let levels = unsafe try checked("ubidi_getLevels", { unsafe cicu_ubidi_getLevels(bidi, &$0) }) else {
        throw .icu(function: "ubidi_getLevels", code: "U_MEMORY_ALLOCATION_ERROR")
      }
      var result = unsafe BidiResult(
        levels: Array(UnsafeBufferPointer(start: levels, count: count)), paragraphLevel: try paragraph(0).level)
      for index in 1..<max(1, unsafe cicu_ubidi_countParagraphs(bidi)) {
        let later = try paragraph(index)
        if later.start < count { result.laterParagraphs.append(later) }
      }
      return (result, unsafe cicu_ubidi_getDirection(bidi) == UBIDI_MIXED)
    }
  }

  private func paragraph(_ index: Int32) throws(UnicodeError) -> BidiParagraph {
    var start: Int32 = 0
    var level: UBiDiLevel = 0
    try checked("ubidi_getParagraphByIndex") {
      unsafe cicu_ubidi_getParagraphByIndex(bidi, index, &start, nil, &level, &$0)
    }
    return BidiParagraph(start: Int(start), level: level)
  }
}
