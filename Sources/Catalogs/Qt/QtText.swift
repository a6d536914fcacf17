/// The texts of Qt's elements.
enum QtText {
  /// What stands in an element; `<byte value="x9c"/>` is a character that XML cannot hold.
  static func contents(of element: XMLElement) -> String {
    element.children.reduce(into: "") { text, child in
      switch child {
      case .text(let part): text += part.text
      case .element(let inner) where inner.name == "byte":
        if let scalar = scalar(inner["value"] ?? "") { text.unicodeScalars.append(scalar) }
      case .element, .comment: break
      }
    }
  }

  /// Decimal, or hexadecimal behind an `x`.
  private static func scalar(_ value: String) -> Unicode.Scalar? {
    let code = value.hasPrefix("x") ? UInt32(value.dropFirst(), radix: 16) : UInt32(value)
    return code.flatMap { $0 == 0 || $0 > 0xFFFF ? nil : Unicode.Scalar($0) }
  }

  /// The variants of one text, the longest first: Qt shows the first that has room.
  ///
  /// They are elements of their own, or parted by U+009C.
  static func lengthVariants(of element: XMLElement) -> [(text: String, offset: Int)] {
    if element["variants"] == "yes" {
      return element.elements.filter { $0.name == "lengthvariant" }.map { (contents(of: $0), $0.contentOffset) }
    }
    return contents(of: element).unicodeScalars.split(separator: "\u{9C}", omittingEmptySubsequences: false)
      .map { (String($0), element.contentOffset) }
  }
}
