/// A BCP 47 language tag in canonical case: `pt-BR`, `zh-Hant-TW`, `sr-Latn`.
///
/// Tags are taken as they come from configurations and catalogs: `_` separates as well as `-`, and codes that stand for
/// another one are replaced (`iw`, `in`, `sh`, `deu`, `UK`; `no` is Norwegian Bokmål, as the platforms use it).
package struct LanguageTag: Sendable, Hashable, Comparable, CustomStringConvertible {
  package let identifier: String

  /// The tag for `raw`, with separators, case and withdrawn codes mended; other subtags are kept as they are.
  package init(_ raw: String) {
    var subtags: [String] = []
    var inExtension = false
    for (index, part) in raw.split(whereSeparator: { $0 == "-" || $0 == "_" }).enumerated() {
      if index == 0 {
        let language = part.lowercased()
        let replacement = LanguageAliases.languages[language] ?? language
        subtags += replacement.split(separator: "-").map(String.init)
      } else if inExtension || part.utf8.count == 1 {
        // RFC 5646 2.1.1: after a singleton (`u`, `x`) there are neither scripts nor regions.
        inExtension = true
        subtags.append(part.lowercased())
      } else if part.utf8.count == 4, part.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }) {
        let script = part.prefix(1).uppercased() + part.dropFirst().lowercased()
        // Its own script goes for the one that an alias brought (`sh-Cyrl` is `sr-Cyrl`), and before its region.
        if index == 1, subtags.count == 2, subtags[1].utf8.count == 4 { subtags.removeLast() }
        if index == 1 { subtags.insert(script, at: 1) } else { subtags.append(script) }
      } else if part.utf8.count == 2 {
        let region = part.uppercased()
        if subtags.count > 1, subtags[subtags.count - 1].utf8.count == 2 { subtags.removeLast() }
        subtags.append(LanguageAliases.regions[region] ?? region)
      } else {
        subtags.append(part.lowercased())
      }
    }
    identifier = subtags.joined(separator: "-")
  }

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

  /// A locale that nobody reads: made by a tool to try out a program (Android's `en-XA` and `ar-XB`, Windows' `qps-ploc`),
  /// or for text without language.
  ///
  /// ISO 639 keeps `qaa` to `qtz`, ISO 3166 `XA` to `XC` free for private use.
  package var isPseudo: Bool {
    let language = language
    if language == "zxx" || language == "xx" || language == "pseudo" { return true }
    if language.utf8.count == 3, let second = language.dropFirst().first, language.first == "q", second <= "t" {
      return true
    }
    return region.map { ["XA", "XB", "XC"].contains($0) } ?? false || identifier.hasSuffix("-x-pseudo")
      || identifier == "x-pseudo"
  }

  /// What stands between the language and the first extension.
  private var mainSubtags: some Sequence<Substring> {
    identifier.split(separator: "-").dropFirst().prefix { $0.utf8.count > 1 }
  }

  package var description: String { identifier }

  package static func < (left: LanguageTag, right: LanguageTag) -> Bool { left.identifier < right.identifier }
}
