import Foundation
import Reports
import Testing
import Vocabulary

@testable import CommandLineTool

/// Shards joined give what one run gives (DESIGN §9: findings independent of shards).
@Suite("Shards and merge") struct MergeTests {
  static let formats = ReportFormat.all.map(\.name)

  static func run(_ arguments: [String], in folder: TemporaryFolder) async -> Run {
    let (output, errors) = (Record(), Record())
    let status = await Program.run(
      arguments, session: session(in: folder.path, output: output.output(), errors: errors.output()))
    return Run(status: status, output: output.text, errors: errors.text)
  }

  /// JSON holds what the others print, as `ReportFileTests` show: most runs write no more than that.
  static func asking(_ formats: [String], _ name: String) -> [String] {
    formats.flatMap { ["--format", "\($0):\(name).\($0)"] } + ["--verbose"]
  }

  @Test(
    arguments: [
      (["--config", "app/snug.json5"], 1, ["json"]), (["--config", "app/snug.json5"], 2, ["json"]),
      (["--config", "app/snug.json5"], 3, formats), (["--config", "app/snug.json5"], 4, ["json"]),
      (["--config", "app/snug.json5"], 5, ["json"]),
      (["app", "--locales", "de,ar,th", "--text-sizes", "large,xxxLarge"], 3, ["json"]),
      (["app/ar.lproj/Main.strings", "app/Shop.xcstrings"], 2, formats),
      (["app", "--strategy", "all", "--width", "97.3"], 4, ["json"]),
    ] as [([String], Int, [String])])
  func joinedShardsAreTheWhole(_ asked: [String], _ count: Int, _ formats: [String]) async throws {
    let folder = try ShardedApp.folder()
    let whole = await Self.run(asked + Self.asking(formats, "whole"), in: folder)
    for number in 1...count {
      let shard = await Self.run(
        asked + ["--shard", "\(number)/\(count)", "--format", "json:\(number).json", "--jobs", "\(number)"], in: folder)
      #expect(shard.status != .usage, "\(shard.errors)")
    }
    // In any order.
    let files = (1...count).reversed().map { "\($0).json" }
    let merged = await Self.run(["merge"] + files + Self.asking(formats, "merged"), in: folder)
    #expect(merged.status == whole.status)
    #expect(merged.errors.isEmpty, "\(merged.errors)")
    for format in formats {
      let expected = try #require(folder.text(of: "whole.\(format)"))
      #expect(folder.text(of: "merged.\(format)") == expected, "\(format)")
    }
  }

  /// What each shard has is its own, and all have something.
  @Test func theSplitIsEvenAndDisjoint() async throws {
    let folder = try ShardedApp.folder()
    _ = await Self.run(["app", "--format", "json:whole.json"], in: folder)
    let whole = try ReportFile.report(at: folder.path + "/whole.json", named: "whole")
    var titles: [Int] = []
    var found = 0
    for number in 1...3 {
      _ = await Self.run(["app", "--shard", "\(number)/3", "--format", "json:s.json"], in: folder)
      let report = try ReportFile.report(at: folder.path + "/s.json", named: "s")
      titles.append(report.summary.titles)
      found += report.findings.filter { $0.scope == .title }.count
      #expect(report.part?.shards == [number] && report.part?.count == 3)
    }
    #expect(titles.reduce(0, +) == whole.summary.titles)
    #expect(found == whole.findings.filter { $0.scope == .title }.count)
    // Thirteen tables and locales of at most nine entries each.
    #expect(try #require(titles.max()) - (titles.min() ?? 0) <= 9, "\(titles)")
  }

