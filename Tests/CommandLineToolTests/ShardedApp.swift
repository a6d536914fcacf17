import Testing

@testable import CommandLineTool

/// A small app in which everything that a report can hold is wrong somewhere: tables of several formats and locales, both
/// directions, an absent face, unreadable files, repeated keys, faults of components, entries of `ignore`.
enum ShardedApp {
  static let files = [
    "app/snug.json5": configuration, "app/fonts.json5": manifest,
    "app/en.lproj/Main.strings": strings(english), "app/de.lproj/Main.strings": strings(german, repeated: true),
    "app/ar.lproj/Main.strings": strings(arabic), "app/he.lproj/Main.strings": strings(hebrew),
    "app/th.lproj/Main.strings": strings(thai), "app/fr.lproj/Broken.strings": "\"save\" = \"Enregis",
    "app/Shop.xcstrings": shop, "app/fr.xliff": xliff, "app/th.xliff": thaiXLIFF, "app/po/ru.po": russianPO,
    "app/po/de.po": germanPO,
  ]

  /// Inter and an Arabic face that this machine has, and a Thai one that none has.
  static let manifest = """
    { name: "sharded", families: [
      { family: "Inter", scripts: ["Latn", "Cyrl"], standIn: "San Francisco",
        package: { debian: "fonts-inter" },
        faces: [{ weight: 400, postScriptName: "Inter-Regular", file: "Inter-Regular.otf" },
                { weight: 600, postScriptName: "Inter-SemiBold", file: "Inter-SemiBold.otf" }] },
      { family: "Noto Sans Arabic", scripts: ["Arab"], package: { debian: "fonts-noto-core" },
        faces: [{ weight: 400, postScriptName: "NotoSansArabic-Regular", file: "NotoSansArabic-Regular.ttf" }] },
      { family: "Noto Sans Hebrew", scripts: ["Hebr"], package: { debian: "fonts-noto-core" },
        faces: [{ weight: 400, postScriptName: "NotoSansHebrew-Regular", file: "NotoSansHebrew-Regular.ttf" }] },
      { family: "Nowhere", scripts: ["Thai"], package: { debian: "fonts-nowhere" },
        faces: [{ weight: 400, postScriptName: "Nowhere-Regular", file: "Nowhere-Regular.ttf" }] },
    ] }
    """

  static let configuration = """
    { catalogs: ["**/*.strings", "*.xcstrings", "*.xliff", "po/*.po", "gone/*.arb"], sourceLocale: "en",
      platform: "ios", fonts: { manifest: "./fonts.json5" }, advisoryLocales: ["he"],
      components: {
        narrow: { strategy: ["contentBlock", "leadingImageCenteredTitle", "balancedInsets"],
          size: { width: [110, 140.55], height: 40 }, image: { width: 20, height: 20 }, font: { textStyle: "body" } },
        heavy: { strategy: "fullWidthTitle", titles: ["save*", "app.*", "%d*"], size: { width: 101.337, height: 22 },
          font: { size: 17.3, scalesLike: "body", weight: "semibold" }, letterSpacing: 0.7, required: "xLarge" },
        picture: { strategy: "imageAboveTitle", size: { width: "fill", height: 90 },
          container: { width: 301, padding: 16.2, columns: 2, gap: 8 } },
      },
      overrides: [{ locales: ["ru"], components: { narrow: { font: { textStyle: "headline" } } } }],
      ignore: [
        { key: "cancel", locale: "de", reason: "known" },
        { rule: "image-not-mirrored", component: "narrow", reason: "the picture is round", expires: "2026-01-01" },
        { key: "nothing.*", reason: "gone long since" }, { key: "only.ar", locale: "ar", reason: "in one shard only" },
      ] }
    """

