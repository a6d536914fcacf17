import Vocabulary

/// Reads `.xcstrings`, Xcode's string catalog: JSON with all locales of one table.
///
/// Versions that are not known are read as far as their names are. Of two members with one name the first is used, as
/// Foundation's decoder takes it. A damaged file keeps each localization that is complete.
enum XCStringsReader: CatalogReader {
  static let description = FormatDescription(
    name: "xcstrings", title: "Xcode string catalog", extensions: ["xcstrings"], walk: .always,
    summary: "All locales of a table: plural, device and width variants, substitutions, states, comments.")

  static func place(of path: String) -> CatalogPlace { CatalogPlace(lprojPath: path) }

  static func recognizes(_ sample: ContentSample) -> Bool {
    sample.first == UInt8(ascii: "{") && sample.contains("\"sourceLanguage\"")
  }

  static func read(_ file: CatalogFile) -> Catalog {
    var reader = StringCatalog(file)
    reader.readAll()
    return reader.catalog
  }
}

extension CatalogFormat {
  package static let xcstrings = CatalogFormat(XCStringsReader.self)
}

private struct StringCatalog {
  var catalog: Catalog
  private let document: JSONDocument
  private let sourceLocale: LanguageTag

  init(_ file: CatalogFile) {
    catalog = Catalog(file)
    document = JSONDocument(file.bytes, syntax: .json, recovering: true)
    if let language = document.root?[key: "sourceLanguage"]?.string, !language.isEmpty {
      sourceLocale = LocaleCode.tag(language)
      catalog.sourceLocale = sourceLocale
    } else {
      sourceLocale = file.locale
    }
  }

  mutating func readAll() {
    for problem in document.problems { report(problem.message, at: problem.offset) }
    if let root = document.root { read(root) }
    catalog.reportIfEmpty()
    catalog.sortProblems()
  }

  private mutating func read(_ root: JSONValue) {
    let strings = root[key: "strings"]
    if root.isComplete, strings?.object == nil {
      report(
        "expected an object with the member \"strings\", found \(strings?.kind ?? root.kind)",
        at: (strings ?? root).offset)
    }
    guard let strings else { return }
    for (first, second) in strings.duplicates { reportDuplicate(second, first: first, key: second.key, locale: nil) }
    let repeated = Set(strings.duplicates.map(\.second.keyOffset))
    for member in strings.object ?? [] where !repeated.contains(member.keyOffset) { readKey(member) }
  }

  // MARK: Keys and localizations

  private mutating func readKey(_ member: JSONMember) {
    guard member.value.object != nil else {
      return report(
        "expected an object for the key “\(member.key)”, found \(member.value.kind)", at: member.value.offset)
    }
    let isStale = member.value[key: "extractionState"]?.string == "stale"
    var template = Entry(
      key: member.key, locale: sourceLocale, location: location(member.keyOffset),
      comment: member.value[key: "comment"]?.string, state: isStale ? .stale : .translated,
      shouldTranslate: member.value[key: "shouldTranslate"]?.boolean ?? true, variants: [])
    let localizations = member.value[key: "localizations"]
    var hasSource = false
    var seen: Set<LanguageTag> = []
    for (first, second) in localizations?.duplicates ?? [] {
      reportDuplicate(second, first: first, key: member.key, locale: LocaleCode.tag(second.key))
    }
    for localization in localizations?.object ?? [] {
      let locale = LocaleCode.tag(localization.key)
      guard seen.insert(locale).inserted else { continue }
      if locale == sourceLocale { hasSource = true }
      template.locale = locale
      if let entry = read(localization.value, into: template) { catalog.entries.append(entry) }
    }
    // Xcode leaves the source's text out where it is the key. In a damaged entry it may just be unread.
    if !hasSource, member.value.isComplete {
      template.locale = sourceLocale
      template.variants = [Variant(path: VariantPath(), text: member.key)]
      catalog.entries.append(template)
    }
  }

  /// One localization; nil where damage left only a part of it.
  private mutating func read(_ value: JSONValue, into template: Entry) -> Entry? {
    guard value.isComplete else { return nil }
    let parts: Set = ["stringUnit", "stringSet", "variations", "substitutions"]
    if value.object.map({ !$0.isEmpty && $0.allSatisfy { !parts.contains($0.key) } }) ?? true {
      report("expected “stringUnit” or “variations” here, found neither", at: value.offset)
    }
    var leaves: [Variant] = []
    var substitutions: [String: Substitution] = [:]
    guard collectLeaves(of: value, path: [], locale: template.locale, into: &leaves) else { return nil }
    for member in value[key: "substitutions"]?.object ?? [] {
      guard let substitution = readSubstitution(member.value, locale: template.locale) else { return nil }
      if substitutions[member.key] == nil { substitutions[member.key] = substitution }
    }
    var entry = template
    entry.variants = leaves
    entry.substitutions = substitutions
    if entry.state != .stale, !leaves.isEmpty { entry.state = mostAdvanced(leaves.map(\.state)) }
    return entry
  }

