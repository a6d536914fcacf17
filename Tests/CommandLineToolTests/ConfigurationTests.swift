import Catalogs
import Checks
import Layouts
import Testing
import Titles
import Vocabulary

@testable import CommandLineTool

@Suite struct ConfigurationTests {
  /// The example of the design, without what belongs to later versions.
  static let example = """
    {
      catalogs: ["App/**/*.xcstrings", "App/*.lproj/*.strings"],   // globs, relative to this file
      exclude: ["Pods/**"],
      sourceLocale: "en",
      locales: ["de", "ar"], advisoryLocales: ["km"],              // advisory: at most warnings
      platform: "ios",                   // ios | android | web: default fonts, text sizes, text rules
      fonts: { manifest: "fonts.json5", files: ["Brand-Regular.ttf"], primary: "Brand", folders: ["fonts/"] },
      textSizes: "dynamicType", required: "xxxLarge", displayScale: 3, baseDirection: "locale",
      placeholders: { "%@": ["Maria", "محمد"], "%d": [1, 25, 12345], "{name}": ["Wolfeschlegelstein"], "price.*": { "%@": ["1.234,00 €"] } },
      components: {
        primaryAction: {
          strategy: "leadingImageCenteredTitle",       // a name, a list, or "all"
          titles: ["action.*", "!action.legal.*", "/^login\\\\./", { comment: "*button*" }, { class: "UIButton" }, { file: "Main.strings", source: "Save*" }],
          maxSourceLength: 40,
          size: { width: 288, height: 50 },            // a number, a list of numbers, "hug", "fit" or "fill"
          container: { width: 320, padding: 16, columns: 1, gap: 8 },
          font: { textStyle: "body", weight: "regular" }, // or { size: 17, scalesLike: "body" }, or { size: 12, scales: false }
          lines: 1, truncation: "tail", minimumScale: 1, uppercase: false, letterSpacing: 0, lineHeight: "primary",
          image: { width: 20, height: 20, scalesWithText: false, side: "leading", mirrors: false },
          options: { leadingPadding: 12, spacing: 8 },
          intent: { title: "remaining" }, clipsToBounds: true, group: "toolbar", required: "accessibility2",
        },
      },
      overrides: [{ locales: ["th", "my"], components: { primaryAction: { lineHeight: "fallback" } }, rules: {} }],
      rules: { "title-off-center": { severity: "error", tolerance: 2 }, "bidi-reordered-number": "off" },
      ignore: [{ key: "legal.*", locale: "de", rule: "text-truncated", component: "*", reason: "scrolls", expires: "2027-01-01" }],
      failOn: "error",
    }
    """

  @Test func theExampleOfTheDesignIsReadWhole() throws {
    let read = try configuration(Self.example)
    #expect(read.catalogs == ["App/**/*.xcstrings", "App/*.lproj/*.strings"])
    #expect(read.exclude == ["Pods/**"])
    #expect(read.fonts.manifest == .file("/app/fonts.json5"))
    #expect(read.fonts.files == ["/app/Brand-Regular.ttf"])
    #expect(read.fonts.folders == ["/app/fonts"])
    #expect(read.fonts.primary == "Brand")
    #expect(read.failOn == .error)
    #expect(read.notices.count == 1)
    #expect(read.notices.first?.contains("bidi-reordered-number") == true)

    let plan = read.plan
    #expect(plan.sourceLocale == LanguageTag("en"))
    #expect(plan.locales == [LanguageTag("de"), LanguageTag("ar")])
    #expect(plan.advisoryLocales == [LanguageTag("km")])
    #expect(plan.textSizes == .dynamicType)
    #expect(plan.required == TextSize("xxxLarge"))
    #expect(plan.grid == PixelGrid(scale: 3))
    #expect(plan.baseDirection == .locale)
    #expect(plan.samples.general["%@"] == [.text("Maria"), .text("محمد")])
    #expect(plan.samples.general["%d"] == [.number(1), .number(25), .number(12345)])
    #expect(plan.samples.byKey.first?.samples == ["%@": [.text("1.234,00 €")]])
    #expect(plan.samples.byKey.first?.pattern.matches("price.total") == true)
    #expect(plan.rules["title-off-center"] == .init(severity: .error, tolerance: 2))
    #expect(plan.rules["bidi-reordered-number"] == .init(isOff: true))
    #expect(plan.ignores.first?.expires == CalendarDay("2027-01-01"))
    #expect(plan.ignores.first?.location == SourceLocation(file: "snug.json5", line: 26, column: 12))
    #expect(!plan.isSurvey)
  }