  @Test func partsMayBeJoinedInSteps() async throws {
    let folder = try ShardedApp.folder()
    for number in 1...4 {
      _ = await Self.run(["app", "--shard", "\(number)/4", "--format", "json:\(number).json"], in: folder)
    }
    _ = await Self.run(["app", "--format", "json:whole.json"], in: folder)
    let first = await Self.run(["merge", "3.json", "1.json", "--format", "json:a.json"], in: folder)
    #expect(first.status == .incomplete)
    #expect(first.errors == "snug: shards 2/4, 4/4 are missing: what they have to report is not in here\n")
    let second = await Self.run(["merge", "4.json", "a.json", "--format", "json:b.json"], in: folder)
    #expect(second.errors == "snug: shard 2/4 is missing: what it has to report is not in here\n")
    _ = await Self.run(["merge", "2.json", "4.json", "--format", "json:c.json"], in: folder)
    for files in [["b.json", "2.json"], ["a.json", "c.json"]] {
      let last = await Self.run(["merge"] + files + ["--format", "json"], in: folder)
      #expect(last.output == folder.text(of: "whole.json"))
    }
    let page = await Self.run(["merge", "a.json"], in: folder)
    #expect(page.output.contains("Shards 1 and 3 of 4: `snug merge` joins them all.\n"))
  }

  @Test func moreShardsThanThereIsToDo() async throws {
    let folder = try TemporaryFolder(AuditTests.files)
    for number in 1...5 {
      let run = await Self.run(
        AuditTests.button + ["--shard", "\(number)/5", "--format", "json:\(number).json"], in: folder)
      #expect(run.status == (number == 1 ? .findings : .clean) || number == 2, "\(number): \(run.errors)")
    }
    let whole = await Self.run(AuditTests.button + ["--format", "json"], in: folder)
    let merged = await Self.run(["merge"] + (1...5).map { "\($0).json" } + ["--format", "json"], in: folder)
    #expect(merged.output == whole.output)
    #expect(merged.status == .findings)
  }

  // MARK: The baseline

  /// Then some findings are known, some changed or worse, some gone, some new, and one rule came later.
  static func baseline(in folder: TemporaryFolder) async throws {
    _ = await run(["baseline", "write", "--config", "app/snug.json5", "--baseline", "app/known.json"], in: folder)
    let text = try #require(folder.text(of: "app/known.json")).replacing("    \"text-hidden\",\n", with: "")
    try folder.write(text.replacing("xSmall", with: "accessibility5"), to: "app/known.json")
    for file in ShardedApp.files.keys.filter({ $0.hasSuffix("Main.strings") }) {
      let strings = try #require(folder.text(of: file)).replacing("app.open", with: "app.begin")
      try folder.write(strings.replacing("إلغاء", with: "مسح").replacing("ביטול", with: "מחיקה"), to: file)
    }
  }

