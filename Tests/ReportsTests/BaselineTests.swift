import Foundation
import Testing
import Vocabulary

@testable import Reports

/// How findings stand to a baseline (DESIGN §8).
@Suite struct BaselineTests {
  static let sizes = ["small", "medium", "large"].map { TextSize($0) }

  static func report(_ findings: [Finding], rules: [String] = ["text-truncated", "image-not-mirrored"]) -> Report {
    var report = SampleReports.finished(findings, ranking: [])
    report.summary.baseline = nil
    report.textSizes = sizes
    report.rules = rules.map { Report.RuleHelp(id: $0, severity: .error, summary: "", advice: "") }
    return report
  }

  /// A title that fails from `first` on.
  static func title(
    _ key: String, _ text: String = "Sichern", first: String = "medium", needed: Points = 100, locale: String = "de",
    component: String = "action", file: String = "App/de.strings"
  ) -> Finding {
    var finding = SampleReports.truncated(key, "Save", locale, text, needed: needed)
    finding.component = component
    finding.location?.file = file
    finding.firstFailingSize = TextSize(first)
    finding.severity = .error
    return finding
  }

  static func fault(_ direction: Direction, face: String? = nil, component: String = "action") -> Finding {
    var finding = SampleReports.componentFault(
      "image-not-mirrored", .error, "On the wrong side.", strategy: "contentBlock", locales: ["ar"], titles: 3,
      text: "حفظ", by: 9)
    finding.component = component
    finding.direction = direction
    finding.face = face
    finding.location = SourceLocation(file: "snug.json5", line: 4, column: 1)
    return finding
  }

  static func everything(_ entry: Baseline.Entry) -> Bool { true }

  static let run = BaselineUpdate.Run(
    isWhole: true, hasOwnTextSizes: false, options: [], rules: ["text-truncated", "image-not-mirrored"],
    components: ["action"], files: ["App/de.strings", "snug.json5"])

  /// What `write` leaves of nothing.
  static func baseline(of findings: [Finding]) -> Baseline {
    let comparison = BaselineComparison(report(findings), with: Baseline(toolVersion: "0"), covers: everything)
    return BaselineUpdate(writing: comparison, run).baseline
  }

  static func statuses(
    _ findings: [Finding], since before: [Finding], covers: (Baseline.Entry) -> Bool = everything
  ) -> (statuses: [Finding.Status], gone: [String]) {
    let comparison = BaselineComparison(report(findings), with: baseline(of: before), covers: covers)
    return (comparison.report.findings.map(\.status), comparison.gone.map(\.identity.key))
  }

  // MARK: Statuses

