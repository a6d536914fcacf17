import CHarfBuzz

/// The axes and named instances of a variable face; both empty for a static one.
struct VariationAxes: Sendable {
  struct Axis: Sendable {
    var tag: String
    var minimum: Double
    var initial: Double
    var maximum: Double
  }

  /// A place in the design space with a name of its own.
  struct Instance: Sendable {
    var postScriptName: String
    /// One for each axis.
    var coordinates: [Double]
  }

  private(set) var axes: [Axis] = []
  private(set) var instances: [Instance] = []

  @unsafe init(face: OpaquePointer) {
    var count = unsafe hb_ot_var_get_axis_count(face)
    guard count > 0 else { return }
    var infos = [hb_ot_var_axis_info_t](repeating: hb_ot_var_axis_info_t(), count: Int(count))
    unsafe hb_ot_var_get_axis_infos(face, 0, &count, &infos)
    axes = infos.prefix(Int(count)).map { info in
      Axis(
        tag: OpenTypeTag.text(info.tag), minimum: Double(info.min_value), initial: Double(info.default_value),
        maximum: Double(info.max_value))
    }
    let tables = unsafe FontTables(face: face)
    let instanceCount = unsafe hb_ot_var_get_named_instance_count(face)
    for index in 0..<instanceCount {
      guard let name = unsafe Self.postScriptName(ofInstance: index, in: tables) else { continue }
      var length = count
      var coordinates = [Float](repeating: 0, count: Int(count))
      unsafe hb_ot_var_named_instance_get_design_coords(face, index, &length, &coordinates)
      guard length == count else { continue }
      instances.append(Instance(postScriptName: name, coordinates: coordinates.map(Double.init)))
    }
  }

  /// The name the file gives, else the one that Adobe's Technical Note 5902 makes of prefix and style name.
  private static func postScriptName(ofInstance index: UInt32, in tables: FontTables) -> String? {
    let id = unsafe hb_ot_var_named_instance_get_postscript_name_id(tables.face, index)
    if id != hb_ot_name_id_t(0xFFFF), let name = unsafe tables.name(id) { return name }
    let style = unsafe tables.name(hb_ot_var_named_instance_get_subfamily_name_id(tables.face, index))
    guard let style, let prefix = unsafe tables.name(25) ?? tables.family else { return nil }
    return lettersAndDigits(prefix) + "-" + lettersAndDigits(style)
  }

  private static func lettersAndDigits(_ text: String) -> String {
    String(
      text.unicodeScalars.filter { $0.isASCII && ($0.properties.isAlphabetic || $0.properties.numericType != nil) }
        .map(Character.init))
  }

  var isEmpty: Bool { axes.isEmpty }

  func axis(_ tag: String) -> Axis? { axes.first { $0.tag == tag } }

  /// Where every axis stands for a named instance, or by default, after `variations`, kept inside each axis's range.
  /// The result's error is the first axis that the face does not have.
  func coordinates(instance: Int?, variations: [Variation]) -> Result<[Double], UnknownAxis> {
    var coordinates = instance.map { instances[$0].coordinates } ?? axes.map(\.initial)
    for variation in variations {
      guard let place = axes.firstIndex(where: { $0.tag == variation.axis }), variation.value.isFinite else {
        return .failure(UnknownAxis(tag: variation.axis))
      }
      coordinates[place] = min(max(variation.value, axes[place].minimum), axes[place].maximum)
    }
    return .success(coordinates)
  }

  struct UnknownAxis: Error { var tag: String }
}
