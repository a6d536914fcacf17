/// A subcommand: its name, its help, and what it does with its arguments.
package struct Command: Sendable {
  package let name: String
  /// One line that starts with a verb.
  package let summary: String
  /// All that `snug NAME --help` prints, in lines of at most 80 columns.
  package let help: [String]
  /// The options' names, for advice.
  let run: @Sendable ([String], Session) async throws -> ExitStatus

  /// - Parameters:
  ///   - usage: what follows `snug`, one form a line.
  ///   - discussion: paragraphs of plain text, after the summary.
  ///   - examples: command lines with what they do.
  package init<Values: Sendable>(
    _ name: String, summary: String, usage: [String], discussion: [String] = [],
    examples: [(line: String, meaning: String)] = [], table: OptionTable<Values>, initial: Values,
    run: @escaping @Sendable (Values, Session) async throws -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    var help = HelpText.wrapped(summary + ".") + [""]
    for paragraph in discussion { help += HelpText.wrapped(paragraph) + [""] }
    help += usage.enumerated().map { index, line in (index == 0 ? "Usage: " : "       ") + "snug " + line } + [""]
    if !examples.isEmpty {
      help.append("Examples:")
      for example in examples { help += ["  " + example.line] + HelpText.wrapped(example.meaning, indent: 6) }
      help.append("")
    }
    help += table.help
    while help.last == "" { help.removeLast() }
    self.help = help
    self.run = { arguments, session in
      let values: Values
      do throws(UsageError) {
        values = try table.parse(arguments, into: initial)
      } catch {
        throw UsageError(error.message, command: name)
      }
      return try await run(values, session)
    }
  }
}
