import Catalogs
import Checks
import Testing
import Vocabulary

/// What a translation fills in beside what its source does. What is right in each format follows from the functions that
/// format with it: printf (C17 7.21.6.1), String.format of Foundation and Java, str % of Python, Kernel#format of Ruby,
/// QString::arg, String.Format of .NET.
@Suite("Rule placeholder-mismatch") struct PlaceholderMismatchTests {
  private func messages(
    _ source: [Variant], _ translation: [Variant], _ syntax: PlaceholderSyntax = .apple, key: String = "key"
  ) async throws -> [String] {
    let catalogs = CatalogAudit.pair(source, translation, syntax: syntax, key: key)
    return try await CatalogAudit.report(catalogs).messages("placeholder-mismatch")
  }

  static let silent: [(String, String, PlaceholderSyntax)] = [
    ("%@ of %d", "%2$d von %1$@", .apple), ("%lld", "%d", .apple), ("%.1f%%", "%.2f %%", .apple),
    ("%@", "%1$@ und %1$@", .apple), ("Save", "Sichern", .apple), ("100%", "100 %", .apple),
    // Field case F23: a percent sign and a word.
    ("Turn 100% bright", "100% b", .apple), ("100% sure", "% 100 e kadar", .apple), ("50% off", "%50e indirim", .apple),
    ("%1$s", "%s", .java), ("%1$d of %2$d", "%2$d / %1$d", .java), ("%s%n", "%s", .c),
    ("%(name)s has %(count)d", "%(count)d – %(name)s", .python), ("%{name}", "%{name}s", .ruby),
    ("%<price>.2f", "%{price}", .ruby), ("%1 of %2", "%2 – %1", .qt), ("%L1", "%1", .qt),
    ("{0} {1:N2}", "{1} {0}", .dotNet), ("{{ name }}", "{{name}}", .doubleBraces), ("{name}", "{name}", .braces),
    // Nothing is formatted.
    ("%s {0}", "nichts", .none), ("%s", "%d", .none),
    // Rails passes the attribute to each message about an error; see the key.
    ("is %{count}", "%{attribute} ist %{count}", .ruby),
    // Punctuation is nobody's business here.
    ("Saved %@.", "%@を保存しました。", .apple), ("Really?", "حقا؟", .apple), ("Done!", "हो गया।", .apple),
  ]

