import Catalogs
import Checks
import Fonts
import Layouts
import Testing
import Titles
import Vocabulary

/// Remedies by hand: titles of the letter l, which is 0.258 em wide in Noto Sans, at 17 points (DESIGN §5).
@Suite("Remedies", .enabled(if: TestFonts.areInstalled, "Noto Sans is not installed"))
struct RemedyTests {
  /// By key, so many letters each; 4.386 points a letter.
  static func letters(_ counts: KeyValuePairs<String, Int>) -> [String: [String: String]] {
    Dictionary(uniqueKeysWithValues: counts.map { ($0, ["en": String(repeating: "l", count: $1)]) })
  }

  /// 4.4, 43.9, 52.6 and 87.7 points.
  static let four = letters(["a": 1, "b": 10, "c": 12, "d": 20])

  private func only(_ report: Report) throws -> Remedies {
    #expect(report.remedies.count == 1)
    return try #require(report.remedies.first)
  }

  @Test("each change leaves what arithmetic says")
  func byHand() async throws {
    // 40 points are left beside the image.
    var fixture = try AuditFixture(width: 60)
    fixture.component.image = .init(size: Size(width: 20, height: 20))
    let remedies = try only(try await fixture.audit(Self.four))
    #expect(remedies.component == "button" && remedies.strategy == "contentBlock")
    #expect(remedies.titles == 4)
    #expect(remedies.failing == 3)
    #expect(
      remedies.changes == [
        // Nine letters a line: twenty take a third.
        .init(change: .lines(2), failing: 1),
        // 37.3, 44.7 and 74.6 points.
        .init(change: .minimumScale(0.85), failing: 2),
        // 12 + 20 + 8 and 12 leave 8 points, which hold one letter.
        .init(change: .strategy("leadingImageCenteredTitle"), failing: 3),
        // So do 16 + 20 + 16: the title is at 37.7, where the image ends at 36.
        .init(change: .strategy("mirroredTransform"), failing: 3),
        // The image is at 12 to 32, and one letter in the middle at 27.8 to 32.2.
        .init(change: .strategy("balancedInsets"), failing: 4),
        .init(change: .strategy("fullWidthTitle"), failing: 4),
      ])
    // 131.6, 157.9 and 263.2 pixels, rounded up, and 20 points.
    #expect(
      remedies.widths == [
        .init(width: 60, failing: 3), .init(width: 64, failing: 2), .init(width: 218.0 / 3, failing: 1),
        .init(width: 108, failing: 0),
      ])
    #expect(remedies.width(passing: 0.5) == 64)
    #expect(remedies.width(passing: 0.95) == 108)
    #expect(remedies.width(passing: 1) == 108)
  }

  @Test("a button without an image is none with one that a strategy draws itself")
  func anatomies() async throws {
    var fixture = try AuditFixture(width: 40)
    func others() async throws -> [Remedies.Change] {
      try only(try await fixture.audit(Self.four)).changes.map(\.change)
        .filter { if case .strategy = $0 { true } else { false } }.sorted()
    }
    #expect(try await others() == ["balancedInsets", "mirroredTransform"].map { .strategy($0) })
    fixture = try AuditFixture("fullWidthTitle", width: 40)
    #expect(try await others() == [.strategy("leadingImageCenteredTitle")])
    fixture.component.image = .init(size: Size(width: 20, height: 20))
    #expect(
      try await others()
        == ["balancedInsets", "contentBlock", "leadingImageCenteredTitle", "mirroredTransform"].map { .strategy($0) })
  }

  @Test("of several widths the widest starts the steps, and a title fails that fails in any")
  func severalWidths() async throws {
    var fixture = try AuditFixture(width: 0)
    fixture.component.width = .points([50, 20, 30])
    let remedies = try only(try await fixture.audit(Self.four))
    #expect(remedies.failing == 3)
    #expect(
      remedies.widths == [
        .init(width: 50, failing: 2), .init(width: 158.0 / 3, failing: 1), .init(width: 88, failing: 0),
      ])
    // 20 points hold four letters a line, and eight are not enough for any; 37.3 points are too many, too.
    #expect(remedies.changes.prefix(2).map(\.failing) == [3, 3])
  }

  @Test("a width between pixels, and a title that no width mends")
  func unmendable() async throws {
    var fixture = try AuditFixture("imageAboveTitle", width: 40.1, height: 50)
    // The image, 64 high with a margin of 6, is out at the bottom, whatever the width.
    let high = try only(try await fixture.audit(Self.four))
    #expect(high.widths == [.init(width: 40.1, failing: 4)])
    #expect(high.width(passing: 0.1) == nil)
    // One picture above its title is no other way to put a picture beside one.
    #expect(high.changes.map(\.change) == [.lines(2), .minimumScale(0.85)])
    // 64 + 6 fit into 300 and 3 into the width of 76; the title is never cut, and past the edge beyond 0.5 points on
    // either side: the image needs 63, twenty letters 86.72.
    fixture.component.height = .points(300)
    let wide = try only(try await fixture.audit(Self.four))
    #expect(
      wide.widths == [
        .init(width: 40.1, failing: 4), .init(width: 63, failing: 1), .init(width: 261.0 / 3, failing: 0),
      ])
  }

  @Test("promised sizes count, and no others")
  func promisedSizes() async throws {
    var fixture = try AuditFixture(width: 50)
    fixture.component.font = FontChoice(size: 17)
    fixture.plan.textSizes = try TextScale(names: ["1", "1.3", "2"], platform: .ios)
    fixture.plan.required = TextSize("1.3")
    let titles = Self.letters(["a": 2, "b": 10])
    // 57.0 points at 1.3.
    let remedies = try only(try await fixture.audit(titles))
    #expect(remedies.failing == 1)
    #expect(remedies.widths == [.init(width: 50, failing: 1), .init(width: 172.0 / 3, failing: 0)])
    fixture.component.required = TextSize("1")
    #expect(try await fixture.audit(titles).remedies.filter { $0.failing > 0 }.isEmpty)
    // 87.7 points at 2.
    fixture.component.required = TextSize("2")
    let largest = try only(try await fixture.audit(titles))
    #expect(largest.widths == [.init(width: 50, failing: 1), .init(width: 88, failing: 0)])
  }

  @Test("what does not count as an error is no loss, and drift is none")
  func severities() async throws {
    var fixture = try AuditFixture(width: 40)
    fixture.plan.rules["text-truncated"] = .init(severity: .warning)
    let report = try await fixture.audit(Self.four)
    #expect(report.rules() == ["text-truncated", "text-truncated", "text-truncated"])
    #expect(report.remedies.map(\.failing) == [0])
    // Titles that may be cut lose nothing in fewer lines or letters either.
    #expect(report.remedies.first?.changes.first == .init(change: .lines(2), failing: 0))
  }

  @Test("every filled title counts once, over all locales, and what is not asked for does not")
  func titles() async throws {
    let long = String(repeating: "l", count: 10)
    let catalog = AuditFixture.catalog([
      "a": [
        "en": [AuditFixture.plural("one", "l"), AuditFixture.plural("other", long)],
        "de": [AuditFixture.plural("one", long), AuditFixture.plural("other", long)],
      ],
      "b": ["en": [Variant(path: VariantPath(), text: long)], "de": [Variant(path: VariantPath(), text: "l")]],
    ])
    var fixture = try AuditFixture(width: 40)
    for workers in [1, 3] {
      let remedies = try only(try await fixture.audit([catalog], workers: workers))
      #expect(remedies.titles == 6)
      #expect(remedies.failing == 4)
      #expect(remedies.widths == [.init(width: 40, failing: 4), .init(width: 44, failing: 0)])
    }
    fixture.plan.locales = [LanguageTag("de")]
    let remedies = try only(try await fixture.audit([catalog]))
    #expect(remedies.titles == 3)
    #expect(remedies.failing == 2)
  }

  @Test("where the width is not the component's to choose, none is advised", arguments: [true, false])
  func openWidths(fits: Bool) async throws {
    var fixture = try AuditFixture(width: 0)
    fixture.component.width = fits ? .fit : .fill
    fixture.component.container = .init(width: 60, padding: 10)
    let remedies = try only(try await fixture.audit(Self.four))
    #expect(remedies.failing == 3)
    #expect(remedies.widths.isEmpty)
    #expect(remedies.width(passing: 1) == nil)
    #expect(remedies.changes.prefix(2).map(\.failing) == [1, 2])
  }

  @Test("what is there already is no change")
  func noChange() async throws {
    var fixture = try AuditFixture(width: 40, lines: 2)
    let wrapped = try only(try await fixture.audit(Self.four))
    #expect(wrapped.failing == 1)
    #expect(wrapped.changes.allSatisfy { if case .strategy = $0.change { true } else { false } })
    // Ten letters a line of two.
    #expect(wrapped.widths == [.init(width: 40, failing: 1), .init(width: 44, failing: 0)])
    fixture = try AuditFixture(width: 40)
    fixture.component.minimumScale = 0.85
    let shrunk = try only(try await fixture.audit(Self.four))
    #expect(shrunk.changes.prefix(2).map(\.change) == [.lines(2), .strategy("balancedInsets")])
    // 44.74 and 74.56 points.
    #expect(shrunk.widths.map(\.width) == [40, 45, 224.0 / 3])
    fixture.component.minimumScale = 0.9
    #expect(try only(try await fixture.audit(Self.four)).changes[1] == .init(change: .minimumScale(0.85), failing: 2))
  }

  @Test("strategies that stand side by side are held against each other as they are; a survey ranks them")
  func ownStrategies() async throws {
    var fixture = try AuditFixture(width: 100)
    fixture.component.image = .init(size: Size(width: 20, height: 20))
    // 30 points are left for the title, and 48 with the standard padding; 80 in the other.
    fixture.component.strategies.append(
      .init(
        name: "leadingImageCenteredTitle",
        strategy: try #require(
          try StrategyList.make(name: "leadingImageCenteredTitle", options: ["leadingPadding": .number(21)]))))
    let report = try await fixture.audit(Self.four)
    #expect(report.remedies.map(\.strategy) == ["contentBlock", "leadingImageCenteredTitle"])
    #expect(report.remedies.map(\.failing) == [1, 3])
    #expect(report.remedies[0].changes.contains(.init(change: .strategy("leadingImageCenteredTitle"), failing: 3)))
    #expect(report.remedies[1].changes.contains(.init(change: .strategy("contentBlock"), failing: 1)))
    #expect(!report.remedies[1].changes.contains { $0.change == .strategy("imageAboveTitle") })
    // 20 + 87.72, and 21 + 20 + 8 + 87.72 + 21
    #expect(report.remedies.map { $0.width(passing: 1) } == [108, 158])
    fixture.plan.isSurvey = true
    let survey = try await fixture.audit(Self.four)
    #expect(survey.remedies.map(\.failing) == [1, 3])
    #expect(survey.remedies.allSatisfy { Set($0.changes.map(\.change)) == [.lines(2), .minimumScale(0.85)] })
  }

  @Test("a locale with a width of its own is mended by no narrower one")
  func overrides() async throws {
    var fixture = try AuditFixture(width: 40)
    var wide = fixture.component
    wide.width = .points([60])
    fixture.plan.overrides = [.init(locales: [LanguageTag("de")], components: ["button": wide], rules: [:])]
    let ten = String(repeating: "l", count: 10)
    let twenty = String(repeating: "l", count: 20)
    let report = try await fixture.audit(["a": ["en": ten, "de": ten], "b": ["en": "l", "de": twenty]])
    let remedies = try only(report)
    #expect(remedies.titles == 4 && remedies.failing == 2)
    // The English title passes at 44, and at 60 as well.
    #expect(remedies.widths == [.init(width: 60, failing: 1), .init(width: 88, failing: 0)])
    // Two lines of nine letters, and of thirteen.
    wide.lines = 3
    fixture.plan.overrides[0].components["button"] = wide
    let lined = try only(try await fixture.audit(["a": ["en": ten, "de": ten], "b": ["en": "l", "de": twenty]]))
    #expect(lined.failing == 1 && lined.changes.first == .init(change: .lines(2), failing: 0))
  }

  @Test("nothing is said where nothing fails and nothing would, and where nobody asks")
  func silence() async throws {
    var fixture = try AuditFixture("imageAboveTitle", width: 200, height: 200)
    #expect(try await fixture.audit(Self.four).remedies.isEmpty)
    fixture.component.width = .points([40])
    #expect(try await fixture.audit(Self.four).remedies.count == 1)
    fixture.plan.findsRemedies = false
    #expect(try await fixture.audit(Self.four).remedies.isEmpty)
    fixture.plan.findsRemedies = true
    #expect(try await fixture.audit([:]).remedies.isEmpty)
  }
}
