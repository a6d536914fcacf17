/// Finds the findings that somebody means by their fingerprints.
enum Fingerprints {
  /// The fewest digits that may stand for a whole fingerprint.
  static let fewestDigits = 6
  private static let digits = 16

  /// The whole fingerprints that `asked` mean, each by itself or by its first digits; `gone` are known, and not found now.
  static func resolve(
    _ asked: [String], among present: [String], gone: [(fingerprint: String, line: String)] = []
  ) throws(UsageError) -> Set<String> {
    var found: Set<String> = []
    for text in asked { found.insert(try resolve(text, among: present, gone: gone)) }
    return found
  }

  private static func resolve(
    _ asked: String, among present: [String], gone: [(fingerprint: String, line: String)]
  ) throws(UsageError) -> String {
    let asked = asked.lowercased()
    guard asked.utf8.allSatisfy({ (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }),
      (fewestDigits...digits).contains(asked.utf8.count)
    else {
      throw UsageError(
        "“\(asked)” is no fingerprint: those have \(digits) hex digits, of which the first \(fewestDigits) or more will do"
      )
    }
    let matching = Set(present.filter { $0.hasPrefix(asked) }).sorted()
    if matching.count == 1 { return matching[0] }
    if matching.count > 1 {
      throw UsageError(
        "“\(asked)” is the beginning of \(matching.count): \(matching.prefix(5).joined(separator: ", "))")
    }
    if let entry = gone.first(where: { $0.fingerprint.hasPrefix(asked) }) {
      throw UsageError("no longer found: \(entry.line); `snug baseline prune` drops it from the baseline")
    }
    let near = nearest(asked, among: Set(present).sorted())
    let advice = near.isEmpty ? "" : "; near it are \(near.joined(separator: ", "))"
    throw UsageError(
      "no finding has the fingerprint “\(asked)”\(advice). `snug audit --verbose` and the JSON report name all")
  }

  /// Those that may have been meant: few digits are other ones.
  private static func nearest(_ asked: String, among names: [String]) -> [String] {
    let wanted = Array(asked)
    let near = names.compactMap { name -> (name: String, distance: Int)? in
      let distance = NearestName.editDistance(wanted, Array(name.prefix(wanted.count)))
      return distance <= max(1, wanted.count / 4) ? (name, distance) : nil
    }
    return near.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }.prefix(5).map(\.name)
  }
}
