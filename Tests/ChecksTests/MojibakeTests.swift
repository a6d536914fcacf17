import Catalogs
import Checks
import Testing
import Vocabulary

/// Texts that were read in the wrong encoding. The wrong ones are made by Python 3.11: `text.encode("utf-8").decode(page)`.
@Suite("Rule mojibake") struct MojibakeTests {
  private func findings(_ text: String, in locale: String) async throws -> [Finding] {
    let catalog = AuditFixture.catalog(["key": [locale: CatalogAudit.plain(text)]])
    return try await CatalogAudit.report([catalog]).findings
  }

  /// Locale, text, what it was.
  static let broken = [
    // From the wild: gtk's Welsh and nautilus's Kabyle.
    ("cy", "Clicwch ar liw unrhywle ar eich sgrÃ®n", "Clicwch ar liw unrhywle ar eich sgrîn"),
    ("kab", "PrÃ©sentation", "Présentation"), ("de", "Ã„ndern", "Ändern"), ("de", "schlieÃŸen", "schließen"),
    ("de", "grÃ¼n", "grün"), ("fr", "Ã‰dition", "Édition"), ("fr", "voilÃ\u{A0}", "voilà"),
    ("fr", "Ã\u{A0} propos", "à propos"), ("fr", "Lâ€™Ã©lÃ¨ve", "L’élève"), ("pt", "nÃ£o", "não"),
    ("pt", "NÃƒO", "NÃO"), ("pt", "AÃ§Ã£o", "Ação"), ("pl", "Å»ycie", "Życie"),
    ("pl", "zaÅ‚Ä…cznik", "załącznik"), ("cs", "PÅ™ipojit", "Připojit"), ("tr", "GÃ¶rÃ¼ntÃ¼le", "Görüntüle"),
    ("ro", "È˜terge", "Șterge"), ("az", "DÉ™yiÅŸ", "Dəyiş"), ("vi", "Táº\u{AD}p", "Tập"),
    ("en", "Donâ€™t save", "Don’t save"), ("en", "Loadingâ€¦", "Loading…"), ("en", "Â© 2024", "© 2024"),
    ("en", "5Â\u{A0}MB", "5\u{A0}MB"), ("en", "â‚¬ 5", "€ 5"), ("en", "Done ðŸ‘\u{8D}", "Done 👍"),
    ("en", "â€\u{9D}", "”"), ("ru", "ÐŸÑ€Ð¸Ð²ÐµÑ‚", "Привет"),
    ("en", "Ð\u{A0}ÑƒÑ\u{81}Ñ\u{81}ÐºÐ¸Ð¹", "Русский"), ("el", "Î‘Ï€Î¿Î¸Î®ÎºÎµÏ…ÏƒÎ·", "Αποθήκευση"),
    ("he", "×©×œ×•×\u{9D}", "שלום"), ("ar", "Ø\u{AD}Ù\u{81}Ø¸", "حفظ"), ("hi", "à¤¸à¤¹à¥‡à¤œà¥‡à¤‚", "सहेजें"),
    ("th", "à¸šà¸±à¸™à¸—à¸¶à¸\u{81}", "บันทึก"), ("ja", "ä¿\u{9D}å\u{AD}˜", "保存"),
    // Twice.
    ("fr", "ÃƒÂ©tÃƒÂ©", "été"), ("ru", "РџСЂРёРІРµС‚", "Привет"), ("ru", "РґР°", "да"),
    ("uk", "Р—Р±РµСЂРµРіС‚Рё", "Зберегти"), ("ru", "Сохранить вЂ” да", "Сохранить — да"),
    ("bg", "РћС‚РІРѕСЂРё", "Отвори"),
    // Cyrillic of Windows-1251 as Latin-1.
    ("ru", "Ïðèâåò", "Привет"), ("bg", "Çàïàçè ñåãà", "Запази сега"),
  ]

  @Test("tells what it was", arguments: broken)
  func speaks(_ locale: String, _ text: String, _ meant: String) async throws {
    let findings = try await findings(text, in: locale)
    #expect(findings.map(\.rule) == ["mojibake"])
    #expect(findings.first?.severity == .warning)
    #expect(findings.first?.message.contains("“\u{2068}\(meant)\u{2069}”") ?? false, "\(findings.first?.message ?? "")")
  }

