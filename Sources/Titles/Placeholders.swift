package import Catalogs

/// The placeholders of a text, where its source is at hand to settle doubts.
package enum Placeholders {
  /// False where a text surely has none: a look at its bytes.
  package static func mayBe(in text: String, syntax: PlaceholderSyntax) -> Bool {
    PlaceholderScanner.mayHold(text, syntax: syntax)
  }

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
