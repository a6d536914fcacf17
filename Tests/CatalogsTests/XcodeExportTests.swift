import Catalogs
import FoundationEssentials
import Testing
import Vocabulary

/// What Xcode exports: `.xcloc` bundles, and ids that say which leaf of a key a unit is (WWDC23, session 10155).
@Suite struct XcodeExportTests {
  private func read(_ original: String, _ units: [(id: String, source: String, target: String)]) throws -> Catalog {
    let body = units.map {
      "<trans-unit id=\"\($0.id)\" xml:space=\"preserve\"><source>\($0.source)</source><target>\($0.target)</target></trans-unit>"
    }
    return try CatalogsTests.read(
      """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="\(original)" source-language="en" target-language="de" datatype="plaintext">
      <header><tool tool-id="com.apple.dt.xcode" tool-name="Xcode" tool-version="26.5"/></header><body>
      \(body.joined(separator: "\n"))
      </body></file></xliff>
      """, as: "Export/de.xcloc/Localized Contents/de.xliff")
  }

  private func german(_ catalog: Catalog) -> [String] {
    catalog.entries.filter { !$0.isCarriedSource }
      .flatMap { entry in entry.variants.map { "\(entry.key) \($0.path) \($0.text)" } }
  }

  @Test func stringCatalogs() throws {
    let catalog = try read(
      "App/Localizable.xcstrings",
      [
        ("%lld items|==|plural.one", "%lld item", "%lld Ding"),
        ("%lld items|==|plural.other", "%lld items", "%lld Dinge"),
        ("Shop|==|device.applewatch", "Shop", "Laden"),
        ("Shop|==|device.iphone.plural.other", "Shops", "Läden"),
        ("both", "%1$#@files@ in %2$#@a.b@", "%1$#@files@ in %2$#@a.b@"),
        ("both|==|substitutions.files.plural.one", "%1$lld file", "%1$lld Datei"),
        ("both|==|substitutions.a.b.plural.other", "%2$lld folders", "%2$lld Ordnern"),
        ("odd|==|other", "odd", "seltsam"),
      ])
    #expect(catalog.places.isEmpty)
    #expect(
      german(catalog) == [
        "%lld items plural:one %lld Ding", "%lld items plural:other %lld Dinge", "Shop device:applewatch Laden",
        "Shop device:iphone/plural:other Läden", "both  %1$#@files@ in %2$#@a.b@", "odd|==|other  seltsam",
      ])
    let both = try #require(catalog.entries.first { $0.key == "both" && !$0.isCarriedSource })
    #expect(both.substitutions.keys.sorted() == ["a.b", "files"])
    #expect(both.substitutions["a.b"]?.argument == 2)
    #expect(both.placeholders == .apple)
    #expect(catalog.entries.count == 8)
  }

  @Test func stringsdicts() throws {
    let catalog = try read(
      "App/en.lproj/Localizable.stringsdict",
      [
        ("/%lld Visitors:dict/NSStringLocalizedFormatKey:dict/:string", "%#@n@", "%#@n@"),
        ("/%lld Visitors:dict/n:dict/one:dict/:string", "%lld Visitor", "%lld Gast"),
        ("/%lld Visitors:dict/n:dict/other:dict/:string", "%lld Visitors", "%lld Gäste"),
        ("/tap:dict/NSStringDeviceSpecificRuleType:dict/mac:dict/:string", "Click", "Klicken"),
      ])
    #expect(
      german(catalog) == [
        "%lld Visitors plural:one %lld Gast", "%lld Visitors plural:other %lld Gäste", "tap device:mac Klicken",
      ])
  }

  @Test func bundlesOfAllLanguagesAreOneTable() throws {
    let catalog = try read("App/Main.xcstrings", [("a", "A", "B")])
    #expect(catalog.table == "Export/xcloc")
    #expect(
      CatalogFormat.xliff.read(
        path: "fr.xcloc/Localized Contents/fr.xliff",
        bytes: Array(
          """
          <xliff version="1.2"><file source-language="en"><body><trans-unit id="1"><source>a</source></trans-unit></body>
          </file></xliff>
          """.utf8), sourceLocale: LanguageTag("en")
      ).entries.map(\.locale) == [LanguageTag("en"), LanguageTag("fr")])
  }

  /// The sources that a bundle carries are the project's own, once more.
  @Test func walksPassByTheSourcesOfAnExport() throws {
    let root = FileManager.default.temporaryDirectory.path + "/snug-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: root) }
    for path in [
      "de.xcloc/contents.json", "de.xcloc/Localized Contents/de.xliff",
      "de.xcloc/Source Contents/App/en.lproj/Main.strings",
    ] {
      let folder = path.split(separator: "/").dropLast().joined(separator: "/")
      try FileManager.default.createDirectory(atPath: root + "/" + folder, withIntermediateDirectories: true)
      #expect(FileManager.default.createFile(atPath: root + "/" + path, contents: Data()))
    }
    let result = CatalogWalker(workingFolder: root, reportFolder: root).walk(["."])
    #expect(result.files.map(\.path) == ["de.xcloc/Localized Contents/de.xliff"])
    #expect(result.skipped.map(\.path) == ["de.xcloc/Source Contents"])
    let named = CatalogWalker(workingFolder: root, reportFolder: root).walk(["de.xcloc"])
    #expect(named.files.map(\.path) == ["de.xcloc/Localized Contents/de.xliff"])
  }
}
