import Fonts
import Vocabulary

/// What one worker found out about one chunk of jobs. Merged in the order of chunks, so that the number of workers
/// changes nothing.
struct ChunkResult: Sendable {
  var findings: [Finding] = []
  var control = SourceControl()
  var titles = 0
  var layouts = 0
  var tallies: [TallyKey: Tally] = [:]
  var ranking: [RankingKey: Survivors] = [:]
  /// Advance in em and graphemes of all titles of a locale, for the mean width of a character.
  var advances: [LanguageTag: Advance] = [:]
  var absent: [AbsentKey: Absent] = [:]
  var faces: [FaceDescription: Face] = [:]

  struct RankingKey: Hashable, Sendable {
    var component: Int
    var strategy: String
    var locale: LanguageTag
  }

  struct Survivors: Sendable {
    var titles = 0
    /// Titles that lose something, by size.
    var lost: [Int]
  }

  struct Advance: Sendable {
    var em = 0.0
    var graphemes = 0
  }

  struct AbsentKey: Hashable, Sendable {
    var file: String
    var locale: LanguageTag
    var face: FaceDescription
  }

  struct Absent: Sendable {
    var titles = 0
    var line: Int
    var column: Int
  }

  /// What a component's own fault is counted by.
  struct TallyKey: Hashable, Sendable {
    var component: Int
    var strategy: String
    var rule: Int
    var direction: Direction
    /// Set for `ink-outside-frame`, which is told apart by locale and face.
    var locale: LanguageTag?
    var face: String?
  }

  struct Tally: Sendable {
    var titles = 0
    var locales: Set<LanguageTag> = []
    var sizes: UInt64 = 0
    /// The title that shows it: the first, or the one with the most ink outside.
    var example: Finding
    var excess: Double
  }

  mutating func merge(_ other: ChunkResult) {
    findings += other.findings
    control.merge(other.control)
    titles += other.titles
    layouts += other.layouts
    tallies.merge(other.tallies) { known, new in
      var known = known
      known.titles += new.titles
      known.locales.formUnion(new.locales)
      known.sizes |= new.sizes
      if new.excess > known.excess {
        known.example = new.example
        known.excess = new.excess
      }
      return known
    }
    ranking.merge(other.ranking) { left, right in
      Survivors(titles: left.titles + right.titles, lost: zip(left.lost, right.lost).map { $0 + $1 })
    }
    advances.merge(other.advances) { Advance(em: $0.em + $1.em, graphemes: $0.graphemes + $1.graphemes) }
    absent.merge(other.absent) { left, right in
      let first = (left.line, left.column) <= (right.line, right.column) ? left : right
      return Absent(titles: left.titles + right.titles, line: first.line, column: first.column)
    }
    faces.merge(other.faces) { known, _ in known }
  }
}
