package import UnicodeServices

/// One placeholder in a text, as the catalog spells it.
package struct Placeholder: Sendable, Equatable {
  /// In UTF-16 units of the text.
  package var range: Range<Int>
  /// `%1$@`, `%#@photos@`, `{name}`
  package var spelling: String
  package var kind: Kind
  /// The argument it names, from 1; nil where the order of appearance tells.
  package var position: Int?
  /// The argument's name, where it has one: `count` of `{count}` and `%(count)d`.
  package var name: String?
  package var format = Format()
  /// The spelling tells the value's type. Where it does not (`{0}`), two spellings of one argument agree.
  package var isTyped = true
  /// Its spelling without format, for samples: `{0}` of `{0,10:N2}`.
  var plain: String?
  /// It may as well be a percent sign and a word, as in `100% de`; only the source can tell.
  package var isDoubtful = false
  /// It chooses among forms and is not shown itself: a translation that needs no choice does without it.
  package var isChoice = false

  package enum Kind: Sendable, Hashable {
    case text, integer, decimal, character, pointer
    case date(DateStyle)
    /// `%#@name@`, a variable with plural forms of its own.
    case variable(String)
    /// `%arg`, the number of the form it stands in.
    case formArgument
    /// A spelling that the configuration has samples for.
    case custom
  }

  /// What printf calls flags, width and precision.
  package struct Format: Sendable, Equatable {
    package var isLeftAligned = false
    package var hasSign = false
    package var hasSpace = false
    package var hasAlternateForm = false
    package var isZeroPadded = false
    package var isGrouped = false
    package var width: Int?
    package var precision: Int?
    /// With its length modifier: `lld`.
    package var conversion = ""

    package init() {}
  }

  package init(range: Range<Int>, spelling: String, kind: Kind, position: Int? = nil) {
    self.range = range
    self.spelling = spelling
    self.kind = kind
    self.position = position
  }

  /// The argument as the text names it: `count` of `{count}`, `0` of `{0}`, `1` of `%1$s`.
  var argumentName: String? { name ?? position.map { String(spelling.hasPrefix("{") ? $0 - 1 : $0) } }

  /// Its spelling without position and format: `%@` for `%1$@`, `{0}` for `{0:N2}`.
  package var plainSpelling: String {
    if let plain { return plain }
    guard position != nil, let dollar = spelling.firstIndex(of: "$") else { return spelling }
    return "%" + spelling[spelling.index(after: dollar)...]
  }
}
