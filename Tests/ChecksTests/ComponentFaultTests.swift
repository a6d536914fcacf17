import Catalogs
import Checks
import Fonts
import Layouts
import Testing
import Vocabulary

/// Faults of the component itself: one finding for a component, strategy and direction, without a key (DESIGN §5).
@Suite("Component faults", .enabled(if: TestFonts.areInstalled, "the Noto faces are not installed"))
struct ComponentFaultTests {
  static let titles = [
    "a": ["en": "Log", "de": "Logg", "ar": "تطبيق", "he": "שליחה"],
    "b": ["en": "Fog", "de": "Tag", "ar": "ارسال", "he": "ביטול"],
  ]

  @Test("an image on the wrong side is told once, with its titles and locales")
  func wrongSide() async throws {
    var fixture = try AuditFixture(
      "leadingImageCenteredTitle", faces: FieldCasesDirectionTests.faces, width: 288)
    fixture.component.location = SourceLocation(file: "snug.json5", line: 7, column: 5)
    let report = try await fixture.audit(Self.titles)
    let finding = try #require(report.finding("image-not-mirrored"))
    #expect(report.findings.count == 1)
    #expect(finding.key == nil && finding.text != nil)
    #expect(finding.titles == 4)
    #expect(finding.locales.map(\.identifier) == ["ar", "he"])
    #expect(finding.component == "button" && finding.strategy == "leadingImageCenteredTitle")
    #expect(finding.direction == .rightToLeft)
    #expect(finding.location?.line == 7)
    #expect(finding.scope == .component)
  }

