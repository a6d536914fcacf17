import Vocabulary

/// Reads `.stringsdict`: texts that vary by number, device or width, as an XML or binary property list.
///
/// An entry takes the place of the `.strings` text with its key (`CatalogSet`), as Foundation has it.
enum StringsdictReader: CatalogReader {
  static let description = FormatDescription(
    name: "stringsdict", title: "Apple stringsdict file", extensions: ["stringsdict"],
    walk: .inFolders { $0.hasSuffix(".lproj") },
    summary:
      "Plural, device and width variants; nested variables; XML and binary; replaces the .strings text of its key.")

  static func place(of path: String) -> CatalogPlace { CatalogPlace(lprojPath: path) }

  static func recognizes(_ sample: ContentSample) -> Bool {
    guard PropertyList.isBinary(sample.bytes) || sample.xmlRoot == "plist" else { return false }
    return StringsdictRules.ruleKeys.contains { sample.contains($0) }
  }

  static func read(_ file: CatalogFile) -> Catalog {
    var catalog = Catalog(file)
    let list = PropertyList(file.bytes)
    catalog.add(list.problems, of: list)
    let members = catalog.members(of: list.root, in: list, locale: file.locale)
    catalog.addStringsdict(members, of: list, locale: file.locale)
    catalog.reportIfEmpty()
    catalog.sortProblems()
    return catalog
  }
}

extension CatalogFormat {
  package static let stringsdict = CatalogFormat(StringsdictReader.self)
}

extension Catalog {
  /// Adds the entries that those members are, in one locale.
  mutating func addStringsdict(_ members: [PropertyListMember], of list: PropertyList, locale: LanguageTag) {
    for member in members where member.value.isIntact && !list.isGarbled(member.key) {
      var rules = StringsdictRules(list: list, file: file)
      let isWhole = rules.read(member.value, path: [])
      add(rules.problems, of: list)
      guard isWhole, !rules.isGarbled else { continue }
      rules.settle()
      entries.append(
        Entry(
          key: member.key, locale: locale, location: list.location(of: member.keyOffset, in: file),
          comment: member.comment, variants: rules.variants, substitutions: rules.substitutions))
    }
  }
}
