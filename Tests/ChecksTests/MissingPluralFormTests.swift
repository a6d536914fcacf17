import Catalogs
import Checks
import Testing
import Vocabulary

/// Which forms a language needs is from CLDR 42's plural rules (plurals.xml), as ICU 72 has them.
@Suite("Rule missing-plural-form") struct MissingPluralFormTests {
  private func messages(_ forms: [String: String], in locale: String, _ change: (inout Entry) -> Void = { _ in })
    async throws -> [String]
  {
    var catalog = AuditFixture.catalog(["key": [locale: CatalogAudit.plural(forms)]])
    change(&catalog.entries[0])
    return try await CatalogAudit.report([catalog]).messages("missing-plural-form")
  }

  private func forms(_ categories: String) -> [String: String] {
    Dictionary(uniqueKeysWithValues: categories.split(separator: " ").map { (String($0), "%d files") })
  }

  static let complete = [
    ("en", "one other"), ("ja", "other"), ("pl", "one few many other"), ("ru", "one few many other"),
    ("ar", "zero one two few many other"), ("lv", "zero one other"), ("sl", "one two few other"),
    ("he", "one two other"), ("ga", "one two few many other"), ("cy", "zero one two few many other"),
    // `many` is for millions.
    ("fr", "one other"), ("es", "one other"), ("it", "one other"), ("pt", "one other"), ("ca", "one other"),
    // `many` is for fractions.
    ("cs", "one few other"), ("sk", "one few other"), ("lt", "one few other"),
    // More than the language has is no fault.
    ("en", "zero one two few many other"), ("ja", "one other"), ("vi", "zero one other"),
    // Exact numbers cover a category that has no others.
    ("en", "=1 other"), ("pl", "=1 few many other"), ("ar", "=0 =1 =2 few many other"), ("fr", "=0 =1 other"),
    // Android's tools make these of the source, with the forms that it has.
    ("ar-XB", "one other"), ("en-XA", "other"),
  ]

  @Test("keeps silent where each whole number below a million has its form", arguments: complete)
  func keepsSilent(_ locale: String, _ categories: String) async throws {
    #expect(try await messages(forms(categories), in: locale) == [])
  }

  static let incomplete = [
    ("en", "other", "one (1)"), ("en", "one", "other (0, 2, 3)"), ("fr", "other", "one (0, 1)"),
    ("fr", "=1 other", "one (0)"), ("pl", "one other", "few (2, 3, 4) and many (0, 5, 6)"),
    ("ru", "one other", "few (2, 3, 4) and many (0, 5, 6)"), ("uk", "=1 few many other", "one (21, 31, 41)"),
    ("ar", "one other", "zero (0), two (2), few (3, 4, 5) and many (11, 12, 13)"),
    ("ar", "other one two few many", "zero (0)"),
    ("sl", "one two few", "other (0, 5, 6)"), ("lv", "one other", "zero (0, 10, 11)"),
    ("ro", "one other", "few (0, 2, 3)"), ("ja", "one", "other (0, 1, 2)"), ("pl", "one few many", "other (fractions)"),
  ]

  @Test("names what is missing, with the numbers that take it", arguments: incomplete)
  func speaks(_ locale: String, _ categories: String, _ missing: String) async throws {
    #expect(try await messages(forms(categories), in: locale) == ["No plural form for \(missing)."])
  }

  @Test("a text without plural forms is not asked for any")
  func plain() async throws {
    let catalog = AuditFixture.catalog(["key": ["ru": CatalogAudit.plain("%d файлов")]])
    #expect(try await CatalogAudit.report([catalog]).lines == [])
  }

  /// Field case F09: every leaf, its path, and one missing form is a finding of its own.
  @Test("each device has forms of its own")
  func devices() async throws {
    func leaf(_ device: String, _ category: String) -> Variant {
      Variant(
        path: VariantPath([.init(kind: "device", value: device), .init(kind: "plural", value: category)]), text: "%d")
    }
    let leaves = [leaf("iphone", "one"), leaf("iphone", "other"), leaf("mac", "other")]
    let report = try await CatalogAudit.report([AuditFixture.catalog(["key": ["en": leaves]])])
    let finding = try #require(report.finding("missing-plural-form"))
    #expect(finding.variant == "device:mac" && finding.severity == .warning && finding.key == "key")
  }

  @Test("so has each variable; one that shows nothing needs no forms")
  func variables() async throws {
    func variable(_ forms: [String: String]) -> Substitution {
      Substitution(argument: nil, formatSpecifier: "ld", forms: CatalogAudit.plural(forms))
    }
    var catalog = AuditFixture.catalog(["key": ["en": CatalogAudit.plain("%#@a@ %#@b@ %#@c@")]])
    catalog.entries[0].substitutions = [
      "a": variable(["one": "%d", "other": "%d"]), "b": variable(["other": "%d"]), "c": variable(["other": ""]),
    ]
    let report = try await CatalogAudit.report([catalog])
    #expect(report.messages("missing-plural-form") == ["%#@b@ has no form for one (1)."])
  }

