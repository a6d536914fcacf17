import Vocabulary

/// Makes a catalog's entries of the messages of a PO or MO file.
///
/// A message gives two entries: the source's text, carried along, and the translation. In a file of the source's own locale
/// and where ids are names, it gives one.
struct GettextEntries {
  private(set) var catalog: Catalog
  private let file: CatalogFile
  /// Nil where neither the header nor the path names one.
  private let locale: LanguageTag?
  private let source: LanguageTag
  private let hasSymbolicIDs: Bool
  private let plurals: GettextHeader.Plurals
  /// Names of the plural forms, by index.
  private var targetForms: [String?] = []
  private var sourceForms: [String?] = []
  /// Some message has a flag for its format. Where none has one, as in all MO files, the ids tell the placeholders.
  private var hasFormatFlags = false
  private var seen: [GettextMessage.Identity: SourceLocation] = [:]

  /// `plurals` nil is libintl's own choice, for a header without a usable formula.
  init(_ catalog: Catalog, of file: CatalogFile, header: GettextHeader, plurals: GettextHeader.Plurals?, symbolic: Bool)
  {
    var file = file
    file.settle(on: header.language)
    self.file = file
    self.catalog = catalog
    self.catalog.table = file.table
    locale = header.language ?? file.pathLocale
    source = header.sourceLanguage ?? file.sourceLocale
    hasSymbolicIDs = symbolic
    self.catalog.sourceLocale = header.sourceLanguage
    self.plurals = plurals ?? .germanic
  }

  mutating func add(_ messages: [GettextMessage]) {
    // A template has no language and no text.
    if locale == nil, messages.contains(where: \.isTranslated) {
      catalog.addUnreadable(
        "expected the language in the header (“Language: de”) or in the path, found it in neither; "
          + "the translations are left out",
        at: SourceLocation(file: file.path, line: 1, column: 1))
    }
    if messages.contains(where: { $0.plural != nil }) {
      targetForms = PluralNames(plurals.formula, count: plurals.count, locale: locale ?? source).names
      // Untranslated messages show as the program has them: `msgid` for 1, else `msgid_plural`.
      sourceForms = PluralNames(.germanic, count: 2, locale: source).names
    }
    hasFormatFlags = messages.contains { $0.placeholders != nil }
    for message in messages { add(message) }
  }

  private mutating func add(_ message: GettextMessage) {
    if let first = seen[message.identity] {
      // `msgfmt` refuses the file; libintl's search would come upon one of them.
      catalog.addDuplicate(message.key, locale: locale, at: message.location, first: first, lastWins: false)
      return
    }
    seen[message.identity] = message.location
    let original = sourceVariants(of: message)
    let translation = message.isTranslated ? translatedVariants(of: message) : []
    let state: Entry.State =
      translation.isEmpty ? .new : message.isFuzzy ? .fuzzy : .translated
    guard locale != source else {
      // The product shows the id where there is no text.
      let isOwn = state == .translated || hasSymbolicIDs
      append(message, locale: source, variants: isOwn ? translation : original, state: isOwn ? state : .translated)
      return
    }
    if !hasSymbolicIDs {
      append(message, locale: source, variants: original, state: .translated, isCarried: true)
    }
    if let locale { append(message, locale: locale, variants: translation, state: state) }
  }

  private mutating func append(
    _ message: GettextMessage, locale: LanguageTag, variants: [Variant], state: Entry.State, isCarried: Bool = false
  ) {
    var entry = Entry(
      key: message.key, locale: locale, location: message.location, comment: message.comment, state: state,
      variants: variants.map { variant in
        var variant = variant
        variant.state = state
        return variant
      })
    entry.context = message.context
    entry.table = message.domain.map { "\(file.table)/\($0)" }
    entry.placeholders = message.placeholders ?? (hasFormatFlags ? .none : message.guessedPlaceholders)
    entry.limits = message.limits
    if message.plural != nil { entry.pluralForms = (isCarried ? sourceForms : targetForms).compactMap(\.self) }
    entry.isCarriedSource = isCarried
    catalog.entries.append(entry)
  }

  private func sourceVariants(of message: GettextMessage) -> [Variant] {
    guard let plural = message.plural else { return [Variant(path: VariantPath(), text: message.id)] }
    return zip(sourceForms, [message.id, plural]).compactMap { name, text in
      guard let name else { return nil }
      return Variant(
        path: VariantPath([.init(kind: "plural", value: name)]), text: text,
        location: text == plural ? message.pluralLocation : nil)
    }
  }

  private func translatedVariants(of message: GettextMessage) -> [Variant] {
    func location(_ index: Int) -> SourceLocation? {
      message.formLocations.indices.contains(index) ? message.formLocations[index] : nil
    }
    guard message.plural != nil else {
      return message.forms.prefix(1).map { Variant(path: VariantPath(), text: $0, location: location(0)) }
    }
    return zip(targetForms, message.forms).enumerated().compactMap { index, form in
      guard let name = form.0 else { return nil }
      return Variant(
        path: VariantPath([.init(kind: "plural", value: name)]), text: form.1, location: location(index))
    }
  }
}
