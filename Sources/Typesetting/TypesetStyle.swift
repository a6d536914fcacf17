package import Fonts
package import UnicodeServices
package import Vocabulary

/// Everything but the words and the size that decides how a title is set.
package struct TypesetStyle: Sendable {
  /// The faces in order of preference, narrowed to one weight.
  package var stack: FontStack
  package var locale: LanguageTag
  package var base: BaseDirection
  /// Extra advance after each cluster outside joined scripts, in em. Points at the base size are divided by it.
  package var letterSpacing: Double
  /// Case mapping by the rules of `locale`.
  package var isUppercase: Bool
  package var lineHeight: LineHeight
  package var korean: KoreanBreaking
  /// The size in points to shape at, for faces with optical sizes or a tracking table of their own; nil shapes once for
  /// all sizes.
  package var opticalSize: Points?

  package init(
    stack: FontStack, locale: LanguageTag, base: BaseDirection = .locale, letterSpacing: Double = 0,
    isUppercase: Bool = false, lineHeight: LineHeight = .primary, korean: KoreanBreaking = .atSpaces,
    opticalSize: Points? = nil
  ) {
    self.stack = stack
    self.locale = locale
    self.base = base
    self.letterSpacing = letterSpacing
    self.isUppercase = isUppercase
    self.lineHeight = lineHeight
    self.korean = korean
    self.opticalSize = opticalSize
  }

  /// True where both set any text of the same locale alike; both stacks must be of one manifest.
  package func isAlike(_ other: TypesetStyle) -> Bool {
    stack.weight == other.stack.weight && stack.faces.first == other.stack.faces.first && locale == other.locale
      && base == other.base && letterSpacing == other.letterSpacing && isUppercase == other.isUppercase
      && lineHeight == other.lineHeight && korean == other.korean && opticalSize == other.opticalSize
  }
}
