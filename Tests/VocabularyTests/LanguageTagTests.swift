import Testing
import Vocabulary

/// Tags as they come from folder names, catalogs and configurations.
@Suite struct LanguageTagTests {
  @Test(arguments: [
    ("de", "de"),
    ("zh-Hant-TW", "zh-Hant-TW"),
    ("zh_hant_tw", "zh-Hant-TW"),
    ("PT_br", "pt-BR"),
    ("ES-419", "es-419"),
    ("sr-LATN-rs", "sr-Latn-RS"),
    ("fil", "fil"),
    ("ca-ES-Valencia", "ca-ES-valencia"),
    ("de-1996", "de-1996"),
    ("de-DE-u-CO-Phonebk", "de-DE-u-co-phonebk"),
    ("en-x-Twain", "en-x-twain"),
    ("", ""),
  ])
  func mendsSeparatorsAndCase(raw: String, identifier: String) {
    #expect(LanguageTag(raw).identifier == identifier)
  }

  /// The codes that ISO 639 withdrew, which Android's folders and old catalogs still carry.
  @Test(arguments: [("iw", "he"), ("in-ID", "id-ID"), ("ji", "yi"), ("no", "nb"), ("IW_il", "he-IL")])
  func replacesWithdrawnCodes(raw: String, identifier: String) {
    #expect(LanguageTag(raw).identifier == identifier)
  }

  @Test func tellsItsParts() {
    let taiwan = LanguageTag("zh-Hant-TW")
    #expect(taiwan.language == "zh")
    #expect(taiwan.script?.code == "Hant")
    #expect(taiwan.region == "TW")

    let latinAmerica = LanguageTag("es-419")
    #expect(latinAmerica.language == "es")
    #expect(latinAmerica.script == nil)
    #expect(latinAmerica.region == "419")

    let plain = LanguageTag("ur")
    #expect(plain.language == "ur")
    #expect(plain.script == nil)
    #expect(plain.region == nil)
  }

  /// RFC 5646 §2.1.1: `co` after the singleton `u` is a key of an extension, not Colombia; `latn` a value, not a script.
  @Test func seesNoRegionInAnExtension() {
    let collated = LanguageTag("de-u-co-phonebk")
    #expect(collated.region == nil)
    let numbered = LanguageTag("ar-EG-u-nu-latn")
    #expect(numbered.region == "EG")
    #expect(numbered.script == nil)
  }

  @Test func variantsAreNeitherScriptsNorRegions() {
    let tag = LanguageTag("de-1996")
    #expect(tag.script == nil)
    #expect(tag.region == nil)
  }

  @Test func equalTagsAreOne() {
    #expect(Set([LanguageTag("pt_BR"), LanguageTag("pt-br"), LanguageTag("PT-BR")]).count == 1)
    #expect(["zh-Hans", "de", "ar"].map(LanguageTag.init).sorted().map(\.identifier) == ["ar", "de", "zh-Hans"])
  }
}