  @Test(
    arguments: [
      ([], ["json"]), (["--new"], formats), (["--strict-baseline", "--fail-on", "error"], ["json"]),
      (["--new", "--strict-baseline", "--locales", "de,he"], ["json", "text"]),
    ] as [([String], [String])])
  func joinedShardsAreHeldAgainstTheBaseline(_ options: [String], _ formats: [String]) async throws {
    let folder = try ShardedApp.folder()
    try await Self.baseline(in: folder)
    let asked = ["--config", "app/snug.json5", "--baseline", "app/known.json"] + options
    let whole = await Self.run(asked + Self.asking(formats, "whole"), in: folder)
    let counts = try ReportFile.report(at: folder.path + "/whole.json", named: "whole").summary.baseline
    for status in [Finding.Status.new, .known, .changed, .worse] where status != .known || !asked.contains("--new") {
      #expect(counts?.statuses[status] ?? 0 > 0, "\(status) \(whole.errors)")
    }
    #expect(counts?.gone ?? 0 > 0)
    for number in 1...3 {
      _ = await Self.run(asked + ["--shard", "\(number)/3", "--format", "json:\(number).json"], in: folder)
    }
    let merged = await Self.run(["merge", "2.json", "3.json", "1.json"] + Self.asking(formats, "merged"), in: folder)
    #expect(merged.status == whole.status)
    for format in formats {
      let expected = try #require(folder.text(of: "whole.\(format)"))
      #expect(folder.text(of: "merged.\(format)") == expected, "\(format)")
    }
    // And read back alone.
    let again = await Self.run(["merge", "whole.json"] + Self.asking(formats, "again"), in: folder)
    #expect(again.status == whole.status)
    for format in formats { #expect(folder.text(of: "again.\(format)") == folder.text(of: "whole.\(format)")) }
  }

  @Test func theBaselineMustBeThatOfTheShards() async throws {
    let folder = try TemporaryFolder(AuditTests.files)
    let asked = AuditTests.button + ["--baseline", "known.json"]
    _ = await Self.run(["baseline", "write", "--baseline", "known.json"] + AuditTests.button, in: folder)
    await Self.shards(folder, ["a", "b"], asked)
    let merged = await Self.run(["merge", "a.json", "b.json"], in: folder)
    #expect(merged.status == .clean, "\(merged.output)")
    let text = try #require(folder.text(of: "known.json"))
    try folder.write(text.replacing("\"needed\": 8", with: "\"needed\": 9"), to: "known.json")
    #expect(
      await Self.errors(["a.json", "b.json"], in: folder)
        == "snug: the baseline known.json is not the one that the shards were held against\n")
    try FileManager.default.removeItem(atPath: folder.path + "/known.json")
    #expect(
      await Self.errors(["a.json", "b.json"], in: folder)
        == "snug: the baseline known.json is not here: run `snug merge` in the folder or the repository that was audited, "
        + "or say where it is: --baseline FILE\n")
    try folder.write(text, to: "kept.json")
    #expect(await Self.run(["merge", "a.json", "b.json", "--baseline", "kept.json"], in: folder).status == .clean)
    await Self.shards(folder, ["c", "d"], AuditTests.button)
    #expect(
      await Self.errors(["c.json", "d.json", "--baseline", "kept.json"], in: folder)
        == "snug: --baseline: the shards were held against none; say it to `snug audit --shard` as well\n")
  }

  // MARK: Exit status

  @Test(arguments: [
    ([], CommandLineTool.ExitStatus.findings), (["--fail-on", "never"], .clean), (["--fail-on", "warning"], .findings),
  ])
  func theStatusIsThatOfOneRun(_ options: [String], _ status: CommandLineTool.ExitStatus) async throws {
    let folder = try TemporaryFolder(AuditTests.files)
    for number in 1...2 {
      _ = await Self.run(
        AuditTests.button + ["--shard", "\(number)/2", "--format", "json:\(number).json"], in: folder)
    }
    #expect(await Self.run(["merge", "1.json", "2.json"] + options, in: folder).status == status)
  }

  /// What the configuration says of it holds for the merge as well. What shards were told on the command line does not:
  /// they are told never to fail, so that the merge may.
  @Test func theThresholdOfTheConfigurationGoesAlong() async throws {
    let folder = try TemporaryFolder(AuditTests.files)
    for number in 1...2 {
      let shard = ["--fail-on", "never", "--shard", "\(number)/2", "--format", "json:\(number).json"]
      #expect(await Self.run(AuditTests.button + shard, in: folder).status == .clean)
    }
    #expect(await Self.run(["merge", "1.json", "2.json"], in: folder).status == .findings)
    let whole = await Self.run(AuditTests.button + ["--format", "json"], in: folder)
    #expect(await Self.run(["merge", "1.json", "2.json", "--format", "json"], in: folder).output == whole.output)
    try folder.write("{ failOn: \"note\" }", to: "snug.json5")
    for number in 1...2 {
      _ = await Self.run(["--shard", "\(number)/2", "--format", "json:\(number).json"], in: folder)
    }
    #expect(await Self.run(["merge", "1.json", "2.json"], in: folder).status == .findings)
    #expect(await Self.run(["merge", "1.json", "2.json", "--fail-on", "error"], in: folder).status == .clean)
  }

  // MARK: What does not belong together

  static func shards(_ folder: TemporaryFolder, _ names: [String], _ arguments: [String]) async {
    for (index, name) in names.enumerated() {
      _ = await run(
        arguments + ["--shard", "\(index + 1)/\(names.count)", "--format", "json:\(name).json"], in: folder)
    }
  }

  static func errors(_ files: [String], in folder: TemporaryFolder) async -> String {
    let run = await run(["merge"] + files, in: folder)
    return run.status == .usage ? run.errors : "\(run.status)"
  }

  @Test func shardsOfDifferentAuditsAreNotJoined() async throws {
    let folder = try TemporaryFolder(
      AuditTests.files.merging(["snug.json5": "{ components: { a: { strategy: \"contentBlock\" } } }"]) { $1 })
    let begin = "snug: a.json and d.json are no shards of one audit: they differ in "
    await Self.shards(folder, ["a", "b"], [])
    await Self.shards(folder, ["c", "d"], ["--locales", "de"])
    #expect(await Self.errors(["a.json", "d.json"], in: folder) == begin + "their options\n")
    await Self.shards(folder, ["c", "d", "e"], [])
    #expect(await Self.errors(["a.json", "d.json"], in: folder) == begin + "the number of shards: 2, 3\n")
    try folder.write("{ components: { a: { strategy: \"contentBlock\", lines: 2 } } }", to: "snug.json5")
    await Self.shards(folder, ["c", "d"], [])
    #expect(await Self.errors(["a.json", "d.json"], in: folder) == begin + "their configuration\n")
    try folder.write("{ components: { a: { strategy: \"contentBlock\" } } }", to: "snug.json5")
    try folder.write("\"ok\" = \"O.K.\";\n\"save\" = \"Save\";\n", to: "en.lproj/A.strings")
    await Self.shards(folder, ["c", "d"], [])
    #expect(await Self.errors(["a.json", "d.json"], in: folder) == begin + "their catalogs\n")
    let other = try #require(folder.text(of: "b.json"))
    try folder.write(other.replacing("\"icu\": \"", with: "\"icu\": \"9"), to: "d.json")
    #expect(await Self.errors(["a.json", "d.json"], in: folder).hasPrefix(begin + "the version of ICU: "))
    try folder.write(other.replacing("\"sha256\": \"", with: "\"sha256\": \"0"), to: "d.json")
    #expect(
      await Self.errors(["a.json", "d.json"], in: folder)
        == "snug: the shards did not have the same file for the face Inter-Regular\n")
  }

  @Test func aShardCountsOnce() async throws {
    let folder = try TemporaryFolder(AuditTests.files)
    await Self.shards(folder, ["a", "b"], [])
    try folder.write(try #require(folder.text(of: "a.json")), to: "c.json")
    #expect(
      await Self.errors(["a.json", "b.json", "c.json"], in: folder) == "snug: shard 1/2 is in a.json and in c.json\n")
    #expect(await Self.errors(["a.json", "a.json"], in: folder) == "snug: a.json is given twice\n")
    _ = await Self.run(["--format", "json:w.json"], in: folder)
    #expect(
      await Self.errors(["a.json", "w.json"], in: folder)
        == "snug: w.json is no report of a shard: it has nothing to be joined with\n")
    #expect(await Self.errors(["a.json", "x.json"], in: folder) == "snug: x.json does not exist\n")
    #expect(
      await Self.errors([], in: folder)
        == "snug: name the JSON reports to join: snug merge shard-1.json shard-2.json\n"
        + "`snug merge --help` lists the options.\n")
  }

  @Test(arguments: ["0/3", "4/3", "1/0", "x", "1", "1/", "/2", "-1/2", "1/2/3", "1/1001", "１/２", "1 /2"])
  func aShardIsOneOfSoMany(_ text: String) async {
    let run = await snug("audit", "--shard=\(text)")
    #expect(run.status == .usage)
    #expect(run.errors.hasPrefix("snug: --shard: “\(text)” is not a shard such as 2/5, the second of five\n"))
  }
}
