import Testing

@testable import CommandLineTool

@Suite struct FinderTests {
  @Test func theNearestConfigurationUpwards() throws {
    let folder = try TemporaryFolder([
      "snug.json": "{}", "a/snug.json5": "{}", "a/snug.json": "{}", "a/b/c/x.strings": "", "repo/.git/HEAD": "",
      "repo/a/x.strings": "", "other/snug.json5": "{}", "other/b/x.strings": "",
    ])
    func find(_ working: String, _ paths: String...) -> String? {
      ConfigurationFinder.find(from: folder.path + "/" + working, paths: paths).map {
        String($0.dropFirst(folder.path.count + 1))
      }
    }
    #expect(find("a/b/c") == "a/snug.json5")
    #expect(find("other/b") == "other/snug.json5")
    #expect(find("repo/a") == nil)
    #expect(find("repo/a", "../../other/b/x.strings") == "other/snug.json5")
    #expect(find("repo/a", "../../a/b/nothing/*.strings") == "a/snug.json5")
    #expect(find("repo/a", "-") == nil)
    #expect(find("a/b", "../../other/b") == "a/snug.json5")
  }

  @Test func theManifestsOfAnInstalledAndOfABuiltProgram() throws {
    let folder = try TemporaryFolder([
      "prefix/bin/snug": "", "prefix/share/snug/fonts/ios.json5": "", "tree/.build/x/debug/snug": "",
      "tree/Package.swift": "", "tree/Fonts/ios.json5": "", "stray/bin/snug": "", "stray/Fonts/ios.json5": "",
    ])
    func path(_ executable: String) -> String? {
      ManifestFinder.path(named: "ios", executable: folder.path + "/" + executable).map {
        String($0.dropFirst(folder.path.count + 1))
      }
    }
    #expect(path("prefix/bin/snug") == "prefix/share/snug/fonts/ios.json5")
    #expect(path("tree/.build/x/debug/snug") == "tree/Fonts/ios.json5")
    #expect(path("stray/bin/snug") == nil)
  }

  @Test func aManifestThatIsNowhereIsTold() async throws {
    let folder = try TemporaryFolder(["fonts/web.json5": ""])
    let run = await snug("fonts", "--fonts-dir", "fonts", in: folder.path)
    #expect(run.status == .usage)
    #expect(run.errors == "snug: --fonts-dir: fonts has no ios.json5\n")
  }
}
