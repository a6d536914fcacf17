#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The few things that are asked of the file system, and paths as text with `/`.
package enum FileTree {
  /// The names in a folder, sorted by their scalars; nil where it is none or cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder) else { return nil }
    return names.sorted { $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars) }
  }

  /// Links followed.
  static func isFolder(_ path: String) -> Bool {
    #if canImport(FoundationEssentials)
      var isFolder = false
      return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder
    #else
      return targetKind(of: path) == .folder
    #endif
  }

  static func isLink(_ path: String) -> Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
  }

  enum Kind { case file, folder, link, other }

  /// What stands there itself, links not followed.
  static func kind(of path: String) -> Kind? {
    guard let attributes = try? FileManager.default.attributesOfItem(atPath: path) else { return nil }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: return .file
    case .typeDirectory: return .folder
    case .typeSymbolicLink: return .link
    default: return .other
    }
  }

  /// The same, with the target in a link's place.
  static func targetKind(of path: String) -> Kind? {
    guard let kind = kind(of: path) else { return nil }
    guard kind == .link else { return kind }
    guard let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { return nil }
    let folder = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    // One step is enough for what checkouts hold, and no chain can go round.
    let next = Self.kind(of: absolute(target, in: folder))
    return next == .link ? .other : next
  }

  static func bytes(of path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { Array($0) }
  }

  /// The start of a file; mapped, so that no more is read of it.
  static func sample(of path: String) -> ContentSample? {
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else { return nil }
    return ContentSample(Array(data.prefix(ContentSample.length)))
  }

  /// `path` from `folder` where it is relative, without `.`, `..` and doubled slashes.
  package static func absolute(_ path: String, in folder: String) -> String {
    var names: [Substring] = []
    let whole = path.hasPrefix("/") ? path : folder + "/" + path
    for name in whole.split(separator: "/") {
      switch name {
      case ".": break
      case "..": _ = names.popLast()
      default: names.append(name)
      }
    }
    return "/" + names.joined(separator: "/")
  }

  /// An absolute path as seen from an absolute folder, with `..` where it leads out of it; empty for the folder itself.
  package static func relative(_ path: String, to folder: String) -> String {
    let names = path.split(separator: "/")
    let base = folder.split(separator: "/")
    var shared = 0
    while shared < names.count, shared < base.count, names[shared] == base[shared] { shared += 1 }
    return (Array(repeating: "..", count: base.count - shared) + names[shared...]).joined(separator: "/")
  }
}
