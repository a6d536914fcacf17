import Catalogs
import Layouts
import Testing
import Vocabulary

@testable import Checks

/// What a run reports of all that there is: what lies outside of it is not gone because it was not found.
@Suite struct ReportedScopeTests {
  static let title = FindingIdentity(
    rule: "text-truncated", component: "button", strategy: "contentBlock", file: "A.strings", key: "save",
    locale: "de-AT")
  static let fault = FindingIdentity(
    rule: "image-not-mirrored", component: "button", strategy: "contentBlock", file: "snug.json5")
  static let entry = FindingIdentity(rule: "duplicate-key", file: "A.strings", key: "save", locale: "de-AT")
  static let glyph = FindingIdentity(rule: "missing-glyph", file: "A.strings", key: "save", locale: "de-AT")
  static let pattern = FindingIdentity(rule: "ignore-unused", file: "snug.json5")

  /// Which of title, fault, entry, glyph and pattern are covered.
  private func covered(_ change: (inout AuditPlan, inout AuditScope) throws -> Void) throws -> [Bool] {
    var plan = try AuditFixture(strategy: "contentBlock").plan
    var scope = AuditScope()
    try change(&plan, &scope)
    let reported = ReportedScope(plan: plan, scope: scope)
    let covered = [Self.title, Self.fault, Self.entry, Self.glyph, Self.pattern].map {
      reported.covers($0, firstFailingSize: $0 == Self.title ? TextSize("xSmall") : nil)
    }
    #expect(reported.isWhole == covered.allSatisfy(\.self))
    return covered
  }

  @Test func aWholeRunCoversAll() throws {
    #expect(try covered { _, _ in } == [true, true, true, true, true])
    // What the configuration itself leaves out is not there.
    #expect(try covered { plan, _ in plan.locales = [LanguageTag("fr")] } == [true, true, true, true, true])
  }

  @Test func aPartialRunCoversItsPart() throws {
    #expect(try covered { $1.files = ["A.strings"] } == [true, false, true, true, false])
    #expect(try covered { $1.files = ["B.strings"] } == [false, false, false, false, false])
    #expect(try covered { plan, _ in plan.filter.locales = [LanguageTag("de")] } == [true, false, true, true, false])
    #expect(
      try covered { plan, _ in plan.filter.locales = [LanguageTag("ar")] } == [false, false, false, false, false])
    #expect(try covered { plan, _ in plan.filter.keys = [Wildcard("sa*")] } == [true, false, true, true, false])
    #expect(try covered { plan, _ in plan.filter.keys = [Wildcard("open")] } == [false, false, false, false, false])
    #expect(try covered { plan, _ in plan.filter.rules = [Wildcard("text-*")] } == [true, false, false, false, false])
  }

  /// Catalogs are looked at whatever the components; titles that none takes are not.
  @Test func componentsOfTheCommandLine() throws {
    #expect(
      try covered { plan, _ in plan.filter.components = [Wildcard("but*")] } == [true, true, true, false, false])
    #expect(
      try covered { plan, _ in plan.filter.components = [Wildcard("tab")] } == [false, false, true, false, false])
    let adHoc = try covered { plan, _ in
      plan.isAdHoc = true
      plan.components[0].name = "contentBlock"
    }
    #expect(adHoc == [false, false, true, false, false])
  }

  @Test func aFindingThatStartsAtASizeLeftOut() throws {
    func covered(_ sizes: [String], isOwn: Bool) throws -> [Bool] {
      try self.covered { plan, _ in
        plan.textSizes = try TextScale(names: sizes, platform: .ios)
        plan.filter.hasOwnTextSizes = isOwn
      }
    }
    #expect(try covered(["large"], isOwn: true) == [false, true, true, true, false])
    #expect(try covered(["xSmall"], isOwn: true) == [true, true, true, true, false])
    #expect(try covered(["large"], isOwn: false) == [true, true, true, true, true])
  }

  @Test func aRuleOfALaterVersionIsNotGone() throws {
    let plan = try AuditFixture(strategy: "contentBlock").plan
    var later = Self.title
    later.rule = "text-eaten"
    #expect(!ReportedScope(plan: plan, scope: AuditScope()).covers(later, firstFailingSize: nil))
  }

  /// Locales that the configuration names are the whole; those of the command line are a part.
  @Test(arguments: [true, false])
  func unusedPatternsAreToldInAWholeRun(_ isPartial: Bool) async throws {
    var fixture = try AuditFixture(width: 288)
    fixture.plan.ignores = [.init(reason: "nothing")]
    fixture.plan.ignores[0].key = Wildcard("zzz")
    fixture.plan.locales = [LanguageTag("de")]
    if isPartial { fixture.plan.filter.locales = [LanguageTag("de")] }
    let report = try await fixture.audit("Sichern", in: "de", source: "Save")
    #expect(report.rules().contains("ignore-unused") != isPartial)
  }
}