  @Test func theComponentOfTheExample() throws {
    let component = try #require(try configuration(Self.example).plan.components.first)
    #expect(component.name == "primaryAction")
    #expect(component.location == SourceLocation(file: "snug.json5", line: 11, column: 5))
    #expect(component.strategies.map(\.name) == ["leadingImageCenteredTitle"])
    #expect(component.width == .points([288]))
    #expect(component.height == .points(50))
    #expect(component.container == .init(width: 320, padding: 16, columns: 1, gap: 8))
    #expect(component.font == FontChoice(textStyle: .body, weight: .regular))
    #expect(component.lines == 1)
    #expect(component.truncation == .tail)
    #expect(component.lineHeight == .primary)
    #expect(component.image?.size == Size(width: 20, height: 20))
    #expect(component.image?.side == .leading)
    #expect(component.intent == IntentOverride(title: .remaining))
    #expect(component.clipsToBounds)
    #expect(component.group == "toolbar")
    #expect(component.required == TextSize("accessibility2"))
  }

  @Test(arguments: [
    ("action.save", nil as String?, "Save", "A.strings", true),
    ("action.legal.terms", nil, "Terms", "A.strings", false),
    ("login.start", nil, "Sign in", "A.strings", true), ("prelogin.start", nil, "Sign in", "A.strings", false),
    ("x", "the button of the toolbar", "Go", "A.strings", true),
    ("x", "Class = \"UIButton\"; normalTitle = \"Go\";", "Go", "A.strings", true),
    ("x", nil, "Save all", "App/en.lproj/Main.strings", true), ("x", nil, "Load", "App/en.lproj/Main.strings", false),
    ("action.x", nil, "123456789 123456789 123456789 123456789 1", "A.strings", false),
  ])
  func theTitlesOfTheExample(_ key: String, _ comment: String?, _ source: String, _ file: String, _ taken: Bool) throws
  {
    let component = try #require(try configuration(Self.example).plan.components.first)
    let candidate = TitleSelection.Candidate(key: key, source: source, comment: comment, file: file)
    #expect(component.titles.takes(candidate, component: "primaryAction") == taken)
  }

  /// GTK marks a letter with `_`; a format that says itself that it has `&` keeps it.
  @Test func mnemonicsOfFormatsThatDoNotSay() async throws {
    let folder = try TemporaryFolder([
      "snug.json5": "{ mnemonics: { po: '_', resx: '_' } }",
      "po/de.po": """
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\n"

      msgid "_Open"
      msgstr "Ö_ffnen__"

      """,
      "a.resx": "<root><data name=\"b.Text\"><value>&amp;A_b</value></data></root>",
    ])
    func visibleText(_ key: String, _ path: String, _ locale: String) async -> String? {
      let run = await snug(
        "inspect", "--key", key, "--locale", locale, "--strategy", "contentBlock", "--width", "200", path,
        in: folder.path)
      return JSONDocument(Array(run.output.utf8), syntax: .json).root?[key: "visibleText"]?.string
    }
    #expect(await visibleText("_Open", "po/de.po", "de") == "Öffnen_")
    #expect(await visibleText("b.Text", "a.resx", "en") == "A_b")
  }

  // MARK: Defaults

  @Test(arguments: [
    (Platform.ios, FontChoice(textStyle: .body), LineHeight.primary, false, 3.0, "xxxLarge", BaseDirection.locale),
    (.android, FontChoice(size: 14), .fallback, true, 3, "1.3", .auto),
    (.web, FontChoice(size: 16), .fallback, false, 1, "2", .locale),
  ])
  func aPlatformHasItsDefaults(
    _ platform: Platform, _ font: FontChoice, _ lineHeight: LineHeight, _ clips: Bool, _ scale: Double,
    _ required: String, _ direction: BaseDirection
  ) throws {
    let read = try configuration("{ platform: \"\(platform.rawValue)\", components: { a: {} } }")
    let component = try #require(read.plan.components.first)
    #expect(component.font == font)
    #expect(component.lineHeight == lineHeight)
    #expect(component.clipsToBounds == clips)
    #expect(component.width == .points([288]))
    #expect(component.height == .points(50))
    #expect(component.lines == 1)
    #expect(component.minimumScale == 1)
    #expect(component.truncation == nil)
    #expect(component.image == nil)
    #expect(component.titles.maxSourceLength == 40)
    #expect(read.plan.grid == PixelGrid(scale: scale))
    #expect(read.plan.required == TextSize(required))
    #expect(read.plan.baseDirection == direction)
    #expect(read.failOn == nil)
  }

  @Test func theCommandLinesPlatformGoesOverTheFiles() throws {
    let read = try configuration("{ platform: \"ios\", components: { a: {} } }", platform: .web)
    #expect(read.plan.platform == .web)
    #expect(read.plan.textSizes == .wcag)
  }

  @Test func namedTitlesHaveNoLimitOfTheirOwn() throws {
    let read = try configuration("{ components: { a: { titles: [\"*\"] } } }")
    #expect(read.plan.components.first?.titles.maxSourceLength == nil)
  }

  // MARK: Values in several forms

