import Foundation
import Testing

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

/// Latin, Arabic, and a weight of its own in each of two buttons.
private func app() throws -> TemporaryFolder {
  try TemporaryFolder([
    "en.lproj/Main.strings": #""save" = "Save all changes"; "open" = "Open";"#,
    "ar.lproj/Main.strings": #""save" = "حفظ كل التغييرات الآن"; "open" = "فتح";"#,
    "snug.json5": configuration(fonts: ""),
    "fonts/.keep": "",
  ])
}

@Suite struct FontsLockTests {
  /// What Debian's packages install.
  private static let system = "/usr/share/fonts/truetype/noto/NotoSansArabicUI-Regular.ttf"

  @Test(.enabled(if: FileAccess.kind(of: system) == .file, "Debian's fonts are not installed"))
  func theLockedFontsGiveTheSameReport() async throws {
    let app = try app()
    let lock = await snug("fonts", "lock", "--output", "fonts/locked.json5", "--copy-to", "fonts", in: app.path)
    #expect(lock.status == .clean)
    #expect(lock.errors.contains(#"fonts: { manifest: "fonts/locked.json5", folders: ["fonts"] }"#))
    // Regular for one button, the nearest to semibold for the other, in both scripts; the licenses by package.
    let faces = [
      "Inter-Regular.otf", "Inter-SemiBold.otf", "NotoSansArabicUI-Bold.ttf", "NotoSansArabicUI-Regular.ttf",
    ]
    let copies = try TemporaryFolderNames.of(app.path + "/fonts")
    #expect(copies == [".keep"] + faces + ["licenses", "locked.json5"])
    #expect(try TemporaryFolderNames.of(app.path + "/fonts/licenses") == ["fonts-inter.txt", "fonts-noto-ui-core.txt"])
    #expect(FileAccess.bytes(of: app.path + "/fonts/NotoSansArabicUI-Regular.ttf") == FileAccess.bytes(of: Self.system))

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

  @Test(.enabled(if: FileAccess.kind(of: system) == .file, "Debian's fonts are not installed"))
  func anotherFileUnderTheSameNameIsAnError() async throws {
    let app = try app()
    _ = await snug("fonts", "lock", "--output", "fonts/locked.json5", "--copy-to", "fonts", in: app.path)
    let copy = app.path + "/fonts/NotoSansArabicUI-Regular.ttf"
    try FileAccess.write(try #require(FileAccess.bytes(of: copy)) + [0], to: copy)
    try app.write(locked, to: "snug.json5")
    let run = await snug("audit", "--frozen-fonts", in: app.path)
    #expect(run.status == .incomplete)
    #expect(run.output.contains("NotoSansArabicUI-Regular"))
  }

  /// A manifest that a person wrote is not written over unless it is named.
  @Test func aManifestOfOnesOwnStays() async throws {
    let app = try app()
    try app.write("{ name: \"mine\" }", to: "snug-fonts.json5")
    let run = await snug("fonts", "lock", in: app.path)
    #expect(run.status == .usage)
    #expect(run.errors.contains("--output"))
    #expect(app.text(of: "snug-fonts.json5") == "{ name: \"mine\" }")
  }
}

private enum TemporaryFolderNames {
  static func of(_ path: String) throws -> [String] {
    try #require(try? FileManager.default.contentsOfDirectory(atPath: path)).sorted()
  }
}
