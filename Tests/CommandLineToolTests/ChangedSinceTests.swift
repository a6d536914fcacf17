import Foundation
import Testing
import Vocabulary

@testable import CommandLineTool

/// `--changed-since`, in repositories that git itself has made.
@Suite("Changed since") struct ChangedSinceTests {
  /// A repository with these files in its first commit.
  final class Repository {
    let folder: TemporaryFolder

    init(_ files: [String: String]) throws {
      folder = try TemporaryFolder(files)
      try git("init", "-q", "-b", "main")
      try commit()
    }

    @discardableResult func git(_ words: String...) throws -> String {
      let result = try ChildProcess.run(
        ["git", "-C", folder.path, "-c", "user.name=a", "-c", "user.email=a@example.invalid"] + words,
        environment: ["GIT_CONFIG_NOSYSTEM": "1", "HOME": folder.path])
      try #require(result.status == 0, "\(words): \(result.errors)")
      return String(decoding: result.output, as: UTF8.self)
    }

    func commit() throws {
      try git("add", "-A")
      try git("commit", "-q", "--allow-empty", "-m", "x")
    }

    /// Replaces a text in a file.
    func change(_ name: String, _ old: String, _ new: String) throws {
      let text = try #require(folder.text(of: name))
      try #require(text.contains(old))
      try folder.write(text.replacing(old, with: new), to: name)
    }

    /// The keys and locales that were audited.
    func audited(
      since revision: String = "HEAD", _ arguments: [String] = [], in subfolder: String = ""
    ) async throws -> (titles: Set<String>, report: Report, errors: String) {
      let (output, errors) = (Record(), Record())
      let place = subfolder.isEmpty ? folder.path : folder.path + "/" + subfolder
      let status = await Program.run(
        ["audit", "--changed-since", revision, "--format", "json", "--fail-on", "never"] + arguments,
        session: session(in: place, output: output.output(), errors: errors.output()))
      try #require(status == .clean, "\(errors.text)")
      let report = try ReportFile.report(Array(output.text.utf8), named: "report")
      let findings = report.findings.filter { $0.scope == .title }
      // Each title that was audited is too wide, and each that was not is in no finding.
      let titles = Set(findings.map { [$0.location?.file, $0.key, $0.variant, $0.locale?.identifier] })
      #expect(titles.count == report.summary.titles)
      return (Set(findings.map { "\($0.key ?? "") \($0.locale?.identifier ?? "")" }), report, errors.text)
    }
  }

  static let configuration = """
    { components: { tiny: { strategy: "contentBlock", size: { width: 12, height: 50 } } } }
    """
  static let files = [
    "snug.json5": configuration,
    "en.lproj/A.strings": "\"ok\" = \"Okay\";\n/* Title */\n\"save\" = \"Save all\";\n\"open\" = \"Open it\";\n",
    "de.lproj/A.strings": "\"ok\" = \"In Ordnung\";\n\"save\" = \"Sichern\";\n\"open\" = \"Öffnen\";\n",
    "ar.lproj/A.strings": "\"ok\" = \"حسنا\";\n\"save\" = \"حفظ الكل\";\n\"open\" = \"افتح الآن\";\n",
    "en.lproj/B.strings": "\"save\" = \"Save more\";\n", "de.lproj/B.strings": "\"save\" = \"Mehr sichern\";\n",
  ]

  static let everything: Set = [
    "ok en", "save en", "open en", "ok de", "save de", "open de", "ok ar", "save ar", "open ar",
  ]

  // MARK: What is audited

  @Test func aChangedTranslationAlone() async throws {
    let repository = try Repository(Self.files)
    try repository.change("de.lproj/A.strings", "Sichern", "Speichern")
    let (titles, report, errors) = try await repository.audited()
    #expect(titles == ["save de"])
    #expect(report.findings.first?.location?.file == "de.lproj/A.strings")
    #expect(report.findings.first?.sourceText == "Save all")
    #expect(errors.contains("1 of 5 catalogs has changed since HEAD.\n"))
  }

  @Test func aChangedSourceInEveryLanguage() async throws {
    let repository = try Repository(Self.files)
    try repository.change("en.lproj/A.strings", "Save all", "Save it all")
    #expect(try await repository.audited().titles == ["save en", "save de", "save ar"])
  }

