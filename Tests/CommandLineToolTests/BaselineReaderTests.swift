import Catalogs
import Reports
import Testing
import Vocabulary

@testable import CommandLineTool

@Suite struct BaselineReaderTests {
  /// `lines` as one file; what is wrong with it as `line:column: …`.
  private func problems(_ lines: String...) -> [String] {
    do throws(ConfigurationError) {
      _ = try BaselineReader.read(Array(lines.joined(separator: "\n").utf8), file: "b.json")
      return []
    } catch {
      return error.lines.map { String($0.dropFirst("b.json:".count)) }
    }
  }

  @Test func whatIsWrittenIsRead() throws {
    var baseline = Baseline(toolVersion: "0.1.0")
    baseline.rules = ["text-truncated", "text-clipped"]
    baseline.fonts = ["Inter-Regular": "00", "A \"b\"": "11"]
    var title = Baseline.Entry(
      identity: FindingIdentity(
        rule: "text-truncated", component: "a", strategy: "contentBlock", file: "App/\u{1F}ä.strings",
        key: "a \"quoted\"\nkey\u{0}", variant: "plural:other", locale: "zh-Hant-TW"))
    title.textDigest = "0123456789abcdef"
    title.firstFailingSize = TextSize("1.3")
    title.needed = 214.33
    title.reason = "it “scrolls”\\"
    var fault = Baseline.Entry(identity: FindingIdentity(rule: "ink-outside-frame", component: "a"))
    fault.direction = .rightToLeft
    fault.face = "NotoNastaliqUrdu-Regular"
    baseline.setEntries([title, fault])
    let (read, notices) = try BaselineReader.read(baseline.bytes, file: "b.json")
    #expect(read == baseline)
    #expect(notices.isEmpty)
    #expect(read.bytes == baseline.bytes)
  }

  @Test func brokenFilesAreTold() {
    #expect(problems("") == ["1:1: expected a value, found the end of the file"])
    #expect(problems("[]") == ["1:1: a baseline is an object, not a list"])
    #expect(problems("{", "  \"schemaVersion\": 1").first?.hasPrefix("2:21: ") == true)
    #expect(problems("{}") == ["1:1: a baseline says its “schemaVersion”, a whole number"])
    #expect(problems("{\"schemaVersion\": 1.5}") == ["1:19: a baseline says its “schemaVersion”, a whole number"])
    #expect(
      problems("{\"schemaVersion\": 2, \"known\": 5}") == [
        "1:19: schema version 2 is of a later Snug, and this one (\(Program.version)) reads up to 1: update Snug"
      ])
    #expect(problems("{\"schemaVersion\": 1, \"known\": 5}") == ["1:31: “known” must be a list, not a number"])
    #expect(
      problems("{\"schemaVersion\": 1,", " \"known\": [", "5, {}, {\"rule\": 3, \"rule\": \"a\"}", "]}") == [
        "3:1: a finding must be an object, not a number", "3:4: “rule” is missing here",
        "3:17: “rule” must be a text, not a number", "3:20: “rule” stands twice in a finding",
      ])
    #expect(
      problems("{\"schemaVersion\": 1, \"rules\": [1], \"fonts\": [{\"name\": \"A\"}]}") == [
        "1:32: “rules” must be a text, not a number", "1:46: “sha256” is missing here",
      ])
  }

  @Test func wrongEntriesAreTold() {
    // `printf 'text-truncated\x1f\x1f\x1f\x1f\x1f\x1f' | sha256sum`
    let right = #""rule": "text-truncated", "fingerprint": "4310c053499d4092""#
    func file(_ list: String, _ entry: String) -> [String] {
      problems("{\"schemaVersion\": 1, \"\(list)\": [", "{\(entry)}", "]}")
    }
    #expect(file("known", right) == [])
    #expect(
      file("known", right + #", "key": "a""#).first?.hasSuffix("not “4310c053499d4092”") == true)
    #expect(
      file("known", right + #", "direction": "up", "needed": "5""#) == [
        "2:76: “direction” must be ltr or rtl", "2:92: “needed” must be a number, not a text",
      ])
    #expect(file("accepted", right) == ["2:1: “reason” is missing here"])
    #expect(file("accepted", right + #", "reason": """#) == ["2:73: “reason” is empty"])
    #expect(
      file("known", right + #", "reason": "scrolls""#) == [
        "2:73: what is known has no reason: with one it belongs to “accepted”"
      ])
  }

  @Test func anUnfinishedMergeIsToldAsSuch() {
    #expect(
      problems("{", "<<<<<<< HEAD", "  \"known\": [],", "=======", ">>>>>>> main", "}") == [
        "2:1: a merge was left unfinished: keep the lines of both sides, and none of the marks"
      ])
  }

  @Test func whatALaterVersionMayAddIsPassedBy() throws {
    let text = """
      {"schemaVersion": 1, "mood": 1, "known": [
        {"rule": "text-truncated", "fingerprint": "4310c053499d4092", "mood": 2},
        {"rule": "text-truncated", "fingerprint": "4310c053499d4092", "mood": 2}
      ]}
      """
    let (baseline, notices) = try BaselineReader.read(Array(text.utf8), file: "b.json")
    // Two findings may be equal in all that the file says of them.
    #expect(baseline.known.count == 2)
    #expect(
      notices == [
        "b.json:1:22: this version of Snug does not know “mood” in a baseline, and passes it by",
        "b.json:2:65: this version of Snug does not know “mood” in a finding, and passes it by",
      ])
  }
}
