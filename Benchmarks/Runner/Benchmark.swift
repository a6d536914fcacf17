import Checks
import FoundationEssentials
import Layouts
import Reports
import Vocabulary

/// Times Snug against the least that its work can cost, interleaved in one run (DESIGN §2). Prints; judges nothing.
@main enum Benchmark {
  static func main() async throws {
    if CommandLine.arguments.contains("--corpus") {
      let setUp = try SetUp()
      var plan = try WholeAudit.plan()
      for index in plan.components.indices { plan.components[index].width = .points([288, 343, 361, 398]) }
      for jobs in [1, 2, 3] {
        let report = try await audit([setUp.corpus], plan: plan, fonts: setUp.fonts, workers: jobs, toolVersion: "x")
        let bytes = JSONReport.bytes(of: report)
        print(jobs, bytes.count, SHA256.hexDigest(of: bytes), report.findings.count)
        try Data(bytes).write(to: URL(filePath: "/tmp/corpus-report.json"))
      }
      plan.components[0].lines = 2
      plan.components[1].minimumScale = 0.5
      plan.components[0].clipsToBounds = true
      plan.components[0].width = .fit
      plan.components[0].container = Component.Container(width: 375, padding: 16)
      let report = try await audit([setUp.corpus], plan: plan, fonts: setUp.fonts, workers: 2, toolVersion: "x")
      let bytes = JSONReport.bytes(of: report)
      print("other", bytes.count, SHA256.hexDigest(of: bytes), report.findings.count)
      plan.components[0].lines = 1
      plan.components[0].truncation = .tail
      plan.components[0].letterSpacing = .points(0.5)
      plan.components[0].font = .init(textStyle: .headline)
      plan.components[1].truncation = .head
      plan.components[1].width = .points([200])
      let report2 = try await audit([setUp.corpus], plan: plan, fonts: setUp.fonts, workers: 2, toolVersion: "x")
      let bytes2 = JSONReport.bytes(of: report2)
      print("third", bytes2.count, SHA256.hexDigest(of: bytes2), report2.findings.count)
      return
    }
    let options = try Options(
      CommandLine.arguments.dropFirst(), processors: ProcessInfo.processInfo.activeProcessorCount)
    let setUp = try SetUp()
    let titles = try TitleSet(corpus: setUp.corpus, count: options.titles)
    print(titles.summary)
    print(setUp.versions)

    var shaping = try BareShaping(titles, setUp: setUp)
    var typesetting = try BareTypesetting(titles, setUp: setUp)
    let audit = try WholeAudit(titles, setUp: setUp, jobs: options.jobs)
    var stopwatch = Stopwatch()
    var report: Report?
    var json: [UInt8] = []
    // The round before the first opens fonts, makes shaping plans and grows buffers; it is not counted.
    for round in 0...options.rounds {
      stopwatch.isRunning = round > 0
      stopwatch.time(.shape) { shaping.run() }
      try stopwatch.time(.typeset) { try typesetting.run() }
      let catalogs = await stopwatch.time(.read) { await audit.read() }
      let found = try await stopwatch.time(.audit) { try await audit.run(catalogs) }
      json = []
      json = stopwatch.time(.write) { JSONReport.bytes(of: found) }
      report = found
    }
    guard let report else { return }
    print(
      Results(
        stopwatch: stopwatch, titles: titles.count, jobs: options.jobs, glyphs: shaping.glyphs, report: report,
        catalogBytes: audit.byteCount, json: json
      ).text)
  }
}
