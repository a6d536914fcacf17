import Reports
import Synchronization

/// A line on a terminal's standard error that says how far a run has come, how fast it goes and how long it will take, and
/// is gone when it is done.
///
/// Workers may all report to it. On anything but a terminal it writes nothing.
package final class ProgressBar: Sendable {
  private let output: Output
  private let isShown: Bool
  private let time: @Sendable () -> Duration
  private let state = Mutex(State())

  fileprivate struct State {
    var line = ""
    /// When the first was told of, and how many were done then: what was done before has not been timed.
    var start: (time: Duration, done: Int)?
    /// When the line was drawn last.
    var drawn: Duration?
  }

  /// Between two lines: nobody reads faster.
  private static let pause = Duration.milliseconds(100)
  /// A rate is not told before it has been watched for so long.
  fileprivate static let watch = Duration.seconds(1)

  /// `time` is any clock's; it never runs back.
  package init(_ output: Output, isQuiet: Bool, time: @escaping @Sendable () -> Duration) {
    self.output = output
    self.time = time
    isShown = output.isTerminal && !isQuiet
  }

  /// Draws the bar anew where that changes anything to see. `label` says what is counted, in plain ASCII.
  package func show(_ done: Int, of total: Int, _ label: String) {
    guard isShown, total > 0 else { return }
    let now = time()
    state.withLock { state in
      if state.start.map({ done < $0.done }) ?? true { state.start = (now, done) }
      if let drawn = state.drawn, now - drawn < Self.pause, done < total { return }
      let drawn = Self.line(done, of: total, label, perSecond: state.perSecond(done, at: now), columns: output.columns)
      guard drawn != state.line else { return }
      state.line = drawn
      state.drawn = now
      output.write("\r" + drawn + "\u{1B}[K")
    }
  }

  /// Takes the line away; called before anything else is written to the same terminal.
  package func clear() {
    state.withLock { state in
      guard !state.line.isEmpty else { return }
      state = State()
      output.write("\r\u{1B}[K")
    }
  }

  // MARK: The line

  /// As much as fits: what matters least goes first.
  static func line(_ done: Int, of total: Int, _ label: String, perSecond: Double?, columns: Int) -> String {
    let done = min(max(done, 0), total)
    let share = Double(done) / Double(total)
    let percent = String(Int(share * 100))
    let cells = min(30, columns / 4)
    let full = Int(share * Double(cells))
    let bar =
      "[" + String(repeating: "#", count: full) + String(repeating: "-", count: cells - full) + "] "
      + String(repeating: " ", count: 3 - percent.count) + percent + " %"
    let count = " \(Wording.grouped(done)) of \(Wording.grouped(total)) \(label)"
    let rate = perSecond.map { ", " + ($0 < 1 ? "<1" : Wording.grouped(Int(min($0, 1e9)))) + "/s" } ?? ""
    let left = perSecond.flatMap { done < total ? remaining(Double(total - done) / $0) : nil } ?? ""
    let separator = left.isEmpty ? "" : ", "
    let texts = [count + rate + separator + left, count + separator + left, left.isEmpty ? "" : " " + left, ""]
    // The last column stays free: some terminals go on to the next line there.
    let fitting = texts.first { bar.count + $0.count < columns }
    return fitting.map { bar + $0 } ?? String(bar.prefix(max(0, columns - 1)))
  }

  /// `8 s left`, `3 min left`, `1 h 20 min left`, rounded up.
  private static func remaining(_ seconds: Double) -> String? {
    guard seconds < 360_000 else { return nil }
    let seconds = max(1, Int(seconds.rounded(.up)))
    if seconds < 60 { return "\(seconds) s left" }
    let minutes = (seconds + 59) / 60
    return minutes < 60 ? "\(minutes) min left" : "\(minutes / 60) h \(minutes % 60) min left"
  }
}

extension ProgressBar.State {
  /// How many were done a second on the average; nil while that is not known.
  fileprivate func perSecond(_ done: Int, at now: Duration) -> Double? {
    guard let start, done > start.done, now - start.time >= ProgressBar.watch else { return nil }
    return Double(done - start.done) / ((now - start.time) / .seconds(1))
  }
}
