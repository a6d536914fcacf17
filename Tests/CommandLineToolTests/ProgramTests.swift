import Reports
import Testing
import Vocabulary

@testable import CommandLineTool

@Suite struct ProgramTests {
  // MARK: Help

  @Test(arguments: CommandList.all.map(\.name))
  func helpFitsTheScreen(_ name: String) async {
    let run = await snug(name, "--help")
    #expect(run.status == .clean)
    #expect(run.errors.isEmpty)
    #expect(run.output.contains("Usage: snug"))
    for line in run.output.split(separator: "\n") {
      #expect(line.count <= 80, "\(line)")
      #expect(!line.hasSuffix(" "), "\(line)")
    }
    #expect(await snug("help", name).output == run.output)
  }

  @Test func theOverviewNamesEveryCommand() async {
    let run = await snug("--help")
    for command in CommandList.all { #expect(run.output.contains("\n  \(command.name) ")) }
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(await snug("help").output == run.output)
    #expect(await snug("-h").output == run.output)
  }

  @Test func theVersionNamesTheLibraries() async {
    let run = await snug("--version")
    #expect(run.output.hasPrefix("snug \(Program.version) (HarfBuzz "))
    #expect(run.status == .clean)
  }

  // MARK: Wrong command lines

  @Test(arguments: [
    (["aduit"], "snug: there is no command, file or folder “aduit”; did you mean `snug audit`?\n"),
    (
      ["help", "stategies"], "snug: there is no command, file or folder “stategies”; did you mean `snug strategies`?\n"
    ),
    (["frobnicate"], "snug: there is no command, file or folder “frobnicate”; `snug --help` lists the commands\n"),
    (
      ["--widht", "3"],
      "snug: there is no option --widht; did you mean --width?\n`snug audit --help` lists the options.\n"
    ),
    (
      ["audit", "--format", "jsno"],
      "snug: --format: “jsno” is not a format, text, json, sarif, junit, github, gitlab, xcode, markdown or html, alone or as FORMAT:FILE; did you mean “json”?\n"
        + "`snug audit --help` lists the options.\n"
    ),
    (
      ["audit", "--format", "pdf"],
      "snug: --format: “pdf” is not a format, text, json, sarif, junit, github, gitlab, xcode, markdown or html, alone or as FORMAT:FILE\n"
        + "`snug audit --help` lists the options.\n"
    ),
    (
      ["audit", "--format", "json", "--format", "text"],
      "snug: --format: json and text would go to the same place; give all but one a file: FORMAT:FILE\n"
    ),
    (
      ["audit", "--format", "json:a", "--output", "b"],
      "snug: --output has no report to write: every --format has a file of its own\n"
    ),
    (["audit", "--format", "json:a", "--format", "text:a"], "snug: two reports would be written to a\n"),
    (
      ["audit", "--text-sizes", "xxLarg"],
      "snug: --text-sizes: “xxLarg” is not a text size: a Dynamic Type category such as xxxLarge, a factor above 0 and "
        + "up to 100, or one of dynamicType, android, wcag; did you mean “xxLarge”?\n"
        + "`snug audit --help` lists the options.\n"
    ),
    (
      ["audit", "--fail-on", "warnings"],
      "snug: --fail-on: “warnings” is not one of error, warning, note, never; did you mean “warning”?\n"
        + "`snug audit --help` lists the options.\n"
    ),
    (
      ["audit", "--today", "tomorrow"],
      "snug: --today: “tomorrow” is not a day such as 2027-01-31\n`snug audit --help` lists the options.\n"
    ),
    (
      ["audit", "--jobs", "0"],
      "snug: --jobs: “0” is not a number of workers from 1 to 1024\n`snug audit --help` lists the options.\n"
    ),
    (
      ["audit", "--strategy", "contentblock"],
      "snug: --strategy: “contentblock” is not a strategy that `snug strategies` lists; did you mean “contentBlock”?\n"
        + "`snug audit --help` lists the options.\n"
    ),
    (["strategies", "contentBlok"], "snug: there is no strategy “contentBlok”; did you mean “contentBlock”?\n"),
    (
      ["inspect", "--text", "OK"],
      "snug: say which button: --strategy NAME (`snug strategies` lists them), or --component NAME\n"
    ),
    (["inspect", "--strategy", "contentBlock"], "snug: say which title: either --text TEXT or --key KEY\n"),
    (
      ["inspect", "--text", "OK", "--strategy", "contentBlock", "--option", "spacing=8"],
      "snug: --option: contentBlock has no option “spacing”; known are: contentInsets, imageInsets, titleInsets, "
        + "horizontalAlignment, verticalAlignment\n"
    ),
    (["measure"], "snug: what is to be measured? snug measure TEXT\n"),
    (
      ["measure", "a", "b"],
      "snug: “b” is one word too many: this command takes one TEXT\n`snug measure --help` lists the options.\n"
    ),
  ])
  func aWrongCommandLineIsTold(_ arguments: [String], _ message: String) async {
    let errors = Record()
    let status = await Program.run(arguments, session: session(errors: errors.output()))
    #expect(status == .usage)
    #expect(errors.text == message)
  }

  @Test(arguments: ["audit", "inspect", "measure"], ["0", "nan", "-3", "inf", "1e12", "100001", "wide"])
  func aWrongWidthIsStatusTwo(_ command: String, _ width: String) async {
    let run = await snug(command, "x", "--width", width)
    #expect(run.status == .usage)
    #expect(run.errors.contains("--width: “\(width)” is not a number of points above 0, at most 100000"))
    #expect(run.output.isEmpty)
  }

  // MARK: Files

  @Test func aFolderWithoutCatalogsIsStatusTwo() async throws {
    let folder = try TemporaryFolder(["readme.txt": "hello"])
    let run = await snug("audit", in: folder.path)
    #expect(run.status == .usage)
    #expect(run.errors.hasSuffix("snug: no catalog was found in this folder\n"))
  }

  @Test func missingAndForeignPathsAreNamed() async throws {
    let folder = try TemporaryFolder(["readme.txt": "hello"])
    let run = await snug("no.strings", "readme.txt", "x/*.strings", in: folder.path)
    #expect(run.status == .usage)
    #expect(run.errors.contains("snug: no.strings does not exist\n"))
    #expect(run.errors.contains("snug: readme.txt is no catalog of a known format\n"))
    #expect(run.errors.contains("snug: x/*.strings matches no catalog\n"))
    #expect(await snug("-", in: folder.path).status == .usage)
  }

  @Test func aConfigurationThatIsWrongIsStatusTwo() async throws {
    let folder = try TemporaryFolder(["snug.json5": "{\n  platfrom: 'ios' }", "en.lproj/A.strings": "\"a\" = \"b\";"])
    let run = await snug(in: folder.path)
    #expect(run.status == .usage)
    #expect(
      run.errors == "snug.json5:2:3: unknown key “platfrom” in the configuration; did you mean “platform”?\n")
    let named = await snug("--config", "nope.json5", in: folder.path)
    #expect(named.errors == "snug: --config: nope.json5 does not exist\n")
    #expect(named.status == .usage)
  }

