/// i18next's nesting: `$t(button.ok)` is the text of that key, here of the same file.
struct KeyReferences {
  /// Keys lead to keys that lead to keys; in circles, too.
  private static let depthLimit = 8
  private static let lengthLimit = 16_384
  /// A key with its options is shorter.
  private static let referenceLimit = 1000

  private let texts: [String: [Variant]]
  /// The file's own namespace: `common` of `common.json`.
  private let namespace: String

  init(_ texts: [NestedTexts.Text], namespace: String) {
    let mayRefer = texts.contains { $0.variants.contains { Self.mayRefer($0.text) } }
    self.texts = mayRefer ? Dictionary(texts.map { ($0.key, $0.variants) }) { $1 } : [:]
    self.namespace = namespace
  }

  private static func mayRefer(_ text: String) -> Bool {
    text.utf8.contains(UInt8(ascii: "$")) && text.contains("$t(")
  }

  /// The text with all references resolved; those that lead nowhere stay as they stand.
  func resolved(_ variant: Variant) -> String {
    guard !texts.isEmpty, Self.mayRefer(variant.text) else { return variant.text }
    return resolved(variant.text, path: variant.path, depth: 0)
  }

  private func resolved(_ text: String, path: VariantPath, depth: Int) -> String {
    guard depth < Self.depthLimit, text.utf8.count <= Self.lengthLimit else { return text }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if let (key, end) = reference(in: bytes, at: index), let target = target(of: key, path: path) {
        result += resolved(target, path: path, depth: depth + 1).utf8
        index = end
      } else {
        result.append(bytes[index])
        index += 1
      }
      guard result.count <= Self.lengthLimit else { return text }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// The key, and where the reference ends: options behind a comma are no part of it.
  private func reference(in bytes: [UInt8], at start: Int) -> (key: String, end: Int)? {
    guard bytes[start] == UInt8(ascii: "$"), bytes[start...].starts(with: "$t(".utf8) else { return nil }
    var nested = 1
    var keyEnd: Int?
    for index in (start + 3)..<max(start + 3, min(bytes.count, start + Self.referenceLimit)) {
      switch bytes[index] {
      case UInt8(ascii: "("): nested += 1
      case UInt8(ascii: ","): if keyEnd == nil { keyEnd = index }
      case UInt8(ascii: ")"):
        nested -= 1
        guard nested == 0 else { continue }
        let key = bytes[(start + 3)..<(keyEnd ?? index)].filter { $0 > 0x20 }
        return (String(decoding: key, as: UTF8.self), index + 1)
      default: break
      }
    }
    return nil
  }

  private func target(of key: String, path: VariantPath) -> String? {
    var key = key[...]
    if let colon = key.firstIndex(of: ":") {
      guard key[..<colon] == namespace else { return nil }
      key = key[key.index(after: colon)...]
    }
    guard let variants = texts[String(key)] else { return nil }
    let found =
      variants.first { $0.path == path } ?? variants.first { $0.path.isEmpty }
      ?? variants.first { $0.path.plural == "other" }
    return found?.text
  }
}
