import Synchronization

/// What an audit said of its progress.
final class ProgressLog: Sendable {
  private let log = Mutex<[(done: Int, total: Int)]>([])

  func note(_ done: Int, _ total: Int) { log.withLock { $0.append((done, total)) } }

  var steps: [(done: Int, total: Int)] { log.withLock { $0 } }
}
