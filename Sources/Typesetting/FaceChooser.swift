import Fonts
import UnicodeServices
import Vocabulary

/// Chooses a face for each grapheme cluster: a base and its marks stay together (DESIGN §3, Fallback).
struct FaceChooser {
  /// One per UTF-16 unit: the index of the face in the stack; `Self.none` for line breaks.
  private(set) var choices: [Int] = []
  private(set) var absent: FaceDescription?
  private var pending: [Range<Int>] = []
  private var hasEmoji = false
  /// What the style has found so far. A property of a struct is read without asking who else is using it.
  private var faces: [Face?] = []
  private var lists: [CandidateList] = []
  private var memory = FaceMemory()
  /// The list of the cluster before, which is mostly that of the next.
  private var listed = 0

  static let none = -1
  private static let unresolved = -2
  /// Marks the choices of emoji while the others are made: a space or a digit next to an emoji is none.
  private static let emojiMark = 1 << 20

  /// Fills `choices` for `units`. Stops at the first face that is needed and absent, and names it.
  mutating func choose(_ units: [UInt16], graphemeStarts: [Bool], scripts: [Script], style: PreparedStyle) {
    choices.removeAll(keepingCapacity: true)
    absent = nil
    if Self.isPlain(units, style) {
      // The primary face is first in every list, so that nothing else can be chosen.
      choices.append(contentsOf: repeatElement(0, count: units.count))
      return
    }
    if let face = style.primaryFace, Self.covers(face, all: units) {
      for unit in units { choices.append(isNewline(unit) ? Self.none : 0) }
      return
    }
    choices.append(contentsOf: repeatElement(Self.unresolved, count: units.count))
    pending.removeAll(keepingCapacity: true)
    faces = style.faces
    lists = style.lists
    memory = style.takeMemory()
    listed = 0
    hasEmoji = false
    chooseLetters(units, graphemeStarts, scripts, style)
    chooseCommon(units, scripts, style)
    if hasEmoji {
      for offset in choices.indices where choices[offset] >= 0 { choices[offset] &= ~Self.emojiMark }
    }
    // The style's own arrays may grow again without a copy.
    faces = []
    lists = []
    style.giveBack(memory)
    memory = FaceMemory()
  }

  private mutating func chooseLetters(
    _ units: [UInt16], _ graphemeStarts: [Bool], _ scripts: [Script], _ style: PreparedStyle
  ) {
    var start = 0
    while start < units.count {
      // What is known of all units of a cluster, and alike, is right for the cluster: no earlier face has any of them.
      let known = memory.choice(for: units[start])
      var isKnown = known != FaceMemory.unknown
      var end = start + 1
      while end < units.count, !graphemeStarts[end] {
        isKnown = isKnown && memory.choice(for: units[end]) == known
        end += 1
      }
      if isKnown {
        for offset in start..<end { choices[offset] = known }
      } else {
        let choice = chooseLetter(units, start..<end, scripts, style)
        for offset in start..<end { choices[offset] = choice }
        if absent == nil, choice >= 0, choice < Self.emojiMark { remember(units, start..<end, style) }
      }
      start = end
    }
  }

  private func face(at index: Int, _ style: PreparedStyle) -> Face? { faces[index] ?? style.face(at: index) }

  private mutating func candidates(for script: Script, _ style: PreparedStyle) -> [Int] {
    if listed < lists.count, lists[listed].script == script { return lists[listed].candidates }
    if let known = lists.firstIndex(where: { $0.script == script }) {
      listed = known
      return lists[known].candidates
    }
    let candidates = style.candidates(for: script)
    lists = style.lists
    return candidates
  }