  static let english = [
    ("save", "Save"), ("cancel", "Cancel everything now"), ("app.open", "Open"),
    ("app.settings", "Settings of the app"), ("ok", "OK"), ("long", "Keep all of the changes"), ("only.ar", "Only"),
    ("fill", "Send to %@"), ("twice", "Twice"),
    ("terms", "By going on you agree to everything that we have written elsewhere"),
  ]
  static let german = [
    ("save", "Sichern"), ("cancel", "Alles jetzt gleich abbrechen"), ("app.open", "Öffnen"),
    ("app.settings", "Benachrichtigungseinstellungen"), ("ok", "OK"), ("long", "Alle Änderungen beibehalten"),
    ("fill", "An %@ weiterleiten"), ("twice", "Zweimal"), ("terms", "Weiter heißt ja"),
  ]
  static let arabic = [
    ("save", "حفظ"), ("cancel", "إلغاء كل شيء الآن"), ("app.open", "فتح"), ("app.settings", "إعدادات التطبيق العامة"),
    ("ok", "OK"), ("only.ar", "هذه الترجمة طويلة جدا لهذا الزر"), ("fill", "إرسال إلى %@"),
  ]
  static let hebrew = [("save", "שמירה"), ("cancel", "ביטול של הכול עכשיו ומיד"), ("fill", ""), ("long", "漢字")]
  static let thai = [("save", "บันทึก"), ("ok", "OK"), ("app.open", "เปิด")]

  static func strings(_ texts: [(String, String)], repeated: Bool = false) -> String {
    let lines = texts.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()
    return lines + (repeated ? "\"twice\" = \"Noch zweimal hintereinander\";\n" : "")
  }

  static let shop = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "%d items": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%d item" } },
          "other": { "stringUnit": { "state": "translated", "value": "%d items in the basket" } } } } },
        "ar": { "variations": { "plural": {
          "few": { "stringUnit": { "state": "translated", "value": "%d عناصر في سلة التسوق" } },
          "other": { "stringUnit": { "state": "translated", "value": "%d عنصر في سلة" } } } } },
        "de": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%d Artikel" } },
          "other": { "stringUnit": { "state": "translated", "value": "%d Artikel im Einkaufswagen" } } } } } } },
      "save": { "localizations": {
        "en": { "stringUnit": { "state": "translated", "value": "Save it" } },
        "de": { "stringUnit": { "state": "translated", "value": "Merkliste öffnen" } },
        "ja": { "stringUnit": { "state": "translated", "value": "Save OK" } } } } } }
    """

  static let xliff = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="Web" source-language="en" target-language="fr" datatype="plaintext"><body>
        <trans-unit id="save" maxwidth="40" size-unit="pixel">
          <source>Save</source><target>Enregistrer tout</target>
        </trans-unit>
        <trans-unit id="web.open"><source>Open the page</source><target>Ouvrir la page entière</target></trans-unit>
      </body></file>
    </xliff>
    """

  /// Two tables of one file, which lack the same face.
  static let thaiXLIFF = """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="First" source-language="en" target-language="th" datatype="plaintext"><body>
        <trans-unit id="a"><source>Save</source><target>บันทึก</target></trans-unit>
      </body></file>
      <file original="Second" source-language="en" target-language="th" datatype="plaintext"><body>
        <trans-unit id="a"><source>Open</source><target>เปิด</target></trans-unit>
        <trans-unit id="b"><source>Set up</source><target>ตั้งค่า</target></trans-unit>
      </body></file>
    </xliff>
    """

  static let russianPO = """
    msgid ""
    msgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: ru\\n"

    msgid "Save the game"
    msgstr "Сохранить текущую игру"

    msgid "Nearly there"
    msgstr ""
    """

  static let germanPO = """
    msgid ""
    msgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: de\\n"

    msgid "Save the game"
    msgstr "Spielstand sichern"
    """

  /// The same in a repository, whose root is above the configuration.
  static func folder() throws -> TemporaryFolder {
    try TemporaryFolder(files.merging([".git/HEAD": "ref: refs/heads/main\n"]) { $1 })
  }
}
