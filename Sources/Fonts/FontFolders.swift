#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The font files of some folders and of all folders in them, listed once.
struct FontFolders: Sendable {
  /// Folder by folder in the given order, and sorted by path in each.
  let paths: [String]
  private let byName: [String: [String]]

  init(_ folders: [String]) {
    var paths: [String] = []
    for folder in folders {
      var found: [String] = []
      var visited: Set<String> = []
      Self.list(folder, into: &found, &visited)
      paths += found.sorted()
    }
    self.paths = paths
    byName = Dictionary(grouping: paths) { $0.split(separator: "/").last.map(String.init) ?? $0 }
  }

  /// The files with this very name, in order of preference.
  func files(named name: String) -> [String] { byName[name] ?? [] }

  /// `visited` are the folders that were listed already, links resolved: links may form a ring.
  private static func list(_ folder: String, into found: inout [String], _ visited: inout Set<String>) {
    guard visited.insert(URL(filePath: folder).resolvingSymlinksInPath().path).inserted,
      let names = try? FileManager.default.contentsOfDirectory(atPath: folder)
    else { return }
    for name in names.sorted() {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isFontName(name) {
        found.append(path)
      } else {
        var isFolder: Bool = false
        #if canImport(FoundationEssentials)
          _ = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
        #else
          var answer: ObjCBool = false
          _ = FileManager.default.fileExists(atPath: path, isDirectory: &answer)
          isFolder = answer.boolValue
        #endif
        if isFolder { list(path, into: &found, &visited) }
      }
    }
  }

  static func isFontName(_ name: String) -> Bool {
    guard let dot = name.lastIndex(of: ".") else { return false }
    return ["ttf", "otf", "ttc", "otc", "woff", "woff2"].contains(name[name.index(after: dot)...].lowercased())
  }
}