  static let sound = [
    ("pt", "NÃO"), ("pt", "«AMANHÃ»"), ("pt", "AMANHÃ…"), ("pt", "MANHÃ\u{A0}DE SOL"), ("pt", "IRMÃ”"),
    ("pt", "“IRMÔ"), ("fr", "« validé »"), ("fr", "«\u{A0}validé\u{A0}»"), ("fr", "CAFÉ…"),
    ("fr", "déjà\u{A0}»"), ("fr", "À propos…"), ("fr", "L’ÉTÉ»"), ("fr", "«É»"), ("it", "È…"),
    ("it", "PERCHÉ…"), ("it", "CITTÀ»"), ("de", "„Ä“"), ("de", "GRÖẞE"), ("de", "»Spaß«"), ("de", "groß“"),
    ("de", "Straß…"), ("sv", "”PÅ”"), ("sv", "Å–Ö"), ("fi", "TÄMÄ”"), ("fi", "TÄÄ…"), ("da", "»PÅ«"),
    ("nb", "FÅ\u{A0}MER"), ("es", "¿SEÑOR?"), ("es", "ESPAÑA®"), ("ro", "ROMÂNIA"), ("tr", "HÂLÂ…"),
    ("vi", "Đặt lại mật khẩu"), ("vi", "Thông báo về ấn bản"), ("is", "ORÐ…"), ("is", "það"), ("cs", "Příště…"),
    ("sk", "Ďalšie možnosti"), ("hu", "Több…"), ("en", "Café™"), ("en", "20 °C"), ("en", "Ångström²"),
    ("en", "naïve"), ("ru", "Рёбра"), ("ru", "Сёмга"), ("ru", "РЁБРА"), ("ru", "В\u{A0}файле"),
    ("ru", "«СССР»"), ("ru", "Россия"), ("ru", "С…"), ("ru", "ОТ АВТОРА…"), ("ru", "М»"), ("uk", "Рік"),
    ("uk", "Січень"), ("uk", "Рівень"), ("uk", "СІРІ"), ("uk", "РІЧНІ ЗВІТИ"), ("uk", "Україні"), ("uk", "СЇ"),
    ("be", "Сённяшнія"), ("sr", "Ђурђевак у Ђ"), ("sr", "СЉУБИ"), ("mk", "Ѓорѓи"), ("bg", "Съёмка"),
    ("el", "Αποθήκευση…"), ("he", "שלום"), ("ar", "«حفظ»"), ("zh-Hans", "“保存”"), ("ja", "「保存」…"),
    ("hi", "सहेजें"), ("en", "日本語"), ("en", "Русский"), ("en", "Français (Québec)"), ("ru", "Ö"),
    ("ru", "naïveté"), ("el", "ÖÄÜ"),
  ]

  @Test("keeps silent about words that are meant", arguments: sound)
  func keepsSilent(_ locale: String, _ text: String) async throws {
    #expect(try await findings(text, in: locale).map(\.message) == [])
  }

  @Test("a replacement character is a lost one, unless the source speaks of it")
  func replacement() async throws {
    // From the wild: freeplane's Norwegian.
    let text = "Er et menyhurtigvalg for de sm\u{FFFD} pilene"
    let found = try #require(try await findings(text, in: "nb").first)
    #expect(found.rule == "mojibake" && found.message.hasPrefix("U+FFFD stands where a character was lost"))
    let both = CatalogAudit.pair(CatalogAudit.plain("The sign \u{FFFD}"), CatalogAudit.plain("Das Zeichen \u{FFFD}"))
    #expect(try await CatalogAudit.report(both).findings.map { $0.locale?.identifier } == ["en"])
  }

  @Test("each leaf and each form of a variable is looked at")
  func leaves() async throws {
    var catalog = AuditFixture.catalog(["key": ["de": CatalogAudit.plural(["one": "grÃ¼n", "other": "grün"])]])
    catalog.entries[0].substitutions = [
      "n": Substitution(
        argument: nil, formatSpecifier: "d", forms: CatalogAudit.plural(["one": "gut", "other": "Ã¼bel"]))
    ]
    let found = try await CatalogAudit.report([catalog]).findings
    #expect(found.map(\.variant) == ["plural:one", "plural:other"])
  }
}
