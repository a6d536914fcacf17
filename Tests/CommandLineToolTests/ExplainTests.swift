import Catalogs
import Testing

@testable import CommandLineTool

@Suite struct ExplainTests {
  static let files = BaselineCommandTests.files

  private func finding(_ rule: String, _ key: String?, in folder: TemporaryFolder) async throws -> JSONValue {
    let run = await snug("audit", "--quiet", "--format", "json", in: folder.path)
    let findings = JSONDocument(Array(run.output.utf8), syntax: .json).root?[key: "findings"]?.array
    return try #require(
      findings?.first {
        $0[key: "rule"]?.string == rule && $0[key: "key"]?.string == key && $0[key: "locale"]?.string != "en"
      })
  }

  /// Every field that the JSON report has is on the page.
  @Test func showsTheWholeFinding() async throws {
    let folder = try TemporaryFolder(Self.files)
    let finding = try await finding("text-truncated", "save", in: folder)
    let fingerprint = try #require(finding[key: "fingerprint"]?.string)
    let run = await snug("explain", fingerprint, "--quiet", in: folder.path)
    #expect(run.status == .clean, "\(run.errors)")
    #expect(run.output.hasPrefix("error text-truncated \(fingerprint)\n"))
    for name in ["text", "sourceText", "component", "strategy", "locale", "file"] {
      let value = try #require(finding[key: name]?.string)
      #expect(run.output.contains(value), "\(name)")
    }
    let worst = try #require(finding[key: "worst"])
    for (name, label) in [("needed", "needed"), ("available", "available"), ("excess", "missing")] {
      guard case .number(_, let spelling) = try #require(worst[key: name]).content else { continue }
      #expect(run.output.contains(try Regex("\n\(label) +\(spelling) pt")), "\(name)")
    }
    for sized in finding[key: "smallestPassingWidth"]?.object ?? [] {
      guard case .number(_, let spelling) = sized.value.content else { continue }
      #expect(run.output.contains(try Regex("\n  \(sized.key) +fails.* \(spelling) pt\n")), "\(sized.key)")
    }
    #expect(run.output.contains("The rule text-truncated\n"))
    #expect(run.output.contains("\n  snug inspect --key save --component action "))
    #expect(run.output.contains("\n  snug render --key save --component action "))
    #expect(run.output.contains("\n  snug baseline accept \(fingerprint) --reason TEXT\n"))
    #expect(await snug("explain", String(fingerprint.prefix(6)), "--quiet", in: folder.path).output == run.output)
  }

  /// Both directions of a component's fault have one fingerprint.
  @Test func showsAllThatShareAFingerprint() async throws {
    let folder = try TemporaryFolder(Self.files)
    let fingerprint = try #require(try await finding("element-protrusion", nil, in: folder)[key: "fingerprint"]?.string)
    let run = await snug("explain", fingerprint, "--quiet", in: folder.path)
    #expect(run.output.contains("\ndirection    left to right\n"))
    #expect(run.output.contains("\ndirection    right to left\n"))
    #expect(run.output.split(separator: "The rule element-protrusion").count == 2)
  }

  @Test func saysHowItStandsToTheBaseline() async throws {
    let folder = try TemporaryFolder(Self.files)
    let fingerprint = try #require(try await finding("text-truncated", "save", in: folder)[key: "fingerprint"]?.string)
    #expect(!(await snug("explain", fingerprint, in: folder.path)).output.contains("\nbaseline "))
    _ = await snug("baseline", "write", in: folder.path)
    let run = await snug("explain", fingerprint, "--baseline", "snug-baseline.json", in: folder.path)
    #expect(run.output.contains("\nbaseline     known: "))
  }

  @Test func whatIsNotThereIsTold() async throws {
    let folder = try TemporaryFolder(Self.files)
    let unknown = await snug("explain", "0123456789abcdef", "--quiet", in: folder.path)
    #expect(unknown.status == .usage)
    #expect(
      unknown.errors == """
        snug: no finding has the fingerprint “0123456789abcdef”. `snug audit --verbose` and the JSON report name all

        """)
    #expect(await snug("explain", in: folder.path).status == .usage)
  }

  @Test func pathsFollow() async throws {
    let folder = try TemporaryFolder(Self.files)
    let fingerprint = try #require(try await finding("text-truncated", "save", in: folder)[key: "fingerprint"]?.string)
    #expect(
      await snug("explain", fingerprint, "de.lproj/A.strings", "ar.lproj", "--quiet", in: folder.path).status == .clean)
    #expect(await snug("explain", fingerprint, "en.lproj", "--quiet", in: folder.path).status == .usage)
  }
}
