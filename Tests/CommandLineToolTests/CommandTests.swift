import Catalogs
import Checks
import Layouts
import Testing
import Vocabulary

@testable import CommandLineTool

@Suite struct CommandTests {
  // MARK: init

  static let files = [
    "App/Localizable.xcstrings": """
    {"sourceLanguage": "en-GB", "version": "1.0", "strings": {"a": {"localizations":
    {"en-GB": {"stringUnit": {"state": "translated", "value": "A"}}, "de": {"stringUnit": {"state": "translated", "value": "Ä"}}}}}}
    """,
    "App/en-GB.lproj/Main.strings": "\"b\" = \"B\";", "App/de.lproj/Main.strings": "\"b\" = \"ß\";",
    "App/ar.lproj/Main.strings": "\"b\" = \"ب\";", "Odd [1]/en-GB.lproj/X.strings": "\"c\" = \"C\";",
  ]

  @Test func whatInitWritesIsRead() async throws {
    let folder = try TemporaryFolder(Self.files)
    let run = await snug("init", in: folder.path)
    #expect(run.status == .clean, "\(run.errors)")
    #expect(
      run.output.hasPrefix("Wrote snug.json5: 5 catalog files in 3 locales, source en-GB, platform ios.\nNext: "))
    let read = try configuration(try #require(folder.text(of: "snug.json5")))
    #expect(read.catalogs == ["App/Localizable.xcstrings", "App/*.lproj/Main.strings", "Odd \\[1]/*.lproj/X.strings"])
    #expect(read.plan.sourceLocale == LanguageTag("en-GB"))
    #expect(read.plan.platform == .ios)
    #expect(read.failOn == .error)
    #expect(read.notices.isEmpty)
    let component = try #require(read.plan.components.first)
    #expect(component.strategies.map(\.name) == ["contentBlock"])
    #expect(component.width == .points([288]))
    let keys = await snug("keys", in: folder.path)
    #expect(keys.output.hasPrefix("button: 3 keys\n"), "\(keys.output) \(keys.errors)")
  }

  @Test(arguments: Platform.allCases)
  func whatInitWritesForAPlatformIsRead(_ platform: Platform) async throws {
    let folder = try TemporaryFolder(["de.lproj/\"odd\" name.strings": "\"b\" = \"B\";"])
    let run = await snug("init", "--platform", platform.rawValue, "--source-locale", "de", in: folder.path)
    #expect(run.status == .clean, "\(run.errors)")
    let read = try configuration(try #require(folder.text(of: "snug.json5")))
    #expect(read.plan.platform == platform)
    #expect(read.plan.sourceLocale == LanguageTag("de"))
    #expect(read.catalogs == ["*.lproj/\"odd\" name.strings"])
  }

  /// The settings that are only shown, as comments, are right as well.
  @Test func theCommentsOfInitAreRightToo() async throws {
    let folder = try TemporaryFolder(Self.files)
    _ = await snug("init", in: folder.path)
    let settings = ["exclude:", "locales:", "titles:", "image:", "ignore:"]
    let lines = try #require(folder.text(of: "snug.json5")).split(separator: "\n").map { line in
      let bare = line.drop { " /".contains($0) }
      return settings.contains { bare.hasPrefix($0) } ? String(bare) + "," : String(line)
    }
    let read = try configuration(lines.joined(separator: "\n").replacing(",,", with: ","))
    #expect(read.plan.locales?.count == 3)
    #expect(read.plan.ignores.count == 1)
    #expect(read.plan.components.first?.titles.matches.count == 4)
    #expect(read.plan.components.first?.image != nil)
  }

  @Test func initOverwritesNothing() async throws {
    let folder = try TemporaryFolder(Self.files.merging(["snug.json": "{}"]) { $1 })
    let run = await snug("init", in: folder.path)
    #expect(run.status == .usage)
    #expect(run.errors == "snug: snug.json is there already, and stays as it is\n")
    #expect(folder.text(of: "snug.json5") == nil)
  }

