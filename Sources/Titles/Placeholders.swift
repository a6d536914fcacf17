package import Catalogs

/// The placeholders of a text, where its source is at hand to settle doubts.
package enum Placeholders {
  /// In order of appearance. `source` is the text it translates; nil for a source.
  ///
  /// `100% de` has a placeholder `% d` only where the source has an integer that the translation lacks otherwise.
  package static func find(
    in text: String, source: String?, syntax: PlaceholderSyntax = .apple
  ) -> [Placeholder] {
    guard PlaceholderScanner.mayHold(text, syntax: syntax) else { return [] }
    let units = Array(text.utf16)
    let found = tokens(in: units, source: source, syntax: syntax)
    return found.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  /// What the syntax finds, without those doubtful placeholders that are text after all.
  static func tokens(in units: [UInt16], source: String?, syntax: PlaceholderSyntax) -> [PlaceholderToken] {
    let tokens = PlaceholderScanner.tokens(in: units, syntax: syntax)
    guard tokens.contains(where: { isDoubtful($0) }) else { return tokens }
    guard let source else { return tokens.filter { !isDoubtful($0) || looksMeant($0, in: units) } }
    var wanted: [Placeholder.Kind: Int] = [:]
    for placeholder in find(in: source, source: nil, syntax: syntax) { wanted[placeholder.kind, default: 0] += 1 }
    for case .placeholder(let placeholder) in tokens where !placeholder.isDoubtful {
      wanted[placeholder.kind, default: 0] -= 1
    }
    return tokens.filter { token in
      guard case .placeholder(let placeholder) = token, placeholder.isDoubtful else { return true }
      guard let count = wanted[placeholder.kind], count > 0 else { return false }
      wanted[placeholder.kind] = count - 1
      return true
    }
  }

  private static func isDoubtful(_ token: PlaceholderToken) -> Bool {
    if case .placeholder(let placeholder) = token { placeholder.isDoubtful } else { false }
  }

  /// In a source: a percent after a number (`100% sure`, `100%ig`) is a percent sign, and so is one before a word.
  private static func looksMeant(_ token: PlaceholderToken, in units: [UInt16]) -> Bool {
    guard case .placeholder(let placeholder) = token else { return true }
    let (start, end) = (placeholder.range.lowerBound, placeholder.range.upperBound)
    let followsNumber = PrintfScanner.followsNumber(start, in: units)
    let runsOn = end < units.count && isLetter(units[end])
    return !runsOn && !(followsNumber && placeholder.format.hasSpace)
  }

  private static func isLetter(_ unit: UInt16) -> Bool {
    guard let scalar = Unicode.Scalar(unit) else { return true }
    return scalar.properties.isAlphabetic
  }
}

/// How a translation's placeholders differ from its source's, by argument and not by place: word order is free.
package struct PlaceholderDifference: Sendable, Equatable {
  /// In the source only, or with another kind in the translation.
  package var missing: [Placeholder] = []
  /// In the translation only, or with another kind in the source.
  package var unexpected: [Placeholder] = []

  package var isEmpty: Bool { missing.isEmpty && unexpected.isEmpty }

  package init(source: [Placeholder], translation: [Placeholder]) {
    let wanted = Self.byArgument(source)
    let found = Self.byArgument(translation)
    missing = wanted.filter { pair in !found.contains { Self.agree(pair, $0) } }.map(\.placeholder)
    unexpected = found.filter { pair in !wanted.contains { Self.agree(pair, $0) } }.map(\.placeholder)
  }

  private typealias Argument = (identity: Identity, placeholder: Placeholder)

  private enum Identity: Equatable {
    case name(String)
    case place(Int)
  }

  /// Names and positions stand for themselves, the others count up from 1.
  private static func byArgument(_ placeholders: [Placeholder]) -> [Argument] {
    var next = 0
    return placeholders.map { placeholder in
      if let name = placeholder.name { return (.name(name), placeholder) }
      if let position = placeholder.position { return (.place(position), placeholder) }
      next += 1
      return (.place(next), placeholder)
    }
  }

  private static func agree(_ left: Argument, _ right: Argument) -> Bool {
    if case .variable = left.placeholder.kind { return left.placeholder.kind == right.placeholder.kind }
    guard left.identity == right.identity else { return false }
    return left.placeholder.kind == right.placeholder.kind || !left.placeholder.isTyped && !right.placeholder.isTyped
  }
}
