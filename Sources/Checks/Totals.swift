import Fonts
import Titles
import Vocabulary

/// What workers count: sums and examples that come out the same in whatever order they are put together.
struct Totals: Sendable {
  /// Titles that were measured.
  var titles = 0
  /// Titles that lack a face.
  var unmeasured = 0
  var layouts = 0
  var tallies: [TallyKey: Tally] = [:]
  var ranking: [RankingKey: Survivors] = [:]
  var remedies: [RemedyKey: Remedies] = [:]
  var advances: [LanguageTag: Advance] = [:]
  var absent: [AbsentKey: Absent] = [:]
  /// Faces that shaped a title that is reported.
  var faces: [FaceDescription: Face] = [:]
  /// Faces that decided about anything, of controls as well.
  var needed: Set<FaceDescription> = []

  struct RankingKey: Hashable, Sendable {
    var component: Int
    var strategy: String
    var locale: LanguageTag
  }

  struct RemedyKey: Hashable, Sendable {
    var component: Int
    var strategy: String
  }

  struct Survivors: Sendable {
    var titles = 0
    /// Titles that lose something, by size.
    var lost: [Int]
  }

  /// The advance and the graphemes of all titles of a locale, for the mean width of a character.
  struct Advance: Sendable {
    /// In millionths of an em: whole numbers have the same sum in any order.
    var microEm = 0
    var graphemes = 0
  }

  struct AbsentKey: Hashable, Sendable {
    var file: String
    var locale: LanguageTag
    /// Its PostScript name.
    var face: String
    /// Which face it is in words, and why it cannot be had.
    var reason: String
  }

  struct Absent: Sendable {
    var titles = 0
    /// Where the first of them stands.
    var line: Int
    var column: Int

    /// Of both; the place is the first.
    static func joined(_ left: Absent, _ right: Absent) -> Absent {
      var first = (left.line, left.column) <= (right.line, right.column) ? left : right
      first.titles = left.titles + right.titles
      return first
    }
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
    /// The title that shows it: of equal weight the one that comes first in the report.
    var example: Finding
    var weight: Double
    var order: Int

    mutating func offer(_ other: @autoclosure () -> Finding, weight: Double, order: Int) {
      guard weight > self.weight || weight == self.weight && order < self.order else { return }
      example = other()
      self.weight = weight
      self.order = order
    }
  }

  mutating func merge(_ other: Totals) {
    titles += other.titles
    unmeasured += other.unmeasured
    layouts += other.layouts
    tallies.merge(other.tallies) { known, new in
      var known = known
      known.titles += new.titles
      known.locales.formUnion(new.locales)
      known.sizes |= new.sizes
      known.offer(new.example, weight: new.weight, order: new.order)
      return known
    }
    ranking.merge(other.ranking) { left, right in
      Survivors(titles: left.titles + right.titles, lost: zip(left.lost, right.lost).map { $0 + $1 })
    }
    remedies.merge(other.remedies) { known, new in
      var known = known
      known.add(new)
      return known
    }
    advances.merge(other.advances) {
      Advance(microEm: $0.microEm + $1.microEm, graphemes: $0.graphemes + $1.graphemes)
    }
    absent.merge(other.absent, uniquingKeysWith: Absent.joined)
    faces.merge(other.faces) { known, _ in known }
    needed.formUnion(other.needed)
  }
}