  @Test("each component and strategy has its own")
  func perStrategy() async throws {
    var fixture = try AuditFixture(
      "leadingImageCenteredTitle", faces: FieldCasesDirectionTests.faces, width: 288)
    fixture.component.strategies.append(
      .init(name: "fullWidthTitle", strategy: try #require(try StrategyList.make(name: "fullWidthTitle"))))
    var second = fixture.component
    second.name = "second"
    fixture.plan.components.append(second)
    let report = try await fixture.audit(Self.titles)
    let found = report.findings.map { [$0.component ?? "", $0.strategy ?? "", $0.rule] }
    #expect(
      found == [
        ["button", "fullWidthTitle", "image-not-mirrored"],
        ["button", "leadingImageCenteredTitle", "image-not-mirrored"],
        ["second", "fullWidthTitle", "image-not-mirrored"],
        ["second", "leadingImageCenteredTitle", "image-not-mirrored"],
      ])
  }

  @Test("a side that is given in words of left and right stays there")
  func physicalSide() async throws {
    var fixture = try AuditFixture(
      "leadingImageCenteredTitle", faces: FieldCasesDirectionTests.faces, width: 288)
    fixture.component.image = .init(size: Size(width: 20, height: 20))
    fixture.component.image?.side = .left
    // On its side; the layout as a whole is not mirrored all the same.
    #expect(try await fixture.audit(Self.titles).rules() == ["layout-not-mirrored"])
    fixture.component.image?.side = .trailing
    #expect(try await fixture.audit(Self.titles).rules() == ["layout-not-mirrored"])
  }

  @Test("layout-not-mirrored is left out where title-off-center or image-drift say it")
  func yields() async throws {
    var fixture = try AuditFixture("balancedInsets", faces: FieldCasesDirectionTests.faces, width: 288)
    fixture.component.image = .init(size: Size(width: 20, height: 20))
    let report = try await fixture.audit(Self.titles)
    #expect(report.finding("layout-not-mirrored") == nil)
    #expect(report.finding("image-not-mirrored") != nil)
    #expect(report.finding("title-off-center", "ar", key: "a") != nil)
    // Physical insets move the image whatever the title is.
    #expect(report.findings.contains { $0.rule == "image-drift" && $0.direction == .rightToLeft && $0.key == nil })
    for rule in ["title-off-center", "image-drift", "image-not-mirrored"] {
      fixture.plan.rules[rule] = .init(isOff: true)
    }
    #expect(try await fixture.audit(Self.titles).finding("layout-not-mirrored") != nil)
  }

  @Test("an image higher than the button is the component's, one for each direction")
  func highImage() async throws {
    var fixture = try AuditFixture(faces: FieldCasesDirectionTests.faces, width: 288, height: 50)
    fixture.component.image = .init(size: Size(width: 20, height: 60))
    // The stock button squeezes it; a subclass with an image of its own lets it out.
    let squeezed = try await fixture.audit(Self.titles)
    #expect(squeezed.rules() == ["image-squeezed", "image-squeezed"])
    #expect(squeezed.findings.map(\.direction) == [.leftToRight, .rightToLeft])
    #expect(squeezed.findings.map(\.titles) == [4, 4])
    #expect(squeezed.findings.map(\.measured) == [60, 60])
    let options: StrategyOptions = ["imageSize": .number(60), "mirrors": .bool(true)]
    let open = try AuditFixture(
      "leadingImageCenteredTitle", options: options, faces: FieldCasesDirectionTests.faces, width: 288, height: 50)
    let report = try await open.audit(Self.titles)
    #expect(report.rules() == ["element-protrusion", "element-protrusion"])
    #expect(report.findings.map(\.measured) == [5, 5])
  }

  @Test("an image that a long title pushes out is the title's")
  func pushedImage() async throws {
    var fixture = try AuditFixture("balancedInsets", width: 288)
    fixture.component.image = .init(size: Size(width: 20, height: 20))
    // Settings is 65.2 wide, the German more than 108: the image moves left by half of the difference, and stood at 12.
    let report = try await fixture.audit("Einstellungen öffnen", in: "de", source: "Settings")
    #expect(report.rules(in: "de") == ["element-protrusion", "image-drift"])
    #expect(report.finding("element-protrusion", "de")?.key == "title")
    #expect(report.finding("element-protrusion", "de")?.message.hasPrefix("The image reaches") == true)
  }

  @Test(
    "a line box higher than the button is the component's, a taller script's ink the title's", arguments: [true, false])
  func lowButton(clips: Bool) async throws {
    let faces = [TestFonts.notoSans, TestFonts.noto("Noto Sans Khmer", scripts: ["Khmr"])]
    var fixture = try AuditFixture(faces: faces, width: 288, height: 12)
    fixture.component.clipsToBounds = clips
    let rule = clips ? "text-clipped-vertically" : "element-protrusion"
    let titles = ["a": ["en": "Log", "km": "ខ្ញុំ"], "b": ["en": "Fog"]]
    let low = try await fixture.audit(titles)
    #expect(low.rules(without: ["missing-translation"]) == [rule])
    #expect(low.finding(rule)?.key == nil)
    #expect(low.finding(rule)?.titles == 3)
    fixture.component.height = .points(1.362 * 17)
    let high = try await fixture.audit(titles)
    #expect(high.finding(rule)?.key == "a")
    #expect(high.finding(rule)?.locale?.identifier == "km")
  }

  @Test("where a title fails in one width and the component in another, each is told with its own numbers")
  func widthsApart() async throws {
    // No truncation: at 40 points wide Settings, 65.2, is out on the right, at 288 only its line is too high.
    var fixture = try AuditFixture("contentBlock", width: 0, height: 12)
    fixture.component.width = .points([40, 288])
    fixture.component.truncation = Truncation.none
    let report = try await fixture.audit("Settings", in: "en")
    let own = try #require(report.findings.first { $0.rule == "element-protrusion" && $0.key == nil })
    #expect(own.widths == [288])
    #expect(own.message.hasPrefix("Ink of NotoSans-Regular reaches"))
    let title = try #require(report.findings.first { $0.rule == "element-protrusion" && $0.key != nil })
    #expect(title.widths == [40])
    #expect(near(title.available, 40, within: 1) && title.message.contains("past the right edge"))
  }

  @Test("a fixed width beyond the container is the component's")
  func wideButton() async throws {
    var fixture = try AuditFixture(width: 320)
    fixture.component.container = .init(width: 320, padding: 16)
    let report = try await fixture.audit(["a": ["en": "Log"], "b": ["en": "Fog"]])
    let finding = try #require(report.finding("container-protrusion"))
    #expect(report.findings.count == 1 && finding.key == nil && finding.titles == 2)
    #expect(finding.worst == .measure(textSize: TextSize("large"), measured: 320, limit: 288, unit: "pt"))
  }

  @Test("ink out of the label is told once for a component, locale and face, the furthest as example")
  func inkOutside() async throws {
    let faces = [
      TestFonts.notoSansInLatinBox, TestFonts.noto("Noto Sans Thai", scripts: ["Thai"]),
      TestFonts.noto("Noto Sans Khmer", scripts: ["Khmr"]),
    ]
    let titles = [
      "a": ["en": "OK", "th": "ยืนยันที่อยู่", "km": "សង្ខ្យា"], "b": ["en": "OK", "th": "ทั้งนี้", "km": "ខ្ញុំ"],
      "c": ["en": "OK", "th": "ข้าม", "km": "រក្សាទុក"],
    ]
    let report = try await AuditFixture(faces: faces, width: 288).audit(titles)
    #expect(report.rules() == ["ink-outside-frame", "ink-outside-frame"])
    let khmer = try #require(report.finding("ink-outside-frame", "km"))
    #expect(khmer.key == nil && khmer.severity == .note && khmer.locales.isEmpty)
    #expect(khmer.text == "ខ្ញុំ")
    #expect(khmer.message.contains("NotoSansKhmer-Regular"))
    // 8.9 below the baseline, of which the box has .244 em, and the label the pixel it is rounded up to.
    #expect(near(khmer.measured, 8.9 - 0.244 * 17, within: 0.2))
    let thai = try #require(report.finding("ink-outside-frame", "th"))
    #expect(thai.titles == 2)
  }

  @Test("a component that takes no key is an error, where the configuration has it")
  func takesNothing() async throws {
    var fixture = try AuditFixture(width: 288)
    fixture.component.titles = TitleSelection(matches: [.init(conditions: [.key(Wildcard("nowhere.*"))])])
    // One from the command line is nobody's mistake.
    #expect(try await fixture.audit("Log", in: "en").summary.noComponent == 1)
    let place = SourceLocation(file: "snug.json5", line: 4, column: 3)
    fixture.component.location = place
    await #expect(throws: AuditError.componentTakesNothing(name: "button", location: place)) {
      try await fixture.audit("Log", in: "en")
    }
    #expect(try await fixture.audit([:]).findings.isEmpty)
  }
}
