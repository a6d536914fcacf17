import Catalogs
import UnicodeServices

/// How Fluent's expressions are spelled in reports and in the configuration's samples: `{ $name }`.
enum FluentSpelling {
  /// The placeholder that an expression is where its value comes from outside.
  static func placeholder(for expression: FluentExpression) -> Placeholder {
    var result = Placeholder(range: 0..<0, spelling: "{ \(source(of: expression)) }", kind: .text)
    result.isTyped = false
    switch expression {
    case .variable(let name, _):
      result.name = name
      if CountNames.contains(name) { result.kind = .integer }
    case .message(let reference): result.name = reference.name
    case .term(let reference, _):
      result.name = reference.name
      result.plain = "{ \(reference.name) }"
    case .function(let function, let arguments):
      if case .variable(let name, _)? = arguments.positional.first {
        result.name = name
        result.plain = "{ $\(name) }"
      }
      if function == "NUMBER" { setNumber(arguments, of: &result) }
      if function == "DATETIME" { result.kind = .date(DateStyle(arguments)) }
    case .number(let text):
      result.kind = text.contains(".") ? .decimal : .integer
      result.format.precision = text.contains(".") ? text.split(separator: ".").last?.count : nil
    case .string, .select: break
    }
    return result
  }

  /// `NUMBER($size, maximumFractionDigits: 1)`
  private static func setNumber(_ arguments: FluentArguments, of placeholder: inout Placeholder) {
    func digits(_ name: String) -> Int? {
      guard case .number(let text)? = arguments[name] else { return nil }
      return Int(text).map { min(max($0, 0), 20) }
    }
    let (least, most) = (digits("minimumFractionDigits"), digits("maximumFractionDigits"))
    let precision = least.map { most.map { max(least ?? 0, $0) } ?? $0 } ?? most
    placeholder.kind = precision ?? 0 > 0 ? .decimal : .integer
    if placeholder.kind == .decimal { placeholder.format.precision = least ?? precision }
  }

  /// Where the variable of an expression stands: `$n`, `NUMBER($n)`.
  static func variableOffset(of expression: FluentExpression) -> Int? {
    switch expression {
    case .variable(_, let offset): offset
    case .function(_, let arguments): arguments.positional.first.flatMap(variableOffset)
    default: nil
    }
  }

  static func source(of expression: FluentExpression) -> String {
    switch expression {
    case .string(let text):
      "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
    case .number(let text): text
    case .variable(let name, _): "$" + name
    case .message(let reference): reference.name
    case .term(let reference, let arguments): reference.name + (arguments.map(source) ?? "")
    case .function(let name, let arguments): name + source(of: arguments)
    case .select(let selector, _): source(of: selector) + " -> …"
    }
  }

  private static func source(of arguments: FluentArguments) -> String {
    let named = arguments.named.map { "\($0.name): \(source(of: $0.value))" }
    return "(" + (arguments.positional.map(source) + named).joined(separator: ", ") + ")"
  }
}
