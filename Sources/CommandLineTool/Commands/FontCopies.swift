import Catalogs
import Fonts

/// Font files with the licenses that let them be handed on.
struct FontCopies {
  typealias PinnedFace = (description: FaceDescription, pin: FontLock.Pin)

  /// How many faces came along.
  private(set) var count = 0
  /// Those that did not, as no license says that they may.
  private(set) var left: [PinnedFace] = []

  /// Copies each file once into `folder`, which is there, and its license into `licenses` in it.
  init(_ faces: [PinnedFace], to folder: String) throws(UsageError) {
    var sources: [String: String] = [:]
    for face in faces {
      guard let license = Self.license(of: face) else {
        left.append(face)
        continue
      }
      count += 1
      let path = face.pin.path
      let name = FileAccess.name(of: path)
      if let other = sources.updateValue(path, forKey: name) {
        guard other == path else {
          throw UsageError("--copy-to: \(other) and \(path) have one name, and one folder has no room for both")
        }
        continue
      }
      let licenses = FileAccess.join(folder, "licenses")
      try FileAccess.makeFolder(licenses)
      try Self.copy(path, to: FileAccess.join(folder, name))
      try Self.copy(license.path, to: FileAccess.join(licenses, license.name))
    }
  }

  private static func copy(_ source: String, to target: String) throws(UsageError) {
    guard let bytes = FileAccess.bytes(of: source) else { throw UsageError("\(source) cannot be read") }
    // A second lock of the same files changes nothing; a file onto itself would be the last of it.
    if FileAccess.bytes(of: target) != bytes { try FileAccess.write(bytes, to: target) }
  }

  private static let names = ["OFL.txt", "LICENSE.txt", "LICENSE", "LICENCE.txt", "LICENCE", "copyright"]

  /// What the file's package says of copying, else what lies beside it; and what to call it among others.
  private static func license(of face: PinnedFace) -> (path: String, name: String)? {
    let package = face.description.package.debian
    if let package, face.pin.path.hasPrefix("/usr/share/fonts/") {
      let path = "/usr/share/doc/\(package)/copyright"
      if FileAccess.kind(of: path) == .file { return (path, package + ".txt") }
    }
    let family = face.description.family.split { $0 == " " || $0 == "/" }.joined(separator: "-")
    let folder = FileAccess.folder(of: face.pin.path)
    // A folder of copies keeps licenses by package, and so does a bundle of Snug.
    let kept = package.map { ["\($0).txt", "\($0)-copyright"] } ?? []
    for name in (["\(family).txt"] + kept).map({ "licenses/" + $0 }) + names {
      let path = FileAccess.join(folder, name)
      guard FileAccess.kind(of: path) == .file else { continue }
      return (path, name.hasPrefix("licenses/") ? FileAccess.name(of: name) : family + ".txt")
    }
    return nil
  }
}
