/// Flattens the content of `<source>` and `<target>` in XLIFF 2.x.
struct InlineText2 {
  /// The unit's `<originalData>`, by id.
  let data: [String: String]

  /// With `InlineCode.lineBreak` where code breaks the line, until white space is settled.
  func text(of element: XMLElement) -> String {
    var text = ""
    append(element, isMessage: InlineCode.isAngularMessage(element.text), to: &text)
    return text
  }

  private func append(_ element: XMLElement, isMessage: Bool, to text: inout String) {
    for child in element.children {
      switch child {
      case .text(let part): text += part.text
      case .comment: break
      case .element(let inline): appendInline(inline, isMessage: isMessage, to: &text)
      }
    }
  }

  private func appendInline(_ inline: XMLElement, isMessage: Bool, to text: inout String) {
    switch inline.localName {
    case "ph": text += placeholder(inline, isMessage: isMessage)
    case "pc":
      text += end(inline["equivStart"], isMessage: isMessage)
      append(inline, isMessage: isMessage, to: &text)
      text += end(inline["equivEnd"], isMessage: isMessage)
    case "sc", "ec": text += end(inline["equiv"], isMessage: isMessage)
    // A character that XML cannot hold.
    case "cp":
      if let code = inline["hex"].flatMap({ UInt32($0, radix: 16) }), let scalar = Unicode.Scalar(code) {
        text.unicodeScalars.append(scalar)
      }
    case "sm", "em": break
    default: append(inline, isMessage: isMessage, to: &text)
    }
  }

  /// One end of a pair: formatting, unless the file says what it looks like.
  private func end(_ equivalent: String?, isMessage: Bool) -> String {
    guard let equivalent, !equivalent.isEmpty else { return "" }
    return InlineCode.angular(equivalent, equivalent: nil, isMessage: isMessage) ?? InlineCode.seen(equivalent)
  }

  /// The original code where it stands for a value, else what the file says stands for it.
  private func placeholder(_ element: XMLElement, isMessage: Bool) -> String {
    if element["subType"] == "xlf:lb" { return InlineCode.lineBreak }
    let original = element["dataRef"].flatMap { data[$0] }
    if let original {
      let seen = InlineCode.seen(original)
      if !seen.isEmpty { return seen }
    }
    let equivalent = element["equiv"]
    let displayed = element["disp"]
    if let angular = InlineCode.angular(equivalent ?? "", equivalent: displayed, isMessage: isMessage) {
      return angular
    }
    return InlineCode.seen(equivalent ?? (original == nil ? displayed ?? "" : ""))
  }
}
