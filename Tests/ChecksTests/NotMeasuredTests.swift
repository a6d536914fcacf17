import Catalogs
import Checks
import Fonts
import FoundationEssentials
import Layouts
import Testing
import Vocabulary

/// Not measured is not passed (DESIGN §3, §5).
@Suite("Not measured", .enabled(if: TestFonts.areInstalled, "Noto Sans is not installed"))
struct NotMeasuredTests {
  static let thai = TestFonts.noto("Noto Sans Thai", scripts: ["Thai"])

  @Test("without the primary face no title passes, whatever the others have")
  func absentPrimary() async throws {
    var primary = TestFonts.absent
    primary.scripts = ["Latn"].compactMap { Script(code: $0) }
    let fixture = try AuditFixture(faces: [primary, TestFonts.notoSans, Self.thai], width: 20)
    let report = try await fixture.audit(["a": ["en": "Save", "th": "ตั้งค่า"], "b": ["en": "1,2", "th": "ทั้งนี้"]])
    #expect(report.rules() == ["not-measured", "not-measured"])
    #expect(report.findings.map { $0.locale?.identifier } == ["en", "th"])
    #expect(report.findings.map(\.titles) == [2, 2])
    #expect(report.findings.map(\.severity) == [.error, .error])
    #expect(report.findings.allSatisfy { $0.message.contains("Nowhere-Regular") })
    #expect(report.findings.allSatisfy { $0.message.contains("fonts-nowhere") && $0.message.contains("font-nowhere") })
    #expect(report.summary.titles == 0)
    #expect(report.summary.notMeasured == ["absent face": 4])
    #expect(report.isIncomplete)
    #expect(report.ranking.isEmpty)
  }

  @Test("a face for one script is missed by the titles of that script only")
  func absentFallback() async throws {
    var khmer = TestFonts.absent
    khmer.scripts = ["Khmr"].compactMap { Script(code: $0) }
    let fixture = try AuditFixture(faces: [TestFonts.notoSans, khmer], width: 288)
    let report = try await fixture.audit(["a": ["en": "Save", "km": "រក្សាទុក"], "b": ["en": "OK", "km": "OK"]])
    #expect(report.rules() == ["not-measured"])
    let finding = try #require(report.finding("not-measured", "km"))
    #expect(finding.titles == 1 && finding.location?.line == 1)
    #expect(finding.scope == .notMeasured)
    #expect(report.summary.titles == 3)
    #expect(report.summary.notMeasured == ["absent face": 1])
  }

  @Test("a weight that is absent counts for its component, the other is judged")
  func absentWeight() async throws {
    var bold = TestFonts.absent
    bold.family = TestFonts.notoSans.family
    bold.weight = .bold
    let manifest = FontManifest(
      name: "test", families: [FontFamily(name: "Noto Sans", faces: [TestFonts.notoSans, bold])])
    var fixture = try AuditFixture(width: 30)
    fixture.fonts.manifest = manifest
    var heavy = fixture.component
    heavy.name = "heavy"
    heavy.font = FontChoice(fixedSize: 17, weight: .bold)
    fixture.plan.components.append(heavy)
    let report = try await fixture.audit("Settings", in: "en")
    #expect(report.rules() == ["not-measured", "text-truncated"])
    #expect(report.finding("text-truncated")?.component == "button")
    #expect(report.summary.titles == 1)
    #expect(report.summary.notMeasured == ["absent face": 1])
  }

  @Test("a filter of rules does not hide it")
  func filtered() async throws {
    var fixture = try AuditFixture(faces: [TestFonts.absent], width: 288)
    fixture.plan.filter.rules = [Wildcard("image-drift")]
    #expect(try await fixture.audit("Save", in: "en").rules() == ["not-measured"])
  }

  @Test("a manifest of ours whose face is gone names the package")
  func shippedManifest() async throws {
    var fixture = try AuditFixture(strategy: "contentBlock")
    fixture.fonts.library = FontLibrary(folders: [], systemFolders: [])
    let report = try await fixture.audit("Save", in: "en")
    #expect(report.rules() == ["not-measured"])
    #expect(report.findings.first?.message.contains("the Debian package fonts-inter") == true)
    #expect(report.environment.fonts.isEmpty)
  }

  @Test("a file that is no font is named as such")
  func noFont() async throws {
    var face = TestFonts.notoSans
    face.file = TestFonts.root.appending(path: "Package.swift").path
    let report = try await AuditFixture(faces: [face], width: 288).audit("Save", in: "en")
    #expect(report.rules() == ["not-measured"])
    #expect(report.findings.first?.message.contains("not a font") == true)
  }

  @Test("a missing glyph is found, and the rest of the title judged")
  func missingGlyph() async throws {
    let report = try await AuditFixture(width: 30).audit("Settings 設", in: "ja", source: "OK")
    #expect(report.rules() == ["missing-glyph", "text-truncated"])
    let finding = try #require(report.finding("missing-glyph", "ja"))
    #expect(finding.message.contains("U+8A2D") && finding.message.contains("NotoSans-Regular"))
    #expect(finding.component == nil)
    #expect(report.summary.notMeasured.isEmpty)
  }
}
