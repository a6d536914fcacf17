import Catalogs
import Testing
import Vocabulary

@Suite struct LocaleTests {
  /// The spellings of the platforms; what they mean is in RFC 5646, POSIX, .NET's and Android's documentation.
  @Test(arguments: [
    ("zh_TW", "zh-TW"), ("zh-Hant-TW", "zh-Hant-TW"), ("zh_Hans", "zh-Hans"), ("pt-br", "pt-BR"), ("es-419", "es-419"),
    ("iw", "he"), ("in", "id"), ("ji", "yi"), ("no", "nb"), ("no_NO", "nb-NO"), ("no-nynorsk", "nn"),
    ("sr@latin", "sr-Latn"),
    ("sr_RS@latin", "sr-Latn-RS"), ("sr@cyrillic", "sr-Cyrl"), ("uz@cyrillic", "uz-Cyrl"),
    ("ca@valencia", "ca-valencia"),
    ("be@tarask", "be-tarask"), ("en@shaw", "en-Shaw"), ("en_US.UTF-8", "en-US"), ("de_DE.ISO-8859-1@euro", "de-DE"),
    ("de@collation=phonebook", "de"), ("en@quot", "en-x-quot"), ("en@boldquot", "en-x-boldquot"), ("zh-CHS", "zh-Hans"),
    ("zh-CHT", "zh-Hant"), ("zh-cn", "zh-CN"), ("uz-UZ-Cyrl", "uz-Cyrl-UZ"), ("sr-SP-Latn", "sr-Latn-SP"),
    ("zh-rTW", "zh-TW"), ("zh-yue-HK", "yue-HK"), ("zh-min-nan", "nan"), ("en-GB-oxendict", "en-GB-oxendict"),
    ("de-1996", "de-1996"), (" de ", "de"), ("qps-ploc", "qps-Ploc"), ("de-u-co-phonebk", "de-u-co-phonebk"), ("", ""),
  ])
  func readsSpellings(_ raw: String, _ identifier: String) {
    #expect(LocaleCode.tag(raw).identifier == identifier)
  }

  /// Android's "Providing resources", and aapt2 for `car`.
  private static let androidFolders: [(String, String?, [String])] = [
    ("zh-rTW", "zh-TW", []), ("b+sr+Latn", "sr-Latn", []), ("b+es+419", "es-419", []), ("iw", "he", []),
    ("in-rID", "id-ID", []), ("ji", "yi", []), ("tl", "fil", []), ("es-r419", "es-419", []),
    ("mcc310-mnc004-de-rAT-night-v21", "de-AT", ["mcc310", "mnc004", "night", "v21"]), ("land", nil, ["land"]),
    ("v21", nil, ["v21"]), ("night", nil, ["night"]), ("sw600dp-land", nil, ["sw600dp", "land"]), ("car", nil, ["car"]),
    ("mcc310", nil, ["mcc310"]), ("de-land", "de", ["land"]), ("ldrtl", nil, ["ldrtl"]), ("en-rXA", "en-XA", []),
    ("ckb", "ckb", []), ("b+zh+Hant+HK-v24", "zh-Hant-HK", ["v24"]), ("", nil, []),
  ]

  @Test(arguments: androidFolders)
  func readsAndroidQualifiers(_ qualifiers: String, _ identifier: String?, _ others: [String]) {
    let read = AndroidQualifiers(qualifiers)
    #expect(read.locale?.identifier == identifier)
    #expect(read.others == others)
  }

  @Test(arguments: [
    "de", "pt-BR", "pt_br", "zh-Hant-TW", "zh_CN", "id", "to", "no", "es-419", "sr@latin", "ca@valencia", "sr-Latn",
    "fil",
    "ckb", "zh-CHS", "zh-rTW", "en-XA", "it_IT", "it_it", "he_il", "de-1996", "en_US", "iw", "zh_HANS",
  ])
  func knowsLocales(_ name: String) { #expect(LocaleCode.known(name) != nil) }

  @Test(arguments: [
    "main", "app", "new", "src", "to_do", "as_is", "it-tool", "is_ok", "en-file", "no_op", "de-", "-de", "de--DE",
    "log",
    "common", "index", "strings", "a", "", "qq", "de@home", "map", "old", "for", "UI", "ID_CARD", "my-app", "in-out",
    "dé",
  ])
  func knowsWords(_ name: String) { #expect(LocaleCode.known(name) == nil) }

  private static let places: [(String, [CatalogPlace.Rule], String, String?)] = [
    ("po/de.po", [.wholeName], "po", "de"), ("po/to.po", [.wholeName], "po", "to"), ("de.po", [.wholeName], "", "de"),
    ("src/main.json", [.wholeName], "src/main", nil), ("i18n/id.json", [.wholeName], "i18n", "id"),
    ("po/sr@latin.po", [.wholeName], "po", "sr-Latn"),
    ("a/Messages_pt_BR.properties", [.platformSuffix("_")], "a/Messages", "pt-BR"),
    ("a/Messages_in.properties", [.platformSuffix("_")], "a/Messages", "id"),
    ("a/my_app_de.properties", [.platformSuffix("_")], "a/my_app", "de"),
    ("a/Messages.properties", [.platformSuffix("_")], "a/Messages", nil),
    ("a/Strings.zh-CHS.resx", [.suffix(".")], "a/Strings", "zh-Hans"),
    ("a/Strings.resx", [.suffix(".")], "a/Strings", nil),
    ("a/sign_in.json", [.suffix("_")], "a/sign_in", nil), ("a/how_to.yml", [.suffix("_")], "a/how_to", nil),
    ("a/app_it.ts", [.suffix("_")], "a/app", "it"), ("a/app_zh_CN.ts", [.suffix("_")], "a/app", "zh-CN"),
    ("a/_de.ts", [.suffix("_")], "a/_de", nil),
    ("config/devise.de.yml", [.suffix("."), .wholeName], "config/devise", "de"),
    ("config/de.yml", [.suffix("."), .wholeName], "config", "de"),
    ("public/locales/de/common.json", [.folder], "public/locales/common", "de"),
    ("l/zh-Hans/a/common.json", [.folder], "l/a/common", "zh-Hans"), ("l/de/a/b/c.json", [.folder], "l/de/a/b/c", nil),
    ("src/my/common.json", [.folder], "src/my/common", nil),
    ("locales/my/common.json", [.folder], "locales/common", "my"),
    ("de/en/x.ftl", [.folder], "de/x", "en"),
    ("p/locale/zh_Hant/LC_MESSAGES/django.po", [.gettext, .wholeName], "p/locale/django", "zh-Hant"),
    ("LC_MESSAGES/x.po", [.gettext], "LC_MESSAGES/x", nil), ("x.po", [.gettext, .wholeName, .folder], "x", nil),
  ]

  @Test(arguments: places)
  func findsThePlace(_ path: String, _ rules: [CatalogPlace.Rule], _ table: String, _ locale: String?) {
    let place = CatalogPlace(path: path, rules: rules)
    #expect(place.table == table)
    #expect(place.locale?.identifier == locale)
  }
}
