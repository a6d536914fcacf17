#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Files, by their absolute paths.
package enum FileAccess {
  package enum Kind { case file, folder, other }

  /// What stands at `path`, links followed; nil for nothing.
  package static func kind(of path: String) -> Kind? {
    guard let resolved = SystemCalls.realPath(path),
      let attributes = try? FileManager.default.attributesOfItem(atPath: resolved)
    else { return nil }
    switch attributes[.type] as? FileAttributeType {
    case .typeRegular: return .file
    case .typeDirectory: return .folder
    default: return .other
    }
  }

  /// nil where there is no file, or none that may be read.
  static func bytes(of path: String) -> [UInt8]? {
    guard kind(of: path) != .folder else { return nil }
    return FileManager.default.contents(atPath: path).map { Array($0) }
  }

  /// The folder that holds `path`; `/` holds itself.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return "/" }
    return String(path[..<slash])
  }

  /// The last part of `path`.
  static func name(of path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

  package static func join(_ folder: String, _ name: String) -> String {
    folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// Makes a folder and those above it, where they are not there yet.
  static func makeFolder(_ path: String) throws(UsageError) {
    do {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    } catch {
      throw UsageError("\(path): this folder cannot be made")
    }
  }

  /// Writes a whole file or none of it: a reader never sees half, and a failure leaves the old file as it was.
  ///
  /// What is no ordinary file, such as `/dev/stdout` or a named pipe, is written to as it stands.
  static func write(_ bytes: [UInt8], to path: String) throws(UsageError) {
    func failure(_ reason: String) -> UsageError { UsageError("\(path) cannot be written: \(reason)") }
    var target = path
    switch kind(of: path) {
    case .folder: throw failure("it is a folder")
    case .other:
      if let reason = SystemCalls.writeFile(path, bytes, isNew: false) { throw failure(reason) }
      return
    // The file that a link leads to is replaced, not the link.
    case .file: target = SystemCalls.realPath(path) ?? path
    case nil: break
    }
    let draft = target + ".\(SystemCalls.processIdentifier).part"
    if let reason = SystemCalls.writeFile(draft, bytes, isNew: false) {
      SystemCalls.remove(draft)
      throw failure(reason)
    }
    if let reason = SystemCalls.move(draft, to: target) {
      SystemCalls.remove(draft)
      throw failure(reason)
    }
  }

  /// Writes a file that must not be there yet.
  static func create(_ bytes: [UInt8], at path: String) throws(UsageError) {
    if let reason = SystemCalls.writeFile(path, bytes, isNew: true) {
      throw UsageError("\(path) cannot be written: \(reason)")
    }
  }
}
