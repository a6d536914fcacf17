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
    /// A sign that stands for what was cut, or a hyphen; of the Basic Multilingual Plane.
    case sign(Unicode.Scalar)
  }

  /// The text made of `parts`, in logical order, shaped as it would be shown.
  func compose(_ parts: [Part], of text: TypesetText, style: PreparedStyle) -> TypesetText {
    var result = TypesetText()
    compose(parts, of: text, style: style, into: &result)
    return result
  }

  /// As `compose(_:of:style:)`; `result` is overwritten, its storage kept.
  func compose(_ parts: [Part], of text: TypesetText, style: PreparedStyle, into result: inout TypesetText) {
    result.clear()
    result.paragraphLevel = text.paragraphLevel
    var requests: [RunRequest] = []
    var hasSign = false
    for (index, part) in parts.enumerated() {
      let start = result.units.count
      switch part {
      case .range(let range):
        guard !range.isEmpty else { continue }
        result.units.append(contentsOf: text.units[range])
        result.appendGraphemes(of: text, range)
        for run in text.runs[text.run(at: range.lowerBound)...] {
          guard run.range.lowerBound < range.upperBound else { break }
          let piece = run.range.clamped(to: range)
          requests.append(
            RunRequest(
              range: start + piece.lowerBound - range.lowerBound..<start + piece.upperBound - range.lowerBound,
              level: run.level, script: run.script, face: run.face.map { text.faces[$0] }))
        }
      case .sign(let scalar):
        hasSign = true
        result.units.append(UInt16(truncatingIfNeeded: scalar.value))
        result.appendGrapheme()
        var request = request(
          for: scalar, before: requests.last, after: Self.firstRun(of: parts[(index + 1)...], in: text), of: text, style
        )
        request.range = start..<start + 1
        requests.append(request)
      }
    }
    if !text.levels.isEmpty || text.paragraphLevel != 0 {
      for request in requests {
        result.levels.append(contentsOf: repeatElement(request.level, count: request.range.count))
      }
      if hasSign { resolveSigns(parts, in: &result, &requests) }
    }
    shape(requests, into: &result, style: style)
  }

  /// Shapes what is alike in one piece.
  private func shape(_ requests: [RunRequest], into result: inout TypesetText, style: PreparedStyle) {
    var index = 0
    while index < requests.count {
      var request = requests[index]
      index += 1
      while index < requests.count, requests[index].isAlike(request) {
        request.range = request.range.lowerBound..<requests[index].range.upperBound
        index += 1
      }
      append(request, to: &result, style: style)
    }
    result.seal()
  }

  private static func firstRun(of parts: ArraySlice<Part>, in text: TypesetText) -> TypesetText.Run? {
    for case .range(let range) in parts where !range.isEmpty { return text.runs[text.run(at: range.lowerBound)] }
    return nil
  }

  /// A sign has the face of the one before if that has the sign, else of the one after, else the first of the list that
  /// has it.
  private func request(
    for scalar: Unicode.Scalar, before: RunRequest?, after: TypesetText.Run?, of text: TypesetText,
    _ style: PreparedStyle
  ) -> RunRequest {
    let script = before?.script ?? after?.script ?? .common
    let next = after?.face.map { text.faces[$0] }
    var face = before?.face
    if face?.covers(scalar) != true { face = next }
    if face?.covers(scalar) != true { face = firstFace(covering: scalar, script: script, style: style) }
    return RunRequest(range: 0..<0, level: text.paragraphLevel, script: script, face: face)
  }

  /// Gives the signs the levels that they have beside their new neighbors (UAX #9 N0–N2).
  private func resolveSigns(_ parts: [Part], in result: inout TypesetText, _ requests: inout [RunRequest]) {
    // ICU fails here only for want of memory; the paragraph's level is as good as any then.
    let base: BidiBase = result.paragraphLevel & 1 == 1 ? .rightToLeft : .leftToRight
    guard let resolved = try? bidi.levels(of: result.units, base: base) else { return }
    var offset = 0
    for part in parts {
      switch part {
      case .range(let range): offset += range.count
      case .sign:
        result.levels[offset] = resolved.levels[offset]
        if let index = requests.firstIndex(where: { $0.range.lowerBound == offset }) {
          requests[index].level = resolved.levels[offset]
        }
        offset += 1
      }
    }
  }

  private func firstFace(covering scalar: Unicode.Scalar, script: Script, style: PreparedStyle) -> Face? {
    var first: Face?
    for index in style.candidates(for: script) {
      guard let face = style.face(at: index) else { continue }
      if face.covers(scalar) { return face }
      first = first ?? face
    }
    return first
  }
}

extension TypesetText {
  /// The index of the run that an offset is in; the number of runs at the end of the text.
  func run(at offset: Int) -> Int {
    var low = 0
    var high = runs.count
    while low < high {
      let middle = (low + high) / 2
      if runs[middle].range.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  fileprivate mutating func appendGraphemes(of text: TypesetText, _ range: Range<Int>) {
    if text.graphemeStarts.isEmpty {
      graphemeStarts.append(contentsOf: repeatElement(true, count: range.count))
    } else {
      graphemeStarts.append(contentsOf: text.graphemeStarts[range])
      // Whatever stands at a line's start begins a grapheme there.
      graphemeStarts[graphemeStarts.count - range.count] = true
    }
  }

  fileprivate mutating func appendGrapheme() { graphemeStarts.append(true) }
}
