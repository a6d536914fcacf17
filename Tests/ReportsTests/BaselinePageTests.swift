import Foundation
import Testing
import Vocabulary

@testable import Reports

/// What the formats and pages say of a report that was held against a baseline.
@Suite struct BaselinePageTests {
  /// Against a baseline that has every other finding and some that are gone; and one finding of each rule explained.
  static func pages(of report: Report, _ options: ReportOptions) -> [String] {
    let comparison = halfKnown(report)
    let explained = Dictionary(grouping: report.findings, by: \.rule).sorted { $0.key < $1.key }.map { _, findings in
      ExplainReport.text(of: findings.filter { $0.fingerprint == findings[0].fingerprint }, in: report, options)
    }
    return [ComparisonReport.text(of: comparison, options), TextReport.text(of: comparison.report, options)] + explained
  }

  static func halfKnown(_ report: Report) -> BaselineComparison {
    var report = report
    for index in report.findings.indices { report.findings[index].status = .new }
    var before = report
    before.findings = stride(from: 0, to: report.findings.count, by: 2).map { report.findings[$0] }
    for index in before.findings.indices where index % 5 == 1 { before.findings[index].key = "gone.\(index)" }
    let run = BaselineUpdate.Run(
      isWhole: true, hasOwnTextSizes: false, options: [], rules: Set(report.findings.map(\.rule)), components: [],
      files: [])
    let empty = BaselineComparison(before, with: Baseline(toolVersion: "0")) { _ in true }
    return BaselineComparison(report, with: BaselineUpdate(writing: empty, run).baseline) { _ in true }
  }

  /// Four titles are cut; the baseline has three of them.
  private static func report() -> Report {
    let findings = ["key.1", "key.2", "key.3", "key.4"].map { key in
      SampleReports.truncated(key, "Save \(key)", "de", "Sichern \(key)", needed: 200)
    }
    let comparison = BaselineComparison(
      BaselineTests.report(findings), with: BaselineTests.baseline(of: Array(findings.dropLast()))
    ) { _ in true }
    var report = comparison.report
    report.ranking = [
      Report.RankingRow(
        component: "primaryAction", strategy: "contentBlock", locale: LanguageTag("de"), titles: 4,
        surviving: SampleReports.sizes.map { Report.SizedShare(textSize: $0, share: 0.2) })
    ]
    return report
  }

  private func text(_ format: String, _ change: (inout ReportOptions) -> Void = { _ in }) throws -> String {
    var options = ReportOptions(width: crudeWidth)
    options.columns = 120
    change(&options)
    return String(decoding: try #require(ReportFormat.named(format)).write(Self.report(), options), as: UTF8.self)
  }

  @Test(arguments: ["text", "github", "xcode", "markdown", "junit"])
  func whatIsKnownIsListedOnDemandOnly(_ format: String) throws {
    let page = try text(format)
    #expect(page.contains("key.4"))
    for key in ["key.1", "key.2", "key.3"] { #expect(!page.contains(key)) }
    #expect(page.contains("Against the baseline: 1 new, 3 known."))
    #expect(page.contains("3 in the baseline"))
    let all = try text(format) { $0.showsAll = true }
    for key in ["key.1", "key.2", "key.3", "key.4"] { #expect(all.contains(key)) }
  }

  /// Four of four titles would be a question about the component; the one that is new is none.
  @Test func noQuestionIsAskedAgain() throws {
    #expect(!(try text("text")).contains("More than half of the titles"))
    #expect(try text("text") { $0.showsAll = true }.contains("More than half of the titles"))
  }

  /// These are read by programs that compare runs themselves: a finding that is left out would count as mended.
  @Test func programsGetAll() throws {
    struct Run: Decodable {
      struct Result: Decodable { var baselineState: String? }
      var results: [Result]
    }
    struct Log: Decodable { var runs: [Run] }
    let log = try JSONDecoder().decode(Log.self, from: Data(try text("sarif").utf8))
    #expect(log.runs[0].results.compactMap(\.baselineState).sorted() == ["new", "unchanged", "unchanged", "unchanged"])

    struct Issue: Decodable { var severity, description: String }
    let issues = try JSONDecoder().decode([Issue].self, from: Data(try text("gitlab").utf8))
    #expect(issues.map(\.severity) == ["major", "info", "info", "info"])

    struct Report: Decodable {
      struct Summary: Decodable {
        var baseline, severities: [String: Int]
        var findings: [String: Int]
      }
      struct Finding: Decodable { var key, status: String }
      var summary: Summary
      var findings: [Finding]
    }
    let report = try JSONDecoder().decode(Report.self, from: Data(try text("json").utf8))
    #expect(report.findings.map(\.status) == ["known", "known", "known", "new"])
    #expect(
      report.summary.baseline == ["new": 1, "known": 3, "accepted": 0, "changed": 0, "worse": 0, "gone": 0])
    #expect(report.summary.severities == ["error": 1, "warning": 0, "note": 0])
    #expect(report.summary.findings == ["text-truncated": 4])
  }

  @Test func comparingListsWhatCountsAndWhatIsGone() {
    var options = ReportOptions(width: crudeWidth)
    options.columns = 200
    let before = [BaselineTests.title("kept"), BaselineTests.title("other"), BaselineTests.title("gone")]
    let now = [BaselineTests.title("kept"), BaselineTests.title("other", "Anders"), BaselineTests.title("added")]
    let comparison = BaselineComparison(
      BaselineTests.report(now), with: BaselineTests.baseline(of: before)
    ) { _ in true }
    let page = ComparisonReport.text(of: comparison, options)
    #expect(page.hasPrefix("Against the baseline: 1 new, 1 changed, 1 known; 1 of its entries no longer occurs.\n"))
    #expect(page.contains("\nNew (1)\n"))
    #expect(page.contains("\nFailing still, with another title (1)\n"))
    #expect(
      page.contains("\ntext-truncated gone in de, action / contentBlock, App/de.strings \(before[2].fingerprint)\n"))
    #expect(!page.contains("kept"))
  }
}
