import CHarfBuzz
package import Vocabulary

/// One glyph that HarfBuzz chose, in font units of the face that was shaped with; y up.
package struct ShapedGlyph: Sendable, Hashable {
  package var id: UInt32
  /// The UTF-16 offset, in the whole text, of the first unit of the cluster.
  package var cluster: Int32
  package var xAdvance: Int32
  package var xOffset: Int32
  package var yOffset: Int32
  /// Text may not be cut before this glyph's cluster without shaping again.
  package var isUnsafeToBreak: Bool

  package init(
    id: UInt32, cluster: Int32, xAdvance: Int32, xOffset: Int32, yOffset: Int32, isUnsafeToBreak: Bool
  ) {
    self.id = id
    self.cluster = cluster
    self.xAdvance = xAdvance
    self.xOffset = xOffset
    self.yOffset = yOffset
    self.isUnsafeToBreak = isUnsafeToBreak
  }
}

/// HarfBuzz with one buffer that is used again for every text. One per worker; not shared between threads.
@safe package final class Shaper {
  private let buffer: OpaquePointer
  private var languages: [LanguageTag: hb_language_t] = unsafe [:]
  /// Titles come locale by locale: the language of the last one is mostly that of the next.
  private var lastTag: LanguageTag?
  private var lastLanguage: hb_language_t?
  private var extents: [ObjectIdentifier: ExtentsCache] = [:]
  private var lastFace: ObjectIdentifier?
  private var lastExtents: ExtentsCache?
  /// HarfBuzz turns `liga` and `clig` on by itself.
  private let noLigatures = ["liga", "clig"].map { tag in
    // From 0 to the last unit: HB_FEATURE_GLOBAL_START and _END.
    hb_feature_t(tag: OpenTypeTag.tag(tag), value: 0, start: 0, end: UInt32.max)
  }

  package init() {
    unsafe buffer = hb_buffer_create()
    unsafe hb_buffer_set_cluster_level(buffer, HB_BUFFER_CLUSTER_LEVEL_MONOTONE_GRAPHEMES)
  }

  deinit { unsafe hb_buffer_destroy(buffer) }

  /// Shapes the part `range` of `text` and appends its glyphs in visual order, left to right.
  ///
  /// The rest of the text is context, so that Arabic letters join across runs. `script` must be resolved (neither
  /// Common nor Inherited where the text has letters). Without `ligatures`, `liga` and `clig` are off.
  package func shape(
    _ text: [UInt16], range: Range<Int>, face: Face, direction: Direction, script: Script, language: LanguageTag,
    ligatures: Bool = true, into glyphs: inout [ShapedGlyph]
  ) {
    precondition(range.lowerBound >= 0 && range.upperBound <= text.count)
    guard !range.isEmpty else { return }
    unsafe hb_buffer_clear_contents(buffer)
    unsafe text.withUnsafeBufferPointer { units in
      unsafe hb_buffer_add_utf16(
        buffer, units.baseAddress, Int32(units.count), UInt32(range.lowerBound), Int32(range.count))
    }
    var flags = HB_BUFFER_FLAG_DEFAULT.rawValue
    if range.lowerBound == 0 { flags |= HB_BUFFER_FLAG_BOT.rawValue }
    if range.upperBound == text.count { flags |= HB_BUFFER_FLAG_EOT.rawValue }
    unsafe hb_buffer_set_flags(buffer, hb_buffer_flags_t(rawValue: flags))
    unsafe hb_buffer_set_direction(buffer, direction.isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    unsafe hb_buffer_set_script(buffer, hb_script_from_iso15924_tag(script.tag))
    unsafe hb_buffer_set_language(buffer, self.language(language))
    if ligatures {
      unsafe hb_shape(face.hbFont, buffer, nil, 0)
    } else {
      unsafe hb_shape(face.hbFont, buffer, noLigatures, UInt32(noLigatures.count))
    }
    appendGlyphs(to: &glyphs)
  }

  private func appendGlyphs(to glyphs: inout [ShapedGlyph]) {
    var count: UInt32 = 0
    guard let infos = unsafe hb_buffer_get_glyph_infos(buffer, &count),
      let positions = unsafe hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    for index in 0..<Int(count) {
      let (info, position) = unsafe (infos[index], positions[index])
      glyphs.append(
        ShapedGlyph(
          id: info.codepoint, cluster: Int32(bitPattern: info.cluster), xAdvance: position.x_advance,
          xOffset: position.x_offset, yOffset: position.y_offset,
          isUnsafeToBreak: info.mask & HB_GLYPH_FLAG_UNSAFE_TO_BREAK.rawValue != 0))
    }
  }

  /// The ink of a glyph, from its own origin, in font units; nil where it has none. Bitmap emoji have theirs.
  package func extents(of glyph: UInt32, in face: Face) -> GlyphExtents? {
    extentsCache(of: face).extents(of: glyph)
  }

  /// The ink of `glyphs[range]`, all of `face`, from the start of the first one's advance; nil where they have none.
  package func ink(of glyphs: [ShapedGlyph], range: Range<Int>, in face: Face) -> GlyphExtents? {
    let cache = extentsCache(of: face)
    var ink = GlyphExtents(xMin: .max, yMin: .max, xMax: .min, yMax: .min)
    var x: Int32 = 0
    for index in range {
      let glyph = glyphs[index]
      if let box = cache.extents(of: glyph.id) {
        ink.xMin = min(ink.xMin, x &+ glyph.xOffset &+ box.xMin)
        ink.xMax = max(ink.xMax, x &+ glyph.xOffset &+ box.xMax)
        ink.yMin = min(ink.yMin, glyph.yOffset &+ box.yMin)
        ink.yMax = max(ink.yMax, glyph.yOffset &+ box.yMax)
      }
      x &+= glyph.xAdvance
    }
    return ink.xMin <= ink.xMax ? ink : nil
  }

  private func extentsCache(of face: Face) -> ExtentsCache {
    let key = ObjectIdentifier(face)
    if key == lastFace, let cache = lastExtents { return cache }
    let cache = extents[key] ?? ExtentsCache(face)
    extents[key] = cache
    lastFace = key
    lastExtents = cache
    return cache
  }

  private func language(_ tag: LanguageTag) -> hb_language_t? {
    if tag == lastTag { return unsafe lastLanguage }
    let language = unsafe languages[tag] ?? hb_language_from_string(tag.identifier, -1)
    unsafe languages[tag] = language
    lastTag = tag
    unsafe lastLanguage = language
    return unsafe language
  }
}
