package import Vocabulary

/// What one catalog file holds, for one or for many locales, and what was wrong with it.
package struct Catalog: Sendable, Equatable {
  /// The path as reported: relative, with `/`.
  package var file: String
  package var format: CatalogFormat
  /// Entries of one table belong together over files: `Localizable` of `de.lproj/Localizable.strings`, with the folder
  /// that holds the locale folders.
  package var table: String
  /// The source locale, where the file itself says it.
  package var sourceLocale: LanguageTag?
  /// The file holds the texts of `Base.lproj`; its entries have the source locale.
  package var isBase = false
  /// In file order; one for each key and locale. A locale without a key of the others has no entry for it.
  package var entries: [Entry]
  /// `catalog-unreadable`, `duplicate-key` and other findings of reading, in file order.
  package var problems: [Finding]

  /// Something could not be read: what is absent may only be unread.
  package var isDamaged: Bool { problems.contains { $0.rule == "catalog-unreadable" } }

  package init(
    file: String, format: CatalogFormat, table: String, sourceLocale: LanguageTag? = nil, entries: [Entry] = [],
    problems: [Finding] = []
  ) {
    self.file = file
    self.format = format
    self.table = table
    self.sourceLocale = sourceLocale
    self.entries = entries
    self.problems = problems
  }
}

/// One key in one locale.
package struct Entry: Sendable, Equatable {
  package var key: String
  package var locale: LanguageTag
  /// Where the key stands.
  package var location: SourceLocation
  package var comment: String?
  package var state: State
  /// False where the catalog says that the key is not for translation.
  package var shouldTranslate: Bool
  /// A plain text has one variant with an empty path; none at all is a missing translation.
  package var variants: [Variant]
  /// `%#@name@` variables, by name.
  package var substitutions: [String: Substitution]

  package init(
    key: String, locale: LanguageTag, location: SourceLocation, comment: String? = nil, state: State = .translated,
    shouldTranslate: Bool = true, variants: [Variant], substitutions: [String: Substitution] = [:]
  ) {
    self.key = key
    self.locale = locale
    self.location = location
    self.comment = comment
    self.state = state
    self.shouldTranslate = shouldTranslate
    self.variants = variants
    self.substitutions = substitutions
  }

  /// How far a translation has come; by default `translated` and `needsReview` are audited.
  package enum State: String, Sendable, Hashable {
    case translated, needsReview, new, stale
  }
}

/// One leaf of an entry: its path and its text, with placeholders as the catalog has them.
package struct Variant: Sendable, Equatable {
  package var path: VariantPath
  package var text: String
  /// Where the text stands, if elsewhere than the key.
  package var location: SourceLocation?
  /// Of this leaf alone; an entry's state is that of its most advanced leaf.
  package var state: Entry.State

  package init(
    path: VariantPath, text: String, location: SourceLocation? = nil, state: Entry.State = .translated
  ) {
    self.path = path
    self.text = text
    self.location = location
    self.state = state
  }
}

/// Where a leaf stands among an entry's variants: `device:iphone/plural:few`.
package struct VariantPath: Sendable, Hashable, CustomStringConvertible {
  package var steps: [Step]

  package init(_ steps: [Step] = []) { self.steps = steps }

  /// One choice: its kind (`plural`, `device`, `width`, or a substitution's name) and what was chosen.
  package struct Step: Sendable, Hashable {
    package var kind: String
    package var value: String

    package init(kind: String, value: String) {
      self.kind = kind
      self.value = value
    }
  }

  package var isEmpty: Bool { steps.isEmpty }

  /// The plural category chosen, if any.
  package var plural: String? { steps.last { $0.kind == "plural" }?.value }

  package var description: String { steps.map { "\($0.kind):\($0.value)" }.joined(separator: "/") }
}

/// A variable `%#@name@` that has plural forms of its own.
package struct Substitution: Sendable, Equatable {
  /// The argument it reads, from 1; nil where the file leaves it to the order of appearance.
  package var argument: Int?
  /// `lld`, `d`, `@` …: what `%arg` in a form stands for.
  package var formatSpecifier: String
  /// Its leaves; their paths say the plural category and whatever else the file distinguishes.
  package var forms: [Variant]

  package init(argument: Int?, formatSpecifier: String, forms: [Variant]) {
    self.argument = argument
    self.formatSpecifier = formatSpecifier
    self.forms = forms
  }
}
