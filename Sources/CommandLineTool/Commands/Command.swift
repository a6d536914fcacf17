/// A subcommand: its name, its help, and what it does with its arguments.
package struct Command: Sendable {
  /// What follows `snug`: one word, or two for a command of a command.
  package let name: String
  /// One line that starts with a verb.
  package let summary: String
  /// All that `snug NAME --help` prints, in lines of at most 80 columns.
  package let help: [String]
  /// The options' names, for advice.
  let run: @Sendable ([String], Session) async throws -> ExitStatus
  let shape: CommandShape
  /// Commands of this command, which runs itself where none of them is named.
  package let subcommands: [Command]

  /// - Parameters:
  ///   - usage: what follows `snug`, one form a line.
  ///   - discussion: paragraphs of plain text, after the summary.
  ///   - examples: command lines with what they do.
  package init<Values: Sendable>(
    _ name: String, summary: String, usage: [String], discussion: [String] = [],
    examples: [(line: String, meaning: String)] = [], table: OptionTable<Values>, initial: Values,
    subcommands: [Command] = [],
    run: @escaping @Sendable (Values, Session) async throws -> ExitStatus
  ) {
    self.name = name
    self.summary = summary
    shape = table.shape
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
    if !subcommands.isEmpty { help += ["", "Commands:"] + HelpText.table(subcommands.map { ($0.word, $0.summary) }) }
    self.help = help
    self.subcommands = subcommands
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

  /// A command that does nothing by itself.
  package init(_ name: String, summary: String, discussion: [String], subcommands: [Command]) {
    self.name = name
    self.summary = summary
    self.subcommands = subcommands
    shape = CommandShape()
    var help = HelpText.wrapped(summary + ".") + [""]
    for paragraph in discussion { help += HelpText.wrapped(paragraph) + [""] }
    help += ["Usage: snug \(name) COMMAND [OPTIONS]", "", "Commands:"]
    help += HelpText.table(subcommands.map { ($0.word, $0.summary) })
    help += ["", "`snug \(name) COMMAND --help` says what a command takes."]
    self.help = help
    run = { arguments, _ in
      let words = subcommands.map(\.word)
      guard let first = arguments.first else {
        throw UsageError("say what to do: snug \(name) \(words.joined(separator: ", "))", command: name)
      }
      let advice = NearestName.advice(for: first, among: words, quoted: false)
      throw UsageError("snug \(name) has no command “\(first)”\(advice)", command: name)
    }
  }

  /// The last word of its name, by which it is found.
  var word: String { name.split(separator: " ").last.map(String.init) ?? name }

  /// The command that the first words lead to, with the words that are left.
  func reached(by words: [String]) -> (command: Command, rest: [String]) {
    guard let first = words.first, let next = subcommands.first(where: { $0.word == first }) else {
      return (self, words)
    }
    return next.reached(by: Array(words.dropFirst()))
  }
}
