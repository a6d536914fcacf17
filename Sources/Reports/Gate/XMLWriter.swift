/// Elements with attributes and text, two spaces a level.
struct XMLWriter {
  private(set) var text = #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n"
  private var depth = 0

  mutating func open(_ name: String, _ attributes: [(name: String, value: String)] = []) {
    indent()
    text += "<" + name + Self.list(attributes) + ">\n"
    depth += 1
  }

  mutating func close(_ name: String) {
    depth -= 1
    indent()
    text += "</\(name)>\n"
  }

  /// An element with nothing but text in it.
  mutating func element(_ name: String, _ content: String, _ attributes: [(name: String, value: String)] = []) {
    indent()
    text += "<" + name + Self.list(attributes)
    text += content.isEmpty ? "/>\n" : ">" + Self.escaped(content, isAttribute: false) + "</\(name)>\n"
  }

  private mutating func indent() { text += String(repeating: "  ", count: depth) }

  private static func list(_ attributes: [(name: String, value: String)]) -> String {
    attributes.map { " \($0.name)=\"" + escaped($0.value, isAttribute: true) + "\"" }.joined()
  }

  /// XML 1.0 §2.2 has no place for most controls and for U+FFFE and U+FFFF, not even as references; §3.3.3 makes spaces
  /// of the others in an attribute unless they are references.
  static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x26: result += "&amp;"
      case 0x3C: result += "&lt;"
      case 0x3E: result += "&gt;"
      case 0x22 where isAttribute: result += "&quot;"
      case 0x9, 0xA, 0xD:
        if isAttribute || scalar == "\r" {
          result += "&#\(scalar.value);"
        } else {
          result.unicodeScalars.append(scalar)
        }
      case 0..<0x20, 0xFFFE, 0xFFFF: result.unicodeScalars.append("\u{FFFD}")
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
