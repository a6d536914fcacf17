/// Text from catalogs made safe to stand in GitHub's and GitLab's Markdown, in a table too.
enum MarkdownText {
  /// A title or key as code: there it is not taken for markup, a mention, an issue or a formula.
  static func code(_ text: String) -> String {
    let text = SafeText.closed(SafeText.visible(text))
    guard text.contains(where: { !$0.isWhitespace }) else { return "" }
    // A code span cannot hold each of these in a table; the element can, with all marks as references.
    guard text.utf8.contains(where: { $0 == 0x7C || $0 == 0x60 || $0 == 0x5C }) else { return "`\(text)`" }
    return "<code>\(references(text))</code>"
  }

  /// A title as code, shortened, and kept apart from the direction around it: sanitizers drop `<bdi>`, so that isolates
  /// do it (UAX #9), outside the code so that nobody copies them.
  static func title(_ text: String, limit: Int = 120) -> String {
    let code = code(SafeText.truncated(text, to: limit) { $0.count })
    return code.isEmpty ? "" : "\u{2068}\(code)\u{2069}"
  }

  /// Prose that may quote a title: no markup, and neither mentions nor issues, which are found after all markup is read.
  static func prose(_ text: String, limit: Int = 500) -> String {
    let text = SafeText.closed(SafeText.truncated(SafeText.visible(text), to: limit) { $0.count })
    return references(text, keepingApart: true)
  }

  private static func references(_ text: String, keepingApart: Bool = false) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&", "<", ">", "|", "`", "*", "_", "[", "]", "\\", "~", "$": result += "&#\(scalar.value);"
      case "@", "#":
        result.unicodeScalars.append(scalar)
        if keepingApart { result += "\u{2060}" }
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
