import CHarfBuzz
import Checks
import Fonts
import Typesetting
import Vocabulary

/// (a) What shaping alone costs: `hb_shape` over the same titles on one core, with nothing of Snug's in it.
///
/// Each title is one run of one face, the one that serves most of it; fonts are loaded, plans are warm, one buffer is
/// used again for all.
@safe struct BareShaping {
  @safe private struct Item {
    var units: Range<Int>
    var font: OpaquePointer
    var direction: hb_direction_t
    var script: hb_script_t
    var language: hb_language_t?
  }

  private let buffer: OpaquePointer
  private var units: [UInt16] = []
  private var items: [Item] = []
  private var fonts: [FaceDescription: OpaquePointer] = unsafe [:]
  /// Of the last run.
  private(set) var glyphs = 0

  init(_ titles: TitleSet, setUp: SetUp) throws {
    unsafe buffer = hb_buffer_create()
    unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
    let typesetter = try Typesetter()
    let stack = try setUp.fonts.stack(weight: .regular)
    var text = TypesetText()
    for (locale, titles) in titles.byLocale {
      let style = try PreparedStyle(TypesetStyle(stack: stack, locale: locale))
      let language = unsafe hb_language_from_string(locale.identifier, -1)
      for title in titles {
        try typesetter.typeset(title, style: style, into: &text)
        guard let run = text.runs.max(by: { $0.range.count < $1.range.count }), let face = run.face else {
          throw BenchmarkError.noFace(locale, title)
        }
        let start = units.count
        units += text.units
        unsafe items.append(
          Item(
            units: start..<units.count, font: font(of: text.faces[face]),
            direction: run.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR,
            script: hb_script_from_iso15924_tag(run.script.tag), language: language))
      }
    }
  }

  mutating func run() {
    glyphs = 0
    unsafe units.withUnsafeBufferPointer { units in
      guard let first = units.baseAddress else { return }
      for index in items.indices {
        let item = items[index]
        unsafe hb_buffer_clear_contents(buffer)
        unsafe hb_buffer_add_utf16(
          buffer, first + item.units.lowerBound, Int32(item.units.count), 0, Int32(item.units.count))
        unsafe hb_buffer_set_direction(buffer, item.direction)
        unsafe hb_buffer_set_script(buffer, item.script)
        unsafe hb_buffer_set_language(buffer, item.language)
        unsafe hb_shape(item.font, buffer, nil, 0)
        unsafe glyphs += Int(hb_buffer_get_length(buffer))
      }
    }
  }

  /// Fonts live as long as the program.
  private mutating func font(of face: Face) -> OpaquePointer {
    if let known = unsafe fonts[face.description] { return unsafe known }
    let blob = unsafe hb_blob_create_from_file(face.filePath)
    let font: OpaquePointer = unsafe hb_font_create(hb_face_create(blob, UInt32(face.index)))
    unsafe fonts[face.description] = font
    return unsafe font
  }
}

enum BenchmarkError: Error {
  /// The fonts of `scripts/setup` are not all here.
  case noFace(LanguageTag, String)
  case noDay
}
