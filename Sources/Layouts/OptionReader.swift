import Vocabulary

/// Takes a strategy's options one by one, and refuses names and kinds that the strategy does not have.
///
/// `init` checks the names; each of the other functions gives the option's value, or `standard` where it is not given.
struct OptionReader {
  private let options: StrategyOptions
  /// Lengths beyond this are slips of the pen, and would make arithmetic overflow (DESIGN §6, Exit status).
  static let largest: Points = 100_000

  init(_ options: StrategyOptions, of explanation: StrategyExplanation) throws(StrategyOptionError) {
    let known = explanation.options.map(\.name)
    for name in options.keys.sorted() where !known.contains(name) {
      throw .unknown(option: name, known: known)
    }
    self.options = options
  }

  func points(_ name: String, or standard: Points, atLeast least: Points = -largest) throws(StrategyOptionError)
    -> Points
  {
    guard let value = options[name] else { return standard }
    guard case .number(let points) = value, points >= least, points <= Self.largest else {
      let range = least == 0 ? "0 to 100000" : "-100000 to 100000"
      throw .wrongValue(option: name, expected: "a number of points, \(range)")
    }
    return points
  }

  func bool(_ name: String, or standard: Bool) throws(StrategyOptionError) -> Bool {
    guard let value = options[name] else { return standard }
    guard case .bool(let bool) = value else { throw .wrongValue(option: name, expected: "true or false") }
    return bool
  }

  func insets(_ name: String, or standard: EdgeInsets) throws(StrategyOptionError) -> EdgeInsets {
    guard let value = options[name] else { return standard }
    guard case .insets(let insets) = value,
      [insets.top, insets.left, insets.bottom, insets.right].allSatisfy({ abs($0) <= Self.largest })
    else {
      throw .wrongValue(option: name, expected: "insets: top, left, bottom and right in points")
    }
    return insets
  }

  func word<Word: RawRepresentable<String> & CaseIterable>(_ name: String, or standard: Word)
    throws(StrategyOptionError)
    -> Word
  {
    guard let value = options[name] else { return standard }
    guard case .word(let text) = value, let word = Word(rawValue: text) else {
      let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
      throw .wrongValue(option: name, expected: "one of \(words)")
    }
    return word
  }
}
