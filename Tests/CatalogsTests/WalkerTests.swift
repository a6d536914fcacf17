import Catalogs
import FoundationEssentials
import Testing
import Vocabulary

@Suite struct WalkerTests {
  /// A folder with files, for the time of `body`.
  private func withFiles(_ files: [String: String], _ body: (String) throws -> Void) throws {
    let root = FileManager.default.temporaryDirectory.path + "/snug-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    for (path, text) in files {
      let whole = root + "/" + path
      let folder = whole.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      guard !path.hasSuffix("/.keep") else { continue }
      #expect(FileManager.default.createFile(atPath: whole, contents: Data(text.utf8)))
    }
    try body(root)
  }

  private func walk(_ root: String, _ paths: [String] = ["."], exclude: [String] = []) -> CatalogWalker.Result {
    CatalogWalker(workingFolder: root, reportFolder: root, exclude: exclude).walk(paths)
  }

  private func found(_ root: String, _ paths: [String] = ["."], exclude: [String] = []) -> [String] {
    walk(root, paths, exclude: exclude).files.map(\.path)
  }

  private static let project = [
    "App/de.lproj/Localizable.strings": "", "App/en.lproj/Localizable.strings": "",
    "App/en.lproj/InfoPlist.strings": "",
    "App/Main.xcstrings": "", "App/loose.strings": "", "App/readme.txt": "", "Pods/X/en.lproj/X.strings": "",
    "App/Settings.bundle/en.lproj/Root.strings": "", "build/a.xcstrings": "", "Sub/node_modules/a.xcstrings": "",
    "Out/My.app/de.lproj/L.strings": "", "Out/F.framework/a.xcstrings": "", ".build/a.xcstrings": "",
    "Carthage/a.xcstrings": "", "DerivedData/a.xcstrings": "", "InfoPlist.xcstrings": "",
  ]

  @Test func takesCatalogsAndSaysWhatItSkips() throws {
    try withFiles(Self.project) { root in
      let result = walk(root)
      #expect(
        result.files.map(\.path) == [
          "App/Main.xcstrings", "App/de.lproj/Localizable.strings", "App/en.lproj/Localizable.strings",
        ])
      #expect(
        result.skipped.map(\.path) == [
          ".build", "App/Settings.bundle", "App/en.lproj/InfoPlist.strings", "App/loose.strings", "Carthage",
          "DerivedData",
          "InfoPlist.xcstrings", "Out/F.framework", "Out/My.app", "Pods", "Sub/node_modules", "build",
        ])
      #expect(result.missing.isEmpty)
    }
  }

  @Test func takesWhatIsNamed() throws {
    try withFiles(Self.project) { root in
      #expect(found(root, ["App/loose.strings"]) == ["App/loose.strings"])
      #expect(found(root, ["Pods"]) == ["Pods/X/en.lproj/X.strings"])
      #expect(
        found(root, ["App/en.lproj/InfoPlist.strings", "./App//en.lproj/../en.lproj/InfoPlist.strings"]).count == 1)
      #expect(found(root, ["App/en.lproj"]) == ["App/en.lproj/Localizable.strings"])
      #expect(found(root, ["**/InfoPlist.strings"]) == ["App/en.lproj/InfoPlist.strings"])
      let result = walk(root, ["App/readme.txt", "nowhere", "x/*.strings", "App/*.lproj/*.strings"])
      #expect(result.files.map(\.path) == ["App/de.lproj/Localizable.strings", "App/en.lproj/Localizable.strings"])
      #expect(result.missing.map(\.reason) == [.noCatalog, .doesNotExist, .noMatch])
    }
  }

  /// Nobody knows what is in such a folder: it is told, and the rest is taken.
  @Test func foldersThatCannotBeLookedInto() throws {
    let deep = Array(repeating: "d", count: 70).joined(separator: "/")
    try withFiles(["\(deep)/a.xcstrings": "", "b.xcstrings": "", "shut/de.lproj/A.strings": ""]) { root in
      let shut = root + "/shut"
      try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: shut)
      defer { try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: shut) }
      // Nothing is shut to root.
      let isRoot = (try? FileManager.default.contentsOfDirectory(atPath: shut)) != nil
      for paths in [["."], ["**/*.strings", "**/*.xcstrings"]] {
        let result = walk(root, paths)
        #expect(result.files.map(\.path) == ["b.xcstrings"] + (isRoot ? ["shut/de.lproj/A.strings"] : []))
        let reasons: [MissingPath.Reason] = isRoot ? [.isTooDeep] : [.isTooDeep, .cannotBeRead]
        #expect(result.missing.map(\.reason) == reasons)
        #expect(isRoot || result.missing.last?.path == "shut")
      }
    }
  }

  @Test func globsMatchWholePaths() throws {
    try withFiles(Self.project) { root in
      #expect(found(root, ["**/*.xcstrings"]) == ["App/Main.xcstrings"])
      #expect(found(root, ["App/*.strings"]) == ["App/loose.strings"])
      #expect(found(root, ["App/[d-e]?.lproj/Loc*.strings"]).count == 2)
      #expect(found(root, ["App/**"], exclude: ["App/*.lproj/**"]) == ["App/Main.xcstrings", "App/loose.strings"])
      #expect(found(root, [root + "/App/*.xcstrings"]) == ["App/Main.xcstrings"])
      #expect(
        found(root, ["."], exclude: ["**/de.lproj/*"]) == ["App/Main.xcstrings", "App/en.lproj/Localizable.strings"])
    }
  }

  @Test func excludesHoldForGlobsThatNameTheFile() throws {
    try withFiles(Self.project) { root in
      #expect(found(root, ["**/Main.xcstrings"], exclude: ["App/M*"]).isEmpty)
      let walker = CatalogWalker(workingFolder: root + "/build", reportFolder: root)
      #expect(walker.walk(["*.xcstrings"]).files.map(\.path) == ["build/a.xcstrings"])
    }
    // That the working folder is called like a folder to skip is no reason to take such folders.
    try withFiles(["build/x.xcstrings": "", "build/a/build/y.xcstrings": ""]) { root in
      let walker = CatalogWalker(workingFolder: root + "/build", reportFolder: root)
      #expect(walker.walk(["**/*.xcstrings"]).files.map(\.path) == ["build/x.xcstrings"])
      #expect(walker.walk(["**/build/*.xcstrings"]).files.map(\.path) == ["build/a/build/y.xcstrings"])
    }
  }

  @Test func reportsPathsFromTheReportFolder() throws {
    try withFiles(["a/b/x.xcstrings": "", "c/y.xcstrings": ""]) { root in
      let walker = CatalogWalker(workingFolder: root + "/a/b", reportFolder: root + "/a")
      #expect(walker.walk(["x.xcstrings", "../../c"]).files.map(\.path) == ["../c/y.xcstrings", "b/x.xcstrings"])
    }
  }

  @Test func aFolderWithPatternCharactersIsNoPattern() throws {
    try withFiles(["a[b]*/x.xcstrings": "", "ab/y.xcstrings": ""]) { root in
      #expect(found(root, ["a[b]*"]) == ["a[b]*/x.xcstrings"])
      let walker = CatalogWalker(workingFolder: root + "/a[b]*", reportFolder: root)
      #expect(walker.walk(["*.xcstrings"]).files.map(\.path) == ["a[b]*/x.xcstrings"])
    }
  }

  @Test func aLoopOfLinksEnds() throws {
    try withFiles(["a/x.xcstrings": ""]) { root in
      try FileManager.default.createSymbolicLink(atPath: root + "/a/loop", withDestinationPath: root)
      try FileManager.default.createSymbolicLink(atPath: root + "/a/y.xcstrings", withDestinationPath: "x.xcstrings")
      #expect(found(root) == ["a/x.xcstrings", "a/y.xcstrings"])
    }
  }

  private struct Ignoring: Decodable {
    var cases: [Case]

    struct Case: Decodable {
      var ignores: [String: String]
      var kept: [String]
      var ignored: [String]
    }
  }

  @Test func ignoresWhatGitIgnores() throws {
    let recorded = try JSONDecoder().decode(
      Ignoring.self, from: Data(try Fixture.bytes(Fixture.recorded + "ignore.json")))
    for one in recorded.cases {
      var files = one.ignores
      for path in one.kept + one.ignored { files[path] = "" }
      files[".git/.keep"] = ""
      try withFiles(files) { root in
        #expect(found(root) == one.kept.sorted(), "\(one.ignores)")
      }
    }
  }

  @Test func rulesAboveTheWalkCountUnlessItsRootIsNamed() throws {
    try withFiles([
      ".git/info/exclude": "z.xcstrings\n", ".gitignore": "out/\nb/x.xcstrings\n", "a/b/x.xcstrings": "",
      "b/x.xcstrings": "",
      "b/y.xcstrings": "", "b/z.xcstrings": "", "out/x.xcstrings": "",
    ]) { root in
      #expect(found(root) == ["a/b/x.xcstrings", "b/y.xcstrings"])
      #expect(found(root, ["b"]) == ["b/y.xcstrings"])
      #expect(found(root, ["out"]) == ["out/x.xcstrings"])
      #expect(found(root, ["b/x.xcstrings"]) == ["b/x.xcstrings"])
      let reasons = walk(root).skipped.map { "\($0.path): \($0.reason)" }
      #expect(reasons.contains("out: git ignores it (.gitignore: out/)"))
    }
  }

  @Test func loadsWhatItFound() throws {
    try withFiles(["zh_TW.lproj/M.strings": "a = b;", "Base.lproj/M.strings": "a = c;"]) { root in
      let catalogs = walk(root).files.map { $0.load(sourceLocale: LanguageTag("en")) }
      #expect(catalogs.map(\.isBase) == [true, false])
      #expect(catalogs.map { $0.entries[0].locale.identifier } == ["en", "zh-TW"])
      #expect(Set(catalogs.map(\.table)) == ["M"])
      #expect(CatalogSet(catalogs).tables[0].source(of: "a")?.variants[0].text == "c")
    }
  }
}
