import Vocabulary

/// Text as it may stand in HTML: nothing that a catalog holds becomes markup or moves the words around it.
enum HTMLText {
  /// Controls shown as escapes and isolates paired: what scripts may show, and addresses hold.
  static func plain(_ text: String) -> String { SafeText.closed(SafeText.visible(text)) }

  /// For content, and for attributes in double quotation marks.
  static func escaped(_ text: String) -> String { XMLWriter.escaped(plain(text), isAttribute: true) }

  /// A title, isolated from the text around it, in its language and direction; the browser finds the direction where
  /// none is given.
  static func title(_ text: String, _ locale: LanguageTag?, _ direction: Direction? = nil) -> String {
    let language = locale.map { " lang=\"\(escaped($0.identifier))\"" } ?? ""
    return "<bdi\(language) dir=\"\(direction?.rawValue ?? "auto")\">\(escaped(text))</bdi>"
  }

  /// A name that may be in any script: a key, a component, a path.
  static func name(_ text: String) -> String { "<bdi>\(escaped(text))</bdi>" }

  static func code(_ text: String) -> String { "<code>\(name(text))</code>" }

  /// The address of this page with these filters set: `#component=primaryAction&amp;locale=de`.
  static func address(_ filters: (String, String?)...) -> String {
    let parts = filters.compactMap { name, value in value.map { "\(name)=\(percentEncoded(plain($0)))" } }
    return "#" + parts.joined(separator: "&amp;")
  }

  /// RFC 3986 §2.3: what is not unreserved is encoded.
  private static func percentEncoded(_ text: String) -> String {
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F, 0x7E: bytes.append(byte)
      default: bytes += [0x25, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The same finding in words of the page: `● error`, told by shape and name, not by color alone.
  static func severity(_ severity: Severity) -> String {
    "<span class=\"severity \(severity.rawValue)\">\(severity.rawValue)</span>"
  }
}
