/// What a command takes, whatever it does with it: what completions are made of.
struct CommandShape: Sendable {
  var options: [Option] = []
  /// What the words may be that belong to no option; nil where there are none.
  var operands: ValueChoice?

  struct Option: Sendable, Hashable {
    /// With its dashes.
    var name: String
    var help: String
    /// What help calls the value; empty for a flag.
    var placeholder: String
    /// nil for a flag.
    var choice: ValueChoice?
    var isRepeatable: Bool
  }

  /// What every command takes.
  static let help = Option(name: "--help", help: "say what the command takes", placeholder: "", isRepeatable: false)
  /// What the program takes.
  static let version = Option(
    name: "--version", help: "say which version this is", placeholder: "", isRepeatable: false)
}

extension OptionTable {
  var shape: CommandShape {
    CommandShape(
      options: options.map {
        .init(
          name: $0.name, help: $0.help, placeholder: $0.placeholder ?? "", choice: $0.choice,
          isRepeatable: $0.isRepeatable)
      }, operands: operands?.choice)
  }
}
