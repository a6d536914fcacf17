import Catalogs
import Layouts
import Testing
import Titles
import Vocabulary

@testable import Checks

/// Limits and full evaluation agree (DESIGN §2): the report is the same, whether titles within the limits are passed
/// unseen or every title is placed at every size.
@Suite("Limits", .enabled(if: TestFonts.areInstalled, "the faces of Fonts/ios.json5 are not installed"))
struct LimitTests {
  struct Setting: Sendable, CustomTestStringConvertible {
    var name: String
    var strategies = StrategyList.names
    var options: StrategyOptions = [:]
    var widths: [Points] = [288]
    var height = Component.Height.hug(minimum: 50)
    var clips = false
    var image: Size? = Size(width: 20, height: 20)
    var lineHeight = LineHeight.primary
    var truncation: Truncation?
    var tolerances: [String: Double] = [:]
    var off: [String] = []
    var only: [String] = []
    var required: TextSize?
    var container: Component.Container?

    var testDescription: String { name }
  }

  static let insets: StrategyOptions = [
    "imageInsets": .insets(EdgeInsets(left: 30, right: -6)), "titleInsets": .insets(EdgeInsets(left: 9, right: 4)),
  ]

  static let settings: [Setting] = [
    Setting(name: "the survey's"),
    Setting(name: "several widths", widths: [200, 120, 340], height: .points(50)),
    Setting(name: "low and clipping", widths: [160], height: .points(24), clips: true),
    Setting(name: "no image", height: .points(44), image: nil),
    Setting(name: "image out of the button", height: .points(40), image: Size(width: 20, height: 60)),
    Setting(name: "truncation clip", widths: [140], truncation: .clip),
    Setting(name: "no truncation", widths: [140], truncation: Truncation.none),
    Setting(name: "line height of the tallest face", height: .points(50), lineHeight: .fallback),
    Setting(name: "line height 1", height: .points(40), lineHeight: .multiple(1)),
    Setting(name: "narrow container", container: .init(width: 300, padding: 16)),
    Setting(name: "insets", strategies: ["contentBlock", "mirroredTransform"], options: insets, widths: [180]),
    Setting(
      name: "insets, only image-drift", strategies: ["contentBlock"], options: insets, widths: [180],
      only: ["image-drift"]),
    Setting(
      name: "insets, only layout-not-mirrored", strategies: ["contentBlock"], options: insets, widths: [180],
      only: ["layout-not-mirrored"]),
    Setting(
      name: "trailing", strategies: ["contentBlock"],
      options: ["horizontalAlignment": .word("right"), "titleInsets": .insets(EdgeInsets(left: -40))], widths: [200]),
    Setting(
      name: "fill", strategies: ["contentBlock"], options: ["horizontalAlignment": .word("fill")], widths: [200]),
    Setting(
      name: "top", strategies: ["contentBlock"], options: ["verticalAlignment": .word("top")], widths: [200],
      height: .points(40)),
    Setting(
      name: "mirrored by hand", strategies: ["leadingImageCenteredTitle", "fullWidthTitle"],
      options: ["mirrors": .bool(true)], widths: [200]),
    Setting(
      name: "rules off", off: ["text-truncated", "image-not-mirrored", "title-off-center", "element-protrusion"]),
    Setting(
      name: "tolerances", height: .points(44),
      tolerances: ["ink-outside-frame": 0, "element-protrusion": 4, "title-off-center": 0.05, "text-image-overlap": 6]),
  ]

  @Test("the same verdicts with limits and without", arguments: settings)
  func agree(_ setting: Setting) throws {
    var fixture = try AuditFixture(
      strategies: setting.strategies, options: setting.options, fonts: try AuditFixture.fonts("ios"))
    fixture.component.width = .points(setting.widths)
    fixture.component.height = setting.height
    fixture.component.clipsToBounds = setting.clips
    fixture.component.image = setting.image.map { .init(size: $0) }
    fixture.component.lineHeight = setting.lineHeight
    fixture.component.truncation = setting.truncation
    fixture.component.container = setting.container
    for (rule, tolerance) in setting.tolerances { fixture.plan.rules[rule] = .init(tolerance: tolerance) }
    for rule in setting.off { fixture.plan.rules[rule] = .init(isOff: true) }
    fixture.plan.filter.rules = setting.only.map { Wildcard($0) }
    fixture.plan.textSizes = try TextScale(names: ["xSmall", "large", "xxLarge", "accessibility5"], platform: .ios)
    var fullPlan = fixture.plan
    fullPlan.usesLimits = false

    // Other keys for each setting, so that together they see many.
    let start = Self.settings.firstIndex { $0.name == setting.name } ?? 0
    let entries = try CorpusTitles.catalog(stride: 31, from: start, withHan: true).entries
    let locales = Set(entries.map(\.locale)).sorted()
    let fast = try BenchSet(plan: fixture.plan, locales: locales, fonts: fixture.fonts)
    let full = try BenchSet(plan: fullPlan, locales: locales, fonts: fixture.fonts)
    let worker = try AuditWorker(plan: fixture.plan, benches: fast)
    var (limited, placed) = (Evaluation(), Evaluation())
    for entry in entries {
      let judges = zip(
        fast.bench(for: entry.locale).bench.places[0].judges, full.bench(for: entry.locale).bench.places[0].judges)
      try worker.eachTitle(of: entry, source: nil, position: 0) { title, _, measure in
        for (fastJudge, fullJudge) in judges {
          fastJudge.evaluate(measure, into: &limited)
          fullJudge.evaluate(measure, into: &placed)
          #expect(limited == placed, "\(fastJudge.name): \(title.text) in \(title.locale)")
        }
      }
    }
  }

  @Test("limits stand for every strategy of one line and a given width but balancedInsets")
  func limitedStrategies() throws {
    let fixture = try AuditFixture(strategies: StrategyList.names, fonts: try AuditFixture.fonts("ios"))
    let bench = try BenchSet(plan: fixture.plan, locales: [], fonts: fixture.fonts).bench(for: LanguageTag("en")).bench
    for judge in bench.places[0].judges {
      #expect(judge.limits.isEmpty == (judge.name == "balancedInsets"), "\(judge.name)")
    }
  }

  @Test("the whole report is the same")
  func report() async throws {
    var fixture = try AuditFixture(strategies: StrategyList.names, fonts: try AuditFixture.fonts("ios"))
    fixture.component.image = .init(size: Size(width: 20, height: 20))
    fixture.plan.textSizes = try TextScale(names: ["large", "accessibility1"], platform: .ios)
    let catalog = try CorpusTitles.catalog(stride: 31)
    let fast = try await fixture.audit([catalog])
    fixture.plan.usesLimits = false
    #expect(try await fixture.audit([catalog]) == fast)
  }
}
