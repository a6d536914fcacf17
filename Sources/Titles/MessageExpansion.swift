import Catalogs
import UnicodeServices

/// Expands a message into its forms: each choice of an argument is made once for all places that ask for it.
///
/// Choices of several arguments are combined, those inside a case only where that case is chosen. Where the combinations
/// exceed `formLimit`, arguments vary together instead, so that each case still stands in a form.
struct MessageExpansion {
  /// A text of this length is no title.
  static let lengthLimit = 16_384
  /// The most combinations that are made.
  static let formLimit = 64
  /// The most forms of any message; there are as many countries as that to select from, but not ten times as many.
  private static let hardLimit = 1024

  /// An argument as something to choose by.
  private struct Chooser: Hashable {
    enum Kind: Hashable { case cardinal, ordinal, select, choice }

    var name: String
    var kind: Kind

    init?(_ argument: MessageArgument) {
      name = argument.name
      switch argument.kind {
      case .simple: return nil
      case .plural(let isOrdinal, _, _): kind = isOrdinal ? .ordinal : .cardinal
      case .select: kind = .select
      case .choice: kind = .choice
      }
    }

    func step(_ selector: String) -> VariantPath.Step {
      switch kind {
      case .cardinal: VariantPath.Step(kind: "plural", value: selector)
      case .ordinal: VariantPath.Step(kind: "ordinal", value: selector)
      case .select, .choice: VariantPath.Step(kind: name, value: selector)
      }
    }
  }

  private struct Form {
    var choices: [(chooser: Chooser, selector: String)] = []
    var pieces: [Piece] = []

    func selector(of chooser: Chooser) -> String? { choices.first { $0.chooser == chooser }?.selector }
  }

  private enum Piece {
    case text([UInt16])
    case number(Chooser)
    case argument(MessageArgument)
  }

  private let message: MessagePattern
  private let notes: [PlaceholderNote]
  private let category: MessageForms.Category
  /// All that can be chosen, over all places, in order of appearance.
  private var selectors: [Chooser: [String]] = [:]
  private var offsets: [Chooser: Double] = [:]

  init(_ message: MessagePattern, notes: [PlaceholderNote], category: @escaping MessageForms.Category) {
    self.message = message
    self.notes = notes
    self.category = category
    for argument in message.arguments {
      guard let chooser = Chooser(argument) else { continue }
      if case .plural(_, let offset, _) = argument.kind, offsets[chooser] == nil { offsets[chooser] = offset }
      var known = selectors[chooser] ?? []
      var seen = Set(known)
      for selector in argument.cases.map(\.selector) where seen.insert(selector).inserted { known.append(selector) }
      selectors[chooser] = known
    }
  }

  /// The forms, in the order of the cases; one for a message without choices.
  func forms(textLength: Int) -> [MessageForm] {
    // The work grows with both.
    let limit = min(Self.hardLimit, max(16, 4_000_000 / max(textLength, 1)))
    return expand(message.parts, from: Form(), number: nil, limit: limit).map(finish)
  }

  // MARK: Choosing

  private func expand(_ parts: [MessagePattern.Part], from form: Form, number: Chooser?, limit: Int) -> [Form] {
    var forms = [form]
    for part in parts {
      switch part {
      case .text(let units): add(.text(units), to: &forms)
      case .number: if let number { add(.number(number), to: &forms) }
      case .argument(let argument):
        if let chooser = Chooser(argument) {
          forms = choose(by: chooser, argument, from: forms, number: number, limit: limit)
        } else {
          add(.argument(argument), to: &forms)
        }
      }
    }
    return forms
  }

  private func add(_ piece: Piece, to forms: inout [Form]) {
    for index in forms.indices { forms[index].pieces.append(piece) }
  }

  private func choose(
    by chooser: Chooser, _ argument: MessageArgument, from forms: [Form], number: Chooser?, limit: Int
  ) -> [Form] {
    let selectors = selectors[chooser] ?? []
    let undecided = forms.count { $0.selector(of: chooser) == nil }
    var decided: [Form] = []
    if forms.count - undecided + undecided * selectors.count <= Self.formLimit {
      for form in forms {
        guard form.selector(of: chooser) == nil else {
          decided.append(form)
          continue
        }
        for selector in selectors { decided.append(Self.deciding(form, chooser, selector)) }
      }
    } else {
      for index in 0..<min(max(forms.count, selectors.count), limit) {
        let form = forms[index % forms.count]
        let isDecided = form.selector(of: chooser) != nil
        if isDecided, index >= forms.count { continue }
        decided.append(isDecided ? form : Self.deciding(form, chooser, selectors[index % selectors.count]))
      }
    }
    let isPlural = chooser.kind == .cardinal || chooser.kind == .ordinal
    var result: [Form] = []
    for form in decided where result.count < limit {
      guard let chosen = chosenCase(of: argument, by: chooser, in: form) else { continue }
      result += expand(
        chosen.message.parts, from: form, number: isPlural ? chooser : number, limit: limit - result.count)
    }
    return result
  }

