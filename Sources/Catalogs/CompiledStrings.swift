import Vocabulary

/// Reads `.strings` that are XML or binary property lists, as they stand in built apps.
enum CompiledStrings {
  static func isCompiled(_ bytes: [UInt8]) -> Bool {
    if PropertyList.isBinary(bytes) { return true }
    let start = DecodedText(Array(bytes.prefix(64))).utf8
    return ["<?xml", "<plist", "<!DOCTYPE"].contains { start.starts(with: $0.utf8) }
  }

  static func read(_ file: CatalogFile) -> Catalog {
    var catalog = Catalog(file)
    let list = PropertyList(file.bytes)
    catalog.add(list.problems, of: list)
    for member in catalog.members(of: list.root, in: list, locale: file.locale) where member.value.isIntact {
      guard let text = member.value.text else {
        catalog.addUnreadable(
          "expected a text for the key “\(member.key)”, found \(member.value.kind)",
          at: list.location(of: member.value.offset, in: file.path))
        continue
      }
      if list.isGarbled(member.key) || list.isGarbled(text) { continue }
      let place = list.location(of: member.value.offset, in: file.path)
      catalog.entries.append(
        Entry(
          key: member.key, locale: file.locale, location: list.location(of: member.keyOffset, in: file.path),
          comment: member.comment, variants: [Variant(path: VariantPath(), text: text, location: place)]))
    }
    catalog.reportIfEmpty()
    catalog.sortProblems()
    return catalog
  }
}

extension Catalog {
  /// The keys of a property list, each once; whatever else the list is, or repeats, is reported.
  mutating func members(
    of root: PropertyListValue?, in list: PropertyList, locale: LanguageTag?
  ) -> [PropertyListMember] {
    guard let root else { return [] }
    guard let members = root.members else {
      addUnreadable(
        "expected a dictionary of keys and texts, found \(root.kind)", at: list.location(of: root.offset, in: file))
      return []
    }
    let (settled, repeated) = members.settled()
    for (first, again) in repeated {
      addDuplicate(
        again.key, locale: locale, at: list.location(of: again.keyOffset, in: file),
        first: list.location(of: first.keyOffset, in: file), lastWins: true)
    }
    return settled
  }

  mutating func add(_ found: [XMLProblem], of list: PropertyList) {
    for problem in found { addUnreadable(problem.message, at: list.location(of: problem.offset, in: file)) }
  }
}