  /// A locale that is added later is audited without a change of the configuration.
  @Test func initNamesNewLocalesAhead() async throws {
    let folder = try TemporaryFolder([
      "l10n/app_en.arb": "{\"a\": \"A\"}", "l10n/app_de.arb": "{\"a\": \"Ä\"}",
      "po/de.po": "msgid \"a\"\nmsgstr \"b\"\n", "Main.resx": "<root><data name=\"a\"><value>A</value></data></root>",
      "Main.de.resx": "<root><data name=\"a\"><value>B</value></data></root>",
      "app/res/values/strings.xml": "<resources><string name=\"a\">A</string></resources>",
      "app/res/values-de/strings.xml": "<resources><string name=\"a\">B</string></resources>",
      "i18n/app_de.ts":
        "<!DOCTYPE TS><TS language=\"de\"><context><message><source>a</source></message></context></TS>",
    ])
    let run = await snug("init", in: folder.path)
    #expect(run.status == .clean, "\(run.errors)")
    let read = try configuration(try #require(folder.text(of: "snug.json5")))
    #expect(
      read.catalogs == [
        "Main.*.resx", "Main.resx", "app/res/values-*/strings.xml", "app/res/values/strings.xml", "i18n/app_*.ts",
        "l10n/app_*.arb", "po/*.po",
      ])
  }

