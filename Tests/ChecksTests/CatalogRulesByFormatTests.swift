import Catalogs
import Checks
import Testing
import Vocabulary

/// `duplicate-key`, `missing-translation` and `empty-translation` in each format, with what missing means there: the source
/// is shown (missing), or nothing (empty).
@Suite("Catalog rules by format") struct CatalogRulesByFormatTests {
  private func lines(_ files: KeyValuePairs<String, String>) async throws -> [String] {
    try await CatalogAudit.report(files).lines
  }

  @Test("strings: a key that stands twice, one that is absent, one without a text")
  func strings() async throws {
    let found = try await lines([
      "en.lproj/A.strings": "\"a\" = \"A\";\n\"b\" = \"B\";\n\"c\" = \"C.\";",
      "de.lproj/A.strings": "\"a\" = \"\";\n\"c\" = \"C。\";\n\"c\" = \"C।\";",
    ])
    #expect(found == ["missing-translation b de", "empty-translation a de", "duplicate-key c de"])
  }

  @Test("stringsdict")
  func stringsdict() async throws {
    func dictionary(_ keys: [String: String]) -> String {
      let entries = keys.sorted { $0.key < $1.key }.map { key, text in
        """
        <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string><key>n</key><dict>
        <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>one</string>
        <key>other</key><string>\(text)</string></dict></dict>
        """
      }
      return "<?xml version=\"1.0\"?>\n<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
    }
    let found = try await lines([
      "en.lproj/A.stringsdict": dictionary(["a": "%d files", "b": "%d files"]),
      "de.lproj/A.stringsdict": dictionary(["a": ""]),
    ])
    #expect(found.sorted() == ["empty-translation a de", "missing-translation b de"])
  }

