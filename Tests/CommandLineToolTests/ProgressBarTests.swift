import Synchronization
import Testing

@testable import CommandLineTool

@Suite("Progress") struct ProgressBarTests {
  /// A clock that a test sets.
  private final class Clock: Sendable {
    private let now = Mutex(Duration.zero)
    var time: Duration { now.withLock { $0 } }
    func advance(by duration: Duration) { now.withLock { $0 += duration } }
  }

  private static func line(_ text: String) -> String { "\r\(text)\u{1B}[K" }

  @Test func isForTerminalsAndGoneInTheEnd() {
    let (record, silent) = (Record(), Record())
    let bar = ProgressBar(record.output(isTerminal: true), isQuiet: false) { .zero }
    bar.show(1, of: 2, "titles")
    bar.show(1, of: 2, "titles")
    bar.clear()
    bar.clear()
    #expect(record.text == Self.line("[##########----------]  50 % 1 of 2 titles") + "\r\u{1B}[K")
    for hidden in [
      ProgressBar(silent.output(), isQuiet: false) { .zero },
      ProgressBar(silent.output(isTerminal: true), isQuiet: true) { .zero },
    ] {
      hidden.show(1, of: 2, "titles")
      hidden.clear()
    }
    #expect(silent.text.isEmpty)
  }

  @Test func tellsTheRateOnceItIsKnown() {
    let (record, clock) = (Record(), Clock())
    let bar = ProgressBar(record.output(isTerminal: true), isQuiet: false) { clock.time }
    // What came before the first report is not timed.
    clock.advance(by: .seconds(7))
    bar.show(1000, of: 9000, "entries")
    clock.advance(by: .milliseconds(900))
    bar.show(2000, of: 9000, "entries")
    clock.advance(by: .milliseconds(100))
    bar.show(3000, of: 9000, "entries")
    clock.advance(by: .seconds(1))
    bar.show(8999, of: 9000, "entries")
    bar.show(9000, of: 9000, "entries")
    let lines = [
      "[##------------------]  11 % 1,000 of 9,000 entries", "[####----------------]  22 % 2,000 of 9,000 entries",
      // 2,000 in a second; 6,000 are left.
      "[######--------------]  33 % 3,000 of 9,000 entries, 2,000/s, 3 s left",
      "[###################-]  99 % 8,999 of 9,000 entries, 3,999/s, 1 s left",
      "[####################] 100 % 9,000 of 9,000 entries, 4,000/s",
    ]
    #expect(record.text == lines.map(Self.line).joined())
  }

  @Test func drawsTenLinesASecondAtMost() {
    let (record, clock) = (Record(), Clock())
    let bar = ProgressBar(record.output(isTerminal: true), isQuiet: false) { clock.time }
    for done in 1...1000 {
      bar.show(done, of: 1000, "entries")
      clock.advance(by: .milliseconds(1))
    }
    // At 0, 100, … 900 milliseconds, and the last.
    #expect(record.text.split(separator: "\r").count == 11)
    #expect(record.text.hasSuffix(Self.line("[####################] 100 % 1,000 of 1,000 entries")))
  }

  @Test func startsAnewWithTheNextCount() {
    let (record, clock) = (Record(), Clock())
    let bar = ProgressBar(record.output(isTerminal: true), isQuiet: false) { clock.time }
    bar.show(10, of: 10, "catalogs")
    clock.advance(by: .seconds(5))
    bar.show(2, of: 10, "entries")
    #expect(record.text.hasSuffix(Self.line("[####----------------]  20 % 2 of 10 entries")))
  }

  static let times: [(Double, String)] = [
    (1e6, "1 s left"), (100, "9 s left"), (15, "1 min left"), (14.9, "2 min left"), (1, "15 min left"),
    (0.25, "1 h 0 min left"), (0.2, "1 h 15 min left"), (0.00251, "99 h 37 min left"), (0.001, ""),
  ]

  @Test(arguments: times)
  func roundsWhatIsLeftUp(_ perSecond: Double, _ left: String) {
    let line = ProgressBar.line(100, of: 1000, "entries", perSecond: perSecond, columns: 100)
    #expect(line.hasSuffix(left.isEmpty ? "/s" : "/s, " + left))
    #expect(line.contains(perSecond < 1 ? ", <1/s" : ", \(perSecond == 1e6 ? "1,000,000" : "\(Int(perSecond))")/s"))
  }

  static let narrow: [(Int, String)] = [
    (70, "[#####------------]  33 % 3,000 of 9,000 entries, 2,000/s, 3 s left"),
    (60, "[#####----------]  33 % 3,000 of 9,000 entries, 3 s left"),
    (40, "[###-------]  33 % 3 s left"), (24, "[##----]  33 % 3 s left"), (20, "[#----]  33 %"), (8, "[--]  3"),
    (0, ""),
  ]

  @Test(arguments: narrow)
  func leavesOutWhatDoesNotFit(_ columns: Int, _ expected: String) {
    #expect(ProgressBar.line(3000, of: 9000, "entries", perSecond: 2000, columns: columns) == expected)
  }

  @Test func neverWrapsAndNeverFails() {
    for columns in 0...130 {
      for done in [-5, 0, 1, 99, 100, 101] {
        for rate in [nil, 0.0001, 1, 1e12, .infinity] {
          let line = ProgressBar.line(done, of: 100, "entries", perSecond: rate, columns: columns)
          #expect(line.count <= max(0, columns - 1))
        }
      }
    }
  }
}
