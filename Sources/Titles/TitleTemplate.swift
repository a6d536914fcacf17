import Catalogs

/// A text cut into what stays and what is filled, with the variables of one choice of forms put in.
struct TitleTemplate {
  enum Piece {
    case literal(ArraySlice<UInt16>)
    case slot(Slot)
  }

  /// A place for a value.
  struct Slot {
    var placeholder: Placeholder
    /// The plural category that the number has to have.
    var category: String?
    /// The category is one of places in an order: 1st, 2nd.
    var isOrdinal = false
    /// Numbers that have forms of their own: they do not come to the category's.
    var taken: [Double] = []
    /// A message's offset: the category is that of the number less the offset.
    var offset = 0.0
    /// `#`: what is left is shown, not the number.
    var showsRemainder = false
    /// The one number that comes to this form.
    var exact: Double?
    /// A number by its part in the text, spelled like any value: samples for that spelling are those of other texts.
    private(set) var isSpelledAsText = false

    init(placeholder: Placeholder, category: String? = nil) {
      self.placeholder = placeholder
      self.category = category
      if let name = placeholder.name, CountNames.contains(name) { setNumber() }
    }

    /// Nothing says yet what number it has.
    var isOpen: Bool { category == nil && exact == nil && placeholder.argumentName != nil }

    /// The number that chose a form.
    mutating func govern(by category: String) {
      self.category = category
      setNumber()
    }

    private mutating func setNumber() {
      guard placeholder.kind == .text else { return }
      isSpelledAsText = placeholder.name == nil
      if isSpelledAsText { placeholder.isTyped = true }
      placeholder.kind = .integer
      placeholder.format.conversion = "d"
    }
  }

  private(set) var pieces: [Piece] = []
  private let substitutions: [String: Substitution]
  private let choice: FormChoice
  private let customSpellings: [String]
  private let syntax: PlaceholderSyntax
  private let mnemonic: Mnemonic?
  private var unitCount = 0

  /// Variables within variables within … : what people write has two levels.
  private static let depthLimit = 8
  private static let lengthLimit = 16_384

  init(
    _ leaf: Variant, of entry: Entry, source: Entry?, choice: FormChoice, customSpellings: [String]
  ) {
    substitutions = entry.substitutions
    self.choice = choice
    self.customSpellings = customSpellings
    mnemonic = entry.mnemonic
    syntax = entry.placeholders
    append(leaf.text, source: source?.counterpart(of: leaf.path)?.text, inside: [], of: nil)
    if let plural = leaf.path.plural {
      govern(by: plural, like: entry)
      leaveZero(to: entry.variants, from: 0)
    } else if let source, source.variants.contains(where: { $0.path.plural != nil }) {
      // A translation without forms has all numbers.
      govern(by: "other", like: source)
    } else if entry.isCarriedSource, entry.pluralForms != nil {
      // Qt's source has one text for the forms of all languages.
      govern(by: "other", like: entry)
    }
  }

  init(_ form: MessageForm, mnemonic: Mnemonic?) {
    pieces = form.pieces.map { piece in
      guard case .literal(let units) = piece, let mnemonic else { return piece }
      return .literal(mnemonic.removed(from: units))
    }
    substitutions = [:]
    choice = FormChoice()
    customSpellings = []
    syntax = .none
    self.mnemonic = mnemonic
  }

  private mutating func append(
    _ text: String, source: String?, inside names: [String], of form: (name: String, category: String?)?
  ) {
    let units = Array(text.utf16)
    var end = 0
    for token in tokens(in: units, source: source) {
      switch token {
      case .escape(let range, let shown):
        if shown.lowerBound == range.lowerBound {
          // The first of two signs belongs to the text before it.
          appendLiteral(units[end..<shown.upperBound])
        } else {
          appendLiteral(units[end..<range.lowerBound])
          appendLiteral(units[shown])
        }
        end = range.upperBound
      case .placeholder(let placeholder):
        appendLiteral(units[end..<placeholder.range.lowerBound])
        end = placeholder.range.upperBound
        append(placeholder, raw: units[placeholder.range], inside: names, of: form)
      }
    }
    appendLiteral(units[end...])
  }

  private mutating func appendLiteral(_ units: ArraySlice<UInt16>) {
    guard !units.isEmpty else { return }
    unitCount += units.count
    pieces.append(.literal(mnemonic?.removed(from: units) ?? units))
  }

  private mutating func append(
    _ placeholder: Placeholder, raw: ArraySlice<UInt16>, inside names: [String],
    of form: (name: String, category: String?)?
  ) {
    switch placeholder.kind {
    case .variable(let name):
      // An unknown variable, one inside itself, and a text out of hand stay as they are written.
      guard let chosen = choice.forms[name], !names.contains(name), names.count < Self.depthLimit,
        unitCount < Self.lengthLimit
      else { return appendLiteral(raw) }
      let start = pieces.count
      append(chosen.text, source: nil, inside: names + [name], of: (name, chosen.path.plural))
      leaveZero(to: substitutions[name]?.forms ?? [], from: start)
    case .formArgument:
      var slot = Slot(placeholder: placeholder, category: form?.category)
      if let form, let substitution = substitutions[form.name] {
        slot.placeholder = Self.argument(of: substitution, named: form.name)
      }
      pieces.append(.slot(slot))
    default:
      pieces.append(
        .slot(Slot(placeholder: placeholder, category: isOwnNumber(placeholder, of: form) ? form?.category : nil)))
    }
  }

