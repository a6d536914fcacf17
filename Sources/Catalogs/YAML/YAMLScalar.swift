/// What a scalar means: YAML 1.1's types, as Ruby's Psych and libyaml's other users resolve plain scalars.
enum YAMLScalar {
  static func content(of scalar: YAMLParser.Scalar) -> TextNode.Content {
    if let tag = scalar.tag, tag != "!" {
      return valueTags.contains(tag) ? (tag.hasSuffix(":null") ? .nothing : .value) : .text(scalar.value)
    }
    guard scalar.isPlain, scalar.tag == nil else { return .text(scalar.value) }
    if nulls.contains(scalar.value) { return .nothing }
    return isValue(scalar.value) ? .value : .text(scalar.value)
  }

  private static let valueTags: Set<String> = [
    "tag:yaml.org,2002:null", "tag:yaml.org,2002:bool", "tag:yaml.org,2002:int", "tag:yaml.org,2002:float",
    "tag:yaml.org,2002:timestamp", "tag:yaml.org,2002:binary",
  ]

  private static let nulls: Set<String> = ["", "~", "null", "Null", "NULL"]

  private static let booleans: Set<String> = [
    "yes", "Yes", "YES", "no", "No", "NO", "true", "True", "TRUE", "false", "False", "FALSE", "on", "On", "ON", "off",
    "Off", "OFF",
  ]

  /// True and false, numbers and dates; and Ruby's symbols, which name a key and are never shown: `order: [:year, :month]`.
  private static func isValue(_ text: String) -> Bool {
    guard let first = text.utf8.first, text.utf8.count <= 64 else { return false }
    if booleans.contains(text) { return true }
    if first == UInt8(ascii: ":") { return isSymbol(text.utf8.dropFirst()) }
    guard (0x30...0x39).contains(first) || "+-.".utf8.contains(first) else { return false }
    let bytes = Array(text.utf8)
    return isNumber(bytes) || isDate(bytes)
  }

  private static func isSymbol(_ name: Substring.UTF8View) -> Bool {
    guard let first = name.first, !(0x30...0x39).contains(first) else { return false }
    return name.allSatisfy(isIdentifierByte)
  }

  /// `1_000`, `0x1F`, `0b1`, `1.5e+3`, `.inf`, and numbers to the base 60: `12:30`.
  private static func isNumber(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    if let sign = rest.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let digits: (UInt8) -> Bool = { (0x30...0x39).contains($0) || $0 == UInt8(ascii: "_") }
    guard let first = rest.first else { return false }
    if rest.elementsEqual(".inf".utf8) || rest.elementsEqual(".Inf".utf8) || rest.elementsEqual(".INF".utf8) {
      return true
    }
    if bytes.elementsEqual(".nan".utf8) || bytes.elementsEqual(".NaN".utf8) || bytes.elementsEqual(".NAN".utf8) {
      return true
    }
    if rest.starts(with: "0x".utf8) {
      let tail = rest.dropFirst(2)
      return !tail.isEmpty && tail.allSatisfy { hexadecimalDigit($0) != nil || $0 == UInt8(ascii: "_") }
    }
    if rest.starts(with: "0b".utf8) {
      let tail = rest.dropFirst(2)
      return !tail.isEmpty && tail.allSatisfy { $0 == 0x30 || $0 == 0x31 || $0 == UInt8(ascii: "_") }
    }
    guard (0x30...0x39).contains(first) || first == UInt8(ascii: ".") else { return false }
    let whole = rest.prefix(while: digits)
    rest = rest.dropFirst(whole.count)
    if rest.isEmpty { return !whole.isEmpty && !isBadOctal(whole) }
    if rest.first == UInt8(ascii: ":") { return !whole.isEmpty && isSexagesimal(rest) }
    guard rest.first == UInt8(ascii: ".") else { return false }
    let fraction = rest.dropFirst().prefix(while: digits)
    guard !whole.isEmpty || (fraction.first.map { $0 != UInt8(ascii: "_") } ?? false) else { return false }
    rest = rest.dropFirst(1 + fraction.count)
    guard let letter = rest.first else { return true }
    guard letter | 0x20 == UInt8(ascii: "e"), rest.count > 2 else { return false }
    let sign = rest[rest.startIndex + 1]
    return (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-"))
      && rest.dropFirst(2).allSatisfy { (0x30...0x39).contains($0) }
  }

  /// `089` is no number.
  private static func isBadOctal(_ digits: ArraySlice<UInt8>) -> Bool {
    digits.count > 1 && digits.first == 0x30 && digits.contains { $0 == 0x38 || $0 == 0x39 }
  }

  private static func isSexagesimal(_ rest: ArraySlice<UInt8>) -> Bool {
    let parts = rest.dropFirst().split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
    return parts.allSatisfy { part in
      guard (1...2).contains(part.count), part.allSatisfy({ (0x30...0x39).contains($0) }) else { return false }
      return part.count == 1 || (part.first ?? 0) < 0x36
    }
  }

  /// `2024-12-31`, and what follows a date in a time stamp.
  private static func isDate(_ bytes: [UInt8]) -> Bool {
    let shape: [Bool] = [true, true, true, true, false, true, true, false, true, true]
    guard bytes.count >= shape.count else { return false }
    for (byte, isDigit) in zip(bytes, shape) {
      guard isDigit ? (0x30...0x39).contains(byte) : byte == UInt8(ascii: "-") else { return false }
    }
    let rest = bytes.dropFirst(shape.count)
    guard let next = rest.first else { return true }
    return (next == UInt8(ascii: "T") || next == UInt8(ascii: "t") || next == 0x20)
      && rest.dropFirst().allSatisfy { (0x30...0x3A).contains($0) || " .+-Zt".utf8.contains($0) }
  }
}
