import Foundation
import Reports
import Testing
import Vocabulary

/// The file, as another reader and a person who merges see it.
@Suite struct BaselineFileTests {
  struct Read: Decodable {
    struct Entry: Decodable {
      var rule, fingerprint: String
      var component, strategy, file, key, variant, locale, direction, face, textDigest, firstFailingSize,
        reason: String?
      var needed: Double?
    }
    struct Font: Decodable { var name, sha256: String }
    struct Tool: Decodable { var name, version: String }
    var known, accepted: [Entry]
    var fonts: [Font]
    var rules: [String]
    var schemaVersion: Int
    var tool: Tool
  }

  private func baseline(of findings: [Finding]) -> Baseline { BaselineTests.baseline(of: findings) }

  /// Digests: `printf '%s' Sichern | sha256sum`, and of the identity's fields with U+001F between.
  @Test func saysWhatTheDesignAsksFor() throws {
    var finding = BaselineTests.title("action.save", needed: 214.333)
    finding.variant = "plural:other"
    finding.location?.file = "App/Localizable.xcstrings"
    finding.component = "primaryAction"
    let read = try JSONDecoder().decode(Read.self, from: Data(baseline(of: [finding]).bytes))
    #expect(read.schemaVersion == 1)
    #expect(read.tool.version == "0.1.0")
    #expect(read.rules == ["image-not-mirrored", "text-truncated"])
    #expect(read.fonts.map(\.name) == ["Inter-Regular", "NotoSansArabicUI-Regular"])
    #expect(read.accepted.isEmpty)
    let entry = try #require(read.known.first)
    #expect(entry.rule == "text-truncated")
    #expect(entry.fingerprint == "2c128b6488c401ff")
    #expect(
      [entry.component, entry.strategy, entry.file, entry.key, entry.variant, entry.locale]
        == ["primaryAction", "contentBlock", "App/Localizable.xcstrings", "action.save", "plural:other", "de"])
    #expect(entry.textDigest == "562c265c93287878")
    #expect(entry.firstFailingSize == "medium")
    #expect(entry.needed == 214.33)
    #expect(entry.direction == nil && entry.reason == nil)
  }

  /// One line a finding, in an order that neither the order of findings nor lines of catalogs change.
  @Test func mergesWithoutPain() throws {
    var findings = [
      BaselineTests.title("b"), BaselineTests.title("a"), BaselineTests.title("a", locale: "ar"),
      BaselineTests.title("a", component: "zebra"), BaselineTests.title("z", file: "App/ar.strings"),
      BaselineTests.fault(.rightToLeft), BaselineTests.fault(.leftToRight),
    ]
    let bytes = baseline(of: findings).bytes
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let entries = lines.filter { $0.contains("\"fingerprint\"") }
    #expect(entries.count == findings.count)
    #expect(entries.allSatisfy { $0.hasPrefix("    {\"component\": ") && $0.contains("}") })
    let read = try JSONDecoder().decode(Read.self, from: Data(bytes)).known
    #expect(
      read.map { [$0.file, $0.key, $0.locale, $0.component, $0.direction].map { $0 ?? "" }.joined(separator: " ") } == [
        "App/ar.strings z de action ", "App/de.strings a ar action ", "App/de.strings a de action ",
        "App/de.strings a de zebra ", "App/de.strings b de action ", "snug.json5   action ltr",
        "snug.json5   action rtl",
      ])
    for index in findings.indices { findings[index].location?.line = 1000 - 7 * index }
    findings.shuffle()
    #expect(baseline(of: findings).bytes == bytes)
  }
}
