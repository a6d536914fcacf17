import Checks
import FoundationEssentials
import Layouts
import Testing
import Vocabulary

@Suite("Audit", .enabled(if: TestFonts.areInstalled, "the faces of Fonts/ios.json5 are not installed"))
struct AuditTests {
  @Test(
    "a title that fits gives no finding in a strategy that does not overlap by design", arguments: StrategyList.names)
  func favorites(strategy: String) async throws {
    var fixture = try AuditFixture(
      strategy: strategy, options: strategy == "mirroredTransform" ? Self.zeroInsets : [:])
    fixture.component.image = Component.Image(size: Size(width: 20, height: 20))
    if strategy == "imageAboveTitle" { fixture.component.height = .hug(minimum: 50) }
    let report = try await fixture.audit(["favorites": ["en": "Favorites"]])
    let atLarge = report.findings.filter { $0.sizes.contains(TextSize("large")) && $0.rule != "ink-outside-frame" }
    #expect(atLarge.isEmpty)
    #expect(report.summary.titles == 1)
  }

  static let zeroInsets: StrategyOptions = [
    "contentInsets": .insets(.zero), "imageInsets": .insets(.zero), "titleInsets": .insets(.zero),
  ]
}