  @Test("keeps silent where the same values are filled in", arguments: silent)
  func keepsSilent(_ source: String, _ translation: String, _ syntax: PlaceholderSyntax) async throws {
    let key = syntax == .ruby ? "errors.messages.is" : "key"
    #expect(
      try await messages(CatalogAudit.plain(source), CatalogAudit.plain(translation), syntax, key: key) == [])
  }

  static let wrong: [(String, String, PlaceholderSyntax, String)] = [
    ("%@", "nichts", .apple, "%@ is missing."),
    ("Save", "%@ sichern", .apple, "%@ is not in the source."),
    ("%d", "%@", .apple, "%d has become %@."), ("%@", "%s", .apple, "%@ has become %s."),
    ("%d of %@", "%@: %d", .apple, "%d has become %@, %@ has become %d."),
    ("%@ %@", "%@", .apple, "%@ is missing."), ("%1$@ %2$@", "%2$@", .apple, "%1$@ is missing."),
    // Field case F23: a full-width percent sign.
    ("%@", "％@", .apple, "%@ is missing. The sign ％ (U+FF05) starts none: it has to be %."),
    ("%1$s", "٪1$s", .java, "%1$s is missing. The sign ٪ (U+66A) starts none: it has to be %."),
    ("%1$s", "%1$d", .java, "%1$s has become %1$d."), ("%1$s", "1%$s", .java, "%1$s is missing."),
    ("%(count)d", "%(cuenta)d", .python, "%(count)d is missing, %(cuenta)d is not in the source."),
    ("%(count)d", "%(count)s", .python, "%(count)d has become %(count)s."),
    ("%{name}", "%(name)", .ruby, "%{name} is missing."), ("%1", "1%", .qt, "%1 is missing."),
    // Field case B13: a brace that was edited by sight.
    ("{0} questions", "{שאלות ב {0]", .braces, "{0} is missing. A brace lacks its like."),
    ("{0}", "{1}", .dotNet, "{0} is missing, {1} is not in the source."),
    ("{{max}}", "{{mix}}", .doubleBraces, "{{max}} is missing, {{mix}} is not in the source."),
    ("{{value, date}}", "{value, date}", .doubleBraces, "{{value, date}} is missing."),
    ("{name}", "｛name｝", .braces, "{name} is missing. Full-width braces are text."),
  ]

  @Test("says what is missing, added and changed", arguments: wrong)
  func speaks(_ source: String, _ translation: String, _ syntax: PlaceholderSyntax, _ message: String) async throws {
    let found = try await messages(CatalogAudit.plain(source), CatalogAudit.plain(translation), syntax)
    #expect(found == ["Other placeholders than in the source: " + message])
  }

  @Test("a form for few numbers may say its number in words")
  func fewNumbers() async throws {
    let source = CatalogAudit.plural(["one": "%d file", "other": "%d files"])
    for category in ["zero", "one", "two", "=0", "=1", "=2"] {
      let forms = CatalogAudit.plural([category: "eine Datei", "other": "%d Dateien"])
      #expect(try await messages(source, forms) == [], "\(category)")
    }
    for category in ["few", "many", "other"] {
      let forms = CatalogAudit.plural([category: "Dateien"])
      #expect(try await messages(source, forms).count == 1, "\(category)")
    }
    // A number alone may be written as a text.
    let text = CatalogAudit.plural(["one": "%s file", "other": "%s files"])
    #expect(try await messages(text, CatalogAudit.plural(["one": "eine Datei", "other": "%s Dateien"]), .java) == [])
  }

  @Test("what else is filled in has to stay, in the place it had")
  func besidesTheNumber() async throws {
    let source = CatalogAudit.plural(["one": "%1$d file in %2$@", "other": "%1$d files in %2$@"])
    let right = CatalogAudit.plural(["one": "Eine Datei in %2$@", "other": "%1$d Dateien in %2$@"])
    #expect(try await messages(source, right) == [])
    let lost = CatalogAudit.plural(["one": "Eine Datei", "other": "%1$d Dateien in %2$@"])
    #expect(try await messages(source, lost) == ["Other placeholders than in the source: %2$@ is missing."])
    // Without a position, the folder's placeholder reads the number.
    let moved = CatalogAudit.plural(["one": "Eine Datei in %@", "other": "%1$d Dateien in %2$@"])
    #expect(
      try await messages(source, moved) == [
        "Other placeholders than in the source: %1$d has become %@, %2$@ is missing."
      ])
  }

  /// Field case G07.
  @Test("forms are compared with their like, and with other where they have none")
  func likeWithLike() async throws {
    let source = CatalogAudit.plural(["one": "A file", "other": "%d files"])
    #expect(try await messages(source, CatalogAudit.plural(["other": "%d 个文件"])) == [])
    #expect(try await messages(source, CatalogAudit.plural(["one": "fájl", "other": "%d fájl"])) == [])
    let russian = CatalogAudit.plural(["one": "%d файл", "few": "%d файла", "many": "%d файлов", "other": "%d файла"])
    #expect(try await messages(source, russian) == [])
    #expect(try await messages(CatalogAudit.plain("%d files"), CatalogAudit.plural(["other": "%d 个文件"])) == [])
    #expect(try await messages(source, CatalogAudit.plain("%d 個のファイル")) == [])
  }

  @Test("the variant, both texts and the place of the leaf are in the finding")
  func facts() async throws {
    let source = CatalogAudit.plural(["one": "%d file", "other": "%d files"])
    var forms = CatalogAudit.plural(["other": "Dateien"])
    forms[0].location = SourceLocation(file: "T.xcstrings", line: 7, column: 3)
    let report = try await CatalogAudit.report(CatalogAudit.pair(source, forms))
    let finding = try #require(report.finding("placeholder-mismatch"))
    #expect(finding.severity == .error && finding.scope == .catalog)
    #expect(finding.variant == "plural:other" && finding.location == forms[0].location)
    #expect(finding.rawText == "Dateien" && finding.sourceText == "%d files")
  }

  /// Field cases F11, F19 and G09: fuzzy, new and stale texts are not shipped.
  @Test("what is not shipped is not compared", arguments: [Entry.State.new, .stale, .fuzzy, .obsolete])
  func notShipped(_ state: Entry.State) async throws {
    let catalogs = CatalogAudit.pair(CatalogAudit.plain("%@"), CatalogAudit.plain("nichts")) { entry in
      guard entry.locale == LanguageTag("de") else { return }
      entry.state = state
      entry.variants[0].state = state
    }
    #expect(try await CatalogAudit.report(catalogs).messages("placeholder-mismatch") == [])
  }

  @Test("never between tables (field case F07), nor against a key that the source lacks")
  func tables() async throws {
    let report = try await CatalogAudit.report([
      "en.lproj/A.strings": "\"k\" = \"%@\";", "de.lproj/B.strings": "\"k\" = \"nichts\";",
      "de.lproj/A.strings": "\"other\" = \"%d\";",
    ])
    #expect(report.messages("placeholder-mismatch") == [])
  }

  // MARK: Messages that hold their choices

  static let chosenBy: [(String, String, PlaceholderSyntax, String?)] = [
    ("{count, plural, one {# file} other {# files}}", "{count, plural, other {#個のファイル}}", .icu, nil),
    ("{count, plural, one {# file} other {# files}}", "{count}個のファイル", .icu, nil),
    ("{count, plural, one {File} other {Files}} of {name}", "{name}のファイル", .icu, nil),
    ("{gender, select, female {Her} other {Their}} list", "リスト", .icu, nil),
    ("{count, plural, one {# file} other {# files}}", "ファイル", .icu, "{count} is missing."),
    ("{name}'s list", "{nome} liste", .icu, "{name} is missing, {nome} is not in the source."),
    ("{n, plural, one{One} other{{n} files}}", "{n, plural, =1{Eine} other{Dateien}}", .flutter, nil),
    ("Reload [{0}] and [{1}]", "L''action [{0}]", .javaMessageFormat, "{1} is missing."),
    ("{ $n ->\n [1] Close tab\n *[other] Close tabs\n}", "タブを閉じる", .fluent, nil),
    ("{ $n ->\n [1] Close tab\n *[other] Close { $n } tabs\n}", "タブを閉じる", .fluent, "{ $n } is missing."),
    ("Open", "{ $n } öffnen", .fluent, "{ $n } is not in the source."),
    ("$NAME$ and $1", "$1 und $name$", .chrome, nil),
    ("$NAME$", "$NAMEN$", .chrome, "$NAME$ is missing, $NAMEN$ is not in the source."),
  ]

  @Test("what only chooses among forms need not be chosen by", arguments: chosenBy)
  func choices(_ source: String, _ translation: String, _ syntax: PlaceholderSyntax, _ message: String?) async throws {
    let found = try await messages(CatalogAudit.plain(source), CatalogAudit.plain(translation), syntax)
    #expect(found == (message.map { ["Other placeholders than in the source: " + $0] } ?? []))
  }

  // MARK: Variables

  private func catalog(_ forms: [String: String], named name: String, text: String, locale: String) -> Entry {
    var entry = Entry(
      key: "posts %lld %@", locale: LanguageTag(locale),
      location: SourceLocation(file: "T.xcstrings", line: 1, column: 1), variants: CatalogAudit.plain(text))
    if !forms.isEmpty {
      entry.substitutions = [name: Substitution(argument: 1, formatSpecifier: "lld", forms: CatalogAudit.plural(forms))]
    }
    return entry
  }

  private func messages(_ entries: Entry...) async throws -> [String] {
    let catalog = Catalog(
      file: "T.xcstrings", format: .xcstrings, table: "T", sourceLocale: LanguageTag("en"), entries: entries)
    return try await CatalogAudit.report([catalog]).messages("placeholder-mismatch")
  }

  @Test("a variable stands for what its forms fill in")
  func variables() async throws {
    let source = catalog(
      ["one": "%arg post", "other": "%arg posts"], named: "posts", text: "%#@posts@ by %2$@", locale: "en")
    let same = catalog(["other": "%arg 投稿"], named: "posts", text: "%2$@の%#@posts@", locale: "ja")
    #expect(try await messages(source, same) == [])
    let plain = catalog([:], named: "", text: "%2$@: %1$lld", locale: "ko")
    #expect(try await messages(source, plain) == [])
    let renamed = catalog(["other": "%arg"], named: "n", text: "%#@n@ %2$@", locale: "ko")
    #expect(try await messages(source, renamed) == [])
    let lost = catalog([:], named: "", text: "%2$@", locale: "ko")
    #expect(try await messages(source, lost) == ["Other placeholders than in the source: %#@posts@ is missing."])
    let form = catalog(["one": "ein", "other": "viele"], named: "posts", text: "%#@posts@ %2$@", locale: "de")
    #expect(
      try await messages(source, form) == [
        "In %#@posts@: Other placeholders than in the source: %arg is missing."
      ])
  }

  @Test("a number that only chooses need not be chosen by; what the key passes may be used")
  func hiddenNumber() async throws {
    let source = catalog(["one": "a follower", "other": "followers"], named: "n", text: "%#@n@ of %2$@", locale: "en")
    #expect(try await messages(source, catalog([:], named: "", text: "%2$@ 팔로워", locale: "ko")) == [])
    let plain = catalog([:], named: "", text: "%2$@ starred", locale: "en")
    let counted = catalog(["other": "%arg Sterne"], named: "n", text: "%2$@: %#@n@", locale: "de")
    #expect(try await messages(plain, counted) == [])
  }

  /// Field case F13: a second argument alone.
  @Test("an argument that neither text shows is nobody's loss")
  func secondAlone() async throws {
    #expect(try await messages(CatalogAudit.plain("%2$@"), CatalogAudit.plain("„%2$@“")) == [])
    #expect(try await messages(CatalogAudit.plain("%2$@"), CatalogAudit.plain("%@")).count == 1)
  }
}
