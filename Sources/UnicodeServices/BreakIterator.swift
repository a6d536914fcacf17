import CICU

/// One of ICU's break iterators, opened once and given one text after another.
@safe final class BreakIterator {
  enum Kind {
    case line, word, grapheme

    var icuType: UBreakIteratorType {
      switch self {
      case .line: UBRK_LINE
      case .word: UBRK_WORD
      case .grapheme: UBRK_CHARACTER
      }
    }
  }

  private let iterator: OpaquePointer

  /// `locale` is an ICU identifier.
  init(_ kind: Kind, locale: String) throws(UnicodeError) {
    unsafe iterator = try opened("ubrk_open") { unsafe cicu_ubrk_open(kind.icuType, locale, &$0) }
  }

  deinit { unsafe cicu_ubrk_close(iterator) }

  /// Visits each boundary after the start of `text`, its end included, with ICU's rule status.
  func forEachBoundary(in text: [UInt16], _ visit: (_ offset: Int, _ status: Int32) -> Void) throws(UnicodeError) {
    let length = try icuLength(text)
    // ICU keeps a pointer to the text, but looks at it no more after the next text is set.
    unsafe try text.withUnsafeBufferPointer { units throws(UnicodeError) in
      try checked("ubrk_setText") { unsafe cicu_ubrk_setText(iterator, units.baseAddress, length, &$0) }
      _ = unsafe cicu_ubrk_first(iterator)
      while true {
        let offset = unsafe cicu_ubrk_next(iterator)
        guard offset >= 0 else { return }  // UBRK_DONE
        visit(Int(offset), unsafe cicu_ubrk_getRuleStatus(iterator))
      }
    }
  }
}