  /// Committed, staged, merely written and untracked: it all counts, against the revision itself.
  @Test func whateverStageItIsAt() async throws {
    let repository = try Repository(Self.files)
    try repository.change("de.lproj/A.strings", "Sichern", "Speichern")
    try repository.commit()
    try repository.change("ar.lproj/A.strings", "حسنا", "حسنا جدا")
    try repository.git("add", "-A")
    try repository.change("de.lproj/A.strings", "Öffnen", "Aufmachen")
    try repository.folder.write("\"save\" = \"Tout garder\";\n", to: "fr.lproj/A.strings")
    #expect(try await repository.audited(since: "HEAD~1").titles == ["save de", "ok ar", "open de", "save fr"])
    #expect(try await repository.audited(since: "main").titles == ["ok ar", "open de", "save fr"])
  }

  /// What another branch has done since is no change of this one where its newest commit is asked for by a merge base;
  /// against the branch itself it is.
  @Test func theRevisionItselfIsComparedWith() async throws {
    let repository = try Repository(Self.files)
    try repository.git("checkout", "-q", "-b", "topic")
    try repository.change("de.lproj/A.strings", "Sichern", "Speichern")
    try repository.commit()
    try repository.git("checkout", "-q", "main")
    try repository.change("ar.lproj/A.strings", "حسنا", "حسنا جدا")
    try repository.commit()
    try repository.git("checkout", "-q", "topic")
    #expect(try await repository.audited(since: "main").titles == ["save de", "ok ar"])
    let base = try repository.git("merge-base", "main", "HEAD").filter { !$0.isNewline }
    #expect(try await repository.audited(since: base).titles == ["save de"])
  }

  @Test func newAndDeletedKeys() async throws {
    let repository = try Repository(Self.files)
    try repository.change("en.lproj/A.strings", "\"ok\" =", "\"new\" = \"Brand new\";\n\"ok\" =")
    try repository.change("de.lproj/A.strings", "\"open\" = \"Öffnen\";\n", "\"new\" = \"Ganz neu\";\n")
    let (titles, report, _) = try await repository.audited()
    // The German title that is gone has nothing to audit, and is missing.
    #expect(titles == ["new en", "new de"])
    let missing = report.findings.filter { $0.rule == "missing-translation" }
    #expect(missing.map { "\($0.key ?? "") \($0.locale?.identifier ?? "")" }.sorted() == ["new ar", "open de"])
  }

  /// A key whose source is gone has no control any more.
  @Test func aDeletedSource() async throws {
    let repository = try Repository(Self.files)
    try repository.git("rm", "-q", "en.lproj/B.strings")
    #expect(try await repository.audited().titles == ["save de"])
  }

