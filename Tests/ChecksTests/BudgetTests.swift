import Catalogs
import Fonts
import Layouts
import Testing
import Typesetting
import Vocabulary

@testable import Checks

/// The fit frontier and the budget, held against placing and setting text (DESIGN §5).
@Suite("Frontier and budget", .enabled(if: TestFonts.areInstalled, "Noto Sans is not installed"))
struct BudgetTests {
  static let clipping = ["text-truncated", "text-clipped", "text-hidden", "element-protrusion"]

  struct Setting: Sendable, CustomTestStringConvertible {
    var strategy: String
    var truncation: Truncation?
    var clips = false
    var image: Points? = 20
    var testDescription: String { "\(strategy) \(truncation.map(\.rawValue) ?? "") \(clips)" }
  }

  static let settings: [Setting] =
    StrategyList.names.map { Setting(strategy: $0) } + [
      Setting(strategy: "contentBlock", image: nil), Setting(strategy: "contentBlock", truncation: .clip),
      Setting(strategy: "contentBlock", truncation: Truncation.none), Setting(strategy: "imageAboveTitle", clips: true),
      Setting(strategy: "fullWidthTitle", truncation: Truncation.none, clips: true),
    ]

  static func fixture(_ setting: Setting, width: Points) throws -> AuditFixture {
    var fixture = try AuditFixture(setting.strategy, width: width)
    fixture.component.height = .hug(minimum: 200)
    fixture.component.truncation = setting.truncation
    fixture.component.clipsToBounds = setting.clips
    fixture.component.image = setting.image.map { .init(size: Size(width: $0, height: $0)) }
    fixture.component.font = FontChoice(textStyle: .body)
    fixture.plan.textSizes = try TextScale(names: ["small", "large", "xxxLarge", "accessibility2"], platform: .ios)
    return fixture
  }

  /// The sizes at which a title breaks the rule in a button of that width: a whole audit of its own.
  private func failing(_ rule: String, _ setting: Setting, width: Points, text: String) async throws -> Set<TextSize> {
    var fixture = try Self.fixture(setting, width: width)
    // What the insets of `balancedInsets` were made for stays as it was.
    if setting.strategy == "balancedInsets" {
      let options: StrategyOptions = ["designWidth": .number(60)]
      fixture.component.strategies[0].strategy = try #require(
        try StrategyList.make(name: setting.strategy, options: options))
    }
    let report = try await fixture.audit(text, in: "de", source: "Log")
    return Set(
      report.findings.filter { $0.rule == rule && $0.locale?.identifier == "de" && $0.needed != nil }.flatMap(\.sizes))
  }

  @Test("at the smallest passing width a title passes, and a pixel less fails", arguments: settings)
  func frontier(_ setting: Setting) async throws {
    let text = "Einstellungen öffnen"
    let report = try await Self.fixture(setting, width: 60).audit(text, in: "de", source: "Log")
    let findings = report.findings.filter {
      $0.locale?.identifier == "de" && $0.needed != nil && !$0.message.hasPrefix("Ink")
    }
    #expect(!findings.isEmpty)
    for finding in findings {
      #expect(finding.smallestPassingWidth.map(\.textSize) == finding.sizes, "\(finding.rule)")
      for passing in finding.smallestPassingWidth {
        let width = passing.width
        #expect(!(try await failing(finding.rule, setting, width: width, text: text)).contains(passing.textSize))
        let less = try await failing(finding.rule, setting, width: width - 1.0 / 3, text: text)
        #expect(less.contains(passing.textSize), "\(finding.rule) at \(passing.textSize): \(width)")
      }
    }
  }

  @Test("a text as wide as the budget fits, and a wider one does not", arguments: settings)
  func budget(_ setting: Setting) async throws {
    let fixture = try Self.fixture(setting, width: 130)
    let report = try await fixture.audit("Benachrichtigungseinstellungen", in: "de", source: "Log")
    let finding = try #require(
      report.findings.first { $0.budget != nil && $0.locale?.identifier == "de" && Self.clipping.contains($0.rule) })
    let budget = try #require(finding.budget)
    #expect(budget.textSize == TextSize("xxxLarge"))
    #expect(near(budget.pointsAtBase, budget.points * 17 / 23, within: 0.01))
    // Texts of l and i, 0.258 em each: the last that fits and the first that does not lie around the budget.
    func fits(_ count: Int) async throws -> Bool {
      let text = String(repeating: "l", count: count)
      let found = try await fixture.audit(text, in: "de", source: "Log").findings
      return !found.contains {
        $0.rule == finding.rule && $0.locale?.identifier == "de" && $0.sizes.contains(budget.textSize)
      }
    }
    let letter = 0.258 * 23
    let last = Int((budget.points / letter).rounded(.down))
    #expect(last > 4)
    #expect(try await fits(last))
    #expect(!(try await fits(last + 1)))
  }

  @Test("characters are the budget by the mean width of the locale's own")
  func characters() async throws {
    let report = try await Self.fixture(Setting(strategy: "contentBlock"), width: 130).audit(
      "llllllllllllllllllllllllllllll", in: "de", source: "Log")
    let budget = try #require(report.finding("text-truncated", "de")?.budget)
    #expect(near(budget.points, 110, within: 0.01))
    #expect(budget.characters == Int(110 * 17 / 23 / (0.258 * 17)))
  }

  @Test("the narrowest of several widths sets the budget, the widest the frontier's start")
  func severalWidths() async throws {
    var fixture = try Self.fixture(Setting(strategy: "contentBlock", image: nil), width: 0)
    fixture.component.width = .points([150, 120, 400])
    let finding = try #require(
      try await fixture.audit("Einstellungen", in: "de", source: "Log").finding("text-truncated", "de"))
    // 108.5 at 17 points: 146.8 at 23, 210.6 at 33.
    #expect(finding.widths == [120, 150])
    #expect(near(finding.budget?.points, 120, within: 0.01))
    #expect(near(finding.needed, 108.5 * 33 / 17, within: 0.2))
    #expect(near(finding.available, 120))
    #expect(finding.sizes == [TextSize("xxxLarge"), TextSize("accessibility2")])
    #expect(finding.smallestPassingWidth.map(\.width.description).count == 2)
    #expect(near(finding.smallestPassingWidth.first?.width, 146.8, within: 0.4))
    #expect(near(finding.smallestPassingWidth.last?.width, 210.6, within: 0.5))
  }
}