  @Test func whatWasWrittenIsKnown() {
    let findings = [Self.title("a"), Self.title("b", locale: "ar"), Self.fault(.rightToLeft)]
    let comparison = BaselineComparison(
      Self.report(findings), with: Self.baseline(of: findings.reversed()), covers: Self.everything)
    #expect(comparison.report.findings.map(\.status) == [.known, .known, .known])
    #expect(comparison.gone.isEmpty)
    // Known findings do not count; the JSON report keeps them.
    #expect(comparison.report.summary.severities == [:])
    #expect(comparison.report.summary.findings == ["text-truncated": 2, "image-not-mirrored": 1])
    #expect(
      comparison.report.summary.baseline
        == Report.BaselineCount(statuses: [.new: 0, .changed: 0, .worse: 0, .known: 3, .accepted: 0], gone: 0))
    #expect(comparison.reportOfNew().findings.isEmpty)
  }

  @Test func whatItDoesNotHaveIsNew() {
    let result = Self.statuses([Self.title("a"), Self.title("b")], since: [Self.title("a"), Self.title("c")])
    #expect(result.statuses == [.known, .new])
    #expect(result.gone == ["c"])
  }

  @Test func anotherTitleThatFailsIsChanged() {
    #expect(Self.statuses([Self.title("a", "Speichern")], since: [Self.title("a")]).statuses == [.changed])
    // A component's title is an example only.
    var other = Self.fault(.rightToLeft)
    other.text = "فتح"
    #expect(Self.statuses([other], since: [Self.fault(.rightToLeft)]).statuses == [.known])
  }

  /// A smaller first failing size, or over 10 % more room needed.
  @Test(arguments: [
    ("small", 100, Finding.Status.worse), ("medium", 100, .known), ("large", 100, .known), ("medium", 110, .known),
    ("medium", 110.004, .known), ("medium", 110.01, .worse), ("large", 200, .worse), ("medium", 50, .known),
    // A size that the run does not know tells nothing.
    ("accessibility5", 100, .known),
  ])
  func worseIsASmallerSizeOrOverTenPercent(_ first: String, _ needed: Points, _ status: Finding.Status) {
    let now = Self.title("a", first: first, needed: needed)
    #expect(Self.statuses([now], since: [Self.title("a")]).statuses == [status])
  }

  @Test func aRuleThatCameLaterWarnsAtMost() {
    let baseline = Self.baseline(of: [])
    var later = Self.title("a")
    later.rule = "text-clipped"
    var gap = Finding(rule: "not-measured", severity: .error, message: "")
    gap.locale = LanguageTag("km")
    let comparison = BaselineComparison(
      Self.report([later, Self.title("a"), gap]), with: baseline, covers: Self.everything)
    #expect(comparison.report.findings.map(\.severity) == [.warning, .error, .error])
    #expect(comparison.report.findings.map(\.status) == [.new, .new, .new])
    #expect(comparison.otherRules == ["text-clipped"])
    #expect(comparison.report.summary.severities == [.warning: 1, .error: 2])
    var run = Self.run
    run.rules.insert("text-clipped")
    let next = BaselineUpdate(writing: comparison, run).baseline
    #expect(next.rules == ["image-not-mirrored", "text-clipped", "text-truncated"])
  }

  @Test func otherFontsAreNamed() {
    var baseline = Self.baseline(of: [])
    #expect(BaselineComparison(Self.report([]), with: baseline, covers: Self.everything).otherFonts == ([], []))
    baseline.fonts = ["Inter-Regular": "00"]
    #expect(
      BaselineComparison(Self.report([]), with: baseline, covers: Self.everything).otherFonts
        == (["Inter-Regular"], ["NotoSansArabicUI-Regular"]))
  }

  /// What was not audited is nothing that one can live with.
  @Test func gapsAreNeverKnown() {
    var gap = Finding(rule: "not-measured", severity: .error, message: "3 titles need a face")
    gap.locale = LanguageTag("km")
    var unreadable = SampleReports.catalog("catalog-unreadable", .error, "Not UTF-8.")
    #expect(Self.baseline(of: [gap, unreadable]).entries.isEmpty)
    unreadable.severity = .warning
    #expect(Self.baseline(of: [unreadable]).entries.count == 1)
  }

  // MARK: Findings of one identity

  @Test func directionsAndFacesAreToldApart() {
    let both = [Self.fault(.leftToRight), Self.fault(.rightToLeft)]
    #expect(Self.statuses(both, since: both.reversed()).statuses == [.known, .known])
    let one = Self.statuses(both, since: [Self.fault(.rightToLeft)])
    #expect(one.statuses == [.new, .known])
    let other = Self.statuses([Self.fault(.leftToRight)], since: both)
    #expect(other.statuses == [.known])
    #expect(other.gone.count == 1)

    let faces = [Self.fault(.rightToLeft, face: "A"), Self.fault(.rightToLeft, face: "B")]
    let third = Self.statuses(
      [Self.fault(.rightToLeft, face: "B"), Self.fault(.rightToLeft, face: "C")], since: faces)
    #expect(third.statuses == [.known, .new])
    #expect(third.gone.count == 1)
  }

  /// Keys that stand twice in a file: the same title is paired first, whatever the order; what is left is changed.
  @Test func twinsArePairedByTheirTitles() {
    let before = [Self.title("a", "Eins", needed: 90), Self.title("a", "Zwei", needed: 300)]
    let result = Self.statuses(
      [Self.title("a", "Zwei", needed: 300), Self.title("a", "Drei", needed: 90)], since: before)
    #expect(result.statuses == [.known, .changed])
    #expect(result.gone.isEmpty)
    let three = Self.statuses([before[1], before[0], before[1]], since: before)
    #expect(three.statuses == [.known, .known, .new])
    let equal = [Self.title("a"), Self.title("a")]
    #expect(Self.statuses(equal, since: equal).statuses == [.known, .known])
    #expect(Self.statuses([equal[0]], since: equal).gone == ["a"])
  }

  // MARK: What a run says nothing about

  @Test func onlyWhatARunCoversCanBeGone() {
    let before = [Self.title("a"), Self.title("b")]
    let result = Self.statuses([], since: before) { $0.identity.key == "a" }
    #expect(result.gone == ["a"])
  }

  @Test func whatCouldNotBeAuditedMayOccurStill() {
    let before = [Self.title("a", locale: "km"), Self.title("b"), Self.fault(.rightToLeft)]
    var gap = Finding(rule: "not-measured", severity: .error, message: "")
    gap.locale = LanguageTag("km")
    gap.location = SourceLocation(file: "App/km.strings", line: 1, column: 1)
    #expect(Self.statuses([gap], since: before).gone == ["b"])
    var broken = SampleReports.catalog("catalog-unreadable", .error, "Not UTF-8.", file: "App/de.strings")
    #expect(Self.statuses([broken], since: before).gone == [])
    broken.severity = .warning
    #expect(Self.statuses([broken], since: before).gone == ["a", "b", ""])
  }

  // MARK: write

  @Test func writeKeepsReasonsAndWhatLiesOutside() throws {
    var before = Self.baseline(of: [Self.title("a"), Self.title("b"), Self.title("c"), Self.title("gone")])
    before.setEntries(
      before.entries.map { entry in
        var entry = entry
        if ["a", "gone"].contains(entry.identity.key) { entry.reason = "scrolls" }
        return entry
      })
    let comparison = BaselineComparison(
      Self.report([Self.title("a", "Länger"), Self.title("new")]), with: before
    ) { $0.identity.key != "c" }
    let update = BaselineUpdate(writing: comparison, Self.run)
    #expect(update.baseline.known.map(\.identity.key) == ["c", "new"])
    #expect(update.baseline.accepted.map(\.identity.key) == ["a", "gone"])
    #expect(update.renewed.map(\.identity.key) == ["a"])
    #expect(update.kept.map(\.identity.key) == ["gone"])
    #expect(update.dropped.map(\.identity.key) == ["b"])
    let after = BaselineComparison(
      Self.report([Self.title("a", "Länger"), Self.title("new")]), with: update.baseline, covers: Self.everything)
    #expect(after.report.findings.map(\.status) == [.accepted, .known])
  }

  private func accepted(_ findings: [Finding]) -> Baseline {
    let comparison = BaselineComparison(
      Self.report(findings), with: Baseline(toolVersion: "0"), covers: Self.everything)
    return BaselineUpdate(
      accepting: Set(findings.map(\.fingerprint)), reason: "scrolls", in: comparison
    ).baseline
  }

  /// `components` and `files` are those that there are now.
  private func carried(
    _ now: [Finding], from before: [Finding], components: Set<String> = ["action"],
    files: Set<String> = ["App/de.strings", "snug.json5"]
  ) -> [String] {
    let comparison = BaselineComparison(Self.report(now), with: accepted(before), covers: Self.everything)
    var run = Self.run
    run.components = components
    run.files = files
    let update = BaselineUpdate(writing: comparison, run)
    #expect(update.carried.allSatisfy { $0.to.reason == "scrolls" })
    #expect(update.baseline.accepted.count == before.count)
    #expect(update.baseline.entries.count == now.count + before.count - update.carried.count)
    return update.carried.map { "\($0.to.identity.component) \($0.to.identity.file) \($0.to.identity.key)" }
  }

  @Test func acceptedFindingsFollowARenamedComponentOrFile() {
    let before = [Self.title("a"), Self.title("b")]
    let renamed = before.map { finding in
      var finding = finding
      finding.component = "primary"
      return finding
    }
    #expect(
      carried(renamed, from: before, components: ["primary"])
        == ["primary App/de.strings a", "primary App/de.strings b"])
    let moved = before.map { finding in
      var finding = finding
      finding.location?.file = "Main/de.strings"
      return finding
    }
    #expect(
      carried(moved, from: before, files: ["Main/de.strings", "snug.json5"])
        == ["action Main/de.strings a", "action Main/de.strings b"])
    #expect(
      carried(
        [Self.fault(.rightToLeft, component: "primary")], from: [Self.fault(.rightToLeft)], components: ["primary"])
        == ["primary snug.json5 "])
  }

  @Test func nothingElseIsCarriedOver() {
    let before = [Self.title("a")]
    // The component is still there, and no longer fails; another one begins to.
    #expect(carried([Self.title("a", component: "other")], from: before, components: ["action", "other"]) == [])
    for change: (inout Finding) -> Void in [
      { $0.key = "b" }, { $0.locale = LanguageTag("fr") }, { $0.rule = "text-clipped" }, { $0.strategy = "label" },
    ] {
      var finding = Self.title("a", component: "primary")
      change(&finding)
      #expect(carried([finding], from: before, components: ["primary"]) == [])
    }
    // Another direction of a component's fault is another fault.
    #expect(
      carried(
        [Self.fault(.leftToRight, component: "primary")], from: [Self.fault(.rightToLeft)], components: ["primary"])
        == [])
  }

  @Test func theLikestFindingTakesTheReason() {
    let now = [
      Self.title("a", "Anders", component: "primary"), Self.title("a", component: "primary", file: "B.strings"),
    ]
    #expect(
      carried(now, from: [Self.title("a")], components: ["primary"]) == ["primary App/de.strings a"])
  }

  // MARK: prune and accept

  @Test func pruneDropsWhatNoLongerOccurs() {
    let comparison = BaselineComparison(
      Self.report([Self.title("a", "Länger"), Self.title("new")]),
      with: Self.baseline(of: [Self.title("a"), Self.title("b"), Self.title("c")])
    ) { $0.identity.key != "c" }
    let update = BaselineUpdate(pruning: comparison)
    #expect(update.dropped.map(\.identity.key) == ["b"])
    #expect(update.baseline.entries.map(\.identity.key) == ["a", "c"])
    // Only `write` takes down how things are now.
    #expect(update.baseline.entries[0].textDigest == Self.baseline(of: [Self.title("a")]).entries[0].textDigest)
  }

  @Test func acceptMovesAddsAndGivesReasonsAnew() {
    let known = Self.baseline(of: [Self.title("a"), Self.title("outside")])
    let now = Self.report([Self.title("a", "Länger"), Self.title("new")])
    let comparison = BaselineComparison(now, with: known) { $0.identity.key != "outside" }
    let fingerprints = Set([Self.title("a"), Self.title("new"), Self.title("outside")].map(\.fingerprint))
    let update = BaselineUpdate(accepting: fingerprints, reason: "scrolls", in: comparison)
    #expect(update.baseline.known.isEmpty)
    #expect(update.baseline.accepted.map(\.identity.key) == ["a", "new", "outside"])
    let again = BaselineComparison(now, with: update.baseline, covers: Self.everything)
    #expect(again.report.findings.map(\.status) == [.accepted, .accepted])
    let renewed = BaselineUpdate(accepting: [Self.title("a").fingerprint], reason: "wraps", in: again)
    #expect(renewed.baseline.accepted.map(\.reason) == ["wraps", "scrolls", "scrolls"])
  }

  @Test func acceptTakesAllOfOneFingerprint() {
    let both = [Self.fault(.leftToRight), Self.fault(.rightToLeft)]
    let comparison = BaselineComparison(
      Self.report(both), with: Self.baseline(of: [both[0]]), covers: Self.everything)
    let update = BaselineUpdate(accepting: [both[0].fingerprint], reason: "brand", in: comparison)
    #expect(update.baseline.accepted.map(\.direction) == [.leftToRight, .rightToLeft])
    #expect(update.baseline.known.isEmpty)
  }
}