  @Test(arguments: [
    // Lines, ends of lines, comments of a translation, and permissions say nothing new.
    ("de.lproj/A.strings", "\n", "\r\n"), ("de.lproj/A.strings", "\"save\"", "\n\n/* x */ \"save\""),
    ("en.lproj/A.strings", "\"save\" =", "   \"save\"   ="),
  ])
  func whatSaysTheSame(_ file: String, _ old: String, _ new: String) async throws {
    let repository = try Repository(Self.files)
    try repository.change(file, old, new)
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: repository.folder.path + "/ar.lproj/A.strings")
    #expect(try await repository.audited().titles.isEmpty)
  }

  /// A source's comment may put its key into another component.
  @Test func aCommentOfTheSource() async throws {
    let repository = try Repository(Self.files)
    try repository.change("en.lproj/A.strings", "/* Title */", "/* Button */")
    #expect(try await repository.audited().titles == ["save en", "save de", "save ar"])
  }

  @Test func nothing() async throws {
    let repository = try Repository(Self.files)
    let (titles, report, errors) = try await repository.audited()
    #expect(titles.isEmpty && report.findings.isEmpty)
    #expect(errors.contains("No catalog has changed since HEAD.\n"))
  }

  @Test func oneFileForAllLanguages() async throws {
    let repository = try Repository(["snug.json5": Self.configuration, "Shop.xcstrings": ShardedApp.shop])
    try repository.change("Shop.xcstrings", "Artikel im Einkaufswagen", "Artikel im Wagen")
    try repository.change("Shop.xcstrings", "\"Save OK\"", "\"Save it OK\"")
    let (titles, report, _) = try await repository.audited()
    #expect(titles == ["%d items de", "save ja"])
    #expect(report.findings.contains { $0.variant == "plural:one" })
  }

  // MARK: Names and places

  @Test func aMoveIsNoChange() async throws {
    var files = Self.files.filter { $0.key != "snug.json5" }
    files = Dictionary(uniqueKeysWithValues: files.map { ("App/Resources/" + $0.key, $0.value) })
    let repository = try Repository(files.merging(["snug.json5": Self.configuration]) { $1 })
    try repository.git("mv", "App", "Sources")
    #expect(try await repository.audited().titles.isEmpty)
    try repository.change("Sources/Resources/de.lproj/A.strings", "Sichern", "Speichern")
    try repository.git("add", "-A")
    #expect(try await repository.audited().titles == ["save de"])
    // Under another language the same texts are new ones.
    try repository.commit()
    try repository.git("mv", "Sources/Resources/de.lproj", "Sources/Resources/fr.lproj")
    #expect(try await repository.audited().titles == ["ok fr", "save fr", "open fr"])
  }

  @Test func spacesOtherLettersAndAConfigurationFurtherDown() async throws {
    let files = Dictionary(
      uniqueKeysWithValues: Self.files.map { ("mein \"Projekt\"/größe ü/" + $0.key, $0.value) })
    let repository = try Repository(files)
    try repository.folder.write("x", to: "neu\tes.txt")
    try repository.change("mein \"Projekt\"/größe ü/de.lproj/A.strings", "Sichern", "Speichern")
    #expect(
      try await repository.audited(["--config", "mein \"Projekt\"/größe ü/snug.json5"]).titles == ["save de"])
    #expect(try await repository.audited(in: "mein \"Projekt\"/größe ü").titles == ["save de"])
    #expect(try await repository.audited(["ar.lproj"], in: "mein \"Projekt\"/größe ü").titles.isEmpty)
  }

  // MARK: Everything

  @Test func aChangedConfigurationIsEverything() async throws {
    let manifest = ShardedApp.manifest
    let repository = try Repository(
      Self.files.merging(["fonts/own.json5": manifest, "fonts/A.otf": "x"]) { $1 })
    try repository.change("snug.json5", "width: 12", "width: 13")
    let (titles, _, errors) = try await repository.audited()
    #expect(titles == Self.everything)
    #expect(errors.contains("snug.json5 has changed since HEAD: everything is audited.\n"))
    // Its fonts, in the same way.
    try repository.folder.write(
      String(Self.configuration.dropLast(2)) + ", fonts: { manifest: \"./fonts/own.json5\", folders: [\"fonts\"] } }",
      to: "snug.json5")
    try repository.commit()
    #expect(try await repository.audited().titles.isEmpty)
    try repository.change("fonts/own.json5", "sharded", "other")
    let other = try await repository.audited()
    #expect(other.titles == Self.everything)
    #expect(other.errors.contains("fonts/own.json5 has changed since HEAD: everything is audited.\n"))
    try repository.commit()
    try repository.folder.write("y", to: "fonts/A.otf")
    #expect(try await repository.audited().errors.contains("fonts/A.otf has changed since HEAD"))
  }

  /// The baseline of the revision says which Snug its titles were held against.
  @Test func anotherVersionOfSnugIsEverything() async throws {
    let repository = try Repository(Self.files)
    _ = await snug("baseline", "write", in: repository.folder.path)
    try repository.commit()
    let arguments = ["--baseline", "snug-baseline.json"]
    #expect(try await repository.audited(since: "HEAD", arguments).titles.isEmpty)
    try repository.change("snug-baseline.json", "\"version\": \"\(Program.version)\"", "\"version\": \"0.0.7\"")
    #expect(try await repository.audited(since: "HEAD", arguments).titles.isEmpty)
    try repository.commit()
    let other = try await repository.audited(since: "HEAD", arguments)
    #expect(other.titles == Self.everything)
    #expect(
      other.errors.contains(
        "Snug, of which snug-baseline.json had the version 0.0.7 and this is \(Program.version), has changed since HEAD: "
          + "everything is audited.\n"))
    #expect(try await repository.audited().titles.isEmpty, "without a baseline nobody knows")
  }

  @Test func aNewOrAnotherConfigurationIsEverything() async throws {
    var files = Self.files
    files["snug.json5"] = nil
    let repository = try Repository(files)
    try repository.folder.write(Self.configuration, to: "snug.json5")
    #expect(try await repository.audited().titles == Self.everything)
    // One nearer to the catalogs is gone.
    try repository.folder.write("{}", to: "app/snug.json5")
    try repository.folder.write("\"a\" = \"Another\";\n", to: "app/en.lproj/A.strings")
    try repository.commit()
    try repository.git("rm", "-q", "app/snug.json5")
    let (_, _, errors) = try await repository.audited(in: "app")
    #expect(errors.contains("app/snug.json5 has changed since HEAD: everything is audited.\n"))
  }

  // MARK: Together with the rest

  @Test func faultsOfFilesThatWereThereBeforeAreNot() async throws {
    var files = Self.files
    files["de.lproj/A.strings"]? += "\"ok\" = \"Zweimal\";\n"
    files["fr.lproj/A.strings"] = "\"ok\" = \"D'accord"
    let repository = try Repository(files)
    try repository.change("de.lproj/A.strings", "Sichern", "Speichern")
    #expect(try await repository.audited().report.findings.allSatisfy { $0.scope == .title })
    try repository.change("de.lproj/A.strings", "\"save\"", "\"open\" = \"Auf\"; \"save\"")
    let repeated = try await repository.audited().report.findings.filter { $0.rule == "duplicate-key" }
    #expect(repeated.map(\.key) == ["open"])
    try repository.change("fr.lproj/A.strings", "D'accord", "D'accord!")
    #expect(try await repository.audited().report.findings.contains { $0.rule == "catalog-unreadable" })
  }

  @Test func shardsOfChanges() async throws {
    let repository = try Repository(ShardedApp.files)
    let folder = repository.folder
    try repository.change("app/en.lproj/Main.strings", "Settings of the app", "All settings of the app")
    try repository.change("app/de.lproj/Main.strings", "Alle Änderungen", "Sämtliche Änderungen")
    try repository.change("app/Shop.xcstrings", "عنصر في سلة", "عنصر في السلة")
    let asked = ["--config", "app/snug.json5", "--changed-since", "HEAD"]
    let whole = await MergeTests.run(asked + ["--format", "json"], in: folder)
    #expect(whole.output.contains("text-truncated") && !whole.output.contains("ignore-unused"))
    for number in 1...2 {
      _ = await MergeTests.run(asked + ["--shard", "\(number)/2", "--format", "json:\(number).json"], in: folder)
    }
    #expect(await MergeTests.run(["merge", "1.json", "2.json", "--format", "json"], in: folder).output == whole.output)
  }

  // MARK: Revisions that are not there

  @Test(arguments: ["origin/main", "HEAD~5", "", "-q", "--all", "a\nb", "HEAD:snug.json5", "0123456789"])
  func aRevisionThatIsNotThere(_ revision: String) async throws {
    let repository = try Repository(Self.files)
    let (output, errors) = (Record(), Record())
    let status = await Program.run(
      ["audit", "--changed-since=\(revision)"],
      session: session(in: repository.folder.path, output: output.output(), errors: errors.output()))
    #expect(status == .usage)
    #expect(output.text.isEmpty)
    #expect(errors.text.contains(revision.isEmpty ? "is not a name" : "fetch-depth: 0"), "\(errors.text)")
  }

  @Test func aShallowCloneSaysSo() async throws {
    let repository = try Repository(Self.files)
    try repository.commit()
    let clone = try TemporaryFolder()
    try repository.git("clone", "-q", "--depth", "1", "file://" + repository.folder.path, clone.path + "/c")
    let run = await MergeTests.run(["c", "--changed-since", "HEAD~1"], in: clone)
    #expect(run.status == .usage)
    #expect(run.errors.contains("there is no revision “HEAD~1” in this shallow clone"))
    #expect(run.errors.contains("fetch-depth: 0"))
  }

  @Test func outsideOfARepository() async throws {
    let folder = try TemporaryFolder(Self.files)
    let run = await MergeTests.run(["--changed-since", "HEAD"], in: folder)
    #expect(run.status == .usage)
    #expect(run.errors.hasSuffix("snug: --changed-since: \(folder.path) is in no git repository\n"))
  }
}
