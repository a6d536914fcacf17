package import Fonts
package import Vocabulary

/// A text that has been shaped once: clusters with their advances in em, and the glyphs behind them.
///
/// Widths at every size are arithmetic over prefix sums: width(s) = em · s + n · tracking(s), where n counts the clusters
/// of tracked faces (DESIGN §3, Metrics).
package struct TypesetText: Sendable {
  /// UTF-16, after case mapping.
  package internal(set) var units: [UInt16] = []
  /// A bidi level per UTF-16 unit; empty where all are 0.
  package internal(set) var levels: [UInt8] = []
  package internal(set) var paragraphLevel: UInt8 = 0
  /// In logical order; disjoint, covering all units.
  package internal(set) var runs: [Run] = []
  /// Glyphs of all runs, run by run in logical order, in visual order within a run.
  package internal(set) var glyphs: [ShapedGlyph] = []
  /// In logical order, with one more at the end whose `start` is the length and whose sums are the totals.
  package internal(set) var clusters: [Cluster] = []
  package internal(set) var problems: [Problem] = []
  /// The characters that `problems` names already.
  var missing: Set<Unicode.Scalar> = []
  /// The faces of `runs`, each once, in order of first use.
  package internal(set) var faces: [Face] = []
  /// False where a grapheme goes on at a unit; empty where every unit begins one.
  var graphemeStarts: [Bool] = []
  /// The advance so far; after `seal()` that of the whole.
  var total = Extent()
  /// The tracking of the tracked clusters.
  package internal(set) var tracking: TrackingTable?

  package init() {}

  /// A stretch of one level, script and face.
  package struct Run: Sendable {
    /// UTF-16.
    package var range: Range<Int>
    package var level: UInt8
    package var script: Script
    /// Index in `faces`; nil for a line break, which has no glyphs.
    package var face: Int?
    /// In `glyphs`.
    package var glyphs: Range<Int>
    /// In `clusters`.
    package var clusters: Range<Int>
  }

  /// The smallest piece that has an advance of its own: never cut inside.
  package struct Cluster: Sendable {
    /// UTF-16 offset.
    package var start: Int32
    package var flags: Flags
    /// Clusters with tracking before this one.
    package var trackedBefore: Int32
    /// The advance of everything before, in em.
    package var advanceBefore: Double
  }

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A grapheme begins here, so that a line may be cut before it.
    package static let graphemeStart = Flags(rawValue: 1)
    /// HarfBuzz says that both sides change when the text is cut before it.
    package static let unsafeToBreak = Flags(rawValue: 2)
    /// A space, which hangs at a line's end.
    package static let whiteSpace = Flags(rawValue: 4)
    /// A line break character.
    package static let newline = Flags(rawValue: 8)
    /// U+00AD, invisible unless a line is broken after it.
    package static let softHyphen = Flags(rawValue: 16)
  }

  /// What keeps a text from being measured, or from being read.
  package enum Problem: Sendable, Equatable {
    /// A face that this text needs is not on the machine.
    case absentFace(FaceDescription)
    /// No face of the stack has this character; `face` is where .notdef came from.
    case missingGlyph(Unicode.Scalar, face: String)
  }

  /// The number of clusters, without the sentinel.
  package var clusterCount: Int { max(0, clusters.count - 1) }

  package var graphemeCount: Int {
    graphemeStarts.isEmpty ? units.count : graphemeStarts.prefix(units.count).reduce(0) { $0 + ($1 ? 1 : 0) }
  }

  package var text: String { String(decoding: units, as: UTF16.self) }

  /// True where a face is absent: nothing about this text may be called measured.
  package var isMeasured: Bool {
    !problems.contains {
      if case .absentFace = $0 { true } else { false }
    }
  }

  /// The total advance: in em, and how many clusters carry tracking.
  package var extent: Extent { extent(from: 0, to: clusterCount) }

  /// The advance of the clusters from `start` up to `end`, by prefix sums.
  package func extent(from start: Int, to end: Int) -> Extent {
    guard start < end, end < clusters.count else { return Extent() }
    return Extent(
      em: clusters[end].advanceBefore - clusters[start].advanceBefore,
      tracked: Int(clusters[end].trackedBefore - clusters[start].trackedBefore))
  }

  /// The width in points at a font size in points.
  package func width(at size: Points) -> Points {
    extent.width(at: size, tracking: tracking?.spacing(atSize: size) ?? 0)
  }

  /// The index of the cluster that starts at a UTF-16 offset, or of the one that holds it.
  package func cluster(at offset: Int) -> Int {
    var low = 0
    var high = clusterCount
    while low < high {
      let middle = (low + high + 1) / 2
      if clusters[middle].start <= offset { low = middle } else { high = middle - 1 }
    }
    return low
  }
}

/// A width before a size is chosen.
package struct Extent: Sendable, Equatable {
  package var em: Double = 0
  package var tracked: Int = 0

  package init(em: Double = 0, tracked: Int = 0) {
    self.em = em
    self.tracked = tracked
  }

  /// The width in points at a font size, with the tracking that this size has, both in points.
  package func width(at size: Points, tracking: Points) -> Points { em * size + Double(tracked) * tracking }

  package static func + (left: Extent, right: Extent) -> Extent {
    Extent(em: left.em + right.em, tracked: left.tracked + right.tracked)
  }
}
