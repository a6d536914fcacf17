import Synchronization

/// A line on a terminal's standard error that says how far a run has come, and is gone when it is done.
///
/// Workers may all report to it. On anything but a terminal it writes nothing.
package final class ProgressBar: Sendable {
  private let output: Output
  private let isShown: Bool
  private let line = Mutex("")

  package init(_ output: Output, isQuiet: Bool) {
    self.output = output
    isShown = output.isTerminal && !isQuiet
  }

  /// Draws the bar anew where that changes anything to see. `label` is plain ASCII.
  package func show(_ done: Int, of total: Int, _ label: String) {
    guard isShown, total > 0 else { return }
    let drawn = Self.line(done, of: total, label, columns: output.columns)
    line.withLock { line in
      guard drawn != line else { return }
      line = drawn
      output.write("\r" + drawn + "\u{1B}[K")
    }
  }

  /// Takes the line away; called before anything else is written to the same terminal.
  package func clear() {
    line.withLock { line in
      guard !line.isEmpty else { return }
      line = ""
      output.write("\r\u{1B}[K")
    }
  }

  static func line(_ done: Int, of total: Int, _ label: String, columns: Int) -> String {
    let share = Double(min(max(done, 0), total)) / Double(total)
    let percent = String(Int(share * 100))
    let text = " " + String(repeating: " ", count: 3 - percent.count) + percent + " % " + label
    let cells = min(30, columns - text.count - 3)
    guard cells >= 5 else { return String(text.prefix(max(0, columns - 1))) }
    let full = Int(share * Double(cells))
    return "[" + String(repeating: "#", count: full) + String(repeating: "-", count: cells - full) + "]" + text
  }
}
