package import Vocabulary

/// Locale codes as each platform spells them, and as BCP 47 has them.
package enum LocaleCode {
  /// The tag for a code that is one, in whatever spelling: `zh_TW`, `sr@latin`, `en_US.UTF-8`, `zh-CHS`, `pt-br`, `iw`.
  ///
  /// Nothing is refused: what is no locale for anybody stays as it is, in a tag's letter case.
  package static func tag(_ raw: String) -> LanguageTag {
    var code = raw[...].drop { $0.isWhitespace }
    while code.last?.isWhitespace ?? false { code.removeLast() }
    // POSIX: language[_territory][.codeset][@modifier]
    var modifier: Substring = ""
    if let at = code.firstIndex(of: "@") {
      modifier = code[code.index(after: at)...]
      code = code[..<at]
    }
    if let dot = code.firstIndex(of: ".") { code = code[..<dot] }
    var subtags = code.split(whereSeparator: { $0 == "-" || $0 == "_" }).map(String.init)
    if subtags.count > 1, let language = Self.extended(subtags) { subtags = language }
    guard !subtags.isEmpty else { return LanguageTag(String(code)) }
    for index in subtags.indices.dropFirst() { subtags[index] = Self.plain(subtags[index]) }
    add(modifier: modifier.lowercased(), to: &subtags)
    moveScript(in: &subtags)
    return LanguageTag(subtags.joined(separator: "-"))
  }

  /// The locale among the qualifiers of an Android folder: `zh-rTW-night` of `values-zh-rTW-night`; nil for `land`, `v21`.
  package static func tag(androidQualifiers qualifiers: String) -> LanguageTag? {
    AndroidQualifiers(qualifiers).locale
  }

  /// The tag of a name in a path that can only be meant as a locale; nil for ordinary words.
  ///
  /// `to` is Tongan and `id` Indonesian; `main`, `new` and `to_do` are nothing.
  package static func known(_ name: String) -> LanguageTag? {
    guard name.utf8.count <= 32, name.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let at = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    if at.count == 2, modifiers[at[1].lowercased()] == nil { return nil }
    guard let main = at.first, !main.isEmpty else { return nil }
    let subtags = main.split(omittingEmptySubsequences: false, whereSeparator: { $0 == "-" || $0 == "_" })
    let language = (subtags.first ?? "").lowercased()
    guard LocaleTable.languages.contains(language) else { return nil }
    for (index, subtag) in subtags.enumerated().dropFirst() {
      guard isKnown(String(subtag), after: language, at: index) else { return nil }
    }
    return tag(name)
  }

  /// A script, region or variant that there is.
  private static func isKnown(_ subtag: String, after language: String, at index: Int) -> Bool {
    if language == "zh", ["chs", "cht"].contains(subtag.lowercased()) { return true }
    let plain = plain(subtag)
    switch plain.utf8.count {
    case 2:
      guard LocaleTable.regions.contains(plain.uppercased()) else { return false }
      let isLowerCase = index == 1 && plain.first?.isLowercase ?? false
      return !isLowerCase || !LocaleTable.wordLanguages.contains(language)
        || LocaleTable.wordPairs.contains("\(language)_\(plain)")
    case 3: return plain.allSatisfy(\.isNumber)
    case 4 where LocaleTable.scripts.contains(plain.prefix(1).uppercased() + plain.dropFirst().lowercased()):
      return true
    default: return LocaleTable.variants.contains(plain.lowercased())
    }
  }

  // MARK: Spellings

  /// `TW` of Android's `rTW`, which some tools write in file names, too; others as they are.
  private static func plain(_ subtag: String) -> String {
    let bytes = Array(subtag.utf8)
    let isMarked =
      bytes.count == 3 && bytes[0] == UInt8(ascii: "r") && bytes[1...].allSatisfy { (0x41...0x5A).contains($0) }
    return isMarked ? String(subtag.dropFirst()) : subtag
  }

  /// Two subtags that mean a language or a script together: .NET's `zh-CHS`, RFC 3066's `zh-yue`, `no-nynorsk`.
  private static func extended(_ subtags: [String]) -> [String]? {
    let rest = Array(subtags.dropFirst(2))
    switch (subtags[0].lowercased(), subtags[1].lowercased()) {
    case ("zh", "chs"): return ["zh", "Hans"] + rest
    case ("zh", "cht"): return ["zh", "Hant"] + rest
    case ("zh", "min") where rest.first?.lowercased() == "nan": return Array(rest)
    case ("zh", let language) where ["cmn", "gan", "hakka", "wuu", "xiang", "yue"].contains(language):
      return [["hakka": "hak", "xiang": "hsn"][language] ?? language] + rest
    case ("no", "nynorsk"), ("no", "nyn"): return ["nn"] + rest
    case ("no", "bokmal"), ("no", "bok"): return ["nb"] + rest
    default: return nil
    }
  }

  /// What follows `@` in POSIX and Java's older names. Modifiers about money are dropped; quotes are told apart.
  private static func add(modifier: String, to subtags: inout [String]) {
    // ICU's keywords, `collation=phonebook`, change no text.
    guard !modifier.isEmpty, !modifier.contains("=") else { return }
    if let known = modifiers[modifier] {
      subtags += known
    } else if (5...8).contains(modifier.utf8.count), modifier.utf8.allSatisfy({ ($0 | 0x20) >= 0x61 || $0 < 0x3A }) {
      subtags.append(modifier)
    } else {
      subtags += ["x", String(modifier.prefix(8))]
    }
  }

  private static let modifiers: [String: [String]] = [
    "latin": ["Latn"], "cyrillic": ["Cyrl"], "cyrl": ["Cyrl"], "latn": ["Latn"], "arabic": ["Arab"],
    "devanagari": ["Deva"], "hebrew": ["Hebr"], "shaw": ["Shaw"], "iqtelif": ["Latn"], "ijekavian": ["ijekavsk"],
    "ijekavianlatin": ["Latn", "ijekavsk"], "valencia": ["valencia"], "tarask": ["tarask"], "euro": [],
    "quot": ["x", "quot"], "boldquot": ["x", "boldquot"],
  ]

  /// A script stands before the region: `uz-UZ-Cyrl` is `uz-Cyrl-UZ`, and `sr_RS@latin` `sr-Latn-RS`.
  private static func moveScript(in subtags: inout [String]) {
    let end = subtags.firstIndex { $0.utf8.count == 1 } ?? subtags.endIndex
    guard end > 2,
      let place = subtags[2..<end].firstIndex(where: { part in
        part.utf8.count == 4 && part.utf8.allSatisfy { (0x61...0x7A).contains($0 | 0x20) }
      })
    else { return }
    subtags.insert(subtags.remove(at: place), at: 1)
  }
}
