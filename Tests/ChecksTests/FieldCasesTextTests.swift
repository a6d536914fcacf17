import Catalogs
import Checks
import Fonts
import Layouts
import Testing
import Vocabulary

/// Field cases D to G: glyphs, breaks, catalogs and noise, as far as an audit speaks of them.
///
/// Not due yet: D03 (`blank-glyph`), D09 (`spacing-breaks-joining`), D13 (`vertical-script`), E01 and E09
/// (`word-broken`, `degenerate-wrap`), E07, E11, E13's warning, E19 (`exact-fit`), E21's warning, G03 (pictures), G11
/// (baseline), G13 (formats), G15 (`source-near-limit`). D07, E05, E15 are Typesetting's, F01 to F05, F15 and F17
/// Catalogs'; F07 to F29, G07 and G09 are with the rules about entries, too.
@Suite("Field cases: text", .enabled(if: TestFonts.areInstalled, "the Noto faces are not installed"))
struct FieldCasesTextTests {
  // MARK: D, glyphs

  @Test("D01: the code points that no face of the stack has")
  func missingInStack() async throws {
    let hebrewOnly = [TestFonts.notoSans, TestFonts.noto("Noto Sans Hebrew", scripts: ["Hebr"])]
    let report = try await AuditFixture(faces: hebrewOnly, width: 288).audit("设置", in: "zh-Hans", source: "Settings")
    #expect(report.rules() == ["missing-glyph"])
    let finding = try #require(report.finding("missing-glyph", "zh-Hans"))
    #expect(finding.message.contains("U+8BBE, U+7F6E"))
    #expect(finding.severity == .error && finding.key == "title")
  }

  @Test("D05: capitals may be missing where small letters are not")
  func capitals() async throws {
    var fixture = try AuditFixture(faces: [TestFonts.dejaVuSans], width: 288)
    let titles = ["country": ["en": "Georgia", "ka": "საქართველო"]]
    #expect(try await fixture.audit(titles).findings.isEmpty)
    var capitals = fixture.component
    capitals.name = "capitals"
    capitals.isUppercase = true
    fixture.plan.components.append(capitals)
    let report = try await fixture.audit(titles)
    #expect(report.rules() == ["missing-glyph"])
    // Ten letters, of which ა stands twice and ე once more: each code point is named once.
    #expect(report.finding("missing-glyph", "ka")?.message.contains("U+1CA1") == true)

    var georgian = try AuditFixture(faces: [TestFonts.noto("Noto Sans Georgian")], width: 100)
    #expect(near(try await georgian.audit(titles).finding("text-truncated", "ka")?.needed, 119.1))
    georgian.component.isUppercase = true
    #expect(near(try await georgian.audit(titles).finding("text-truncated", "ka")?.needed, 127.5))
  }

  @Test("D11: Bengali is shaped, without a dotted circle")
  func bengali() async throws {
    let faces = [TestFonts.notoSans, TestFonts.noto("Noto Sans Bengali", scripts: ["Beng"])]
    let report = try await AuditFixture(faces: faces, width: 100).audit("মিউজিক প্লেয়ার", in: "bn", source: "Music")
    #expect(report.rules() == ["text-truncated"])
    #expect(near(report.finding("text-truncated", "bn")?.needed, 108.8))
    #expect(report.finding("text-truncated", "bn")?.visibleText?.contains("\u{25CC}") == false)
  }

  @Test("D15: capitals by the catalog's locale")
  func turkish() async throws {
    var fixture = try AuditFixture(width: 100)
    fixture.component.isUppercase = true
    let report = try await fixture.audit("Sayfa bilgisi", in: "tr", source: "Page info")
    let finding = try #require(report.finding("text-truncated", "tr"))
    #expect(near(finding.needed, 111.2))
    #expect(finding.visibleText?.contains("İ") == true)
  }

  @Test("D17: a language's own name needs its font in every locale", arguments: ["বাংলা", "አማርኛ", "ქართული"])
  func endonyms(name: String) async throws {
    #expect(try await AuditFixture(width: 288).audit(name, in: "en").rules() == ["missing-glyph"])
  }

  // MARK: E, breaks

  @Test("E03: a soft hyphen is nothing until a line breaks there")
  func softHyphen() async throws {
    let text = "Länder\u{AD}übergreifende Risiko-Ermittlung"
    let wide = try await AuditFixture(width: 320).audit(text, in: "de", source: "Risk")
    #expect(wide.findings.isEmpty)
    let narrow = try await AuditFixture(width: 300).audit(text, in: "de", source: "Risk")
    #expect(near(narrow.finding("text-truncated", "de")?.needed, 312.13))
    // "Länder-" and "übergreifende" fit where "Länderübergreifende" does not.
    var wrapped = try AuditFixture(width: 120, height: 100, lines: 4)
    #expect(try await wrapped.audit(text, in: "de", source: "Risk").findings.isEmpty)
    wrapped.component.lines = 2
    let cut = try await wrapped.audit(text, in: "de", source: "Risk")
    #expect(cut.finding("text-truncated", "de")?.visibleText?.hasPrefix("Länder\u{AD}\u{2010}") == true)
  }

