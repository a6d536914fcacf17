import Vocabulary

/// The entries of one resource file.
///
/// All resources are collected first: a reference may name what stands further down.
struct AndroidResources {
  private(set) var catalog: Catalog
  private let file: CatalogFile
  private let document: XMLDocument
  private let locale: LanguageTag
  private var resources: [Resource] = []
  /// Places in `resources`, by kind and name.
  private var places: [Identity: Int] = [:]
  /// Where each product of a resource stands first.
  private var seen: [Identity: SourceLocation] = [:]
  private var usedKeys: Set<String> = []

  private struct Identity: Hashable {
    var kind: Kind
    var name: String
    /// For `seen` only.
    var product: String?
  }

  /// Each kind has names of its own.
  private enum Kind: String {
    case string, plurals, array
  }

  /// A resource in all the products that the file has it for.
  private struct Resource {
    var identity: Identity
    var location: SourceLocation
    var comment: String?
    var limits: TextLimits?
    var shouldTranslate: Bool
    var products: [Product] = []
  }

  private struct Product {
    /// `tablet`; nil and `default` are the same.
    var name: String?
    var values: [Value] = []
    var notes: [PlaceholderNote] = []
  }

  private struct Value {
    var step: VariantPath.Step?
    var value: AndroidText.Value
    var location: SourceLocation
  }

  init(_ file: CatalogFile) {
    self.file = file
    catalog = Catalog(file)
    document = XMLDocument(file.bytes)
    let stated = document.root?.attribute("locale", namespace: "http://schemas.android.com/tools")
    if file.isBase, let stated, !stated.isEmpty {
      // `tools:locale` says what language the folder without a qualifier has.
      locale = LocaleCode.tag(stated)
      catalog.sourceLocale = locale
    } else {
      locale = file.locale
    }
  }

  mutating func readAll() {
    for problem in document.problems { report(problem.message, at: problem.offset) }
    if let root = document.root {
      if root.name == "resources" {
        readChildren(of: root)
      } else {
        report("expected <resources>, found <\(root.name)>", at: root.offset)
      }
    }
    catalog.entries = resources.map { entry(for: $0) }
    catalog.reportIfEmpty()
    catalog.sortProblems()
  }

  private mutating func readChildren(of root: XMLElement) {
    var comments = AndroidComments()
    for child in root.children {
      switch child {
      case .comment(let comment):
        if comments.stand(behind: resources.last?.comment == nil && !resources.isEmpty) {
          resources[resources.count - 1].comment = AndroidComments.plain(comment.text)
        } else {
          comments.add(comment)
        }
      case .text(let text):
        // Gradle drops what else stands there before aapt2 could refuse it.
        comments.pass(text.text)
      case .element(let element):
        let taken = comments.take()
        if element.isComplete { readResource(element, comment: taken) }
      }
    }
  }

  // MARK: Resources

  private mutating func readResource(_ element: XMLElement, comment: AndroidComments.Taken) {
    let kind: Kind
    switch (element.name, element["type"]) {
    case ("string", _), ("item", "string"): kind = .string
    case ("plurals", _), ("bag", "plurals"): kind = .plurals
    case ("string-array", _): kind = .array
    default: return
    }
    let location = location(element.offset)
    guard let name = element["name"], !name.isEmpty else {
      return report("expected the attribute name in <\(element.name)>, found none", at: element.offset)
    }
    let identity = Identity(kind: kind, name: name)
    guard let product = product(element, kind: kind, name: name) else { return }
    let productIdentity = Identity(kind: kind, name: name, product: product.name ?? "")
    if let first = seen[productIdentity] {
      // aapt2 and Gradle refuse the second one.
      return catalog.addDuplicate(name, locale: locale, at: location, first: first, lastWins: false)
    }
    seen[productIdentity] = location
    if let place = places[identity] {
      resources[place].products.append(product)
      return
    }
    places[identity] = resources.count
    var resource = Resource(
      identity: identity, location: location, comment: comment.text, shouldTranslate: isTranslatable(element),
      products: [product])
    resource.limits = comment.limit.map { limit in
      var limits = TextLimits(spelling: limit.spelling, location: self.location(limit.offset))
      limits.characters = limit.characters
      return limits
    }
    resources.append(resource)
  }

  private func isTranslatable(_ element: XMLElement) -> Bool {
    switch element["translatable"]?.lowercased() {
    case "false": false
    case "true": true
    default: !file.path.split(separator: "/").suffix(1).contains { $0.hasPrefix("donottranslate") }
    }
  }

