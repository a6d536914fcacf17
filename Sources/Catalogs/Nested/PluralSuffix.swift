/// i18next's plural forms, which are keys with suffixes: `item_one`, `item_ordinal_few`, and `item_plural`, `item_0` of its
/// third version. They become one text with the stem as its key.
///
/// Suffixes of contexts (`friend_male`) stay part of the key, and so do plural names without an `other` or a `few`
/// beside them: `arrowhead_one` and `arrowhead_many` are two things.
struct PluralSuffix {
  static let categories: Set<String> = ["zero", "one", "two", "few", "many", "other"]

  private struct Group: Hashable {
    var stem: String
    var style: Style
  }

  private enum Style: Hashable { case cardinal, ordinal, version3 }

  private let language: String
  private let texts: [NestedTexts.Text]
  private var places: [String: Int] = [:]
  private var groups: [Group: [(category: String, index: Int)]] = [:]

  /// The same texts with forms put together; each stands where the first of its forms did.
  static func merging(_ texts: [NestedTexts.Text], language: String) -> [NestedTexts.Text] {
    guard texts.contains(where: { $0.key.utf8.contains(UInt8(ascii: "_")) }) else { return texts }
    var merger = PluralSuffix(texts, language: language)
    return merger.merged()
  }

  private init(_ texts: [NestedTexts.Text], language: String) {
    self.texts = texts
    self.language = language
    for (index, text) in texts.enumerated() { places[text.key] = index }
    for (index, text) in texts.enumerated() {
      guard text.variants.allSatisfy(\.path.isEmpty), let (group, category) = form(of: text.key) else { continue }
      groups[group, default: []].append((category, index))
    }
  }

  private func form(of key: String) -> (Group, category: String)? {
    guard let place = key.utf8.lastIndex(of: UInt8(ascii: "_")), place > key.startIndex else { return nil }
    let stem = String(key[..<place])
    let suffix = String(key[key.utf8.index(after: place)...])
    if Self.categories.contains(suffix) {
      let ordinal = "_ordinal"
      if stem.hasSuffix(ordinal), stem.count > ordinal.count {
        return (Group(stem: String(stem.dropLast(ordinal.count)), style: .ordinal), suffix)
      }
      return (Group(stem: stem, style: .cardinal), suffix)
    }
    if suffix == "plural", places[stem] != nil { return (Group(stem: stem, style: .version3), "other") }
    if let number = Int(suffix), let names = Self.numbered[language], names.indices.contains(number),
      String(number) == suffix
    {
      return (Group(stem: stem, style: .version3), names[number])
    }
    return nil
  }

  private mutating func merged() -> [NestedTexts.Text] {
    var taken: [Int: Group] = [:]
    for (group, members) in groups where isPlural(group, members) {
      for member in members { taken[member.index] = group }
    }
    guard !taken.isEmpty else { return texts }
    // The stem's own text is the singular of version 3, and what is shown without a count in others.
    for group in Set(taken.values) {
      guard let place = places[group.stem], taken[place] == nil, texts[place].variants.allSatisfy(\.path.isEmpty) else {
        continue
      }
      taken[place] = group
    }
    var result: [NestedTexts.Text] = []
    var written: [String: Int] = [:]
    for (index, text) in texts.enumerated() {
      guard let group = taken[index] else {
        result.append(text)
        continue
      }
      let variants = text.variants.map { variant in
        var variant = variant
        variant.path = path(of: text.key, in: group)
        return variant
      }
      if let place = written[group.stem] {
        result[place].variants += variants
      } else {
        written[group.stem] = result.count
        result.append(NestedTexts.Text(key: group.stem, location: text.location, variants: variants))
      }
    }
    return result
  }

  private func path(of key: String, in group: Group) -> VariantPath {
    if key == group.stem {
      // `item` beside `item_plural`
      let isSingular = group.style == .version3 && places[key + "_plural"] != nil
      return isSingular ? VariantPath([VariantPath.Step(kind: "plural", value: "one")]) : VariantPath()
    }
    let category = form(of: key)?.category ?? "other"
    return VariantPath([VariantPath.Step(kind: group.style == .ordinal ? "ordinal" : "plural", value: category)])
  }

  private func isPlural(_ group: Group, _ members: [(category: String, index: Int)]) -> Bool {
    let names = Set(members.map(\.category))
    if group.style == .version3 {
      if members.contains(where: { texts[$0.index].key.hasSuffix("_plural") }) { return members.count == 1 }
      return names.count == Self.numbered[language]?.count
    }
    guard let other = members.first(where: { $0.category == "other" }) else {
      // Where `other` is for fractions, people leave it out.
      return names.isSuperset(of: ["one", "few"])
    }
    return names.count > 1 || Self.numbered[language]?.count == 1
      || texts[other.index].variants.contains { $0.text.contains("{{count") || $0.text.contains("{{ count") }
  }

  /// What the numbers of version 3 mean, where its rules are CLDR's: its forms in the order of the smallest numbers.
  private static let numbered: [String: [String]] = {
    var table: [String: [String]] = ["ar": ["zero", "one", "two", "few", "many", "other"]]
    for language in ["id", "ja", "ka", "km", "ko", "lo", "ms", "th", "vi", "zh"] { table[language] = ["other"] }
    for language in ["be", "pl", "ru", "uk"] { table[language] = ["one", "few", "many"] }
    for language in ["bs", "cs", "hr", "sk", "sr"] { table[language] = ["one", "few", "other"] }
    table["lt"] = ["one", "few", "other"]
    table["ro"] = ["one", "few", "other"]
    return table
  }()
}
