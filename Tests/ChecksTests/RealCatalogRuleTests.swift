import Catalogs
import Checks
import FoundationEssentials
import Testing
import Vocabulary

/// How often each rule speaks of the catalogs of real projects, where they lie beside the repository.
///
/// The numbers were held against the texts by hand before they were written down; see each.
@Suite("Rules about entries on real catalogs", .enabled(if: RealCatalogs.areThere, "skipped: no real catalogs"))
struct RealCatalogRuleTests {
  /// `rule format` and how many findings.
  static let expected: [String: Int] = [
    // Read one by one, of Rails' YAML every third: losses (`sl` “Objavil/a” for “Post from %@”), swapped types (`ja`
    // “%@ … %d” for “%d … %@”), percent signs of another script (`ckb`) or behind the number (`he` `1%` in Qt), other names
    // (`{{mix}}` for `{{max}}`), a label in an access key (`pa-IN`), and Rails' `%{attribute}` and `%{model}` left out,
    // which i18n-tasks tells, too. What other tools had suspected besides in the same files is none: percent signs before
    // words (`10% o`), units behind Qt's arguments (`%1d`), variables for what the key passes, fuzzy messages.
    "placeholder-mismatch android": 2, "placeholder-mismatch fluent": 1, "placeholder-mismatch json": 9,
    "placeholder-mismatch properties": 22, "placeholder-mismatch qt": 11, "placeholder-mismatch strings": 7,
    "placeholder-mismatch xcstrings": 2, "placeholder-mismatch xliff": 3, "placeholder-mismatch yaml": 85,
    // Looked at by locale and set of forms: `other` in Polish and Russian plurals of Android; two forms where Slavic
    // languages have more; Hebrew's `two`; Arabic's `zero`; Hebrew's fourth form, which its PO header promises.
    "missing-plural-form android": 14, "missing-plural-form arb": 1, "missing-plural-form fluent": 22,
    "missing-plural-form po": 20, "missing-plural-form xcstrings": 38, "missing-plural-form yaml": 71,
    // Titles of Android's own that are longer than the comments above them allow. There is no mojibake, as a search for
    // its bytes confirms, and no false alarm about it.
    "limit-exceeded android": 3,
  ]

  @Test("as many findings as there were faults when they were counted")
  func counts() async throws {
    let report = try await CatalogAudit.report(try RealCatalogs.all(), workers: 2)
    var counts: [String: Int] = [:]
    let rules = ["placeholder-mismatch", "missing-plural-form", "limit-exceeded", "mojibake"]
    for finding in report.findings where rules.contains(finding.rule) {
      let file = finding.location?.file ?? ""
      counts["\(finding.rule) \(RealCatalogs.format(of: file))", default: 0] += 1
    }
    for name in Set(counts.keys).union(Self.expected.keys).sorted() {
      #expect(counts[name] == Self.expected[name], "\(name)")
    }
  }
}

/// The catalogs in the folder `shared/catalogs` beside the repository.
enum RealCatalogs {
  static let folder = TestFonts.root.deletingLastPathComponent().appending(path: "shared/catalogs").path

  static var areThere: Bool { FileManager.default.fileExists(atPath: folder + "/strings") }

  static func format(of path: String) -> String { CatalogFormat(path: path) { sample(of: path) }?.name ?? "" }

  static func all() throws -> [Catalog] {
    try paths().compactMap { path in
      guard let bytes = bytes(of: path), let format = CatalogFormat(path: path, sample: { ContentSample(bytes) }) else {
        return nil
      }
      return format.read(path: path, bytes: bytes, sourceLocale: LanguageTag("en"))
    }
  }

  private static func bytes(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: folder + "/" + path).map { Array($0) }
  }

  private static func sample(of path: String) -> ContentSample? { bytes(of: path).map { ContentSample($0) } }

  /// Relative, sorted, without the tables and licences that lie there, too.
  private static func paths() throws -> [String] {
    var found: [String] = []
    var folders = try FileManager.default.contentsOfDirectory(atPath: folder).filter {
      $0 != "licences" && !$0.contains(".")
    }
    while let next = folders.popLast() {
      for name in try FileManager.default.contentsOfDirectory(atPath: folder + "/" + next) {
        let path = next + "/" + name
        var isFolder = false
        guard FileManager.default.fileExists(atPath: folder + "/" + path, isDirectory: &isFolder) else { continue }
        if isFolder { folders.append(path) } else { found.append(path) }
      }
    }
    return found.sorted()
  }
}