  /// Nil where a text of it could not be read.
  private mutating func product(_ element: XMLElement, kind: Kind, name: String) -> Product? {
    var product = Product()
    product.name = element["product"].flatMap { $0.isEmpty || $0 == "default" ? nil : $0 }
    if kind == .string {
      guard let value = value(of: element, step: nil, notes: &product.notes) else { return nil }
      product.values.append(value)
      return product
    }
    var quantities: Set<String> = []
    for (index, item) in element.elements.filter({ $0.name == "item" }).enumerated() {
      var step = VariantPath.Step(kind: "item", value: String(index))
      if kind == .plurals {
        guard let quantity = quantity(of: item) else { continue }
        guard quantities.insert(quantity).inserted else {
          report("the quantity “\(quantity)” stands twice in the plural “\(name)”", at: item.offset)
          continue
        }
        step = VariantPath.Step(kind: "plural", value: quantity)
      }
      guard let value = value(of: item, step: step, notes: &product.notes) else { return nil }
      product.values.append(value)
    }
    return product
  }

  private mutating func quantity(of item: XMLElement) -> String? {
    let quantities = ["zero", "one", "two", "few", "many", "other"]
    guard let quantity = item["quantity"], quantities.contains(quantity) else {
      let found = item["quantity"].map { "“\($0)”" } ?? "none"
      report(
        "expected the attribute quantity with one of \(quantities.joined(separator: ", ")), found \(found)",
        at: item.offset)
      return nil
    }
    return quantity
  }

  private mutating func value(
    of element: XMLElement, step: VariantPath.Step?, notes: inout [PlaceholderNote]
  ) -> Value? {
    let text = AndroidText(element)
    if let fault = text.fault {
      report(fault, at: element.contentOffset)
      return nil
    }
    if document.hasEncodingFaults, case .text(let text) = text.value, text.unicodeScalars.contains("\u{FFFD}") {
      return nil
    }
    if text.hasRawApostrophe { warnOfApostrophe(at: element.contentOffset) }
    notes += text.notes
    return Value(step: step, value: text.value, location: location(element.contentOffset))
  }

  // MARK: Entries

  private mutating func entry(for resource: Resource) -> Entry {
    var entry = Entry(
      key: key(for: resource.identity), locale: locale, location: resource.location, comment: resource.comment,
      shouldTranslate: resource.shouldTranslate, variants: [])
    entry.placeholders = .java
    entry.limits = resource.limits
    var noted: Set<String> = []
    for product in resource.products {
      for value in product.values {
        guard let text = text(of: value.value) else { continue }
        var steps: [VariantPath.Step] = []
        if resource.products.count > 1 { steps.append(.init(kind: "product", value: product.name ?? "default")) }
        if let step = value.step { steps.append(step) }
        entry.variants.append(Variant(path: VariantPath(steps), text: text, location: value.location))
      }
      for note in product.notes where noted.insert(note.name).inserted { entry.placeholderNotes.append(note) }
    }
    entry.aliasOf = alias(of: resource)
    // A text that is found elsewhere is not this file's to translate.
    if entry.variants.isEmpty, file.isBase { entry.shouldTranslate = false }
    return entry
  }

  /// The string that all of a resource's texts refer to; nil where it has a text of its own.
  private func alias(of resource: Resource) -> String? {
    var names: Set<String> = []
    for value in resource.products.flatMap(\.values) {
      guard case .reference(let name) = value.value else { return nil }
      names.insert(name)
    }
    return names.min()
  }

  /// The name, with its kind where another kind of this file took the name before.
  private mutating func key(for identity: Identity) -> String {
    if usedKeys.insert(identity.name).inserted { return identity.name }
    let key = "\(identity.kind.rawValue)/\(identity.name)"
    usedKeys.insert(key)
    return key
  }

  /// What is shown: the text, or the one that references lead to within the file.
  ///
  /// The platform itself follows at most 20 references, so that a circle ends.
  private func text(of value: AndroidText.Value) -> String? {
    var value = value
    for _ in 0..<20 {
      switch value {
      case .text(let text): return text
      case .unknown: return nil
      case .reference(let name):
        guard let place = places[Identity(kind: .string, name: name)] else { return nil }
        let products = resources[place].products
        guard let next = (products.first { $0.name == nil } ?? products.first)?.values.first else { return nil }
        value = next.value
      }
    }
    return nil
  }

  // MARK: Positions and faults

  private func location(_ offset: Int) -> SourceLocation { document.lines.location(of: offset, in: file.path) }

  private mutating func report(_ message: String, at offset: Int) {
    catalog.addUnreadable(message, at: location(offset))
  }

  /// aapt2 compiles no file with such a text; what people mean is plain, so it is read.
  private mutating func warnOfApostrophe(at offset: Int) {
    var finding = Finding(
      rule: "catalog-unreadable", severity: .warning,
      message: "expected \\' or quotes around the text, found an apostrophe that aapt2 refuses")
    finding.location = location(offset)
    catalog.problems.append(finding)
  }
}
