import Catalogs
import Checks
import Fonts
import Layouts
import Reports
import Testing
import Vocabulary

/// What holds of every audit, on the real titles of `Corpus/`.
@Suite("Audit", .enabled(if: TestFonts.areInstalled, "the faces of Fonts/ios.json5 are not installed"))
struct AuditTests {
  static let zeroInsets: StrategyOptions = [
    "contentInsets": .insets(.zero), "imageInsets": .insets(.zero), "titleInsets": .insets(.zero),
  ]

  /// The survey's component: 288 wide, as high as its title asks for and at least 50, with an image of 20 × 20.
  static func survey(_ strategies: [String]) throws -> AuditFixture {
    var fixture = try AuditFixture(strategies: [], fonts: try AuditFixture.fonts("ios"))
    fixture.component.strategies = try strategies.map { name in
      let options = name == "mirroredTransform" ? zeroInsets : [:]
      return .init(name: name, strategy: try #require(try StrategyList.make(name: name, options: options)))
    }
    fixture.component.width = .points([288])
    fixture.component.height = .hug(minimum: 50)
    fixture.component.image = .init(size: Size(width: 20, height: 20))
    return fixture
  }

  @Test("the report is the same for any number of workers, byte for byte")
  func workers() async throws {
    var fixture = try Self.survey(["leadingImageCenteredTitle", "balancedInsets"])
    fixture.component.width = .points([200])
    fixture.plan.textSizes = try TextScale(names: ["large", "accessibility1"], platform: .ios)
    let catalog = try CorpusTitles.catalog(stride: 11)
    let reports = [
      try await fixture.audit([catalog], workers: 1), try await fixture.audit([catalog], workers: 2),
      try await fixture.audit([catalog], workers: 5),
    ]
    let bytes = reports.map { JSONReport.bytes(of: $0) }
    // More jobs than one chunk holds, or nothing would be shared out.
    #expect(reports[0].summary.titles > 256)
    #expect(bytes[0] == bytes[1])
    #expect(bytes[0] == bytes[2])
  }

  @Test("findings are in the order of files, keys, locales, components, strategies and rules")
  func order() async throws {
    let fixture = try Self.survey(StrategyList.names)
    let report = try await fixture.audit([CorpusTitles.catalog(stride: 31)], workers: 2)
    func rank(_ finding: Finding) -> [String] {
      let place = finding.location.map { [$0.line, $0.column].map { String(1_000_000 + $0) } } ?? []
      return [finding.location?.file ?? ""] + place + [
        finding.key ?? "", finding.variant ?? "", finding.locale?.identifier ?? "", finding.component ?? "",
        finding.strategy ?? "", finding.rule,
      ]
    }
    let ranks = report.findings.map(rank)
    #expect(ranks.count > 100)
    for (left, right) in zip(ranks, ranks.dropFirst()) where right.lexicographicallyPrecedes(left) {
      Issue.record("\(left) stands before \(right)")
    }
  }

  @Test("a symmetric layout is never called unmirrored", arguments: [288, 90, 50] as [Points])
  func mirroring(width: Points) async throws {
    var fixture = try Self.survey(["contentBlock", "mirroredTransform", "imageAboveTitle"])
    let mirrors: StrategyOptions = ["mirrors": .bool(true)]
    for name in ["leadingImageCenteredTitle", "fullWidthTitle"] {
      fixture.component.strategies.append(
        .init(name: name, strategy: try #require(try StrategyList.make(name: name, options: mirrors))))
    }
    fixture.component.width = .points([width])
    fixture.plan.textSizes = try TextScale(names: ["large", "accessibility5"], platform: .ios)
    fixture.plan.locales = ["ar", "he", "fa", "ur", "dv"].map { LanguageTag($0) }
    let report = try await fixture.audit([CorpusTitles.catalog(stride: 11)])
    #expect(report.summary.locales == 5)
    let drift = report.findings.filter {
      ["image-not-mirrored", "layout-not-mirrored", "image-drift", "title-off-center"].contains($0.rule)
    }
    #expect(drift.map(\.message).isEmpty)
  }

  /// `balancedInsets` is frozen for one title at one size: that even its own source title drifts at every other size is the
  /// component's fault.
  @Test("OK is never at fault from left to right", arguments: StrategyList.names)
  func okay(strategy: String) async throws {
    let fixture = try Self.survey([strategy])
    var catalog = try CorpusTitles.catalog(withHan: true)
    catalog.entries.removeAll { $0.key != "action.ok" }
    for index in catalog.entries.indices { catalog.entries[index].variants[0].text = "OK" }
    #expect(catalog.entries.count >= 45)
    let report = try await fixture.audit([catalog])
    let findings = report.findings.filter { $0.key != nil && $0.direction != .rightToLeft }
    #expect(findings.map(\.message).isEmpty)
    #expect(report.findings.contains { $0.rule == "image-drift" } == (strategy == "balancedInsets"))
  }

  /// The image of `balancedInsets` moves with every title that is not the source's.
  @Test(
    "what languages say for OK fits at every promised size",
    arguments: StrategyList.names.filter { $0 != "balancedInsets" })
  func ownOkay(strategy: String) async throws {
    var fixture = try Self.survey([strategy])
    var catalog = try CorpusTitles.catalog()
    catalog.entries.removeAll { $0.key != "action.ok" }
    fixture.plan.textSizes = try TextScale(names: ["xSmall", "large", "xxxLarge"], platform: .ios)
    let report = try await fixture.audit([catalog])
    #expect(report.findings.filter { $0.key != nil && $0.direction != .rightToLeft }.map(\.message).isEmpty)
  }

  @Test("a title that fits gives no finding at the base size", arguments: StrategyList.names)
  func favorites(strategy: String) async throws {
    let fixture = try Self.survey([strategy])
    let report = try await fixture.audit(["favorites": ["en": "Favorites"]])
    #expect(report.findings.filter { $0.sizes.contains(TextSize("large")) }.isEmpty)
    #expect(report.summary.titles == 1)
    #expect(report.summary.layouts == 12)
    #expect(report.ranking.map(\.surviving.count) == [12])
  }

  @Test("progress only grows, and ends at the number of entries")
  func progress() async throws {
    let fixture = try Self.survey(["contentBlock"])
    let log = ProgressLog()
    let catalog = try CorpusTitles.catalog(stride: 9)
    _ = try await Checks.audit(
      [catalog], plan: fixture.plan, fonts: fixture.fonts, workers: 2, toolVersion: "test"
    ) { done, total in log.note(done, total) }
    let steps = log.steps
    #expect(steps.map(\.done) == steps.map(\.done).sorted())
    #expect(steps.last?.done == catalog.entries.count)
    #expect(Set(steps.map(\.total)) == [catalog.entries.count])
  }

  @Test("64 text sizes are the most, and one more is an error")
  func textSizes() async throws {
    var fixture = try AuditFixture(width: 30)
    fixture.component.font = FontChoice(size: 17)
    fixture.plan.textSizes = try TextScale(names: (1...64).map { "\(Double($0) / 16)" }, platform: .ios)
    let report = try await fixture.audit("Settings", in: "en")
    #expect(report.finding("text-truncated")?.sizes.contains(TextSize("1")) == true)
    #expect(report.finding("text-hidden")?.sizes.last == TextSize("4"))
    fixture.plan.textSizes = try TextScale(names: (1...65).map { "\(Double($0) / 16)" }, platform: .ios)
    await #expect(throws: AuditError.tooManyTextSizes(count: 65, most: 64)) {
      try await fixture.audit("Settings", in: "en")
    }
  }
}
