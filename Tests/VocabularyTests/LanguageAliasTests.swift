import FoundationEssentials
import Testing
import Vocabulary

/// CLDR's own table, where the system has it.
private enum CLDR {
  static let metadata = "/usr/share/unicode/cldr/common/supplemental/supplementalMetadata.xml"
  static var isThere: Bool { FileManager.default.fileExists(atPath: metadata) }
  static let absent: Comment = "skipped: no CLDR on this system (Debian: unicode-cldr-core)"

  /// Type, replacement and reason of each alias of that element.
  static func aliases(_ element: String) -> [(type: String, replacement: String, reason: String)] {
    let text = String(decoding: FileManager.default.contents(atPath: metadata) ?? Data(), as: UTF8.self)
    return text.split(separator: "\n").compactMap { line in
      guard line.contains("<\(element) ") else { return nil }
      func value(_ name: String) -> String? {
        guard let start = line.firstRange(of: " \(name)=\"")?.upperBound else { return nil }
        return String(line[start...].prefix { $0 != "\"" })
      }
      guard let type = value("type"), let replacement = value("replacement"), let reason = value("reason") else {
        return nil
      }
      return (type, replacement, reason)
    }
  }
}

@Suite(.enabled(if: CLDR.isThere, CLDR.absent)) struct LanguageAliasTests {
  @Test func languagesAreReplacedAsCLDRDoes() {
    let aliases = CLDR.aliases("languageAlias").filter { $0.type.utf8.count <= 3 }
    #expect(aliases.count > 400)
    for (type, replacement, reason) in aliases {
      let tag = LanguageTag(type)
      // Deprecated codes that no platform ships stay as they are.
      if reason == "deprecated", tag.identifier == type { continue }
      #expect(tag == LanguageTag(replacement), "\(type)")
    }
  }

  @Test func regionsAreReplacedAsCLDRDoes() {
    for (type, replacement, reason) in CLDR.aliases("territoryAlias")
    where type.utf8.count == 2 && reason == "deprecated" {
      let first = String(replacement.prefix { $0 != " " })
      #expect(LanguageTag("en-\(type)").region.map(String.init) == first, "\(type)")
    }
  }
}

@Suite struct PseudoLocaleTests {
  /// Android's, CLDR's, Windows' and private codes.
  @Test(arguments: [
    "en-XA", "ar_XB", "en-XC", "qps-ploc", "qps-ploca", "qps-plocm", "zxx", "qaa", "qtz", "en-x-pseudo",
  ])
  func areKnown(_ raw: String) {
    #expect(LanguageTag(raw).isPseudo)
  }

  @Test(arguments: ["en", "ar-EG", "sq-XK", "qu", "que", "zh-Hans-CN", "es-419", "qwe"])
  func othersAreNone(_ raw: String) {
    #expect(!LanguageTag(raw).isPseudo)
  }

  @Test(arguments: [
    ("sh", "sr-Latn"), ("sh-Cyrl", "sr-Cyrl"), ("sh_BA", "sr-Latn-BA"), ("cnr", "sr-ME"), ("cnr-Latn", "sr-Latn-ME"),
    ("en-UK", "en-GB"), ("deu", "de"), ("nor", "nb"), ("tl", "fil"), ("mo", "ro"),
  ])
  func aliasesKeepTheRest(_ raw: String, _ identifier: String) {
    #expect(LanguageTag(raw).identifier == identifier)
  }
}
