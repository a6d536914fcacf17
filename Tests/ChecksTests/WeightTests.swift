import Catalogs
import Checks
import Fonts
import Layouts
import Testing
import Vocabulary

/// How much findings weigh: promised sizes, advisory locales, error bars, settings, patterns (DESIGN §3, §4, §5, §7).
@Suite("Weight of findings", .enabled(if: TestFonts.areInstalled, "Noto Sans is not installed"))
struct WeightTests {
  /// Noto Sans that says it stands in for another.
  static let standIn: FaceDescription = {
    var face = TestFonts.notoSans
    face.standIn = "Platform Sans"
    return face
  }()

  static func standInArabic() -> FaceDescription {
    var face = TestFonts.noto("Noto Sans Arabic", scripts: ["Arab"])
    face.standIn = "Platform Arabic"
    return face
  }

  // MARK: Promised sizes

  @Test("above the largest promised size a finding is at most a warning, and says so", arguments: [true, false])
  func required(isOfComponent: Bool) async throws {
    var fixture = try SourceControlTests.fixture(width: 100)
    fixture.plan.required = TextSize("xxxLarge")
    // 60 at 17 points: 98.8 at 28 (accessibility1), 116.5 at 33 (accessibility2).
    let report = try await fixture.audit("Senden", in: "de", source: "OK")
    let late = try #require(report.finding("text-truncated", "de"))
    #expect(late.firstFailingSize == TextSize("accessibility2"))
    #expect(late.severity == .warning)
    #expect(late.message.hasSuffix("Only at accessibility sizes."))
    if isOfComponent {
      fixture.component.required = TextSize("accessibility2")
    } else {
      fixture.plan.required = TextSize("accessibility2")
    }
    let promised = try await fixture.audit("Senden", in: "de", source: "OK")
    let early = try #require(promised.finding("text-truncated", "de"))
    #expect(early.severity == .error)
    #expect(!early.message.contains("Only at"))
    #expect(early.budget?.textSize == TextSize("accessibility2"))
  }

  @Test("advisory locales warn, their regions too")
  func advisory() async throws {
    var fixture = try AuditFixture(width: 44)
    fixture.plan.advisoryLocales = [LanguageTag("de")]
    let report = try await fixture.audit(["send": ["en": "Send", "de": "Senden", "de-AT": "Senden", "den": "Senden"]])
    #expect(report.finding("text-truncated", "de")?.severity == .warning)
    #expect(report.finding("text-truncated", "de-AT")?.severity == .warning)
    #expect(report.finding("text-truncated", "den")?.severity == .error)
  }

  @Test("a survey's findings are notes")
  func survey() async throws {
    var fixture = try AuditFixture(width: 44)
    fixture.plan.isSurvey = true
    #expect(try await fixture.audit("Senden", in: "de", source: "Send").findings.map(\.severity) == [.note])
  }

  // MARK: Stand-ins

