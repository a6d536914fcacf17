import Vocabulary

/// The glyphs that drawings refer to, each defined once, under ids in order of first use.
struct SVGGlyphs {
  private let outlines: [GlyphName: Outline]
  private var ids: [GlyphName: String] = [:]
  private var standInID: String?
  private var paths: [String] = []

  init(_ outlines: [GlyphName: Outline]) { self.outlines = outlines }

  /// A glyph of a line, placed in thousandths of an em.
  struct Placed: Hashable {
    var id: String
    var x: Int
    var y: Int
    /// How many times the tracking comes on top of `x`.
    var tracked = 0

    func attributes() -> [(String, String)] {
      var attributes = [("href", "#" + id)]
      if x != 0 { attributes.append(("x", String(x))) }
      if y != 0 { attributes.append(("y", String(y))) }
      if tracked != 0 { attributes.append(("class", "k\(tracked)")) }
      return attributes
    }
  }

  /// The glyphs of a line that have ink, defined from now on; with `sharesTracking` their places leave tracking out.
  mutating func place(_ text: Picture.Text, sharesTracking: Bool) -> [Placed] {
    guard text.fontSize > 0, text.fontSize.isFinite else { return [] }
    let scale = Double(GlyphPath.unitsPerEm) / text.fontSize
    func units(_ value: Points) -> Int { Int(min(max((value * scale).rounded(), -1e9), 1e9)) }
    var placed: [Placed] = []
    for glyph in text.glyphs {
      guard let id = id(of: glyph.name) else { continue }
      let tracked = sharesTracking && text.tracking != 0 ? glyph.trackedBefore : 0
      placed.append(
        Placed(id: id, x: units(glyph.x - Double(tracked) * text.tracking), y: units(glyph.y), tracked: tracked))
    }
    return placed
  }

  /// nil for a glyph without ink.
  private mutating func id(of name: GlyphName) -> String? {
    if let known = ids[name] { return known }
    let outline = outlines[name] ?? .standIn
    guard !outline.commands.isEmpty else { return nil }
    if outlines[name] == nil, let standInID { return standInID }
    let id = "g" + String(paths.count, radix: 36)
    ids[name] = id
    if outlines[name] == nil { standInID = id }
    paths.append(GlyphPath.data(of: outline))
    return id
  }

  func define(in svg: inout SVGWriter) {
    for (index, path) in paths.enumerated() {
      svg.element("path", [("id", "g" + String(index, radix: 36)), ("d", path)])
    }
  }
}
