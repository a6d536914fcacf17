/// Flattens the content of `<source>` and `<target>` in XLIFF 1.2.
struct InlineText1 {
  let space: InlineSpace

  func text(of element: XMLElement, preservesSpace: Bool) -> String {
    if element.children.isEmpty { return "" }
    var text = ""
    append(element, isMessage: InlineCode.isAngularMessage(element.text), to: &text)
    return space.applied(to: text, preserves: preservesSpace)
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
    let equivalent = inline["equiv-text"]
    switch inline.localName {
    case "x", "bx", "ex", "ph":
      if inline["ctype"] == "lb" {
        text += InlineCode.lineBreak
      } else if let seen = InlineCode.angular(inline["id"] ?? "", equivalent: equivalent, isMessage: isMessage) {
        text += seen
      } else {
        text += InlineCode.seen(equivalent ?? (inline.localName == "ph" ? Self.code(of: inline) : ""))
      }
    // The two halves of a pair: formatting, unless the file says what they look like.
    case "bpt", "ept", "it": text += InlineCode.seen(equivalent ?? "")
    // A text of its own inside of a code: an image's description, a footnote.
    case "sub": break
    default: append(inline, isMessage: isMessage, to: &text)
    }
  }

  /// The native code in an element, without what is to be translated in it.
  private static func code(of element: XMLElement) -> String {
    element.children.reduce(into: "") { code, child in
      if case .text(let part) = child { code += part.text }
    }
  }
}
