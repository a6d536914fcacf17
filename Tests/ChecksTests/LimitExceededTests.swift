import Catalogs
import Checks
import Fonts
import Testing
import Vocabulary

/// Limits that catalogs state. Widths are hb-shape 6.0.0's of Noto Sans at 17 px, the body font's size: “Save changes”
/// 108.41, “Änderungen sichern” 162.72, “Änderungen” 99.99, “Hello Maria” 91.56.
@Suite("Rule limit-exceeded", .enabled(if: TestFonts.areInstalled, "Noto Sans is not installed"))
struct LimitExceededTests {
  private func report(
    _ text: String, faces: [FaceDescription] = [TestFonts.notoSans], _ limit: (inout TextLimits) -> Void,
    plan: (inout AuditPlan) -> Void = { _ in }
  ) async throws -> Report {
    var limits = TextLimits(spelling: "the limit", location: SourceLocation(file: "T.xcstrings", line: 3, column: 1))
    limit(&limits)
    var catalog = AuditFixture.catalog(["key": ["en": CatalogAudit.plain(text)]])
    catalog.entries[0].limits = limits
    return try await CatalogAudit.report([catalog], faces: faces, plan)
  }

  @Test("a width in points or pixels, at the base size")
  func width() async throws {
    let report = try await report("Änderungen sichern") { $0.width = 160 }
    let finding = try #require(report.finding("limit-exceeded"))
    #expect(
      finding.message == "162.72 pt in Noto Sans at 17 pt, 2.72 more than 160: the catalog says the limit (line 3).")
    #expect(finding.severity == .error && finding.scope == .catalog && finding.text == "Änderungen sichern")
    #expect(near(finding.measured, 162.72))
    #expect(try await self.report("Änderungen sichern") { $0.width = 163 }.findings == [])
    // Half a point is let pass.
    #expect(try await self.report("Änderungen sichern") { $0.width = 162.3 }.findings == [])
    #expect(try await self.report("Änderungen sichern") { $0.width = 162.1 }.findings.count == 1)
  }

  @Test("each line that the text makes is held to the width")
  func lineBreaks() async throws {
    #expect(try await report("Save changes\nÄnderungen") { $0.width = 110 }.findings == [])
    let wide = try await report("Save changes\nÄnderungen sichern") { $0.width = 110 }
    #expect(near(wide.findings.first?.measured, 162.72))
  }

  @Test("several lines break at the width; their number is the limit")
  func lines() async throws {
    func limited(_ text: String, width: Double, lines: Int) async throws -> [String] {
      try await report(text) {
        $0.width = width
        $0.lines = lines
      }.messages("limit-exceeded")
    }
    #expect(try await limited("Änderungen sichern", width: 105, lines: 2) == [])
    #expect(
      try await limited("Save changes Änderungen sichern", width: 110, lines: 2) == [
        "3 lines in Noto Sans at 17 pt, 1 more than 2: the catalog says the limit (line 3)."
      ])
    #expect(try await limited("Save\nchanges", width: 110, lines: 1).count == 1)
    #expect(try await limited("Änderungen sichern", width: 160, lines: 1).first?.hasPrefix("162.72 pt") ?? false)
  }

  @Test("a limit that names its font is measured in that size, and in that family where the manifest has it")
  func font() async throws {
    // 162.72 ÷ 17 × 10
    let small = try await report("Änderungen sichern") {
      $0.width = 95
      $0.fontSize = 10
      $0.fontFamily = "Arial"
    }
    #expect(near(small.findings.first?.measured, 95.72))
    let faces = [TestFonts.notoSans, TestFonts.dejaVuSans]
    let other = try await report("Save", faces: faces) {
      $0.width = 10
      $0.fontFamily = "DejaVu Sans"
    }
    #expect(other.findings.first?.message.contains("in DejaVu Sans at 17 pt") ?? false)
  }

  @Test("characters are code points, bytes are UTF-8's")
  func counts() async throws {
    // e and U+0301 are two; so is a flag.
    #expect(try await report("e\u{301}te\u{301}") { $0.characters = 5 }.findings == [])
    #expect(
      try await report("e\u{301}te\u{301}") { $0.characters = 4 }.messages("limit-exceeded") == [
        "5 characters, 1 more than 4: the catalog says the limit (line 3)."
      ])
    #expect(try await report("été") { $0.bytes = 5 }.findings == [])
    #expect(
      try await report("été") {
        $0.bytes = 4
        $0.characters = 2
      }.messages("limit-exceeded") == [
        "3 characters, 1 more than 2; 5 bytes, 1 more than 4: the catalog says the limit (line 3)."
      ])
  }

  @Test("values are filled in, and the widest counts")
  func filled() async throws {
    let report = try await report("Hello %@") { $0.width = 90 }
    #expect(near(report.findings.first?.measured, 91.56) && report.findings.first?.text == "Hello Maria")
    #expect(report.findings.first?.samples == ["%@": "Maria"])
    #expect(try await self.report("Hello %@") { $0.characters = 10 }.findings.count == 1)
  }

  @Test("a stand-in for the platform's font may be off by its error bar: a warning then")
  func standIn() async throws {
    var face = TestFonts.notoSans
    face.standIn = "SF Pro"
    // 162.72: 1.7 % and 7.8 % too wide, on both sides of 3 %.
    let near = try await report("Änderungen sichern", faces: [face]) { $0.width = 160 }
    #expect(near.findings.first?.severity == .warning && near.findings.first?.withinErrorBar == true)
    #expect(near.findings.first?.standIn == ["Noto Sans"])
    let far = try await report("Änderungen sichern", faces: [face]) { $0.width = 150 }
    #expect(far.findings.first?.severity == .error && far.findings.first?.withinErrorBar == false)
  }

  @Test("without its face a width is not measured, and not passed")
  func absentFace() async throws {
    let report = try await report("Save", faces: [TestFonts.absent]) { $0.width = 10 }
    #expect(report.rules() == ["not-measured"] && report.isIncomplete)
    // Characters are counted without one.
    let counted = try await self.report("Save", faces: [TestFonts.absent]) { $0.characters = 3 }
    #expect(counted.rules() == ["limit-exceeded"])
  }

  @Test("only what was asked for is measured, as severe as configured")
  func filters() async throws {
    let off = try await report("Save") {
      $0.characters = 1
    } plan: {
      $0.rules["limit-exceeded"] = .init(isOff: true)
    }
    #expect(off.findings == [])
    let other = try await report("Save") {
      $0.characters = 1
    } plan: {
      $0.locales = [LanguageTag("de")]
    }
    #expect(other.findings == [])
    let key = try await report("Save") {
      $0.characters = 1
    } plan: {
      $0.filter.keys = [Wildcard("other.*")]
    }
    #expect(key.findings == [])
    let weak = try await report("Save") {
      $0.characters = 1
    } plan: {
      $0.rules["limit-exceeded"] = .init(severity: .note)
    }
    #expect(weak.findings.map(\.severity) == [.note])
  }

  // MARK: As formats state them

  @Test("XLIFF 1.2 states pixels, characters and bytes")
  func xliff() async throws {
    func unit(_ id: Int, _ limits: String, _ target: String) -> String {
      "<trans-unit id=\"\(id)\" \(limits)><source>OK</source><target>\(target)</target></trans-unit>"
    }
    let report = try await CatalogAudit.report([
      "de.xliff": """
      <xliff version="1.2"><file original="a" source-language="en" target-language="de" datatype="x"><body>
      \(unit(1, "maxwidth=\"160\" size-unit=\"pixel\"", "Änderungen sichern"))
      \(unit(2, "maxwidth=\"170\"", "Änderungen sichern"))
      \(unit(3, "maxwidth=\"17\" size-unit=\"char\"", "Änderungen sichern"))
      \(unit(4, "maxbytes=\"18\"", "Änderungen sichern"))
      </body></file></xliff>
      """
    ])
    #expect(report.lines == ["limit-exceeded 1 de", "limit-exceeded 3 de", "limit-exceeded 4 de"])
    let messages = report.findings.map(\.message)
    #expect(messages.first?.hasSuffix("the catalog says maxwidth=\"160\" size-unit=\"pixel\" (line 2).") ?? false)
    #expect(
      messages.dropFirst() == [
        "18 characters, 1 more than 17: the catalog says maxwidth=\"17\" size-unit=\"char\" (line 4).",
        "19 bytes, 1 more than 18: the catalog says maxbytes=\"18\" (line 5).",
      ])
  }

  @Test("Android's comments state characters")
  func android() async throws {
    let report = try await CatalogAudit.report([
      "res/values/strings.xml": """
      <resources>
      <!-- A title [CHAR LIMIT=10] -->
      <string name="a">Save</string></resources>
      """,
      "res/values-de/strings.xml": """
      <resources>
      <!-- A title [CHAR LIMIT=10] -->
      <string name="a">Änderungen sichern</string></resources>
      """,
    ])
    #expect(report.lines == ["limit-exceeded a de"])
    #expect(report.findings.first?.message.hasPrefix("18 characters, 8 more than 10: the catalog says") ?? false)
  }
}
