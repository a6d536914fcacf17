import Vocabulary

/// XLIFF 2.x: `<file>`, `<group>`, `<unit>`, `<segment>` and `<ignorable>`.
///
/// http://docs.oasis-open.org/xliff/xliff-core/v2.1/xliff-core-v2.1.html
enum XLIFF2 {
  static func sections(of root: XMLElement, at places: XLIFFPlaces) -> [XLIFFSection] {
    root.ownElements.filter { $0.localName == "file" }.map { file in
      var section = XLIFFSection(
        original: file["original"] ?? file["id"] ?? "", offset: root.offset, isComplete: file.isComplete,
        sourceLanguage: root["srcLang"], targetLanguage: root["trgLang"], targetAttribute: "trgLang")
      let reader = UnitReader(profiles: SizeProfiles(file), places: places)
      let scope = XLIFFScope(preservesSpace: root.preservesSpace ?? false)
      reader.read(file, in: reader.narrowed(scope, by: file), into: &section.units)
      return section
    }
  }
}

private struct UnitReader {
  let profiles: SizeProfiles
  let places: XLIFFPlaces

  func read(_ container: XMLElement, in scope: XLIFFScope, into units: inout [XLIFFUnit]) {
    for element in container.ownElements {
      switch element.localName {
      case "group": read(element, in: narrowed(scope, by: element), into: &units)
      case "unit" where element.isComplete: units.append(unit(element, in: narrowed(scope, by: element)))
      default: break
      }
    }
  }

  func narrowed(_ scope: XLIFFScope, by element: XMLElement) -> XLIFFScope {
    var scope = scope
    if let translate = element["translate"] { scope.shouldTranslate = translate != "no" }
    if let preserves = element.preservesSpace { scope.preservesSpace = preserves }
    scope.size = profiles.size(of: element) ?? scope.size
    scope.storage = profiles.storage(of: element) ?? scope.storage
    return scope
  }

  private func unit(_ element: XMLElement, in scope: XLIFFScope) -> XLIFFUnit {
    var unit = XLIFFUnit(id: element["id"], name: element["name"], offset: element.offset)
    unit.shouldTranslate = scope.shouldTranslate
    unit.limits = SizeProfiles.limits(size: scope.size, storage: scope.storage, at: places)
    unit.comment = comment(of: element)
    var data: [String: String] = [:]
    for item in element.ownFirst("originalData")?.ownElements ?? [] {
      if let id = item["id"] { data[id] = InlineSpace.joined([(InlineText2(data: [:]).text(of: item), true)]) }
    }
    let inline = InlineText2(data: data)
    let parts = element.ownElements.filter { $0.localName == "segment" || $0.localName == "ignorable" }
      .map { Part($0, inline: inline, preservesSpace: scope.preservesSpace) }
    join(parts, into: &unit)
    return unit
  }

  /// Puts the segments together, with what stands between them; targets in the order that they state.
  private func join(_ parts: [Part], into unit: inout XLIFFUnit) {
    let sources = parts.compactMap(\.source)
    if let first = sources.first {
      unit.source = XLIFFText(text: InlineSpace.joined(sources.map(\.part)), offset: first.offset)
    }
    let segments = parts.filter(\.isSegment)
    guard let first = segments.lazy.compactMap(\.target).first else { return }
    let states = segments.map(\.state)
    unit.state = [.new, .needsReview].first { states.contains($0) } ?? .translated
    // Where some segments have no target yet, a merge shows their sources.
    if segments.contains(where: { $0.target == nil }) { unit.state = .new }
    let ordered = parts.enumerated().sorted {
      ($0.element.order ?? $0.offset + 1, $0.offset) < ($1.element.order ?? $1.offset + 1, $1.offset)
    }
    let text = InlineSpace.joined(ordered.compactMap { ($0.element.target ?? $0.element.source)?.part })
    let isBlank = segments.allSatisfy { $0.target.map { InlineSpace.joined([$0.part]).isEmpty } ?? false }
    if isBlank && unit.state == .new { return }
    unit.target = XLIFFText(text: isBlank ? "" : text, offset: first.offset)
  }

  /// Notes and metadata, as tools show them to translators; where the text stands in the code is none of them.
  private func comment(of unit: XMLElement) -> String? {
    var lines = (unit.ownFirst("notes")?.ownElements ?? []).filter { $0["category"] != "location" }
      .compactMap(\.trimmedText)
    for metadata in unit.elements("metadata") { collectMetadata(metadata, into: &lines) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }

  private func collectMetadata(_ element: XMLElement, into lines: inout [String]) {
    for child in element.elements {
      if child.localName == "meta", let text = child.trimmedText {
        lines.append(child["type"].map { "\($0): \(text)" } ?? text)
      } else if child.localName == "metaGroup" {
        collectMetadata(child, into: &lines)
      }
    }
  }
}

/// A segment, or what stands between two.
private struct Part {
  var isSegment: Bool
  var source: PartText?
  var target: PartText?
  /// Where the target stands among the unit's targets, from 1.
  var order: Int?
  var state: Entry.State

  init(_ element: XMLElement, inline: InlineText2, preservesSpace: Bool) {
    func text(of child: XMLElement) -> PartText {
      PartText(part: (inline.text(of: child), child.preservesSpace ?? preservesSpace), offset: child.offset)
    }
    isSegment = element.localName == "segment"
    source = element.ownFirst("source").map(text)
    let target = element.ownFirst("target")
    self.target = target.map(text)
    order = target?["order"].flatMap { Int($0) }
    state = Self.state(of: element)
  }

  /// `initial` is the default, which tools that have no states leave; only where it is written does it say something.
  private static func state(of segment: XMLElement) -> Entry.State {
    if let detail = segment["subState"]?.split(separator: ":").last {
      if detail == "needs-translation" { return .new }
      if detail.hasPrefix("needs-") { return .needsReview }
    }
    return segment["state"] == "initial" ? .new : .translated
  }
}

/// A `<source>` or `<target>`, with white space as it stands there.
private struct PartText {
  var part: (text: String, preserves: Bool)
  var offset: Int
}
