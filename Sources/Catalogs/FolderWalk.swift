/// One walk through one folder, or through what a glob matches.
struct FolderWalk {
  var files: [FoundCatalog] = []
  var skipped: [SkippedPath] = []
  private let reportFolder: String
  private let exclude: [(pattern: PathPattern, text: String)]
  /// In a glob walk, what the absolute path must match.
  private var glob: PathPattern?
  /// Names that a glob has literally below the walk's root: they are no reason to skip.
  private var named: Set<String> = []
  private var ignores = GitIgnoreStack()
  /// Absolute; empty outside of a repository, where `.gitignore` files count from the walk's own root.
  private var repository = ""

  /// Real trees nest some twenty deep.
  private static let depthLimit = 64

  init(reportFolder: String, exclude: [(pattern: PathPattern, text: String)]) {
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
    guard depth < Self.depthLimit, let names = FileTree.names(in: folder) else { return }
    let outer = ignores
    defer { ignores = outer }
    if names.contains(".gitignore") { readIgnores(of: folder) }
    for name in names where name != ".git" {
      let path = folder == "/" ? "/" + name : folder + "/" + name
      let format = CatalogFormat(path: name)
      if let format, FileTree.targetKind(of: path) == .file {
        visitFile(path, name: name, format: format, folder: folder)
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

  private mutating func visitFile(_ path: String, name: String, format: CatalogFormat, folder: String) {
    if let glob, !glob.matches(path) { return }
    // A format that is only read when named is named by a glob that matches it.
    if glob == nil, format.walked == .onlyWhenNamed { return }
    let reported = FileTree.relative(path, to: reportFolder)
    if let reason = reasonToSkip(file: path, name: name, format: format, folder: folder) {
      skipped.append(SkippedPath(path: reported, reason: reason))
    } else {
      files.append(FoundCatalog(path: reported, absolutePath: path, format: format, isNamed: false))
    }
  }

  private func reasonToSkip(
    file path: String, name: String, format: CatalogFormat, folder: String
  ) -> SkippedPath.Reason? {
    if name.hasPrefix("InfoPlist."), !named.contains(name) { return .infoPlist }
    if glob == nil, format.walked == .inLocaleFolder, !folder.hasSuffix(".lproj") { return .outsideLocaleFolder }
    let reported = FileTree.relative(path, to: reportFolder)
    for (pattern, text) in exclude where pattern.matches(reported) { return .excluded(pattern: text) }
    let rule = ignores.ignoringRule(for: FileTree.relative(path, to: repository), isFolder: false)
    return rule.map { .ignoredByGit(file: $0.file, rule: $0.text) }
  }
}
