import Catalogs
import FoundationEssentials
import Testing
import Vocabulary

/// How a walk takes formats by their descriptions, with formats made up for it (DESIGN §6).
@Suite struct FormatWalkTests {
  private enum Always: CatalogReader {
    static let description = FormatDescription(
      name: "always", title: "", extensions: ["po", "xliff"], walk: .always, summary: "")
    static func place(of path: String) -> CatalogPlace { CatalogPlace(path: path, rules: [.wholeName]) }
    static func recognizes(_ sample: ContentSample) -> Bool { sample.contains("msgid") }
    static func read(_ file: CatalogFile) -> Catalog {
      Catalog(file: file.path, format: file.format, table: file.table)
    }
  }

  private enum Look: CatalogReader {
    static let description = FormatDescription(
      name: "look", title: "", extensions: ["ts"], walk: .afterLook, summary: "")
    static func place(of path: String) -> CatalogPlace { CatalogPlace(path: path, rules: [.suffix("_")]) }
    static func recognizes(_ sample: ContentSample) -> Bool { sample.xmlRoot == "TS" }
    static func read(_ file: CatalogFile) -> Catalog {
      Catalog(file: file.path, format: file.format, table: file.table)
    }
  }

  private enum Folder: CatalogReader {
    static let description = FormatDescription(
      name: "folder", title: "", extensions: ["xml"],
      walk: .inFolders(looksInside: true) { $0.contains("/res/values") }, summary: "")
    static func place(of path: String) -> CatalogPlace { CatalogPlace(path: path, rules: []) }
    static func recognizes(_ sample: ContentSample) -> Bool {
      sample.xmlRoot == "resources" && sample.contains("<string")
    }
    static func read(_ file: CatalogFile) -> Catalog {
      Catalog(file: file.path, format: file.format, table: file.table)
    }
  }

  private enum Named: CatalogReader {
    static let description = FormatDescription(
      name: "named", title: "", extensions: ["json"], walk: .onlyWhenNamed, summary: "")
    static func place(of path: String) -> CatalogPlace { CatalogPlace(path: path, rules: [.wholeName]) }
    static func recognizes(_ sample: ContentSample) -> Bool { sample.first == UInt8(ascii: "{") }
    static func read(_ file: CatalogFile) -> Catalog {
      Catalog(file: file.path, format: file.format, table: file.table)
    }
  }

  private enum Special: CatalogReader {
    static let description = FormatDescription(
      name: "special", title: "", extensions: ["json"], walk: .onlyWhenNamed, summary: "")
    static func place(of path: String) -> CatalogPlace { CatalogPlace(path: path, rules: [.wholeName]) }
    static func recognizes(_ sample: ContentSample) -> Bool { sample.contains("\"@@locale\"") }
    static func read(_ file: CatalogFile) -> Catalog {
      Catalog(file: file.path, format: file.format, table: file.table)
    }
  }

  private static let files = [
    "po/de.po": "msgid \"\"", "qt/app_de.ts": "<?xml version='1.0'?>\n<!DOCTYPE TS>\n<TS/>",
    "web/index.ts": "export {}",
    "app/src/main/res/values-de/strings.xml": "<!-- c -->\n<resources><string name='a'>b</string></resources>",
    "app/src/main/res/values/colors.xml": "<resources><color name='a'>#fff</color></resources>",
    "app/src/main/AndroidManifest.xml": "<manifest/>", "app/res/layout/main.xml": "<string>x</string>",
    "i18n/de.json": "{}", "i18n/fr.json": "{\"@@locale\": \"fr\"}", "package.json": "{}",
    "x/de.xcloc/contents.json": "{}", "x/de.xcloc/Localized Contents/de.xliff": "",
    "x/de.xcloc/Source Contents/a/en.po": "", "notes.txt": "msgid \"a\"", "broken.json": "",
  ]

  private func walk(_ paths: [String]) throws -> CatalogWalker.Result {
    let root = FileManager.default.temporaryDirectory.path + "/snug-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    for (path, text) in Self.files {
      let whole = root + "/" + path
      let folder = whole.split(separator: "/").dropLast().reduce("") { $0 + "/" + $1 }
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      #expect(FileManager.default.createFile(atPath: whole, contents: Data(text.utf8)))
    }
    let formats = FormatTable([Always.self, Look.self, Folder.self, Special.self, Named.self])
    return CatalogWalker(workingFolder: root, reportFolder: root, formats: formats).walk(paths)
  }

  private func found(_ paths: [String]) throws -> [String] { try walk(paths).files.map { "\($0.path) \($0.format)" } }

  @Test func aFolderGivesWhatIsSurelyACatalog() throws {
    let result = try walk(["."])
    #expect(
      result.files.map { "\($0.path) \($0.format)" } == [
        "app/src/main/res/values-de/strings.xml folder", "po/de.po always", "qt/app_de.ts look",
        "x/de.xcloc/Localized Contents/de.xliff always",
      ])
    #expect(result.skipped.map(\.path) == ["x/de.xcloc/Source Contents"])
    #expect(result.missing.isEmpty)
  }

  @Test func aGlobNamesWhatItMatches() throws {
    #expect(try found(["i18n/*.json"]) == ["i18n/de.json named", "i18n/fr.json special"])
    #expect(try found(["**/*.ts"]) == ["qt/app_de.ts look"])
    #expect(try found(["**/*.xml"]) == ["app/src/main/res/values-de/strings.xml folder"])
    #expect(try found(["i18n/**"]) == [])
    #expect(try found(["x/**"]) == ["x/de.xcloc/Localized Contents/de.xliff always"])
  }

  @Test func aNamedFileIsReadOrAnError() throws {
    #expect(try found(["package.json", "notes.txt"]) == ["notes.txt always", "package.json named"])
    #expect(try found(["broken.json"]) == ["broken.json special"])
    let result = try walk(["web/index.ts", "app/src/main/AndroidManifest.xml", "app/src/main/res/values/colors.xml"])
    #expect(result.files.isEmpty)
    #expect(result.missing.map(\.reason) == [.noCatalog, .noCatalog, .noCatalog])
    #expect(try found(["x/de.xcloc"]) == ["x/de.xcloc/Localized Contents/de.xliff always"])
  }

  @Test func contentIsLookedAtBehindWhatComesFirst() {
    func root(_ text: String) -> String? { ContentSample(Array(text.utf8)).xmlRoot }
    #expect(root("<?xml version='1.0'?><!-- <no> --><!DOCTYPE TS [<!ENTITY a \"<x>\">]>\n<TS version='2'>") == "TS")
    #expect(root("\u{FEFF}\n <xliff:a/>") == "xliff:a")
    #expect(root("a <b>") == nil)
    #expect(root("") == nil)
    #expect(root("<!-- ") == nil)
    #expect(root("<!DOCTYPE") == nil)
  }

  @Test func namesOfFormatsDiffer() {
    #expect(Set(CatalogFormat.all.map(\.name)).count == CatalogFormat.all.count)
    for format in CatalogFormat.all {
      let about = format.about
      #expect(!about.title.isEmpty && !about.summary.isEmpty && !about.extensions.isEmpty, "\(format)")
      #expect(about.extensions.allSatisfy { $0 == $0.lowercased() && !$0.hasPrefix(".") }, "\(format)")
    }
  }
}
