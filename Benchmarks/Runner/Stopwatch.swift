/// The wall clock of each thing timed, round by round.
struct Stopwatch {
  enum Lap: CaseIterable {
    case shape, typeset, read, audit, write
  }

  /// False in the round that warms up.
  var isRunning = false
  private var laps: [Lap: [Duration]] = [:]

  nonisolated(nonsending) mutating func time<Value>(_ lap: Lap, _ body: () async throws -> Value) async rethrows
    -> Value
  {
    let start = ContinuousClock.now
    let value = try await body()
    note(lap, since: start)
    return value
  }

  mutating func time<Value>(_ lap: Lap, _ body: () throws -> Value) rethrows -> Value {
    let start = ContinuousClock.now
    let value = try body()
    note(lap, since: start)
    return value
  }

  private mutating func note(_ lap: Lap, since start: ContinuousClock.Instant) {
    if isRunning { laps[lap, default: []].append(ContinuousClock.now - start) }
  }

  /// Seconds, over all rounds: the least, and the middle one. Several laps are added within each round.
  func seconds(_ names: Lap...) -> (least: Double, median: Double) {
    let rounds = names.compactMap { laps[$0] }
    guard let count = rounds.map(\.count).min(), count > 0 else { return (0, 0) }
    let sums = (0..<count).map { round in
      rounds.reduce(0) { $0 + $1[round] / .seconds(1) }
    }.sorted()
    return (sums[0], sums[count / 2])
  }
}
