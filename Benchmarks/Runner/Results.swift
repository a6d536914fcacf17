import Vocabulary

/// What a run came to, as a table to read.
struct Results {
  let stopwatch: Stopwatch
  let titles: Int
  let jobs: Int
  let glyphs: Int
  let report: Report
  let catalogBytes: Int
  /// The report as JSON.
  let json: [UInt8]

  var text: String {
    let shape = stopwatch.times(.shape)
    let audit = stopwatch.times(.read, .audit)
    let write = stopwatch.times(.write)
    let layouts = report.summary.layouts
    var lines = [
      "", row("", "least s", "median s", "titles/s", "× bare", "CPU s", "CPU µs/title", "CPU × bare"),
    ]
    func add(_ name: String, _ times: (least: Stopwatch.Time, median: Double)) {
      let (wall, processors) = (times.least.wall, times.least.processors)
      lines.append(
        row(
          name, number(wall, 3), number(times.median, 3), "\(Int(Double(titles) / wall))",
          number(wall / shape.least.wall, 2), number(processors, 3), number(processors / Double(titles) * 1e6, 2),
          number(processors / shape.least.processors, 2)))
    }
    add("(a) hb_shape alone, 1 core", shape)
    add("(b) typesetting, 1 core", stopwatch.times(.typeset))
    add("(c) whole audit, \(jobs) jobs", audit)
    add("    of it: reading catalogs", stopwatch.times(.read))
    add("    of it: auditing", stopwatch.times(.audit))
    add("(d) writing JSON, 1 core", write)
    lines += [
      "",
      "(a) \(glyphs) glyphs",
      "(c) \(megabytes(catalogBytes)) MB of catalogs; \(layouts) layouts, \(Int(Double(layouts) / audit.least.wall)) layouts/s; "
        + "\(report.findings.count) findings",
      "(d) \(megabytes(json.count)) MB, \(number(Double(json.count) / 1e6 / write.least.wall, 0)) MB/s; digest \(digest)",
      "peak memory \(megabytes(ProcessUsage().peakMemory)) MB",
    ]
    return lines.joined(separator: "\n")
  }

  /// FNV-1a of the report: the same titles with the same fonts have the same one, however fast.
  private var digest: String {
    String(json.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }, radix: 16)
  }

  private func row(_ name: String, _ columns: String...) -> String {
    let cells = columns.map { String(repeating: " ", count: max(1, 13 - $0.count)) + $0 }
    return name + String(repeating: " ", count: max(0, 28 - name.count)) + cells.joined()
  }

  private func megabytes(_ bytes: Int) -> String { number(Double(bytes) / 1e6, 1) }

  private func number(_ value: Double, _ digits: Int) -> String {
    var scale = 1
    for _ in 0..<digits { scale *= 10 }
    let scaled = Int((value * Double(scale)).rounded())
    guard digits > 0 else { return "\(scaled)" }
    let fraction = "\(scaled % scale)"
    return "\(scaled / scale)." + String(repeating: "0", count: digits - fraction.count) + fraction
  }
}
