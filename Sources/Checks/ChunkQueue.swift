import Synchronization

/// Hands out chunk numbers, each once, in order, and says how many entries are done.
final class ChunkQueue: Sendable {
  private let taken = Atomic<Int>(0)
  private let count: Int
  private let done = Mutex(0)
  private let progress: (@Sendable (Int) -> Void)?

  init(count: Int, progress: (@Sendable (Int) -> Void)?) {
    self.count = count
    self.progress = progress
  }

  func next() -> Int? {
    let index = taken.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  /// Called under a lock, so that what is said only grows.
  func finish(entries: Int) {
    guard let progress else { return }
    done.withLock { done in
      done += entries
      progress(done)
    }
  }
}
