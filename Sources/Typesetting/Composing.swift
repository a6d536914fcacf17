import Fonts
import UnicodeServices
import Vocabulary

/// Lines are texts of their own: pieces of a set text, with an ellipsis or a hyphen put in, shaped again.
///
/// Levels, scripts and faces stay those of the paragraph (UAX #9 resolves a paragraph before it is broken into lines).
extension Typesetter {
  /// A piece of the line that is being made.
  enum Part: Sendable {
    /// UTF-16 units of the original.
    case range(Range<Int>)
    /// A sign that stands for what was cut, or a hyphen.
    case sign(Unicode.Scalar)
  }

  /// One unit of the new text.
  private struct Slot {
    var level: UInt8
    var script: Script
    var face: Face?
  }

  /// The text made of `parts`, in logical order, shaped as it would be shown.
  func compose(_ parts: [Part], of text: TypesetText, style: PreparedStyle) -> TypesetText {
    var result = TypesetText()
    var slots: [Slot] = []
    for (index, part) in parts.enumerated() {
      switch part {
      case .range(let range):
        for offset in range {
          result.units.append(text.units[offset])
          result.graphemeStarts.append(offset == range.lowerBound || text.startsGrapheme(offset))
        }
        slots.append(contentsOf: Self.slots(of: range, in: text))
      case .sign(let scalar):
        let before = slots.last
        let after = Self.firstSlot(of: parts[(index + 1)...], in: text)
        let slot = self.slot(for: scalar, before: before, after: after, level: text.paragraphLevel, style: style)
        for (position, unit) in String(scalar).utf16.enumerated() {
          result.units.append(unit)
          result.graphemeStarts.append(position == 0)
          slots.append(slot)
        }
      }
    }
    result.paragraphLevel = text.paragraphLevel
    if !text.levels.isEmpty || text.paragraphLevel != 0 {
      resolveSigns(parts, in: result, &slots)
      result.levels = slots.map(\.level)
    }
    shape(slots, into: &result, style: style)
    return result
  }

  private func shape(_ slots: [Slot], into result: inout TypesetText, style: PreparedStyle) {
    var start = 0
    while start < slots.count {
      let first = slots[start]
      var end = start + 1
      while end < slots.count, slots[end].face === first.face, slots[end].script == first.script,
        slots[end].level == first.level
      { end += 1 }
      append(
        RunRequest(range: start..<end, level: first.level, script: first.script, face: first.face), to: &result,
        style: style)
      start = end
    }
    result.seal()
  }

  private static func slots(of range: Range<Int>, in text: TypesetText) -> [Slot] {
    var slots: [Slot] = []
    var low = 0
    var high = text.runs.count
    while low < high {
      let middle = (low + high) / 2
      if text.runs[middle].range.upperBound <= range.lowerBound { low = middle + 1 } else { high = middle }
    }
    for run in text.runs[low...] {
      guard run.range.lowerBound < range.upperBound else { break }
      let slot = Slot(level: run.level, script: run.script, face: run.face.map { text.faces[$0] })
      slots.append(contentsOf: repeatElement(slot, count: run.range.clamped(to: range).count))
    }
    return slots
  }

  private static func firstSlot(of parts: ArraySlice<Part>, in text: TypesetText) -> Slot? {
    for case .range(let range) in parts where !range.isEmpty {
      return slots(of: range.lowerBound..<range.lowerBound + 1, in: text).first
    }
    return nil
  }

  /// The face of the one before if it has the sign, else of the one after, else the first of the list that has it.
  private func slot(
    for scalar: Unicode.Scalar, before: Slot?, after: Slot?, level: UInt8, style: PreparedStyle
  ) -> Slot {
    let script = before?.script ?? after?.script ?? .common
    let near = [before?.face, after?.face].compactMap { $0 }.first { $0.covers(scalar) }
    return Slot(level: level, script: script, face: near ?? firstFace(covering: scalar, script: script, style: style))
  }

  /// Gives the signs the levels that they have beside their new neighbors (UAX #9 N0–N2).
  private func resolveSigns(_ parts: [Part], in result: TypesetText, _ slots: inout [Slot]) {
    guard parts.contains(where: { if case .sign = $0 { true } else { false } }) else { return }
    // ICU fails here only for want of memory; the paragraph's level is as good as any then.
    let base: BidiBase = result.paragraphLevel & 1 == 1 ? .rightToLeft : .leftToRight
    guard let resolved = try? bidi.levels(of: result.units, base: base) else { return }
    var offset = 0
    for part in parts {
      switch part {
      case .range(let range): offset += range.count
      case .sign(let scalar):
        for _ in String(scalar).utf16 {
          slots[offset].level = resolved.levels[offset]
          offset += 1
        }
      }
    }
  }

  func firstFace(covering scalar: Unicode.Scalar, script: Script, style: PreparedStyle) -> Face? {
    var first: Face?
    for index in style.candidates(for: script) {
      guard case .present(let face) = style.state(of: index) else { continue }
      if face.covers(scalar) { return face }
      first = first ?? face
    }
    return first
  }
}
