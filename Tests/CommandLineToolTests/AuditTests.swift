import Catalogs
import Foundation
import Testing

@testable import CommandLineTool

/// Whole runs over a small app: what is written where, and how they end.
@Suite struct AuditTests {
  static let files = [
    "en.lproj/A.strings": "\"ok\" = \"OK\";\n\"save\" = \"Save\";\n",
    "de.lproj/A.strings": "\"ok\" = \"OK\";\n\"save\" = \"Eine ganz besonders lange Sicherung\";\n",
  ]
  static let button = ["--strategy", "contentBlock", "--width", "120"]

  func run(_ arguments: [String], in folder: TemporaryFolder) async -> Run {
    let (output, errors) = (Record(), Record())
    let status = await Program.run(
      arguments, session: session(in: folder.path, output: output.output(), errors: errors.output()))
    return Run(status: status, output: output.text, errors: errors.text)
  }

  @Test(arguments: [
    ([], CommandLineTool.ExitStatus.clean), (["--fail-on", "note"], .findings), (button, .findings),
    (button + ["--fail-on", "never"], .clean), (button + ["--locales", "en"], .clean),
    (button + ["--key", "ok"], .clean), (button + ["--key", "save"], .findings),
    (button + ["--rule", "text-truncated"], .findings), (button + ["--rule", "missing-glyph"], .clean),
    (button + ["de.lproj/A.strings", "nope.strings"], .incomplete), (button + ["en.lproj/A.strings"], .clean),
    (button + ["de.lproj/A.strings"], .findings), (["de.lproj"], .clean),
  ])
  func aRunEnds(_ arguments: [String], _ status: CommandLineTool.ExitStatus) async throws {
    let folder = try TemporaryFolder(Self.files)
    let run = await run(arguments, in: folder)
    #expect(run.status == status, "\(run.errors) \(run.output)")
    #expect(!run.output.isEmpty)
  }

  @Test func aDamagedCatalogIsStatusThreeAndTheRestIsAudited() async throws {
    let folder = try TemporaryFolder(Self.files.merging(["de.lproj/B.strings": "\"a\" = \"b"]) { $1 })
    let run = await run(Self.button + ["--format", "json"], in: folder)
    #expect(run.status == .incomplete)
    #expect(run.output.contains("\"catalog-unreadable\""))
    #expect(run.output.contains("\"text-truncated\""))
  }

