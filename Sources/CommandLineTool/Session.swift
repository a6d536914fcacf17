package import Checks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// What a run is given from outside: where it stands, what the environment says, where it writes, what time it is.
///
/// Nothing below a command reads any of this by itself, so that a test can be all of it.
package struct Session: Sendable {
  /// Absolute.
  package var workingFolder: String
  package var variables: [String: String]
  /// The program's own file, links followed; nil where the system does not say.
  package var executable: String?
  package var output: Output
  package var errors: Output
  /// In UTC.
  package var today: CalendarDay
  package var processors: Int
  /// The time since the process began: for how long something takes, and nothing else.
  package var time: @Sendable () -> Duration

  package init(
    workingFolder: String, variables: [String: String], executable: String?, output: Output, errors: Output,
    today: CalendarDay, processors: Int, time: @escaping @Sendable () -> Duration
  ) {
    self.workingFolder = workingFolder
    self.variables = variables
    self.executable = executable
    self.output = output
    self.errors = errors
    self.today = today
    self.processors = processors
    self.time = time
  }

  /// The session of this process.
  package static func ofProcess() -> Session {
    let variables = ProcessInfo.processInfo.environment
    func stream(_ descriptor: Int32) -> Output {
      let isTerminal = SystemCalls.isTerminal(descriptor)
      return Output(
        isTerminal: isTerminal,
        columns: Terminal.columns(
          measured: SystemCalls.columns(of: descriptor), isTerminal: isTerminal, variables: variables)
      ) { SystemCalls.write($0, to: descriptor) }
    }
    let start = ContinuousClock.now
    return Session(
      workingFolder: FileManager.default.currentDirectoryPath, variables: variables,
      executable: SystemCalls.executablePath(), output: stream(1), errors: stream(2),
      today: .current(secondsSince1970: Date().timeIntervalSince1970),
      processors: max(1, ProcessInfo.processInfo.activeProcessorCount),
      time: { start.duration(to: .now) })
  }

  /// Whether a stream is colored under `--color`.
  func usesColor(_ choice: Terminal.ColorChoice?, on output: Output) -> Bool {
    Terminal.usesColor(choice ?? .auto, isTerminal: output.isTerminal, variables: variables)
  }
}

extension CalendarDay {
  /// The day, in UTC, of a moment.
  package static func current(secondsSince1970 seconds: Double) -> CalendarDay {
    // The civil calendar from a count of days, with years that begin in March so that the leap day comes last.
    let days = Int((seconds / 86_400).rounded(.down)) + 719_468
    let era = days / 146_097
    let dayOfEra = days % 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let monthFromMarch = (5 * dayOfYear + 2) / 153
    let day = dayOfYear - (153 * monthFromMarch + 2) / 5 + 1
    let month = monthFromMarch < 10 ? monthFromMarch + 3 : monthFromMarch - 9
    let year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
    return CalendarDay(year: year, month: month, day: day)
  }
}
