/// A pattern for one name: `*` any text, `?` one character, `[a-z]` one of a set, `[!a-z]` one of the others, `\` the next as it is.
///
/// Used for one component of a path, and for a whole key, where `*` takes everything.
package struct Wildcard: Sendable, Hashable, CustomStringConvertible {
  /// As it was written.
  package let description: String
  private let elements: [Element]
  /// A `[` has no `]` and stands for itself; git takes no such pattern.
  let hasOpenSet: Bool

  private enum Element: Sendable, Hashable {
    case literal(Unicode.Scalar)
    case one
    case many
    case set([ClosedRange<UInt32>], negated: Bool)
  }

  package init(_ pattern: String) {
    description = pattern
    let scalars = Array(pattern.unicodeScalars)
    var elements: [Element] = []
    var hasOpenSet = false
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      index += 1
      switch scalar {
      case "*": if elements.last != .many { elements.append(.many) }
      case "?": elements.append(.one)
      case "\\" where index < scalars.count:
        elements.append(.literal(scalars[index]))
        index += 1
      case "[":
        if let (set, end) = Self.set(in: scalars, from: index) {
          elements.append(set)
          index = end
        } else {
          elements.append(.literal(scalar))
          hasOpenSet = true
        }
      default: elements.append(.literal(scalar))
      }
    }
    self.elements = elements
    self.hasOpenSet = hasOpenSet
  }

  /// The name itself, whatever characters it has.
  init(literal name: String) {
    description = name
    elements = name.unicodeScalars.map { .literal($0) }
    hasOpenSet = false
  }

  /// The pattern has no wildcard: it is this name.
  package var literal: String? {
    var name = String.UnicodeScalarView()
    for element in elements {
      guard case .literal(let scalar) = element else { return nil }
      name.append(scalar)
    }
    return String(name)
  }

  package func matches(_ name: String) -> Bool {
    let scalars = Array(name.unicodeScalars)
    var element = 0
    var position = 0
    // Where to go on when the rest fails: the last `*` takes one character more. An earlier one never has to.
    var retry: (element: Int, position: Int)?
    while true {
      if element < elements.count, elements[element] == .many {
        element += 1
        retry = (element, position)
        continue
      }
      if element == elements.count, position == scalars.count { return true }
      if element < elements.count, position < scalars.count, accepts(elements[element], scalars[position]) {
        element += 1
        position += 1
        continue
      }
      guard let last = retry, last.position < scalars.count else { return false }
      retry = (last.element, last.position + 1)
      (element, position) = (last.element, last.position + 1)
    }
  }

  private func accepts(_ element: Element, _ scalar: Unicode.Scalar) -> Bool {
    switch element {
    case .literal(let wanted): wanted == scalar
    case .one, .many: true
    case .set(let ranges, let negated): ranges.contains { $0.contains(scalar.value) } != negated
    }
  }

  /// The set after `[`, and the index after its `]`; nil where it is never closed.
  private static func set(in scalars: [Unicode.Scalar], from start: Int) -> (Element, Int)? {
    var index = start
    var negated = false
    if index < scalars.count, scalars[index] == "!" || scalars[index] == "^" {
      negated = true
      index += 1
    }
    var ranges: [ClosedRange<UInt32>] = []
    let first = index
    while index < scalars.count {
      // A `]` right at the start is a member.
      if scalars[index] == "]", index > first { return (.set(ranges, negated: negated), index + 1) }
      if let (named, end) = characterClass(in: scalars, at: index) {
        ranges += named
        index = end
        continue
      }
      var low = scalars[index]
      if low == "\\", index + 1 < scalars.count {
        index += 1
        low = scalars[index]
      }
      index += 1
      var high = low
      if index + 1 < scalars.count, scalars[index] == "-", scalars[index + 1] != "]" {
        index += 1
        if scalars[index] == "\\", index + 1 < scalars.count { index += 1 }
        high = scalars[index]
        index += 1
      }
      if low.value <= high.value { ranges.append(low.value...high.value) }
    }
    return nil
  }

  /// `[:alpha:]` and its kind, for ASCII as git has them.
  private static func characterClass(in scalars: [Unicode.Scalar], at index: Int) -> ([ClosedRange<UInt32>], Int)? {
    guard index + 1 < scalars.count, scalars[index] == "[", scalars[index + 1] == ":",
      let colon = scalars[(index + 2)...].firstIndex(of: ":"), colon + 1 < scalars.count, scalars[colon + 1] == "]"
    else { return nil }
    let name = String(String.UnicodeScalarView(scalars[(index + 2)..<colon]))
    guard let ranges = classes[name] else { return nil }
    return (ranges, colon + 2)
  }

  private static let classes: [String: [ClosedRange<UInt32>]] = [
    "alpha": [0x41...0x5A, 0x61...0x7A], "digit": [0x30...0x39], "alnum": [0x30...0x39, 0x41...0x5A, 0x61...0x7A],
    "upper": [0x41...0x5A], "lower": [0x61...0x7A], "space": [0x09...0x0D, 0x20...0x20],
    "blank": [0x09...0x09, 0x20...0x20],
    "punct": [0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E], "xdigit": [0x30...0x39, 0x41...0x46, 0x61...0x66],
    "cntrl": [0x00...0x1F, 0x7F...0x7F], "graph": [0x21...0x7E], "print": [0x20...0x7E],
  ]
}
