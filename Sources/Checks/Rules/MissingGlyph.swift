import Vocabulary

/// .notdef stands for a character that should show. Grouped by face within a title.
enum MissingGlyph {
  static let rule = Rule(
    "missing-glyph", .glyphs, .title, .error,
    summary: "A character has no glyph in any face of the stack.",
    advice: "Bring a font that has the character, or take the character out of the title.")

  static func message(_ groups: [(face: String, scalars: [Unicode.Scalar])]) -> String {
    let parts = groups.map { group in
      let codes = group.scalars.map { scalar in
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      }
      return "\(codes.joined(separator: ", ")) (\(group.face) and every other face of the stack)"
    }
    return "No glyph for \(parts.joined(separator: "; "))."
  }
}
