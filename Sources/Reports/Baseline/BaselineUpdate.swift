import Vocabulary

/// A baseline as a command leaves it, and what there is to tell of the change.
package struct BaselineUpdate: Sendable {
  package private(set) var baseline: Baseline
  /// Accepted entries that speak of another component or file now.
  package private(set) var carried: [(from: Baseline.Entry, to: Baseline.Entry)] = []
  /// Accepted entries whose finding is not what it was when it was accepted; their reasons are kept.
  package private(set) var renewed: [Baseline.Entry] = []
  /// Accepted entries that no longer occur, and are kept for people to decide on.
  package private(set) var kept: [Baseline.Entry] = []
  /// Known entries that no longer occur, and are not in it any more.
  package private(set) var dropped: [Baseline.Entry] = []

  /// What has been accepted, as it stands in the baseline now.
  package private(set) var accepted: [Baseline.Entry] = []

  /// What a run knows besides its findings.
  package struct Run: Sendable {
    /// Nothing of what the configuration speaks of was left out.
    package var isWhole: Bool
    /// The text sizes are not the configuration's: numbers of other sizes stay as they are.
    package var hasOwnTextSizes: Bool
    /// By which it measured otherwise than the configuration says.
    package var options: [String]
    /// The rules that were tried.
    package var rules: Set<String>
    /// The components and files that there are.
    package var components: Set<String>
    package var files: Set<String>

    package init(
      isWhole: Bool, hasOwnTextSizes: Bool, options: [String], rules: Set<String>, components: Set<String>,
      files: Set<String>
    ) {
      self.isWhole = isWhole
      self.hasOwnTextSizes = hasOwnTextSizes
      self.options = options
      self.rules = rules
      self.components = components
      self.files = files
    }
  }

  /// Takes down all findings of the run. What lies outside of it stays, and so do the reasons of what was accepted.
  package init(writing comparison: BaselineComparison, _ run: Run) {
    let old = comparison.baseline
    let report = comparison.report
    baseline = old
    baseline.toolVersion = report.toolVersion
    if old.entries.isEmpty { baseline.options = run.options }
    baseline.rules.formUnion(run.rules)
    let fonts = report.environment.fonts.map { ($0.postScriptName, $0.sha256) }
    baseline.fonts.merge(fonts) { $1 }
    if run.isWhole { baseline.fonts = Dictionary(fonts) { first, _ in first } }

    var entries = comparison.untouched
    var fresh: [Baseline.Entry] = []
    for (finding, place) in zip(report.findings, comparison.places) where !finding.isGap {
      guard let place else {
        fresh.append(Baseline.Entry(finding))
        continue
      }
      let before = old.entries[place]
      let stays = run.hasOwnTextSizes && finding.status.isSettled
      entries.append(stays ? before : Baseline.Entry(finding, reason: before.reason))
      if before.reason != nil, !finding.status.isSettled { renewed.append(before) }
    }
    for entry in comparison.gone {
      if entry.reason == nil {
        dropped.append(entry)
      } else if let place = Self.successor(of: entry, among: fresh, old, run) {
        fresh[place].reason = entry.reason
        carried.append((entry, fresh[place]))
      } else {
        kept.append(entry)
      }
    }
    baseline.setEntries(entries + fresh + kept)
  }

  /// Drops what no longer occurs, and leaves the rest as it is.
  package init(pruning comparison: BaselineComparison) {
    baseline = comparison.baseline
    dropped = comparison.gone
    let found = comparison.places.compactMap { $0.map { comparison.baseline.entries[$0] } }
    baseline.setEntries(comparison.untouched + found)
  }

  /// Accepts all findings with these fingerprints, as they are now, known or not; what the run says nothing about is
  /// accepted as the baseline has it.
  package init(accepting fingerprints: Set<String>, reason: String, in comparison: BaselineComparison) {
    baseline = comparison.baseline
    var replaced: Set<Int> = []
    for (finding, place) in zip(comparison.report.findings, comparison.places)
    where !finding.isGap && fingerprints.contains(finding.fingerprint) {
      accepted.append(Baseline.Entry(finding, reason: reason))
      if let place { replaced.insert(place) }
    }
    var entries: [Baseline.Entry] = []
    for (place, entry) in comparison.baseline.entries.enumerated() where !replaced.contains(place) {
      guard fingerprints.contains(entry.fingerprint), comparison.untouched.contains(entry) else {
        entries.append(entry)
        continue
      }
      var entry = entry
      entry.reason = reason
      accepted.append(entry)
    }
    baseline.setEntries(entries + accepted)
  }

  /// The place of the new finding that an accepted one has become: the same in all but a component or file that there is
  /// no more. One that keeps file or component, and then title, comes first.
  private static func successor(
    of entry: Baseline.Entry, among fresh: [Baseline.Entry], _ old: Baseline, _ run: Run
  ) -> Int? {
    let before = entry.identity
    let hasLostComponent = !before.component.isEmpty && !run.components.contains(before.component)
    let hasLostFile = !before.file.isEmpty && !run.files.contains(before.file)
    guard hasLostComponent || hasLostFile else { return nil }
    // A fault of a component has no key that it could be known again by: only a component that the baseline has never
    // heard of can be the old one under a new name.
    lazy var heardOf = Set(old.entries.map(\.identity.component))
    var best: (place: Int, likeness: Int)?
    for (place, candidate) in fresh.enumerated() where candidate.reason == nil {
      let now = candidate.identity
      guard now.rule == before.rule, now.key == before.key, now.locale == before.locale,
        now.strategy == before.strategy, now.variant == before.variant, candidate.direction == entry.direction,
        candidate.face == entry.face, now.component == before.component || hasLostComponent,
        now.file == before.file || hasLostFile
      else { continue }
      if now.key.isEmpty, now.component != before.component, heardOf.contains(now.component) { continue }
      let likeness =
        (now.component == before.component ? 4 : 0) + (now.file == before.file ? 2 : 0)
        + (candidate.textDigest == entry.textDigest ? 1 : 0)
      if likeness > best?.likeness ?? -1 { best = (place, likeness) }
    }
    return best?.place
  }
}
