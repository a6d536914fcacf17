import Vocabulary

/// XLIFF 1.x: `<file>`, `<body>`, `<group>`, `<trans-unit>`.
///
/// http://docs.oasis-open.org/xliff/v1.2/os/xliff-core.html
enum XLIFF1 {
  static func sections(of root: XMLElement, at places: XLIFFPlaces) -> [XLIFFSection] {
    root.ownElements.filter { $0.localName == "file" }.map { file in
      var section = XLIFFSection(
        original: file["original"] ?? "", offset: file.offset, isComplete: file.isComplete,
        sourceLanguage: file["source-language"], targetLanguage: file["target-language"],
        targetAttribute: "target-language", datatype: file["datatype"])
      section.isFromXcode = isFromXcode(file)
      // Xcode keeps white space, and did so before it began to say it.
      let scope = XLIFFScope(preservesSpace: file.preservesSpace ?? root.preservesSpace ?? section.isFromXcode)
      let reader = UnitReader(inline: InlineText1(space: InlineSpace(datatype: section.datatype)), places: places)
      for body in file.ownElements where body.localName == "body" {
        reader.read(body, in: scope, into: &section.units)
      }
      return section
    }
  }

  /// `<tool tool-id="com.apple.dt.xcode" tool-name="Xcode" …/>`
  private static func isFromXcode(_ file: XMLElement) -> Bool {
    let tools = file.ownFirst("header")?.ownElements.filter { $0.localName == "tool" } ?? []
    return tools.contains { $0["tool-id"] == "com.apple.dt.xcode" || $0["tool-name"] == "Xcode" }
  }
}

private struct UnitReader {
  let inline: InlineText1
  let places: XLIFFPlaces

  func read(_ container: XMLElement, in scope: XLIFFScope, into units: inout [XLIFFUnit]) {
    for element in container.ownElements {
      switch element.localName {
      case "group": read(element, in: narrowed(scope, by: element), into: &units)
      case "trans-unit" where element.isComplete: units.append(unit(element, in: narrowed(scope, by: element)))
      // Binary units have no text.
      default: break
      }
    }
  }

  private func narrowed(_ scope: XLIFFScope, by element: XMLElement) -> XLIFFScope {
    var scope = scope
    if let translate = element["translate"] { scope.shouldTranslate = translate != "no" }
    if let preserves = element.preservesSpace { scope.preservesSpace = preserves }
    scope.limits = XLIFFLimits.of(element, at: places) ?? scope.limits
    return scope
  }

  private func unit(_ element: XMLElement, in scope: XLIFFScope) -> XLIFFUnit {
    var unit = XLIFFUnit(id: element["id"], name: element["resname"], offset: element.offset)
    unit.shouldTranslate = scope.shouldTranslate
    unit.limits = scope.limits
    unit.source = element.ownFirst("source").map { text(of: $0, in: scope) }
    // Only direct children: those of `<alt-trans>` are proposals.
    if let target = element.ownFirst("target") {
      let found = text(of: target, in: scope)
      unit.state = state(of: target, in: element)
      // An empty text for what nobody has translated yet is none.
      if !(found.text.isEmpty && unit.state == .new) { unit.target = found }
    }
    let notes = element.ownElements.filter { $0.localName == "note" }.compactMap(\.trimmedText)
    unit.comment = notes.isEmpty ? nil : notes.joined(separator: "\n")
    return unit
  }

  private func text(of element: XMLElement, in scope: XLIFFScope) -> XLIFFText {
    let preserves = element.preservesSpace ?? scope.preservesSpace
    return XLIFFText(text: inline.text(of: element, preservesSpace: preserves), offset: element.offset)
  }

  private func state(of target: XMLElement, in unit: XMLElement) -> Entry.State {
    if unit["approved"] == "yes" { return .translated }
    switch target["state"] {
    case "new", "needs-translation": return .new
    case "final", "signed-off": return .translated
    case let state? where state.hasPrefix("needs-"): return .needsReview
    default: break
    }
    // A machine's or a memory's guess; and a tool that approves has not done so here.
    switch target["state-qualifier"] {
    case "fuzzy-match", "leveraged-mt", "mt-suggestion", "rejected-grammar", "rejected-inaccurate", "rejected-length",
      "rejected-spelling":
      return .needsReview
    default: return unit["approved"] == "no" ? .needsReview : .translated
    }
  }
}
