import Fonts
import Vocabulary

/// A font manifest narrowed to the faces that an audit hangs on, each with its version and digest.
///
/// The families are in the order of the manifest that was narrowed, so that every title finds the same face first.
struct FontLock {
  private(set) var families: [Family] = []
  /// Faces that are needed and cannot be had, each with the reason. The file names them, so that titles stay not measured:
  /// without them the next face in line would be taken, and nobody would be told.
  private(set) var missing: [FontError] = []
  let name: String
  /// What was narrowed, as the lock's file says it.
  let lockedFrom: String
  /// Of the titles that need the faces, sorted.
  let locales: [LanguageTag]

  struct Family {
    var name: String
    var faces: [LockedFace]
  }

  struct LockedFace {
    var description: FaceDescription
    /// nil where it cannot be had: of such a face nothing is known.
    var pin: Pin?
  }

  /// A face as this machine has it.
  struct Pin {
    var version: String
    var sha256: String
    /// The place in its file.
    var index: Int
    /// Where its file is on this machine.
    var path: String

    init(_ face: Face) throws(FontError) {
      version = face.versionString
      sha256 = try face.digest()
      index = face.index
      path = face.filePath
    }
  }

  /// `needed` are the faces that the audit hangs on, `weights` those of its components.
  init(
    narrowing fonts: FontSetup, to needed: Set<FaceDescription>, weights: Set<FontWeight>, locales: Set<LanguageTag>,
    lockedFrom: String
  ) throws(FontError) {
    name = fonts.named.name + ", locked"
    self.lockedFrom = lockedFrom
    self.locales = locales.sorted()
    var kept = needed
    for weight in weights {
      // A budget in characters counts with the spacing of the first face that has a table, whether it is in use or not.
      if let spaced = try fonts.stack(weight).faces.first(where: { $0.tracking != nil }) { kept.insert(spaced) }
    }
    for family in fonts.named.families where family.faces.contains(where: kept.contains) {
      // Each weight finds the face that it would have found: the nearest among fewer may cover other characters.
      let nearest = weights.map { family.face(for: $0) }
      var faces: [LockedFace] = []
      for description in family.faces where kept.contains(description) || nearest.contains(description) {
        var face = LockedFace(description: description)
        do throws(FontError) {
          face.pin = try Pin(fonts.library.face(description))
        } catch {
          if needed.contains(description) { missing.append(error) }
        }
        faces.append(face)
      }
      families.append(Family(name: family.name, faces: faces))
    }
  }

  /// The faces that are here.
  var pinned: [(description: FaceDescription, pin: Pin)] {
    families.flatMap(\.faces).compactMap { face in face.pin.map { (face.description, $0) } }
  }
}
