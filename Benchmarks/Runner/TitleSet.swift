import Catalogs
import Vocabulary

/// Distinct titles of 20 locales in 14 scripts, made of the corpus's own words: the same ones in every run.
struct TitleSet {
  /// The source first.
  static let locales = [
    "en", "de", "fr", "pl", "tr", "vi", "ru", "el", "ar", "ur", "he", "hi", "bn", "ta", "th", "my", "km", "ja",
    "zh-Hans", "ko",
  ].map { LanguageTag($0) }

  /// The same number for each locale.
  let byLocale: [(locale: LanguageTag, texts: [String])]

  init(corpus: Catalog, count: Int) throws(TitleSetError) {
    var taken: Set<String> = []
    var byLocale: [(locale: LanguageTag, texts: [String])] = []
    for locale in Self.locales {
      var composer = TitleComposer(words: Self.words(of: locale, in: corpus))
      var texts: [String] = []
      while texts.count < (count + Self.locales.count - 1) / Self.locales.count {
        guard let text = composer.next(unlike: taken) else { throw .exhausted(locale, texts.count) }
        taken.insert(text)
        texts.append(text)
      }
      byLocale.append((locale, texts))
    }
    self.byLocale = byLocale
  }

  /// The words of the locale's titles that have no placeholder; where a language writes without spaces, whole phrases.
  private static func words(of locale: LanguageTag, in corpus: Catalog) -> [String] {
    corpus.entries.filter { $0.locale == locale }.flatMap { entry in
      entry.variants.prefix(1).filter { !$0.text.contains("%") }.flatMap { $0.text.split(separator: " ") }
    }.map(String.init)
  }

  var count: Int { byLocale.reduce(0) { $0 + $1.texts.count } }

  var summary: String {
    let all = byLocale.flatMap(\.texts)
    let graphemes = all.reduce(0) { $0 + $1.count }
    let mean = Double(graphemes * 10 / all.count) / 10
    return "\(Set(all).count) distinct titles in \(byLocale.count) locales, \(mean) characters in the mean"
  }
}

/// Puts words together, as by chance.
private struct TitleComposer {
  let words: [String]
  private var random = SplitMix(state: 1)
  private static let lengths = 5...40

  init(words: [String]) { self.words = words }

  /// One to four words and perhaps a number, of a button's length; nil where none is left to be found.
  mutating func next(unlike taken: Set<String>) -> String? {
    for _ in 0..<10_000 {
      var parts = (0..<Int.random(in: 1...4, using: &random)).compactMap { _ in words.randomElement(using: &random) }
      if Int.random(in: 0..<3, using: &random) == 0 { parts.append("\(Int.random(in: 2...99, using: &random))") }
      let text = parts.joined(separator: " ")
      if Self.lengths.contains(text.count), !taken.contains(text) { return text }
    }
    return nil
  }
}

/// Sebastiano Vigna's SplitMix64: the system's generator gives other numbers each time.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

enum TitleSetError: Error {
  /// The corpus has too few words in a locale: only so many titles could be made.
  case exhausted(LanguageTag, Int)
}
