package import Vocabulary

/// The faces that titles may be set in, family by family, in order of preference. The first family is the primary one.
package struct FontManifest: Sendable, Hashable {
  package var name: String
  package var families: [FontFamily]
  /// Of a manifest that was narrowed to the faces in use: what it was narrowed from, a name or a path relative to its file.
  package var lockedFrom: String?
  /// The languages that it was narrowed for: to titles of others the whole manifest may have given other faces.
  package var lockedLocales: [LanguageTag]?

  package init(name: String, families: [FontFamily], lockedFrom: String? = nil) {
    self.name = name
    self.families = families
    self.lockedFrom = lockedFrom
  }

  /// Every face, in order of preference.
  package var faces: [FaceDescription] { families.flatMap(\.faces) }

  /// The family that a title is set in where it can be; nil in an empty manifest.
  package var primaryFamily: String? { families.first?.name }

  /// The manifest with these faces before all others, those of one family and the same locales together.
  package func prepending(_ faces: [FaceDescription]) -> FontManifest {
    var added: [FontFamily] = []
    for face in faces {
      if let place = added.firstIndex(where: { $0.name == face.family && $0.faces[0].locales == face.locales }) {
        added[place].faces.append(face)
      } else {
        added.append(FontFamily(name: face.family, faces: [face]))
      }
    }
    return FontManifest(name: name, families: added + families)
  }
}

/// The weights of one design. Never empty.
package struct FontFamily: Sendable, Hashable {
  package var name: String
  package var faces: [FaceDescription]

  package init(name: String, faces: [FaceDescription]) {
    precondition(!faces.isEmpty)
    self.name = name
    self.faces = faces
  }

  /// The face of the nearest weight; of two as near the bolder, of two of one weight the first.
  package func face(for weight: FontWeight) -> FaceDescription {
    var best = faces[0]
    for face in faces.dropFirst() {
      let (distance, bestDistance) = (abs(face.weight.value - weight.value), abs(best.weight.value - weight.value))
      if distance < bestDistance || distance == bestDistance && face.weight > best.weight { best = face }
    }
    return best
  }
}