  @Test("an excess within 3 % of a Latin stand-in is at most a warning", arguments: [(59.0, true), (57.0, false)])
  func latinBar(width: Points, isWithin: Bool) async throws {
    // Senden needs 60.0: the bar is 1.8.
    let fixture = try AuditFixture(faces: [Self.standIn], width: width)
    let finding = try #require(
      try await fixture.audit("Senden", in: "de", source: "Send").finding("text-truncated", "de"))
    #expect(finding.standIn == ["Noto Sans"])
    #expect(finding.withinErrorBar == isWithin)
    #expect(finding.severity == (isWithin ? .warning : .error))
  }

  @Test("and within 10 % of another script's", arguments: [(71.0, true), (68.0, false)])
  func otherBar(width: Points, isWithin: Bool) async throws {
    // تطبيق فلاتر needs 77.1: the bar is 7.7.
    let fixture = try AuditFixture(faces: [TestFonts.notoSans, Self.standInArabic()], width: width)
    let finding = try #require(
      try await fixture.audit("تطبيق فلاتر", in: "ar", source: "OK").finding("text-truncated", "ar"))
    #expect(finding.withinErrorBar == isWithin)
    #expect(finding.severity == (isWithin ? .warning : .error))
  }

  @Test("error bars can be set, and end with the app's own fonts")
  func setBars() async throws {
    var fixture = try AuditFixture(faces: [Self.standIn], width: 57)
    fixture.plan.errorBars.latin = 0.06
    let wide = try await fixture.audit("Senden", in: "de", source: "Send")
    #expect(wide.finding("text-truncated", "de")?.withinErrorBar == true)
    let own = try await AuditFixture(width: 59).audit("Senden", in: "de", source: "Send")
    #expect(own.finding("text-truncated", "de")?.withinErrorBar == false)
    #expect(own.finding("text-truncated", "de")?.standIn == [])
  }

  @Test("an overlap within the bar is a warning")
  func overlapWithinBar() async throws {
    // Senden is 60.0 wide in the middle of 120: from 30 to 90. The image ends at 31 or at 34.
    for (padding, isWithin) in [(11.0, true), (14.0, false)] {
      let fixture = try AuditFixture(
        "fullWidthTitle", options: ["leadingPadding": .number(padding)], faces: [Self.standIn], width: 120)
      let finding = try #require(
        try await fixture.audit("Senden", in: "de", source: "OK").finding("text-image-overlap", "de"))
      #expect(finding.withinErrorBar == isWithin)
      #expect(finding.severity == (isWithin ? .warning : .error))
    }
  }

  @Test("no height of a stand-in makes an error")
  func heightOfStandIn() async throws {
    let faces = [Self.standIn, TestFonts.noto("Noto Sans Khmer", scripts: ["Khmr"])]
    var fixture = try AuditFixture(faces: faces, width: 288, height: 1.362 * 17)
    fixture.component.clipsToBounds = true
    let finding = try #require(
      try await fixture.audit("ខ្ញុំ", in: "km", source: "OK").finding("text-clipped-vertically", "km"))
    // The ink is not a stand-in's, the line box that it leaves is.
    #expect(finding.withinErrorBar && finding.severity == .warning && finding.standIn == ["Noto Sans"])
  }

  // MARK: Settings

  @Test("rules are off, weigh and tolerate as they are told")
  func ruleSettings() async throws {
    var fixture = try AuditFixture("fullWidthTitle", width: 100)
    // 60.0 in the middle of 100, from 20 to 80, over an image from 12 to 32: 12 of overlap.
    func finding() async throws -> Finding? {
      try await fixture.audit("Senden", in: "de", source: "OK").finding("text-image-overlap", "de")
    }
    #expect(try await finding()?.severity == .error)
    fixture.plan.rules["text-image-overlap"] = .init(severity: .note)
    #expect(try await finding()?.severity == .note)
    fixture.plan.rules["text-image-overlap"] = .init(tolerance: 11.5)
    #expect(try await finding() != nil)
    fixture.plan.rules["text-image-overlap"] = .init(tolerance: 12.5)
    #expect(try await finding() == nil)
    fixture.plan.rules["text-image-overlap"] = .init(isOff: true)
    #expect(try await finding() == nil)
  }

  @Test("overrides hold in their locales")
  func overrides() async throws {
    var fixture = try AuditFixture(width: 44)
    var wide = fixture.component
    wide.width = .points([80])
    fixture.plan.overrides = [
      .init(locales: [LanguageTag("de")], components: ["button": wide], rules: [:]),
      .init(locales: [LanguageTag("nl")], components: [:], rules: ["text-truncated": .init(severity: .note)]),
      .init(locales: [LanguageTag("da")], components: [:], rules: ["text-truncated": .init(isOff: true)]),
    ]
    let report = try await fixture.audit([
      "send": ["en": "Send", "de": "Senden", "nl": "Senden", "da": "Senden", "fr": "Senden"]
    ])
    #expect(report.findings.map { $0.locale?.identifier } == ["fr", "nl"])
    #expect(report.findings.map(\.severity) == [.error, .note])
  }

  @Test("filters of rules, keys, locales and components")
  func filters() async throws {
    var fixture = try AuditFixture(width: 44)
    var second = fixture.component
    second.name = "second"
    fixture.plan.components.append(second)
    let titles = ["one": ["en": "Send", "de": "Senden"], "two": ["en": "Send", "de": "Senden", "fr": "Envoyer"]]
    fixture.plan.filter.components = [Wildcard("sec*")]
    fixture.plan.filter.keys = [Wildcard("two")]
    fixture.plan.filter.rules = [Wildcard("text-*")]
    fixture.plan.locales = [LanguageTag("de")]
    let report = try await fixture.audit(titles)
    #expect(report.findings.map(\.key) == ["two"])
    #expect(report.findings.map(\.component) == ["second"])
    #expect(report.findings.map { $0.locale?.identifier } == ["de"])
    #expect(report.summary.noComponent == 0)
    fixture.plan.filter.rules = [Wildcard("image-*")]
    #expect(try await fixture.audit(titles).findings.isEmpty)
  }

  // MARK: Patterns to ignore

  @Test("ignored findings are gone; dates and unused patterns are told")
  func ignores() async throws {
    var fixture = try AuditFixture(width: 44)
    func ignore(_ reason: String, key: String? = nil, rule: String? = nil, expires: String? = nil, line: Int)
      -> AuditPlan.Ignore
    {
      var ignore = AuditPlan.Ignore(reason: reason)
      ignore.key = key.map { Wildcard($0) }
      ignore.rule = rule.map { Wildcard($0) }
      ignore.expires = expires.flatMap { CalendarDay($0) }
      ignore.location = SourceLocation(file: "snug.json5", line: line, column: 3)
      return ignore
    }
    fixture.plan.ignores = [
      ignore("scrolls", key: "a*", line: 1), ignore("later", key: "b", expires: "2025-12-31", line: 2),
      ignore("later still", key: "b", rule: "text-truncated", expires: "2026-01-01", line: 3),
      ignore("nothing", key: "zzz", line: 4),
    ]
    let titles = ["a1": ["en": "Settings"], "b": ["en": "Settings"], "c": ["en": "Settings"]]
    let report = try await fixture.audit(titles)
    #expect(report.rules() == ["text-truncated", "ignore-expired", "ignore-unused"])
    #expect(report.finding("text-truncated")?.key == "c")
    let expired = try #require(report.finding("ignore-expired"))
    #expect(expired.severity == .warning && expired.location?.line == 2 && expired.message.contains("2025-12-31"))
    let unused = try #require(report.finding("ignore-unused"))
    #expect(unused.severity == .note && unused.location?.line == 4)
    #expect(report.summary.findings["text-truncated"] == 1)
    // A partial run cannot know what is unused.
    fixture.plan.filter.keys = [Wildcard("c")]
    #expect(try await fixture.audit(titles).rules() == ["text-truncated", "ignore-expired"])
  }
}
