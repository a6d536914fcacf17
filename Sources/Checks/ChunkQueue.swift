import Synchronization

/// Hands out chunk numbers, each once, in order.
final class ChunkQueue: Sendable {
  private let taken = Atomic<Int>(0)
  private let count: Int

  init(count: Int) { self.count = count }

  func next() -> Int? {
    let index = taken.add(1, ordering: .relaxed).oldValue
    return index < count ? index : nil
  }

  /// How many have been handed out.
  var handedOut: Int { min(taken.load(ordering: .relaxed), count) }
}
