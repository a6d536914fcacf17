import Catalogs
import Checks
import Fonts
import Foundation
import Reports
import Testing
import Vocabulary

@testable import CommandLineTool

/// Findings name the line of a component, so that fonts take none of their own.
private func configuration(fonts: String) -> String {
  """
  { catalogs: ["*.lproj/*.strings"], sourceLocale: "en", \(fonts)
    components: {
      save: { strategy: "contentBlock", titles: ["save"], size: { width: 120, height: 44 } },
      open: { strategy: "contentBlock", titles: ["open"], font: { textStyle: "headline" } },
    } }
  """
}

private let locked = configuration(fonts: #"fonts: { manifest: "fonts/locked.json5", folders: ["fonts"] },"#)

private let system = "/usr/share/fonts/truetype/noto/NotoSansArabicUI-Regular.ttf"

/// Latin, Arabic, and a weight of its own in each of two buttons.
private func app() throws -> TemporaryFolder {
  try TemporaryFolder([
    "en.lproj/Main.strings": #""save" = "Save all changes"; "open" = "Open";"#,
    "ar.lproj/Main.strings": #""save" = "حفظ كل التغييرات الآن"; "open" = "فتح";"#,
    "snug.json5": configuration(fonts: ""),
  ])
}

/// With what Debian's packages install.
@Suite(.enabled(if: FileAccess.kind(of: system) == .file, "Debian's fonts are not installed"))
struct FontsLockTests {
  @Test func theLockedFontsGiveTheSameReport() async throws {
    let app = try app()
    let lock = await snug("fonts", "lock", "--output", "fonts/locked.json5", "--copy-to", "fonts", in: app.path)
    #expect(lock.status == .clean)
    #expect(lock.errors.contains(#"fonts: { manifest: "fonts/locked.json5", folders: ["fonts"] }"#))
    // Regular for one button, the nearest to semibold for the other, in both scripts; the licenses by package.
    let names = [
      "Inter-Regular.otf", "Inter-SemiBold.otf", "NotoSansArabicUI-Bold.ttf", "NotoSansArabicUI-Regular.ttf",
    ]
    #expect(app.names(in: "fonts") == names + ["licenses", "locked.json5"])
    #expect(app.names(in: "fonts/licenses") == ["fonts-inter.txt", "fonts-noto-ui-core.txt"])
    #expect(FileAccess.bytes(of: app.path + "/fonts/NotoSansArabicUI-Regular.ttf") == FileAccess.bytes(of: system))

    let before = await snug("audit", "--format", "json", in: app.path)
    try app.write(locked, to: "snug.json5")
    let after = await snug("audit", "--format", "json", "--frozen-fonts", in: app.path)
    #expect(before.status == after.status && before.status == .findings)
    #expect(after.output == before.output)
    let text = try #require(app.text(of: "fonts/locked.json5"))
    #expect(!text.contains(app.path) && !text.contains("/usr"))

    // The same again, to the byte.
    try app.write(configuration(fonts: ""), to: "snug.json5")
    let again = await snug("fonts", "lock", "--output", "fonts/again.json5", "--jobs", "1", in: app.path)
    #expect(again.status == .clean)
    #expect(app.text(of: "fonts/again.json5") == text)
  }

  /// No folder of the system is looked into: a machine without any font has all that it needs.
  @Test func theCopiesAreEnough() async throws {
    let app = try app()
    _ = await snug("fonts", "lock", "--output", "fonts/locked.json5", "--copy-to", "fonts", in: app.path)
    let before = await snug("audit", "--format", "json", in: app.path)
    let session = session(in: app.path)
    let configuration = try Configuration.load(ConfigurationOptions(), paths: [], session: session)
    let found = try configuration.findCatalogs([], session: session)
    let manifest = try FontManifest(
      json5: try #require(FileAccess.bytes(of: app.path + "/fonts/locked.json5")), file: "locked.json5")
    let fonts = FontSource(
      manifest: manifest,
      library: FontLibrary(folders: [app.path + "/fonts"], systemFolders: [], requiresDigests: true))
    let report = try await Checks.audit(
      await Engine.load(found.files, plan: configuration.plan, jobs: 1), plan: configuration.plan, fonts: fonts,
      workers: 1, toolVersion: Program.version)
    let json = try #require(ReportFormat.all.first { $0.name == "json" })
    #expect(String(decoding: json.write(report, ReportOptions(width: Engine.columns)), as: UTF8.self) == before.output)
  }

  @Test func anotherFileUnderTheSameNameIsAnError() async throws {
    let app = try app()
    _ = await snug("fonts", "lock", "--output", "fonts/locked.json5", "--copy-to", "fonts", in: app.path)
    let copy = app.path + "/fonts/NotoSansArabicUI-Regular.ttf"
    try FileAccess.write(try #require(FileAccess.bytes(of: copy)) + [0], to: copy)
    try app.write(locked, to: "snug.json5")
    let run = await snug("audit", "--frozen-fonts", in: app.path)
    #expect(run.status == .incomplete)
    #expect(run.output.contains("NotoSansArabicUI-Regular"))
  }

  /// What an audit says with the configuration's fonts, and what with a lock of them.
  private func audits(_ app: TemporaryFolder, fonts: String, locked: String) async throws -> (before: Run, after: Run) {
    try app.write(configuration(fonts: "fonts: { \(fonts) },"), to: "snug.json5")
    let before = await snug("audit", "--format", "json", in: app.path)
    _ = await snug("fonts", "lock", "--output", "locked.json5", in: app.path)
    try app.write(configuration(fonts: "fonts: { \(locked) },"), to: "snug.json5")
    return (before, await snug("audit", "--format", "json", "--frozen-fonts", in: app.path))
  }

  /// The sheet has what can be drawn.
  @Test func aSheetLeavesOutWhatNeedsAnAbsentFace() async throws {
    let app = try app()
    try app.write(#""save" = "محفوظ کریں"; "open" = "کھولیں";"#, to: "ur.lproj/Main.strings")
    let whole = String(decoding: try #require(FileAccess.bytes(of: packageFolder + "/Fonts/ios.json5")), as: UTF8.self)
    try app.write(whole.replacing("NotoNastaliqUrdu-", with: "NotHereNastaliqUrdu-"), to: "whole.json5")
    try app.write(configuration(fonts: #"fonts: { manifest: "whole.json5" },"#), to: "snug.json5")
    let sheet = ["render", "--key", "save", "--component", "save", "--sheet", "locales"]
    func run(_ more: [String]) async -> Run {
      let (output, errors) = (Record(), Record())
      let status = await Program.run(
        sheet + more, session: session(in: app.path, output: output.output(), errors: errors.output()))
      return Run(status: status, output: output.text, errors: errors.text)
    }
    let all = await run([])
    #expect(all.status == .incomplete)
    #expect(all.errors.contains("snug: not drawn: ur: ") && all.errors.contains("NotHereNastaliqUrdu-Regular"))
    #expect(all.output == (await run(["--locales", "en,ar"])).output)
    let none = await run(["--locales", "ur"])
    #expect(none.status == .incomplete && none.output.isEmpty)
  }

  // MARK: What must not get lost

  /// A lock that was narrowed from a lock would never have the faces of a new language.
  @Test func aLanguageAddedSinceGetsItsFaces() async throws {
    let app = try app()
    _ = await snug("fonts", "lock", "--output", "fonts/locked.json5", "--copy-to", "fonts", in: app.path)
    try app.write(locked, to: "snug.json5")
    let known = await snug("audit", "--frozen-fonts", in: app.path)
    #expect(!known.errors.contains("locked without"))
    try app.write(#""save" = "บันทึก"; "open" = "เปิด";"#, to: "th.lproj/Main.strings")
    let added = await snug("audit", "--frozen-fonts", in: app.path)
    #expect(added.errors.contains("The fonts of ios, locked were locked without th: "))
    let again = await snug("fonts", "lock", "--output", "fonts/locked.json5", "--copy-to", "fonts", in: app.path)
    #expect(again.status == .clean)
    #expect(app.names(in: "fonts").contains("NotoSansThaiUI-Regular.ttf"))
    let text = try #require(app.text(of: "fonts/locked.json5"))
    #expect(
      text.contains("\n  name: \"ios, locked\",\n  lockedFrom: \"ios\",\n  lockedLocales: [\"ar\", \"en\", \"th\"],\n"))
    #expect(!(await snug("audit", "--frozen-fonts", in: app.path)).errors.contains("locked without"))
    #expect(text.contains("postScriptName: \"NotoSansThaiUI-Regular\""))
  }

  /// Without its place in the manifest, Urdu would be set in the Arabic face after it, and pass.
  @Test func aFaceThatIsAbsentStaysAndIsNotPinned() async throws {
    let app = try app()
    try app.write(#""save" = "محفوظ کریں"; "open" = "کھولیں";"#, to: "ur.lproj/Main.strings")
    let whole = String(decoding: try #require(FileAccess.bytes(of: packageFolder + "/Fonts/ios.json5")), as: UTF8.self)
    try app.write(whole.replacing("NotoNastaliqUrdu-", with: "NotHereNastaliqUrdu-"), to: "whole.json5")
    let runs = try await audits(app, fonts: #"manifest: "whole.json5""#, locked: #"manifest: "locked.json5""#)
    #expect(runs.before.status == .incomplete)
    #expect(runs.after.output == runs.before.output)

    let lock = await snug("fonts", "lock", "--output", "locked.json5", in: app.path)
    #expect(lock.status == .incomplete)
    #expect(lock.errors.contains("not pinned: the face NotHereNastaliqUrdu-Regular"))
    #expect(lock.errors.contains("fonts-noto-core"))
    let manifest = try FontManifest(
      json5: try #require(FileAccess.bytes(of: app.path + "/locked.json5")), file: "locked.json5")
    #expect(manifest.lockedFrom == "whole.json5")
    let urdu = manifest.faces.filter { $0.postScriptName.hasPrefix("NotHere") }
    #expect(urdu.map(\.postScriptName) == ["NotHereNastaliqUrdu-Regular", "NotHereNastaliqUrdu-Bold"])
    #expect(urdu.allSatisfy { $0.sha256 == nil })
    #expect(manifest.faces.allSatisfy { ($0.sha256 == nil) == $0.postScriptName.hasPrefix("NotHere") })
  }

  /// The primary family makes the line box, whether a title is set in it or not; own files come first and stay where
  /// they are.
  @Test(arguments: [
    (#"primary: "Noto Sans Hebrew""#, ["Inter", "Noto Sans Arabic UI", "Noto Sans Hebrew"]),
    // The very face that the manifest has as well, under another name: Inter is left for its spacing.
    (#"files: ["brand/Brand.ttf"]"#, ["Inter", "Noto Sans Arabic UI"]),
  ])
  func otherSettingsOfFontsGoOn(_ setting: String, _ families: [String]) async throws {
    let app = try app()
    try app.write("", to: "brand/.keep")
    let brand = try #require(FileAccess.bytes(of: "/usr/share/fonts/truetype/noto/NotoSans-Regular.ttf"))
    try FileAccess.write(brand, to: app.path + "/brand/Brand.ttf")
    let runs = try await audits(app, fonts: setting, locked: setting + #", manifest: "locked.json5""#)
    #expect(runs.after.output == runs.before.output)
    let manifest = try FontManifest(
      json5: try #require(FileAccess.bytes(of: app.path + "/locked.json5")), file: "locked.json5")
    #expect(manifest.families.map(\.name) == families)
    let lock = await snug("fonts", "lock", "--copy-to", "fonts", in: app.path)
    #expect(lock.errors.contains("keep " + setting) || lock.errors.contains("Keep " + setting))
    #expect(!app.names(in: "fonts").contains("Brand.ttf"))
  }

  /// Titles of no component are set for the limits that their catalog states.
  @Test func facesOfLimitsAreAmongThem() async throws {
    let unit = { (id: String, limit: String, text: String) in
      "<trans-unit id=\"\(id)\" \(limit)><source>Terms</source><target>\(text)</target></trans-unit>"
    }
    let app = try TemporaryFolder([
      "app.xliff": """
      <?xml version="1.0"?><xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
      <file original="x" datatype="plaintext" source-language="en" target-language="th"><body>
      \(unit("ok", "", "OK"))\(unit("legal", "maxwidth=\"30\" size-unit=\"pixel\"", "ข้อกำหนด"))
      </body></file></xliff>
      """
    ])
    func write(_ fonts: String) throws {
      try app.write(
        "{ \(fonts)\ncomponents: { b: { strategy: \"contentBlock\", titles: [\"ok\"] } } }", to: "snug.json5")
    }
    try write("")
    let before = await snug("audit", "--format", "json", in: app.path)
    #expect(await snug("fonts", "lock", in: app.path).status == .clean)
    try write(#"fonts: { manifest: "snug-fonts.json5" },"#)
    let after = await snug("audit", "--format", "json", "--frozen-fonts", in: app.path)
    #expect(before.output.contains("limit-exceeded"))
    #expect(after.output == before.output)
  }

}
