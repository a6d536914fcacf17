import Foundation
import FoundationXML
import Reports
import Testing
import Vocabulary

/// Each format by the rules of its reader.
@Suite("Gate formats")
struct GateFormatTests {
  private static let reports: [Report] = [
    SampleReports.gate(), SampleReports.hostile(), SampleReports.survey(), SampleReports.clean(),
  ]

  private func text(
    _ format: String, _ report: Report, _ change: (inout ReportOptions) -> Void = { _ in }
  ) throws -> String {
    var options = ReportOptions(width: crudeWidth)
    change(&options)
    return String(decoding: try #require(ReportFormat.named(format)).write(report, options), as: UTF8.self)
  }

  // MARK: GitHub

  /// A command as the runner reads it: up to the first `::` properties, then data; `%25` is undone last.
  private func parsed(_ line: Substring) -> (name: String, properties: [String: String], data: String)? {
    guard line.hasPrefix("::"), let end = line.dropFirst(2).range(of: "::") else { return nil }
    let head = line[line.index(line.startIndex, offsetBy: 2)..<end.lowerBound]
    let parts = head.split(separator: " ", maxSplits: 1)
    func undone(_ text: Substring, _ escapes: [(String, String)]) -> String {
      escapes.reduce(String(text)) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
    }
    let data = [("%0D", "\r"), ("%0A", "\n"), ("%25", "%")]
    var properties: [String: String] = [:]
    for property in (parts.dropFirst().first ?? "").split(separator: ",") {
      let pair = property.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard pair.count == 2 else { return nil }
      properties[String(pair[0])] = undone(pair[1], [("%3A", ":"), ("%2C", ",")] + data)
    }
    return (String(parts.first ?? ""), properties, undone(line[end.upperBound...], data))
  }

  @Test func gitHubCommandsAreReadAsTheyWereMeant() throws {
    let report = SampleReports.gate()
    let page = try text("github", report) { $0.pathPrefix = "ios/" }
    let files = Set(report.findings.compactMap { $0.location.map { "ios/" + $0.file } })
    for line in page.split(separator: "\n") {
      let command = try #require(parsed(line))
      #expect(["error", "warning", "notice"].contains(command.name))
      #expect(Set(command.properties.keys).isSubset(of: ["file", "line", "col", "title"]))
      guard command.properties["title"] != "snug" else { continue }
      if let file = command.properties["file"] {
        #expect(files.contains(file))
        #expect(command.data.hasPrefix("\(file):\(command.properties["line"] ?? ""): "))
      }
    }
    #expect(page.contains("file=ios/App/Größe & more%3A 100%25.lproj/Local izable.strings,line=8,col=5,"))
  }

  @Test func gitHubCommandsAreOneLineEach() throws {
    for report in Self.reports {
      for line in try text("github", report).split(separator: "\n") {
        #expect(line.hasPrefix("snug: ") || parsed(line) != nil, "\(line)")
      }
    }
  }

  // MARK: Xcode

  @Test func xcodeLinesHaveAPlaceASeverityAndARule() throws {
    for report in Self.reports {
      let page = try text("xcode", report) { $0.pathPrefix = "/Volumes/Maria/" }
      for line in page.split(separator: "\n").dropLast() {
        #expect(line.contains(/^(\/Volumes\/Maria.*:\d+:\d+: )?(error|warning|note): .* \[[a-z-]+\]$/), "\(line)")
      }
      #expect(page.split(separator: "\n").last?.hasPrefix("note: snug: ") == true)
    }
  }

  // MARK: JUnit

  private final class Counter: NSObject, XMLParserDelegate {
    var elements: [String: Int] = [:]
    var totals: [String: Int] = [:]
    var names: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) {
      elements[name, default: 0] += 1
      if name == "testcase" { names.append(attributes["name"] ?? "") }
      guard name == "testsuite" else { return }
      for key in ["tests", "failures", "errors", "skipped"] {
        totals[key, default: 0] += Int(attributes[key] ?? "") ?? 0
      }
    }
  }