  @Test func initTellsWhatHasToBeNamed() async throws {
    let folder = try TemporaryFolder([
      "web/locales/nl/common.json": "{\"a\": \"A\"}", "web/package.json": "{\"a\": \"A\"}",
    ])
    for (arguments, command) in [(["init", "web"], "snug init"), (["audit", "web"], "snug audit")] {
      let run = await snug(arguments[0], arguments[1], in: folder.path)
      #expect(run.status == .usage)
      #expect(
        run.errors
          == "snug: no catalog was found in web. Files with the extensions .loctable, .csv, .tsv, .properties, "
          + ".json, .json5, .jsonc, .yml, .yaml are read when they are named: \(command) 'web/locales/*/common.json'\n")
    }
    let java = try TemporaryFolder(["res/L.properties": "a=A\n", "res/L_de.properties": "a=Ä\n"])
    let globs = "'res/L_*.properties' 'res/L.properties'"
    #expect(await snug("audit", in: java.path).errors.hasSuffix(": snug audit \(globs)\n"))
    let run = await snug("init", "web/locales/*/common.json", in: folder.path)
    #expect(run.status == .clean, "\(run.errors)")
    #expect(try configuration(try #require(folder.text(of: "snug.json5"))).catalogs == ["web/locales/*/common.json"])
    #expect(
      await snug("init", "nothing.json", in: folder.path).errors
        == "snug: snug.json5 is there already, and stays as it is\n")
  }

  @Test func initWithoutCatalogsWritesNothing() async throws {
    let folder = try TemporaryFolder()
    let run = await snug("init", in: folder.path)
    #expect(run.status == .usage)
    #expect(folder.names.isEmpty)
  }

  // MARK: keys

  @Test func keysSaysWhyAKeyIsTakenOrLeft() async throws {
    let folder = try TemporaryFolder([
      "snug.json5": """
      { components: {
        tool: { titles: ["tool.*", "!tool.legal", "/^x/"] },
        any: { titles: [{ comment: "*any*" }], maxSourceLength: 5 },
      } }
      """,
      "en.lproj/A.strings": """
      "tool.save" = "Save";
      "tool.legal" = "Terms";
      /* snug: any */
      "tool.assigned" = "Assigned";
      "x1" = "X";
      /* any */
      "long" = "Too long for any";
      """,
    ])
    let run = await snug("keys", in: folder.path)
    #expect(run.status == .clean)
    #expect(
      run.output == """
        tool: 2 keys
          tool.save  en.lproj/A.strings:1  key tool.*
          x1         en.lproj/A.strings:5  key /^x/

        any: 1 key
          tool.assigned  en.lproj/A.strings:4  its comment says snug: any

        no component: 2 keys
          long        en.lproj/A.strings:7  tool: no entry of titles fits; any: 16 characters, at most 5
          tool.legal  en.lproj/A.strings:2  tool: excluded by !key tool.legal; any: no entry of titles fits

        """)
    let unmatched = await snug("keys", "--unmatched", in: folder.path)
    #expect(run.output.hasSuffix(unmatched.output))
    #expect(unmatched.output.hasPrefix("no component: 2 keys\n"))
  }

  /// A message is as long as what it shows: a reader never sees its choices and the names of its values.
  @Test func messagesAreAsLongAsTheyAreShown() async throws {
    let long = "{count, plural, one{Move {count} of the files} other{Move {count} of the selected files to here}}"
    let folder = try TemporaryFolder([
      "snug.json5": "{ components: { button: {} } }",
      "l10n/app_en.arb": """
      {"@@locale": "en", "invite": "{count, plural, =0{Invite nobody} one{Invite {count} friend} other{Invite {count} friends}}",
      "move": "\(long)", "share": "Share with {theFullNameOfTheOtherPerson}, {city}"}
      """,
    ])
    let run = await snug("keys", in: folder.path)
    #expect(
      run.output == """
        button: 3 keys
          invite  l10n/app_en.arb:1  its source has at most 40 characters
          move    l10n/app_en.arb:2  its source has at most 40 characters
          share   l10n/app_en.arb:2  its source has at most 40 characters

        no component: 0 keys

        """)
    try folder.write("{ components: { button: { maxSourceLength: 16 } } }", to: "snug.json5")
    // “Invite 2 friends”, “Move 0 of the selected files to here”, “Share with Maria, Maria”
    #expect(
      await snug("keys", in: folder.path).output == """
        button: 1 key
          invite  l10n/app_en.arb:1  its source has at most 16 characters

        no component: 2 keys
          move   l10n/app_en.arb:2  36 characters, at most 16
          share  l10n/app_en.arb:2  23 characters, at most 16

        """)
  }

  @Test func keysTellsWhatCannotBeRead() async throws {
    let folder = try TemporaryFolder(["en.lproj/A.strings": "\"a\" = \"b\";\n\"c\" = \"d"])
    let run = await snug("keys", "en.lproj/A.strings", "nope.strings", in: folder.path)
    #expect(run.status == .incomplete)
    #expect(run.errors.contains("snug: nope.strings does not exist\n"))
    #expect(run.errors.contains("en.lproj/A.strings:2:"))
    #expect(run.output.contains("survey: 1 key\n"))
  }

  // MARK: strategies, rules, fonts

  @Test(arguments: StrategyList.all.map { $0.explanation.name })
  func aStrategyIsExplained(_ name: String) async throws {
    let run = await snug("strategies", name)
    let explanation = try #require(StrategyList.type(named: name)).explanation
    for heading in ["Formula", "Source", "Certainty", "Do you have it?"] {
      #expect(run.output.contains("\n\(heading)\n"))
    }
    #expect(run.output.contains("You have this if your code says") || run.output.contains("You have this if your"))
    for option in explanation.options { #expect(run.output.contains("\n  \(option.name)  ")) }
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func rulesAreListedAndExplained() async throws {
    let list = await snug("rules")
    #expect(list.status == .clean)
    for rule in RuleList.all {
      #expect(list.output.contains("\n  \(rule.id) "))
      let explained = await snug("rules", rule.id)
      #expect(explained.output.hasPrefix("\(rule.id)\n  \(rule.severity.rawValue); "))
      for line in explained.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    }
    let wrong = await snug("rules", "text-trunkated")
    #expect(wrong.errors == "snug: there is no rule “text-trunkated”; did you mean “text-truncated”?\n")
  }

  /// The table of the design: a rule is checked, or known to be for later, and never both.
  @Test func theRulesOfTheDesign() {
    let design = """
      text-truncated text-clipped text-clipped-vertically text-hidden ink-outside-frame exact-fit text-shrunk word-broken
      degenerate-wrap truncation-ambiguous placeholder-lost line-box-too-tall element-protrusion container-protrusion
      image-squeezed text-image-overlap sibling-overlap title-off-center image-drift image-not-mirrored
      layout-not-mirrored baseline-shift group-scale-differs missing-glyph blank-glyph fallback-mix spacing-breaks-joining
      vertical-script bidi-unbalanced-control bidi-reordered-number bidi-leading-punctuation bidi-unisolated-placeholder
      presentation-form catalog-unreadable duplicate-key missing-translation empty-translation placeholder-mismatch
      missing-plural-form mojibake limit-exceeded source-near-limit not-measured ignore-expired ignore-unused
      """.split { $0 == " " || $0 == "\n" }.map(String.init)
    #expect((RuleNames.checked + RuleNames.later).sorted() == design.sorted())
  }

  @Test func fontsOfSeveralScripts() {
    func scripts(_ tag: String) -> [String] { FontTable.scripts(of: LanguageTag(tag)).map(\.code) }
    #expect(scripts("ja-Jpan-JP") == ["Hani", "Hira", "Kana"])
    #expect(scripts("ko-Kore-KR") == ["Hang"])
    #expect(scripts("zh-Hant-TW") == ["Hani"])
    #expect(scripts("de-Latn-DE") == ["Latn"])
    #expect(scripts("de").isEmpty)
  }

  // MARK: Catalogs

  @Test func aNamedTranslationBringsItsSource() throws {
    let folder = try TemporaryFolder([
      "a/de.lproj/A.strings": "", "a/en.lproj/A.strings": "", "a/en.lproj/B.strings": "", "a/fr.lproj/A.strings": "",
      "a/Base.lproj/A.strings": "", "b/en.lproj/A.strings": "", "b/L.xcstrings": "{}",
    ])
    let session = session(in: folder.path)
    let plan = AuditPlan.survey(platform: .ios, today: session.today)
    let configuration = Configuration(file: nil, folder: folder.path, plan: plan)
    func files(_ path: String) throws -> [String] {
      let found = try configuration.findCatalogs([path], session: session)
      return try configuration.withSources(found, paths: [path], session: session).files.map(\.path)
    }
    #expect(
      try files("a/de.lproj/A.strings") == ["a/Base.lproj/A.strings", "a/de.lproj/A.strings", "a/en.lproj/A.strings"])
    #expect(try files("b/L.xcstrings") == ["b/L.xcstrings"])
    // Qt's source locale has a file of its own where it needs plural forms.
    for (path, language) in [
      ("q/app_de.ts", "de"), ("q/app_en.ts", "en"), ("q/app_fr.ts", "fr"), ("q/deep/app_en.ts", "en"),
    ] {
      try folder.write("<TS version=\"2.1\" language=\"\(language)\"/>", to: path)
    }
    #expect(try files("q/app_de.ts") == ["q/app_de.ts", "q/app_en.ts"])
    for path in ["w/nl/s.json", "w/en/s.json", "w/en/deep/en/s.json", "w/x/en/s.json", "r/M.resx", "r/M.nl.resx"] {
      try folder.write("{\"a\": \"b\"}", to: path)
    }
    #expect(try files("w/nl/s.json") == ["w/en/s.json", "w/nl/s.json"])
    #expect(try files("r/M.nl.resx") == ["r/M.nl.resx", "r/M.resx"])
  }

  /// A key that several catalogs have is that of the PATH; a translation named brings its source and is shown itself.
  @Test func aKeyIsThatOfTheCatalogNamed() async throws {
    let folder = try TemporaryFolder([
      "a/en.lproj/A.strings": "\"k\" = \"Send\";", "a/de.lproj/A.strings": "\"k\" = \"Senden\";",
      "b/en.lproj/A.strings": "\"k\" = \"Post\";",
    ])
    func inspect(_ path: String) async -> Run {
      await snug("inspect", "--key", "k", "--strategy", "contentBlock", "--width", "200", path, in: folder.path)
    }
    let both = await inspect(".")
    #expect(both.status == .usage)
    #expect(
      both.errors == "snug: several catalogs have the key “k”: name the one that you mean as PATH, one of "
        + "a/en.lproj/A.strings, b/en.lproj/A.strings\n")
    for (path, text) in [("a/de.lproj/A.strings", "Senden"), ("a/en.lproj/A.strings", "Send"), ("b", "Post")] {
      let run = await inspect(path)
      #expect(run.output.contains("\"visibleText\": \"\(text)\""), "\(run.errors)")
    }
  }

  /// A text of the command line is a translation, though no catalog has it.
  @Test func aTextIsNoMissingTranslation() async throws {
    let folder = try TemporaryFolder()
    let run = await snug(
      "inspect", "--text", "Speichern", "--locale", "de", "--source", "Save", "--strategy", "contentBlock", "--width",
      "20", in: folder.path)
    #expect(run.output.contains("\"rule\": \"text-truncated\"") || run.output.contains("\"rule\": \"text-hidden\""))
    #expect(!run.output.contains("missing-translation"))
    // It is held against its source as a catalog's is.
    let other = await snug(
      "inspect", "--text", "Sichern", "--locale", "de", "--source", "Save %@", "--strategy", "contentBlock", "--width",
      "200", in: folder.path)
    #expect(other.output.contains("\"rule\": \"placeholder-mismatch\""))
  }

  @Test func theSourceLocaleOfTheCommandLine() async throws {
    let folder = try TemporaryFolder([
      "de.lproj/A.strings": "\"k\" = \"Senden\";", "fr.lproj/A.strings": "\"k\" = \"Envoyer\";",
      "snug.json5": "{ sourceLocale: 'fr' }",
    ])
    #expect(await snug("keys", in: folder.path).output.contains("  k  fr.lproj/A.strings:1  "))
    #expect(await snug("keys", "--source-locale", "de", in: folder.path).output.contains("  k  de.lproj/A.strings:1  "))
  }

  // MARK: The ad-hoc component and the survey

  @Test func aComponentOfTheCommandLine() throws {
    var read = try configuration("{ rules: { \"text-hidden\": \"off\" }, components: { a: {} } }")
    var adHoc = AdHocComponent()
    adHoc.strategies = ["contentBlock", "imageAboveTitle"]
    adHoc.width = 120
    adHoc.image = Size(width: 24, height: 24)
    try adHoc.apply(to: &read.plan)
    #expect(read.plan.components.map(\.name) == ["contentBlock", "imageAboveTitle"])
    #expect(read.plan.components.allSatisfy { $0.width == .points([120]) })
    #expect(read.plan.components.map(\.height) == [.points(50), .hug(minimum: 0)])
    #expect(read.plan.components[0].image?.size == Size(width: 24, height: 24))
    #expect(read.plan.components[0].titles.maxSourceLength == 40)
    #expect(read.plan.rules["text-hidden"]?.isOff == true)
    #expect(!read.plan.isSurvey)
  }

  @Test func anImageThatChangesNothingIsTold() {
    let size = Size(width: 32, height: 32)
    #expect(AdHocComponent.notices(image: size, ["contentBlock", "balancedInsets", "mirroredTransform"]).isEmpty)
    #expect(AdHocComponent.notices(image: nil, ["imageAboveTitle"]).isEmpty)
    #expect(
      AdHocComponent.notices(image: size, ["fullWidthTitle"])
        == ["--image changes nothing in fullWidthTitle: the size of its image is its option “imageSize”"])
  }

  @Test func theSurvey() throws {
    var plan = AuditPlan.survey(platform: .ios, today: CalendarDay(year: 2026, month: 11, day: 30))
    let component = try #require(plan.components.first)
    #expect(plan.components.count == 1)
    #expect(plan.isSurvey)
    #expect(component.strategies.map(\.name) == AuditPlan.surveyedStrategies)
    #expect(component.width == .points([288]))
    #expect(component.height == .hug(minimum: 50))
    #expect(component.image?.size == Size(width: 20, height: 20))
    #expect(component.font == FontChoice(textStyle: .body))
    #expect(component.titles.maxSourceLength == 40)
    let mirrored = try #require(component.strategies[4].strategy as? MirroredTransform)
    #expect(mirrored.block == ContentBlock())

    var narrower = AdHocComponent()
    narrower.width = 100
    try narrower.apply(to: &plan)
    #expect(plan.isSurvey)
    #expect(plan.components[0].width == .points([100]))
    #expect(plan.components[0].height == .hug(minimum: 50))
  }

  // MARK: What flags change

  @Test func textSizesOfTheCommandLine() throws {
    var options = AuditOptions()
    options.textSizes = ["wcag"]
    var read = try configuration("{ components: { a: {} } }")
    try read.apply(options)
    #expect(read.plan.textSizes == .wcag)
    #expect(read.plan.required == TextSize("2"))

    var stated = try configuration("{ required: \"large\", components: { a: {} } }")
    try stated.apply(options)
    #expect(stated.plan.required == TextSize("large"))

    options.textSizes = ["wcag", "large"]
    #expect(throws: UsageError.self) { try read.apply(options) }
  }

  @Test(arguments: [
    ("spacing=8", OptionValue.number(8)), ("mirrors=true", .bool(true)), ("a=fill", .word("fill")),
    ("i=1,2,3,4.5", .insets(EdgeInsets(top: 1, left: 2, bottom: 3, right: 4.5))), ("a=1,2", .word("1,2")),
  ])
  func anOptionOfTheCommandLine(_ text: String, _ value: OptionValue) {
    #expect(InspectOptions.StrategyOption(text)?.value == value)
  }

  @Test(arguments: ["spacing", "=8", "a=", ""])
  func anOptionWithoutNameOrValue(_ text: String) { #expect(InspectOptions.StrategyOption(text) == nil) }
}
