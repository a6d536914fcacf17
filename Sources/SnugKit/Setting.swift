import Reports

/// A value as `snug.json5` has it, written as a Swift literal: `288`, `"hug"`, `[288, 343]`, `["width": 20, "height": 20]`.
public enum Setting: Sendable {
  case number(Double)
  case text(String)
  case flag(Bool)
  case list([Setting])
  /// In the order in which it is written.
  case object([(name: String, value: Setting)])

  /// As JSON writes it.
  var json: String {
    switch self {
    case .number(let number):
      if let whole = Int(exactly: number) { "\(whole)" } else { number.isFinite ? "\(number)" : "null" }
    case .text(let text): JSONWriter.literal(text)
    case .flag(let flag): flag ? "true" : "false"
    case .list(let values): "[" + values.map(\.json).joined(separator: ", ") + "]"
    case .object(let members):
      "{" + members.map { JSONWriter.literal($0.name) + ": " + $0.value.json }.joined(separator: ", ") + "}"
    }
  }
}

extension Setting: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, ExpressibleByStringLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(floatLiteral value: Double) { self = .number(value) }
  public init(stringLiteral value: String) { self = .text(value) }
  public init(booleanLiteral value: Bool) { self = .flag(value) }
  public init(arrayLiteral elements: Setting...) { self = .list(elements) }
  public init(dictionaryLiteral elements: (String, Setting)...) {
    self = .object(elements.map { (name: $0.0, value: $0.1) })
  }
}
