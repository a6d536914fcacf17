import Catalogs
import Testing
import Vocabulary

/// What says in which language and encoding a PO file is: its path and its header.
@Suite struct POHeaderTests {
  @Test(arguments: [
    ("po/de.po", "po", "de"), ("locale/pt_BR/LC_MESSAGES/django.po", "locale/django", "pt-BR"),
    ("docs/de/LC_MESSAGES/guide/start.po", "docs/guide/start", "de"),
    ("lang/my-plugin-de_DE.po", "lang/my-plugin", "de-DE"),
    ("app_pt-BR.po", "app", "pt-BR"), ("a/messages.zh_TW.po", "a/messages", "zh-TW"),
    ("i18n/fr/app.po", "i18n/app", "fr"),
    ("po/sr@latin.po", "po", "sr-Latn"),
  ])
  func pathsNameTheLocale(path: String, table: String, locale: String) throws {
    let catalog = try read("msgid \"a\"\nmsgstr \"b\"\n", as: path)
    #expect(catalog.table == table)
    #expect(catalog.entries.last?.locale == LanguageTag(locale))
  }

  @Test func theHeaderNamesTheLanguage() throws {
    let german = "msgid \"\"\nmsgstr \"Language: de\\n\"\nmsgid \"a\"\nmsgstr \"b\"\n"
    #expect(try read(german, as: "fr.po").entries.last?.locale == LanguageTag("de"))
    let unknown = try read("msgid \"a\"\nmsgstr \"b\"\n", as: "app.po")
    #expect(unknown.places == ["catalog-unreadable 1:1"])
    #expect(unknown.entries.map(\.isCarriedSource) == [true])
    // A template has nothing that a language could be asked for.
    #expect(try read("msgid \"a\"\nmsgstr \"\"\n", as: "app.po").places.isEmpty)
    let polish = "msgid \"\"\nmsgstr \"Language: pl\\nX-Source-Language: de\\n\"\nmsgid \"a\"\nmsgstr \"b\"\n"
    let catalog = try read(polish, as: "app.po")
    #expect(catalog.sourceLocale == LanguageTag("de"))
    #expect(catalog.entries.map(\.locale.identifier) == ["de", "pl"])
  }

  @Test func theHeaderNamesTheCharset() throws {
    let head = "msgid \"\"\nmsgstr \"Language: pl\\nContent-Type: text/plain; charset="
    let latin = Array((head + "ISO-8859-2\\n\"\nmsgid \"a\"\nmsgstr \"").utf8) + [0xB1] + Array("\\261\"\n".utf8)
    #expect(try read(latin, as: "x.po").entries.last?.variants.first?.text == "ąą")
    let other =
      Array((head + "EUC-JP\\n\"\nmsgid \"a\"\nmsgstr \"").utf8) + [0xA4, 0xA2]
      + Array("\"\n\nmsgid \"b\"\nmsgstr \"c\"\n".utf8)
    let catalog = try read(other, as: "x.po")
    #expect(catalog.places == ["catalog-unreadable 2:49"])
    #expect(catalog.entries.filter { !$0.isCarriedSource }.map(\.key) == ["b"])
    let broken =
      Array((head + "UTF-8\\n\"\nmsgid \"a\"\nmsgstr \"").utf8) + [0xE4]
      + Array("\"\n\nmsgid \"b\"\nmsgstr \"c\"\n".utf8)
    #expect(try read(broken, as: "x.po").places == ["catalog-unreadable 4:9"])
  }
}
