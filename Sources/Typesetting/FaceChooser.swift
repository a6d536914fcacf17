import Fonts
import UnicodeServices
import Vocabulary

/// Chooses a face for each grapheme cluster: a base and its marks stay together (DESIGN §3, Fallback).
struct FaceChooser {
  /// One per UTF-16 unit: the index of the face in the stack; `Self.none` for line breaks.
  private(set) var choices: [Int] = []
  private(set) var absent: FaceDescription?
  private var pending: [Range<Int>] = []

  static let none = -1
  private static let unresolved = -2
  /// Emoji, by the code that ISO 15924 has for them.
  private static let emoji = Script(tag: 0x5A73_7965)  // Zsye

  /// Fills `choices` for `units`. Stops at the first face that is needed and absent, and names it.
  mutating func choose(_ units: [UInt16], graphemeStarts: [Bool], scripts: [Script], style: PreparedStyle) {
    choices.removeAll(keepingCapacity: true)
    absent = nil
    if let face = style.primaryFace, Self.covers(face, all: units) {
      // The primary face is first in every list, so that nothing else can be chosen.
      for unit in units { choices.append(isNewline(unit) ? Self.none : 0) }
      return
    }
    for _ in units { choices.append(Self.unresolved) }
    pending.removeAll(keepingCapacity: true)
    forEachGrapheme(count: units.count, starts: graphemeStarts) { range in
      chooseLetter(units, range, scripts, style)
    }
    chooseCommon(units, scripts, style)
  }

  private static func covers(_ face: Face, all units: [UInt16]) -> Bool {
    for unit in units {
      // Surrogates, emoji, variation selectors and joiners go the long way.
      if unit >= 0xD800 && unit <= 0xDFFF || unit == 0xFE0F || unit == 0x200D { return false }
      guard let scalar = Unicode.Scalar(unit) else { return false }
      if !face.covers(scalar), !isNewline(unit), !CharacterFacts.isDefaultIgnorable(scalar) { return false }
      if unit >= 0x231A, unit <= 0x2B55, CharacterFacts.hasEmojiPresentation(scalar) { return false }
    }
    return true
  }

  /// Letters and emoji: the first face of the list that covers the cluster.
  private mutating func chooseLetter(
    _ units: [UInt16], _ range: Range<Int>, _ scripts: [Script], _ style: PreparedStyle
  ) {
    if isNewline(units[range.lowerBound]) { return fill(range, Self.none) }
    var isLetter = false
    var isEmoji = false
    var isText = false
    forEachScalar(units, range) { scalar, _ in
      let script = ScriptResolver.script(of: scalar)
      if script != .common && script != .inherited { isLetter = true }
      if scalar.value == 0xFE0F || CharacterFacts.hasEmojiPresentation(scalar) { isEmoji = true }
      if scalar.value == 0xFE0E { isText = true }
    }
    isEmoji = isEmoji && !isText
    guard isLetter || isEmoji else {
      pending.append(range)
      return
    }
    let script = isEmoji ? Self.emoji : scripts[range.lowerBound]
    var candidates = style.candidates(for: script)
    if isEmoji {
      candidates =
        candidates.filter { style.names(script, at: $0) } + candidates.filter { !style.names(script, at: $0) }
    }
    fill(range, firstCovering(units, range, candidates, script, isCommon: false, style))
  }

  /// Common characters and stray marks: the previous cluster's face, else the next one's, else the list's first.
  private mutating func chooseCommon(_ units: [UInt16], _ scripts: [Script], _ style: PreparedStyle) {
    var before = Self.none
    var read = 0
    var after = 0
    for range in pending {
      while read < range.lowerBound {
        if choices[read] >= 0 { before = choices[read] }
        read += 1
      }
      after = max(after, range.upperBound)
      while after < choices.count, choices[after] < 0 { after += 1 }
      let near = [before, after < choices.count ? choices[after] : Self.none].filter { $0 >= 0 }
      let covering = near.first { index in
        if case .present(let face) = style.state(of: index) { Self.covers(face, units, range) } else { false }
      }
      let script = scripts[range.lowerBound]
      fill(range, covering ?? firstCovering(units, range, style.candidates(for: script), script, isCommon: true, style))
    }
  }

