import Catalogs
import Fonts
import UnicodeServices

/// The program: takes the arguments apart, finds the command, runs it, and tells what went wrong.
package enum Program {
  package static let version = "0.1.0"

  /// Runs as this process, and ends it.
  package static func start() async -> Never {
    SystemCalls.ignoreBrokenPipes()
    SystemCalls.end(with: await run(Array(CommandLine.arguments.dropFirst()), session: .ofProcess()))
  }

  /// Runs with these arguments, the program's name not among them.
  package static func run(_ arguments: [String], session: Session) async -> ExitStatus {
    var status: ExitStatus
    do {
      let (command, rest) = try command(for: arguments, session: session)
      if let command {
        if asksForHelp(rest) {
          session.output.write(lines: command.help)
          status = .clean
        } else {
          status = try await command.run(rest, session)
        }
      } else {
        status = .clean
      }
    } catch let error as UsageError {
      session.errors.write(lines: error.message.split(separator: "\n").map { "snug: " + $0 })
      if let command = error.command { session.errors.write("`snug \(command) --help` lists the options.\n") }
      status = .usage
    } catch let error as ConfigurationError {
      session.errors.write(lines: error.lines)
      status = .usage
    } catch let error as NotMeasuredError {
      session.errors.write("snug: not measured: \(error.message)\n")
      status = .incomplete
    } catch let error as FontError {
      session.errors.write("snug: \(error)\n")
      status = .usage
    } catch {
      session.errors.write("snug: \(error)\n")
      status = .incomplete
    }
    if let failure = session.output.failure {
      session.errors.write("snug: not everything could be written: \(failure)\n")
      status = .incomplete
    }
    return status
  }

  /// The command and its own arguments; nil where the answer has been printed already.
  private static func command(
    for arguments: [String], session: Session
  ) throws(UsageError) -> (command: Command?, rest: [String]) {
    let rest = Array(arguments.dropFirst())
    switch arguments.first {
    case "--help", "-h":
      session.output.write(lines: help)
      return (nil, [])
    case "--version":
      session.output.write(
        "snug \(version) (HarfBuzz \(FontLibraryVersions.harfbuzz), FreeType \(FontLibraryVersions.freetype), "
          + "ICU \(ICUVersion.library), Unicode \(ICUVersion.unicode))\n")
      return (nil, [])
    case "help":
      guard let topic = rest.first else {
        session.output.write(lines: help)
        return (nil, [])
      }
      guard let command = CommandList.all.first(where: { $0.name == topic }) else { throw unknown(topic) }
      return (command.reached(by: Array(rest.dropFirst())).command, ["--help"])
    case let first?:
      if let command = CommandList.all.first(where: { $0.name == first }) { return command.reached(by: rest) }
      guard first.hasPrefix("-") || isPath(first, from: session.workingFolder) else { throw unknown(first) }
      return (CommandList.standard, arguments)
    case nil:
      return (CommandList.standard, [])
    }
  }

  /// A word that exists as a path, or can only have been meant as one.
  private static func isPath(_ word: String, from folder: String) -> Bool {
    word.contains { "/.*?[".contains($0) } || FileAccess.kind(of: FileTree.absolute(word, in: folder)) != nil
  }

  private static func unknown(_ word: String) -> UsageError {
    let near = NearestName.of(word, among: CommandList.all.map(\.name))
    let advice = near.map { "did you mean `snug \($0)`?" } ?? "`snug --help` lists the commands"
    return UsageError("there is no command, file or folder “\(word)”; \(advice)")
  }

  private static func asksForHelp(_ arguments: [String]) -> Bool {
    arguments.prefix { $0 != "--" }.contains { $0 == "--help" || $0 == "-h" }
  }

  static var help: [String] {
    HelpText.wrapped(
      "Check whether every localized title fits its button: in each language, at each text size, in both directions.")
      + [
        "", "Usage: snug [audit] [PATH...] [OPTIONS]", "       snug COMMAND [OPTIONS]", "", "To start:",
        "  snug PATH        survey the catalogs there; no configuration needed",
        "  snug init        write a first configuration for the catalogs found here", "", "Commands:",
      ]
      + HelpText.table(CommandList.all.map { ($0.name, $0.summary) })
      + [
        "", "`snug COMMAND --help` says what a command takes, `snug --version` the versions.", "",
        "Exit status: 0 nothing at or above --fail-on; 1 findings; 2 a wrong option or",
        "configuration, nothing was audited; 3 something could not be audited.",
      ]
  }
}