  /// Stringsdicts and Xcode's exports spell a variable's own number in its forms as any other: `%d`, `%2$lld`.
  private func isOwnNumber(_ placeholder: Placeholder, of form: (name: String, category: String?)?) -> Bool {
    guard let form, placeholder.kind == .integer || placeholder.kind == .decimal else { return false }
    guard let position = placeholder.position, let argument = substitutions[form.name]?.argument else { return true }
    return position == argument
  }

  /// What `%arg` means in a variable's forms: its format, under the variable's own name.
  private static func argument(of substitution: Substitution, named name: String) -> Placeholder {
    let spelling = "%" + substitution.formatSpecifier
    var result = Placeholder(range: 0..<0, spelling: "%#@\(name)@", kind: .formArgument)
    if case .placeholder(let meant)? = PlaceholderScanner.tokens(in: Array(spelling.utf16), syntax: .apple).first {
      result.format = meant.format
      if meant.kind == .decimal || meant.kind == .integer { result.kind = meant.kind }
    }
    return result
  }

  /// In a plural form the first number, by its argument, is the one that chose the form; where no form of the entry has
  /// one, it may be a text.
  private mutating func govern(by category: String, like entry: Entry) {
    var best: (argument: Int, index: Int)?
    var next = 0
    for (index, piece) in pieces.enumerated() {
      guard case .slot(let slot) = piece else { continue }
      next += 1
      guard slot.category == nil, [.integer, .decimal, .formArgument].contains(slot.placeholder.kind) else { continue }
      let argument = slot.placeholder.position ?? next
      if argument < best?.argument ?? .max { best = (argument, index) }
    }
    guard let best, case .slot(let chosen) = pieces[best.index] else {
      return governText(by: category, like: entry)
    }
    for (index, piece) in pieces.enumerated() {
      guard case .slot(var slot) = piece else { continue }
      let isSameArgument =
        slot.placeholder.position != nil && slot.placeholder.position == chosen.placeholder.position
        || slot.placeholder.name != nil && slot.placeholder.name == chosen.placeholder.name
      if index == best.index || isSameArgument {
        slot.category = category
        pieces[index] = .slot(slot)
      }
    }
  }

  private mutating func governText(by category: String, like entry: Entry) {
    let places = pieces.indices.filter { if case .slot = pieces[$0] { true } else { false } }
    guard !places.isEmpty,
      let number = Counted.text(among: entry.variants.lazy.filter { $0.path.plural != nil }, syntax: syntax)
    else { return }
    for (place, argument) in zip(places, Placeholder.byArgument(slots.map(\.placeholder)))
    where argument.identity == number {
      guard case .slot(var slot) = pieces[place] else { continue }
      slot.govern(by: category)
      pieces[place] = .slot(slot)
    }
  }

  /// Where there is a form `zero`, Foundation, i18next (`_zero`) and Rails show it for 0 whatever the language says, and no
  /// other form. `start` is the first piece of a form's text.
  private mutating func leaveZero(to forms: [Variant], from start: Int) {
    guard [.apple, .doubleBraces, .ruby].contains(syntax), forms.contains(where: { $0.path.plural == "zero" }) else {
      return
    }
    for index in pieces.indices[start...] {
      guard case .slot(var slot) = pieces[index], let category = slot.category, category != "zero",
        !slot.taken.contains(0)
      else { continue }
      slot.taken.append(0)
      pieces[index] = .slot(slot)
    }
  }

  /// In order of appearance.
  var slots: [Slot] { pieces.compactMap { if case .slot(let slot) = $0 { slot } else { nil } } }

  /// The values that choose the source's forms are numbers where the translation has no forms.
  mutating func govern(_ names: [String: Bool]) {
    for (index, piece) in pieces.enumerated() {
      guard case .slot(var slot) = piece, slot.isOpen, let name = slot.placeholder.argumentName,
        let isOrdinal = names[name]
      else { continue }
      slot.govern(by: "other")
      slot.isOrdinal = isOrdinal
      pieces[index] = .slot(slot)
    }
  }

  // MARK: Tokens

  private func tokens(in units: [UInt16], source: String?) -> [PlaceholderToken] {
    var tokens = Placeholders.tokens(in: units, source: source, syntax: syntax)
    if !customSpellings.isEmpty { addCustom(to: &tokens, in: units) }
    return tokens
  }

  /// The spellings that the configuration has samples for, where they are not part of something else.
  private func addCustom(to tokens: inout [PlaceholderToken], in units: [UInt16]) {
    var taken = tokens.map(\.range)
    for spelling in customSpellings {
      let wanted = Array(spelling.utf16)
      var start = 0
      while start + wanted.count <= units.count {
        let range = start..<(start + wanted.count)
        if units[range].elementsEqual(wanted), !taken.contains(where: { $0.overlaps(range) }) {
          taken.append(range)
          tokens.append(.placeholder(Placeholder(range: range, spelling: spelling, kind: .custom)))
          start = range.upperBound
        } else {
          start += 1
        }
      }
    }
    tokens.sort { $0.range.lowerBound < $1.range.lowerBound }
  }
}
