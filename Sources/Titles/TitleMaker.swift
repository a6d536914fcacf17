package import Catalogs
package import UnicodeServices
import Vocabulary

/// Makes the titles of entries: one for each leaf, and one for each form of its variables.
///
/// One per worker: it keeps number formats and plural rules of the locales it has met.
package final class TitleMaker {
  private let samples: SampleBook
  private let scope: Scope
  private let numbers = NumberWriter()

  /// Which entries are audited.
  package struct Scope: Sendable, Equatable {
    package var states: Set<Entry.State> = [.translated, .needsReview]
    /// Entries that are marked as not for translation, too.
    package var includesUntranslatable = false

    package init() {}

    package func includes(_ entry: Entry) -> Bool {
      states.contains(entry.state) && (includesUntranslatable || entry.shouldTranslate)
    }
  }

  package init(samples: SampleBook = SampleBook(), scope: Scope = Scope()) {
    self.samples = samples
    self.scope = scope
  }

  /// The titles of an entry; none for an empty text or an entry outside the scope.
  ///
  /// `source` is the entry it translates; nil for a source. It settles what is a placeholder.
  package func titles(of entry: Entry, table: String, source: Entry? = nil) throws(UnicodeError) -> [Title] {
    guard scope.includes(entry) else { return [] }
    var entry = entry
    if let notes = source?.placeholderNotes, !notes.isEmpty {
      // What the source says of its values holds for its translations.
      entry.placeholderNotes += notes.filter { note in !entry.placeholderNotes.contains { $0.name == note.name } }
    }
    var titles: [Title] = []
    for leaf in entry.variants where scope.states.contains(leaf.state) && !leaf.text.isEmpty {
      if entry.placeholders == .fluent, !FluentForms.isShown(leaf.path) { continue }
      let forms = MessageForms.forms(
        of: leaf.text, syntax: entry.placeholders, locale: entry.locale, notes: entry.placeholderNotes,
        references: entry.references
      ) { [numbers] value, isOrdinal in
        // What ICU cannot tell is a form of `other`.
        try? numbers.category(of: value, isOrdinal: isOrdinal, locale: entry.locale)
      }
      if let forms {
        for form in forms {
          var template = TitleTemplate(form, mnemonic: entry.mnemonic)
          if let source, template.slots.contains(where: \.isOpen), let text = source.counterpart(of: leaf.path)?.text {
            template.govern(Counted.arguments(of: text, syntax: source.placeholders))
          }
          let candidates = try candidates(for: template, of: entry)
          titles.append(title(of: leaf, steps: form.steps, entry: entry, table: table, candidates: candidates))
        }
        continue
      }
      for choice in VariableChoices.all(for: leaf.text, in: entry.substitutions) {
        let candidates = try candidates(for: leaf, choice: choice, of: entry, source: source)
        titles.append(title(of: leaf, steps: choice.steps, entry: entry, table: table, candidates: candidates))
      }
    }
    return titles
  }

  private func title(
    of leaf: Variant, steps: [VariantPath.Step], entry: Entry, table: String, candidates: [FilledText]
  ) -> Title {
    Title(
      table: table, key: entry.key, locale: entry.locale, location: entry.location,
      textLocation: leaf.location ?? entry.location, variant: VariantPath(leaf.path.steps + steps), state: leaf.state,
      rawText: leaf.text, candidates: candidates)
  }

  private func candidates(
    for leaf: Variant, choice: FormChoice, of entry: Entry, source: Entry?
  ) throws(UnicodeError) -> [FilledText] {
    let isPlain =
      samples.customSpellings.isEmpty && !PlaceholderScanner.mayHold(leaf.text, syntax: entry.placeholders)
      && !(entry.mnemonic.map { leaf.text.contains($0.rawValue) } ?? false)
    if isPlain { return [FilledText(text: leaf.text)] }
    let template = TitleTemplate(
      leaf, of: entry, source: source, choice: choice, customSpellings: samples.customSpellings)
    return try candidates(for: template, of: entry)
  }

  /// One filled text for each index of the samples.
  private func candidates(for template: TitleTemplate, of entry: Entry) throws(UnicodeError) -> [FilledText] {
    var values: [[String]] = []
    var unnamed = 0
    for var slot in template.slots {
      if slot.placeholder.argumentName == nil {
        // The others count up from 1.
        unnamed += 1
        slot.placeholder.position = unnamed
      }
      values.append(try texts(for: slot, of: entry))
    }
    let count = values.map(\.count).max() ?? 1
    return (0..<max(count, 1)).map { index in fill(template, with: values.map { $0[min(index, $0.count - 1)] }) }
  }

  /// The values for a slot, in the order of the samples; never empty.
  private func texts(for slot: TitleTemplate.Slot, of entry: Entry) throws(UnicodeError) -> [String] {
    let placeholder = slot.placeholder
    var chosen =
      samples.samples(for: placeholder, key: entry.key, areNumbersOnly: slot.isSpelledAsText)
      ?? example(for: placeholder, of: entry)
    if let exact = slot.exact {
      chosen = [.number(exact)]
    } else if let category = slot.category, let number = try number(of: category, for: slot, among: chosen, of: entry) {
      chosen = [.number(number)]
    }
    if chosen.isEmpty { chosen = [SampleBook.standard(for: placeholder.kind)] }
    var texts: [String] = []
    for sample in chosen { texts.append(try numbers.text(of: sample, in: placeholder, locale: entry.locale)) }
    return texts
  }

  /// The value that the catalog gives as an example to its translators.
  private func example(for placeholder: Placeholder, of entry: Entry) -> [SampleBook.Sample] {
    guard !entry.placeholderNotes.isEmpty, let name = placeholder.argumentName,
      let example = entry.placeholderNotes.first(where: { $0.name == name })?.example, !example.isEmpty
    else { return [] }
    if placeholder.kind != .text, let number = Double(example), number.isFinite { return [.number(number)] }
    return [.text(example)]
  }

  /// What is shown for the first configured number of a slot's plural category, else for CLDR's first.
  private func number(
    of category: String, for slot: TitleTemplate.Slot, among samples: [SampleBook.Sample], of entry: Entry
  ) throws(UnicodeError) -> Double? {
    let added = slot.showsRemainder ? 0 : slot.offset
    for case .number(let value) in samples where !slot.taken.contains(value - slot.offset) {
      let found = try numbers.category(of: value - slot.offset, isOrdinal: slot.isOrdinal, locale: entry.locale)
      if found == category { return value - slot.offset + added }
    }
    // A text is meant as it stands: "1.234,00 €" is a number of no category.
    if samples.contains(where: { !$0.isNumber }) { return nil }
    let first = try numbers.firstNumber(
      of: category, isOrdinal: slot.isOrdinal, besides: slot.taken, locale: entry.locale)
    return first.map { $0 + added }
  }

  private func fill(_ template: TitleTemplate, with values: [String]) -> FilledText {
    var result = FilledText(text: "")
    var units: [UInt16] = []
    var next = 0
    for piece in template.pieces {
      switch piece {
      case .literal(let literal): units += literal
      case .slot(let slot):
        let start = units.count
        units += values[next].utf16
        result.values.append(
          FilledText.Value(range: start..<units.count, spelling: slot.placeholder.spelling, kind: slot.placeholder.kind)
        )
        result.samples[slot.placeholder.spelling] = values[next]
        next += 1
      }
    }
    result.text = String(decoding: units, as: UTF16.self)
    return result
  }
}

extension Entry {
  /// The leaf of this source that a translation's leaf with that path stands for: the same path, else the same with
  /// the plural `other`, else the one nearest to a plain `other`. A member of a list only has its like.
  package func counterpart(of path: VariantPath) -> Variant? {
    // A list may be long: where its members stand where they should, none is looked for.
    if let item = path.item, variants.indices.contains(item), variants[item].path == path { return variants[item] }
    if let same = variants.first(where: { $0.path == path }) { return same }
    if path.steps.contains(where: { $0.kind == "item" }) { return nil }
    let other = path.withPlural("other")
    return variants.first { $0.path == other }
      ?? variants.first { $0.path.isEmpty }
      ?? variants.first { $0.path.steps == path.steps.filter { $0.kind != "plural" } }
      ?? variants.first { $0.path.plural == "other" } ?? variants.last
  }
}
