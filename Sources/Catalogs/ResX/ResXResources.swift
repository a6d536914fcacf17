import Vocabulary

/// The texts of one file.
struct ResXResources {
  private(set) var catalog: Catalog
  private let file: CatalogFile
  private let document: XMLDocument
  /// By the name in lower case.
  private var seen: [String: SourceLocation] = [:]

  init(_ file: CatalogFile) {
    self.file = file
    catalog = Catalog(file)
    document = XMLDocument(file.bytes)
  }

  mutating func readAll() {
    for problem in document.problems { report(problem.message, at: problem.offset) }
    if let root = document.root {
      if root.name == "root" {
        let preservesSpace = ResXSpace.isPreserved(in: root, inherited: false)
        for data in root.elements where data.name == "data" && data.isComplete {
          readData(data, preservesSpace: ResXSpace.isPreserved(in: data, inherited: preservesSpace))
        }
        // Forms without a text have such files, too.
        let isBlank = root.first("resheader") == nil && root.first("data") == nil
        if isBlank, catalog.problems.isEmpty { report("expected at least one <data>, found none", at: root.offset) }
      } else {
        report("expected <root>, found <\(root.name)>", at: root.offset)
      }
    }
    catalog.sortProblems()
  }

  private mutating func readData(_ data: XMLElement, preservesSpace: Bool) {
    guard let name = data["name"] else {
      return report("expected the attribute name in <data>, found none", at: data.offset)
    }
    let isNull = Self.isType("System.Resources.ResXNullRef", data["type"])
    let isText = data["mimetype"] == nil && (data["type"] == nil || Self.isType("System.String", data["type"]))
    // The designer's own: `>>okButton.Parent`.
    guard isNull || isText, !name.hasPrefix(">>") else { return }
    let value = data.first("value")
    let written = value.map { ResXSpace.text(of: $0, isPreserved: preservesSpace) } ?? Self.plainText(of: data)
    // What Windows Forms applies of a null is no text at all.
    let text = isNull ? "" : written
    if document.hasEncodingFaults, (name + text).unicodeScalars.contains("\u{FFFD}") { return }

    let location = location(data.offset)
    let comparedName = name.lowercased()
    if let first = seen[comparedName] {
      return catalog.addDuplicate(name, locale: file.locale, at: location, first: first, lastWins: false)
    }
    seen[comparedName] = location
    let comment = data.first("comment")
    var entry = Entry(
      key: name, locale: file.locale, location: location, comment: comment.map { Self.trimmed($0.text) },
      variants: [Variant(path: VariantPath(), text: text, location: self.location((value ?? data).contentOffset))])
    if entry.comment?.isEmpty ?? false { entry.comment = nil }
    entry.placeholders = .dotNet
    // A control's text; a window's own title has no use for a mnemonic.
    if name.hasSuffix(".Text"), name != "$this.Text" { entry.mnemonic = .ampersand }
    if let note = comment?.text { apply(note, at: comment?.contentOffset ?? data.offset, to: &entry) }
    catalog.entries.append(entry)
  }

  /// `System.String`, with or without its assembly behind a comma.
  private static func isType(_ name: String, _ type: String?) -> Bool {
    type.map { $0.prefix { $0 != "," } == name } ?? false
  }

  /// Without a <value>, what stands in <data> itself.
  private static func plainText(of data: XMLElement) -> String {
    trimmed(data.children.reduce(into: "") { text, child in if case .text(let part) = child { text += part.text } })
  }

  private static func trimmed(_ text: String) -> String {
    var text = text[...].drop(while: \.isWhitespace)
    while text.last?.isWhitespace ?? false { text.removeLast() }
    return String(text)
  }

  /// What comments tell the tools of translators: `{Locked}`, `{MaxLength=20}`, and `@Invariant` of ResXResourceManager.
  private func apply(_ comment: String, at offset: Int, to entry: inout Entry) {
    if comment.contains("{Locked}") || comment.contains("@Invariant") { entry.shouldTranslate = false }
    let marker = "{MaxLength="
    guard let range = comment.firstRange(of: marker) else { return }
    let digits = comment[range.upperBound...].prefix { $0.isASCII && $0.isNumber }
    guard let characters = Int(digits), characters > 0 else { return }
    entry.limits = TextLimits(spelling: marker + digits + "}", location: location(offset))
    entry.limits?.characters = characters
  }

  // MARK: Positions and faults

  private func location(_ offset: Int) -> SourceLocation { document.lines.location(of: offset, in: file.path) }

  private mutating func report(_ message: String, at offset: Int) {
    catalog.addUnreadable(message, at: location(offset))
  }
}

/// White space as .NET's XML reader keeps it: all of it beside other text; alone, only under `xml:space="preserve"`.
enum ResXSpace {
  static func isPreserved(in element: XMLElement, inherited: Bool) -> Bool {
    element["xml:space"].map { $0 == "preserve" } ?? inherited
  }

  static func text(of value: XMLElement, isPreserved: Bool) -> String {
    let text = value.text
    if Self.isPreserved(in: value, inherited: isPreserved) { return text }
    let isCDATA = value.children.contains { if case .text(let part) = $0 { part.isCDATA } else { false } }
    return !isCDATA && text.unicodeScalars.allSatisfy { $0.value <= 0x20 } ? "" : text
  }
}
