import CICU
package import Vocabulary

/// A place where a line may end, or must.
package struct LineBreak: Sendable, Equatable {
  /// The offset in UTF-16 units of what starts the next line.
  package var offset: Int
  /// Whether the line ends here in any width: after U+000A and its like.
  package var isMandatory: Bool

  package init(offset: Int, isMandatory: Bool) {
    self.offset = offset
    self.isMandatory = isMandatory
  }
}

/// Whether lines of Korean may break inside a word: the platforms differ.
package enum KoreanBreaking: Sendable, Hashable {
  case atSpaces, betweenSyllables
}

/// Finds line breaks, grapheme boundaries and words. Each worker has one of its own; iterators are opened once for each
/// locale and kept.
package final class BreakFinder {
  private var lineIterators: [LanguageTag: BreakIterator] = [:]
  private var wordIterators: [LanguageTag: BreakIterator] = [:]
  private var graphemeIterator: BreakIterator?
  /// The iterator of the last call, as titles come one locale after another.
  private var lastLine: (locale: LanguageTag, iterator: BreakIterator)?

  package init() {}

  /// Where lines of `text` may end, in order: neither its start nor its end is among them, unless the text ends in a line
  /// end, which is mandatory there.
  ///
  /// UAX #14 with ICU's tailoring for the locale, `lb=strict`, and its dictionaries for Thai, Lao, Khmer and Burmese.
  package func lineBreaks(
    in text: [UInt16], locale: LanguageTag, korean: KoreanBreaking
  ) throws(UnicodeError) -> [LineBreak] {
    if let breaks = LineText.breaks(text) { return breaks }
    return try ruleLineBreaks(in: text, locale: locale, korean: korean)
  }

  /// As `lineBreaks`, by ICU's rules even for the plainest text.
  func ruleLineBreaks(
    in text: [UInt16], locale: LanguageTag, korean: KoreanBreaking
  ) throws(UnicodeError) -> [LineBreak] {
    var breaks: [LineBreak] = []
    try lines(locale).forEachBoundary(in: text) { offset, status in
      let isMandatory = status >= Int32(bitPattern: UBRK_LINE_HARD.rawValue)
      if offset == text.count && !(isMandatory && LineText.endsLine(text)) { return }
      if korean == .atSpaces, !isMandatory, LineText.isInsideKoreanWord(offset, text) { return }
      breaks.append(LineBreak(offset: offset, isMandatory: isMandatory))
    }
    return breaks
  }

  /// Whether each offset of `text`, from 0 to its count, is a boundary of grapheme clusters (UAX #29, as ICU 72 has it:
  /// conjuncts of Devanagari, Bengali, Telugu, Malayalam, Gujarati and Oriya stay whole).
  package func graphemeBoundaries(in text: [UInt16], into isBoundary: inout [Bool]) throws(UnicodeError) {
    isBoundary.removeAll(keepingCapacity: true)
    guard !GraphemeText.isSimple(text) else {
      isBoundary.append(contentsOf: repeatElement(true, count: text.count + 1))
      return
    }
    isBoundary.append(contentsOf: repeatElement(false, count: text.count + 1))
    isBoundary[0] = true
    try graphemes().forEachBoundary(in: text) { offset, _ in isBoundary[offset] = true }
  }

  /// The boundaries of words inside `text` (UAX #29, dictionaries as for lines): neither its start nor its end.
  package func wordBreaks(in text: [UInt16], locale: LanguageTag) throws(UnicodeError) -> [Int] {
    var breaks: [Int] = []
    try words(locale).forEachBoundary(in: text) { offset, _ in
      if offset < text.count { breaks.append(offset) }
    }
    return breaks
  }

  private func graphemes() throws(UnicodeError) -> BreakIterator {
    if let graphemeIterator { return graphemeIterator }
    let iterator = try BreakIterator(.grapheme, locale: ICULocale.root)
    graphemeIterator = iterator
    return iterator
  }

  private func words(_ locale: LanguageTag) throws(UnicodeError) -> BreakIterator {
    if let known = wordIterators[locale] { return known }
    let iterator = try BreakIterator(.word, locale: ICULocale.identifierWithData(locale))
    wordIterators[locale] = iterator
    return iterator
  }

  private func lines(_ locale: LanguageTag) throws(UnicodeError) -> BreakIterator {
    if let lastLine, lastLine.locale == locale { return lastLine.iterator }
    let iterator: BreakIterator
    if let known = lineIterators[locale] {
      iterator = known
    } else {
      let identifier = try ICULocale.identifierWithData(locale)
      iterator = try BreakIterator(.line, locale: ICULocale.setting("lb", to: "strict", in: identifier))
      lineIterators[locale] = iterator
    }
    lastLine = (locale, iterator)
    return iterator
  }
}
