/// The script for zsh: a function of its completion system.
enum ZshCompletion {
  static func script(_ set: CompletionSet) -> String {
    #"""
    #compdef snug
    # Completions of snug for zsh, made by `snug completions zsh`.

    # Some of the words given, with commas between.
    _snug_list() {
      compset -P '*,'
      compset -S ',*'
      compadd -S '' -- "$@"
    }

    # One of the words given, or one with a file behind a colon.
    _snug_word_and_file() {
      if compset -P '*:'; then _files; else compadd -S '' -- "$@"; fi
    }

    _snug_commands() {
      local -a commands=(
    \#(described(set.first, indent: 8))
      )
      _describe -t commands command commands
    }

    \#(set.commands.map { function(for: $0) }.joined(separator: "\n\n"))

    _snug() {
      local curcontext=$curcontext ret=1
      local -a line state
      local -A opt_args
      if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then
        _snug_commands && ret=0
        _files && ret=0
        return ret
      fi
      case $words[2] in
        \#(set.first.map(\.name).joined(separator: " | ")))
          local name=$words[2]
          shift words
          (( CURRENT-- ))
          _snug_$name
          ;;
        -*) _snug_\#(set.standard) \#(alone(CommandShape.version)) ;;
        *) _snug_\#(set.standard) ;;
      esac
    }

    if [[ $funcstack[1] == _snug ]]; then _snug "$@"; else compdef _snug snug; fi

    """#
  }

  private static func described(_ commands: [Command], indent: Int) -> String {
    commands.map { command in
      String(repeating: " ", count: indent)
        + quotedForShell("\(command.word):\(command.summary.replacing(":", with: "\\:"))")
    }.joined(separator: "\n")
  }

  private static func function(for command: Command) -> String {
    let name = "_snug_" + command.name.replacing(" ", with: "_")
    var specs = command.shape.options.map(spec) + [alone(CommandShape.help)]
    if let operands = command.shape.operands { specs.append(quotedForShell("*: :\(action(operands))")) }
    var lines = ["\(name)() {"]
    if !command.subcommands.isEmpty {
      lines += [
        "  if (( CURRENT == 2 )) && [[ $words[2] != -* ]]; then", "    local -a commands=(",
        described(command.subcommands, indent: 6), "    )", "    _describe -t commands command commands",
      ]
      lines += command.shape.operands == nil ? ["    return"] : ["    _files", "    return"]
      lines += ["  fi", "  case $words[2] in"]
      lines += command.subcommands.map {
        "    \($0.word)) shift words; (( CURRENT-- )); \(name)_\($0.word); return ;;"
      }
      lines.append("  esac")
    }
    lines.append("  _arguments -S \"$@\" \\")
    lines.append(specs.map { "    " + $0 }.joined(separator: " \\\n"))
    return (lines + ["}"]).joined(separator: "\n")
  }

  /// An option beside which there is nothing else.
  private static func alone(_ option: CommandShape.Option) -> String { quotedForShell("(- *)\(spelled(option))") }

  private static func spec(_ option: CommandShape.Option) -> String {
    let value = option.choice.map { ":\(escaped(option.placeholder)):\(action($0))" } ?? ""
    return quotedForShell((option.isRepeatable ? "*" : "") + spelled(option) + value)
  }

  /// `--width=[its width]`; the equals sign says that the value may be a word of its own or stand behind one.
  private static func spelled(_ option: CommandShape.Option) -> String {
    option.name + (option.choice == nil ? "" : "=") + "[\(escaped(option.help))]"
  }

  private static func action(_ choice: ValueChoice) -> String {
    switch choice {
    case .open: " "
    case .words(let words): "(" + words.joined(separator: " ") + ")"
    // A space in front: the function is called with these words alone.
    case .list(let words): " _snug_list " + words.joined(separator: " ")
    case .file: "_files"
    case .folder: "_files -/"
    case .wordAndFile(let words): " _snug_word_and_file " + words.joined(separator: " ")
    }
  }

  /// Text inside a specification of `_arguments`.
  private static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      if "\\[]:".contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }
}
