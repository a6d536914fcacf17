import CHarfBuzz
import Vocabulary

/// Which faces a file holds, and what they are called.
extension FontFile {
  /// Every PostScript name in the file and the face it belongs to: faces first, then named instances.
  func names() -> [(name: String, place: FacePlace)] {
    var names: [(name: String, place: FacePlace)] = []
    for index in 0..<faceCount {
      guard let face = unsafe try? makeFace(index: index) else { continue }
      defer { unsafe hb_face_destroy(face) }
      if let name = unsafe FontTables(face: face).postScriptName { names.append((name, FacePlace(index: index))) }
      for (number, instance) in unsafe VariationAxes(face: face).instances.enumerated() {
        names.append((instance.postScriptName, FacePlace(index: index, instance: number)))
      }
    }
    return names
  }

  /// Where the face of the description's PostScript name stands; nil where the file has none of that name.
  ///
  /// A named instance goes before the face it is an instance of, which may have the same name and another default place.
  func place(of description: FaceDescription) throws(FontError) -> FacePlace? {
    if let index = description.index, !(0..<faceCount).contains(index) {
      throw .noSuchIndex(file: path, index: index, count: faceCount)
    }
    let namesakes = names().filter { $0.name == description.postScriptName }.map(\.place)
    guard let index = description.index else {
      return namesakes.first { $0.instance != nil } ?? namesakes.first
    }
    return namesakes.first { $0.index == index && $0.instance != nil } ?? namesakes.first { $0.index == index }
  }

  /// Each face as a manifest could name it.
  func descriptions() throws(FontError) -> [FaceDescription] {
    var descriptions: [FaceDescription] = []
    for index in 0..<faceCount {
      let face = unsafe try makeFace(index: index)
      defer { unsafe hb_face_destroy(face) }
      let tables = unsafe FontTables(face: face)
      let axes = unsafe VariationAxes(face: face)
      guard let name = unsafe tables.postScriptName else { continue }
      var description = FaceDescription(
        family: unsafe tables.family ?? name, postScriptName: name, file: path.contains("/") ? path : "./" + path,
        weight: FontWeight(unsafe tables.weightClass ?? FontWeight.regular.value), index: index)
      guard let weights = axes.axis("wght") else {
        descriptions.append(description)
        continue
      }
      for (_, weight) in FontWeight.names
      where (weights.minimum...weights.maximum).contains(Double(weight.value)) {
        description.weight = weight
        description.variations = [Variation(axis: "wght", value: Double(weight.value))]
        descriptions.append(description)
      }
    }
    guard !descriptions.isEmpty else { throw .notAFont(file: path) }
    return descriptions
  }
}
