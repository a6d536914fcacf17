import Testing
import Vocabulary

/// Remedies of two shards add up to those of one run over the titles of both.
@Suite struct RemedyTests {
  typealias Step = Remedies.Step
  typealias Outcome = Remedies.Outcome

  /// What one run would find: `passing` has the width at which each title passes, nil for one that no width helps.
  static func remedies(_ passing: [Double?], configured: Double = 100, twoLines: Int = 0) -> Remedies {
    func failing(_ width: Double) -> Int { passing.count { ($0 ?? .infinity) > width } }
    let widths = [configured] + Set(passing.compactMap(\.self).filter { $0 > configured }).sorted()
    return Remedies(
      component: "save", strategy: "contentBlock", titles: passing.count, failing: failing(configured),
      widths: widths.map { Step(width: $0, failing: failing($0)) },
      changes: [Outcome(change: .lines(2), failing: twoLines)])
  }

  static let titles: [[Double?]] = [
    [80, 120, 120, 130.33, nil], [90, 95], [120, 140.67, 140.67, nil], [], [nil], [101, 102, 103, 104.5],
  ]

  @Test(arguments: titles, titles)
  func sumsAreThoseOfOneRun(_ left: [Double?], _ right: [Double?]) {
    let sum = Self.remedies(left, twoLines: left.count / 2).merging(Self.remedies(right, twoLines: right.count / 2))
    #expect(sum == Self.remedies(left + right, twoLines: left.count / 2 + right.count / 2))
  }

  @Test(arguments: titles)
  func theOrderOfJoiningDoesNotMatter(_ first: [Double?]) {
    let parts = ([first] + Self.titles).map { Self.remedies($0) }
    let forward = Remedies.merged(parts.map { [$0] })
    #expect(forward == Remedies.merged(parts.reversed().map { [$0] }))
    #expect(forward == [Self.remedies(([first] + Self.titles).flatMap(\.self))])
  }

  /// 95 of 100 titles pass at 150, 5 of them only there: neither shard alone has its 95 % at that width.
  @Test func sharesAreThoseOfAllTitles() {
    let left = Self.remedies(Array(repeating: 90, count: 45) + Array(repeating: 150, count: 5))
    let right = Self.remedies(Array(repeating: 90, count: 45) + Array(repeating: 170, count: 5))
    #expect(left.width(passing: 0.95) == 150 && right.width(passing: 0.95) == 170)
    let sum = left.merging(right)
    #expect(sum.width(passing: 0.95) == 150 && sum.width(passing: 1) == 170)
  }

  @Test func outcomesStandBestFirst() {
    var left = Remedies(component: "a", strategy: "contentBlock", titles: 20, failing: 9)
    var right = Remedies(component: "a", strategy: "contentBlock", titles: 30, failing: 5)
    left.changes = [
      Outcome(change: .lines(2), failing: 1), Outcome(change: .strategy("fullWidthTitle"), failing: 2),
      Outcome(change: .minimumScale(0.85), failing: 3),
    ]
    right.changes = [
      Outcome(change: .strategy("fullWidthTitle"), failing: 0), Outcome(change: .minimumScale(0.85), failing: 1),
      Outcome(change: .lines(2), failing: 4), Outcome(change: .strategy("balancedInsets"), failing: 5),
    ]
    let expected: [Outcome] = [
      Outcome(change: .strategy("fullWidthTitle"), failing: 2), Outcome(change: .minimumScale(0.85), failing: 4),
      Outcome(change: .lines(2), failing: 5), Outcome(change: .strategy("balancedInsets"), failing: 14),
    ]
    // Equal ones: lines, then scales, then strategies; 9 + 5 fail where nothing is known to mend the left ones.
    #expect(left.merging(right).changes.map(\.failing) == [2, 4, 5, 14])
    #expect(left.merging(right).changes == expected)
    #expect(right.merging(left).changes == expected)
    let changes: [Remedies.Change] = [.strategy("a"), .minimumScale(0.8), .lines(3), .minimumScale(0.9), .lines(2)]
    #expect(changes.sorted() == [.lines(2), .lines(3), .minimumScale(0.9), .minimumScale(0.8), .strategy("a")])
  }

  @Test func componentsAndStrategiesStayApart() {
    func one(_ component: String, _ strategy: String, _ titles: Int) -> Remedies {
      Remedies(component: component, strategy: strategy, titles: titles, failing: 1)
    }
    let merged = Remedies.merged([[one("b", "x", 1), one("a", "y", 2)], [one("a", "x", 4), one("b", "x", 8)]])
    let both = Remedies(component: "b", strategy: "x", titles: 9, failing: 2)
    #expect(merged == [one("a", "x", 4), one("a", "y", 2), both])
  }
}
