import Foundation
import Reports
import Testing
import Vocabulary

/// Readers have limits, and the formats know them.
@Suite("Gate limits")
struct GateLimitTests {
  private func text(
    _ format: String, _ report: Report, _ change: (inout ReportOptions) -> Void = { _ in }
  ) throws -> String {
    var options = ReportOptions(width: crudeWidth)
    change(&options)
    return String(decoding: try #require(ReportFormat.named(format)).write(report, options), as: UTF8.self)
  }

  private func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

  // A step shows 10 annotations of each level (docs.github.com, workflow commands).
  @Test func gitHubGetsTenOfEachAndACount() throws {
    let page = lines(try text("github", SampleReports.crowd(keys: 60)))
    #expect(page.count { $0.hasPrefix("::error ") } == 10)
    #expect(page.count { $0.hasPrefix("::warning ") } == 10)
    #expect(page.count { $0.hasPrefix("::notice ") } == 1)
    #expect(page.last?.contains("40 more places") == true)
    let survey = lines(try text("github", SampleReports.survey()) { $0.isSurvey = true })
    #expect(survey.count { $0.hasPrefix("::notice ") } == 10)
    #expect(survey.count { !$0.hasPrefix("::notice ") } == 0)
  }

  @Test func worstComesFirst() throws {
    let page = lines(try text("github", SampleReports.crowd(keys: 60)))
    // 190 + 58 points are the most that an error needs here: keys count to 59, and even ones are errors.
    #expect(page.first?.contains("key.58 in ") == true)
  }

  // Code scanning shows 5,000 results of a run (docs.github.com, SARIF limits).
  @Test func codeScanningGetsFiveThousandResultsAndIsTold() throws {
    struct Log: Decodable {
      struct Run: Decodable { var results: [Result], invocations: [Invocation] }
      struct Result: Decodable { var level: String }
      struct Invocation: Decodable {
        struct Notification: Decodable { var message: Message }
        struct Message: Decodable { var text: String }
        var executionSuccessful: Bool
        var toolExecutionNotifications: [Notification]
      }
      var runs: [Run]
    }
    let bytes = try text("sarif", SampleReports.crowd(keys: 1700)) { $0.jsonLayout = .compact }
    let run = try #require(JSONDecoder().decode(Log.self, from: Data(bytes.utf8)).runs.first)
    #expect(run.results.count == 5000)
    // 2,550 errors, then warnings.
    #expect(run.results.prefix(2550).allSatisfy { $0.level == "error" })
    #expect(run.results.dropFirst(2550).allSatisfy { $0.level == "warning" })
    let told = run.invocations[0].toolExecutionNotifications.map(\.message.text)
    #expect(told.count == 1 && told[0].contains("100 more results"))
    #expect(run.invocations[0].executionSuccessful)
  }

  // A comment's body takes 65,536 characters; JavaScript counts UTF-16 units.
  @Test func aCommentIsNeverTooLong() throws {
    #expect(try text("markdown", SampleReports.hostile()) { $0.showsAll = true }.utf16.count <= 65_536)
    let page = try text("markdown", SampleReports.crowd(keys: 900)) { $0.showsAll = true }
    #expect(page.utf16.count <= 65_536)
    #expect(page.utf16.count > 60_000)
    #expect(page.contains(" more rows, since "))
  }

  @Test func xcodeGetsTwoHundredLinesAndACount() throws {
    let page = lines(try text("xcode", SampleReports.crowd(keys: 300)))
    #expect(page.count == 201)
    #expect(page.last?.hasPrefix("note: snug: ") == true && page.last?.contains("100 more keys") == true)
  }

  @Test func junitKeepsTenThousandCases() throws {
    let report = SampleReports.crowd(keys: 3500)
    let page = try text("junit", report)
    #expect(page.contains("<testsuites name=\"snug\" tests=\"10001\""))
    #expect(page.contains("500 more keys, since "))
  }
}
