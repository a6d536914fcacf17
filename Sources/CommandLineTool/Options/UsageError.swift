/// A command line or configuration that says something Snug cannot do: status 2, and nothing is audited.
package struct UsageError: Error, Equatable {
  /// One or more lines, each a sentence without a full stop.
  package var message: String
  /// The command whose list of options would help; nil where it would not.
  package var command: String?

  package init(_ message: String, command: String? = nil) {
    self.message = message
    self.command = command
  }
}