  @Test func junitIsXMLAndItsCountsAreTrue() throws {
    for report in Self.reports {
      for isVerbose in [false, true] {
        let page = try text("junit", report) { $0.isVerbose = isVerbose }
        let counter = Counter()
        let parser = XMLParser(data: Data(page.utf8))
        parser.delegate = counter
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        #expect(counter.elements["testcase"] == counter.totals["tests"])
        for (key, element) in [("failures", "failure"), ("errors", "error"), ("skipped", "skipped")] {
          #expect(counter.elements[element, default: 0] == counter.totals[key])
        }
        #expect(page.contains("<testsuites name=\"snug\" tests=\"\(counter.totals["tests"] ?? -1)\""))
      }
    }
  }

  @Test func junitHasAnErrorForWhatWasNotMeasured() throws {
    let page = try text("junit", SampleReports.gate())
    #expect(page.contains("<error message=") && page.contains("type=\"not-measured\""))
    #expect(page.contains("<testcase name=\"action.deleteAccount\" classname=\"App/Localizable.xcstrings de\""))
  }

  // MARK: GitLab

  struct Issue: Decodable {
    struct Location: Decodable { var path: String, lines: Lines }
    struct Lines: Decodable { var begin: Int }
    var description, checkName, fingerprint, severity: String
    var location: Location

    enum CodingKeys: String, CodingKey {
      case description, fingerprint, severity, location
      case checkName = "check_name"
    }
  }

  // docs.gitlab.com, Code Quality report format: all of these are required, and fingerprints are unique.
  @Test func gitLabIssuesHaveAllThatIsRequired() throws {
    for report in Self.reports {
      let issues = try JSONDecoder().decode([Issue].self, from: Data(try text("gitlab", report).utf8))
      #expect(issues.count == report.findings.count { !$0.alsoInSource })
      #expect(Set(issues.map(\.fingerprint)).count == issues.count)
      for issue in issues {
        #expect(["info", "minor", "major", "critical", "blocker"].contains(issue.severity))
        #expect(issue.location.lines.begin > 0 && !issue.description.isEmpty && !issue.checkName.isEmpty)
        #expect(!issue.location.path.hasPrefix("./") && !issue.location.path.hasPrefix("/"))
      }
    }
  }

  // MARK: SARIF

  struct Log: Decodable {
    struct Run: Decodable { var results: [Result], tool: Tool, originalUriBaseIds: [String: Base] }
    struct Base: Decodable { var uri: String? }
    struct Tool: Decodable { var driver: Driver }
    struct Driver: Decodable { var rules: [Rule] }
    struct Rule: Decodable { var id: String, help: Help }
    struct Help: Decodable { var text, markdown: String }
    struct Result: Decodable {
      var ruleId: String, ruleIndex: Int, level: String
      var kind, baselineState: String?
      var suppressions: [Suppression]?
      var partialFingerprints: [String: String]
      var locations: [Location]
    }
    struct Suppression: Decodable { var kind, status: String }
    struct Location: Decodable { var physicalLocation: Physical? }
    struct Physical: Decodable { var artifactLocation: Artifact, region: Region }
    struct Artifact: Decodable { var uri: String, uriBaseId: String? }
    struct Region: Decodable { var startLine, startColumn: Int }
    var version: String
    var runs: [Run]
  }

  private func run(_ report: Report, _ change: (inout ReportOptions) -> Void = { _ in }) throws -> Log.Run {
    let log = try JSONDecoder().decode(Log.self, from: Data(try text("sarif", report, change).utf8))
    #expect(log.version == "2.1.0")
    return try #require(log.runs.first)
  }

