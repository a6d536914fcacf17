package import Vocabulary

/// The findings that a team has seen and does not mend now: what is not among them counts as new (DESIGN §8).
package struct Baseline: Sendable, Equatable {
  /// Of the file; a reader refuses a greater one.
  package static let schemaVersion = 1
  /// What the file is called where nobody says.
  package static let standardName = "snug-baseline.json"

  /// Of Snug, when it was written.
  package var toolVersion: String
  /// The rules that were known then: findings of others are at most warnings.
  package var rules: Set<String> = []
  /// The SHA-256 of each face that titles were measured with, by PostScript name.
  package var fonts: [String: String] = [:]
  /// The options of the run that wrote it by which it measured otherwise than the configuration says, as `--platform=web`.
  package var options: [String] = []
  /// Sorted. Entries that are equal in all fields stand for as many findings.
  package private(set) var entries: [Entry] = []

  package init(toolVersion: String) { self.toolVersion = toolVersion }

  package var known: [Entry] { entries.filter { $0.reason == nil } }
  package var accepted: [Entry] { entries.filter { $0.reason != nil } }

  package mutating func setEntries(_ entries: [Entry]) { self.entries = entries.sorted() }

  /// One finding, as it was when the baseline was written.
  package struct Entry: Sendable, Equatable {
    package var identity: FindingIdentity
    /// Of a component's own fault: findings of both directions share an identity.
    package var direction: Direction?
    /// Findings of several faces share an identity.
    package var face: String?
    /// The first 16 hex digits of the SHA-256 of the title; nil where the finding speaks of none.
    package var textDigest: String?
    package var firstFailingSize: TextSize?
    /// What the title needs at its worst size, in points; nil for rules that do not clip.
    package var needed: Points?
    /// Why somebody accepted it; nil for what is only known.
    package var reason: String?

    package init(identity: FindingIdentity) { self.identity = identity }
  }
}

extension Baseline.Entry {
  /// The finding as it is now.
  init(_ finding: Finding, reason: String? = nil) {
    self.init(identity: finding.identity)
    let isOfComponent = finding.scope == .component
    // Elsewhere the locale tells the direction.
    direction = isOfComponent ? finding.direction : nil
    face = finding.face
    // A component's title is an example, and another one when any title changes.
    let text = isOfComponent ? nil : finding.text ?? finding.rawText
    textDigest = text.map { String(SHA256.hexDigest(of: Array($0.utf8)).prefix(16)) }
    firstFailingSize = finding.firstFailingSize
    if case .room(_, _, let needed, _, _) = finding.worst { self.needed = needed }
    self.reason = reason
  }

  package var fingerprint: String { identity.fingerprint }
}

extension Baseline.Entry: Comparable {
  package static func < (left: Self, right: Self) -> Bool {
    if left.identity != right.identity { return left.identity < right.identity }
    return left.details.lexicographicallyPrecedes(right.details)
  }

  /// What tells entries of one identity apart.
  private var details: [String] {
    [
      direction?.rawValue ?? "", face ?? "", textDigest ?? "", firstFailingSize?.name ?? "",
      needed.map(Wording.points) ?? "", reason ?? "",
    ]
  }
}
