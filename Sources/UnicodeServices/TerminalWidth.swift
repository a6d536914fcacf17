import CICU

/// How many columns a text takes in a terminal.
package enum TerminalWidth {
  /// Columns by grapheme cluster: an emoji takes two, East Asian Wide and Fullwidth characters two, marks, controls and
  /// default-ignorable characters none, all others one. Tabs and line ends are controls here.
  package static func columns(of text: String) -> Int {
    if text.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return text.utf8.count }
    return text.reduce(0) { $0 + columns(of: $1) }
  }

  private static func columns(of cluster: Character) -> Int {
    let scalars = cluster.unicodeScalars
    if let first = scalars.first, isEmoji(first, scalars) { return 2 }
    return scalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// UTS #51: drawn as an emoji by default, or because U+FE0F or a regional partner asks for it.
  private static func isEmoji(_ first: Unicode.Scalar, _ scalars: Character.UnicodeScalarView) -> Bool {
    guard CharacterFacts.isEmoji(first) else { return false }
    if scalars.count == 1 { return CharacterFacts.hasEmojiPresentation(first) }
    if scalars.contains("\u{FE0E}") { return false }
    return CharacterFacts.hasEmojiPresentation(first) || scalars.contains("\u{FE0F}")
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return CharacterFacts.isControl(scalar) || scalar.value == 0xAD ? 0 : 1 }
    if CharacterFacts.isCombiningMark(scalar) || CharacterFacts.isDefaultIgnorable(scalar) { return 0 }
    // Medial vowels and final consonants of Hangul join the syllable's two columns.
    if (0x1160...0x11FF).contains(scalar.value) || (0xD7B0...0xD7FB).contains(scalar.value) { return 0 }
    let width = cicu_getIntPropertyValue(UChar32(bitPattern: scalar.value), UCHAR_EAST_ASIAN_WIDTH)
    return width == Int32(U_EA_WIDE.rawValue) || width == Int32(U_EA_FULLWIDTH.rawValue) ? 2 : 1
  }
}
