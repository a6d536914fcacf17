import Vocabulary

/// Pairs findings with the entries of a baseline, each with one at most.
struct Pairing {
  private let entries: [Baseline.Entry]
  /// The places of entries that are free, by identity: accepted ones first, then ascending.
  private var free: [FindingIdentity: [Int]] = [:]

  init(_ entries: [Baseline.Entry]) {
    self.entries = entries
    // Where a merge left a finding in both lists, the reason is what must not get lost.
    for isAccepted in [true, false] {
      for (place, entry) in entries.enumerated() where (entry.reason != nil) == isAccepted {
        free[entry.identity, default: []].append(place)
      }
    }
  }

  /// The places of entries that no finding took.
  var left: [Int] { free.values.joined().sorted() }

  /// For each finding the place of the entry that it takes; what was not audited is no finding that one can live with.
  mutating func places(of findings: [Finding]) -> [Int?] {
    var places: [Int?] = Array(repeating: nil, count: findings.count)
    var groups: [FindingIdentity: [(index: Int, entry: Baseline.Entry)]] = [:]
    for (index, finding) in findings.enumerated() where !finding.isGap {
      let identity = finding.identity
      guard free[identity] != nil else { continue }
      groups[identity, default: []].append((index, Baseline.Entry(finding)))
    }
    for (identity, group) in groups {
      for least in [Likeness.numbers, .text, .place] {
        for (index, entry) in group where places[index] == nil {
          let at = free[identity]?.firstIndex { Likeness(of: entry, to: entries[$0]).map { $0 >= least } ?? false }
          guard let at else { continue }
          places[index] = free[identity]?.remove(at: at)
        }
      }
    }
    return places
  }
}

/// How much of two entries of one identity is the same.
private enum Likeness: Int, Comparable {
  case place, text, numbers

  /// nil for two that cannot be of the same finding. What only one of them says tells nothing apart.
  init?(of now: Baseline.Entry, to before: Baseline.Entry) {
    func agrees<Value: Equatable>(_ left: Value?, _ right: Value?) -> Bool {
      left == nil || right == nil || left == right
    }
    guard agrees(now.direction, before.direction), agrees(now.face, before.face) else { return nil }
    guard now.textDigest == before.textDigest else {
      self = .place
      return
    }
    let hasSameNumbers =
      now.firstFailingSize == before.firstFailingSize
      && now.needed.map(Wording.points) == before.needed.map(Wording.points)
    self = hasSameNumbers ? .numbers : .text
  }

  static func < (left: Likeness, right: Likeness) -> Bool { left.rawValue < right.rawValue }
}
