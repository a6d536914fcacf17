import Catalogs
import Foundation
import Testing

@testable import CommandLineTool

/// Whole runs with a baseline: what DESIGN §8 says of them, seen from the command line.
@Suite struct BaselineCommandTests {
  static let files = [
    "snug.json5": configuration(),
    "en.lproj/A.strings": strings(["ok": "OK", "save": "Save", "open": "Open"]),
    "de.lproj/A.strings": strings([
      "ok": "OK", "save": "Eine ganz besonders lange Sicherung", "open": "Noch eine lange Datei öffnen",
    ]),
    "ar.lproj/A.strings": strings(["ok": "موافق", "save": "حفظ كل التغييرات في الملف", "open": "فتح"]),
  ]

  static func configuration(component: String = "action", width: Int = 220, more: String = "") -> String {
    "{ components: { \(component): { strategy: 'leadingImageCenteredTitle', size: { width: \(width), height: 44 } } } \(more) }"
  }

  static func strings(_ entries: [String: String]) -> String {
    entries.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
  }

  static let standard = ["--baseline", "snug-baseline.json"]

  private func snug(_ arguments: [String], in folder: TemporaryFolder) async -> Run {
    let (output, errors) = (Record(), Record())
    let status = await Program.run(
      arguments, session: session(in: folder.path, output: output.output(), errors: errors.output()))
    return Run(status: status, output: output.text, errors: errors.text)
  }

  /// A folder with a baseline of all that is found in it.
  private func written(_ files: [String: String] = files) async throws -> TemporaryFolder {
    let folder = try TemporaryFolder(files)
    let run = await snug(["baseline", "write", "--quiet"], in: folder)
    #expect(run.status == .clean, "\(run.errors)")
    return folder
  }

  private func findings(_ arguments: [String], in folder: TemporaryFolder) async throws -> [JSONValue] {
    let run = await snug(["audit", "--quiet", "--format", "json"] + arguments, in: folder)
    let document = JSONDocument(Array(run.output.utf8), syntax: .json)
    return try #require(document.root?[key: "findings"]?.array, "\(run.errors)")
  }

  /// Statuses of the findings of a rule, by key and locale.
  private func statuses(
    _ arguments: [String] = standard, rule: String = "text-truncated", in folder: TemporaryFolder
  ) async throws -> [String: String] {
    var statuses: [String: String] = [:]
    for finding in try await findings(arguments, in: folder) where finding[key: "rule"]?.string == rule {
      let name = "\(finding[key: "key"]?.string ?? "") \(finding[key: "locale"]?.string ?? "")"
      statuses[name] = finding[key: "status"]?.string
    }
    return statuses
  }

