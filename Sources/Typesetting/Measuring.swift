import Fonts
import UnicodeServices
package import Vocabulary

/// Every stage of one text, as `measure` prints it.
extension Typesetter {
  /// `text` at a font size, broken into lines of `width` points; one line where `width` is nil. Throws what ICU reports.
  package func measurement(
    of text: TypesetText, width: Points?, at size: Points, limits: LineLimits, style: PreparedStyle
  ) throws -> Measurement {
    let box = style.lineBox(for: text) ?? LineBox(ascent: 0, descent: 0)
    let set = try width.map { try lines(of: text, in: $0, at: size, limits: limits, style: style) }
    let ink = ink(of: text, at: size)
    return Measurement(
      text: text.text, locale: style.style.locale,
      direction: text.paragraphLevel & 1 == 1 ? .rightToLeft : .leftToRight, fontSize: size,
      advance: text.width(at: size), ascent: box.ascent * size, descent: box.descent * size,
      // y upwards from the baseline: the lower edge.
      ink: ink.map {
        Rectangle(x: $0.minX, y: $0.bottom, width: $0.maxX - $0.minX, height: $0.top - $0.bottom)
      } ?? Rectangle(x: 0, y: 0, width: 0, height: 0),
      levels: text.units.indices.map(text.level), visualText: text.visualText,
      runs: text.runs.compactMap { run in
        run.face.map { face in
          Measurement.Run(
            face: text.faces[face].description.postScriptName, script: run.script, level: run.level,
            utf16Range: run.range)
        }
      },
      glyphs: placedGlyphs(of: text, at: size).map { placed in
        let scale = size / Double(placed.face.unitsPerEm)
        return Measurement.Glyph(
          face: placed.face.description.postScriptName, id: placed.glyph.id, cluster: Int(placed.glyph.cluster),
          advance: placed.advance, xOffset: Double(placed.glyph.xOffset) * scale,
          yOffset: Double(placed.glyph.yOffset) * scale)
      },
      lines: set?.lines.map { Measurement.Line(utf16Range: $0.range, width: $0.width) }
        ?? [Measurement.Line(utf16Range: 0..<text.units.count, width: text.width(at: size))])
  }
}

extension TypesetText {
  /// The text as one line, left to right as seen.
  package var visualText: String {
    Bidi.visualText(units, range: 0..<units.count, levels: units.indices.map(level))
  }
}
