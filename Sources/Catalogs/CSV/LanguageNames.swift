import Vocabulary

/// English names of languages, as people head columns with them.
enum LanguageNames {
  /// `German`, `Brazilian Portuguese`; `Chinese` with `Simplified`, `Portuguese` with `Brazil`. Nil for what is no name.
  static func tag(_ name: String, qualifier: String) -> LanguageTag? {
    let name = name.lowercased()
    let qualifier = qualifier.lowercased()
    if qualifier.isEmpty, let whole = special[name] { return LocaleCode.tag(whole) }
    guard let language = languages[name] else { return nil }
    if qualifier.isEmpty { return LocaleCode.tag(language) }
    if let subtag = qualifiers[qualifier] { return LocaleCode.tag(language + "-" + subtag) }
    // `English (US)`
    return LocaleCode.known(language + "-" + qualifier.uppercased())
  }

  private static let special = [
    "simplified chinese": "zh-Hans", "traditional chinese": "zh-Hant", "brazilian portuguese": "pt-BR",
    "european portuguese": "pt-PT", "british english": "en-GB", "american english": "en-US",
    "us english": "en-US", "uk english": "en-GB", "canadian french": "fr-CA", "latin american spanish": "es-419",
    "mexican spanish": "es-MX", "swiss german": "de-CH",
  ]

  private static let qualifiers = [
    "simplified": "Hans", "traditional": "Hant", "brazil": "BR", "brazilian": "BR", "portugal": "PT", "usa": "US",
    "united states": "US", "uk": "GB", "united kingdom": "GB", "canada": "CA", "australia": "AU", "india": "IN",
    "latin america": "419", "mexico": "MX", "spain": "ES", "france": "FR", "germany": "DE", "austria": "AT",
    "switzerland": "CH", "china": "CN", "taiwan": "TW", "hong kong": "HK", "cyrillic": "Cyrl", "latin": "Latn",
  ]

  private static let languages = [
    "afrikaans": "af", "albanian": "sq", "amharic": "am", "arabic": "ar", "armenian": "hy", "azerbaijani": "az",
    "basque": "eu", "belarusian": "be", "bengali": "bn", "bosnian": "bs", "bulgarian": "bg", "burmese": "my",
    "catalan": "ca", "chinese": "zh", "croatian": "hr", "czech": "cs", "danish": "da", "dutch": "nl", "english": "en",
    "estonian": "et", "filipino": "fil", "finnish": "fi", "french": "fr", "galician": "gl", "georgian": "ka",
    "german": "de", "greek": "el", "gujarati": "gu", "hebrew": "he", "hindi": "hi", "hungarian": "hu",
    "icelandic": "is", "indonesian": "id", "irish": "ga", "italian": "it", "japanese": "ja", "kannada": "kn",
    "kazakh": "kk", "khmer": "km", "korean": "ko", "lao": "lo", "latvian": "lv", "lithuanian": "lt",
    "macedonian": "mk", "malay": "ms", "malayalam": "ml", "marathi": "mr", "mongolian": "mn", "nepali": "ne",
    "norwegian": "nb", "persian": "fa", "farsi": "fa", "polish": "pl", "portuguese": "pt", "punjabi": "pa",
    "romanian": "ro", "russian": "ru", "serbian": "sr", "sinhala": "si", "slovak": "sk", "slovenian": "sl",
    "spanish": "es", "swahili": "sw", "swedish": "sv", "tamil": "ta", "telugu": "te", "thai": "th", "tibetan": "bo",
    "turkish": "tr", "ukrainian": "uk", "urdu": "ur", "uzbek": "uz", "vietnamese": "vi", "welsh": "cy",
  ]
}
