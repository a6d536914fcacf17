import Fonts
import Foundation
import Testing
import Vocabulary

@testable import CommandLineTool

/// An app with fonts of its own making: `A` and the space, at all weights and optical sizes, in one file.
private func app(license: String? = "OFL.txt") throws -> TemporaryFolder {
  let app = try TemporaryFolder([
    "en.lproj/Main.strings": #""save" = "AAA"; "open" = "A A";"#,
    "whole.json5": """
    { name: "brand", families: [
      { family: "Snug Test", scripts: ["Latn"], standIn: "It \\"self\\"", metrics: { ascender: 0.8, descender: -0.25 },
        tracking: [[12, 0], [17, -0.43]], package: { homebrew: "font-snug" }, faces: [
          { weight: 300, postScriptName: "SnugTest-Regular", file: "variable.ttf", variations: { wght: 450 } },
          { weight: 400, postScriptName: "SnugTest-Regular", file: "other.ttf", index: 7, variations: { opsz: 20, wght: 400 } },
          { weight: 700, postScriptName: "SnugTest-Bold", file: "variable.ttf" } ] },
      { family: "Not In Use", faces: [{ weight: 400, postScriptName: "NotInUse", file: "none.ttf" }] } ] }
    """,
    "snug.json5": """
    { catalogs: ["*.lproj/*.strings"], fonts: { manifest: "whole.json5", folders: ["design"] }, components: {
      save: { strategy: "contentBlock", titles: ["save"] },
      open: { strategy: "contentBlock", titles: ["open"], font: { textStyle: "headline", weight: "bold" } } } }
    """,
    "design/\(license ?? "readme.txt")": "Do as you please.",
  ])
  try FileAccess.write(try variable(), to: app.path + "/design/variable.ttf")
  return app
}

private func variable() throws -> [UInt8] {
  try #require(FileAccess.bytes(of: packageFolder + "/Tests/FontsTests/Fixtures/variable.ttf"))
}

/// What the file of a lock says, and what is written to where.
@Suite struct FontsLockFileTests {
  /// Each value is read back as it was; of faces, those of the components' weights, and where they really are.
  @Test func theFileSaysWhatTheManifestSaid() async throws {
    let app = try app()
    let lock = await snug("fonts", "lock", in: app.path)
    #expect(lock.status == .clean, "\(lock.errors)")
    #expect(lock.output == "Wrote snug-fonts.json5: 2 faces of brand.\n")
    #expect(lock.errors.contains("In snug.json5: fonts: { manifest: \"snug-fonts.json5\", folders: [\"design\"] }\n"))
    let text = try #require(app.text(of: "snug-fonts.json5"))
    let manifest = try FontManifest(json5: Array(text.utf8), file: "snug-fonts.json5")
    var regular = FaceDescription(
      family: "Snug Test", postScriptName: "SnugTest-Regular", file: "variable.ttf", weight: .regular,
      scripts: [.latin], index: 0, package: PackageName(homebrew: "font-snug"),
      sha256: SHA256.hexDigest(of: try variable()), standIn: "It \"self\"",
      metrics: LineMetrics(ascender: 0.8, descender: -0.25),
      tracking: TrackingTable([
        TrackingTable.Step(size: 12, spacing: 0), TrackingTable.Step(size: 17, spacing: -0.43),
      ]),
      variations: [Variation(axis: "opsz", value: 20), Variation(axis: "wght", value: 400)])
    var expected = [regular]
    (regular.postScriptName, regular.weight, regular.index, regular.variations) = ("SnugTest-Bold", .bold, nil, [])
    expected.append(regular)
    #expect(manifest.faces == expected)
    #expect(manifest.name == "brand, locked")
    #expect(manifest.lockedFrom == "whole.json5")
    // scripts/make-test-fonts names the version.
    #expect(text.contains("version: \"Version 1.0\","))
    #expect(!text.contains(app.path))
  }

