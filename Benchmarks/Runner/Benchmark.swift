import Checks
import FoundationEssentials
import Reports
import Vocabulary

/// Times Snug against the least that its work can cost, interleaved in one run (DESIGN §2). Prints; judges nothing.
@main enum Benchmark {
  static func main() async throws {
    let options: Options
    do throws(OptionError) {
      options = try Options(
        CommandLine.arguments.dropFirst(), processors: ProcessInfo.processInfo.activeProcessorCount)
    } catch {
      print(error)
      return
    }
    if let folder = options.catalogs {
      print(try await Reading(folder: folder, jobs: options.jobs).run(rounds: options.rounds))
      return
    }
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
