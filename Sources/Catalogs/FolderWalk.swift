/// One walk through one folder, or through what a glob matches.
struct FolderWalk {
  var files: [FoundCatalog] = []
  var skipped: [SkippedPath] = []
  /// Folders, and why nobody knows what is in them.
  private(set) var unknown: [MissingPath] = []
  private let reportFolder: String
  private let exclude: [(pattern: PathPattern, text: String)]
  /// In a glob walk, what the absolute path must match.
  private var glob: PathPattern?
  /// Names that a glob has literally below the walk's root: they are no reason to skip.
  private var named: Set<String> = []
  private let formats: FormatTable
  private var ignores = GitIgnoreStack()
  /// Absolute; empty outside of a repository, where `.gitignore` files count from the walk's own root.
  private var repository = ""

  /// Real trees nest some twenty deep.
  private static let depthLimit = 64

  init(reportFolder: String, exclude: [(pattern: PathPattern, text: String)], formats: FormatTable) {
    self.formats = formats
    self.reportFolder = reportFolder
    self.exclude = exclude
  }

  mutating func visitRoot(_ folder: String) {
    readOuterIgnores(of: folder)
    visit(folder, depth: 0)
  }

  /// Walks the folder that the pattern has without a wildcard.
  mutating func visitGlob(_ pattern: PathPattern) {
    glob = pattern
    named = pattern.literalNames
    visitRoot(pattern.literalFolder)
  }

  // MARK: git

  /// The rules of the folders above a walk's root, up to the repository's root; none where git ignores the root itself:
  /// it was named.
  private mutating func readOuterIgnores(of root: String) {
    var folders: [String] = [root]
    while let last = folders.last, last != "/", FileTree.kind(of: last + "/.git") == nil {
      folders.append(last.lastIndex(of: "/").map { $0 == last.startIndex ? "/" : String(last[..<$0]) } ?? "/")
    }
    guard let top = folders.last, FileTree.kind(of: top + "/.git") != nil else {
      repository = root
      return
    }
    repository = top
    if let text = FileTree.bytes(of: top + "/.git/info/exclude") {
      ignores.push(GitIgnore(String(decoding: text, as: UTF8.self)), in: "")
    }
    for folder in folders.dropFirst().reversed() {
      readIgnores(of: folder)
      let below = folders[(folders.firstIndex(of: folder) ?? 1) - 1]
      if ignores.ignoringRule(for: FileTree.relative(below, to: repository), isFolder: true) != nil {
        ignores = GitIgnoreStack()
        return
      }
    }
  }

  private mutating func readIgnores(of folder: String) {
    guard let text = FileTree.bytes(of: folder + "/.gitignore") else { return }
    ignores.push(GitIgnore(String(decoding: text, as: UTF8.self)), in: FileTree.relative(folder, to: repository))
  }

  // MARK: Folders and files

  private mutating func visit(_ folder: String, depth: Int) {
    guard depth < Self.depthLimit, let names = FileTree.names(in: folder) else {
      guard FileTree.isFolder(folder) else { return }
      let reported = FileTree.relative(folder, to: reportFolder)
      unknown.append(MissingPath(path: reported, reason: depth < Self.depthLimit ? .cannotBeRead : .isTooDeep))
      return
    }
    let outer = ignores
    defer { ignores = outer }
    if names.contains(".gitignore") { readIgnores(of: folder) }
    for name in names where name != ".git" {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      let formats = formats.candidates(for: name)
      if !formats.isEmpty, FileTree.targetKind(of: path) == .file {
        visitFile(path, name: name, formats: formats, folder: folder)
      } else {
        visitFolder(path, name: name, depth: depth)
      }
    }
  }

  /// A link to a folder is passed by, as git does it: what it leads to is elsewhere, or above.
  private mutating func visitFolder(_ path: String, name: String, depth: Int) {
    if let glob, !glob.mayMatchBelow(path) { return }
    guard FileTree.isFolder(path), !FileTree.isLink(path) else { return }
    if let reason = reasonToSkip(folder: path, name: name) {
      skipped.append(SkippedPath(path: FileTree.relative(path, to: reportFolder), reason: reason))
    } else {
      visit(path, depth: depth + 1)
    }
  }

  private func reasonToSkip(folder path: String, name: String) -> SkippedPath.Reason? {
    switch name {
    case _ where named.contains(name): break
    case "Pods", "Carthage", ".build", "build", "DerivedData", "node_modules": return .dependencies
    case "Settings.bundle": return .settingsBundle
    case "Source Contents" where path.hasSuffix(".xcloc/Source Contents"): return .exportedSource
    case _ where name.hasSuffix(".app") || name.hasSuffix(".framework"): return .bundle
    default: break
    }
    let reported = FileTree.relative(path, to: reportFolder)
    for (pattern, text) in exclude where pattern.matches(reported) || pattern.coversFolder(reported) {
      return .excluded(pattern: text)
    }
    let rule = ignores.ignoringRule(for: FileTree.relative(path, to: repository), isFolder: true)
    return rule.map { .ignoredByGit(file: $0.file, rule: $0.text) }
  }

  private mutating func visitFile(_ path: String, name: String, formats: [CatalogFormat], folder: String) {
    if let glob, !glob.matches(path) { return }
    let walked = formats.filter { isNamed($0) || !$0.about.walk.isOnlyWhenNamed }
    guard let first = walked.first else { return }
    let inPlace = walked.filter { isNamed($0) || $0.about.walk.accepts?(folder) ?? true }
    let reported = FileTree.relative(path, to: reportFolder)
    if let reason = reasonToSkip(file: path, name: name) {
      if !first.about.walk.looksInside || tellFormat(of: path, among: inPlace) != nil {
        skipped.append(SkippedPath(path: reported, reason: reason))
      }
    } else if inPlace.isEmpty {
      if !first.about.walk.looksInside { skipped.append(SkippedPath(path: reported, reason: .outsideLocaleFolder)) }
    } else if let format = tellFormat(of: path, among: inPlace) {
      files.append(FoundCatalog(path: reported, absolutePath: path, format: format, isNamed: false))
    }
  }

  /// A glob names what it matches, unless it ends in `**`: that takes what a folder would.
  private func isNamed(_ format: CatalogFormat) -> Bool {
    guard let last = glob?.components.last else { return false }
    return last != .anyFolders || !format.about.walk.isOnlyWhenNamed
  }

  /// The first format whose turn it is, after a look at the content where that decides.
  private func tellFormat(of path: String, among formats: [CatalogFormat]) -> CatalogFormat? {
    guard let first = formats.first else { return nil }
    if formats.count == 1, !first.about.walk.looksInside { return first }
    guard let sample = FileTree.sample(of: path) else { return first }
    return self.formats.told(by: sample, among: formats) ?? formats.first { !$0.about.walk.looksInside }
  }

  private func reasonToSkip(file path: String, name: String) -> SkippedPath.Reason? {
    if name.hasPrefix("InfoPlist."), !named.contains(name) { return .infoPlist }
    let reported = FileTree.relative(path, to: reportFolder)
    for (pattern, text) in exclude where pattern.matches(reported) { return .excluded(pattern: text) }
    let rule = ignores.ignoringRule(for: FileTree.relative(path, to: repository), isFolder: false)
    return rule.map { .ignoredByGit(file: $0.file, rule: $0.text) }
  }
}
