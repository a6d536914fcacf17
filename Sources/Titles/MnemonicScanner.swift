import Catalogs

/// Finds the signs that mark a keyboard's letter: none of them is shown, and of a doubled one the first is.
enum MnemonicScanner {
  /// Adds them to the tokens of a text, outside of its placeholders and escapes.
  static func add(_ mnemonic: Mnemonic, to tokens: [PlaceholderToken], in units: [UInt16]) -> [PlaceholderToken] {
    guard let mark = mnemonic.rawValue.utf16.first, units.contains(mark) else { return tokens }
    var result: [PlaceholderToken] = []
    var offset = 0
    func scan(to end: Int) {
      while offset < end {
        let isDoubled = offset + 1 < end && units[offset] == mark && units[offset + 1] == mark
        let next = offset + (isDoubled ? 2 : 1)
        if units[offset] == mark {
          result.append(.escape(range: offset..<next, shown: offset..<(isDoubled ? offset + 1 : offset)))
        }
        offset = next
      }
    }
    for token in tokens {
      scan(to: token.range.lowerBound)
      result.append(token)
      offset = token.range.upperBound
    }
    scan(to: units.count)
    return result
  }
}
