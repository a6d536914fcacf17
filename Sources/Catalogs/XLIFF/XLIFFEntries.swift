import Vocabulary

/// Makes entries of units: one of the target locale and a carried source for each key.
struct XLIFFEntries {
  var file: CatalogFile
  let places: XLIFFPlaces
  /// The encoding has faults.
  let isGarbled: Bool

  mutating func add(_ sections: [XLIFFSection], to catalog: inout Catalog) {
    catalog.sourceLocale = sections.lazy.compactMap(\.sourceLanguage).first { !$0.isEmpty }.map { LocaleCode.tag($0) }
    file.settle(on: locale(sections.first?.targetLanguage))
    catalog.table = file.table
    for section in sections {
      let table = sections.count > 1 ? file.table + "/" + section.original : nil
      add(section, table: table, to: &catalog)
    }
  }

  private func add(_ section: XLIFFSection, table: String?, to catalog: inout Catalog) {
    let source = locale(section.sourceLanguage) ?? file.sourceLocale
    var target = locale(section.targetLanguage) ?? file.pathLocale
    let hasTargets = section.units.contains { $0.target != nil }
    if target == nil {
      if hasTargets {
        catalog.addUnreadable(
          "expected the target language (\(section.targetAttribute)), found it neither here nor in the file's path",
          at: places.location(of: section.offset))
      } else {
        // A template: the texts of the source's own locale.
        target = source
      }
    }
    let syntax = XLIFFSyntax.of(section)
    for group in groups(of: section, target: target, in: &catalog) {
      var entry = Entry(
        key: group.key, locale: source, location: places.location(of: group.offset), comment: group.comment,
        shouldTranslate: group.shouldTranslate, variants: [])
      entry.table = table
      entry.placeholders = group.isMessage ? .icu : syntax
      entry.limits = group.limits
      if source != target {
        var carried = entry
        carried.isCarriedSource = true
        fill(&carried, with: group.leaves) { unit in unit.source.map { ($0, .translated) } }
        catalog.entries.append(carried)
      }
      guard let target else { continue }
      entry.locale = target
      fill(&entry, with: group.leaves) { unit in
        if source == target {
          guard let text = unit.target.flatMap({ $0.text.isEmpty ? nil : $0 }) else {
            return unit.source.map { ($0, .translated) }
          }
          return (text, unit.state)
        }
        return unit.target.map { ($0, unit.state) }
      }
      catalog.entries.append(entry)
    }
  }

  private func locale(_ code: String?) -> LanguageTag? {
    guard let code = code?.trimmingXMLSpace(), !code.isEmpty else { return nil }
    return LocaleCode.tag(code)
  }

  private func fill(
    _ entry: inout Entry, with leaves: [XLIFFGroup.Leaf], text: (XLIFFUnit) -> (XLIFFText, Entry.State)?
  ) {
    for leaf in leaves {
      guard let (found, state) = text(leaf.unit) else { continue }
      let variant = Variant(
        path: leaf.path, text: found.text, location: places.location(of: found.offset), state: state)
      if let name = leaf.variable {
        // Which number it is stands in the text that names it.
        var variable =
          entry.substitutions[name] ?? Substitution(argument: nil, formatSpecifier: "lld", forms: [])
        variable.forms.append(variant)
        entry.substitutions[name] = variable
      } else {
        entry.variants.append(variant)
      }
    }
    if !entry.substitutions.isEmpty {
      (entry.variants, entry.substitutions) = VariableFormat.settle(entry.variants, entry.substitutions)
    }
    let states = entry.variants.map(\.state)
    entry.state = [.translated, .needsReview, .new].first { states.contains($0) } ?? .translated
  }

  // MARK: Units of one key

  /// The units that share a key, in file order. Of two units that are one leaf the last is used.
  private func groups(of section: XLIFFSection, target: LanguageTag?, in catalog: inout Catalog) -> [XLIFFGroup] {
    var names: [String: Int] = [:]
    for unit in section.units { if let name = unit.name { names[name, default: 0] += 1 } }
    var groups: [XLIFFGroup] = []
    var indices: [String: Int] = [:]
    var firsts: [String: Int] = [:]
    for unit in section.units {
      guard unit.source != nil || unit.target != nil else {
        catalog.addUnreadable("expected <source> in this unit, found none", at: places.location(of: unit.offset))
        continue
      }
      if isGarbled, isFaulty(unit) { continue }
      // A name that several units have is no key (`string`, `caption`); their ids are.
      let name = unit.name.flatMap { !$0.isEmpty && names[$0] == 1 ? $0 : nil }
      guard let id = name ?? unit.id ?? unit.source?.text else { continue }
      let identity = AppleUnitID(id)
      if let first = firsts[id] {
        catalog.addDuplicate(
          id, locale: target, at: places.location(of: unit.offset), first: places.location(of: first), lastWins: true)
      } else {
        firsts[id] = unit.offset
      }
      let leaf = XLIFFGroup.Leaf(path: identity.path, variable: identity.variable, unit: unit)
      if let index = indices[identity.key] {
        groups[index].add(leaf)
      } else {
        indices[identity.key] = groups.count
        groups.append(XLIFFGroup(key: identity.key, first: leaf))
      }
    }
    // The last key of a damaged section may have lost some of its forms.
    if !section.isComplete, groups.last?.hasForms ?? false { groups.removeLast() }
    return groups
  }

  private func isFaulty(_ unit: XLIFFUnit) -> Bool {
    [unit.id, unit.name, unit.source?.text, unit.target?.text].contains {
      $0?.unicodeScalars.contains("\u{FFFD}") ?? false
    }
  }
}

/// The units of one key: one, or one for each form.
struct XLIFFGroup {
  struct Leaf {
    var path: VariantPath
    var variable: String?
    var unit: XLIFFUnit
  }

  let key: String
  private(set) var leaves: [Leaf]
  let offset: Int

  init(key: String, first: Leaf) {
    self.key = key
    leaves = [first]
    offset = first.unit.offset
  }

  mutating func add(_ leaf: Leaf) {
    leaves.removeAll { $0.path == leaf.path && $0.variable == leaf.variable }
    leaves.append(leaf)
  }

  var hasForms: Bool { leaves.contains { !$0.path.isEmpty || $0.variable != nil } }
  var shouldTranslate: Bool { leaves.contains(where: \.unit.shouldTranslate) }
  var limits: TextLimits? { leaves.lazy.compactMap(\.unit.limits).first }
  var isMessage: Bool { leaves.contains { InlineCode.isAngularMessage($0.unit.source?.text ?? "") } }

  var comment: String? {
    var lines: [String] = []
    for comment in leaves.compactMap(\.unit.comment) where !lines.contains(comment) { lines.append(comment) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
