/// The rules of one `.gitignore` file, for paths relative to its folder (gitignore(5)).
struct GitIgnore: Sendable, Equatable {
  private(set) var rules: [Rule] = []

  struct Rule: Sendable, Equatable {
    var pattern: PathPattern
    var isNegated: Bool
    var foldersOnly: Bool
    /// As written, for the list of what was skipped.
    var text: String
  }

  init(_ text: String) {
    for line in text.unicodeScalars.split(omittingEmptySubsequences: true, whereSeparator: { $0 == "\n" }) {
      if let rule = Self.rule(String(String.UnicodeScalarView(line))) { rules.append(rule) }
    }
  }

  /// The rule that decides about `path`, whether it ignores it or takes it back: the last one that matches.
  func decision(on path: String, isFolder: Bool) -> Rule? {
    rules.last { (isFolder || !$0.foldersOnly) && $0.pattern.matches(path) }
  }

  private static func rule(_ line: String) -> Rule? {
    var text = line
    if text.unicodeScalars.first == "\u{FEFF}" { text.unicodeScalars.removeFirst() }
    if text.unicodeScalars.last == "\r" { text.unicodeScalars.removeLast() }
    while text.last == " ", !text.hasSuffix("\\ ") { text.removeLast() }
    guard !text.isEmpty, text.first != "#" else { return nil }
    let whole = text
    var isNegated = false
    if text.first == "!" {
      isNegated = true
      text.removeFirst()
    }
    var foldersOnly = false
    if text.hasSuffix("/") {
      foldersOnly = true
      text.removeLast()
    }
    guard !text.isEmpty else { return nil }
    // A slash at the start or in the middle ties the pattern to this folder; without one it matches at any depth.
    let isTied = text.contains("/")
    let pattern = PathPattern(isTied ? text : "**/" + text)
    guard !pattern.hasOpenSet else { return nil }
    return Rule(
      pattern: pattern, isNegated: isNegated, foldersOnly: foldersOnly, text: whole)
  }
}

/// The `.gitignore` files from a repository's root down to one folder.
struct GitIgnoreStack: Sendable {
  /// Outermost first, with the folder each stands in, relative to the repository's root and empty for the root.
  private var files: [(folder: String, rules: GitIgnore)] = []

  mutating func push(_ rules: GitIgnore, in folder: String) {
    if !rules.rules.isEmpty { files.append((folder, rules)) }
  }

  /// The rule by which git ignores a path relative to the root. The caller has asked about its folders before: what
  /// lies in an ignored folder cannot be taken back.
  func ignoringRule(for path: String, isFolder: Bool) -> (file: String, text: String)? {
    for (folder, rules) in files.reversed() {
      let local = folder.isEmpty ? path : String(path.dropFirst(folder.count + 1))
      if let rule = rules.decision(on: local, isFolder: isFolder) {
        return rule.isNegated ? nil : (folder.isEmpty ? ".gitignore" : folder + "/.gitignore", rule.text)
      }
    }
    return nil
  }
}
