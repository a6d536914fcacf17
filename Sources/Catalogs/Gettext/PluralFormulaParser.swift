/// Why an expression is no plural formula.
package struct PluralFormulaFault: Error, Equatable {
  /// In bytes of the expression.
  package var offset: Int
  /// “expected …, found …”
  package var message: String
}

extension PluralFormula {
  /// Parses an expression; it ends at `;` or a line end, as libintl reads it.
  package init(_ expression: String) throws(PluralFormulaFault) {
    var parser = Parser(bytes: Array(expression.utf8))
    try parser.parseAll()
    self.init(parser.program)
  }

  /// By precedence climbing; nesting and length are bounded.
  private struct Parser {
    let bytes: [UInt8]
    var offset = 0
    var depth = 0
    var program: [Instruction] = []

    /// Real formulas nest less than ten deep and have less than a hundred operators.
    static let depthLimit = 100
    static let lengthLimit = 2000

    mutating func parseAll() throws(PluralFormulaFault) {
      try parseConditional()
      if let byte = current, byte != UInt8(ascii: ";") { throw expected("an operator or the end") }
    }

    /// The next byte that is no blank.
    var current: UInt8? {
      mutating get {
        while offset < bytes.count, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset += 1 }
        guard offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D else { return nil }
        return bytes[offset]
      }
    }

    mutating func take(_ text: String) -> Bool {
      _ = current
      let wanted = text.utf8
      guard bytes[offset...].starts(with: wanted) else { return false }
      offset += wanted.count
      return true
    }

    mutating func emit(_ instruction: Instruction) throws(PluralFormulaFault) {
      guard program.count < Self.lengthLimit else {
        throw PluralFormulaFault(offset: offset, message: "expected a plural formula of ordinary length")
      }
      program.append(instruction)
    }

    /// `condition ? a : b`, which groups to the right.
    mutating func parseConditional() throws(PluralFormulaFault) {
      depth += 1
      defer { depth -= 1 }
      guard depth < Self.depthLimit else {
        throw PluralFormulaFault(offset: offset, message: "expected a plural formula with less nesting")
      }
      try parseOr()
      guard take("?") else { return }
      let test = program.count
      try emit(.jumpIfZero(0))
      try parseConditional()
      guard take(":") else { throw expected("':'") }
      let end = program.count
      try emit(.jump(0))
      program[test] = .jumpIfZero(program.count)
      try parseConditional()
      program[end] = .jump(program.count)
    }

    /// `a || b` is `a ? 1 : b != 0`.
    mutating func parseOr() throws(PluralFormulaFault) {
      try parseAnd()
      while take("||") {
        let test = program.count
        try emit(.jumpIfZero(0))
        try emit(.number(1))
        let end = program.count
        try emit(.jump(0))
        program[test] = .jumpIfZero(program.count)
        try parseAnd()
        try emit(.not)
        try emit(.not)
        program[end] = .jump(program.count)
      }
    }

    /// `a && b` is `a ? b != 0 : 0`.
    mutating func parseAnd() throws(PluralFormulaFault) {
      try parseBinary(0)
      while take("&&") {
        let test = program.count
        try emit(.jumpIfZero(0))
        try parseBinary(0)
        try emit(.not)
        try emit(.not)
        let end = program.count
        try emit(.jump(0))
        program[test] = .jumpIfZero(program.count)
        try emit(.number(0))
        program[end] = .jump(program.count)
      }
    }

    /// From the weakest; of two spellings with one beginning the longer one first.
    static let levels: [[(String, Operator)]] = [
      [("==", .equal), ("!=", .notEqual)],
      [("<=", .lessOrEqual), (">=", .greaterOrEqual), ("<", .less), (">", .greater)],
      [("+", .add), ("-", .subtract)],
      [("*", .multiply), ("/", .divide), ("%", .remainder)],
    ]

    mutating func parseBinary(_ level: Int) throws(PluralFormulaFault) {
      guard level < Self.levels.count else { return try parseOperand() }
      try parseBinary(level + 1)
      while let operation = takeOperator(of: level) {
        try parseBinary(level + 1)
        try emit(.binary(operation))
      }
    }

    mutating func takeOperator(of level: Int) -> Operator? {
      for (spelling, operation) in Self.levels[level] where take(spelling) { return operation }
      return nil
    }

    mutating func parseOperand() throws(PluralFormulaFault) {
      var negations = 0
      while take("!") { negations += 1 }
      switch current {
      case UInt8(ascii: "n"):
        offset += 1
        try emit(.argument)
      case .some(0x30...0x39):
        var value: UInt64 = 0
        while offset < bytes.count, (0x30...0x39).contains(bytes[offset]) {
          value = value &* 10 &+ UInt64(bytes[offset] - 0x30)
          offset += 1
        }
        try emit(.number(value))
      case UInt8(ascii: "("):
        offset += 1
        try parseConditional()
        guard take(")") else { throw expected("')'") }
      default: throw expected("'n', a number or '('")
      }
      // Twice is `!= 0`; more say nothing new.
      for _ in 0..<(negations > 2 ? 2 - negations % 2 : negations) { try emit(.not) }
    }

    mutating func expected(_ what: String) -> PluralFormulaFault {
      let found = current == nil ? "the end" : describeCharacter(in: bytes, at: offset)
      return PluralFormulaFault(offset: offset, message: "expected \(what) in the plural formula, found \(found)")
    }
  }
}
