import Foundation

/// A shell that is asked what it offers behind a command line.
enum Shell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  var path: String? {
    let folders = ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]
    return folders.map { "\($0)/\(rawValue)" }.first(where: FileManager.default.isExecutableFile)
  }

  /// What the shell offers for each line in `folder`, once it has read the script: sorted, and of each only what stands behind
  /// the last equals sign or colon, for shells replace more or less of a word.
  func offers(_ lines: [String], by script: String, in folder: String) throws -> [[String]] {
    func run(_ arguments: [String]) throws -> String { try self.run(arguments, script: script, in: folder) }
    let outputs: [String]
    switch self {
    case .bash:
      outputs = try lines.map {
        try run(["--norc", "--noprofile", "-c", Self.bashDriver, "bash"] + Self.brokenByBash($0))
      }
    case .zsh:
      let all = try run(["-f", "-c", Self.zshDriver, "zsh"] + lines)
      outputs = all.split(separator: "<end>\n", omittingEmptySubsequences: false).dropLast().map(String.init)
    case .fish:
      outputs = try lines.map {
        try run(["--no-config", "-c", "source $SNUG_SCRIPT; complete -C\"$argv\"", $0])
      }
    }
    return outputs.map { output in
      let words = output.split(separator: "\n").map { line in
        // Behind a tab fish says what the word means.
        let word = line.split(separator: "\t", omittingEmptySubsequences: false)[0].replacing("\\ ", with: " ")
        let end = word.split(omittingEmptySubsequences: false) { "=:".contains($0) }.last ?? ""
        return end.hasSuffix("/") ? String(end.dropLast()) : String(end)
      }
      return Set(words).sorted()
    }
  }

  private func run(_ arguments: [String], script: String, in folder: String) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: path ?? "")
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(["SNUG_SCRIPT": script]) { $1 }
    process.currentDirectoryURL = URL(filePath: folder)
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }

  /// The words of a line as bash hands them to a completion: apart at spaces, and at equals signs and colons, which are words
  /// of their own.
  private static func brokenByBash(_ line: String) -> [String] {
    var words: [String] = []
    for part in line.split(separator: " ", omittingEmptySubsequences: false) {
      var word = ""
      for character in part {
        guard "=:".contains(character) else {
          word.append(character)
          continue
        }
        if !word.isEmpty { words.append(word) }
        words.append(String(character))
        word = ""
      }
      if !word.isEmpty || part.isEmpty { words.append(word) }
    }
    return words
  }

  private static let bashDriver = #"""
    source "$SNUG_SCRIPT"
    complete -p snug >/dev/null || exit 1
    COMP_WORDS=("$@")
    COMP_CWORD=$(($# - 1))
    _snug
    printf '%s\n' "${COMPREPLY[@]}"
    """#

  /// A zsh behind a pseudo-terminal gets each line and a tab; its `compadd` prints what it is given and that matches.
  private static let zshDriver = #"""
    zmodload zsh/zpty zsh/zselect || exit 3
    zpty -b shell zsh -f -i
    # Prints the words that come before a mark; nobody waits for longer than a minute.
    read_until() {
      local part text line
      integer idle
      while [[ $text != *$1* ]]; do
        if zpty -r shell part; then
          text+=$part
        else
          (( ++idle < 600 )) || exit 2
          zselect -t 10
        fi
      done
      for line in ${(f)${text//$'\r'/}}; do
        [[ $line != *'<word>'* ]] || print -r -- ${line##*<word>}
      done
    }
    () {
      zpty -w shell "source $1"
      read_until '<ready>'
    } =(print -r -- '
    PROMPT=
    autoload -Uz compinit
    compinit -u -D
    source $SNUG_SCRIPT
    bindkey "^M" undefined
    bindkey "^J" undefined
    bindkey "^I" complete-word
    bindkey "^U" kill-whole-line
    zstyle ":completion:*" list-grouped false
    zstyle ":completion:*" insert-tab false
    zstyle ":completion:*" verbose no
    mark() {
      print "<end>"
      compstate[insert]=
      compstate[list]=
      comppostfuncs=(mark)
    }
    comppostfuncs=(mark)
    compadd() {
      if [[ ${@[1,(i)(-|--)]} == *-(O|A|D)\ * ]]; then
        builtin compadd "$@"
        return
      fi
      local -a found
      builtin compadd -A found "$@"
      local word
      for word in $found; do print -r -- "<word>$IPREFIX$word"; done
      builtin compadd "$@"
    }
    print "<ready>"')
    for line in "$@"; do
      zpty -wn shell $'\x15'"$line"$'\t'
      read_until '<end>'
      print '<end>'
    done
    zpty -d shell
    """#
}