  @Test("variables are told of by name: the order of a dictionary is another one in each run")
  func order() async throws {
    let names = ["a", "b", "c", "d", "e", "f", "g", "h"]
    var catalog = AuditFixture.catalog(["key": ["en": CatalogAudit.plain(names.map { "%#@\($0)@" }.joined())]])
    for name in names {
      catalog.entries[0].substitutions[name] = Substitution(
        argument: nil, formatSpecifier: "ld", forms: CatalogAudit.plural(["other": "%d"]))
    }
    let sentence = names.map { "%#@\($0)@ has no form for one (1)" }.joined(separator: "; ") + "."
    #expect(try await CatalogAudit.report([catalog]).messages("missing-plural-form") == [sentence])
  }

  @Test("a form that nobody has begun is not there, one in work is")
  func states() async throws {
    let all = forms("one few many other")
    func missing(_ state: Entry.State, text: String) async throws -> Int {
      try await messages(all, in: "pl") { entry in
        guard let index = entry.variants.firstIndex(where: { $0.path.plural == "few" }) else { return }
        entry.variants[index].state = state
        entry.variants[index].text = text
      }.count
    }
    #expect(try await missing(.new, text: "") == 1)
    #expect(try await missing(.needsReview, text: "%d pliki") == 0)
  }

  @Test("formats with rules of their own are held to those")
  func ownForms() async throws {
    #expect(try await messages(forms("one few many"), in: "pl") { $0.pluralForms = ["one", "few", "many"] } == [])
    #expect(
      try await messages(forms("one many"), in: "pl") { $0.pluralForms = ["one", "few", "many"] } == [
        "No plural form for few (2, 3, 4)."
      ])
  }

  static let inMessages: [(String, String, PlaceholderSyntax, String?)] = [
    ("ru", "{n, plural, one {#} few {#} many {#} other {#}}", .icu, nil),
    ("ru", "{n, plural, one {#} other {#}}", .icu, "few (2, 3, 4) and many (0, 5, 6)"),
    ("uk", "{n, plural, =1 {1} few {#} many {#} other {#}}", .icu, "one (21, 31, 41)"),
    ("ru", "{name, select, other {plural}}", .icu, nil),
    // Flutter makes one of =1, for all its numbers.
    ("uk", "{n, plural, =1{1} few{{n}} many{{n}} other{{n}}}", .flutter, nil),
    ("hi", "{n, plural, =1{1} other{{n}}}", .flutter, nil),
    // The default of a Fluent selector is for all other numbers; without a category it is no plural.
    ("ru", "{ $n ->\n [one] a\n [few] b\n *[many] c\n}", .fluent, nil),
    ("ru", "{ $n ->\n [1] a\n *[other] b\n}", .fluent, nil),
    ("ru", "{ $n ->\n [one] a\n *[other] b\n}", .fluent, "few (2, 3, 4) and many (0, 5, 6)"),
  ]

  @Test("messages hold their forms themselves", arguments: inMessages)
  func messages(_ locale: String, _ text: String, _ syntax: PlaceholderSyntax, _ missing: String?) async throws {
    var catalog = AuditFixture.catalog(["key": [locale: CatalogAudit.plain(text)]])
    catalog.entries[0].placeholders = syntax
    let found = try await CatalogAudit.report([catalog]).messages("missing-plural-form")
    #expect(found == (missing.map { ["No plural form for \($0)."] } ?? []))
  }

  /// Qt's languages have the forms of its own table; a file with fewer lacks some.
  @Test("Qt's numerus forms count by their places")
  func qt() async throws {
    func ts(_ language: String, _ forms: [String]) -> String {
      """
      <!DOCTYPE TS><TS version="2.1" language="\(language)" sourcelanguage="en"><context><name>C</name>
      <message numerus="yes"><source>%n file(s)</source><translation>
      \(forms.map { "<numerusform>\($0)</numerusform>" }.joined())
      </translation></message></context></TS>
      """
    }
    func lines(_ language: String, _ forms: [String]) async throws -> [String] {
      try await CatalogAudit.report(["a_\(language).ts": ts(language, forms)]).messages("missing-plural-form")
    }
    #expect(try await lines("pl", ["%n plik", "%n pliki", "%n plików"]) == [])
    #expect(try await lines("hu", ["%n fájl"]) == [])
    #expect(try await lines("fa", ["%n پرونده"]) == [])
    #expect(try await lines("pl", ["%n plik", "%n pliki"]) == ["No plural form for many (0, 5, 6)."])
  }

  /// gettext's formula says what forms there are: three in Polish, and none of them is for fractions.
  @Test("PO's forms count by the header's formula")
  func gettext() async throws {
    func po(_ forms: [String]) -> String {
      """
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Language: pl\\n"
      "Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\\n"

      #, c-format
      msgid "%d file"
      msgid_plural "%d files"
      \(forms.enumerated().map { "msgstr[\($0)] \"\($1)\"" }.joined(separator: "\n"))

      """
    }
    let all = try await CatalogAudit.report(["po/pl.po": po(["%d plik", "%d pliki", "%d plików"])])
    #expect(all.messages("missing-plural-form") == [])
    let two = try await CatalogAudit.report(["po/pl.po": po(["%d plik", "%d pliki"])])
    #expect(two.messages("missing-plural-form") == ["No plural form for many (0, 5, 6)."])
  }
}
