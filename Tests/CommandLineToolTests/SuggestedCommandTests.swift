import Catalogs
import Foundation
import Testing

@testable import CommandLineTool

/// What a report suggests to type comes to the finding that it speaks of.
@Suite struct SuggestedCommandTests {
  /// The same key in two catalogs, plural forms of which the widest is not the one that fails worst, and two widths.
  private static let files = [
    "snug.json5": """
    { components: { action: { strategy: ['contentBlock', 'leadingImageCenteredTitle'],
      size: { width: [240, 130], height: 44 }, font: { size: 17, scales: true } } } }
    """,
    "app/a b/en.lproj/A.strings": "\"save\" = \"Save\";\n",
    "app/a b/de.lproj/A.strings": "\"save\" = \"Alle Änderungen sofort sichern\";\n",
    "app/B.xcstrings": """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "save": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "Keep" } },
        "de": { "stringUnit": { "state": "translated", "value": "In der Ablage aufbewahren" } } } },
      "--all [x] \\\\*": { "localizations": { "en": { "stringUnit": { "state": "translated", "value": "All" } },
        "fr": { "stringUnit": { "state": "translated", "value": "Tous les articles du panier" } } } },
      "it's %lld": { "localizations": {
        "en": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "%lld day" } },
          "other": { "stringUnit": { "state": "translated", "value": "%lld days" } } } } },
        "he": { "variations": { "plural": {
          "one": { "stringUnit": { "state": "translated", "value": "יום אחד בלבד עד סוף התקופה" } },
          "two": { "stringUnit": { "state": "translated", "value": "יומיים בלבד עד סוף התקופה הקרובה" } },
          "other": { "stringUnit": { "state": "translated", "value": "‏%lld ימים עד סוף התקופה" } } } } } } }
    } }
    """,
  ]

  private static let runs: [[String]] = [
    [], ["app/B.xcstrings", "--display-scale", "2"], ["--strategy", "balancedInsets", "--width", "90"],
    ["--platform", "android", "--text-sizes", "1,1.3"], ["--config", "snug.json5", "--locales", "he,en"],
  ]

  @Test(arguments: runs, [".", "app"]) func leadToTheFinding(arguments: [String], folder: String) async throws {
    let app = try TemporaryFolder(Self.files)
    try FileManager.default.createDirectory(atPath: app.path + "/.git", withIntermediateDirectories: true)
    let place = FileTree.absolute(folder, in: app.path)
    let arguments =
      folder == "."
      ? arguments : arguments.map { ["app/B.xcstrings": "B.xcstrings", "snug.json5": "../snug.json5"][$0] ?? $0 }
    func findings(_ words: [String]) async throws -> [JSONValue] {
      let (output, errors) = (Record(), Record())
      _ = await Program.run(words, session: session(in: place, output: output.output(), errors: errors.output()))
      let root = JSONDocument(Array(output.text.utf8), syntax: .json).root
      return try #require(root?[key: "findings"]?.array, "\(words): \(errors.text)")
    }
    let all = try await findings(["audit", "--format", "json", "--quiet"] + arguments)
    var seen: Set<String> = []
    for finding in all where finding[key: "strategy"] != nil && finding[key: "key"] != nil {
      let identity = ["rule", "fingerprint"].map { finding[key: $0]?.string ?? "" }
      // One of each rule, variant, file and key is enough.
      let kind = ["rule", "variant", "file", "key"].map { finding[key: $0]?.string ?? "" }
      guard seen.insert(kind.joined(separator: " ")).inserted else { continue }
      let explained = Record()
      let status = await Program.run(
        ["explain", identity[1], "--quiet"] + arguments, session: session(in: place, output: explained.output()))
      #expect(status == .clean)
      let commands = explained.text.replacing("\\\n", with: " ")
      for kind in ["inspect", "render", "audit", "explain"] {
        guard let line = commands.split(separator: "\n").first(where: { $0.hasPrefix("  snug \(kind) ") }) else {
          #expect(kind == "explain")
          continue
        }
        let words = try Self.words(of: String(line))
        switch kind {
        case "inspect", "audit":
          let more = kind == "inspect" ? [] : ["--format", "json", "--quiet"]
          let found = try await findings(words + more).first {
            $0[key: "rule"]?.string == identity[0] && $0[key: "file"]?.string == finding[key: "file"]?.string
              && $0[key: "variant"]?.string == finding[key: "variant"]?.string
              && $0[key: "locale"]?.string == finding[key: "locale"]?.string
              && $0[key: "strategy"]?.string == finding[key: "strategy"]?.string
          }
          let worst = try #require(found?[key: "worst"], "\(line)")
          for number in ["needed", "available", "measured"] {
            guard case .number(let expected, _)? = finding[key: "worst"]?[key: number]?.content else { continue }
            guard case .number(let value, _)? = worst[key: number]?.content else {
              Issue.record("\(line): no \(number)")
              continue
            }
            #expect(value == expected, "\(line)")
          }
        default:
          #expect(await Program.run(words, session: session(in: place)) == .clean, "\(line)")
        }
      }
    }
    #expect(!seen.isEmpty)
  }

  /// Accepted, a finding counts no more.
  @Test(arguments: runs) func acceptTheFinding(arguments: [String]) async throws {
    let app = try TemporaryFolder(Self.files)
    func run(_ words: [String]) async -> Run {
      let (output, errors) = (Record(), Record())
      let status = await Program.run(
        words, session: session(in: app.path, output: output.output(), errors: errors.output()))
      return Run(status: status, output: output.text, errors: errors.text)
    }
    let report = await run(["audit", "--format", "json", "--quiet"] + arguments)
    let root = JSONDocument(Array(report.output.utf8), syntax: .json).root
    let finding = root?[key: "findings"]?.array?.first { $0[key: "strategy"] != nil && $0[key: "key"] != nil }
    let print = try #require(finding?[key: "fingerprint"]?.string)
    let page = await run(["explain", print, "--quiet"] + arguments).output.replacing("\\\n", with: " ")
    let line = try #require(page.split(separator: "\n").first { $0.hasPrefix("  snug baseline accept ") })
    let accepted = await run(try Self.words(of: String(line)).map { $0 == "TEXT" ? "it scrolls" : $0 })
    #expect(accepted.status == .clean, "\(line): \(accepted.errors)")
    #expect(accepted.output.contains(print))
  }

  /// The words behind `snug` as a shell has them.
  private static func words(of line: String) throws -> [String] {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "snug() { printf '%s\\n' \"$@\"; }; \(line)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
