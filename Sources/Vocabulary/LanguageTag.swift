/// A BCP 47 language tag in canonical case: `pt-BR`, `zh-Hant-TW`, `sr-Latn`.
///
/// Tags are taken as they come from file names and catalogs: `_` separates as well as `-`, and withdrawn ISO 639
/// codes are replaced (`iw`, `in`, `ji`, `no` for Norwegian Bokmål as the platforms use it).
package struct LanguageTag: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let identifier: String

  /// The tag for `raw`, with separators, case and withdrawn codes mended; other subtags are kept as they are.
  package init(_ raw: String) {
    var subtags: [String] = []
    var inExtension = false
    for (index, part) in raw.split(whereSeparator: { $0 == "-" || $0 == "_" }).enumerated() {
      if index == 0 {
        let language = part.lowercased()
        subtags.append(Self.replacements[language] ?? language)
      } else if inExtension || part.utf8.count == 1 {
        // RFC 5646 2.1.1: after a singleton (`u`, `x`) there are neither scripts nor regions.
        inExtension = true
        subtags.append(part.lowercased())
      } else if part.utf8.count == 4, part.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }) {
        subtags.append(part.prefix(1).uppercased() + part.dropFirst().lowercased())
      } else if part.utf8.count == 2 {
        subtags.append(part.uppercased())
      } else {
        subtags.append(part.lowercased())
      }
    }
    identifier = subtags.joined(separator: "-")
  }

  private static let replacements = ["iw": "he", "in": "id", "ji": "yi", "no": "nb"]

  /// The language subtag: `zh` of `zh-Hant-TW`.
  package var language: Substring { identifier.prefix { $0 != "-" } }

  /// The script subtag, where the tag names one.
  package var script: Script? {
    for part in mainSubtags where part.utf8.count == 4 {
      if let script = Script(code: String(part)) { return script }
    }
    return nil
  }

  /// The region subtag, where the tag names one: `TW` of `zh-Hant-TW`, `419` of `es-419`.
  package var region: Substring? {
    mainSubtags.first { part in
      part.utf8.count == 2 || (part.utf8.count == 3 && part.utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 })
    }
  }

  /// What stands between the language and the first extension.
  private var mainSubtags: some Sequence<Substring> {
    identifier.split(separator: "-").dropFirst().prefix { $0.utf8.count > 1 }
  }

  package var description: String { identifier }

  package static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.identifier < right.identifier }
}
