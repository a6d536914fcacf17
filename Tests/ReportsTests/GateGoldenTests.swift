import Foundation
import Reports
import Testing
import Vocabulary

/// Recorded outputs of the formats for gates. `SNUG_RECORD=1 swift test --filter GateGolden` writes them anew; then
/// `scripts/check-formats` has them read by others and records that.
@Suite("Gate goldens")
struct GateGoldenTests {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Goldens/Gate")

  /// A recorded file: the sample, the format, and the ending by which other programs know it.
  struct Golden: Sendable, CustomStringConvertible {
    var sample: String
    var format: String
    var ending: String
    var report: @Sendable () -> Report
    var isSurvey = false

    var description: String { sample + "." + ending }
    var file: URL { GateGoldenTests.folder.appending(path: description) }
  }

  static let formats = [
    ("sarif", "sarif"), ("junit", "junit.xml"), ("github", "github.txt"), ("gitlab", "gitlab.json"),
    ("xcode", "xcode.txt"), ("markdown", "md"),
  ]

  static let goldens: [Golden] = formats.flatMap { format, ending in
    [
      Golden(sample: "gate", format: format, ending: ending, report: SampleReports.gate),
      Golden(sample: "survey", format: format, ending: ending, report: SampleReports.smallSurvey, isSurvey: true),
      Golden(sample: "clean", format: format, ending: ending, report: SampleReports.clean),
    ]
  }

  @Test(arguments: goldens)
  func givesTheRecordedBytes(_ golden: Golden) throws {
    let format = try #require(ReportFormat.named(golden.format))
    var options = ReportOptions(width: crudeWidth)
    options.isSurvey = golden.isSurvey
    options.pathPrefix = golden.format == "xcode" ? "/Volumes/Shop/" : "ios/"
    let bytes = format.write(golden.report(), options)
    if ProcessInfo.processInfo.environment["SNUG_RECORD"] == "1" { try Data(bytes).write(to: golden.file) }
    let recorded = try Data(contentsOf: golden.file)
    #expect(String(decoding: bytes, as: UTF8.self) == String(decoding: recorded, as: UTF8.self))
  }

  /// What `scripts/check-formats` recorded when other programs read the files: SARIF against its published schema, JUnit
  /// by Expat, JSON by Python, Markdown by GitHub's own parser. A file that has changed since has not been read.
  @Test func wereReadByOthers() throws {
    let record = try String(contentsOf: Self.folder.appending(path: "checked.txt"), encoding: .utf8)
    for golden in Self.goldens {
      let digest = SHA256.hexDigest(of: Array(try Data(contentsOf: golden.file)))
      #expect(
        record.contains("\(digest)  \(golden.description)\n"), "\(golden) is not as scripts/check-formats read it")
    }
  }
}
