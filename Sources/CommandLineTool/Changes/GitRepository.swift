import Catalogs

/// The few things that are asked of git, about the repository around a folder.
struct GitRepository: Sendable {
  /// Absolute, links followed; all paths are relative to it.
  let root: String
  private let variables: [String: String]

  /// Throws where git is not installed, or the folder is in no repository.
  init(around folder: String, _ session: Session) throws(UsageError) {
    // A hook's git names its own repository and index, whatever the folder.
    let own = ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"]
    var variables = session.variables.filter { !own.contains($0.key) }
    // Messages are compared below, and nothing may wait for an answer or for a lock.
    variables.merge(["LC_ALL": "C", "GIT_OPTIONAL_LOCKS": "0", "GIT_TERMINAL_PROMPT": "0"]) { $1 }
    let answer = try GitRepository(root: folder, variables: variables).ask(["rev-parse", "--show-toplevel"])
    guard answer.status == 0 else {
      guard answer.errors.contains("not a git repository") else { throw Self.failure(answer) }
      throw UsageError("--changed-since: \(folder) is in no git repository")
    }
    // A path ends in the line feed that git adds; it may have others.
    let path = String(decoding: answer.output.dropLast(), as: UTF8.self)
    self = GitRepository(root: SystemCalls.realPath(path) ?? path, variables: variables)
  }

  private init(root: String, variables: [String: String]) {
    self.root = root
    self.variables = variables
  }

  /// The way from the root to a file, links followed; nil for one outside.
  func path(of file: String) -> String? {
    let way = FileTree.relative(SystemCalls.realPath(file) ?? file, to: root)
    return way == ".." || way.hasPrefix("../") ? nil : way
  }

  /// The commit that a revision names.
  func commit(_ revision: String) throws(UsageError) -> String {
    let name = String(decoding: revision.utf8.prefix(200), as: UTF8.self)
    let isName = !revision.isEmpty && !revision.hasPrefix("-") && !revision.utf8.contains { $0 < 0x20 }
    let answer = isName ? try ask(["rev-parse", "--verify", "--quiet", revision + "^{commit}"]) : nil
    if let answer, answer.status == 0, let line = Self.lines(answer.output).first { return line }
    let isShallow = Self.lines(try ask(["rev-parse", "--is-shallow-repository"]).output).first == "true"
    throw UsageError(
      "--changed-since: there is no revision “\(name)” in this \(isShallow ? "shallow clone" : "repository"); where a CI "
        + "system fetches only the newest commit, ask it for all: fetch-depth: 0 on GitHub, GIT_DEPTH: 0 on GitLab")
  }

  /// A file that is not as it was in a commit.
  struct Change: Sendable, Equatable {
    /// In the working tree; nil where the file is gone.
    var path: String?
    /// In the commit; nil where there was none.
    var oldPath: String?
    /// Names the old content; nil where there was none, or no file but a link or another repository.
    var blob: String?
  }

  /// How the working tree differs from a commit, untracked files not among it.
  func changes(since commit: String) throws(UsageError) -> [Change] {
    let answer = try ask(["diff", "--raw", "-z", "-M", "--no-abbrev", "--no-ext-diff", commit, "--"])
    guard answer.status == 0 else { throw Self.failure(answer) }
    var fields = Self.fields(answer.output)[...]
    var changes: [Change] = []
    // `:100644 100644 OLD NEW M`, then the path; for a rename or a copy both paths.
    while let head = fields.popFirst() {
      let words = head.split(separator: " ")
      guard words.count == 5, let path = fields.popFirst() else { break }
      let isFile = words[0].hasPrefix(":100")
      let blob = isFile ? String(words[2]) : nil
      switch words[4].first {
      case "A": changes.append(Change(path: path))
      case "D": changes.append(Change(oldPath: path, blob: blob))
      case "R": changes.append(Change(path: fields.popFirst(), oldPath: path, blob: blob))
      case "C": changes.append(Change(path: fields.popFirst()))
      default: changes.append(Change(path: path, oldPath: path, blob: blob))
      }
    }
    return changes
  }

  /// All files of a commit.
  func files(of commit: String) throws(UsageError) -> Set<String> {
    let answer = try ask(["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit])
    guard answer.status == 0 else { throw Self.failure(answer) }
    return Set(Self.fields(answer.output))
  }

  /// A file as it is in a commit; nil where it is not.
  func content(of path: String, in commit: String) throws(UsageError) -> [UInt8]? {
    let answer = try ask(["cat-file", "blob", "\(commit):\(path)"])
    return answer.status == 0 ? answer.output : nil
  }

  /// The contents of blobs; those that are not here are left out.
  func contents(of blobs: [String]) throws(UsageError) -> [String: [UInt8]] {
    var contents: [String: [UInt8]] = [:]
    let atOnce = 200
    for start in stride(from: 0, to: blobs.count, by: atOnce) {
      let names = blobs[start..<min(start + atOnce, blobs.count)]
      let answer = try ask(["cat-file", "--batch"], input: Array(names.map { $0 + "\n" }.joined().utf8))
      guard answer.status == 0 else { throw Self.failure(answer) }
      // `NAME blob SIZE`, a line feed, the content, a line feed; `NAME missing`.
      var rest = answer.output[...]
      while let end = rest.firstIndex(of: 0x0A) {
        let words = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
        rest = rest[(end + 1)...]
        guard words.count == 3, let size = Int(words[2]), size <= rest.count else { continue }
        contents[String(words[0])] = Array(rest.prefix(size))
        rest = rest.dropFirst(size + 1)
      }
    }
    return contents
  }

  // MARK: Asking

  private func ask(_ words: [String], input: [UInt8] = []) throws(UsageError) -> ChildProcess.Result {
    do throws(ChildProcessError) {
      return try ChildProcess.run(["git", "-C", root] + words, environment: variables, input: input)
    } catch {
      throw UsageError("--changed-since needs git, which cannot be started: \(error.reason)")
    }
  }

  private static func failure(_ answer: ChildProcess.Result) -> UsageError {
    let lines = answer.errors.split(separator: "\n").joined(separator: "\n  ")
    return UsageError("--changed-since: git cannot say what has changed:\n  \(lines)")
  }

  private static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) }
  }

  private static func fields(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}
