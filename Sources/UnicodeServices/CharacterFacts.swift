import CICU
package import Vocabulary

/// Properties of characters, each answered without ICU for the characters that titles are mostly made of.
package enum CharacterFacts {
  /// Whether nothing is drawn for the character where a font does not know it: joiners, variation selectors, U+00AD,
  /// bidi controls.
  package static func isDefaultIgnorable(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0xAD && has(scalar, UCHAR_DEFAULT_IGNORABLE_CODE_POINT)
  }

  /// Whether the character is a mark (general category M), which belongs to the base before it.
  package static func isCombiningMark(_ scalar: Unicode.Scalar) -> Bool {
    guard scalar.value >= 0x300 else { return false }
    switch generalCategory(scalar) {
    case U_NON_SPACING_MARK, U_ENCLOSING_MARK, U_COMBINING_SPACING_MARK: return true
    default: return false
    }
  }

  /// Whether the character is white space (`White_Space`), U+00A0 and line ends included.
  package static func isWhiteSpace(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x1680 {
      return scalar.value == 0x20 || (0x09...0x0D).contains(scalar.value) || scalar.value == 0x85
        || scalar.value == 0xA0
    }
    return scalar.value <= 0x3000 && cicu_isUWhiteSpace(code(scalar)) != 0
  }

  /// Whether the character ends a line wherever it stands (UAX #14 BK, CR, LF, NL).
  package static func isLineEnd(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }

  /// Whether the character is a control (general category Cc).
  package static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
  }

  /// Whether the character directs bidi resolution and is never seen: marks, embeddings, overrides, isolates.
  package static func isBidiControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  /// Whether the character can be an emoji (`Emoji`), digits and `#` included.
  package static func isEmoji(_ scalar: Unicode.Scalar) -> Bool { has(scalar, UCHAR_EMOJI) }

  /// Whether the character is an emoji without being asked to (`Emoji_Presentation`).
  package static func hasEmojiPresentation(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value >= 0x231A && has(scalar, UCHAR_EMOJI_PRESENTATION)
  }

  /// Whether the character is a letter or acts as one (`Alphabetic`).
  package static func isAlphabetic(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x80 { return (0x61...0x7A).contains(scalar.value | 0x20) }
    return has(scalar, UCHAR_ALPHABETIC)
  }

  /// Whether the character is a decimal digit of any script (general category Nd).
  package static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x0660 { return (0x30...0x39).contains(scalar.value) }
    return generalCategory(scalar) == U_DECIMAL_DIGIT_NUMBER
  }

  /// Whether the character is punctuation (general category P); `%` and `#` are, `+` and `<` are not.
  package static func isPunctuation(_ scalar: Unicode.Scalar) -> Bool {
    switch generalCategory(scalar) {
    case U_DASH_PUNCTUATION, U_START_PUNCTUATION, U_END_PUNCTUATION, U_CONNECTOR_PUNCTUATION, U_OTHER_PUNCTUATION,
      U_INITIAL_PUNCTUATION, U_FINAL_PUNCTUATION:
      return true
    default: return false
    }
  }

  /// Whether Unicode leaves the character to private agreement (general category Co).
  package static func isPrivateUse(_ scalar: Unicode.Scalar) -> Bool {
    (0xE000...0xF8FF).contains(scalar.value) || scalar.value >= 0xF0000
  }

  /// Whether no character has this code in ICU's version of Unicode (general category Cn).
  package static func isUnassigned(_ scalar: Unicode.Scalar) -> Bool {
    generalCategory(scalar) == U_UNASSIGNED
  }

  /// The direction of a strong character (bidi classes L, R, AL); nil for all others.
  package static func strongDirection(of scalar: Unicode.Scalar) -> Direction? {
    switch cicu_charDirection(code(scalar)) {
    case U_LEFT_TO_RIGHT: .leftToRight
    case U_RIGHT_TO_LEFT, U_RIGHT_TO_LEFT_ARABIC: .rightToLeft
    default: nil
    }
  }

  private static func code(_ scalar: Unicode.Scalar) -> UChar32 { UChar32(bitPattern: scalar.value) }

  private static func has(_ scalar: Unicode.Scalar, _ property: UProperty) -> Bool {
    cicu_hasBinaryProperty(code(scalar), property) != 0
  }

  private static func generalCategory(_ scalar: Unicode.Scalar) -> UCharCategory {
    UCharCategory(rawValue: UInt32(UInt8(bitPattern: cicu_charType(code(scalar)))))
  }
}
