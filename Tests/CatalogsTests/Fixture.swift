import Catalogs
import FoundationEssentials
import Testing
import Vocabulary

/// Where the tests find what they read.
enum Fixture {
  static let recorded = folder(above: 1) + "/Recorded/"
  /// Real catalogs beside the repository, where a checkout has them.
  static let realCatalogs = folder(above: 4) + "/shared/catalogs/"

  static var hasRealCatalogs: Bool { FileManager.default.fileExists(atPath: realCatalogs + "strings") }
  static let absent: Comment = "skipped: no real catalogs beside the repository"

  private static func folder(above levels: Int) -> String {
    #filePath.split(separator: "/").dropLast(levels).reduce("") { $0 + "/" + $1 }
  }

  static func bytes(_ path: String) throws -> [UInt8] {
    Array(try #require(FileManager.default.contents(atPath: path), "\(path) is not there"))
  }

  /// The lines of a recorded table without those that start with `#`, cut at tabs.
  static func rows(_ name: String) throws -> [[String]] {
    String(decoding: try bytes(recorded + name), as: UTF8.self).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
      .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
  }

  /// The digest that scripts/record-catalogs makes of all texts.
  static func digest(_ texts: [[String]]) -> String {
    let lines = texts.map { Array($0.joined(separator: "\u{1F}").utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
    return String(SHA256.hexDigest(of: Array(lines.joined(separator: [0x1E]))).prefix(16))
  }
}

/// Reads a text as a file of that name would be read.
func read(_ text: String, as path: String = "App/de.lproj/Localizable.strings") throws -> Catalog {
  try read(Array(text.utf8), as: path)
}

func read(_ bytes: [UInt8], as path: String = "App/de.lproj/Localizable.strings") throws -> Catalog {
  let format = try #require(CatalogFormat(path: path) { ContentSample(bytes) })
  return format.read(path: path, bytes: bytes, sourceLocale: LanguageTag("en"))
}

extension Catalog {
  /// Key and text of each plain entry.
  var texts: [String: String] {
    Dictionary(uniqueKeysWithValues: entries.map { ($0.key, $0.variants.first?.text ?? "") })
  }

  /// `rule line:column` of each problem.
  var places: [String] {
    problems.map { "\($0.rule) \($0.location?.line ?? 0):\($0.location?.column ?? 0)" }
  }
}

/// What every reader has to stand: files that are cut off or damaged anywhere.
enum Damaged {
  /// A file cut off anywhere keeps every entry that was complete, and invents none.
  ///
  /// `growing` are the keys of those whose text a cut can shorten. `isTold` where the format shows that something is missing.
  static func keepsCompleteEntries(
    _ text: String, as path: String, growing: Set<String> = [], isTold: Bool = false
  ) throws {
    let bytes = Array(text.utf8)
    let whole = try read(bytes, path)
    var last = 0
    for length in 0...bytes.count {
      let part = try read(Array(bytes[..<length]), path)
      let entries = part.entries.filter { !growing.contains($0.key) }
      for entry in entries {
        #expect(
          whole.entries.contains { $0.key == entry.key && $0.locale == entry.locale && $0.variants == entry.variants },
          "\(length) \(entry.key) \(entry.variants)")
      }
      #expect(entries.count >= last, "\(length)")
      last = entries.count
      if isTold, length > 0, length < bytes.count { #expect(part.isDamaged, "\(length)") }
    }
    #expect(last > 0 && last == whole.entries.count { !growing.contains($0.key) })
  }

  /// One damaged byte anywhere neither crashes nor hangs; `signs` are those that mean something in the format.
  static func isStood(_ bytes: [UInt8], as path: String, signs: String) throws {
    for place in bytes.indices {
      for byte in [0, 0xFF] + Array(signs.utf8) {
        var damaged = bytes
        damaged[place] = byte
        _ = try read(damaged, path)
      }
    }
  }

  /// By the name alone: the content may be all that is wrong.
  private static func read(_ bytes: [UInt8], _ path: String) throws -> Catalog {
    try #require(CatalogFormat(path: path)).read(path: path, bytes: bytes, sourceLocale: LanguageTag("en"))
  }
}
