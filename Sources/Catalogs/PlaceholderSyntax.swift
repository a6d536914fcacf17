package import Vocabulary

/// How a text spells what is filled in at run time, and what it escapes. Titles has the scanners.
package enum PlaceholderSyntax: String, Sendable, Hashable, CaseIterable {
  /// Foundation: `%@`, `%1$lld`, `%#@name@`, `%arg`, `%%`.
  case apple
  /// C and what took after it, PHP too: `%s`, `%1$d`, `%%`.
  case c
  /// `java.util.Formatter`, Android: `%1$s`, `%,d`, `%n`, `%%`.
  case java
  /// `%s`, `%(name)s`, `%%`.
  case python
  /// `%{name}`, `%<name>.2f`, `%d`, `%%`.
  case ruby
  /// `%1`, `%L1`, `%n`; nothing is escaped.
  case qt
  /// `{0}`, `{0,10:N2}`, `{name}`; `{{` and `}}` are braces.
  case dotNet
  /// `{name}`, `{0}`; nothing is escaped.
  case braces
  /// i18next and its kind: `{{name}}`, `{{price, currency}}`.
  case doubleBraces
  /// ICU MessageFormat: arguments, plural, select, selectordinal; apostrophes quote only before braces.
  case icu
  /// The same in Flutter's ARB files, where an apostrophe before `{name}'` is text: see `MessageParser`.
  case flutter
  /// Chrome's `messages.json`: `$NAME$`, `$1`; `$$` is a dollar sign.
  case chrome
  /// `java.text.MessageFormat`: `{0}`, `{0,number}`, choice; every apostrophe quotes.
  case javaMessageFormat
  /// Fluent patterns: `{ $name }`, selectors, terms.
  case fluent
  /// The text is shown as it stands.
  case none
}

/// The sign before the letter that a keyboard reaches a button with. It is not shown; doubled, one of it is.
package enum Mnemonic: String, Sendable, Hashable, CaseIterable {
  /// `&Open`: Qt, Windows Forms.
  case ampersand = "&"
  /// `_Open`: GTK, WPF.
  case underscore = "_"
}

/// What a catalog says about one placeholder of an entry.
package struct PlaceholderNote: Sendable, Equatable {
  /// As the text names it: `count` of `{count}`, `1` of `%1$s`.
  package var name: String
  /// As the catalog spells it: `int`, `DateTime`.
  package var type: String?
  /// How the value is written, as the catalog says it: `yMMMd`.
  package var format: String?
  /// The format is a pattern, not the name of one.
  package var hasOwnFormat = false
  /// A sample value, written for translators.
  package var example: String?

  package init(name: String, type: String? = nil, format: String? = nil, example: String? = nil) {
    self.name = name
    self.type = type
    self.format = format
    self.example = example
  }
}

/// How long a text may be, where the catalog itself says so. What it does not limit is nil.
package struct TextLimits: Sendable, Equatable {
  /// In the platform's unit at the base size: points, dp or CSS pixels.
  package var width: Double?
  package var height: Double?
  package var lines: Int?
  /// Unicode scalars.
  package var characters: Int?
  /// In UTF-8.
  package var bytes: Int?
  /// The font that the width was meant for, where it is stated; the size in the unit of `width`.
  package var fontFamily: String?
  package var fontSize: Double?
  /// As written there, for messages: `maxwidth="180"`, `max-size:180:2`.
  package var spelling: String
  package var location: SourceLocation

  package init(spelling: String, location: SourceLocation) {
    self.spelling = spelling
    self.location = location
  }
}
