import Synchronization

/// A stream that text and reports go to: standard output, standard error, or a test's record of either.
///
/// When the reader at the other end of a pipe goes away, what is still written is dropped without a word, and the run
/// goes on to its exit status. Any other failure is kept for the run to tell.
package final class Output: Sendable {
  package let isTerminal: Bool
  /// The page's width in terminal columns.
  package let columns: Int
  private let sink: @Sendable ([UInt8]) -> SystemCalls.WriteResult
  private let state = Mutex(State())

  private struct State {
    var isClosed = false
    var failure: String?
  }

  init(
    isTerminal: Bool = false, columns: Int = Terminal.columnsElsewhere,
    sink: @escaping @Sendable ([UInt8]) -> SystemCalls.WriteResult
  ) {
    self.isTerminal = isTerminal
    self.columns = columns
    self.sink = sink
  }

  /// A stream that a test reads back.
  package static func collecting(
    isTerminal: Bool = false, columns: Int = 80, into take: @escaping @Sendable ([UInt8]) -> Void
  ) -> Output {
    Output(isTerminal: isTerminal, columns: columns) { bytes in
      take(bytes)
      return .done
    }
  }

  package func write(_ bytes: [UInt8]) {
    state.withLock { state in
      guard !state.isClosed else { return }
      switch sink(bytes) {
      case .done: break
      case .closed: state.isClosed = true
      case .failed(let reason):
        state.isClosed = true
        state.failure = reason
      }
    }
  }

  package func write(_ text: String) { write(Array(text.utf8)) }

  package func write(lines: [String]) { write(lines.map { $0 + "\n" }.joined()) }

  /// Why not all that was written arrived, other than that nobody wanted it.
  package var failure: String? { state.withLock(\.failure) }
}