  @Test func aLicenseBesideTheFileLetsItBeCopied() async throws {
    let app = try app()
    let lock = await snug("fonts", "lock", "--copy-to", "deep/fonts", in: app.path)
    #expect(lock.status == .clean)
    #expect(lock.output.hasPrefix("Copied 2 faces to deep/fonts, with their licenses.\n"))
    #expect(lock.errors.contains("folders: [\"deep/fonts\"] }"))
    #expect(app.names(in: "deep/fonts") == ["licenses", "variable.ttf"])
    #expect(FileAccess.bytes(of: app.path + "/deep/fonts/variable.ttf") == (try variable()))
    #expect(app.text(of: "deep/fonts/licenses/Snug-Test.txt") == "Do as you please.")

    // From the copies to the copies, with the license that lies there.
    try app.write(
      try #require(app.text(of: "snug.json5")).replacing("\"design\"", with: "\"deep/fonts\""), to: "snug.json5")
    let again = await snug("fonts", "lock", "--copy-to", "deep/fonts", in: app.path)
    #expect(again.output == lock.output)
  }

  @Test func withoutALicenseNothingIsCopied() async throws {
    let app = try app(license: nil)
    let lock = await snug("fonts", "lock", "--copy-to", "fonts", in: app.path)
    #expect(lock.status == .clean)
    #expect(lock.errors.contains("SnugTest-Regular was not copied: no license was found"))
    #expect(lock.errors.contains("as LICENSE.txt"))
    #expect(app.names(in: "fonts") == [])
    // It is pinned all the same, and still found where it was.
    #expect(try #require(app.text(of: "snug-fonts.json5")).contains(SHA256.hexDigest(of: try variable())))
    #expect(lock.errors.contains("folders: [\"fonts\", \"design\"] }"))
  }

  @Test func twoFilesOfOneNameAreAnError() async throws {
    let app = try app()
    try app.write("Do as you please.", to: "tracked/OFL.txt")
    let tracked = FileAccess.bytes(of: packageFolder + "/Tests/FontsTests/Fixtures/tracked.ttf")
    try FileAccess.write(try #require(tracked), to: app.path + "/tracked/variable.ttf")
    let face = "{ weight: 400, postScriptName: \"SnugTracked-Regular\", file: \"variable.ttf\" }"
    try app.write(
      try #require(app.text(of: "whole.json5")).replacing(
        "families: [", with: "families: [ { family: \"Tracked\", faces: [\(face)] },"), to: "whole.json5")
    try app.write(
      try #require(app.text(of: "snug.json5")).replacing("\"design\"", with: "\"design\", \"tracked\""),
      to: "snug.json5")
    // Tracked is primary now, and so in the lock, as the face with the spacing is.
    let lock = await snug("fonts", "lock", "--copy-to", "fonts", in: app.path)
    #expect(lock.status == .usage)
    #expect(lock.errors.contains("have one name"))
    #expect(app.text(of: "snug-fonts.json5") == nil)
  }

  // MARK: Where it goes

  /// A manifest that a person wrote is not written over unless it is named, and the one that is narrowed never.
  @Test func whatOthersWroteStays() async throws {
    let app = try app()
    try app.write("{ name: \"mine\" }", to: "snug-fonts.json5")
    let run = await snug("fonts", "lock", in: app.path)
    #expect(run.status == .usage)
    #expect(run.errors.contains("--output"))
    #expect(app.text(of: "snug-fonts.json5") == "{ name: \"mine\" }")
    let whole = app.text(of: "whole.json5")
    #expect(await snug("fonts", "lock", "--output", "whole.json5", in: app.path).status == .usage)
    #expect(app.text(of: "whole.json5") == whole)
    #expect(await snug("fonts", "lock", "--output", "snug-fonts.json5", in: app.path).status == .clean)
    // Its own it writes over.
    #expect(await snug("fonts", "lock", in: app.path).status == .clean)
  }

  @Test func standardOutputHasTheManifestAlone() async throws {
    let app = try app()
    #expect(await snug("fonts", "lock", in: app.path).status == .clean)
    let run = await snug("fonts", "lock", "--output", "-", in: app.path)
    #expect(run.output == app.text(of: "snug-fonts.json5"))
    #expect(app.names(in: ".").contains("-") == false)
  }

  @Test func aFolderThatIsNotThereIsSaidBeforehand() async throws {
    let app = try app()
    let run = await snug("fonts", "lock", "--output", "none/locked.json5", in: app.path)
    #expect(run.status == .usage)
    #expect(run.errors.contains("none/locked.json5 cannot be written: there is no folder"))
  }

  // MARK: Gaps

  @Test func whatCouldNotBeReadIsNotPassed() async throws {
    let app = try app()
    let missing = await snug("fonts", "lock", "en.lproj", "none.strings", in: app.path)
    #expect(missing.status == .incomplete)
    #expect(missing.errors.contains("none.strings does not exist"))
    try app.write("\"save\" = \"AA", to: "en.lproj/Broken.strings")
    let damaged = await snug("fonts", "lock", in: app.path)
    #expect(damaged.status == .incomplete)
    #expect(damaged.errors.contains("en.lproj/Broken.strings"))
  }

  @Test func whereNoFaceIsHereNothingIsWritten() async throws {
    let app = try app()
    try app.write("", to: "design/variable.ttf")
    let run = await snug("fonts", "lock", in: app.path)
    #expect(run.status == .incomplete)
    #expect(run.errors.contains("variable.ttf: this is not a font that can be used"))
    #expect(run.errors.contains("snug: no face is here: nothing was written"))
    #expect(app.text(of: "snug-fonts.json5") == nil)
  }

  @Test func aSurveyHasALockToo() async throws {
    let app = try app()
    try app.write(#"{ fonts: { manifest: "whole.json5", folders: ["design"] } }"#, to: "snug.json5")
    let run = await snug("fonts", "lock", in: app.path)
    #expect(run.status == .clean)
    // The survey's buttons are set in the regular weight.
    #expect(run.output == "Wrote snug-fonts.json5: 1 face of brand.\n")
  }

  @Test func helpFitsTheScreen() async {
    let run = await snug("fonts", "lock", "--help")
    #expect(run.status == .clean)
    #expect(run.output.contains("Usage: snug fonts lock [PATH...] [OPTIONS]"))
    for option in ["--output", "--copy-to", "--config"] { #expect(run.output.contains("\n  \(option) ")) }
    for line in run.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
    #expect(await snug("help", "fonts", "lock").output == run.output)
    #expect(await snug("fonts", "--help").output.contains("\n  lock "))
  }
}