  /// Field cases F09 and F11.
  @Test("xcstrings: an empty leaf, a missing form, and what is not shipped")
  func xcstrings() async throws {
    let found = try await CatalogAudit.report([
      "A.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "a": {"localizations": {
          "en": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
          "ru": {"variations": {"plural": {"one": {"stringUnit": {"state": "translated", "value": "%lld файл"}},
            "few": {"stringUnit": {"state": "translated", "value": ""}},
            "other": {"stringUnit": {"state": "needs_review", "value": "файлов"}}}}}}},
        "b": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "B"}}}},
        "c": {"shouldTranslate": false, "localizations": {"en": {"stringUnit": {"state": "translated", "value": "C"}}}},
        "d": {"extractionState": "stale", "localizations": {
          "en": {"stringUnit": {"state": "translated", "value": "%@"}},
          "ru": {"stringUnit": {"state": "translated", "value": ""}}}},
        "e": {"localizations": {"en": {"stringUnit": {"state": "translated", "value": "%@"}},
          "ru": {"stringUnit": {"state": "new", "value": ""}}}}
      }}
      """
    ])
    #expect(
      found.findings.map { "\($0.rule) \($0.key ?? "") \($0.variant ?? "-")" }.sorted() == [
        "empty-translation a plural:few", "missing-plural-form a -", "missing-translation b -",
        "missing-translation e -", "placeholder-mismatch a plural:other",
      ])
    #expect(found.messages("missing-plural-form") == ["No plural form for many (0, 5, 6)."])
  }

  @Test("XLIFF: without a target, with an empty one, twice the same unit")
  func xliff() async throws {
    let found = try await CatalogAudit.report([
      "de.xliff": """
      <xliff version="1.2"><file original="a" source-language="en" target-language="de" datatype="x"><body>
      <trans-unit id="a"><source>A</source></trans-unit>
      <trans-unit id="b"><source>B</source><target/></trans-unit>
      <trans-unit id="c"><source>C.</source><target>C。</target></trans-unit>
      <trans-unit id="c"><source>C.</source><target>C؟</target></trans-unit>
      <trans-unit id="d" translate="no"><source>D</source></trans-unit>
      </body></file></xliff>
      """
    ])
    #expect(found.lines == ["missing-translation a de", "empty-translation b de", "duplicate-key c de"])
    #expect(found.findings.map { $0.location?.line } == [2, 3, 5])
  }

  @Test("Android: an empty string, one that is absent, one that stands twice")
  func android() async throws {
    let found = try await lines([
      "res/values/strings.xml": """
      <resources><string name="a">A</string><string name="b">B</string><string name="c">C</string>
      <string name="d" translatable="false">D</string></resources>
      """,
      "res/values-de/strings.xml": """
      <resources><string name="a"></string><string name="c">C</string>
      <string name="c">C</string></resources>
      """,
    ])
    #expect(found == ["missing-translation b de", "empty-translation a de", "duplicate-key c de"])
  }

  /// A tool makes them of the source, when it likes: nobody is to translate anything.
  @Test("Android: pseudo-locales lack no translation")
  func pseudoLocales() async throws {
    let found = try await lines([
      "res/values/strings.xml": "<resources><string name=\"a\">A</string><string name=\"b\">Hi %s</string></resources>",
      "res/values-en-rXA/strings.xml": "<resources><string name=\"b\">Ĥî</string></resources>",
      "res/values-ar-rXB/strings.xml": "<resources><string name=\"a\">A</string></resources>",
      "res/values-ar/strings.xml": "<resources><string name=\"a\">ا</string></resources>",
    ])
    #expect(found == ["missing-translation b ar", "placeholder-mismatch b en-XA"])
  }

  @Test("Android: a name for another string needs no translation of its own")
  func alias() async throws {
    let base = """
      <resources><string name="ok">OK</string><string name="yes">@string/ok</string>
      <string name="both">@string/yes</string></resources>
      """
    let translated = try await lines([
      "res/values/strings.xml": base,
      "res/values-de/strings.xml": "<resources><string name=\"ok\">Gut</string></resources>",
    ])
    #expect(translated == [])
    let missing = try await lines([
      "res/values/strings.xml": base,
      "res/values-de/strings.xml": "<resources><string name=\"other\">x</string></resources>",
    ])
    #expect(missing == ["missing-translation ok de"])
  }

  /// Field case F21: aapt2 refuses the apostrophe, but what is meant is plain, and everything was read.
  @Test("Android: an apostrophe that stands bare is a warning, and nothing is left out for it")
  func apostrophe() async throws {
    func file(_ first: String, _ second: String) -> String {
      "<resources><string name=\"a\">\(first)</string><string name=\"b\">\(second)</string></resources>"
    }
    let report = try await CatalogAudit.report([
      "res/values/strings.xml": file("Enter", "B"),
      "res/values-fr/strings.xml": "<resources><string name=\"a\">J'entre</string></resources>",
      "res/values-uz/strings.xml": file("ro\\'yxat", "B"), "res/values-tr/strings.xml": file("&apos;A&apos;", "\"B'\""),
    ])
    #expect(report.rules() == ["missing-translation", "catalog-unreadable", "catalog-unreadable"])
    #expect(report.findings.map(\.severity) == [.note, .warning, .warning])
    #expect(!report.isIncomplete)
    let broken = try await CatalogAudit.report([
      "res/values/strings.xml": file("Enter", "B"),
      "res/values-fr/strings.xml": "<resources><string name=\"a\">Entre</string><string name=",
    ])
    #expect(broken.isIncomplete && broken.rules() == ["catalog-unreadable"])
  }

  /// Field case F27: dead strings are passed by, an empty form is told.
  @Test("Qt: unfinished without a text, an empty form, twice the same message")
  func qt() async throws {
    let report = try await CatalogAudit.report([
      "a_sv.ts": """
      <!DOCTYPE TS><TS version="2.1" language="sv" sourcelanguage="en"><context><name>C</name>
      <message><source>A</source><translation type="unfinished"></translation></message>
      <message><source>B %1</source><translation type="vanished">B</translation></message>
      <message><source>D %1</source><translation type="obsolete">D</translation></message>
      <message numerus="yes"><source>%n file(s)</source><translation>
      <numerusform>%n fil</numerusform><numerusform></numerusform></translation></message>
      <message><source>E.</source><translation>E。</translation></message>
      <message><source>E.</source><translation>E?</translation></message>
      </context></TS>
      """
    ])
    #expect(
      report.findings.map { "\($0.rule) \($0.key ?? "") \($0.variant ?? "-")" } == [
        "missing-translation C|A -", "empty-translation C|%n file(s) plural:other", "duplicate-key C|E. -",
      ])
  }

  /// Field case F29: names that differ in case are one, a null is empty, a space stays.
  @Test("resx")
  func resx() async throws {
    func file(_ data: String) -> String {
      "<root><resheader name=\"resmimetype\"><value>text/microsoft-resx</value></resheader>\n\(data)</root>"
    }
    let report = try await CatalogAudit.report([
      "A.resx": file(
        """
        <data name="a"><value>A</value></data><data name="b"><value>B</value></data>
        <data name="c"><value>C {0}</value></data><data name="d" xml:space="preserve"><value> </value></data>
        <data name="e"><value>E</value></data>
        """),
      "A.pl.resx": file(
        """
        <data name="a"><value></value></data>
        <data name="c"><value>C</value></data>
        <data name="C"><value>C {0}</value></data>
        <data name="d" xml:space="preserve"><value> </value></data>
        <data name="e" type="System.Resources.ResXNullRef, System.Windows.Forms"><value/></data>
        """),
    ])
    #expect(
      report.lines.sorted() == [
        "duplicate-key C pl", "empty-translation a pl", "empty-translation e pl", "missing-translation b pl",
        "placeholder-mismatch c pl",
      ])
  }

  /// Field case F19: what is fuzzy is not shipped, and obsolete entries are not there.
  @Test("PO: fuzzy and empty texts are missing")
  func gettext() async throws {
    let report = try await CatalogAudit.report([
      "po/de.po": """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\nLanguage: de\\n"

      #, fuzzy, c-format
      msgid "a %s"
      msgstr "A"

      msgid "b"
      msgstr ""

      #, c-format
      msgid "c %s."
      msgstr "C。"

      #~ msgid "d %s"
      #~ msgstr "D"

      """
    ])
    #expect(
      report.lines == ["missing-translation a %s de", "missing-translation b de", "placeholder-mismatch c %s. de"])
  }

  /// Field case F25: the message at fault is told, the others are audited.
  @Test("ARB: a broken message is unreadable")
  func arb() async throws {
    let report = try await CatalogAudit.report([
      "l10n/app_en.arb": #"{"@@locale": "en", "a": "{days, plural, one{# day} other{# days}}", "b": "{name}"}"#,
      "l10n/app_ar.arb": #"{"@@locale": "ar", "a": "{days, plural,", "b": "x"}"#,
    ])
    #expect(report.rules().contains("catalog-unreadable"))
    #expect(report.lines.contains("placeholder-mismatch b ar"))
  }

  @Test("JSON, YAML, properties, Fluent and CSV")
  func others() async throws {
    #expect(
      try await lines([
        "locales/en/a.json": #"{"a": "A", "b": "B {{n}}", "c": {"d": "D"}}"#,
        "locales/de/a.json": #"{"a": "", "b": "B", "b": "B {{n}}"}"#,
      ]).sorted() == ["duplicate-key b de", "empty-translation a de", "missing-translation c.d de"])
    #expect(
      try await lines([
        "config/locales/en.yml": "en:\n  a: A\n  b: \"B %{n}\"\n  c: C\n",
        "config/locales/de.yml": "de:\n  a: \"\"\n  b: B\n",
      ]).sorted() == ["empty-translation a de", "missing-translation c de", "placeholder-mismatch b de"])
    #expect(
      try await lines([
        "M.properties": "a=A\nb=B {0}\nc=C\n", "M_de.properties": "a=\nb=B\n",
      ]).sorted() == ["empty-translation a de", "missing-translation c de", "placeholder-mismatch b de"])
    #expect(
      try await lines([
        "l10n/en/m.ftl": "a = A\nb = B { $n }\nc = C\n", "l10n/de/m.ftl": "b = B\n",
      ]).sorted() == ["missing-translation a de", "missing-translation c de", "placeholder-mismatch b de"])
    #expect(
      try await lines(["t.csv": "key,en,de\na,A,\nb,B,B\nb,B,C\n"]).sorted() == [
        "duplicate-key b ", "missing-translation a de",
      ])
  }
}
