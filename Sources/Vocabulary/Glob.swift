/// A pattern of keys, rules, locales or paths: `*` stands for anything but `/`, `**` for anything, `?` for one character,
/// `[a-z]` for one of a set. Everything else stands for itself, and the whole text must match.
///
/// In keys and texts, where `/` means nothing, `*` crosses it: say so with `crossesSlashes`.
package struct Glob: Sendable, Hashable, CustomStringConvertible {
  package let pattern: String
  private let pieces: [Piece]

  private enum Piece: Sendable, Hashable {
    case literal(Unicode.Scalar)
    case any
    case star(crossing: Bool)
    /// `**/` also stands for nothing at all.
    case folders
    case set([ClosedRange<UInt32>], negated: Bool)
  }

  package init(_ pattern: String, crossesSlashes: Bool = true) {
    self.pattern = pattern
    pieces = Self.parse(Array(pattern.unicodeScalars), crossesSlashes)
  }

  package var description: String { pattern }

  package func matches(_ text: String) -> Bool {
    let text = Array(text.unicodeScalars)
    // Iterative matching with one remembered star per kind would miss `**/*`; sets of positions never blow up.
    var states: Set<Int> = closure([0])
    for scalar in text {
      var next: [Int] = []
      for state in states where state < pieces.count {
        switch pieces[state] {
        case .literal(let literal): if literal == scalar { next.append(state + 1) }
        case .any: if scalar != "/" { next.append(state + 1) }
        case .star(let crossing): if crossing || scalar != "/" { next.append(state) }
        case .folders:
          next.append(state)
          if scalar == "/" { next.append(state + 1) }
        case .set(let ranges, let negated):
          if ranges.contains(where: { $0.contains(scalar.value) }) != negated { next.append(state + 1) }
        }
      }
      states = closure(next, afterFolder: scalar == "/")
      if states.isEmpty { return false }
    }
    return states.contains(pieces.count)
  }

  /// The states that are reached without reading: past each star, and past `**/` at the start of a path segment.
  private func closure(_ states: [Int], afterFolder: Bool = true) -> Set<Int> {
    var result: Set<Int> = []
    for state in states {
      var state = state
      result.insert(state)
      while state < pieces.count {
        switch pieces[state] {
        case .star: state += 1
        case .folders where afterFolder: state += 1
        default:
          state = pieces.count + 1
          continue
        }
        result.insert(state)
      }
    }
    return result
  }

  private static func parse(_ scalars: [Unicode.Scalar], _ crossesSlashes: Bool) -> [Piece] {
    var pieces: [Piece] = []
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "*":
        guard index < scalars.count, scalars[index] == "*" else {
          pieces.append(.star(crossing: crossesSlashes))
          continue
        }
        while index < scalars.count, scalars[index] == "*" { index += 1 }
        if index < scalars.count, scalars[index] == "/" {
          pieces.append(.folders)
          index += 1
        } else {
          pieces.append(.star(crossing: true))
        }
      case "?": pieces.append(.any)
      case "[":
        if let (set, end) = parseSet(scalars, from: index) {
          pieces.append(set)
          index = end
        } else {
          pieces.append(.literal(scalar))
        }
      case "\\" where index < scalars.count:
        pieces.append(.literal(scalars[index]))
        index += 1
      default: pieces.append(.literal(scalar))
      }
    }
    return pieces
  }

  private static func parseSet(_ scalars: [Unicode.Scalar], from start: Int) -> (Piece, Int)? {
    var index = start
    var ranges: [ClosedRange<UInt32>] = []
    let negated = index < scalars.count && (scalars[index] == "!" || scalars[index] == "^")
    if negated { index += 1 }
    while index < scalars.count, scalars[index] != "]" || ranges.isEmpty {
      let low = scalars[index].value
      if index + 2 < scalars.count, scalars[index + 1] == "-", scalars[index + 2] != "]" {
        let high = scalars[index + 2].value
        ranges.append(min(low, high)...max(low, high))
        index += 3
      } else {
        ranges.append(low...low)
        index += 1
      }
    }
    guard index < scalars.count, !ranges.isEmpty else { return nil }
    return (.set(ranges, negated: negated), index + 1)
  }
}
