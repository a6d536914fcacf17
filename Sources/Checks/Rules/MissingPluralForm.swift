import Catalogs
import Titles
import UnicodeServices
import Vocabulary

/// A text with plural forms lacks one that its language has for whole numbers below a million, or `other`: those numbers
/// then read as a foreign speaker would say them.
///
/// Forms that the language does not have are no fault, and a pseudo-locale (`ar-XB`) has those of the source. Formats whose files bring their own rules (gettext, Qt) are held to
/// those (`Entry.pluralForms`).
struct MissingPluralForm: EntryRule {
  static let rule = Rule(
    "missing-plural-form", .catalog, .catalog, .warning,
    summary: "A text with plural forms lacks `other`, or one that its language has for whole numbers below a million.",
    advice: "Add the form; the numbers in the message take it.")

  private var needs: [LanguageTag: PluralNeeds] = [:]
  private let maker = TitleMaker()

  mutating func findings(on subject: EntrySubject) throws -> [Finding] {
    let entry = subject.entry
    guard !entry.locale.isPseudo else { return [] }
    var sets: [FormSet] = []
    for leaf in entry.variants where !leaf.path.isEmpty { Self.add(leaf, variable: nil, to: &sets) }
    // One message tells of all of them, always in the same order.
    for (name, variable) in entry.substitutions.sorted(by: { $0.key < $1.key }) {
      for form in variable.forms { Self.add(form, variable: name, to: &sets) }
    }
    if Self.holdsChoices(entry) {
      for title in try maker.titles(of: entry, table: "", source: subject.source) {
        let path = entry.placeholders == .flutter ? Self.flutterPath(title.variant) : title.variant
        Self.add(Variant(path: path, text: title.rawText), variable: nil, to: &sets)
      }
    }
    guard !sets.isEmpty else { return [] }
    let needs = try needs(of: entry.locale)
    var lacks: [(path: VariantPath, lack: String)] = []
    for set in sets where !set.isEmpty {
      guard let lack = Self.lack(of: set, in: entry, needs) else { continue }
      let part = set.variable.map { "%#@\($0)@ has no form for \(lack)" } ?? "No plural form for \(lack)"
      if let index = lacks.firstIndex(where: { $0.path == set.path }) {
        if lacks[index].lack != part { lacks[index].lack += "; " + part }
      } else {
        lacks.append((set.path, part))
      }
    }
    return lacks.map { path, lack in subject.finding(Self.rule, lack + ".", path: path) }
  }

  /// Leaves that differ by a number alone.
  private struct FormSet {
    /// Their path without the number.
    var path: VariantPath
    var variable: String?
    var categories: Set<String> = []
    /// A variable that shows nothing, whatever the number.
    var isEmpty = true
  }

  private static func add(_ leaf: Variant, variable: String?, to sets: inout [FormSet]) {
    guard let place = leaf.path.steps.lastIndex(where: { $0.kind == "plural" }) else { return }
    // A form that nobody has begun to translate is not there yet.
    if leaf.state == .new, leaf.text.isEmpty { return }
    var path = leaf.path
    let category = path.steps.remove(at: place).value
    let index = sets.firstIndex { $0.path == path && $0.variable == variable } ?? sets.count
    if index == sets.count { sets.append(FormSet(path: path, variable: variable)) }
    sets[index].categories.insert(category)
    if !leaf.text.isEmpty { sets[index].isEmpty = false }
  }

  /// Flutter's tools make `zero`, `one` and `two` of these, and `one` serves all numbers of its category.
  private static let flutterNames = ["=0": "zero", "=1": "one", "=2": "two"]

  private static func flutterPath(_ path: VariantPath) -> VariantPath {
    VariantPath(
      path.steps.map { step in
        guard step.kind == "plural", let name = flutterNames[step.value] else { return step }
        return VariantPath.Step(kind: step.kind, value: name)
      })
  }

  private static func lack(of set: FormSet, in entry: Entry, _ needs: PluralNeeds) -> String? {
    var lacking = needs.lacking(among: set.categories)
    if let own = entry.pluralForms {
      // The numbers of a form that the format does not have come to another of its forms.
      lacking.removeAll { !own.contains($0.category) }
    }
    if entry.placeholders == .fluent {
      // Its default has the numbers that no other case has, whatever it is called; and a selector without a category, as of
      // `[1]` and the default, is not meant for what number the words have.
      let names = PluralRules.allCategories.filter { $0 != "other" }
      guard names.contains(where: set.categories.contains) else { return nil }
      lacking.removeAll { $0.category == "other" }
    }
    guard !lacking.isEmpty else { return nil }
    let parts = lacking.map { "\($0.category) (\($0.examples))" }
    return (parts.count > 1 ? [parts.dropLast().joined(separator: ", ")] + parts.suffix(1) : parts)
      .joined(separator: " and ")
  }

  private mutating func needs(of locale: LanguageTag) throws -> PluralNeeds {
    if let known = needs[locale] { return known }
    let found = try PluralNeeds(locale: locale)
    needs[locale] = found
    return found
  }

  /// Formats whose texts hold their plural forms themselves.
  private static func holdsChoices(_ entry: Entry) -> Bool {
    switch entry.placeholders {
    case .apple, .c, .java, .python, .ruby, .qt, .dotNet, .braces, .doubleBraces, .none: false
    default: entry.variants.contains { $0.text.contains("plural") || $0.text.contains("->") }
    }
  }
}
