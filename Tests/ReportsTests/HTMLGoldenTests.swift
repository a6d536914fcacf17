import Foundation
import Reports
import Testing
import Vocabulary

/// Recorded pages. `SNUG_RECORD=1 swift test --filter HTMLGolden` writes them anew; then `scripts/check-html --axe` opens
/// them in a browser and records that.
@Suite("HTML goldens")
struct HTMLGoldenTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/HTML")

  struct Golden: Sendable, CustomStringConvertible {
    var description: String
    var report: @Sendable () -> Report
    var isSurvey = false
  }

  static let goldens = [
    Golden(description: "drawn.html", report: SampleReports.drawn),
    Golden(description: "survey.html", report: SampleReports.drawnSurvey, isSurvey: true),
  ]

  @Test(arguments: goldens)
  func givesTheRecordedBytes(_ golden: Golden) throws {
    let format = try #require(ReportFormat.named("html"))
    var options = ReportOptions(width: crudeWidth)
    options.isSurvey = golden.isSurvey
    if !golden.isSurvey { options.repeatedArguments = ["--config", "apps/my shop/snug.json5"] }
    let bytes = format.write(golden.report(), options)
    let file = Self.folder.appending(path: golden.description)
    if ProcessInfo.processInfo.environment["SNUG_RECORD"] == "1" { try Data(bytes).write(to: file) }
    let recorded = try Data(contentsOf: file)
    #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: recorded, as: UTF8.self))
  }

  /// What `scripts/check-html --axe` recorded when Chromium had opened the pages and axe-core found nothing against them.
  /// A page that has changed since has not been looked at.
  @Test func wereOpenedInABrowser() throws {
    let record = try String(contentsOf: Self.folder.appending(path: "checked.txt"), encoding: .utf8)
    for golden in Self.goldens {
      let digest = SHA256.hexDigest(of: Array(try Data(contentsOf: Self.folder.appending(path: golden.description))))
      #expect(
        record.contains("\(digest)  \(golden)\n"), "\(golden) is not as scripts/check-html --axe opened it")
    }
  }
}
