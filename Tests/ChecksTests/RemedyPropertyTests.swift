import Catalogs
import Checks
import Fonts
import Layouts
import Testing
import Vocabulary

/// What a remedy promises, an audit of the component with that change finds: the same titles, another way.
@Suite("Remedies, audited", .enabled(if: TestFonts.areInstalled, "the faces of Fonts/ios.json5 are not installed"))
struct RemedyPropertyTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    var name: String
    var strategies = ["contentBlock"]
    var options: StrategyOptions = [:]
    var widths: [Points] = [150]
    var height = Component.Height.points(50)
    var change: @Sendable (inout Component) -> Void = { _ in }

    var testDescription: String { name }
  }

  static let settings: [Setting] = [
    Setting(name: "all strategies", strategies: StrategyList.names, height: .hug(minimum: 50)),
    Setting(name: "no image", widths: [120.25]) { $0.image = nil },
    Setting(name: "several widths", strategies: ["leadingImageCenteredTitle"], widths: [180, 120]),
    Setting(name: "low and clipping", height: .points(24)) { $0.clipsToBounds = true },
    Setting(name: "cut without a mark", strategies: ["fullWidthTitle"]) { $0.truncation = .clip },
    Setting(name: "never cut", strategies: ["contentBlock", "fullWidthTitle"]) { $0.truncation = Truncation.none },
    Setting(name: "two lines", height: .hug(minimum: 40)) { $0.lines = 2 },
    Setting(name: "any number of lines", strategies: ["leadingImageCenteredTitle"], height: .points(70)) {
      $0.lines = 0
    },
    Setting(name: "shrinking", strategies: ["contentBlock", "balancedInsets"]) { $0.minimumScale = 0.9 },
    Setting(name: "tallest face") { $0.lineHeight = .fallback },
    Setting(name: "a growing image", strategies: ["balancedInsets"]) { $0.image?.scalesWithText = true },
    Setting(name: "hugging in a container") { component in
      component.width = .fit
      component.container = .init(width: 200, padding: 10)
    },
    Setting(
      name: "insets", strategies: ["mirroredTransform"],
      options: ["imageInsets": .insets(EdgeInsets(left: 30, right: -6)), "titleInsets": .insets(EdgeInsets(left: 9))]),
  ]

  static func fixture(_ setting: Setting) throws -> AuditFixture {
    var fixture = try AuditFixture(
      strategies: setting.strategies, options: setting.options, fonts: try AuditFixture.fonts("ios"))
    fixture.component.width = .points(setting.widths)
    fixture.component.height = setting.height
    fixture.component.image = .init(size: Size(width: 20, height: 20))
    setting.change(&fixture.component)
    fixture.plan.textSizes = try TextScale(names: ["small", "large", "xxLarge", "accessibility5"], platform: .ios)
    fixture.plan.required = TextSize("xxLarge")
    return fixture
  }

  /// Other keys for each setting; with titles that break lines, end in spaces and hyphenate.
  static func catalog(_ setting: Setting) throws -> Catalog {
    let start = settings.firstIndex { $0.name == setting.name } ?? 0
    var catalog = try CorpusTitles.catalog(stride: 61, from: start, withHan: true)
    let texts = [
      "Zwei\nZeilen", "Bestätigen   ", "Donau\u{AD}dampf\u{AD}schiffahrt", "", " ", "تسجيل\nالدخول", "لا", "W",
    ]
    let file = catalog.file
    for (index, text) in texts.enumerated() {
      catalog.entries.append(
        Entry(
          key: "odd.\(index)", locale: LanguageTag(index == 5 ? "ar" : "en"),
          location: SourceLocation(file: file, line: 100_000 + index, column: 1),
          variants: [Variant(path: VariantPath(), text: text)]))
    }
    return catalog
  }

  @Test("a change leaves as many failing as an audit with that change finds", arguments: settings)
  func changes(_ setting: Setting) async throws {
    let fixture = try Self.fixture(setting)
    let catalog = try Self.catalog(setting)
    let report = try await fixture.audit([catalog])
    #expect(!report.remedies.isEmpty)
    for remedies in report.remedies {
      let strategy = try #require(fixture.component.strategies.first { $0.name == remedies.strategy })
      for outcome in remedies.changes {
        var changed = fixture
        changed.component.strategies = [strategy]
        switch outcome.change {
        case .lines(let lines): changed.component.lines = lines
        case .minimumScale(let scale): changed.component.minimumScale = scale
        case .strategy(let name):
          // As the component has it, or else as it comes.
          changed.component.strategies = [
            try fixture.component.strategies.first { $0.name == name }
              ?? .init(name: name, strategy: #require(try StrategyList.make(name: name)))
          ]
        }
        let found = try await changed.audit([catalog]).remedies
        #expect(outcome.failing == found.first?.failing ?? 0, "\(remedies.strategy): \(outcome.change)")
      }
    }
  }

  @Test(
    "a width passes as many titles as an audit with that width, and a pixel less as many as before", arguments: settings
  )
  func widths(_ setting: Setting) async throws {
    let fixture = try Self.fixture(setting)
    guard case .points = fixture.component.width else { return }
    let catalog = try Self.catalog(setting)
    for remedies in try await fixture.audit([catalog]).remedies where remedies.failing > 0 {
      var changed = fixture
      changed.component.strategies = fixture.component.strategies.filter { $0.name == remedies.strategy }
      // What the insets of `balancedInsets` were made for stays as it was.
      if remedies.strategy == "balancedInsets", let first = setting.widths.first {
        changed.component.strategies[0].strategy = try #require(
          try StrategyList.make(name: remedies.strategy, options: ["designWidth": .number(first)]))
      }
      func failing(_ width: Points) async throws -> Int {
        changed.component.width = .points([width])
        return try await changed.audit([catalog]).remedies.first?.failing ?? 0
      }
      let steps = remedies.widths
      #expect(steps.first?.width == setting.widths.max())
      let shown = [0, 1, steps.count / 2, steps.count - 1]
      for index in Set(shown).sorted() where index < steps.count {
        let step = steps[index]
        let found = try await failing(step.width)
        #expect(found == step.failing, "\(remedies.strategy): \(step.width)")
        guard index > 0 else { continue }
        let less = step.width - 1.0 / 3
        guard less >= steps[0].width else { continue }
        #expect(try await failing(less) == steps[index - 1].failing, "\(remedies.strategy): \(less)")
      }
    }
  }

  @Test("a title fails that has a finding of clipping, protrusion or overlap at a promised size")
  func failing() async throws {
    let setting = Self.settings[1]
    let report = try await Self.fixture(setting).audit([Self.catalog(setting)])
    let promised = Set(["small", "large", "xxLarge"].map { TextSize($0) })
    let families: [Rule.Family] = [.clipping, .protrusion, .overlap]
    let losses = report.findings.filter { finding in
      let rule = RuleList.rule(finding.rule)
      return rule.map { families.contains($0.family) && $0.severity == .error } == true
        && !promised.isDisjoint(with: finding.sizes)
    }
    #expect(losses.allSatisfy { $0.key != nil })
    let titles = Set(losses.map { [$0.key ?? "", $0.locale?.identifier ?? "", $0.variant ?? ""] })
    #expect(titles.count > 20)
    #expect(report.remedies.map(\.failing) == [titles.count])
    #expect(report.remedies.map(\.titles) == [report.summary.titles])
  }
}
