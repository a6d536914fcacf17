/// One placeholder in a text, as the catalog spells it.
package struct Placeholder: Sendable, Equatable {
  /// In UTF-16 units of the text.
  package var range: Range<Int>
  /// `%1$@`, `%#@photos@`, `{name}`
  package var spelling: String
  package var kind: Kind
  /// The argument it names, from 1; nil where the order of appearance tells.
  package var position: Int?
  package var format = Format()
  /// It may as well be a percent sign and a word, as in `100% de`; only the source can tell.
  package var isDoubtful = false

  package enum Kind: Sendable, Hashable {
    case text, integer, decimal, character, pointer
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

  /// Its spelling without the position: `%@` for `%1$@`.
  package var plainSpelling: String {
    guard position != nil, let dollar = spelling.firstIndex(of: "$") else { return spelling }
    return "%" + spelling[spelling.index(after: dollar)...]
  }
}
