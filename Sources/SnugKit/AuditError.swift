import CommandLineTool

/// Why an audit cannot be carried out: something is wrong with what it was given, and nothing was audited.
public struct AuditError: Error, Equatable, CustomStringConvertible {
  /// One or more sentences, each with what to do about it; of a configuration file one for each fault, with its place.
  public var messages: [String]

  public var description: String { messages.joined(separator: "\n") }

  init(_ messages: [String]) { self.messages = messages }

  /// What the command line would print.
  init(_ error: any Error, isWritten: Bool) {
    switch error {
    case let error as AuditError: self = error
    case let error as UsageError:
      // What the command line calls an option is a parameter here.
      messages = error.message.split(separator: "\n").map { String($0.hasPrefix("--") ? $0.dropFirst(2) : $0) }
    case let error as ConfigurationError:
      // The place in a configuration that nobody sees helps nobody.
      messages = error.lines.map { line in
        isWritten ? String(line.drop { $0 != " " }.dropFirst()) : line
      }
    default: messages = ["\(error)"]
    }
  }
}
