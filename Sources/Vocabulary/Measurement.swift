/// One text shaped at one font size: what `measure` prints (DESIGN §6).
///
/// Offsets count UTF-16 units of `text`. Lengths are points; `ink` is measured from the baseline, y upwards.
package struct Measurement: Sendable, Equatable {
  package var text: String
  package var locale: LanguageTag
  package var direction: Direction
  package var fontSize: Points
  /// The whole text on one line, before anything limits it.
  package var advance: Points
  package var ascent: Points
  package var descent: Points
  package var ink: Rectangle
  /// The bidi level of each UTF-16 unit.
  package var levels: [UInt8]
  /// Left to right as seen.
  package var visualText: String
  package var runs: [Run]
  /// In visual order.
  package var glyphs: [Glyph]
  package var lines: [Line]

  package init(
    text: String, locale: LanguageTag, direction: Direction, fontSize: Points, advance: Points, ascent: Points,
    descent: Points, ink: Rectangle, levels: [UInt8], visualText: String, runs: [Run], glyphs: [Glyph], lines: [Line]
  ) {
    self.text = text
    self.locale = locale
    self.direction = direction
    self.fontSize = fontSize
    self.advance = advance
    self.ascent = ascent
    self.descent = descent
    self.ink = ink
    self.levels = levels
    self.visualText = visualText
    self.runs = runs
    self.glyphs = glyphs
    self.lines = lines
  }

  /// A stretch of one face, script and level.
  package struct Run: Sendable, Equatable {
    /// The face's PostScript name.
    package var face: String
    package var script: Script
    package var level: UInt8
    package var utf16Range: Range<Int>

    package init(face: String, script: Script, level: UInt8, utf16Range: Range<Int>) {
      self.face = face
      self.script = script
      self.level = level
      self.utf16Range = utf16Range
    }
  }

  package struct Glyph: Sendable, Equatable {
    /// The face's PostScript name.
    package var face: String
    package var id: UInt32
    /// The UTF-16 offset of the cluster's first unit.
    package var cluster: Int
    package var advance: Points
    package var xOffset: Points
    package var yOffset: Points

    package init(face: String, id: UInt32, cluster: Int, advance: Points, xOffset: Points, yOffset: Points) {
      self.face = face
      self.id = id
      self.cluster = cluster
      self.advance = advance
      self.xOffset = xOffset
      self.yOffset = yOffset
    }
  }

  package struct Line: Sendable, Equatable {
    package var utf16Range: Range<Int>
    package var width: Points

    package init(utf16Range: Range<Int>, width: Points) {
      self.utf16Range = utf16Range
      self.width = width
    }
  }
}
