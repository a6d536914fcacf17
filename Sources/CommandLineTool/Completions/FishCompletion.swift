/// The script for fish, 3.1 or newer.
enum FishCompletion {
  static func script(_ set: CompletionSet) -> String {
    #"""
    # Completions of snug for fish, made by `snug completions fish`.

    # Whether the line is one of the commands given.
    function __snug_is
        set -l words (commandline -opc)
        set -l command \#(set.standard)
        if set -q words[2]; and contains -- $words[2] \#(set.first.map(\.name).joined(separator: " "))
            set command $words[2]
            if set -q words[3]; and contains -- "$words[2] $words[3]" \#(names(set.nested))
                set command "$words[2] $words[3]"
            end
        end
        contains -- $command $argv
    end

    # Whether so many words stand before the cursor.
    function __snug_words
        test (count (commandline -opc)) -eq $argv[1]
    end

    # The value that the cursor is in, without the option in front of it.
    function __snug_value
        string replace -r -- '^--[^=]*=' '' (commandline -ct)
    end

    # Some of the words given, with commas between.
    function __snug_list
        set -l head (string match -r -- '^.*,' (__snug_value)); or set head ''
        printf '%s\n' $head$argv
    end

    # One of the words given, or one with a file behind a colon.
    function __snug_word_and_file
        set -l value (__snug_value)
        if string match -q -- '*:*' $value
            set -l head (string replace -r -- ':.*' ':' $value)
            printf '%s\n' $head(__fish_complete_path (string replace -r -- '^[^:]*:' '' $value))
        else
            printf '%s\n' $argv
        end
    end

    \#(set.first.map { line("__snug_words 1", "-a \($0.name) -d \(quoted($0.summary))") }.joined(separator: "\n"))
    \#(line("__snug_words 1", "-l version -d \(quoted(CommandShape.version.help))"))
    \#(set.commands.flatMap(subcommands).joined(separator: "\n"))
    \#(set.commands.compactMap(operands).joined(separator: "\n"))
    \#(set.options.map { self.option($0.option, $0.commands) }.joined(separator: "\n"))

    """#
  }

  private static func line(_ condition: String, _ rest: String) -> String {
    "complete -c snug -n \(quoted(condition)) \(rest)"
  }

  private static func subcommands(_ command: Command) -> [String] {
    command.subcommands.map {
      line("__snug_is \(command.name); and __snug_words 2", "-a \($0.word) -d \(quoted($0.summary))")
    }
  }

  /// Files are what fish offers where nothing is said.
  private static func operands(_ command: Command) -> String? {
    let condition = "__snug_is \(names([command]))"
    switch command.shape.operands {
    case .file, .wordAndFile: return nil
    case nil, .open: return line(condition, "-f")
    case .folder: return line(condition, "-f -a '(__fish_complete_directories (commandline -ct))'")
    case .words(let words), .list(let words): return line(condition, "-f -a \(quoted(words.joined(separator: " ")))")
    }
  }

  private static func option(_ option: CommandShape.Option, _ commands: [String]) -> String {
    let condition = "__snug_is " + commands.map(word).joined(separator: " ")
    return line(
      condition, "-l \(option.name.drop { $0 == "-" })\(value(option.choice)) -d \(quoted(option.help))")
  }

  /// `-x`: a value and no file; `-r -F`: a file.
  private static func value(_ choice: ValueChoice?) -> String {
    switch choice {
    case nil: ""
    case .open: " -x"
    case .words(let words): " -x -a " + quoted(words.joined(separator: " "))
    case .list(let words): " -x -a " + quoted("(__snug_list \(words.joined(separator: " ")))")
    case .file: " -r -F"
    case .folder: " -x -a '(__fish_complete_directories (__snug_value))'"
    case .wordAndFile(let words): " -x -a " + quoted("(__snug_word_and_file \(words.joined(separator: " ")))")
    }
  }

  private static func names(_ commands: [Command]) -> String { commands.map { word($0.name) }.joined(separator: " ") }

  /// A name of two words in quotes that may stand inside single ones.
  private static func word(_ name: String) -> String { name.contains(" ") ? "\"\(name)\"" : name }

  private static func quoted(_ text: String) -> String {
    "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'"
  }
}