  @Test func namesThatAConfigurationDoesNotHaveAreTold() async throws {
    let folder = try TemporaryFolder([
      "snug.json5": "{ components: { toolbar: {} } }", "en.lproj/A.strings": "\"a\" = \"b\";",
    ])
    let component = await snug("--component", "tolbar", in: folder.path)
    #expect(component.errors == "snug: --component: there is no component “tolbar”; did you mean “toolbar”?\n")
    let rule = await snug("--rule", "text-trunkated", in: folder.path)
    #expect(rule.errors == "snug: --rule: there is no rule “text-trunkated”; did you mean “text-truncated”?\n")
    let width = await snug("--width", "100", in: folder.path)
    #expect(
      width.errors
        == "snug: --width, --height and --image describe a component of their own: add --strategy NAME\n")
    #expect([component, rule, width].allSatisfy { $0.status == .usage })
  }

  // MARK: Exit status

  @Test(arguments: [
    (Severity.error, false, nil as FailThreshold?, false, CommandLineTool.ExitStatus.findings),
    (.warning, false, nil, false, .clean), (.warning, false, .warning, false, .findings),
    (.note, false, .warning, false, .clean), (.note, false, .note, false, .findings),
    (.error, false, .never, false, .clean), (.error, true, .never, false, .clean),
    (.error, true, nil, false, .incomplete),
    (.error, false, nil, true, .clean), (.note, true, nil, true, .incomplete), (.note, false, .note, true, .findings),
  ])
  func whatAReportComesTo(
    _ severity: Severity, _ isIncomplete: Bool, _ failOn: FailThreshold?, _ isSurvey: Bool,
    _ status: CommandLineTool.ExitStatus
  ) {
    var summary = Report.Summary()
    summary.severities = [severity: 1]
    let report = Report(
      toolVersion: "", environment: .init(harfbuzz: "", freetype: "", icu: "", unicode: "", fonts: []),
      summary: summary,
      findings: [], ranking: [])
    #expect(
      CommandLineTool.ExitStatus(of: report, isIncomplete: isIncomplete, failOn: failOn, isSurvey: isSurvey) == status)
  }
}
