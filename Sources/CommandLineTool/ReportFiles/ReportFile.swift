import Catalogs
import Checks
package import Vocabulary

/// Reads a JSON report back, so that other reports can be made from it (DESIGN §8).
package enum ReportFile {
  /// The report in a file. Throws for one that cannot be read, names the place of what is wrong in it, and takes no
  /// report of another version: its numbers and sentences may have another meaning.
  package static func report(at path: String, named name: String) throws(UsageError) -> Report {
    guard let bytes = FileAccess.bytes(of: path) else {
      throw UsageError(FileAccess.kind(of: path) == nil ? "\(name) does not exist" : "\(name) cannot be read")
    }
    return try report(bytes, named: name)
  }

  package static func report(_ bytes: [UInt8], named name: String) throws(UsageError) -> Report {
    let document = JSONDocument(bytes, syntax: .json)
    if let problem = document.problems.first {
      let (line, column) = document.lines.position(of: problem.offset)
      throw UsageError("\(name):\(line):\(column): this is no JSON report: \(problem.message)")
    }
    guard let root = document.root, let schema = root[key: "schemaVersion"]?.integer,
      let tool = root[key: "tool"], tool[key: "name"]?.string == "snug", let version = tool[key: "version"]?.string
    else { throw UsageError("\(name) is no JSON report of Snug: `snug audit --format json` writes one") }
    guard schema == 1, version == Program.version else {
      throw UsageError(
        "\(name) was written by Snug \(version), and this is Snug \(Program.version): use the version that audited")
    }
    return try ReportFields(root, of: "the report", in: Source(name: name, lines: document.lines)).report(of: version)
  }

  /// Where a report comes from, for messages.
  struct Source {
    let name: String
    let lines: LineIndex
  }
}

extension ReportFields {
  fileprivate func report(of version: String) throws(UsageError) -> Report {
    let setup = try object("setup")
    let textSizes = try setup.strings("textSizes").map { TextSize($0) }
    let reader = FindingReader(textSizes: textSizes)
    var report = Report(
      toolVersion: version, environment: try object("environment").environment(),
      summary: try object("summary").summary(), findings: try reader.findings(self, "findings"),
      ranking: try objects("ranking").map { row throws(UsageError) in try row.rankingRow(textSizes: textSizes) })
    report.remedies = try objects("remedies").map { remedies throws(UsageError) in try remedies.remedies() }
    report.textSizes = textSizes
    report.isSurvey = try setup.boolean("survey")
    report.unit = try setup.string("unit")
    report.sourceLocale = try setup.optional("sourceLocale").map { LanguageTag($0) }
    report.components = try setup.objects("components").map { component throws(UsageError) in
      Report.Component(
        name: try component.string("name"), baseSize: TextSize(try component.string("baseSize")),
        required: TextSize(try component.string("required")))
    }
    report.rules = RuleList.help
    report.run = try setup.run()
    if let shard = try optionalObject("shard") { report.part = try shard.part(reader) }
    return report
  }

  private func run() throws(UsageError) -> Report.Run {
    var run = Report.Run()
    run.arguments = try strings("arguments", orNone: true)
    run.options = try strings("options", orNone: true)
    run.folder = try optional("folder")
    run.failOn = try optional("failOn")
    run.isIncomplete = try boolean("incomplete")
    if let baseline = try optionalObject("baseline") {
      run.baseline = Report.AskedBaseline(
        file: try baseline.string("file"), isStrict: try baseline.boolean("strict"),
        showsNewOnly: try baseline.boolean("new"))
    }
    return run
  }

  private func environment() throws(UsageError) -> Report.Environment {
    Report.Environment(
      harfbuzz: try string("harfbuzz"), freetype: try string("freetype"), icu: try string("icu"),
      unicode: try string("unicode"),
      fonts: try objects("fonts").map { font throws(UsageError) in
        var read = Report.Font(
          family: try font.string("family"), postScriptName: try font.string("postScriptName"),
          version: try font.string("version"), file: try font.string("file"), sha256: try font.string("sha256"),
          standIn: try font.optional("standIn"))
        read.isShapedPerSize = try font.boolean("shapedPerSize", orNone: true)
        return read
      })
  }

  private func summary() throws(UsageError) -> Report.Summary {
    var summary = Report.Summary()
    summary.catalogs = try count("catalogs")
    summary.locales = try count("locales")
    summary.titles = try count("titles")
    summary.components = try count("components")
    summary.layouts = try count("layouts")
    summary.noComponent = try count("noComponent")
    summary.alsoInSource = try count("alsoInSource")
    summary.findings = try object("findings").counts()
    summary.notMeasured = try object("notMeasured").counts()
    summary.baseline = try optionalObject("baseline")?.baselineCount()
    for (name, count) in try object("severities").counts() where count > 0 {
      guard let severity = Severity(rawValue: name) else { throw wrong("severities", "names of severities") }
      summary.severities[severity] = count
    }
    return summary
  }

  private func baselineCount() throws(UsageError) -> Report.BaselineCount {
    var statuses: [Finding.Status: Int] = [:]
    for status in Finding.Status.allCases { statuses[status] = try count(status.rawValue) }
    return Report.BaselineCount(statuses: statuses, gone: try count("gone"))
  }

  private func remedies() throws(UsageError) -> Remedies {
    Remedies(
      component: try string("component"), strategy: try string("strategy"), titles: try count("titles"),
      failing: try count("failing"),
      widths: try objects("widths").map { step throws(UsageError) in
        Remedies.Step(width: try step.number("width"), failing: try step.count("failing"))
      },
      changes: try objects("changes").map { outcome throws(UsageError) in
        Remedies.Outcome(change: try outcome.change(), failing: try outcome.count("failing"))
      })
  }

  private func change() throws(UsageError) -> Remedies.Change {
    switch try string("change") {
    case "lines": .lines(try count("value"))
    case "minimumScale": .minimumScale(try number("value"))
    case "strategy": .strategy(try string("value"))
    default: throw wrong("change", "lines, minimumScale or strategy")
    }
  }

  private func rankingRow(textSizes: [TextSize]) throws(UsageError) -> Report.RankingRow {
    let survivors = try object("survivors").counts()
    return Report.RankingRow(
      component: try string("component"), strategy: try string("strategy"), locale: LanguageTag(try string("locale")),
      titles: try count("titles"),
      survivors: textSizes.compactMap { size in survivors[size.name].map { (size, $0) } })
  }
}