  private mutating func readSubstitution(_ value: JSONValue, locale: LanguageTag) -> Substitution? {
    var forms: [Variant] = []
    guard collectLeaves(of: value, path: [], locale: locale, into: &forms) else { return nil }
    return Substitution(
      argument: value[key: "argNum"]?.integer,
      formatSpecifier: value[key: "formatSpecifier"]?.string ?? "lld", forms: forms)
  }

  /// All texts below a localization, a variation or a substitution, with the path that leads to each.
  ///
  /// False where damage left only a part of them. The depth is bounded by the parser's.
  private mutating func collectLeaves(
    of value: JSONValue, path: [VariantPath.Step], locale: LanguageTag, into leaves: inout [Variant]
  ) -> Bool {
    guard value.isComplete else { return false }
    if let unit = value[key: "stringUnit"] {
      guard unit.isComplete else { return false }
      if let leaf = leaf(of: unit, path: path, locale: locale) {
        if isGarbled(leaf.text) { return false }
        // Xcode writes an empty text for what nobody has translated yet.
        let isUntouched = leaf.state == .new && leaf.text.isEmpty
        if !isUntouched, !leaves.contains(where: { $0.path == leaf.path }) { leaves.append(leaf) }
      }
    }
    if let list = value[key: "stringSet"], !collectItems(of: list, path: path, locale: locale, into: &leaves) {
      return false
    }
    for kind in value[key: "variations"]?.object ?? [] {
      guard kind.value.isComplete else { return false }
      for choice in kind.value.object ?? [] {
        let step = VariantPath.Step(kind: kind.key, value: choice.key)
        guard collectLeaves(of: choice.value, path: path + [step], locale: locale, into: &leaves) else { return false }
      }
    }
    return true
  }

  /// The phrases of a set (`"values": ["a", "b"]`), each with its place; false where damage left only a part of them.
  private func collectItems(
    of list: JSONValue, path: [VariantPath.Step], locale: LanguageTag, into leaves: inout [Variant]
  ) -> Bool {
    guard list.isComplete else { return false }
    for (index, item) in (list[key: "values"]?.array ?? []).enumerated() {
      guard let text = item.string else { continue }
      if isGarbled(text) { return false }
      leaves.append(
        Variant(
          path: VariantPath(path + [.init(kind: "item", value: String(index))]), text: text,
          location: location(item.offset), state: state(of: list, locale: locale)))
    }
    return true
  }

  private mutating func leaf(of unit: JSONValue, path: [VariantPath.Step], locale: LanguageTag) -> Variant? {
    guard let value = unit[key: "value"], let text = value.string else {
      // What nobody has translated yet may have none.
      if state(of: unit, locale: locale) != .new || unit[key: "value"] != nil {
        let found = unit[key: "value"] ?? unit
        report("expected a text as “value”, found \(unit[key: "value"]?.kind ?? "none")", at: found.offset)
      }
      return nil
    }
    return Variant(
      path: VariantPath(path), text: text, location: location(value.offset), state: state(of: unit, locale: locale))
  }

  /// `new` means that the source's text was copied; the source itself is its own text, whatever Xcode calls it.
  private func state(of unit: JSONValue, locale: LanguageTag) -> Entry.State {
    switch unit[key: "state"]?.string {
    case "new": locale == sourceLocale ? .translated : .new
    case "needs_review": .needsReview
    case "stale": .stale
    default: .translated
    }
  }

  private func mostAdvanced(_ states: [Entry.State]) -> Entry.State {
    [.translated, .needsReview, .stale, .new].first { states.contains($0) } ?? .new
  }

  // MARK: Positions and faults

  /// The text holds bytes that the encoding does not allow.
  private func isGarbled(_ text: String) -> Bool {
    document.hasEncodingFaults && text.unicodeScalars.contains("\u{FFFD}")
  }

  private func location(_ offset: Int) -> SourceLocation { document.lines.location(of: offset, in: catalog.file) }

  private mutating func report(_ message: String, at offset: Int) {
    catalog.addUnreadable(message, at: location(offset))
  }

  private mutating func reportDuplicate(_ member: JSONMember, first: JSONMember, key: String, locale: LanguageTag?) {
    catalog.addDuplicate(
      key, locale: locale, at: location(member.keyOffset), first: location(first.keyOffset), lastWins: false)
  }
}
