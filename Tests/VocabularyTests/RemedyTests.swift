import Testing
import Vocabulary

@Suite("Remedies as sums")
struct RemedyTests {
  private static func remedies(
    _ titles: Int, _ failing: Int, widths: [(Points, Int)] = [], _ changes: [(Remedies.Change, Int)] = []
  ) -> Remedies {
    Remedies(
      component: "c", strategy: "s", titles: titles, failing: failing,
      widths: widths.map { .init(width: $0, failing: $1) },
      changes: changes.map { .init(change: $0, failing: $1) })
  }

  @Test("the best change stands first, equal ones by kind, value and name")
  func order() {
    let changes: [(Remedies.Change, Int)] = [
      (.strategy("b"), 2), (.minimumScale(0.85), 2), (.strategy("a"), 2), (.lines(2), 2), (.strategy("z"), 1),
    ]
    let sorted = Self.remedies(5, 4, changes).changes.map(\.change)
    #expect(sorted == [.strategy("z"), .lines(2), .minimumScale(0.85), .strategy("a"), .strategy("b")])
  }

  @Test("the width that so many titles pass at")
  func passing() {
    let remedies = Self.remedies(20, 5, widths: [(100, 5), (110, 1), (120, 0)])
    #expect(remedies.width(passing: 0.75) == 100)
    #expect(remedies.width(passing: 0.76) == 110)
    #expect(remedies.width(passing: 0.95) == 110)
    #expect(remedies.width(passing: 0.96) == 120)
    #expect(remedies.width(passing: 1) == 120)
    #expect(Self.remedies(20, 5, widths: [(100, 5), (110, 2)]).width(passing: 0.95) == nil)
    #expect(Self.remedies(20, 5).width(passing: 0) == nil)
  }

  @Test("counts of the same changes and widths add up")
  func sum() {
    var sum = Self.remedies(10, 4, widths: [(100, 4), (104, 3), (120, 1)], [(.lines(2), 1), (.strategy("x"), 6)])
    sum.add(Self.remedies(7, 3, widths: [(100, 2), (104, 1), (110, 0)], [(.strategy("x"), 0), (.lines(2), 7)]))
    #expect(
      sum
        == Self.remedies(
          17, 7, widths: [(100, 6), (104, 4), (110, 3), (120, 1)], [(.strategy("x"), 6), (.lines(2), 8)]))
  }

  @Test("where one side did not try a change or a width, its titles stay as they are")
  func untried() {
    let lined = Self.remedies(10, 4, widths: [(100, 4), (104, 3)], [(.lines(2), 1)])
    let other = Self.remedies(5, 2, [(.strategy("x"), 5)])
    let expected = Self.remedies(15, 6, widths: [(100, 6), (104, 5)], [(.lines(2), 3), (.strategy("x"), 9)])
    for pair in [[lined, other], [other, lined]] {
      var sum = pair[0]
      sum.add(pair[1])
      #expect(sum == expected)
    }
  }

  @Test("no step stands for nothing, and the order of sums does not matter")
  func anyOrder() {
    let parts = [
      Self.remedies(3, 1, widths: [(100, 0)], [(.lines(2), 0)]),
      Self.remedies(4, 2, widths: [(100, 2), (101, 1)], [(.lines(2), 4)]),
      Self.remedies(9, 9, widths: [(100, 9), (130, 3)], [(.lines(2), 1)]),
    ]
    let orders = [[0, 1, 2], [2, 1, 0], [1, 2, 0]]
    let sums = orders.map { order in
      order.dropFirst().reduce(into: parts[order[0]]) { $0.add(parts[$1]) }
    }
    #expect(sums[0] == Self.remedies(16, 12, widths: [(100, 11), (101, 10), (130, 4)], [(.lines(2), 5)]))
    #expect(sums[1] == sums[0] && sums[2] == sums[0])
  }

  @Test("a part of an audit is worth a word where a title fails, or would after a change")
  func emptiness() {
    #expect(Self.remedies(3, 0, widths: [(100, 0)], [(.lines(2), 0)]).isEmpty)
    #expect(!Self.remedies(3, 0, [(.lines(2), 0), (.strategy("x"), 1)]).isEmpty)
    #expect(!Self.remedies(3, 1).isEmpty)
  }
}
