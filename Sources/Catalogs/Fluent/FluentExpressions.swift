extension FluentParser {
  /// From `{` to `}`.
  mutating func placeable() throws(FluentFault) -> FluentExpression {
    guard depth < Self.depthLimit else {
      throw FluentFault(offset: offset, message: "expected at most \(Self.depthLimit) placeables within each other")
    }
    depth += 1
    defer { depth -= 1 }
    try expect("{")
    skipBlank()
    let expression = try expression()
    try expect("}", "'}' to close the placeable")
    return expression
  }

  private mutating func expression() throws(FluentFault) -> FluentExpression {
    let start = offset
    let isNested = current == UInt8(ascii: "{")
    let selector = try inlineExpression()
    skipBlank()
    guard current == UInt8(ascii: "-"), byte(at: offset + 1) == UInt8(ascii: ">") else {
      if case .term(let reference, _) = selector, reference.attribute != nil, !isNested {
        throw FluentFault(offset: offset, message: "expected '->': an attribute of a term can only be selected on")
      }
      return selector
    }
    switch selector {
    case .string, .number, .variable, .function: if isNested { throw notSelectable("a placeable", at: start) }
    case .term(let reference, _):
      if reference.attribute == nil || isNested { throw notSelectable("a term", at: start) }
    case .message: throw notSelectable("a message", at: start)
    case .select: throw notSelectable("a choice", at: start)
    }
    offset += 2
    skipBlankInline()
    try expectLineEnd()
    return .select(selector, try variants())
  }

  private func notSelectable(_ what: String, at start: Int) -> FluentFault {
    FluentFault(offset: offset, message: "expected a variable or a function before '->', found \(what)")
  }

  private mutating func variants() throws(FluentFault) -> [FluentVariant] {
    var variants: [FluentVariant] = []
    var hasDefault = false
    skipBlank()
    while startsVariant {
      var isDefault = false
      if current == UInt8(ascii: "*") {
        if hasDefault { throw fault("one default variant only") }
        offset += 1
        (isDefault, hasDefault) = (true, true)
      }
      try expect("[")
      skipBlank()
      let key: FluentVariant.Key =
        if Self.isDigit(current) || current == UInt8(ascii: "-") {
          .number(try number())
        } else {
          .name(try identifier("the variant's name or number"))
        }
      skipBlank()
      try expect("]", "']' after the variant's name")
      guard let pattern = try pattern() else { throw fault("a text for the variant") }
      variants.append(FluentVariant(key: key, isDefault: isDefault, pattern: pattern))
      try expectLineEnd()
      skipBlank()
    }
    if variants.isEmpty { throw fault("a variant in brackets after '->'") }
    if !hasDefault { throw fault("a variant with '*', the default") }
    return variants
  }

  private var startsVariant: Bool {
    let place = current == UInt8(ascii: "*") ? offset + 1 : offset
    return byte(at: place) == UInt8(ascii: "[") && byte(at: place + 1) != UInt8(ascii: "[")
  }

  private mutating func inlineExpression() throws(FluentFault) -> FluentExpression {
    if startsNumber { return .number(try number()) }
    switch current {
    case UInt8(ascii: "{"): return try placeable()
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "$"):
      let start = offset
      offset += 1
      return .variable(try identifier("the variable's name"), at: start)
    case UInt8(ascii: "-"):
      offset += 1
      let id = try identifier("the term's name")
      let reference = FluentReference(id: "-" + id, attribute: try attributeName())
      return .term(reference, startsArguments ? try arguments() : nil)
    default: break
    }
    let id = try identifier("a variable, a text in quotes, a number or a name")
    if startsArguments {
      guard id.utf8.allSatisfy({ !(0x61...0x7A).contains($0) }) else { throw fault("a function's name in capitals") }
      return .function(id, try arguments())
    }
    return .message(FluentReference(id: id, attribute: try attributeName()))
  }

  private mutating func attributeName() throws(FluentFault) -> String? {
    skip(".") ? try identifier("the attribute's name") : nil
  }

  private var startsArguments: Bool { byte(at: afterBlank(offset)) == UInt8(ascii: "(") }

  private mutating func arguments() throws(FluentFault) -> FluentArguments {
    guard depth < Self.depthLimit else {
      throw FluentFault(offset: offset, message: "expected at most \(Self.depthLimit) calls within each other")
    }
    depth += 1
    defer { depth -= 1 }
    var result = FluentArguments()
    var names: Set<String> = []
    skipBlank()
    try expect("(")
    skipBlank()
    while current != UInt8(ascii: ")") {
      let argument = try inlineExpression()
      skipBlank()
      if current == UInt8(ascii: ":") {
        guard case .message(let reference) = argument, reference.attribute == nil else {
          throw fault("a plain name before ':'")
        }
        offset += 1
        skipBlank()
        result.named.append(FluentArguments.Named(name: reference.id, value: try literal()))
        if !names.insert(reference.id).inserted { throw fault("each argument once") }
      } else if !names.isEmpty {
        throw fault("arguments with names only, after the first of them")
      } else {
        result.positional.append(argument)
      }
      skipBlank()
      guard skip(",") else { break }
      skipBlank()
    }
    try expect(")", "',' or ')'")
    return result
  }

  private mutating func literal() throws(FluentFault) -> FluentExpression {
    if startsNumber { return .number(try number()) }
    guard current == UInt8(ascii: "\"") else { throw fault("a text in quotes or a number") }
    return .string(try string())
  }

  /// A text in quotes; `\"`, `\\`, `\uXXXX` and `\UXXXXXX` are its escapes.
  private mutating func string() throws(FluentFault) -> String {
    try expect("\"")
    var output: [UInt8] = []
    while let byte = current, byte != UInt8(ascii: "\""), byte != Self.lineEnd {
      offset += 1
      guard byte == UInt8(ascii: "\\") else {
        output.append(byte)
        continue
      }
      switch current {
      case UInt8(ascii: "\\"), UInt8(ascii: "\""):
        output.append(bytes[offset])
        offset += 1
      case UInt8(ascii: "u"): try escape(digits: 4, into: &output)
      case UInt8(ascii: "U"): try escape(digits: 6, into: &output)
      default: throw fault("one of \" \\ u U after '\\'")
      }
    }
    try expect("\"", "'\"' to close the text")
    return String(decoding: output, as: UTF8.self)
  }

  private mutating func escape(digits: Int, into output: inout [UInt8]) throws(FluentFault) {
    offset += 1
    var value: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = current, let digit = hexadecimalDigit(byte) else { throw fault("\(digits) hexadecimal digits") }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    // What is no Unicode scalar value shows as U+FFFD (Fluent's specification of string literals).
    appendUTF8(Unicode.Scalar(value)?.value ?? 0xFFFD, to: &output)
  }
}
