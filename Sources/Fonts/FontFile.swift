import CHarfBuzz
import Synchronization
import Vocabulary

/// A font file, mapped once and shared by all faces in it.
///
/// `@unchecked Sendable`: the blob is immutable from birth, HarfBuzz counts references to it atomically, and the digest
/// has a lock.
@safe final class FontFile: @unchecked Sendable {
  let path: String
  /// How many faces the file has; 1 unless it is a collection.
  let faceCount: Int
  /// What HarfBuzz reads: the mapped file, or the tables that FreeType unpacked from WOFF or WOFF2.
  private let blob: OpaquePointer
  private let digestCache = Mutex<String?>(nil)

  init(path: String, freeType: FreeType) throws(FontError) {
    let blob: OpaquePointer
    if let packing = WebFontPacking(firstBytes: try Self.firstBytes(of: path)) {
      unsafe blob = try freeType.unpack(path, packing)
    } else {
      unsafe blob = try Self.map(path)
    }
    unsafe hb_blob_make_immutable(blob)
    // HarfBuzz counts no face in bytes that are no sfnt, and hands out an inert face for them.
    let count = unsafe Int(hb_face_count(blob))
    guard count > 0 else {
      unsafe hb_blob_destroy(blob)
      throw .notAFont(file: path)
    }
    self.path = path
    faceCount = count
    unsafe self.blob = blob
  }

  deinit { unsafe hb_blob_destroy(blob) }

  /// A new HarfBuzz face, owned by the caller; never an inert one.
  func makeFace(index: Int) throws(FontError) -> OpaquePointer {
    guard (0..<faceCount).contains(index) else {
      throw .noSuchIndex(file: path, index: index, count: faceCount)
    }
    let face: OpaquePointer = unsafe hb_face_create(blob, UInt32(index))
    let tables = unsafe FontTables(face: face)
    // Without these HarfBuzz answers with zeros: every advance 0, every character missing.
    guard unsafe hb_face_get_glyph_count(face) > 0,
      unsafe tables.has("head") && tables.has("cmap") && tables.has("hhea")
    else {
      unsafe hb_face_destroy(face)
      throw .notAFont(file: path)
    }
    return unsafe face
  }

  /// The SHA-256 of the file as it stands on disk, in 64 hex digits; computed once, when first asked for.
  func digest() throws(FontError) -> String {
    if let known = digestCache.withLock({ $0 }) { return known }
    // The blob may hold unpacked tables: the digest is the file's.
    let file = unsafe try Self.map(path)
    defer { unsafe hb_blob_destroy(file) }
    var hash = SHA256()
    var offset = 0
    let count = unsafe Int(hb_blob_get_length(file))
    while offset < count {
      let chunk = min(1 << 20, count - offset)
      unsafe hash.update(Self.bytes(of: file, from: offset, count: chunk))
      offset += chunk
    }
    let digest = hash.finish()
    digestCache.withLock { $0 = digest }
    return digest
  }

  private static func firstBytes(of path: String) throws(FontError) -> [UInt8] {
    let blob = unsafe try map(path)
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe bytes(of: blob, from: 0, count: min(4, Int(hb_blob_get_length(blob))))
  }

  private static func map(_ path: String) throws(FontError) -> OpaquePointer {
    guard let blob = unsafe hb_blob_create_from_file_or_fail(path) else { throw .unreadable(file: path) }
    return unsafe blob
  }

  private static func bytes(of blob: OpaquePointer, from offset: Int, count: Int) -> [UInt8] {
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length), offset + count <= Int(length) else { return [] }
    return unsafe Array(UnsafeRawBufferPointer(start: data + offset, count: count))
  }
}