  @Test("E17: what does not fit the only line is gone")
  func droppedLines() async throws {
    let report = try await AuditFixture(width: 80).audit("Gras\n(ein wenig tief)", in: "de", source: "Grass")
    let finding = try #require(report.finding("text-truncated", "de"))
    #expect(finding.message.hasPrefix("Lines beyond the limit are dropped"))
    #expect(finding.visibleText == "Gras")
    var fixture = try AuditFixture(width: 80)
    fixture.component.truncation = .clip
    #expect(try await fixture.audit("Gras\n(ein wenig tief)", in: "de", source: "Grass").rules() == ["text-truncated"])
    fixture.component.lines = 0
    fixture.component.height = .points(100)
    let whole = try await fixture.audit("Gras\n(ein wenig tief)", in: "de", source: "Grass")
    #expect(whole.findings.map(\.message).isEmpty)
  }

  // MARK: F, catalogs

  @Test("F07: the same key in two tables is two keys")
  func tables() async throws {
    func catalog(_ file: String, _ source: String, _ german: String) -> Catalog {
      AuditFixture.catalog(
        [
          "save": [
            "en": [Variant(path: VariantPath(), text: source)], "de": [Variant(path: VariantPath(), text: german)],
          ]
        ],
        file: file)
    }
    let catalogs = [
      catalog("A.xcstrings", "OK", "Einstellungen"), catalog("B.xcstrings", "Save everything now", "Einstellungen"),
    ]
    let report = try await AuditFixture(width: 100).audit(catalogs)
    let german = report.findings.filter { $0.locale?.identifier == "de" }
    #expect(german.map(\.sourceText) == ["OK", "Save everything now"])
    // In the first table the source fits, in the second it does not.
    #expect(german.map(\.alsoInSource) == [false, true])
  }

  @Test("F09: every leaf is audited, under its path")
  func leaves() async throws {
    let iphone = VariantPath([.init(kind: "device", value: "iphone"), .init(kind: "plural", value: "other")])
    let catalog = AuditFixture.catalog([
      "files": [
        "en": [AuditFixture.plural("one", "File"), AuditFixture.plural("other", "Files")],
        "de": [
          AuditFixture.plural("one", "Datei"), AuditFixture.plural("other", "Ausgewählte Dateien"),
          Variant(path: iphone, text: "Alle ausgewählten Dateien"),
        ],
      ]
    ])
    let report = try await AuditFixture(width: 120).audit([catalog])
    let truncated = report.findings.filter { $0.rule == "text-truncated" }
    #expect(truncated.map(\.variant) == ["device:iphone/plural:other", "plural:other"])
    #expect(report.finding("missing-plural-form")?.variant == "device:iphone")
    #expect(report.summary.titles == 5)
  }

  @Test("F11: what is stale, new or not for translation is left alone")
  func states() async throws {
    var catalog = AuditFixture.catalog(
      Dictionary(
        uniqueKeysWithValues: ["a", "b", "c", "d", "e"].map {
          ($0, ["en": [Variant(path: VariantPath(), text: "A very long title")]])
        }))
    catalog.entries[1].state = .needsReview
    catalog.entries[2].state = .new
    catalog.entries[3].state = .stale
    catalog.entries[4].shouldTranslate = false
    let report = try await AuditFixture(width: 60).audit([catalog])
    #expect(report.findings.map(\.key) == ["a", "b"])
  }

  // MARK: G, noise

  @Test("G01: the face is named with version and digest; an absent one is never replaced")
  func fontsAreNamed() async throws {
    let present = try await AuditFixture(width: 288).audit("Save", in: "en")
    let font = try #require(present.environment.fonts.first)
    #expect(present.environment.fonts.count == 1)
    #expect(font.postScriptName == "NotoSans-Regular" && font.file == "NotoSans-Regular.ttf")
    #expect(font.version.hasPrefix("Version 2") && font.sha256.count == 64)
    let absent = try await AuditFixture(faces: [TestFonts.absent, TestFonts.notoSans], width: 288).audit(
      "Save", in: "en")
    #expect(absent.rules() == ["not-measured"])
    #expect(absent.environment.fonts.isEmpty)
  }

  @Test("G07: a plural form is held against the same form, else against the source's other")
  func likeWithLike() async throws {
    let catalog = AuditFixture.catalog([
      "songs": [
        "en": [AuditFixture.plural("one", "One"), AuditFixture.plural("other", "A whole lot of songs")],
        "hu": [AuditFixture.plural("one", "Egyetlen dal csak"), AuditFixture.plural("other", "Egy csomó dal és ének")],
        "zh-Hans": [AuditFixture.plural("few", "Songs and songs and songs")],
      ]
    ])
    let report = try await AuditFixture(width: 90).audit([catalog])
    func shared(_ locale: String, _ variant: String) -> Bool? {
      report.findings.first { $0.locale?.identifier == locale && $0.variant == variant }?.alsoInSource
    }
    #expect(shared("hu", "plural:one") == false)
    #expect(shared("hu", "plural:other") == true)
    #expect(shared("zh-Hans", "plural:few") == true)
  }
}
