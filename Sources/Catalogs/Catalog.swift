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

  /// Something could not be read: what is absent may only be unread. A warning speaks of what was read all the same.
  package var isDamaged: Bool { problems.contains { $0.rule == "catalog-unreadable" && $0.severity == .error } }

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
  /// Unique in its table for one locale; with the context where the format has contexts (`Entry.key(_:context:)`).
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

  /// What tells apart equal texts or names: `msgctxt`, a Qt class. It is part of `key`, too.
  package var context: String?
  /// Where one file holds several tables (`<file>` elements of XLIFF); nil is the catalog's own.
  package var table: String?
  package var placeholders = PlaceholderSyntax.apple
  /// What the catalog says about the placeholders, in its order.
  package var placeholderNotes: [PlaceholderNote] = []
  package var limits: TextLimits?
  package var mnemonic: Mnemonic?
  /// Texts that this one takes in by name, as the catalog has them: Fluent's `-term`, `message.attribute`.
  package var references: [String: String] = [:]
  /// The categories that the format or the file has plural forms for, where its own rule says it (Qt, gettext); nil where
  /// CLDR's does.
  package var pluralForms: [String]?
  /// The key whose text is shown for this one, where the source says no more than that (Android's `@string/other`): it
  /// needs no translation of its own.
  package var aliasOf: String?
  /// A source text that a translation's file carries along (XLIFF, PO, Qt): the control where no file of the source's own
  /// locale has the key. Of several files with the same key only the first one's counts.
  package var isCarriedSource = false

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

  /// A key with its context before it, as GLib spells them together: `menu|Open`.
  package static func key(_ key: String, context: String?) -> String {
    guard let context, !context.isEmpty else { return key }
    return context + "|" + key
  }

  /// How far a translation has come.
  package enum State: String, Sendable, Hashable, CaseIterable {
    /// Audited by default, these two.
    case translated, needsReview
    /// Begun at most: the source's text or nothing is shown.
    case new
    /// The code no longer has the key.
    case stale
    /// A guess of a tool, left out of the product (PO).
    case fuzzy
    /// Kept for its translators only (`#~` in PO; `obsolete` and `vanished` in Qt).
    case obsolete

    /// Readers of the product see such a text, or could: it is there, whether audited or not.
    package var isShipped: Bool { self != .fuzzy && self != .obsolete }
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
