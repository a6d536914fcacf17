/// The formula of a `Plural-Forms` header: which form a number takes, as an expression of C in `n`.
///
/// Kept as a program for a stack machine, so that no expression, however nested, recurses when it is evaluated. The
/// operators and their precedence are those of GNU libintl (plural.y); arithmetic is that of an unsigned 64-bit integer.
package struct PluralFormula: Sendable, Equatable {
  enum Instruction: Sendable, Equatable {
    case number(UInt64)
    case argument
    case not
    case binary(Operator)
    /// Takes a value; goes on there where it is zero.
    case jumpIfZero(Int)
    case jump(Int)
  }

  enum Operator: Sendable, Equatable {
    case multiply, divide, remainder, add, subtract
    case less, lessOrEqual, greater, greaterOrEqual, equal, notEqual
  }

  private let program: [Instruction]

  init(_ program: [Instruction]) { self.program = program }

  /// `n != 1`: what libintl takes where a catalog states no formula that it can use.
  static let germanic = Self([.argument, .number(1), .binary(.notEqual)])

  /// Nil where the formula divides by zero.
  package func value(for number: UInt64) -> UInt64? {
    var stack: [UInt64] = []
    var next = 0
    while next < program.count {
      let instruction = program[next]
      next += 1
      switch instruction {
      case .number(let value): stack.append(value)
      case .argument: stack.append(number)
      case .not: stack.append((stack.popLast() ?? 0) == 0 ? 1 : 0)
      case .binary(let operation):
        let right = stack.popLast() ?? 0
        let left = stack.popLast() ?? 0
        guard let result = Self.apply(operation, left, right) else { return nil }
        stack.append(result)
      // Jumps only lead forward: a program ends after one pass.
      case .jumpIfZero(let target): if (stack.popLast() ?? 0) == 0 { next = max(target, next) }
      case .jump(let target): next = max(target, next)
      }
    }
    return stack.last
  }

  /// The index of the form for `number` among `count`: libintl takes the first one where the formula goes beyond them.
  func form(for number: UInt64, of count: Int) -> Int {
    guard let value = value(for: number), value < UInt64(max(count, 0)) else { return 0 }
    return Int(value)
  }

  private static func apply(_ operation: Operator, _ left: UInt64, _ right: UInt64) -> UInt64? {
    switch operation {
    case .multiply: left &* right
    case .divide: right == 0 ? nil : left / right
    case .remainder: right == 0 ? nil : left % right
    case .add: left &+ right
    case .subtract: left &- right
    case .less: left < right ? 1 : 0
    case .lessOrEqual: left <= right ? 1 : 0
    case .greater: left > right ? 1 : 0
    case .greaterOrEqual: left >= right ? 1 : 0
    case .equal: left == right ? 1 : 0
    case .notEqual: left != right ? 1 : 0
    }
  }
}
