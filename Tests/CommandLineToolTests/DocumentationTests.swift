import CommandLineTool
import FoundationEssentials
import Testing

/// `scripts/docs` records these pages.
@Suite("Documentation") struct DocumentationTests {
  @Test("docs/rules.md and docs/strategies.md are what the code says", arguments: ["rules", "strategies"])
  func pages(name: String) throws {
    let page = name == "rules" ? Documentation.rules : Documentation.strategies
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "docs/\(name).md")
    if ProcessInfo.processInfo.environment["SNUG_RECORD"] == "1" { try Data(page.utf8).write(to: file) }
    let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(written == page, "docs/\(name).md is stale: run scripts/docs")
  }
}
