import Vocabulary

/// The messages of one file, each in the source's language and in the translation's.
struct QtMessages {
  private(set) var catalog: Catalog
  private let file: CatalogFile
  private let document: XMLDocument
  private let sourceLocale: LanguageTag
  /// Nil where neither the file nor its path says it.
  private let locale: LanguageTag?
  private let numerusForms: [[String]]
  private var seen: [String: SourceLocation] = [:]
  private var hasMessages = false
  private var isLocaleReported = false

  init(_ file: CatalogFile) {
    self.file = file
    catalog = Catalog(file)
    let document = XMLDocument(file.bytes)
    self.document = document
    func language(_ attribute: String) -> LanguageTag? {
      document.root?[attribute].flatMap { $0.isEmpty ? nil : LocaleCode.tag($0) }
    }
    catalog.sourceLocale = language("sourcelanguage")
    sourceLocale = catalog.sourceLocale ?? file.sourceLocale
    locale = language("language") ?? file.pathLocale
    numerusForms = QtNumerus.forms(for: locale ?? sourceLocale)
  }

  mutating func readAll() {
    for problem in document.problems { report(problem.message, at: problem.offset) }
    if let root = document.root {
      if root.name == "TS" {
        readChildren(of: root, context: nil)
      } else {
        report("expected <TS>, found <\(root.name)>", at: root.offset)
      }
    }
    if !hasMessages, catalog.problems.isEmpty {
      report("expected at least one <message>, found none", at: 0)
    }
    catalog.sortProblems()
  }

  private mutating func readChildren(of element: XMLElement, context: String?) {
    var context = context
    for child in element.elements {
      switch child.name {
      case "name": context = child.text
      case "context": readChildren(of: child, context: nil)
      case "message": if child.isComplete { readMessage(child, context: context) }
      default: break
      }
    }
  }

  // MARK: Messages

  private mutating func readMessage(_ element: XMLElement, context: String?) {
    hasMessages = true
    let id = element["id"].flatMap { $0.isEmpty ? nil : $0 }
    let source = element.first("source")
    let translation = element.first("translation")
    let type = translation?["type"]
    // What the code no longer has is not compiled, and never collides with what it has.
    if type == "obsolete" || type == "vanished" { return }
    guard source != nil || id != nil else {
      return report("expected <source> in <message>, found none", at: element.offset)
    }
    let sourceText = source.map(QtText.contents) ?? ""
    let disambiguation = element.first("comment").map(QtText.contents) ?? ""
    let key = id ?? Entry.key(Entry.key(sourceText, context: disambiguation), context: context)

    var entry = Entry(
      key: key, locale: sourceLocale, location: location((source ?? element).offset),
      comment: comment(of: element, disambiguation: disambiguation),
      variants: source.map { variants(of: $0, steps: []) } ?? [])
    entry.context = context.flatMap { $0.isEmpty ? nil : $0 }
    entry.placeholders = .qt
    // Rich text is no label of a button, and its entities begin with the same sign.
    if !sourceText.hasPrefix("<") { entry.mnemonic = .ampersand }

    var translated: [Variant] = []
    if let translation {
      let isNumerus = element["numerus"] == "yes"
      translated = isNumerus ? numerusVariants(of: translation) : variants(of: translation, steps: [])
      if isNumerus { entry.pluralForms = numerusForms.flatMap { $0 } }
    }
    if isGarbled(key) || translated.contains(where: { isGarbled($0.text) }) { return }
    if let first = seen[key] {
      return catalog.addDuplicate(
        key, locale: locale ?? sourceLocale, at: location(element.offset), first: first, lastWins: false)
    }
    seen[key] = location(element.offset)
    if type == "unfinished" {
      // It is compiled if its first form has a text.
      if translated.first?.text.isEmpty ?? true { translated = [] }
      for index in translated.indices { translated[index].state = .needsReview }
    }
    append(entry, translated: translated, at: translation.map { location($0.offset) })
  }

  /// The source's text, and the translation.
  private mutating func append(_ source: Entry, translated: [Variant], at place: SourceLocation?) {
    var carried = source
    carried.isCarriedSource = true
    guard let locale else {
      // A template that is yet to be translated.
      catalog.entries.append(carried)
      if !translated.isEmpty { reportLocale(at: place) }
      return
    }
    var target = source
    target.locale = locale
    target.variants = translated
    target.state = translated.first?.state ?? .translated
    if locale == sourceLocale {
      // Made for its numerus forms only: the other messages are shown as they stand in the code.
      if translated.isEmpty { target.variants = source.variants }
      catalog.entries.append(target)
      return
    }
    if translated.isEmpty, let place { target.location = place }
    if !source.variants.isEmpty { catalog.entries.append(carried) }
    catalog.entries.append(target)
  }

  // MARK: Texts

  private func numerusVariants(of translation: XMLElement) -> [Variant] {
    let elements = translation.elements.filter { $0.name == "numerusform" }
    // lrelease leaves out what exceeds the language's forms.
    return zip(elements, numerusForms).flatMap { element, categories in
      categories.flatMap { variants(of: element, steps: [.init(kind: "plural", value: $0)]) }
    }
  }

  private func variants(of element: XMLElement, steps: [VariantPath.Step]) -> [Variant] {
    let texts = QtText.lengthVariants(of: element)
    return texts.enumerated().map { index, part in
      let length = texts.count > 1 ? [VariantPath.Step(kind: "length", value: String(index))] : []
      return Variant(path: VariantPath(steps + length), text: part.text, location: location(part.offset))
    }
  }

  /// What the developer says to translators; translators' own comments are not among it.
  private func comment(of element: XMLElement, disambiguation: String) -> String? {
    let parts = [disambiguation, element.first("extracomment").map(QtText.contents) ?? ""].filter { !$0.isEmpty }
    return parts.isEmpty ? nil : parts.joined(separator: "\n")
  }

  /// The text holds bytes that the encoding does not allow; the finding for the file speaks for it.
  private func isGarbled(_ text: String) -> Bool {
    document.hasEncodingFaults && text.unicodeScalars.contains("\u{FFFD}")
  }

  // MARK: Positions and faults

  private func location(_ offset: Int) -> SourceLocation { document.lines.location(of: offset, in: file.path) }

  private mutating func report(_ message: String, at offset: Int) {
    catalog.addUnreadable(message, at: location(offset))
  }

  private mutating func reportLocale(at place: SourceLocation?) {
    guard !isLocaleReported else { return }
    isLocaleReported = true
    catalog.addUnreadable(
      "expected the translation's locale in the attribute language of <TS> or in the file's name, found none",
      at: place ?? location(0))
  }
}
