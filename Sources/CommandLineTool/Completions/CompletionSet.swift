/// Everything that can be typed behind `snug`, in the order in which a shell is told: what the three scripts are made of.
struct CompletionSet: Sendable {
  /// Each command and each command of a command.
  let commands: [Command]
  /// What runs where no command is named.
  let standard: String

  init(_ commands: [Command], standard: Command) {
    self.commands = commands.flatMap { [$0] + $0.subcommands }
    self.standard = standard.name
  }

  /// The commands that the first word may be.
  var first: [Command] { commands.filter { !$0.isNested } }
  /// The commands that the second word may be.
  var nested: [Command] { commands.filter(\.isNested) }

  /// Options that are the same in several commands, with the names of those.
  var options: [(option: CommandShape.Option, commands: [String])] {
    var places: [CommandShape.Option: Int] = [:]
    var options: [(option: CommandShape.Option, commands: [String])] = []
    for command in commands {
      for option in command.shape.options + [CommandShape.help] {
        if let place = places[option] {
          options[place].commands.append(command.name)
        } else {
          places[option] = options.count
          options.append((option, [command.name]))
        }
      }
    }
    return options
  }
}

extension Command {
  /// A command of a command.
  var isNested: Bool { name.contains(" ") }
}

/// Text for a shell between single quotes, where nothing has a meaning but the quote.
func quotedForShell(_ text: String) -> String {
  "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
}
