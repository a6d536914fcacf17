/// The time of each thing timed, round by round.
struct Stopwatch {
  enum Lap: CaseIterable {
    case shape, typeset, read, audit, write
  }

  /// In seconds.
  struct Time {
    /// As the clock on the wall has it.
    var wall: Double
    /// Of all processors together.
    var processors: Double
  }

  /// False in the round that warms up.
  var isRunning = false
  private var laps: [Lap: [Time]] = [:]

  nonisolated(nonsending) mutating func time<Value>(
    _ lap: Lap, _ body: () async throws -> Value
  ) async rethrows -> Value {
    let start = (ContinuousClock.now, ProcessUsage())
    let value = try await body()
    note(lap, since: start)
    return value
  }

  mutating func time<Value>(_ lap: Lap, _ body: () throws -> Value) rethrows -> Value {
    let start = (ContinuousClock.now, ProcessUsage())
    let value = try body()
    note(lap, since: start)
    return value
  }

  private mutating func note(_ lap: Lap, since start: (wall: ContinuousClock.Instant, usage: ProcessUsage)) {
    let processors = ProcessUsage().processorTime - start.usage.processorTime
    let time = Time(wall: (ContinuousClock.now - start.wall) / .seconds(1), processors: processors)
    if isRunning { laps[lap, default: []].append(time) }
  }

  /// Over all rounds, the least of each kind of time and the middle time on the wall. Several laps are added within each
  /// round.
  func times(_ names: Lap...) -> (least: Time, median: Double) {
    let rounds = names.compactMap { laps[$0] }
    guard let count = rounds.map(\.count).min(), count > 0 else { return (Time(wall: 0, processors: 0), 0) }
    let wall = (0..<count).map { round in rounds.reduce(0) { $0 + $1[round].wall } }.sorted()
    let processors = (0..<count).map { round in rounds.reduce(0) { $0 + $1[round].processors } }.sorted()
    return (Time(wall: wall[0], processors: processors[0]), wall[count / 2])
  }
}
