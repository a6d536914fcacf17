package import Vocabulary

/// The qualifiers of an Android resource folder: a locale among others (`values-mcc310-zh-rTW-night`).
package struct AndroidQualifiers: Sendable, Equatable {
  package var locale: LanguageTag?
  /// The rest, in order: `night`, `v21`, `sw600dp`.
  package var others: [String] = []

  /// `qualifiers` without the folder's type: `zh-rTW-night`.
  ///
  /// As aapt2 does it: after mobile country and network, two or three letters other than `car` are a language, `r` and
  /// two letters or three digits behind it its region, and `b+` begins a BCP 47 tag.
  package init(_ qualifiers: String) {
    let parts = qualifiers.split(separator: "-").map(String.init)
    var index = 0
    while index < parts.count, parts[index].hasPrefix("mcc") || parts[index].hasPrefix("mnc"),
      parts[index].dropFirst(3).allSatisfy(\.isNumber), parts[index].utf8.count > 3
    {
      others.append(parts[index])
      index += 1
    }
    if index < parts.count {
      let first = parts[index].lowercased()
      if first.hasPrefix("b+") {
        locale = LocaleCode.tag(first.dropFirst(2).split(separator: "+").joined(separator: "-"))
        index += 1
      } else if (2...3).contains(first.utf8.count), first != "car", Self.areLetters(first.utf8) {
        index += 1
        var code = first
        if index < parts.count, let region = Self.region(of: parts[index]) {
          code += "-" + region
          index += 1
        }
        locale = LocaleCode.tag(code)
      }
    }
    others += parts[index...]
  }

  private static func region(of qualifier: String) -> String? {
    let code = qualifier.lowercased()
    guard code.first == "r" else { return nil }
    let region = code.dropFirst()
    let isRegion =
      region.utf8.count == 2 && areLetters(region.utf8)
      || region.utf8.count == 3 && region.utf8.allSatisfy { (0x30...0x39).contains($0) }
    return isRegion ? region.uppercased() : nil
  }

  private static func areLetters(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { (0x61...0x7A).contains($0) }
  }
}
