import Catalogs
import Titles
import Vocabulary

/// A translation fills in other things than its source: at best a value is lost, at worst the program stops.
///
/// Each leaf is compared with its like in the source, its plural form `other` where the source has no such form. Forms for
/// few numbers (zero, one, two, `=1`) may say their number in words.
struct PlaceholderMismatch: EntryRule {
  static let rule = Rule(
    "placeholder-mismatch", .catalog, .catalog, .error,
    summary: "A translation's placeholders are not those of its source.",
    advice: "Write each placeholder as the source has it; only their order is free.")

  func findings(on subject: EntrySubject) -> [Finding] {
    // What the source is formatted by is what its translations are: where it says nothing, nothing is compared.
    guard let source = subject.source, source.placeholders != .none else { return [] }
    var findings: [Finding] = []
    for leaf in subject.leaves {
      guard let reference = source.reference(for: leaf.path),
        Placeholders.mayBe(in: leaf.text, syntax: source.placeholders)
          || Placeholders.mayBe(in: reference.text, syntax: source.placeholders),
        !leaf.text.allSatisfy(\.isWhitespace)
      else { continue }
      let like = leaf.path == reference.path ? nil : source.variants.first { $0.path == leaf.path }
      let comparison = Comparison(
        translation: leaf.text, of: subject.entry, source: reference.text, like: like?.text, of: source,
        isForFewNumbers: Self.isForFewNumbers(leaf.path.plural))
      if let message = comparison.message { findings.append(subject.finding(Self.rule, message, leaf: leaf)) }
    }
    for (name, variable) in subject.entry.substitutions {
      guard let original = source.substitutions[name] else { continue }
      findings += self.findings(on: variable, named: name, of: original, in: subject, source)
    }
    return findings
  }

  /// The forms of a variable that both have.
  private func findings(
    on variable: Substitution, named name: String, of original: Substitution, in subject: EntrySubject,
    _ source: Entry
  ) -> [Finding] {
    guard let reference = original.forms.last(where: { $0.path.plural == "other" }) ?? original.forms.last else {
      return []
    }
    return variable.forms.compactMap { form in
      guard EntrySubject.isShipped(form.state), !form.text.isEmpty else { return nil }
      let comparison = Comparison(
        translation: form.text, of: subject.entry, source: reference.text,
        like: original.forms.first { $0.path == form.path }?.text, of: source,
        isForFewNumbers: Self.isForFewNumbers(form.path.plural))
      guard let message = comparison.message else { return nil }
      var finding = subject.finding(Self.rule, "In %#@\(name)@: " + message, leaf: form)
      finding.sourceText = reference.text
      return finding
    }
  }

  private static func isForFewNumbers(_ category: String?) -> Bool {
    guard let category else { return false }
    return ["zero", "one", "two"].contains(category) || category.hasPrefix("=")
  }
}

extension Entry {
  /// The leaf that tells what a leaf of that path has to fill in: the form `other` of its likes.
  fileprivate func reference(for path: VariantPath) -> Variant? {
    if variants.count == 1, path.isEmpty { return variants[0] }
    guard path.plural != nil else { return counterpart(of: path) }
    return counterpart(of: path.withPlural("other"))
  }
}

/// Two texts and what they ask for.
private struct Comparison {
  /// Nil where nothing is wrong.
  private(set) var message: String?

  init(
    translation: String, of entry: Entry, source: String, like: String?, of sourceEntry: Entry, isForFewNumbers: Bool
  ) {
    let syntax = sourceEntry.placeholders
    let found = Placeholders.find(in: translation, source: source, syntax: syntax)
    let wanted = Placeholders.find(in: source, source: nil, syntax: syntax)
    guard !(found.isEmpty && wanted.isEmpty) else { return }
    if wanted.isEmpty, Self.isMeantAsPercent(found, in: translation, source: source) { return }
    var alike = like.map { Placeholders.find(in: $0, source: nil, syntax: syntax) }
    var expanded = (found: found, wanted: wanted)
    if Self.variables(of: found) != Self.variables(of: wanted) {
      expanded.found = Self.expanded(found, in: entry)
      expanded.wanted = Self.expanded(wanted, in: sourceEntry)
      alike = alike.map { Self.expanded($0, in: sourceEntry) }
    }
    func difference(offered: [Placeholder]) -> PlaceholderDifference {
      PlaceholderDifference(
        source: expanded.wanted, translation: expanded.found, like: alike, offered: offered,
        mayLeaveOutNumber: isForFewNumbers)
    }
    guard !difference(offered: []).isEmpty else { return }
    let difference = difference(offered: Self.offered(for: entry, syntax))
    guard !difference.isEmpty else { return }
    message = Self.sentence(difference, translation: translation)
  }

