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

  /// `my` is a word, too: in a file's name it is Burmese where the file says so.
  @Test func theHeaderSettlesWhatTheNameMeans() throws {
    let burmese = "msgid \"\"\nmsgstr \"Language: my\\n\"\nmsgid \"a\"\nmsgstr \"b\"\n"
    #expect(try read(burmese, as: "po/app_my.po").table == "po/app")
    #expect(try read(burmese, as: "po/app_so.po").table == "po/app_so")
    #expect(try read(burmese, as: "po/app-de.po").table == "po/app")
    let xliff =
      "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\" target-language=\"my\"><body><trans-unit id=\"1\">"
      + "<source>a</source><target>b</target></trans-unit></body></file></xliff>"
    #expect(try read(xliff, as: "messages.my.xlf").table == "messages")
  }

  @Test func theHeaderNamesTheCharset() throws {
    let head = "msgid \"\"\nmsgstr \"Language: pl\\nContent-Type: text/plain; charset="
    let latin = Array((head + "ISO-8859-2\\n\"\nmsgid \"a\"\nmsgstr \"").utf8) + [0xB1] + Array("\\261\"\n".utf8)
    #expect(try read(latin, as: "x.po").entries.last?.variants.first?.text == "ąą")
    let other =
      Array((head + "VISCII\\n\"\nmsgid \"a\"\nmsgstr \"").utf8) + [0xA4, 0xA2]
      + Array("\"\n\nmsgid \"b\"\nmsgstr \"c\"\n".utf8)
    let catalog = try read(other, as: "x.po")
    #expect(catalog.places == ["catalog-unreadable 2:49"])
    #expect(catalog.entries.filter { !$0.isCarriedSource }.map(\.key) == ["b"])
    let broken =
      Array((head + "UTF-8\\n\"\nmsgid \"a\"\nmsgstr \"").utf8) + [0xE4]
      + Array("\"\n\nmsgid \"b\"\nmsgstr \"c\"\n".utf8)
    #expect(try read(broken, as: "x.po").places == ["catalog-unreadable 4:9"])
  }

  private static let eastAsian: [(String, String, [UInt8])] = [
    ("EUC-JP", "設定を保存", [0xC0, 0xDF, 0xC4, 0xEA, 0xA4, 0xF2, 0xCA, 0xDD, 0xC2, 0xB8]),
    ("Shift_JIS", "表示ソート", [0x95, 0x5C, 0x8E, 0xA6, 0x83, 0x5C, 0x81, 0x5B, 0x83, 0x67]),
    ("GBK", "运行誠", [0xD4, 0xCB, 0xD0, 0xD0, 0xD5, 0x5C]), ("gb2312", "运行", [0xD4, 0xCB, 0xD0, 0xD0]),
    ("GB18030", "保存😀", [0xB1, 0xA3, 0xB4, 0xE6, 0x94, 0x39, 0xFC, 0x36]),
    ("Big5", "功能設定", [0xA5, 0x5C, 0xAF, 0xE0, 0xB3, 0x5D, 0xA9, 0x77]),
    ("EUC-KR", "설정 저장", [0xBC, 0xB3, 0xC1, 0xA4, 0x20, 0xC0, 0xFA, 0xC0, 0xE5]),
    ("CP949", "똠방", [0x8C, 0x63, 0xB9, 0xE6]),
  ]

  /// The bytes are those that Python's codecs write. Some of the second ones are a backslash in ASCII, and escape nothing.
  @Test(arguments: eastAsian)
  func charsetsOfEastAsia(_ charset: String, _ text: String, _ bytes: [UInt8]) throws {
    let header = "Language: ja\nContent-Type: text/plain; charset=\(charset)\n"
    let head = "msgid \"\"\nmsgstr \"\(header.replacing("\n", with: "\\n"))\"\nmsgid \"a\"\nmsgstr \""
    func texts(_ catalog: Catalog) -> [String?] {
      catalog.entries.filter { !$0.isCarriedSource }.map { $0.variants.first?.text }
    }
    let whole = try read(Array(head.utf8) + bytes + Array("\"\n".utf8), as: "x.po")
    #expect(whole.places == [])
    #expect(texts(whole) == [text])
    // A byte that is no character loses its own message only.
    let next = Array("\"\n\nmsgid \"b\"\nmsgstr \"".utf8)
    let broken = try read(Array(head.utf8) + [0xFF] + next + bytes + Array("\"\n".utf8), as: "x.po")
    #expect(broken.places == ["catalog-unreadable 4:9"])
    #expect(texts(broken) == [text])
    let compiled = compiled([([], Array(header.utf8)), (Array("a".utf8), bytes)])
    #expect(texts(try read(compiled, as: "x.mo")) == [text])
  }

  /// A file in the layout of GNU gettext's manual, “The Format of GNU MO Files”.
  private func compiled(_ messages: [(id: [UInt8], text: [UInt8])]) -> [UInt8] {
    func words(_ values: [Int]) -> [UInt8] {
      values.flatMap { value in (0..<4).map { UInt8(value >> (8 * $0) & 0xFF) } }
    }
    let strings = messages.map(\.id) + messages.map(\.text)
    var table: [Int] = []
    var offset = 20 + 8 * strings.count
    for string in strings {
      table += [string.count, offset]
      offset += string.count + 1
    }
    return words([0x9504_12DE, 0, messages.count, 20, 20 + 8 * messages.count] + table) + strings.flatMap { $0 + [0] }
  }
}
