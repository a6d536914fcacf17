/// The script for bash, 3.2 or newer; it needs no other package.
enum BashCompletion {
  static func script(_ set: CompletionSet) -> String {
    #"""
    # Completions of snug for bash, made by `snug completions bash`.

    # Files, or with -d folders.
    _snug_files() {
      local IFS=$'\n'
      compopt -o filenames 2>/dev/null
      COMPREPLY=($(compgen "$1" -- "$2"))
    }

    # Fills COMPREPLY with what begins as $2 does; $1 says of what kind it is, $3 what stands before it in the same word.
    _snug_offer() {
      local kind=${1%% *} choices=${1#* } word=$2 head=$3
      case $kind in
        words) COMPREPLY=($(compgen -W "$choices" -- "$word")) ;;
        list)
          head+=${word%"${word##*,}"}
          COMPREPLY=($(compgen -W "$choices" -- "${word##*,}"))
          compopt -o nospace 2>/dev/null
          ;;
        file) _snug_files -f "$word" ;;
        folder) _snug_files -d "$word" ;;
        word-and-file)
          if [[ $word == *:* ]]; then
            if [[ $COMP_WORDBREAKS != *:* ]]; then head+=${word%%:*}:; fi
            _snug_files -f "${word#*:}"
          else
            COMPREPLY=($(compgen -W "$choices" -- "$word"))
            compopt -o nospace 2>/dev/null
          fi
          ;;
      esac
      if [[ -n $head ]]; then COMPREPLY=("${COMPREPLY[@]/#/$head}"); fi
    }

    _snug() {
      local words=() i last command=\#(set.standard) subcommands='' options='' operands='' value=''
      COMPREPLY=()
      # Bash takes words apart at = and at :, which stand between an option, its value and a file.
      for ((i = 0; i <= COMP_CWORD; i++)); do
        last=${#words[@]}
        if ((last > 1)) && [[ ${COMP_WORDS[i]} == [=:]* || ${words[last - 1]} == *[=:] ]]; then
          words[last - 1]+=${COMP_WORDS[i]}
        else
          words+=("${COMP_WORDS[i]}")
        fi
      done
      last=$((${#words[@]} - 1))
      if ((last > 1)); then
        case ${words[1]} in
          \#(set.first.map(\.name).joined(separator: " | "))) command=${words[1]} ;;
        esac
      fi
      if ((last > 2)); then
        case "${words[1]} ${words[2]}" in
          \#(set.nested.map { quotedForShell($0.name) }.joined(separator: " | "))) command="${words[1]} ${words[2]}" ;;
        esac
      fi
      case $command in
    \#(set.commands.map { takes($0) }.joined(separator: "\n"))
      esac
      local word=${words[last]} option=${words[last - 1]} head=''
      if [[ $word == --*=* ]]; then
        option=${word%%=*} word=${word#*=}
        if [[ $COMP_WORDBREAKS != *=* ]]; then head=$option=; fi
      fi
      case "$command $option" in
    \#(values(set))
      esac
      for ((i = 1; i < last; i++)); do
        if [[ ${words[i]} == -- ]]; then options='' value='' subcommands=''; fi
      done
      if [[ -n $value ]]; then
        _snug_offer "$value" "$word" "$head"
      elif [[ $option != "${words[last - 1]}" ]]; then
        return
      elif [[ $word == -* ]]; then
        if ((last == 1)); then options+=' \#(CommandShape.version.name)'; fi
        COMPREPLY=($(compgen -W "$options" -- "$word"))
      else
        _snug_offer "$operands" "$word" ''
        if ((last == 1)); then subcommands='\#(set.first.map(\.name).joined(separator: " "))'; fi
        if ((last <= 2)); then COMPREPLY+=($(compgen -W "$subcommands" -- "$word")); fi
      fi
    }

    complete -F _snug snug

    """#
  }

  /// What may follow one command.
  private static func takes(_ command: Command) -> String {
    let options = command.shape.options.map(\.name) + [CommandShape.help.name]
    var lines = ["      options=" + quotedForShell(options.joined(separator: " "))]
    if let operands = command.shape.operands.flatMap(kind) {
      lines.append("      operands=" + quotedForShell(operands))
    }
    if !command.subcommands.isEmpty {
      lines.append("      subcommands=" + quotedForShell(command.subcommands.map(\.word).joined(separator: " ")))
    }
    return "    \(quotedForShell(command.name)))\n" + lines.joined(separator: "\n") + "\n      ;;"
  }

  /// What may follow the options that take a value.
  private static func values(_ set: CompletionSet) -> String {
    set.options.compactMap { option, commands in
      option.choice.map { choice in
        let patterns = commands.map { quotedForShell("\($0) \(option.name)") }.joined(separator: " | ")
        return "    \(patterns)) value=\(quotedForShell(kind(choice) ?? "open")) ;;"
      }
    }.joined(separator: "\n")
  }

  /// As `_snug_offer` is told; nil where there is nothing to offer.
  private static func kind(_ choice: ValueChoice) -> String? {
    switch choice {
    case .open: nil
    case .words(let words): "words " + words.joined(separator: " ")
    case .list(let words): "list " + words.joined(separator: " ")
    case .file: "file"
    case .folder: "folder"
    case .wordAndFile(let words): "word-and-file " + words.joined(separator: " ")
    }
  }
}
