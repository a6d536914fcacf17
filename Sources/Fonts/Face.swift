import CHarfBuzz
import Synchronization
package import Vocabulary

/// One face of a font, opened and checked: what it covers, how high its lines are, and what the shaper needs of it.
///
/// All lengths are in font units (`unitsPerEm` to the em), y up, unless they say points.
///
/// `@unchecked Sendable`: HarfBuzz's face and font are made immutable before the initializer ends, after which HarfBuzz
/// allows any number of threads to use them; everything else is constant or stands behind a lock.
@safe package final class Face: @unchecked Sendable {
  package let description: FaceDescription
  package let unitsPerEm: Int
  /// Above the baseline, from `hhea`, or from the manifest where it gives metrics; the line gap is ignored.
  package let ascender: Double
  /// Below the baseline, and so negative.
  package let descender: Double
  package let glyphCount: Int
  /// Name 5 of the file: `Version 4.000;git-…`; empty where it has none.
  package let versionString: String
  /// Whether the shape depends on the font size: the face has an `opsz` axis, or a `trak` table that HarfBuzz applies.
  /// `instance(atSize:)` is what to shape with then.
  package let shapesPerSize: Bool

  let hbFont: OpaquePointer
  private let hbFace: OpaquePointer
  private let file: FontFile
  /// Its place in `filePath`'s collection, from 0.
  package let index: Int
  private let axes: VariationAxes
  /// Where each axis stands; empty for a static face.
  private let coordinates: [Double]
  private let coverage: Coverage
  private let freeType: FreeType
  private let sizes = Mutex<[Points: Face]>([:])

  /// The face at `place` of `file`; with a font size in points, as `instance(atSize:)` gives it.
  init(
    _ description: FaceDescription, at place: FacePlace, in file: FontFile, freeType: FreeType
  ) throws(FontError) {
    let face = unsafe try file.makeFace(index: place.index)
    let axes = unsafe VariationAxes(face: face)
    let coordinates: [Double]
    switch axes.coordinates(instance: place.instance, variations: description.variations) {
    case .success(let places): coordinates = places
    case .failure(let unknown):
      unsafe hb_face_destroy(face)
      throw .noSuchAxis(file: file.path, axis: unknown.tag)
    }
    let tables = unsafe FontTables(face: face)
    self.description = description
    self.file = file
    self.freeType = freeType
    self.axes = axes
    self.coordinates = coordinates
    index = place.index
    let unitsPerEm = unsafe Int(hb_face_get_upem(face))
    self.unitsPerEm = unitsPerEm
    let own = unsafe tables.lineMetrics(unitsPerEm: unitsPerEm)
    let metrics = description.metrics ?? own
    ascender = metrics.ascender * Double(unitsPerEm)
    descender = metrics.descender * Double(unitsPerEm)
    glyphCount = unsafe Int(hb_face_get_glyph_count(face))
    versionString = unsafe tables.versionString ?? ""
    shapesPerSize = unsafe axes.axis("opsz") != nil || hb_aat_layout_has_tracking(face) != 0
    coverage = unsafe Coverage(face: face)
    unsafe hbFace = face
    unsafe hbFont = Self.makeFont(face, unitsPerEm: unitsPerEm, coordinates: coordinates, size: nil)
  }

  /// `face` at a font size in points, with the optical size that belongs to it.
  private init(_ other: Face, atSize size: Points) {
    description = other.description
    file = other.file
    freeType = other.freeType
    axes = other.axes
    index = other.index
    unitsPerEm = other.unitsPerEm
    ascender = other.ascender
    descender = other.descender
    glyphCount = other.glyphCount
    versionString = other.versionString
    shapesPerSize = other.shapesPerSize
    coverage = other.coverage
    var coordinates = other.coordinates
    if let place = axes.axes.firstIndex(where: { $0.tag == "opsz" }) {
      coordinates[place] = min(max(size, axes.axes[place].minimum), axes.axes[place].maximum)
    }
    self.coordinates = coordinates
    unsafe hbFace = hb_face_reference(other.hbFace)
    unsafe hbFont = Self.makeFont(hbFace, unitsPerEm: unitsPerEm, coordinates: coordinates, size: size)
  }

  deinit {
    unsafe hb_font_destroy(hbFont)
    unsafe hb_face_destroy(hbFace)
  }

  private static func makeFont(
    _ face: OpaquePointer, unitsPerEm: Int, coordinates: [Double], size: Points?
  ) -> OpaquePointer {
    unsafe hb_face_make_immutable(face)
    let font: OpaquePointer = unsafe hb_font_create(face)
    unsafe hb_ot_font_set_funcs(font)
    unsafe hb_font_set_scale(font, Int32(unitsPerEm), Int32(unitsPerEm))
    if !coordinates.isEmpty {
      let floats = coordinates.map(Float.init)
      unsafe hb_font_set_var_coords_design(font, floats, UInt32(floats.count))
    }
    if let size { unsafe hb_font_set_ptem(font, Float(size)) }
    unsafe hb_font_make_immutable(font)
    return unsafe font
  }

  /// Whether the face maps the character to a glyph. Takes no lock.
  package func covers(_ scalar: Unicode.Scalar) -> Bool { coverage.contains(scalar) }

  /// The letter spacing that the platform adds to this face, by font size.
  package var tracking: TrackingTable? { description.tracking }

  /// The name of the file that serves the face, without folders.
  package var fileName: String { file.path.split(separator: "/").last.map(String.init) ?? file.path }

  /// Where that file is on this machine: for measurements, never for reports.
  package var filePath: String { file.path }

  /// The SHA-256 of the file in 64 hex digits, computed when first asked for.
  package func digest() throws(FontError) -> String { try file.digest() }

  /// This face as it shapes at a font size in points; itself where the size makes no difference.
  package func instance(atSize size: Points) -> Face {
    guard shapesPerSize, size.isFinite, size > 0 else { return self }
    return sizes.withLock { sizes in
      if let known = sizes[size] { return known }
      let face = Face(self, atSize: size)
      sizes[size] = face
      return face
    }
  }

  /// What its outlines are kept under: the PostScript name, where axes were moved `@wght=600,opsz=14`, and the file of a
  /// face that the app brings itself, which may be called as one of the manifest's.
  package var outlineName: String {
    var moved = description.variations
    if shapesPerSize, let place = axes.axes.firstIndex(where: { $0.tag == "opsz" }) {
      moved.removeAll { $0.axis == "opsz" }
      moved.append(Variation(axis: "opsz", value: coordinates[place]))
    }
    let axes = moved.map { "\($0.axis)=\($0.value)" }.joined(separator: ",")
    let file = description.file.contains("/") ? " (\(fileName))" : ""
    return description.postScriptName + (axes.isEmpty ? "" : "@" + axes) + file
  }

  /// The outline of a glyph in font units; nil where it has none that can be scaled, as a bitmap emoji.
  package func outline(of glyph: UInt32) -> [PathCommand]? {
    freeType.outline(
      of: glyph, in: FreeType.FaceKey(path: file.path, index: index, coordinates: coordinates))
  }
}

/// Where a face stands in its file.
struct FacePlace: Sendable, Hashable {
  /// The place in a collection, from 0.
  var index: Int
  /// The named instance of a variable face; nil for its default place.
  var instance: Int?
}

extension FontTables {
  /// `hhea` ascender and descender in em, or the typographic ones of OS/2 where `hhea` has only zeros.
  func lineMetrics(unitsPerEm: Int) -> LineMetrics {
    var ascender = unsafe int16("hhea", at: 4) ?? 0
    var descender = unsafe int16("hhea", at: 6) ?? 0
    if ascender == 0, descender == 0 {
      ascender = unsafe int16("OS/2", at: 68) ?? 0
      descender = unsafe int16("OS/2", at: 70) ?? 0
    }
    return LineMetrics(
      ascender: Double(ascender) / Double(unitsPerEm), descender: Double(descender) / Double(unitsPerEm))
  }
}