  @Test func sarifResultsAreToldApartAndFound() throws {
    for report in Self.reports {
      let run = try run(report) { $0.pathPrefix = "ios/" }
      #expect(
        Set(run.results.compactMap { $0.partialFingerprints["primaryLocationLineHash"] }).count == run.results.count)
      for result in run.results {
        #expect(run.tool.driver.rules[result.ruleIndex].id == result.ruleId)
        let place = try #require(result.locations.first?.physicalLocation)
        #expect(place.artifactLocation.uriBaseId == "SRCROOT")
        #expect(place.artifactLocation.uri.hasPrefix("ios") && URL(string: place.artifactLocation.uri) != nil)
        #expect(place.region.startLine > 0 && place.region.startColumn > 0)
      }
    }
    let paths = try run(SampleReports.gate()).results.map { $0.locations[0].physicalLocation?.artifactLocation.uri }
    // Percent-encoded by Python's urllib.parse.quote.
    #expect(paths.contains("App/Gr%C3%B6%C3%9Fe%20%26%20more%3A%20100%25.lproj/Local%20izable.strings"))
  }

  @Test func sarifSaysHowAFindingStands() throws {
    let run = try run(SampleReports.gate()) { $0.isVerbose = true }
    #expect(run.results.count == SampleReports.gate().findings.count)
    let informational = run.results.filter { $0.kind == "informational" }
    #expect(informational.count == 1 && informational[0].level == "none")
    #expect(run.results.count { $0.baselineState == "unchanged" } == 2)
    #expect(run.results.count { $0.baselineState == "updated" } == 2)
    let suppressed = run.results.filter { $0.suppressions != nil }
    #expect(suppressed.count == 1)
    #expect(suppressed.first?.suppressions?.first?.status == "accepted")
    // Without a baseline nothing is said of one.
    #expect(try self.run(SampleReports.survey()).results.allSatisfy { $0.baselineState == nil })
    let markdown = try #require(run.tool.driver.rules.first { $0.id == "text-truncated" }).help.markdown
    #expect(markdown.contains("**What to do:** Give the button more width"))
  }

  @Test func sarifIdentityIsTheReportsOwn() throws {
    let finding = try #require(SampleReports.gate().findings.first)
    let result = try #require(
      run(SampleReports.gate()).results.first { $0.partialFingerprints["snug/v1"] == finding.fingerprint })
    #expect(result.partialFingerprints["primaryLocationLineHash"] == finding.fingerprint + ":1")
  }

  // MARK: Markdown

  @Test func markdownRowsKeepTheirCellsAndTheirDirection() throws {
    for report in Self.reports {
      let page = try text("markdown", report)
      #expect(page.hasPrefix("<!-- snug -->\n### Snug: "))
      var columns = 0
      for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
        guard line.hasPrefix("|") else {
          columns = 0
          continue
        }
        // No cell brings a pipe of its own, escaped or not.
        let cells = line.count { $0 == "|" } - 1
        if columns == 0 { columns = cells }
        #expect(cells == columns, "\(line)")
        let open = line.unicodeScalars.count { (0x2066...0x2068).contains($0.value) }
        #expect(open == line.unicodeScalars.count { $0.value == 0x2069 }, "\(line)")
      }
    }
  }

  @Test func markdownTakesTitlesAtTheirWord() throws {
    let page = try text("markdown", SampleReports.gate())
    #expect(page.contains("\u{2068}`حذف 50%: «الكل», الآن`\u{2069}"))
    #expect(
      page.contains("<code>Ajouter &#96;@Maria&#96; &#124; &#60;b&#62;#12&#60;/b&#62; &#42;maintenant&#42;</code>"))
    #expect(page.contains("<code>منسوخ&#92;nکریں</code>"))
  }

  // MARK: Paths

  @Test(arguments: [
    ("", "a/b.strings", "a/b.strings"), ("ios/", "a/b.strings", "ios/a/b.strings"),
    ("ios/app/", "../Shared/b.strings", "ios/Shared/b.strings"), ("ios/", "../b.strings", "b.strings"),
    ("ios/", "../../b.strings", "../b.strings"), ("/Volumes/Maria/app/", "../b.strings", "/Volumes/Maria/b.strings"),
    ("ios/", "/etc/b.strings", "/etc/b.strings"),
  ])
  func leadsReadersToTheFile(_ prefix: String, _ file: String, _ expected: String) throws {
    var finding = SampleReports.truncated("key", "Save", "de", "Sichern", needed: 200)
    finding.location?.file = file
    let page = try text("xcode", SampleReports.finished([finding], ranking: [])) { $0.pathPrefix = prefix }
    #expect(page.hasPrefix(expected + ":12:5: "))
  }
}
