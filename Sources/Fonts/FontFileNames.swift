import CHarfBuzz
import Vocabulary

/// Which faces a file holds, and what they are called.
extension FontFile {
  /// Every PostScript name in the file and the face it belongs to, a face's named instances before the face itself: both
  /// may have the same name and another place on the axes.
  func names() throws(FontError) -> [(name: String, place: FacePlace)] {
    var names: [(name: String, place: FacePlace)] = []
    for index in 0..<faceCount {
      let face = unsafe try makeFace(index: index)
      defer { unsafe hb_face_destroy(face) }
      for (number, instance) in unsafe VariationAxes(face: face).instances.enumerated() {
        names.append((instance.postScriptName, FacePlace(index: index, instance: number)))
      }
      names.append((unsafe name(of: FontTables(face: face)), FacePlace(index: index)))
    }
    return names
  }

  /// Where the face of the description's PostScript name stands; nil where the file has none of that name.
  ///
  /// The name decides; an index tells faces of one name apart, and must be in the file.
  func place(of description: FaceDescription) throws(FontError) -> FacePlace? {
    if let index = description.index, !(0..<faceCount).contains(index) {
      throw .noSuchIndex(file: path, index: index, count: faceCount)
    }
    let namesakes = try names().filter { $0.name == description.postScriptName }.map(\.place)
    return namesakes.first { $0.index == description.index } ?? namesakes.first
  }

  /// The PostScript name, or the file's name without its ending where the face has none.
  private func name(of tables: FontTables) -> String {
    if let name = unsafe tables.postScriptName { return name }
    let file = path.split(separator: "/").last ?? ""
    return String(file.prefix { $0 != "." })
  }

  /// Each face as a manifest could name it.
  func descriptions() throws(FontError) -> [FaceDescription] {
    var descriptions: [FaceDescription] = []
    for index in 0..<faceCount {
      let face = unsafe try makeFace(index: index)
      defer { unsafe hb_face_destroy(face) }
      let tables = unsafe FontTables(face: face)
      let axes = unsafe VariationAxes(face: face)
      let name = unsafe name(of: tables)
      var description = FaceDescription(
        family: unsafe tables.family ?? name, postScriptName: name, file: path.contains("/") ? path : "./" + path,
        weight: FontWeight(unsafe tables.weightClass ?? FontWeight.regular.value), index: index)
      guard let weights = axes.axis("wght") else {
        descriptions.append(description)
        continue
      }
      for (_, weight) in FontWeight.names
      where Double(weight.value) >= weights.minimum && Double(weight.value) <= weights.maximum {
        description.weight = weight
        description.variations = [Variation(axis: "wght", value: Double(weight.value))]
        descriptions.append(description)
      }
    }
    return descriptions
  }
}
