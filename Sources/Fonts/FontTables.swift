import CHarfBuzz

/// The few fields of a face's tables that HarfBuzz has no function for, and its names.
@unsafe struct FontTables {
  let face: OpaquePointer

  func has(_ tag: String) -> Bool {
    let blob = unsafe hb_face_reference_table(face, OpenTypeTag.tag(tag))
    defer { unsafe hb_blob_destroy(blob) }
    return unsafe hb_blob_get_length(blob) > 0
  }

  /// The big-endian 16-bit number at `offset` of a table; nil where the table is shorter.
  func int16(_ tag: String, at offset: Int) -> Int? {
    let blob = unsafe hb_face_reference_table(face, OpenTypeTag.tag(tag))
    defer { unsafe hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let data = unsafe hb_blob_get_data(blob, &length), offset + 2 <= Int(length) else { return nil }
    let bytes = unsafe UnsafeRawBufferPointer(start: data + offset, count: 2)
    return unsafe Int(Int16(truncatingIfNeeded: Int(bytes[0]) << 8 | Int(bytes[1])))
  }

  /// The name with this id: English where there is one, else the first.
  func name(_ id: UInt32) -> String? {
    let english = unsafe hb_language_from_string("en", -1)
    if let name = unsafe name(id, language: english) { return name }
    var count: UInt32 = 0
    guard let entries = unsafe hb_ot_name_list_names(face, &count) else { return nil }
    for index in 0..<Int(count) where unsafe entries[index].name_id == id {
      if let name = unsafe name(id, language: entries[index].language) { return name }
    }
    return nil
  }

  private func name(_ id: UInt32, language: hb_language_t?) -> String? {
    var size: UInt32 = 0
    let length = unsafe hb_ot_name_get_utf8(face, id, language, &size, nil)
    guard length > 0, length < 1 << 16 else { return nil }
    // HarfBuzz writes a closing zero into the same buffer.
    var buffer = [CChar](repeating: 0, count: Int(length) + 1)
    size = length + 1
    unsafe hb_ot_name_get_utf8(face, id, language, &size, &buffer)
    let bytes = buffer.prefix(Int(size)).map(UInt8.init(bitPattern:))
    let name = String(decoding: bytes, as: UTF8.self)
    return name.isEmpty ? nil : name
  }

  /// Name 6.
  var postScriptName: String? { unsafe name(6) }
  /// The typographic family (name 16), else the family (name 1).
  var family: String? { unsafe name(16) ?? name(1) }
  var versionString: String? { unsafe name(5) }
  /// OS/2 `usWeightClass`.
  var weightClass: Int? { unsafe int16("OS/2", at: 4) }
}

/// OpenType's four-character tags as text.
enum OpenTypeTag {
  /// The tag of up to four characters; missing ones are spaces.
  static func tag(_ text: String) -> hb_tag_t {
    var tag: UInt32 = 0
    let bytes = Array(text.utf8)
    for index in 0..<4 { tag = tag << 8 | UInt32(index < bytes.count ? bytes[index] : 0x20) }
    return tag
  }

  static func text(_ tag: hb_tag_t) -> String {
    String(decoding: (0..<4).map { UInt8(truncatingIfNeeded: tag >> (24 - 8 * UInt32($0))) }, as: UTF8.self)
  }
}
