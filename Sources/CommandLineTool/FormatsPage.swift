import Catalogs
import Titles
import Vocabulary

extension Documentation {
  /// `docs/formats.md`. Throws what ICU says of the examples' locales.
  package static var formats: String {
    get throws {
      var page = """
        # Catalog formats

        What Snug reads, and what it takes from each file. A file that is named is told by its extension and, where several
        formats have that, by its content. A walk through a folder takes the formats below as the table says: *after a look*
        means that files with other content are passed by in silence.

        | format | name in reports | extensions | a walk takes it | what is read |
        |---|---|---|---|---|

        """
      for format in CatalogFormat.all.sorted(by: { $0.about.title.lowercased() < $1.about.title.lowercased() }) {
        let about = format.about
        let extensions = about.extensions.map { "`.\($0)`" }.joined(separator: " ")
        page += "| \(about.title) | `\(about.name)` | \(extensions) | \(about.walk.phrase) | \(cell(about.summary)) |\n"
      }
      page += """

        `.xcloc` bundles are read as the XLIFF in them.

        A blank file has no entries, and nothing is wrong with it. Any other file without an entry is a fault,
        `catalog-unreadable`, but for what tools make before there is one: PO and MO with no more than their header, Qt's
        with obsolete messages only, and .NET resources of a form without texts.

        ## Variants

        One key has one title for each of its forms; a finding names the form as a path. Values are filled in: a number that
        chose a form is one of that form's numbers (CLDR), all others are samples, which `placeholders` in the configuration
        replaces. A date of an ICU message, of Flutter or of Fluent is 30 September 2025, 20:45, as the message writes it.

        | in the catalog | variant | title |
        |---|---|---|

        """
      for example in FormatExample.all {
        for row in try example.rows() {
          page += "| \(example.format.about.title) | `\(row.variant)` | \(cell(row.title)) |\n"
        }
      }
      return page + limits
    }
  }

  /// Limits are stated in so many ways that no reader's description has the room for them.
  private static let limits = """

    ## Mnemonics

    The sign before the letter that a keyboard reaches a button with is not shown, and of two together one is. Qt's `&` is
    known, and that of Windows Forms in names that end in `.Text`. Other formats do not say whether their texts have such
    signs; `mnemonics: { po: "_" }` in the configuration does, here for a GTK app.

    ## Limits

    Where a catalog says how long a title may be, `limit-exceeded` holds it to that, whether a component takes the key or
    not. Values are filled in first.

    | in the catalog | unit |
    |---|---|
    | XLIFF 1.2 `maxwidth`, `maxheight` with `size-unit` `pixel` (the standard one) or `point` | the platform's points, dp or px at the base size |
    | XLIFF 1.2 `maxwidth` with `size-unit` `char`, `col` or `glyph`; XLIFF 2.x `slr:sizeRestriction` | Unicode code points |
    | XLIFF 1.2 `maxbytes`, or `maxwidth` with `size-unit="byte"`; XLIFF 2.x `slr:storageRestriction` | bytes of UTF-8 |
    | PO flag `max-length:N`; Android comment `[CHAR LIMIT=N]`; resx comment `{MaxLength=N}`; CSV column `max-length` | Unicode code points |
    | PO flag `max-size:WIDTH:LINES` | width as above, and lines broken at that width |

    Widths are those of the platform's button font, unless the limit names a family that the font manifest has, or a size. A
    `maxheight` counts only beside a font size: as many lines as it has room for.

    """

  /// Text in a table.
  private static func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("\n", with: " ")
  }
}

/// A small catalog and the titles that are made of it.
private struct FormatExample {
  let format: CatalogFormat
  let path: String
  let text: String

  func rows() throws -> [(variant: String, title: String)] {
    let catalog = format.read(path: path, bytes: Array(text.utf8), sourceLocale: LanguageTag("en"))
    let maker = TitleMaker()
    return try catalog.entries.filter { !$0.isCarriedSource }.flatMap { entry in
      try maker.titles(of: entry, table: "").map { title in
        (title.variant.description, title.candidates.first?.text ?? "")
      }
    }
  }

  static let all: [FormatExample] = [
    FormatExample(
      format: .xcstrings, path: "App/Localizable.xcstrings",
      text: """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"delete": {"localizations": {"en": {"variations": {"device": {
          "iphone": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "Delete photo"}},
            "other": {"stringUnit": {"state": "translated", "value": "Delete %lld photos"}}}}},
          "other": {"stringUnit": {"state": "translated", "value": "Delete photos"}}}}}}}}}
        """),
    FormatExample(
      format: .stringsdict, path: "App/en.lproj/Localizable.stringsdict",
      text: """
        <plist version="1.0"><dict><key>open</key><dict><key>NSStringVariableWidthRuleType</key><dict>
        <key>20</key><string>Open</string><key>40</key><string>Open in browser</string></dict></dict></dict></plist>
        """),
    FormatExample(
      format: .android, path: "res/values-pl/strings.xml",
      text: """
        <resources><plurals name="files"><item quantity="one">%d plik</item><item quantity="few">%d pliki</item>
        <item quantity="many">%d plików</item><item quantity="other">%d pliku</item></plurals>
        <string-array name="modes"><item>Jasny</item><item>Ciemny</item></string-array></resources>
        """),
    FormatExample(
      format: .po, path: "po/ru.po",
      text: """
        msgid ""
        msgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: ru\\nPlural-Forms: nplurals=3; plural=(n%10==1 && \
        n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

        #, c-format
        msgid "%d file"
        msgid_plural "%d files"
        msgstr[0] "%d файл"
        msgstr[1] "%d файла"
        msgstr[2] "%d файлов"

        """),
    FormatExample(
      format: .qt, path: "i18n/app_de.ts",
      text: """
        <!DOCTYPE TS><TS version="2.1" language="de" sourcelanguage="en"><context><name>Main</name>
        <message numerus="yes"><source>%n file(s)</source><translation><numerusform>%n Datei</numerusform>
        <numerusform>%n Dateien</numerusform></translation></message>
        <message><source>Settings</source><translation><lengthvariants><lengthvariant>Einstellungen</lengthvariant>
        <lengthvariant>Optionen</lengthvariant></lengthvariants></translation></message></context></TS>
        """),
    FormatExample(
      format: .arb, path: "l10n/app_en.arb",
      text: """
        {"@@locale": "en", "invite": "{count, plural, =0{Invite nobody} one{Invite {count} friend} \
        other{Invite {count} friends}}", "reply": "{gender, select, female{Reply to her} other{Reply to them}}"}
        """),
    FormatExample(
      format: .json, path: "locales/de/common.json",
      text: #"{"item_one": "{{count}} Artikel", "item_other": "{{count}} Artikel", "tabs": ["Alle", "Neu"]}"#),
    FormatExample(
      format: .yaml, path: "config/locales/de.yml",
      text: "de:\n  file:\n    one: \"%{count} Datei\"\n    other: \"%{count} Dateien\"\n"),
    FormatExample(
      format: .fluent, path: "l10n/en/main.ftl",
      text: """
        close = { $tabs ->
            [one] Close tab
           *[other] Close { $tabs } tabs
          }
            .label = Close

        """),
  ]
}
