import Fonts
import UnicodeServices
import Vocabulary

/// Sets texts: one per worker, with scratch space that is used again for every title.
package final class Typesetter {
  let shaper: Shaper
  let breaks: BreakFinder
  let bidi: BidiAnalyzer
  private var chooser = FaceChooser()
  private var scripts: [Script] = []
  /// A piece of a line that is only measured.
  var trial = TypesetText()
  /// The line breaks of the text that was last broken: a title is broken for many widths and sizes, one after another.
  private var lastBreaks: (units: [UInt16], locale: LanguageTag, korean: KoreanBreaking, breaks: [LineBreak])?

  package init() throws {
    shaper = Shaper()
    breaks = BreakFinder()
    bidi = try BidiAnalyzer()
  }

  /// Sets `text`, once for all sizes; see `typeset(_:style:into:)`.
  package func typeset(_ text: String, style: PreparedStyle) throws -> TypesetText {
    var result = TypesetText()
    try typeset(text, style: style, into: &result)
    return result
  }

  /// The pipeline: case, direction, scripts, graphemes, faces, shapes. `result` is overwritten, its storage kept.
  ///
  /// Throws what ICU reports. Characters without a glyph and absent faces are `problems` of the result.
  package func typeset(_ text: String, style: PreparedStyle, into result: inout TypesetText) throws {
    let text = style.style.isUppercase ? try CaseMapping.uppercase(text, locale: style.style.locale) : text
    result.clear()
    for unit in text.utf16 { result.units.append(unit == 0x09 ? 0x20 : unit) }
    try resolveDirection(of: &result, style: style)
    ScriptResolver.resolve(result.units, into: &scripts)
    try breaks.graphemeBoundaries(in: result.units, into: &result.graphemeStarts)
    chooser.choose(result.units, graphemeStarts: result.graphemeStarts, scripts: scripts, style: style)
    if let absent = chooser.absent {
      result.problems.append(.absentFace(absent))
      if let index = style.style.stack.faces.firstIndex(of: absent) { style.need(index) }
    }
    shapeRuns(of: &result, style: style)
  }

  private func resolveDirection(of result: inout TypesetText, style: PreparedStyle) throws {
    let base: BidiBase =
      switch style.style.base {
      case .locale: style.direction == .rightToLeft ? .rightToLeft : .leftToRight
      case .auto: .firstStrong(default: style.direction)
      case .leftToRight: .leftToRight
      case .rightToLeft: .rightToLeft
      }
    if case .rightToLeft = base {
    } else if !Bidi.mayReorder(result.units) {
      // Nothing of right to left in it, and no control: every level is 0 (UAX #9, W and N rules over L and EN alone).
      if case .firstStrong(.rightToLeft) = base, !hasLetter(result.units) {} else { return }
    }
    let resolved = try bidi.levels(of: result.units, base: base)
    result.levels = resolved.levels
    result.paragraphLevel = resolved.paragraphLevel
  }

  func lineBreaks(of text: TypesetText, _ style: PreparedStyle) throws -> [LineBreak] {
    let (locale, korean) = (style.style.locale, style.style.korean)
    if let last = lastBreaks, last.korean == korean, last.locale == locale, last.units == text.units {
      return last.breaks
    }
    let found = try breaks.lineBreaks(in: text.units, locale: locale, korean: korean)
    lastBreaks = (text.units, locale, korean, found)
    return found
  }

  private func hasLetter(_ units: [UInt16]) -> Bool {
    units.contains { unit in
      guard let scalar = Unicode.Scalar(unit) else { return true }
      let script = ScriptResolver.script(of: scalar)
      return script != .common && script != .inherited
    }
  }

  /// Cuts the text where level, script or face changes, and shapes each run in font units.
  private func shapeRuns(of result: inout TypesetText, style: PreparedStyle) {
    let count = result.units.count
    var start = 0
    while start < count {
      let choice = chooser.choices[start]
      let level = result.level(at: start)
      let script = scripts[start]
      var end = start + 1
      while end < count, chooser.choices[end] == choice, scripts[end] == script, result.level(at: end) == level {
        end += 1
      }
      let face = choice >= 0 ? style.face(at: choice) : nil
      append(RunRequest(range: start..<end, level: level, script: script, face: face), to: &result, style: style)
      start = end
    }
    result.seal()
  }

  struct RunRequest {
    var range: Range<Int>
    var level: UInt8
    var script: Script
    var face: Face?

    /// True where both can be shaped as one run.
    func isAlike(_ other: RunRequest) -> Bool {
      level == other.level && script == other.script && face === other.face
    }
  }

  /// Shapes one run at the end of `result`, with all units that stand in `result` as its context.
  func append(_ request: RunRequest, to result: inout TypesetText, style: PreparedStyle) {
    let firstGlyph = result.glyphs.count
    let firstCluster = result.clusters.count
    var faceIndex: Int?
    if let face = request.face {
      faceIndex = result.index(of: face)
      shaper.shape(
        result.units, range: request.range, face: face,
        direction: request.level & 1 == 1 ? .rightToLeft : .leftToRight, script: request.script,
        language: style.style.locale, ligatures: style.style.letterSpacing == 0, into: &result.glyphs)
      let spacing = style.style.letterSpacing
      result.appendClusters(
        glyphs: firstGlyph..<result.glyphs.count, of: request.range, isReversed: request.level & 1 == 1, face: face,
        spacing: spacing != 0 && request.script.isJoining ? 0 : spacing)
      result.markStart(of: request.range, cluster: firstCluster, script: request.script)
    } else {
      for offset in request.range where result.startsGrapheme(offset) { result.appendCluster(at: offset) }
    }
    result.runs.append(
      TypesetText.Run(
        range: request.range, level: request.level, script: request.script, face: faceIndex,
        glyphs: firstGlyph..<result.glyphs.count, clusters: firstCluster..<result.clusters.count))
  }
}
