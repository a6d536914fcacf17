/// The known name that somebody most likely meant, and how far a name may be off to be offered at all.
enum NearestName {
  /// The nearest of `names` in edit distance, the first of several as near; nil where none is near enough.
  ///
  /// A name that begins with `name`, as an abbreviation does, is near as well.
  static func of(_ name: String, among names: [String]) -> String? {
    let wanted = Array(name.lowercased())
    // At least one letter must be right.
    let allowed = min(wanted.count - 1, (wanted.count + 2) / 3)
    var best: (name: String, distance: Int)?
    for candidate in names {
      let distance = editDistance(wanted, Array(candidate.lowercased()))
      if distance <= allowed, distance < best?.distance ?? Int.max { best = (candidate, distance) }
    }
    if let best { return best.name }
    guard wanted.count >= 3 else { return nil }
    return names.first { $0.lowercased().hasPrefix(name.lowercased()) }
  }

  /// `; did you mean “size”?`, or the whole list where nothing is near and the list is short enough to read.
  static func advice(for name: String, among names: [String], quoted: Bool = true) -> String {
    func quote(_ name: String) -> String { quoted ? "“\(name)”" : name }
    if let near = of(name, among: names) { return "; did you mean \(quote(near))?" }
    return names.isEmpty || names.count > 40 ? "" : "; known are: \(names.joined(separator: ", "))"
  }

  /// How many insertions, deletions, replacements and swaps of neighbors lead from one to the other.
  static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    // Names are short; a text of a megabyte given as a name is none of them.
    guard left.count <= 100, right.count <= 100 else { return max(left.count, right.count) }
    var beforePrevious: [Int] = []
    var previous = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var current = [row + 1]
      for (column, other) in right.enumerated() {
        var cost = min(previous[column + 1] + 1, current[column] + 1, previous[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          cost = min(cost, beforePrevious[column - 1] + 1)
        }
        current.append(cost)
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
