import CommandLineTool
import FoundationEssentials
import Testing

/// `scripts/docs` records these pages.
@Suite("Documentation") struct DocumentationTests {
  @Test("the pages of docs/ are what the code says", arguments: ["rules", "strategies", "formats"])
  func pages(name: String) throws {
    let page =
      switch name {
      case "rules": Documentation.rules
      case "strategies": Documentation.strategies
      default: try Documentation.formats
      }
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let file = root.appending(path: "docs/\(name).md")
    if ProcessInfo.processInfo.environment["SNUG_RECORD"] == "1" { try Data(page.utf8).write(to: file) }
    let written = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    #expect(written == page, "docs/\(name).md is stale: run scripts/docs")
  }
}
