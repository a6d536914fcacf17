import Catalogs
import Checks
import Reports
import Testing
import Vocabulary

@testable import CommandLineTool

/// A JSON report read back says in every format what the live one says.
@Suite("Reading JSON reports back") struct ReportFileTests {
  static func audit(_ folder: TemporaryFolder, _ arguments: [String]) async throws -> Run {
    let (output, errors) = (Record(), Record())
    let status = await Program.run(
      arguments, session: session(in: folder.path, output: output.output(), errors: errors.output()))
    return Run(status: status, output: output.text, errors: errors.text)
  }

  @Test(arguments: [["app"], ["app", "--shard", "2/3"], ["app", "--strategy", "contentBlock", "--width", "90"]])
  func everyFormatIsTheSame(_ arguments: [String]) async throws {
    let folder = try ShardedApp.folder()
    let formats = ReportFormat.all.map(\.name)
    let audited = try await Self.audit(folder, arguments + formats.flatMap { ["--format", "\($0):live.\($0)"] })
    #expect(audited.status == .incomplete, "\(audited.errors)")
    let merged = try await Self.audit(
      folder, ["merge", "live.json"] + formats.flatMap { ["--format", "\($0):read.\($0)"] })
    #expect(merged.status == .incomplete, "\(merged.errors)")
    for format in formats {
      let live = try #require(folder.text(of: "live.\(format)"))
      #expect(live.utf8.count > 500, "\(format)")
      #expect(folder.text(of: "read.\(format)") == live, "\(format)")
    }
  }

  @Test func theValueIsTheSame() async throws {
    let folder = try ShardedApp.folder()
    _ = try await Self.audit(folder, ["--config", "app/snug.json5", "--format", "json:a.json"])
    let bytes = Array(try #require(folder.text(of: "a.json")).utf8)
    let report = try ReportFile.report(bytes, named: "a.json")
    #expect(report.findings.count > 50 && report.ranking.count > 10 && report.part == nil)
    #expect(JSONReport.bytes(of: report) == bytes)
    #expect(report.run.folder == "app" && report.run.arguments == ["--config", "app/snug.json5"])
    #expect(report.run.isIncomplete)
  }

  @Test(arguments: [
    ("{", "a.json:1:2: this is no JSON report: expected '}', found the end of the file"),
    ("", "a.json:1:1: this is no JSON report: expected a value, found the end of the file"),
    ("[]", "a.json is no JSON report of Snug: `snug audit --format json` writes one"),
    (
      "{\"schemaVersion\": 1, \"tool\": {\"name\": \"eslint\", \"version\": \"9\"}}",
      "a.json is no JSON report of Snug: `snug audit --format json` writes one"
    ),
    (
      "{\"schemaVersion\": 1, \"tool\": {\"name\": \"snug\", \"version\": \"0.0.1\"}}",
      "a.json was written by Snug 0.0.1, and this is Snug \(Program.version): use the version that audited"
    ),
    (
      "{\"schemaVersion\": 1, \"tool\": {\"name\": \"snug\", \"version\": \"\(Program.version)\"}}",
      "a.json:1:1: the report has no “setup”"
    ),
  ])
  func whatIsNoReportIsRefused(_ text: String, _ message: String) async throws {
    let folder = try TemporaryFolder(["a.json": text])
    let run = try await Self.audit(folder, ["merge", "a.json"])
    #expect(run.status == .usage)
    #expect(run.errors == "snug: \(message)\n")
  }

  @Test func whatIsWrongIsNamedWithItsPlace() async throws {
    let folder = try ShardedApp.folder()
    _ = try await Self.audit(folder, ["app", "--format", "json:a.json"])
    let text = try #require(folder.text(of: "a.json"))
    func message(replacing old: String, by new: String) throws -> String {
      var damaged = text
      damaged.replaceSubrange(try #require(damaged.firstRange(of: old)), with: new)
      do throws(UsageError) {
        _ = try ReportFile.report(Array(damaged.utf8), named: "a.json")
        return ""
      } catch {
        return error.message
      }
    }
    let line = try #require(text.split(separator: "\n").firstIndex { $0.contains("\"severity\": ") }) + 1
    #expect(
      try message(replacing: "\"severity\": \"", by: "\"severity\": \"dire ")
        == "a.json:\(line):19: “severity” of an entry of “findings” must be a word that this version knows")
    #expect(try message(replacing: "\"titles\": ", by: "\"titles\": -").contains("must be a whole number from 0 on"))
    #expect(try message(replacing: "\"textSizes\": [", by: "\"textSizes\": [3, ").contains("must be a list of texts"))
    #expect(try message(replacing: "\"needed\": ", by: "\"needed\": \"\", \"x\": ").contains("must be a number"))
    #expect(try message(replacing: "\"ranking\"", by: "\"rankings\"") == "a.json:1:1: the report has no “ranking”")
  }

  /// Cut anywhere, or with any byte changed, a report is read or refused, and nothing else.
  @Test func noDamageEndsTheProgram() async throws {
    let folder = try ShardedApp.folder()
    _ = try await Self.audit(folder, ["app", "--locales", "de", "--shard", "1/2", "--format", "json:a.json"])
    let bytes = Array(try #require(folder.text(of: "a.json")).utf8)
    for cut in stride(from: 0, to: bytes.count - 1, by: bytes.count / 60) {
      #expect(throws: UsageError.self) { try ReportFile.report(Array(bytes[..<cut]), named: "a.json") }
    }
    var random = SystemRandomNumberGenerator()
    for _ in 0..<60 {
      var damaged = bytes
      damaged[Int.random(in: bytes.indices, using: &random)] = UInt8.random(in: 0x20...0x7E, using: &random)
      guard let report = try? ReportFile.report(damaged, named: "a.json") else { continue }
      _ = try? merge([("a", report), ("b", report)])
    }
  }
}