  /// A source that is never formatted has percent signs that are just that, and so has its translation, wherever they stand
  /// (`%100 e kadar`).
  private static func isMeantAsPercent(_ found: [Placeholder], in translation: String, source: String) -> Bool {
    let percent = UInt8(ascii: "%")
    let signs = source.utf8.count { $0 == percent }
    return signs > 0 && translation.utf8.count { $0 == percent } <= signs
      && found.allSatisfy { $0.position == nil && $0.spelling.hasPrefix("%") && !$0.spelling.hasSuffix("@") }
  }

  /// What a program passes besides what the source uses of it, as far as it is known.
  private static func offered(for entry: Entry, _ syntax: PlaceholderSyntax) -> [Placeholder] {
    switch syntax {
    // Xcode writes it into the key: `notifications.favorite %lld`.
    case .apple: Placeholders.find(in: entry.key, source: nil)
    // Rails passes these to each of its messages about errors.
    case .ruby where entry.key.contains("errors."):
      Placeholders.find(in: "%{attribute} %{model} %{value}", source: nil, syntax: .ruby)
    default: []
    }
  }

  // MARK: Variables

  private static func variables(of placeholders: [Placeholder]) -> Set<String> {
    var names: Set<String> = []
    for case .variable(let name) in placeholders.map(\.kind) { names.insert(name) }
    return names
  }

  /// With each variable as what its form `other` fills in, for a text whose like names other variables or none.
  private static func expanded(_ placeholders: [Placeholder], in entry: Entry) -> [Placeholder] {
    placeholders.flatMap { placeholder -> [Placeholder] in
      guard case .variable(let name) = placeholder.kind, let variable = entry.substitutions[name] else {
        return [placeholder]
      }
      let form = variable.forms.last { $0.path.plural == "other" } ?? variable.forms.last
      let inside = Placeholders.find(in: form?.text ?? "", source: nil, syntax: entry.placeholders)
      var number = Placeholder(
        range: placeholder.range, spelling: placeholder.spelling, kind: .formArgument,
        position: variable.argument ?? placeholder.position)
      number.isTyped = variable.formatSpecifier != "@"
      // It takes its argument, whether its forms show it or not.
      number.isChoice = !inside.contains { $0.position == nil || $0.position == number.position }
      return [number] + inside.filter { $0.position != nil && $0.position != number.position }
    }
  }

  // MARK: Words

  private static func sentence(_ difference: PlaceholderDifference, translation: String) -> String {
    var parts: [String] = []
    func add(_ part: String) { if !parts.contains(part) { parts.append(part) } }
    let changed = difference.changed
    for change in changed { add("\(change.source.spelling) has become \(change.translation.spelling)") }
    for placeholder in difference.missing where !changed.contains(where: { $0.source == placeholder }) {
      add("\(placeholder.spelling) is missing")
    }
    for placeholder in difference.unexpected where !changed.contains(where: { $0.translation == placeholder }) {
      add("\(placeholder.spelling) is not in the source")
    }
    let text = "Other placeholders than in the source: " + parts.joined(separator: ", ") + "."
    return text + (difference.missing.isEmpty ? "" : hint(for: difference.missing, in: translation))
  }

  /// Why a placeholder that seems to stand there is none.
  private static func hint(for missing: [Placeholder], in translation: String) -> String {
    let scalars = translation.unicodeScalars
    if missing.contains(where: { $0.spelling.hasPrefix("%") }),
      let sign = scalars.first(where: { $0 == "\u{FF05}" || $0 == "\u{66A}" || $0 == "\u{FE6A}" })
    {
      return " The sign \(sign) (U+\(String(sign.value, radix: 16, uppercase: true))) starts none: it has to be %."
    }
    if missing.contains(where: { $0.spelling.contains("{") }) {
      let isOdd = scalars.count(where: { $0 == "{" }) != scalars.count(where: { $0 == "}" })
      if isOdd { return " A brace lacks its like." }
      if scalars.contains(where: { $0 == "\u{FF5B}" || $0 == "\u{FF5D}" }) { return " Full-width braces are text." }
    }
    return ""
  }
}
