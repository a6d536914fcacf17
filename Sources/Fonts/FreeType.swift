import CFreeType
import CHarfBuzz
import Synchronization
import Vocabulary

/// How a web font is packed.
enum WebFontPacking: Sendable {
  case woff, woff2

  /// By the file's signature; nil for any other file.
  init?(firstBytes: [UInt8]) {
    switch String(decoding: firstBytes, as: UTF8.self) {
    case "wOFF": self = .woff
    case "wOF2": self = .woff2
    default: return nil
    }
  }
}

/// FreeType, for what HarfBuzz does not do: unpacking WOFF and WOFF2, and outlines.
///
/// FreeType's faces may not be shared between threads; one library with its faces stands behind one lock.
@safe final class FreeType: Sendable {
  @safe private struct State {
    var library: FT_Library?
    var faces: [FaceKey: FT_Face] = unsafe [:]
  }

  /// What a FreeType face is opened for.
  struct FaceKey: Hashable, Sendable {
    var path: String
    var index: Int
    /// One for each axis; empty for a static face.
    var coordinates: [Double]
  }

  private let state = Mutex(State())

  deinit {
    state.withLock { state in
      // The library takes its faces along.
      if let library = unsafe state.library { unsafe FT_Done_FreeType(library) }
    }
  }

  /// The sfnt that a web font holds, as a new blob that the caller owns: every table copied once.
  func unpack(_ path: String, _ packing: WebFontPacking) throws(FontError) -> OpaquePointer {
    let tables = state.withLock { Self.tables(of: path, &$0) }
    guard let tables else { throw .notAFont(file: path) }
    let builder = unsafe hb_face_builder_create()
    defer { unsafe hb_face_destroy(builder) }
    for table in tables {
      let blob = unsafe table.bytes.withUnsafeBytes { bytes in
        // HB_MEMORY_MODE_DUPLICATE: HarfBuzz keeps a copy of its own.
        unsafe hb_blob_create(
          bytes.bindMemory(to: CChar.self).baseAddress, UInt32(bytes.count), HB_MEMORY_MODE_DUPLICATE, nil, nil)
      }
      unsafe hb_face_builder_add_table(builder, table.tag, blob)
      unsafe hb_blob_destroy(blob)
    }
    return unsafe hb_face_reference_blob(builder)
  }

  /// The outline of a glyph in font units; nil where it has none that can be scaled (a bitmap, or no such glyph).
  func outline(of glyph: UInt32, in key: FaceKey) -> [PathCommand]? {
    state.withLock { state in
      guard let face = unsafe Self.face(for: key, &state) else { return nil }
      // A face of bitmaps alone "loads" an empty outline for each glyph.
      guard unsafe face.pointee.face_flags & cft_face_flag_scalable != 0 else { return nil }
      guard unsafe FT_Load_Glyph(face, glyph, cft_load_no_scale) == 0 else { return nil }
      guard let slot = unsafe face.pointee.glyph, unsafe slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE else {
        return nil
      }
      return unsafe PathCommand.commands(of: &slot.pointee.outline)
    }
  }

  private static func tables(of path: String, _ state: inout State) -> [(tag: UInt32, bytes: [UInt8])]? {
    let key = FaceKey(path: path, index: 0, coordinates: [])
    guard let face = unsafe face(for: key, &state) else { return nil }
    var tables: [(tag: UInt32, bytes: [UInt8])] = []
    var tag: FT_ULong = 0
    var length: FT_ULong = 0
    var number: FT_UInt = 0
    while unsafe FT_Sfnt_Table_Info(face, number, &tag, &length) == 0 {
      number += 1
      guard length > 0, length < 1 << 30 else { continue }
      var bytes = [UInt8](repeating: 0, count: Int(length))
      guard unsafe FT_Load_Sfnt_Table(face, tag, 0, &bytes, &length) == 0 else { return nil }
      tables.append((UInt32(truncatingIfNeeded: tag), bytes))
    }
    return tables
  }

  private static func face(for key: FaceKey, _ state: inout State) -> FT_Face? {
    if let face = unsafe state.faces[key] { return unsafe face }
    if unsafe state.library == nil { unsafe FT_Init_FreeType(&state.library) }
    var opened: FT_Face?
    guard unsafe FT_New_Face(state.library, key.path, FT_Long(key.index), &opened) == 0, let face = unsafe opened else {
      return nil
    }
    if !key.coordinates.isEmpty {
      var fixed = key.coordinates.map { FT_Fixed(($0 * 65536).rounded()) }
      unsafe FT_Set_Var_Design_Coordinates(face, FT_UInt(fixed.count), &fixed)
    }
    unsafe state.faces[key] = face
    return unsafe face
  }
}