  private static func isPlain(_ units: [UInt16], _ style: PreparedStyle) -> Bool {
    let isPlain = style.isPlain
    for unit in units {
      guard unit < isPlain.count, isPlain[Int(unit)] else { return false }
    }
    return true
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

  /// Remembers for each letter and mark of a cluster which face it would take if it stood alone.
  private mutating func remember(_ units: [UInt16], _ range: Range<Int>, _ style: PreparedStyle) {
    for offset in range where memory.choice(for: units[offset]) == FaceMemory.unknown {
      guard let scalar = Unicode.Scalar(units[offset]), !CharacterFacts.hasEmojiPresentation(scalar) else { continue }
      let script = ScriptResolver.script(of: scalar)
      guard script != .common, script != .inherited else { continue }
      let choice = firstCovering(units, offset..<offset + 1, script, isCommon: false, style)
      if absent == nil, choice >= 0 { memory.remember(choice, for: units[offset]) }
      absent = nil
    }
  }

  /// Letters and emoji take the first face of the list that covers the cluster; others are left for later.
  private mutating func chooseLetter(
    _ units: [UInt16], _ range: Range<Int>, _ scripts: [Script], _ style: PreparedStyle
  ) -> Int {
    if isNewline(units[range.lowerBound]) { return Self.none }
    var isLetter = false
    var isEmoji = false
    var isText = false
    var offset = range.lowerBound
    while offset < range.upperBound, let scalar = scalar(in: units, at: offset) {
      offset += scalar.value > 0xFFFF ? 2 : 1
      let script = ScriptResolver.script(of: scalar)
      if script != .common && script != .inherited { isLetter = true }
      guard scalar.value >= 0x231A else { continue }
      if scalar.value == 0xFE0F || CharacterFacts.hasEmojiPresentation(scalar) { isEmoji = true }
      if scalar.value == 0xFE0E { isText = true }
    }
    isEmoji = isEmoji && !isText
    guard isLetter || isEmoji else {
      pending.append(range)
      return Self.unresolved
    }
    guard isEmoji else { return firstCovering(units, range, scripts[range.lowerBound], isCommon: false, style) }
    let choice = firstCovering(units, range, .emoji, isCommon: false, style)
    hasEmoji = true
    return choice < 0 ? choice : choice | Self.emojiMark
  }

  /// Common characters and stray marks: the previous cluster's face, else the next one's, else the list's first.
  private mutating func chooseCommon(_ units: [UInt16], _ scripts: [Script], _ style: PreparedStyle) {
    var before = Self.none
    var read = 0
    var after = 0
    for range in pending {
      while read < range.lowerBound {
        if choices[read] >= 0, choices[read] < Self.emojiMark { before = choices[read] }
        read += 1
      }
      after = max(after, range.upperBound)
      while after < choices.count, choices[after] < 0 || choices[after] >= Self.emojiMark { after += 1 }
      if covers(before, units, range, style) {
        fill(range, before)
      } else if after < choices.count, covers(choices[after], units, range, style) {
        fill(range, choices[after])
      } else {
        fill(range, firstCovering(units, range, scripts[range.lowerBound], isCommon: true, style))
      }
    }
  }

  private func covers(_ index: Int, _ units: [UInt16], _ range: Range<Int>, _ style: PreparedStyle) -> Bool {
    guard index >= 0, let face = face(at: index, style) else { return false }
    return Self.covers(face, units, range)
  }

  /// The first candidate that covers all of the cluster, else the first that covers its base, else the first of all.
  ///
  /// HarfBuzz composes and decomposes, so that a face without a mark of its own may still show the cluster; whether it
  /// did is read off the glyphs.
  private mutating func firstCovering(
    _ units: [UInt16], _ range: Range<Int>, _ script: Script, isCommon: Bool, _ style: PreparedStyle
  ) -> Int {
    var coversBase: Int?
    var first: Int?
    for index in candidates(for: script, style) {
      guard let face = face(at: index, style) else {
        // Whether it would have covered the cluster can't be known, so that nothing behind it may be taken: the text is
        // not measured, and what the other faces lack is not a missing glyph.
        guard isDue(index, for: script, isCommon: isCommon, style) else { continue }
        if absent == nil { absent = style.style.stack.faces[index] }
        return Self.none
      }
      if Self.covers(face, units, range) {
        style.need(index)
        return index
      }
      if first == nil { first = index }
      if coversBase == nil, let base = scalar(in: units, at: range.lowerBound), face.covers(base) {
        coversBase = index
      }
    }
    guard let choice = coversBase ?? first else { return Self.none }
    style.need(choice)
    return choice
  }

  /// Whether the manifest lets the face serve the cluster. Signs and digits may come of the primary face in any script.
  private func isDue(
    _ index: Int, for script: Script, isCommon: Bool, _ style: PreparedStyle
  ) -> Bool {
    if style.style.stack.faces[index].scripts.isEmpty || style.names(script, at: index) { return true }
    return isCommon && (index == 0 || style.names(.common, at: index))
  }

  private static func covers(_ face: Face, _ units: [UInt16], _ range: Range<Int>) -> Bool {
    var offset = range.lowerBound
    while offset < range.upperBound, let scalar = scalar(in: units, at: offset) {
      if !face.covers(scalar), !CharacterFacts.isDefaultIgnorable(scalar) { return false }
      offset += scalar.value > 0xFFFF ? 2 : 1
    }
    return true
  }

  private mutating func fill(_ range: Range<Int>, _ index: Int) {
    for offset in range { choices[offset] = index }
  }
}
