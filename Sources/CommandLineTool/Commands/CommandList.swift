/// The subcommands, in the order that help lists them. A new one is a file and a line here.
package enum CommandList {
  package static let all: [Command] = [
    AuditCommand.command, InspectCommand.command, MeasureCommand.command, RenderCommand.command,
    ExplainCommand.command, BaselineCommand.command, KeysCommand.command, FontsCommand.command,
    StrategiesCommand.command, RulesCommand.command, MergeCommand.command, InitCommand.command,
    CompletionsCommand.command,
  ]

  /// What runs where no command is named.
  package static let standard = AuditCommand.command
}
