import Vocabulary

/// What can keep a face from being used. Each message names the file or the face, and what would mend it where
/// something would.
package enum FontError: Error, Sendable, Hashable {
  /// No folder has the face.
  case absent(FaceDescription)
  /// No file stands at this path, or it may not be read.
  case unreadable(file: String)
  /// The file holds no glyphs, no character map or no header: a text file, a cut download, another kind of file.
  case notAFont(file: String)
  /// A collection with fewer faces than `index` asks for.
  case noSuchIndex(file: String, index: Int, count: Int)
  /// A variation on an axis that the face does not have.
  case noSuchAxis(file: String, axis: String)
  /// The file is not the one that the manifest was made with (`--frozen-fonts`).
  case digestMismatch(FaceDescription, found: String)
  /// A primary family that the manifest does not list.
  case noSuchFamily(family: String, manifest: String)
  /// A manifest that cannot be read, and what is wrong with it.
  case badManifest(file: String, reason: String)
}

extension FontError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .absent(let face): "the face \(face.postScriptName) (\(face.fileName)) is not installed\(face.package.advice)"
    case .unreadable(let file): "\(file): there is no such font file, or it may not be read"
    case .notAFont(let file): "\(file): this is not a font that can be used"
    case .noSuchIndex(let file, let index, let count): "\(file): there is no face \(index); the file has \(count)"
    case .noSuchAxis(let file, let axis): "\(file): the face has no variation axis \(axis)"
    case .digestMismatch(let face, let found):
      "\(face.fileName): the SHA-256 is \(found), the manifest has \(face.sha256 ?? "none")"
    case .noSuchFamily(let family, let manifest): "\(manifest): there is no family \"\(family)\" to be primary"
    case .badManifest(let file, let reason): "\(file): \(reason)"
    }
  }
}