  /// The first candidate that covers all of the cluster, else the first that covers its base, else the first of all.
  ///
  /// HarfBuzz composes and decomposes, so that a face without a mark of its own may still show the cluster; whether it
  /// did is read off the glyphs.
  private mutating func firstCovering(
    _ units: [UInt16], _ range: Range<Int>, _ candidates: [Int], _ script: Script, isCommon: Bool,
    _ style: PreparedStyle
  ) -> Int {
    var coversBase: Int?
    var first: Int?
    for index in candidates {
      switch style.state(of: index) {
      case .present(let face):
        if Self.covers(face, units, range) { return index }
        if first == nil { first = index }
        if coversBase == nil, let base = scalar(in: units, at: range.lowerBound), face.covers(base) {
          coversBase = index
        }
      case .absent(let description):
        // Whether it would have covered the cluster can't be known, so that nothing behind it may be taken: the text is
        // not measured, and what the other faces lack is not a missing glyph.
        guard isDue(index, for: script, isCommon: isCommon, description, style) else { continue }
        if absent == nil { absent = description }
        return Self.none
      }
    }
    return coversBase ?? first ?? Self.none
  }

  /// Whether the manifest lets the face serve the cluster. Signs and digits may come of the primary face in any script.
  private func isDue(
    _ index: Int, for script: Script, isCommon: Bool, _ description: FaceDescription, _ style: PreparedStyle
  ) -> Bool {
    if description.scripts.isEmpty || style.names(script, at: index) { return true }
    return isCommon && (index == 0 || style.names(.common, at: index))
  }

  private static func covers(_ face: Face, _ units: [UInt16], _ range: Range<Int>) -> Bool {
    var all = true
    forEachScalar(units, range) { scalar, _ in
      if !face.covers(scalar), !CharacterFacts.isDefaultIgnorable(scalar) { all = false }
    }
    return all
  }

  private mutating func fill(_ range: Range<Int>, _ index: Int) {
    for offset in range { choices[offset] = index }
  }
}

/// Characters that break a line wherever they stand (UAX #14 classes BK, CR, LF, NL).
func isNewline(_ unit: UInt16) -> Bool {
  (unit >= 0x0A && unit <= 0x0D) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
}

/// The scalar that starts at a UTF-16 offset; U+FFFD for a lone surrogate.
func scalar(in units: [UInt16], at offset: Int) -> Unicode.Scalar? {
  guard offset < units.count else { return nil }
  let unit = units[offset]
  if unit & 0xFC00 == 0xD800, offset + 1 < units.count, units[offset + 1] & 0xFC00 == 0xDC00 {
    return Unicode.Scalar(0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(units[offset + 1] & 0x3FF)))
  }
  return Unicode.Scalar(unit) ?? "\u{FFFD}"
}

/// Calls `body` with each scalar of a range and its UTF-16 offset.
func forEachScalar(_ units: [UInt16], _ range: Range<Int>, _ body: (Unicode.Scalar, Int) -> Void) {
  var offset = range.lowerBound
  while offset < range.upperBound, let scalar = scalar(in: units, at: offset) {
    body(scalar, offset)
    offset += scalar.value > 0xFFFF ? 2 : 1
  }
}

/// Calls `body` with the UTF-16 range of each grapheme; `starts` is empty where every unit begins one.
func forEachGrapheme(count: Int, starts: [Bool], _ body: (Range<Int>) -> Void) {
  var start = 0
  while start < count {
    var end = start + 1
    while end < count, !starts.isEmpty, !starts[end] { end += 1 }
    body(start..<end)
    start = end
  }
}
