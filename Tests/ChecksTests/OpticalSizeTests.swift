import Checks
import Fonts
import FoundationEssentials
import Layouts
import Testing
import Vocabulary

/// Faces whose shapes depend on the font size are set at each text size (DESIGN §2).
///
/// `variable.ttf` has an A of 500 units at an optical size of 14 and of 450 from 40 up; `tracked.ttf` adds 10 to its 500
/// at 12 points and 30 at 24; both have 1000 units to the em.
@Suite("Optical sizes")
struct OpticalSizeTests {
  static func face(_ file: String, _ name: String) -> FaceDescription {
    let path = TestFonts.root.appending(path: "Tests/FontsTests/Fixtures/\(file)").path
    return FaceDescription(family: "Snug Test", postScriptName: name, file: path)
  }

  static let optical = face("variable.ttf", "SnugTest-Regular")
  static let tracked = face("tracked.ttf", "SnugTracked-Regular")

  @Test("a title is as wide as its size's own shapes", arguments: StrategyList.names)
  func widths(strategy: String) async throws {
    var fixture = try AuditFixture(strategy, faces: [Self.optical], width: 20, height: 90)
    fixture.component.font = FontChoice(textStyle: .body)
    fixture.component.truncation = .tail
    for (size, points) in [("xSmall", 14 * 0.5), ("accessibility3", 40 * 0.45), ("accessibility5", 53 * 0.45)] {
      fixture.plan.textSizes = try TextScale(names: [size], platform: .ios)
      fixture.component.lines = 1
      let report = try await fixture.audit("AAAAAAAAAAAAAAAAAAAA", in: "en")
      // Where nothing is left to read, the finding says what is needed as well.
      let finding = report.findings.first { $0.needed != nil && $0.component == "button" && $0.key != nil }
      #expect(near(finding?.needed, 20 * points, within: 0.01))
      #expect(report.environment.fonts.map(\.isShapedPerSize) == [true])
    }
  }

  @Test("all sizes at once, each with its own shapes")
  func sizes() async throws {
    var fixture = try AuditFixture(faces: [Self.optical], width: 73, height: 90)
    fixture.component.font = FontChoice(textStyle: .body)
    fixture.plan.textSizes = try TextScale(names: ["large", "accessibility3", "accessibility4"], platform: .ios)
    // Four of 18 are 72 at 40 points; with the letters of small sizes they would be 80. At 47 points they are 84.6.
    let finding = try #require(try await fixture.audit("AAAA", in: "en").finding("text-truncated"))
    #expect(finding.sizes == [TextSize("accessibility4")])
    #expect(near(finding.needed, 84.6, within: 0.01))
    #expect(near(finding.smallestPassingWidth.first?.width, 84 + 2.0 / 3, within: 0.005))
    #expect(finding.visibleText?.contains("A") == true)
  }

  @Test("tracking of the font's own goes by the size, also in lines")
  func tracking() async throws {
    var fixture = try AuditFixture(faces: [Self.tracked], width: 30, height: 200)
    for (size, units) in [(12.0, 510.0), (24.0, 530.0)] {
      fixture.component.font = FontChoice(fixedSize: size)
      let finding = try await fixture.audit("AAAAAAAAAA", in: "en").findings.first { $0.needed != nil }
      #expect(near(finding?.needed, size * units / 100, within: 0.01))
    }
    fixture.component.lines = 2
    fixture.component.font = FontChoice(fixedSize: 24)
    // Two words of three letters: 38.16 each, of which 37 holds not even one.
    fixture.component.width = .points([38.5])
    #expect(try await fixture.audit("AAA AAA", in: "en").finding("text-truncated") == nil)
    fixture.component.width = .points([37])
    #expect(try await fixture.audit("AAA AAA", in: "en").finding("text-truncated") != nil)
  }
}