  private func entries(_ list: String, in folder: TemporaryFolder) throws -> [JSONValue] {
    let bytes = Array(try #require(folder.text(of: "snug-baseline.json")).utf8)
    return try #require(JSONDocument(bytes, syntax: .json).root?[key: list]?.array)
  }

  private func fingerprint(_ key: String, _ locale: String, in folder: TemporaryFolder) async throws -> String {
    let finding = try await findings([], in: folder).first {
      $0[key: "key"]?.string == key && $0[key: "locale"]?.string == locale
        && $0[key: "rule"]?.string == "text-truncated"
    }
    return try #require(finding?[key: "fingerprint"]?.string)
  }

  // MARK: write, then audit

  /// An app of random titles, with keys that stand twice, in three languages and several buttons.
  private static func app(seed: UInt64) -> [String: String] {
    var random = Seeded(state: seed)
    let words = [
      "en": ["Save", "file", "open", "the", "Settings", "account"],
      "de": ["Speichern", "Datei", "öffnen", "Einstellungen"],
      "ar": ["حفظ", "الملف", "فتح", "الإعدادات"], "th": ["บันทึก", "ไฟล์", "เปิด", "การตั้งค่า"],
    ]
    var files: [String: String] = [:]
    for (locale, words) in words.sorted(by: { $0.key < $1.key }) {
      var text = ""
      for key in 0..<8 {
        let title = (0...Int.random(in: 0...5, using: &random)).map { _ in words.randomElement(using: &random) ?? "" }
        text += "\"key.\(key % 7)\" = \"\(title.joined(separator: " "))\";\n"
      }
      files["App/\(locale).lproj/A.strings"] = text
    }
    files["snug.json5"] = """
      { components: {
        wide: { strategy: ['contentBlock', 'balancedInsets'], size: { width: 200, height: 44 },
          image: { width: 20, height: 20 } },
        narrow: { strategy: 'leadingImageCenteredTitle', size: { width: [90, 140], height: 30 } },
        tall: { strategy: 'imageAboveTitle', size: { width: 80, height: 90 }, clipsToBounds: true },
      } }
      """
    return files
  }

  @Test(arguments: 1...6 as ClosedRange<UInt64>)
  func whatIsWrittenIsNotNew(_ seed: UInt64) async throws {
    let folder = try await written(Self.app(seed: seed))
    let bytes = try #require(folder.text(of: "snug-baseline.json"))
    let all = try await findings(Self.standard, in: folder)
    #expect(all.count > 20)
    #expect(all.allSatisfy { $0[key: "status"]?.string == "known" })
    #expect(try entries("known", in: folder).count == all.count)
    for jobs in ["1", "4"] {
      let audit = await snug(
        ["--fail-on", "note", "--strict-baseline", "--jobs", jobs, "--quiet"] + Self.standard, in: folder)
      #expect(audit.status == .clean, "\(audit.errors)")
      let new = await snug(["--new", "--format", "json", "--jobs", jobs, "--quiet"] + Self.standard, in: folder)
      #expect(JSONDocument(Array(new.output.utf8), syntax: .json).root?[key: "findings"]?.array?.isEmpty == true)
      #expect(await snug(["baseline", "write", "--quiet", "--jobs", jobs], in: folder).status == .clean)
      #expect(folder.text(of: "snug-baseline.json") == bytes)
    }
    let compare = await snug(["baseline", "compare", "--quiet"], in: folder)
    #expect(compare.status == .clean)
    #expect(compare.output.hasPrefix("Against the baseline: 0 new, \(all.count) known.\n"))
  }

  @Test func aSurveyHasABaselineToo() async throws {
    var files = Self.files
    files["snug.json5"] = nil
    let folder = try await written(files)
    #expect(await snug(["--fail-on", "note"], in: folder).status == .findings)
    #expect(await snug(["--fail-on", "note"] + Self.standard, in: folder).status == .clean)
  }

  @Test func anotherTitleIsChanged() async throws {
    let folder = try await written()
    try folder.write(
      Self.strings(["ok": "OK", "save": "Noch eine viel längere Sicherung", "open": "Noch eine lange Datei öffnen"]),
      to: "de.lproj/A.strings")
    let statuses = try await statuses(in: folder)
    #expect(statuses["save de"] == "changed")
    #expect(statuses["open de"] == "known")
    let audit = await snug(Self.standard, in: folder)
    #expect(audit.status == .findings)
    #expect(audit.output.contains("Noch eine viel längere"))
    #expect(!audit.output.contains(" key open\n"))
    #expect(await snug(["--all"] + Self.standard, in: folder).output.contains(" key open\n"))
    let compare = await snug(["baseline", "compare"], in: folder)
    #expect(compare.status == .findings)
    #expect(compare.output.contains("Failing still, with another title (1)\n"))
    #expect(await snug(["baseline", "write"], in: folder).status == .clean)
    #expect(await snug(Self.standard, in: folder).status == .clean)
  }

  /// A narrower button: titles that were cut at large sizes only are cut at smaller ones.
  @Test func aNarrowerButtonMakesItWorse() async throws {
    var files = Self.files
    files["snug.json5"] = Self.configuration(width: 340)
    let folder = try await written(files)
    try folder.write(Self.configuration(width: 120), to: "snug.json5")
    #expect(try await statuses(in: folder)["save de"] == "worse")
    try folder.write(Self.configuration(width: 360), to: "snug.json5")
    #expect(try await statuses(in: folder)["save de"] == "known")
  }

  // MARK: What is left

  @Test func newFindingsAlone() async throws {
    let folder = try await written()
    try folder.write(
      Self.strings(["ok": "Alles in bester Ordnung so", "save": "Eine ganz besonders lange Sicherung", "open": "Auf"]),
      to: "de.lproj/A.strings")
    #expect(try await statuses(Self.standard + ["--new"], in: folder) == ["ok de": "new"])
    let audit = await snug(Self.standard + ["--new"], in: folder)
    #expect(audit.status == .findings)
    #expect(audit.errors.contains("1 entry of snug-baseline.json no longer occurs: `snug baseline prune"))
  }

  @Test func entriesThatNoLongerOccur() async throws {
    let folder = try await written()
    let before = try entries("known", in: folder).count
    try folder.write(
      Self.strings(["ok": "OK", "save": "Ja", "open": "Auf"]), to: "de.lproj/A.strings")
    let audit = await snug(Self.standard, in: folder)
    #expect(audit.status == .clean)
    #expect(
      audit.errors.contains(
        "2 entries of snug-baseline.json no longer occur: `snug baseline prune --baseline snug-baseline.json` drops them."
      ))
    let strict = await snug(Self.standard + ["--strict-baseline", "--quiet"], in: folder)
    #expect(strict.status == .findings)
    #expect(
      strict.errors.contains("  text-truncated save in de, action / leadingImageCenteredTitle, de.lproj/A.strings "))
    #expect(await snug(Self.standard + ["--strict-baseline", "--fail-on", "never"], in: folder).status == .clean)
    let prune = await snug(["baseline", "prune", "--quiet"], in: folder)
    #expect(prune.output.hasPrefix("Dropped 2 entries that no longer occur from snug-baseline.json:\n"))
    #expect(try entries("known", in: folder).count == before - 2)
    #expect(await snug(Self.standard + ["--strict-baseline"], in: folder).status == .clean)
    #expect(
      await snug(["baseline", "prune", "--quiet"], in: folder).output
        == "All that is in snug-baseline.json still occurs.\n")
  }

  /// A run over a part neither drops nor misses what lies outside of it.
  @Test(arguments: [
    ["--locales", "ar"], ["ar.lproj/A.strings"], ["--key", "ok"], ["--component", "other"],
    ["--rule", "missing-glyph"],
    ["--strategy", "contentBlock", "--width", "400"], ["--text-sizes", "accessibility5"],
  ])
  func aPartialRunKeepsTheRest(_ part: [String]) async throws {
    var files = Self.files
    files["snug.json5"] = """
      { components: {
        action: { strategy: 'leadingImageCenteredTitle', size: { width: 220, height: 44 } },
        other: { strategy: 'contentBlock', size: { width: 2000, height: 44 } } } }
      """
    let folder = try await written(files)
    let before = try entries("known", in: folder)
    try folder.write(Self.strings(["ok": "OK", "save": "Ja", "open": "Auf"]), to: "de.lproj/A.strings")
    let audit = await snug(part + Self.standard + ["--strict-baseline", "--quiet", "--fail-on", "note"], in: folder)
    #expect(!audit.errors.contains("no longer occur"), "\(audit.errors)")
    #expect(await snug(["baseline", "prune", "--quiet"] + part, in: folder).status == .clean)
    #expect(try entries("known", in: folder).map(\.content) == before.map(\.content))
    #expect(await snug(["baseline", "write", "--quiet"] + part, in: folder).status == .clean)
    let kept = Set(try entries("known", in: folder).compactMap { $0[key: "fingerprint"]?.string })
    #expect(kept.isSuperset(of: before.compactMap { $0[key: "fingerprint"]?.string }))
    #expect(await snug(Self.standard + ["--fail-on", "note"], in: folder).status == .clean)
    #expect(await snug(["baseline", "prune", "--quiet", "--locales", "de"], in: folder).output.hasPrefix("Dropped 2 "))
  }

  /// Another platform has other fonts and text sizes: what it does not find may be there still.
  @Test(arguments: [["--platform", "android"], ["--display-scale", "1"], ["--source-locale", "de"]])
  func aRunThatMeasuresOtherwiseTakesNothingToBeGone(_ options: [String]) async throws {
    let folder = try await written()
    let before = try entries("known", in: folder)
    let other = options + Self.standard + ["--strict-baseline"]
    try folder.write(Self.strings(["ok": "OK", "save": "Ja", "open": "Auf"]), to: "de.lproj/A.strings")
    let audit = await snug(other, in: folder)
    #expect(!audit.errors.contains("no longer occur"), "\(audit.errors)")
    #expect(audit.errors.contains("this run has \(options.joined(separator: "="))"), "\(audit.errors)")
    #expect(await snug(["baseline", "prune", "--quiet"] + options, in: folder).output.hasPrefix("All that is in"))
    #expect(await snug(["baseline", "write", "--quiet"] + options, in: folder).status == .clean)
    let kept = Set(try entries("known", in: folder).compactMap { $0[key: "fingerprint"]?.string })
    #expect(kept.isSuperset(of: before.compactMap { $0[key: "fingerprint"]?.string }))

    // A baseline of such runs is theirs.
    let own = ["--baseline", "own.json"]
    #expect(await snug(["baseline", "write", "--quiet"] + options + own, in: folder).status == .clean)
    try folder.write(Self.files["de.lproj/A.strings"] ?? "", to: "de.lproj/A.strings")
    #expect(await snug(["baseline", "write", "--quiet"] + options + own, in: folder).status == .clean)
    try folder.write(Self.strings(["ok": "OK", "save": "Ja", "open": "Auf"]), to: "de.lproj/A.strings")
    let gone = await snug(options + own + ["--strict-baseline"], in: folder)
    #expect(gone.errors.contains("of own.json no longer occur"), "\(gone.errors)")
  }

  @Test func whatCannotBeReadStays() async throws {
    let folder = try await written()
    let before = folder.text(of: "snug-baseline.json")
    try folder.write("\"ok\" = \"OK", to: "de.lproj/A.strings")
    let prune = await snug(["baseline", "prune", "--quiet"], in: folder)
    #expect(prune.status == .incomplete)
    #expect(prune.output == "All that is in snug-baseline.json still occurs.\n")
    #expect(folder.text(of: "snug-baseline.json") == before)
  }

  /// Two branches that each accepted a finding, merged by keeping the lines of both sides as docs/baseline.md says.
  @Test func bothSidesOfAMergeMayBeKept() async throws {
    let folder = try await written()
    let base = try #require(folder.text(of: "snug-baseline.json"))
    let prints = try entries("known", in: folder).compactMap { $0[key: "fingerprint"]?.string }.prefix(2)
    var sides: [String] = []
    for print in prints {
      try folder.write(base, to: "snug-baseline.json")
      let accept = ["baseline", "accept", print, "--reason", "side \(sides.count)", "--quiet"]
      #expect(await snug(accept, in: folder).status == .clean)
      sides.append(try #require(folder.text(of: "snug-baseline.json")))
    }
    for (name, text) in [("base", base), ("one", sides[0]), ("two", sides[1])] {
      try folder.write(text, to: name)
    }
    let merge = Process()
    merge.executableURL = URL(filePath: "/usr/bin/git")
    merge.arguments = ["merge-file", "--union", "one", "base", "two"]
    merge.currentDirectoryURL = URL(filePath: folder.path)
    try merge.run()
    merge.waitUntilExit()
    #expect(merge.terminationStatus == 0)
    try folder.write(try #require(folder.text(of: "one")), to: "snug-baseline.json")
    #expect(await snug(Self.standard + ["--fail-on", "note"], in: folder).status == .clean)
    #expect(await snug(["baseline", "write", "--quiet"], in: folder).status == .clean)
    let accepted = try entries("accepted", in: folder)
    #expect(Set(accepted.compactMap { $0[key: "reason"]?.string }) == ["side 0", "side 1"])
    let known = try entries("known", in: folder).compactMap { $0[key: "fingerprint"]?.string }
    #expect(Set(known).isDisjoint(with: prints) && accepted.count == 2)
    #expect(await snug(Self.standard + ["--strict-baseline"], in: folder).status == .clean)
  }

  // MARK: accept

  @Test func acceptingNeedsAReasonAndAFinding() async throws {
    let folder = try await written()
    let fingerprint = try await fingerprint("save", "de", in: folder)
    let before = folder.text(of: "snug-baseline.json")
    let bare = await snug(["baseline", "accept", fingerprint], in: folder)
    #expect(bare.errors.hasPrefix("snug: say why: --reason TEXT\n"))
    // As reports suggest the command, to be filled in.
    for reason in ["…", "TEXT"] {
      let unsaid = await snug(["baseline", "accept", fingerprint, "--reason", reason], in: folder)
      #expect(unsaid.status == .usage && unsaid.errors == bare.errors)
    }
    #expect(await snug(["baseline", "accept", "--reason", "x"], in: folder).status == .usage)
    let last = fingerprint.hasSuffix("0") ? "1" : "0"
    let near = await snug(["baseline", "accept", fingerprint.dropLast() + last, "--reason", "x"], in: folder)
    #expect(near.status == .usage)
    #expect(near.errors.contains("; near it are \(fingerprint). "))
    for wrong in ["12345", "nonsense", fingerprint + "0"] {
      #expect(
        await snug(["baseline", "accept", wrong, "--reason", "x"], in: folder).errors.contains("is no fingerprint"))
    }
    #expect(folder.text(of: "snug-baseline.json") == before)

    let accepted = await snug(
      ["baseline", "accept", String(fingerprint.prefix(6)), "--reason", "the label scrolls"], in: folder)
    #expect(accepted.status == .clean)
    #expect(accepted.output.hasPrefix("Accepted text-truncated save in de, action"))
    #expect(try entries("accepted", in: folder).map { $0[key: "reason"]?.string } == ["the label scrolls"])
    #expect(try await statuses(in: folder)["save de"] == "accepted")
    #expect(await snug(["baseline", "write", "--quiet"], in: folder).output.hasSuffix(", 1 accepted.\n"))
  }

  /// Accepting looks at the title as it is now, whatever the list has.
  @Test func aChangedFindingCanBeAccepted() async throws {
    let folder = try await written()
    let fingerprint = try await fingerprint("save", "de", in: folder)
    try folder.write(
      Self.strings(["ok": "OK", "save": "Noch eine viel längere Sicherung"]), to: "de.lproj/A.strings")
    #expect(await snug(["baseline", "accept", fingerprint, "--reason", "wraps"], in: folder).status == .clean)
    #expect(try await statuses(in: folder)["save de"] == "accepted")
    try folder.write(Self.strings(["ok": "OK", "save": "Ja"]), to: "de.lproj/A.strings")
    let gone = await snug(["baseline", "accept", fingerprint, "--reason", "wraps"], in: folder)
    #expect(gone.status == .usage)
    #expect(gone.errors.contains("snug: no longer found: text-truncated save in de, "))
  }

  @Test func acceptingWritesTheFirstBaseline() async throws {
    let folder = try TemporaryFolder(Self.files)
    let fingerprint = try await fingerprint("save", "de", in: folder)
    #expect(await snug(["baseline", "accept", fingerprint, "--reason", "wraps"], in: folder).status == .clean)
    let statuses = try await statuses(in: folder)
    #expect(statuses["save de"] == "accepted")
    #expect(statuses["open de"] == "new")
    #expect(await snug(Self.standard, in: folder).status == .findings)
  }

  @Test func reasonsFollowARenamedComponent() async throws {
    let folder = try await written()
    let fingerprint = try await fingerprint("save", "de", in: folder)
    _ = await snug(["baseline", "accept", fingerprint, "--reason", "the label scrolls"], in: folder)
    try folder.write(Self.configuration(component: "primary"), to: "snug.json5")
    #expect(try await statuses(in: folder)["save de"] == "new")
    let write = await snug(["baseline", "write", "--quiet"], in: folder)
    #expect(write.output.contains("Carried over 1 accepted finding to what a component or file is called now:\n"))
    #expect(write.output.contains("\n    is now text-truncated save in de, primary / leadingImageCenteredTitle, "))
    #expect(try await statuses(in: folder)["save de"] == "accepted")
    #expect(try entries("accepted", in: folder).map { $0[key: "component"]?.string } == ["primary"])
    #expect(await snug(Self.standard + ["--strict-baseline", "--fail-on", "note"], in: folder).status == .clean)
  }

  // MARK: Where the file is, and what it says of itself

  @Test func theConfigurationNamesTheFile() async throws {
    var files = Self.files
    files["snug.json5"] = Self.configuration(more: ", baseline: 'known/list.json'")
    let folder = try TemporaryFolder(files)
    let missing = await snug([], in: folder)
    #expect(missing.status == .usage)
    #expect(
      missing.errors.contains("snug: the baseline known/list.json does not exist; `snug baseline write` writes it\n"))
    try folder.write("", to: "known/keep")
    let write = await snug(["baseline", "write"], in: folder)
    #expect(write.output.hasPrefix("Wrote known/list.json: "))
    #expect(!write.errors.contains("Next: "))
    #expect(await snug([], in: folder).status == .clean)
    #expect(folder.text(of: "snug-baseline.json") == nil)
  }

  @Test(arguments: ["--new", "--strict-baseline"])
  func withoutABaselineThereIsNothingToCompareWith(_ option: String) async throws {
    let folder = try TemporaryFolder(Self.files)
    let run = await snug([option], in: folder)
    #expect(run.status == .usage)
    #expect(run.errors.contains("snug: \(option) needs a baseline: say --baseline FILE"))
    #expect(await snug(["baseline", "compare"], in: folder).status == .usage)
  }

  @Test func rulesAndFontsThatTheFileDoesNotKnow() async throws {
    let folder = try await written()
    let text = try #require(folder.text(of: "snug-baseline.json"))
    let digest = try #require(text.firstMatch(of: #/"Inter-Regular", "sha256": "([0-9a-f]+)"/#)?.output.1)
    let lines = text.replacing(digest, with: String(repeating: "0", count: 64)).split(separator: "\n")
    try folder.write(
      lines.filter { !$0.contains("text-truncated") }.joined(separator: "\n").replacing(",\n  ],", with: "\n  ],"),
      to: "snug-baseline.json")
    let audit = await snug(Self.standard, in: folder)
    #expect(audit.status == .clean)
    #expect(
      audit.errors.contains("Fonts other than those of snug-baseline.json: Inter-Regular (another file). Numbers may"))
    #expect(audit.errors.contains("Rules that snug-baseline.json does not know: text-truncated. Their findings are at"))
    #expect(await snug(Self.standard + ["--fail-on", "warning"], in: folder).status == .findings)
    #expect(await snug(["baseline", "write"], in: folder).status == .clean)
    #expect(folder.text(of: "snug-baseline.json") == text)
  }

  @Test func commandsOfACommand() async throws {
    let help = await snug(["baseline", "--help"], in: try TemporaryFolder())
    #expect(help.status == .clean)
    for word in ["write", "compare", "prune", "accept"] {
      #expect(help.output.contains("\n  \(word) "))
      let own = await snug(["baseline", word, "--help"], in: try TemporaryFolder())
      #expect(own.output.contains("Usage: snug baseline \(word) "))
      #expect(await snug(["help", "baseline", word], in: try TemporaryFolder()).output == own.output)
    }
    let typo = await snug(["baseline", "wirte"], in: try TemporaryFolder())
    #expect(typo.status == .usage)
    #expect(typo.errors.hasPrefix("snug: snug baseline has no command “wirte”; did you mean write?\n"))
    let option = await snug(["baseline", "write", "--wide"], in: try TemporaryFolder())
    #expect(option.errors.hasSuffix("`snug baseline write --help` lists the options.\n"))
    #expect(await snug(["baseline"], in: try TemporaryFolder()).status == .usage)
  }
}

/// Numbers that are the same in each run (SplitMix64).
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