  /// GitHub and GitLab know files by their way from the repository's root, a build phase by their absolute path; the
  /// report itself by the way from the configuration.
  @Test func pathsStartWhereTheFormatsReaderDoes() async throws {
    var files = Self.files.map { ("ios/app/" + $0.key, $0.value) }
    files.append((".git/HEAD", "ref: refs/heads/main\n"))
    files.append(
      ("ios/app/snug.json5", "{ components: { save: { strategy: 'contentBlock', size: { width: 120, height: 44 } } } }")
    )
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: files))
    let ways = [
      ("github", "file=ios/app/de.lproj/A.strings,line=2"), ("gitlab", "\"path\": \"ios/app/de.lproj/A.strings\""),
      ("sarif", "\"uri\": \"ios/app/de.lproj/A.strings\""),
      ("xcode", "\n\(folder.path)/ios/app/de.lproj/A.strings:2:1: error: "),
      ("json", "\"file\": \"de.lproj/A.strings\""), ("text", " de.lproj/A.strings:2"),
    ]
    for (format, way) in ways {
      let run = await run(["ios/app", "--quiet", "--format", format], in: folder)
      #expect(run.status == .findings, "\(run.errors)")
      #expect(("\n" + run.output).contains(way), "\(format): \(run.output.prefix(2000))")
    }
  }

  @Test func reportsGoWhereTheyAreSent() async throws {
    let folder = try TemporaryFolder(Self.files)
    let both = await run(
      Self.button + ["--format", "json:a.json", "--format", "text", "--output", "b.txt"], in: folder)
    #expect(both.output.isEmpty)
    let document = JSONDocument(Array(try #require(folder.text(of: "a.json")).utf8), syntax: .json)
    #expect(document.problems.isEmpty)
    #expect(document.root?[key: "schemaVersion"]?.number == 1)
    #expect(folder.text(of: "b.txt")?.contains("text-truncated") == true)
    #expect(folder.names == ["a.json", "b.txt", "de.lproj", "en.lproj"])

    let standard = await run(Self.button + ["--format", "json", "--output", "-"], in: folder)
    #expect(standard.output == folder.text(of: "a.json"))
    let nowhere = await run(["--output", "no/a.txt"], in: folder)
    #expect(nowhere.status == .usage)
    #expect(nowhere.errors == "snug: no/a.txt cannot be written: there is no folder \(folder.path)/no\n")
  }

  @Test func anyNumberOfJobsGivesTheSame() async throws {
    let folder = try TemporaryFolder(Self.files)
    let one = await run(["--format", "json", "--jobs", "1"], in: folder)
    let many = await run(["--format", "json", "--jobs", "5"], in: folder)
    #expect(one.output == many.output)
  }

  /// Without its source a translation is held against nothing: a mistyped language must not pass for a clean run.
  @Test func aSourceLanguageThatNoCatalogHasIsTold() async throws {
    let folder = try TemporaryFolder(Self.files)
    let typed = await run(["--source-locale", "xx"], in: folder)
    #expect(typed.status == .usage)
    #expect(typed.errors.hasSuffix("snug: the source language xx: no catalog has it; known are: de, en\n"))
    try folder.write("{ sourceLocale: \"fr\" }", to: "snug.json5")
    #expect(await run([], in: folder).status == .usage)
    #expect(await run(["de.lproj/A.strings"], in: folder).status != .usage, "a part of the catalogs")
    try folder.write("{ sourceLocale: \"en-GB\" }", to: "snug.json5")
    #expect(await run([], in: folder).status != .usage)
    // Nor may a language that is to be audited be gone.
    try folder.write("{ locales: [\"de\", \"ja\"] }", to: "snug.json5")
    #expect(await run([], in: folder).errors.hasSuffix("snug: locales: no catalog has ja; known are: de, en\n"))
    #expect(await run(["--locales", "de"], in: folder).status == .clean)
  }

  /// Of a title of which no letter is left no width is known that would hold it.
  @Test func whatIsHiddenHasNoBudget() async throws {
    let long = Array(repeating: "Benachrichtigungseinstellungen", count: 40).joined(separator: " ")
    let folder = try TemporaryFolder(["en.lproj/A.strings": "\"a\" = \"\(long)\";\n\"b\" = \"Menu entry\";\n"])
    let button = ["--strategy", "leadingImageCenteredTitle", "--width", "56", "--height", "44"]
    let run = await run(button + ["--format", "json"], in: folder)
    let findings = JSONDocument(Array(run.output.utf8), syntax: .json).root?[key: "findings"]?.array ?? []
    let hidden = findings.filter { $0[key: "rule"]?.string == "text-hidden" }
    #expect(!hidden.isEmpty)
    for finding in findings {
      #expect(finding[key: "budget"]?[key: "points"]?.number ?? 0 < 56, "\(finding[key: "rule"]?.string ?? "")")
    }
  }

  @Test func localesAndKeysThatNoCatalogHasAreTold() async throws {
    let folder = try TemporaryFolder(Self.files)
    let locale = await run(["--locales", "de,fr"], in: folder)
    #expect(locale.errors.hasSuffix("snug: --locales: no catalog has fr; known are: de, en\n"))
    let key = await run(["--key", "sabe"], in: folder)
    #expect(key.errors.hasSuffix("snug: --key: no catalog has a key “sabe”; did you mean “save”?\n"))
    #expect(locale.status == .usage)
    #expect(key.status == .usage)
  }

  @Test func aWalkSaysWhatItPassedBy() async throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write("\"a\" = \"b\";", to: "Pods/X/en.lproj/X.strings")
    try folder.write("export const a = 1", to: "web/a.ts")
    try folder.write("{}", to: "package.json")
    #expect(
      await run(Self.button, in: folder).errors
        == "Passed by: 1 folder or catalog (--verbose lists them with the reasons).\n")
    #expect(
      await run(Self.button + ["--verbose"], in: folder).errors == "Passed by: Pods (dependencies or build products)\n")
    #expect(await run(Self.button + ["--quiet"], in: folder).errors.isEmpty)
  }

  @Test func theRunSaysWhichConfigurationItGoesBy() async throws {
    let folder = try TemporaryFolder(Self.files)
    #expect(
      await run([], in: folder).errors
        == "No configuration was found: this is a survey. `snug init` writes a first one.\n")
    let android = try TemporaryFolder(["res/values/strings.xml": "<resources><string name=\"a\">A</string></resources>"]
    )
    let hint = "Its buttons are those of ios: for catalogs like these say --platform android.\n"
    #expect(await run([], in: android).errors.hasSuffix(hint))
    #expect(await run(["--platform", "android"], in: android).errors.contains("Its buttons") == false)
    #expect(await run(Self.button, in: folder).errors.isEmpty)
    try folder.write("{ sourceLocale: \"en\" }", to: "snug.json5")
    #expect(await run([], in: folder).errors == "Configuration: snug.json5\nIt has no components: this is a survey.\n")
    try folder.write("{ components: { a: {} }, rules: { \"blank-glyph\": \"off\" } }", to: "snug.json5")
    #expect(
      await run([], in: folder).errors == """
        Configuration: snug.json5
        snug.json5:1:35: this version of Snug does not check “blank-glyph” yet; the setting waits for one that does

        """)
    #expect(await run(["--quiet"], in: folder).errors.isEmpty)
    try folder.write("{ components: { a: {},\n b: { titles: [\"x.*\"] } } }", to: "snug.json5")
    let empty = await run([], in: folder)
    #expect(empty.status == .usage)
    #expect(empty.errors.contains("snug.json5:2:2: the component b takes none of the keys found"))
  }
}
