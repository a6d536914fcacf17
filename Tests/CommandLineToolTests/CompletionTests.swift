import Checks
import Layouts
import Reports
import Testing
import Vocabulary

@testable import CommandLineTool

/// The scripts of `snug completions`, read and asked by the shells themselves.
@Suite("Completions") struct CompletionTests {
  static let files = ["App Files/Main.strings": "", "fonts/a.ttf": "", "report.json": "", "snug.json5": ""]
  static let inFolder = ["App Files", "fonts", "report.json", "snug.json5"]
  static let folders = ["App Files", "fonts"]
  static let commands = CommandList.all.map(\.name)

  /// A line, up to the cursor, and what is offered there.
  static let cases: [(line: String, offers: [String])] = [
    // Without a command `audit` runs, which takes paths.
    ("snug ", commands + inFolder), ("snug ba", ["baseline"]), ("snug aud", ["audit"]), ("snug App", ["App Files"]),
    ("snug report.json sn", ["snug.json5"]), ("snug baseline ", ["accept", "compare", "prune", "write"]),
    ("snug baseline w", ["write"]), ("snug fonts ", ["lock"] + inFolder), ("snug fonts lock --cop", ["--copy-to"]),
    ("snug baseline accept --rea", ["--reason"]),
    // Options, also of the command that nobody named.
    ("snug --pla", ["--platform"]), ("snug audit --ver", ["--verbose"]), ("snug --ver", ["--verbose", "--version"]),
    ("snug measure --wei", ["--weight"]), ("snug keys --he", ["--help"]), ("snug audit --all --qui", ["--quiet"]),
    ("snug audit -- --all", []),
    // Values.
    ("snug --platform ", ["android", "ios", "web"]), ("snug --platform=i", ["ios"]),
    ("snug audit --fail-on ", ["error", "never", "note", "warning"]),
    ("snug inspect --strategy full", ["fullWidthTitle"]), ("snug audit --strategy a", ["all"]),
    ("snug audit --strategy fullWidthTitle,con", ["fullWidthTitle,contentBlock"]),
    ("snug --text-sizes=large,acc", (1...5).map { "large,accessibility\($0)" }),
    ("snug audit --required xxx", ["xxxLarge"]), ("snug --rule text-cl", ["text-clipped", "text-clipped-vertically"]),
    ("snug audit --width 3", []), ("snug audit --locales d", []),
    // Formats, and the file behind one.
    ("snug audit --format js", ["json"]), ("snug audit --format json:re", ["report.json"]),
    ("snug audit --format=json:re", ["report.json"]), ("snug audit --format text --format sar", ["sarif"]),
    // Files and folders.
    ("snug --config sn", ["snug.json5"]), ("snug --config=sn", ["snug.json5"]), ("snug audit --fonts-dir ", folders),
    ("snug init ", inFolder), ("snug measure ", []), ("snug baseline accept ", []),
    // Operands that are words.
    ("snug strategies mirr", ["mirroredTransform"]),
    ("snug rules mis", ["missing-glyph", "missing-plural-form", "missing-translation"]),
    ("snug completions ", ["bash", "fish", "zsh"]),
  ]

  private func check(_ shell: Shell) async throws {
    let (folder, scripts) = (try TemporaryFolder(Self.files), try TemporaryFolder())
    let made = await snug("completions", shell.rawValue)
    #expect(made.status == .clean && made.errors.isEmpty)
    try scripts.write(made.output, to: "snug")
    let offers = try shell.offers(Self.cases.map(\.line), by: scripts.path + "/snug", in: folder.path)
    #expect(offers.count == Self.cases.count)
    for (offered, (line, expected)) in zip(offers, Self.cases) {
      #expect(offered == Set(expected).sorted(), "\(line)")
    }
  }

  @Test("bash offers what can be typed") func bash() async throws { try await check(.bash) }

  @Test("zsh offers what can be typed", .enabled(if: Shell.zsh.path != nil, "scripts/setup --tests brings zsh"))
  func zsh() async throws { try await check(.zsh) }

  @Test("fish offers what can be typed", .enabled(if: Shell.fish.path != nil, "scripts/setup --tests brings fish"))
  func fish() async throws { try await check(.fish) }

  @Test("every command, option and word stands in every script", arguments: Shell.allCases)
  func isComplete(_ shell: Shell) async {
    let script = await snug("completions", shell.rawValue).output
    let set = CompletionSet(CommandList.all, standard: CommandList.standard)
    #expect(set.nested.map(\.name).contains("baseline write"))
    for command in set.commands { #expect(script.contains(command.word)) }
    for (option, _) in set.options {
      #expect(script.contains(shell == .fish ? "-l \(option.name.dropFirst(2))" : option.name), "\(option.name)")
    }
    for word in StrategyList.names + RuleList.all.map(\.id) + ReportFormat.all.map(\.name) {
      #expect(script.contains(word), "\(word)")
    }
    #expect(script.contains("accessibility5") && script.contains("semibold"))
  }

  @Test("help has what to put where")
  func help() async {
    let help = await snug("completions", "--help").output
    for place in [
      "~/.local/share/bash-completion/completions/snug", "~/.zfunc/_snug", "~/.config/fish/completions/snug.fish",
    ] {
      #expect(help.contains("> \(place)\n"))
    }
  }

  @Test func aWrongShellIsToldWhichThereAre() async {
    let none = await snug("completions")
    #expect(none.status == .usage)
    #expect(none.errors.hasPrefix("snug: say for which shell: bash, zsh, fish\n"))
    let wrong = await snug("completions", "zhs")
    #expect(wrong.status == .usage)
    let other = await snug("completions", "nushell")
    #expect(other.errors.contains("“nushell”; known are: bash, zsh, fish\n"))
    #expect(wrong.errors.hasPrefix("snug: there are no completions for “zhs”; did you mean “zsh”?\n"))
  }
}
