package import Fonts
import UnicodeServices
package import Vocabulary

/// Where ink lies: x from the left end of the advance box, y upwards from the baseline; in em or points as said.
package struct InkBox: Sendable, Equatable {
  package var minX: Double
  package var maxX: Double
  package var bottom: Double
  package var top: Double

  package init(minX: Double, maxX: Double, bottom: Double, top: Double) {
    self.minX = minX
    self.maxX = maxX
    self.bottom = bottom
    self.top = top
  }
}

/// A glyph with its pen position, in points from the left end of the line's advance box.
package struct PlacedGlyph: Sendable {
  package var glyph: ShapedGlyph
  package var face: Face
  /// The run's index in the text.
  package var run: Int
  package var x: Points
  /// With the tracking that follows it.
  package var advance: Points
  /// How many times `x` counts the tracking of the text.
  package var trackedBefore: Int
}

extension Typesetter {
  /// The highest and the lowest ink of a text, in em above the baseline (negative below); nil where it has no ink.
  package func verticalInk(of text: TypesetText) -> (bottom: Double, top: Double)? {
    var bottom = Double.infinity
    var top = -Double.infinity
    for run in text.runs {
      guard let index = run.face else { continue }
      let face = text.faces[index]
      let perUnit = 1 / Double(face.unitsPerEm)
      for position in run.glyphs {
        let glyph = text.glyphs[position]
        guard let extents = shaper.extents(of: glyph.id, in: face) else { continue }
        bottom = min(bottom, (Double(glyph.yOffset) + Double(extents.yMin)) * perUnit)
        top = max(top, (Double(glyph.yOffset) + Double(extents.yMax)) * perUnit)
      }
    }
    return top >= bottom ? (bottom, top) : nil
  }

  /// The ink of a text set as one line at a font size, in points; nil where it has no ink.
  package func ink(of text: TypesetText, at size: Points) -> InkBox? {
    var box: InkBox?
    for placed in placedGlyphs(of: text, at: size) {
      guard let extents = shaper.extents(of: placed.glyph.id, in: placed.face) else { continue }
      let scale = size / Double(placed.face.unitsPerEm)
      let x = placed.x + Double(placed.glyph.xOffset) * scale
      let own = InkBox(
        minX: x + Double(extents.xMin) * scale, maxX: x + Double(extents.xMax) * scale,
        bottom: (Double(placed.glyph.yOffset) + Double(extents.yMin)) * scale,
        top: (Double(placed.glyph.yOffset) + Double(extents.yMax)) * scale)
      guard let known = box else {
        box = own
        continue
      }
      box = InkBox(
        minX: min(known.minX, own.minX), maxX: max(known.maxX, own.maxX), bottom: min(known.bottom, own.bottom),
        top: max(known.top, own.top))
    }
    return box
  }

  /// All glyphs of a text set as one line, left to right (UAX #9 L2).
  package func placedGlyphs(of text: TypesetText, at size: Points) -> [PlacedGlyph] {
    let tracking = text.tracking?.spacing(atSize: size) ?? 0
    var placed: [PlacedGlyph] = []
    placed.reserveCapacity(text.glyphs.count)
    var pen: Points = 0
    var tracked = 0
    for index in text.visualRuns {
      let run = text.runs[index]
      guard let faceIndex = run.face else { continue }
      let face = text.faces[faceIndex]
      let scale = size / Double(face.unitsPerEm)
      let isReversed = run.level & 1 == 1
      // Glyphs come left to right; the clusters of a right-to-left run therefore from its end.
      var cluster = isReversed ? run.clusters.upperBound - 1 : run.clusters.lowerBound
      var position = run.glyphs.lowerBound
      while position < run.glyphs.upperBound {
        let start = text.glyphs[position].cluster
        var last = position
        while last + 1 < run.glyphs.upperBound, text.glyphs[last + 1].cluster == start { last += 1 }
        let natural = (position...last).reduce(0) { $0 + Int(text.glyphs[$1].xAdvance) }
        let extent = text.extent(from: cluster, to: cluster + 1)
        let extra = extent.width(at: size, tracking: tracking) - Double(natural) * scale
        // Space added after a cluster lies to the left of it where text runs to the left.
        if isReversed {
          pen += extra
          tracked += extent.tracked
        }
        for glyphIndex in position...last {
          let glyph = text.glyphs[glyphIndex]
          let advance = Double(glyph.xAdvance) * scale
          let isLast = glyphIndex == last && !isReversed
          placed.append(
            PlacedGlyph(
              glyph: glyph, face: face, run: index, x: pen, advance: isLast ? advance + extra : advance,
              trackedBefore: tracked))
          pen += advance
        }
        if !isReversed {
          pen += extra
          tracked += extent.tracked
        }
        cluster += isReversed ? -1 : 1
        position = last + 1
      }
    }
    return placed
  }
}

extension TypesetText {
  /// Indices of `runs` from left to right (UAX #9 L2, applied to runs).
  var visualRuns: [Int] { Bidi.visualOrder(levels: runs.map(\.level)) }
}

/// The ink of a text on one line, in em, before tracking: how high, how low, and how far past the advance box.
package struct InkSummary: Sendable, Equatable {
  package var bottom: Double
  package var top: Double
  /// Past the left and the right end of the advance box; 0 or less stays inside.
  package var left: Double
  package var right: Double
  /// The index in `faces` of the face whose ink is highest or lowest, whichever is further from the baseline.
  package var face: Int
}

extension Typesetter {
  /// Cheap enough for every title; nil where there is no ink.
  package func inkSummary(of text: TypesetText) -> InkSummary? {
    var summary = InkSummary(bottom: .infinity, top: -.infinity, left: -.infinity, right: -.infinity, face: 0)
    var pen = 0.0
    let isSimple = text.runs.count == 1
    let order = isSimple ? [] : text.visualRuns
    for position in text.runs.indices {
      let run = text.runs[isSimple ? position : order[position]]
      guard let index = run.face else { continue }
      let face = text.faces[index]
      let perUnit = 1 / Double(face.unitsPerEm)
      for glyphIndex in run.glyphs {
        let glyph = text.glyphs[glyphIndex]
        let advance = Double(glyph.xAdvance) * perUnit
        if let extents = shaper.extents(of: glyph.id, in: face) {
          let bottom = (Double(glyph.yOffset) + Double(extents.yMin)) * perUnit
          let top = (Double(glyph.yOffset) + Double(extents.yMax)) * perUnit
          if max(top, -bottom) > max(summary.top, -summary.bottom) { summary.face = index }
          summary.bottom = min(summary.bottom, bottom)
          summary.top = max(summary.top, top)
          let x = pen + Double(glyph.xOffset) * perUnit
          summary.left = max(summary.left, -(x + Double(extents.xMin) * perUnit))
          summary.right = max(summary.right, x + Double(extents.xMax) * perUnit)
        }
        pen += advance
      }
    }
    guard summary.top >= summary.bottom else { return nil }
    summary.right -= pen
    return summary
  }
}
