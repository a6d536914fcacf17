/// What a person sees of inline code: markup is not seen, whatever stands for a value is.
enum InlineCode {
  /// A line break that is code, until white space is settled; no XML text holds this character.
  static let lineBreak = "\u{FFFF}"

  /// The code's own text, or what the file says stands for it. Tags are markup; `<br/>` breaks the line.
  static func seen(_ code: String) -> String {
    let trimmed = code.trimmingXMLSpace()
    guard trimmed.hasPrefix("<"), trimmed.hasSuffix(">") else { return code }
    let name = trimmed.dropFirst().prefix { $0.isLetter }.lowercased()
    return name == "br" ? lineBreak : ""
  }

  /// Angular names its codes: `INTERPOLATION_1`, `START_TAG_SPAN`. Nil for another name.
  ///
  /// `braces` are what an interpolation stands in: `{{INTERPOLATION_1}}`, in an ICU message one pair.
  static func angular(_ name: String, equivalent: String?, isMessage: Bool) -> String? {
    guard name.utf8.allSatisfy({ (0x41...0x5A).contains($0) || (0x30...0x39).contains($0) || $0 == 0x5F }) else {
      return nil
    }
    let stem = name.prefix { !$0.isNumber }
    switch stem {
    case "LINE_BREAK", "LINE_BREAK_": return lineBreak
    case "INTERPOLATION", "INTERPOLATION_", "PH", "PH_", "ICU", "ICU_":
      if isMessage { return "{\(name)}" }
      // A template's expression is as people wrote it; one of the code's is nothing that stands between braces.
      if stem.hasPrefix("INTERPOLATION"), let equivalent, equivalent.hasPrefix("{{"), equivalent.hasSuffix("}}") {
        return equivalent
      }
      return "{{\(name)}}"
    case _ where ["START_", "CLOSE_", "TAG_"].contains { stem.hasPrefix($0) }: return ""
    default: return nil
    }
  }

  /// An ICU message as Angular extracts it: `{VAR_PLURAL, plural, …}`.
  static func isAngularMessage(_ text: String) -> Bool { text.trimmingXMLSpace().hasPrefix("{VAR_") }
}
