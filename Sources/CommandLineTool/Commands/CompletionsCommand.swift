import Vocabulary

/// `snug completions`: what shells need to complete commands, options and their values.
enum CompletionsCommand {
  struct Options: Sendable {
    var shells: [String] = []
  }

  /// The shells that there is a script for.
  static let shells: [(name: String, script: @Sendable (CompletionSet) -> String)] = [
    ("bash", BashCompletion.script), ("zsh", ZshCompletion.script), ("fish", FishCompletion.script),
  ]

  static let command = Command(
    "completions", summary: "Print a script that completes snug's commands and options in your shell",
    usage: ["completions bash|zsh|fish"],
    discussion: [
      "Put the script where your shell looks for it and open a new shell; do so again after an update of snug. The folder "
        + "must be there: `mkdir -p` makes it."
    ],
    examples: [
      (
        "snug completions bash > ~/.local/share/bash-completion/completions/snug",
        "bash, where its package bash-completion is installed; elsewhere put `eval \"$(snug completions bash)\"` into "
          + "~/.bashrc"
      ),
      (
        "snug completions zsh > ~/.zfunc/_snug",
        "zsh, with `fpath+=(~/.zfunc); autoload -Uz compinit; compinit` in ~/.zshrc"
      ), ("snug completions fish > ~/.config/fish/completions/snug.fish", "fish"),
    ],
    table: OptionTable<Options>(
      operands: .init("SHELL", \.shells, most: 1, choice: .words(shells.map(\.name)), "bash, zsh or fish"), []),
    initial: Options()
  ) { options, session in
    let names = shells.map(\.name)
    guard let name = options.shells.first else {
      throw UsageError("say for which shell: \(names.joined(separator: ", "))", command: "completions")
    }
    guard let shell = shells.first(where: { $0.name == name }) else {
      let advice = NearestName.advice(for: name, among: names)
      throw UsageError("there are no completions for “\(name)”\(advice)", command: "completions")
    }
    session.output.write(shell.script(CompletionSet(CommandList.all, standard: CommandList.standard)))
    return .clean
  }
}
