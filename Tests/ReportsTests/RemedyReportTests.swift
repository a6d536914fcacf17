import Reports
import Testing
import Vocabulary

/// Remedies in words: what stands there, and what is left out.
@Suite("Remedies in reports")
struct RemedyReportTests {
  private static func report(_ remedies: [Remedies]) -> Report {
    var report = SampleReports.manyKeys(1)
    report.remedies = remedies
    return report
  }

  private static func remedies(
    _ failing: Int, of titles: Int = 100, widths: [(Points, Int)] = [], _ changes: [(Remedies.Change, Int)] = [],
    component: String = "primaryAction"
  ) -> Remedies {
    Remedies(
      component: component, strategy: "contentBlock", titles: titles, failing: failing,
      widths: widths.map { .init(width: $0, failing: $1) }, changes: changes.map { .init(change: $0, failing: $1) })
  }

  private func page(
    _ remedies: Remedies..., format: String = "text", change: (inout ReportOptions) -> Void = { _ in }
  ) throws -> String {
    var options = ReportOptions(width: crudeWidth)
    options.columns = 200
    change(&options)
    let format = try #require(ReportFormat.named(format))
    return String(decoding: format.write(Self.report(remedies), options), as: UTF8.self)
  }

  static let sentences: [(Remedies, String)] = [
    (remedies(1, of: 1), "1 of 1 title fails at sizes up to xxxLarge.\n  No one change helps.\n"),
    (
      remedies(3, widths: [(288, 3), (300, 3)], [(.lines(2), 3), (.strategy("stack"), 9)]),
      "3 of 100 titles fail at sizes up to xxxLarge.\n  No one change helps.\n"
    ),
    // As many as 95 of 100 pass already.
    (remedies(5, widths: [(288, 5), (289.4, 0)]), "\n  With 290 pt of width all would fit.\n"),
    (
      remedies(6, widths: [(288, 6), (300, 5), (2000, 1)]),
      "\n  With 300 pt of width 95% would fit, with 2000 pt all but 1.\n"
    ),
    (remedies(60, widths: [(288, 60), (300, 1)]), "\n  With 300 pt of width all but 1 would fit.\n"),
    (
      remedies(2000, of: 9000, widths: [(288, 2000), (300, 1000)]),
      "\n  With 300 pt of width all but 1,000 would fit.\n"
    ),
    (
      remedies(2, [(.lines(2), 0), (.minimumScale(0.85), 1)]), "\n  None fails with two lines, 1 at a scale of 0.85.\n"
    ),
    (remedies(2, [(.strategy("a"), 1), (.lines(3), 2)]), "\n  1 still fails as a.\n"),
    (
      remedies(9, [(.strategy("c"), 3), (.strategy("b"), 2), (.strategy("a"), 4), (.lines(2), 8)]),
      "\n  2 still fail as b, 3 as c, 8 with two lines.\n"
    ),
  ]

  @Test(arguments: sentences.indices)
  func saysWhatHelps(_ index: Int) throws {
    let (remedies, sentence) = Self.sentences[index]
    #expect(try page(remedies).contains(sentence))
  }

  @Test func saysNothingWhereNothingFails() throws {
    let would = Self.remedies(0, [(.lines(2), 3)])
    #expect(!(try page(would).contains("Remedies")))
    #expect(!(try page(would, format: "markdown").contains("after one change")))
  }

  @Test func showsTheWorstFiveAndHowToSeeAll() throws {
    let many = (0..<8).map { Self.remedies(1 + $0, component: "button\($0)") }
    var options = ReportOptions(width: crudeWidth)
    options.columns = 80
    let text = TextReport.text(of: Self.report(many), options)
    #expect(text.contains("button7 / contentBlock: 8 of 100 titles fail.\n"))
    #expect(text.contains("button3 / ") && !text.contains("button2 / "))
    #expect(text.contains("\nAnd 3 more with fewer such titles (--all).\n"))
    options.showsAll = true
    let all = TextReport.text(of: Self.report(many), options)
    #expect(all.contains("button0 / contentBlock: 1 of 100 titles fails.\n") && !all.contains("(--all)"))
  }

  @Test func namesNoComponentThatTheReaderNeverNamed() throws {
    let survey = try page(
      Self.remedies(3, widths: [(288, 3), (300, 0)], [(.lines(2), 1)], component: "survey"),
      Self.remedies(9, [(.lines(2), 4), (.minimumScale(0.85), 8)], component: "survey")
    ) { $0.isSurvey = true }
    #expect(survey.contains("\n  contentBlock    3        1       -  288 pt  300 pt\n"))
    #expect(survey.contains("\n  contentBlock    9        4       8       -       -\n"))
    var adHoc = Self.remedies(3)
    adHoc.component = "contentBlock"
    #expect(try page(adHoc).contains("\ncontentBlock: 3 of 100 titles fail.\n"))
  }

  @Test func markdownHasAColumnForWhatWasTried() throws {
    let page = try page(
      Self.remedies(9, widths: [(288, 9), (301.3, 0)], [(.lines(2), 1), (.strategy("sta|ck"), 0)]),
      Self.remedies(3, widths: [(288, 3)], [(.lines(2), 3)], component: "b"), format: "markdown")
    let table = """
      | component | titles | fail | 95% fit at | all fit at | with two lines | best other strategy |
      | --- | ---: | ---: | ---: | ---: | ---: | --- |
      | primaryAction / contentBlock | 100 | 9 | 302 pt | 302 pt | 1 | sta&#124;ck 0 |
      | b / contentBlock | 100 | 3 | 288 pt |   | 3 |   |

      """
    #expect(page.contains("**Failing titles after one change**\n\n" + table))
  }
}
