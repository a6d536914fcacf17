import Vocabulary

/// How the texts of a section spell their placeholders: the format does not say it, its tools do.
enum XLIFFSyntax {
  static func of(_ section: XLIFFSection) -> PlaceholderSyntax {
    if section.isFromXcode { return .apple }
    let name = section.original.split(separator: "/").last ?? ""
    let ending = name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
    switch ending {
    case "strings", "stringsdict", "xcstrings", "storyboard", "xib", "intentdefinition": return .apple
    case "resx", "resw": return .dotNet
    case "arb": return .icu
    case "xml" where name == "strings.xml" || section.original.contains("/values"): return .java
    default: break
    }
    switch section.datatype?.lowercased() {
    case "resx", "csharp": return .dotNet
    case "javapropertyresourcebundle", "javalistresourcebundle": return .javaMessageFormat
    default: return guess(from: section.units.lazy.compactMap(\.source?.text))
    }
  }

  /// By what most source texts hold.
  private static func guess(from texts: some Sequence<String>) -> PlaceholderSyntax {
    var counts: [PlaceholderSyntax: Int] = [:]
    for text in texts {
      if let syntax = syntax(of: text) { counts[syntax, default: 0] += 1 }
    }
    // Foundation's formats are C's and more.
    return [.doubleBraces, .apple, .braces].max { counts[$0] ?? 0 < counts[$1] ?? 0 }.flatMap {
      counts[$0] == nil ? nil : $0
    } ?? .none
  }

  private static func syntax(of text: String) -> PlaceholderSyntax? {
    let utf8 = Array(text.utf8)
    var syntax: PlaceholderSyntax?
    for (index, byte) in utf8.enumerated() {
      if byte == UInt8(ascii: "{"), index + 1 < utf8.count {
        if utf8[index + 1] == byte { return .doubleBraces }
        let name = utf8[(index + 1)...].prefix { isNameByte($0) }
        if !name.isEmpty, name.endIndex < utf8.count, utf8[name.endIndex] == UInt8(ascii: "}") { syntax = .braces }
      } else if byte == UInt8(ascii: "%"), isFormat(utf8[(index + 1)...]) {
        return .apple
      }
    }
    return syntax
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte & 0xDF) || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".")
  }

  /// `1$`, lengths and a letter, as printf has them.
  private static func isFormat(_ text: ArraySlice<UInt8>) -> Bool {
    var rest = text
    let digits = rest.prefix { (0x30...0x39).contains($0) }
    if digits.endIndex < text.endIndex, text[digits.endIndex] == UInt8(ascii: "$") {
      rest = text[(digits.endIndex + 1)...]
    }
    rest = rest.drop { $0 == UInt8(ascii: "l") || $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
    return rest.first.map { "@dsiuf".utf8.contains($0) } ?? false
  }
}
