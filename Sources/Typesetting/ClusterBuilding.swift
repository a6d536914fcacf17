import Fonts
import UnicodeServices
import Vocabulary

/// How a `TypesetText` grows while its runs are shaped.
extension TypesetText {
  mutating func clear() {
    units.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
    paragraphLevel = 0
    runs.removeAll(keepingCapacity: true)
    glyphs.removeAll(keepingCapacity: true)
    clusters.removeAll(keepingCapacity: true)
    problems.removeAll(keepingCapacity: true)
    if !missing.isEmpty { missing.removeAll() }
    faces.removeAll(keepingCapacity: true)
    graphemeStarts.removeAll(keepingCapacity: true)
    tracking = nil
    total = Extent()
  }

  func level(at offset: Int) -> UInt8 { levels.isEmpty ? 0 : levels[offset] }

  func startsGrapheme(_ offset: Int) -> Bool { graphemeStarts.isEmpty || graphemeStarts[offset] }

  mutating func index(of face: Face) -> Int {
    if let known = faces.firstIndex(where: { $0 === face }) { return known }
    faces.append(face)
    return faces.count - 1
  }

  /// Adds the clusters of one run's glyphs in logical order.
  mutating func appendClusters(
    glyphs range: Range<Int>, of run: Range<Int>, isReversed: Bool, face: Face, spacing: Double
  ) {
    let perUnit = 1 / Double(face.unitsPerEm)
    let isTracked = face.tracking != nil
    if isTracked, tracking == nil { tracking = face.tracking }
    var position = 0
    while position < range.count {
      let first = glyphs[isReversed ? range.upperBound - 1 - position : range.lowerBound + position]
      var advance = 0
      var isUnsafe = false
      var isMissing = false
      while position < range.count {
        let glyph = glyphs[isReversed ? range.upperBound - 1 - position : range.lowerBound + position]
        guard glyph.cluster == first.cluster else { break }
        advance += Int(glyph.xAdvance)
        isUnsafe = isUnsafe || glyph.isUnsafeToBreak
        isMissing = isMissing || glyph.id == 0
        position += 1
      }
      appendCluster(at: Int(first.cluster), isUnsafe: isUnsafe)
      if isMissing {
        let next = isReversed ? range.upperBound - 1 - position : range.lowerBound + position
        let end = position < range.count ? Int(glyphs[next].cluster) : run.upperBound
        noteMissing(in: Int(first.cluster)..<max(Int(first.cluster), end), face: face)
      }
      // Ignorable characters have a cluster of their own and no advance; spacing would make them wide.
      if advance == 0, let base = scalar(in: units, at: Int(first.cluster)), CharacterFacts.isDefaultIgnorable(base) {
        continue
      }
      total.em += Double(advance) * perUnit + spacing
      if isTracked { total.tracked += 1 }
    }
  }

  mutating func appendCluster(at offset: Int, isUnsafe: Bool = false) {
    var flags: Flags = startsGrapheme(offset) ? .graphemeStart : []
    if isUnsafe { flags.insert(.unsafeToBreak) }
    let unit = units[offset]
    if unit == 0x20 || unit > 0x7F && unit != 0xA0 && unit != 0x202F && unit != 0x2007 && isSpace(unit) {
      flags.insert(.whiteSpace)
    }
    if isNewline(unit) { flags.insert(.newline) }
    if unit == 0xAD { flags.insert(.softHyphen) }
    clusters.append(
      Cluster(
        start: Int32(offset), flags: flags, trackedBefore: Int32(total.tracked), advanceBefore: total.em))
  }

  /// Marks what HarfBuzz cannot tell of a run's start, as it sees one run at a time: letters join across runs, too, and a
  /// mark without a base gets a dotted circle only where a text begins.
  mutating func markStart(of run: Range<Int>, cluster: Int, script: Script) {
    guard run.lowerBound > 0, cluster < clusters.count else { return }
    let isJoined =
      script.isJoining && cluster > 0 && clusters[cluster - 1].flags.isDisjoint(with: [.whiteSpace, .newline])
      && clusters[cluster].flags.isDisjoint(with: .whiteSpace)
    if isJoined || scalar(in: units, at: run.lowerBound).map(CharacterFacts.isCombiningMark) == true {
      clusters[cluster].flags.insert(.unsafeToBreak)
    }
  }

  /// U+1680, U+2000…U+200A, U+205F, U+3000: spaces that hang at a line's end; no-break spaces are not among them.
  private func isSpace(_ unit: UInt16) -> Bool {
    unit == 0x1680 || unit >= 0x2000 && unit <= 0x200A || unit == 0x205F || unit == 0x3000
  }

  /// Adds the sentinel that holds the totals.
  mutating func seal() {
    clusters.append(
      Cluster(
        start: Int32(units.count), flags: .graphemeStart, trackedBefore: Int32(total.tracked),
        advanceBefore: total.em))
  }

  /// A .notdef stands for each character of the cluster that the face lacks and that should show.
  private mutating func noteMissing(in range: Range<Int>, face: Face) {
    var offset = range.lowerBound
    while offset < range.upperBound, let scalar = scalar(in: units, at: offset) {
      offset += scalar.value > 0xFFFF ? 2 : 1
      guard !face.covers(scalar), !CharacterFacts.isDefaultIgnorable(scalar), !CharacterFacts.isControl(scalar),
        missing.insert(scalar).inserted
      else { continue }
      problems.append(.missingGlyph(scalar, face: face.description.postScriptName))
    }
  }
}

extension Script {
  /// Scripts whose letters join, so that space between them would tear words apart (OpenType's joining scripts).
  package var isJoining: Bool { Self.joining.contains(self) }

  private static let joining = Set(
    [
      "Arab", "Syrc", "Mong", "Nkoo", "Phag", "Mand", "Mani", "Adlm", "Rohg", "Sogd", "Phlp", "Chrs", "Ougr",
    ].compactMap(Script.init(code:)))
}