  private static func deciding(_ form: Form, _ chooser: Chooser, _ selector: String) -> Form {
    var form = form
    form.choices.append((chooser, selector))
    return form
  }

  /// The case of that selector; for an exact number that has none, that of the number's category; else `other`.
  private func chosenCase(of argument: MessageArgument, by chooser: Chooser, in form: Form) -> MessageCase? {
    let cases = argument.cases
    guard let selector = form.selector(of: chooser) else { return cases.last }
    if let exact = cases.first(where: { $0.selector == selector }) { return exact }
    if case .plural(let isOrdinal, let offset, _) = argument.kind, let number = MessageCase.number(of: selector),
      let name = category(number - offset, isOrdinal), let found = cases.first(where: { $0.selector == name })
    {
      return found
    }
    return cases.first { $0.selector == "other" } ?? cases.last
  }

  // MARK: Values

  private func finish(_ form: Form) -> MessageForm {
    MessageForm(
      steps: form.choices.map { $0.chooser.step($0.selector) },
      pieces: form.pieces.map { piece in
        switch piece {
        case .text(let units): .literal(units[...])
        case .number(let chooser): .slot(number(of: chooser, in: form, lessOffset: true))
        case .argument(let argument): .slot(slot(for: argument, in: form))
        }
      })
  }

  private func slot(for argument: MessageArgument, in form: Form) -> TitleTemplate.Slot {
    let governing = form.choices.first { $0.chooser.name == argument.name && $0.chooser.kind != .select }
    if let governing { return number(of: governing.chooser, in: form, lessOffset: false) }
    return TitleTemplate.Slot(placeholder: Placeholder(argument, note: note(for: argument.name)))
  }

  private func note(for name: String) -> PlaceholderNote? { notes.first { $0.name == name } }

  /// The number that chose a form.
  private func number(of chooser: Chooser, in form: Form, lessOffset: Bool) -> TitleTemplate.Slot {
    var placeholder = Placeholder(range: 0..<0, spelling: "{\(chooser.name)}", kind: .integer)
    placeholder.name = chooser.name
    var slot = TitleTemplate.Slot(placeholder: placeholder)
    guard let selector = form.selector(of: chooser) else { return slot }
    if chooser.kind == .choice {
      slot.exact = sample(ofChoice: selector, among: selectors[chooser] ?? [])
      return slot
    }
    let offset = offsets[chooser] ?? 0
    if let exact = MessageCase.number(of: selector) {
      slot.exact = exact - (lessOffset ? offset : 0)
    } else {
      slot.category = selector
      slot.isOrdinal = chooser.kind == .ordinal
      slot.offset = offset
      slot.showsRemainder = lessOffset
      slot.taken = (selectors[chooser] ?? []).compactMap(MessageCase.number).map { $0 - offset }
    }
    return slot
  }

  /// The first number that comes to a case; below the first one, that before the next.
  private func sample(ofChoice selector: String, among selectors: [String]) -> Double {
    guard let limit = MessageCase.number(of: selector) else { return 0 }
    if limit.isFinite { return selector.hasSuffix("<") ? limit.rounded(.down) + 1 : limit }
    let next = selectors.compactMap(MessageCase.number).first { $0.isFinite }
    return next.map { $0 - 1 } ?? 0
  }
}

extension Placeholder {
  /// A message's argument by its type and, where it has none, by what the catalog says about it.
  init(_ argument: MessageArgument, note: PlaceholderNote?) {
    self.init(range: argument.nameRange, spelling: "{\(argument.name)}", kind: .text)
    if let number = Int(argument.name), number < 1000 { position = number + 1 } else { name = argument.name }
    isTyped = false
    guard case .simple(let type, let style) = argument.kind else { return }
    switch type {
    case "number": readNumber(style ?? "")
    case "date", "time": kind = .date(DateStyle(style ?? "", isTime: type == "time"))
    case nil: readType(of: note)
    default: break
    }
  }

  /// `integer`, `percent`, `#,##0.00`, and the skeletons `::percent`, `::.00`.
  private mutating func readNumber(_ style: String) {
    isTyped = true
    kind = .integer
    format.isGrouped = true
    if style.contains("percent") || style.contains("%") { format.conversion = "percent" }
    guard let point = style.firstIndex(of: "."), !style.contains("percent"), !style.contains("%") else { return }
    let digits = style[style.index(after: point)...].prefix { $0 == "0" || $0 == "#" }
    guard !digits.isEmpty else { return }
    kind = .decimal
    format.precision = min(digits.count, 20)
  }

  private mutating func readType(of note: PlaceholderNote?) {
    switch note?.type?.lowercased() {
    case "int", "num", "number", "integer": kind = .integer
    case "double", "float": kind = .decimal
    case "datetime":
      kind = .date(DateStyle(flutterFormat: note?.format ?? "", isPattern: note?.hasOwnFormat ?? false))
      return
    default: return
    }
    isTyped = true
  }
}