  @Test func sizesAndFontsInTheirForms() throws {
    let read = try configuration(
      """
      { textSizes: [1.30, "large", "accessibility5"], required: 1.5, components: {
        a: { size: { width: [320, 288], height: "hug" }, font: { size: 17, scalesLike: "headline", weight: 650 } },
        b: { size: { width: "hug" }, font: { size: 12, scales: false }, letterSpacing: "0.05em", lineHeight: 1.2 },
        c: { size: { width: "fit" }, container: { width: 320 }, font: { textStyle: "headline" }, letterSpacing: -0.4 },
        d: { size: { width: "fill", height: 44.5 }, container: { width: 320, padding: 10, columns: 2, gap: 20 },
             font: { weight: "bold" } },
      } }
      """)
    #expect(read.plan.textSizes.sizes.map(\.name) == ["large", "1.3", "accessibility5"])
    #expect(read.plan.required == TextSize("1.5"))
    let (a, b, c, d) = (
      read.plan.components[0], read.plan.components[1], read.plan.components[2], read.plan.components[3]
    )
    #expect(a.width == .points([320, 288]))
    #expect(a.height == .hug(minimum: 0))
    #expect(a.font == FontChoice(size: 17, scalesLike: .headline, weight: FontWeight(650)))
    #expect(b.width == .hug)
    #expect(b.height == .points(50))
    #expect(b.font == FontChoice(fixedSize: 12))
    #expect(b.letterSpacing == .em(0.05))
    #expect(b.lineHeight == .multiple(1.2))
    #expect(c.width == .fit)
    #expect(c.font == FontChoice(textStyle: .headline, weight: .semibold))
    #expect(c.letterSpacing == .points(-0.4))
    #expect(d.width == .fill)
    #expect(d.height == .points(44.5))
    #expect(d.container?.columnWidth == 140)
    #expect(d.font == FontChoice(textStyle: .body, weight: .bold))
  }

  @Test func eachStrategyGetsTheOptionsThatItKnows() throws {
    let read = try configuration(
      """
      { components: { a: { strategy: ["contentBlock", "leadingImageCenteredTitle", "mirroredTransform"],
        options: { spacing: 3, contentInsets: { left: 5 }, imageInsets: [1, 2, 3, 4] } } } }
      """)
    let strategies = read.plan.components[0].strategies.map(\.strategy)
    let insets = (EdgeInsets(left: 5), EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(strategies[0] as? ContentBlock == ContentBlock(contentInsets: insets.0, imageInsets: insets.1))
    #expect((strategies[1] as? LeadingImageCenteredTitle)?.spacing == 3)
    #expect((strategies[2] as? MirroredTransform)?.block.contentInsets == insets.0)
    #expect((strategies[2] as? MirroredTransform)?.block.titleInsets == EdgeInsets(top: 8))
  }

  @Test func allStrategies() throws {
    let read = try configuration("{ components: { a: { strategy: \"all\" } } }")
    #expect(read.plan.components[0].strategies.map(\.name) == StrategyList.names)
  }

  @Test func aManifestByItsBareNameIsOneOfSnugs() throws {
    #expect(try configuration("{ fonts: { manifest: \"ios-system\" } }").fonts.manifest == .named("ios-system"))
    #expect(try configuration("{ fonts: { manifest: \"../a.json5\" } }").fonts.manifest == .file("/a.json5"))
  }

  @Test func withoutComponentsItIsASurvey() throws {
    let read = try configuration("{ $schema: \"x\", sourceLocale: \"de\" }")
    #expect(read.plan.isSurvey)
    #expect(read.plan.sourceLocale == LanguageTag("de"))
    #expect(read.plan.components.map(\.name) == ["survey"])
  }

  // MARK: Overrides

  @Test func overridesAddUpForEachLocale() throws {
    let read = try configuration(
      """
      { components: { a: { lines: 1, size: { width: 100, height: 40 } }, b: {} },
        overrides: [
          { locales: ["zh", "th"], components: { a: { lines: 2, size: { height: 60 } } }, rules: { "text-hidden": "off" } },
          { locales: ["zh-Hant"], components: { a: { lines: 3 }, b: { lines: 4 } } },
          { locales: ["th"], rules: { "text-hidden": "note" } },
        ] }
      """)
    let overrides = read.plan.overrides
    #expect(overrides.map(\.locales) == [[LanguageTag("th")], [LanguageTag("zh")], [LanguageTag("zh-Hant")]])
    #expect(overrides.map { $0.components["a"]?.lines } == [2, 2, 3])
    #expect(overrides.map { $0.components["b"]?.lines } == [nil, nil, 4])
    #expect(overrides[2].components["a"]?.width == .points([100]))
    #expect(overrides[2].components["a"]?.height == .points(60))
    #expect(
      overrides.map { $0.rules["text-hidden"] } == [.init(severity: .note), .init(isOff: true), .init(isOff: true)])
  }

  @Test func anOverridesFontTakesThePlaceOfTheOther() throws {
    let read = try configuration(
      """
      { components: { a: { font: { textStyle: "title1" } } },
        overrides: [{ locales: ["th"], components: { a: { font: { size: 15 } } } }] }
      """)
    #expect(read.plan.overrides[0].components["a"]?.font == FontChoice(size: 15))
  }
}
