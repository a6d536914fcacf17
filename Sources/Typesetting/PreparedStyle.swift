package import Fonts
import UnicodeServices
package import Vocabulary

/// A style made ready for one worker: its locale resolved, and its faces opened as titles need them.
package final class PreparedStyle {
  package let style: TypesetStyle
  /// The locale with its likely script and region: `zh-Hant-HK` for `zh-HK`.
  package let maximizedLocale: LanguageTag
  /// The direction of layouts in this locale.
  package let direction: Direction
  /// The first face of the list, whose metrics make the line box; nil where it is absent.
  package let primaryFace: Face?
  /// For each character below U+0530 (Latin, Greek, Cyrillic), whether the primary face shows it, so that a title of
  /// nothing else needs no look at any other.
  let isPlain: [Bool]
  /// The lists that titles asked for so far.
  private(set) var lists: [CandidateList] = []
  /// The faces that titles asked for so far; nil where one is absent, or was not asked for.
  private(set) var faces: [Face?]
  private var isOpened: [Bool]
  private var isNeeded: [Bool]
  private var memory = FaceMemory()
  private var signs: [Unicode.Scalar: TypesetText] = [:]

  /// Throws what ICU says of the locale.
  package init(_ style: TypesetStyle) throws {
    self.style = style
    maximizedLocale = try LocaleFacts.maximized(style.locale)
    direction = try LocaleFacts.direction(of: style.locale)
    faces = Array(repeating: nil, count: style.stack.faces.count)
    isOpened = Array(repeating: false, count: style.stack.faces.count)
    isNeeded = isOpened
    let primary = faces.isEmpty ? nil : Self.open(0, style)
    primaryFace = primary
    isPlain = (0..<0x530).map { value in
      guard let scalar = Unicode.Scalar(UInt32(value)), !isNewline(UInt16(value)) else { return false }
      return primary?.covers(scalar) == true
    }
  }

  /// The faces to try for a script, best first, as indices for `face(at:)`; for emoji those made for them before all
  /// others.
  func candidates(for script: Script) -> [Int] {
    for list in lists where list.script == script { return list.candidates }
    var candidates = style.stack.candidates(script: script, locale: maximizedLocale)
    if script == .emoji {
      candidates =
        candidates.filter { names(script, at: $0) } + candidates.filter { !names(script, at: $0) }
    }
    lists.append(CandidateList(script: script, candidates: candidates))
    return candidates
  }

  /// The face of an index, opened now if it was not yet; nil where it is absent.
  func face(at index: Int) -> Face? {
    if isOpened[index] { return faces[index] }
    let face = index == 0 ? primaryFace : Self.open(index, style)
    faces[index] = face
    isOpened[index] = true
    return face
  }

  /// Notes that a cluster was given a face, or could not be for its absence.
  func need(_ index: Int) { isNeeded[index] = true }

  /// The faces that decided about what was set so far: without any of the others it would have come out the same. The
  /// primary one is always among them, for its line box.
  package var neededFaces: [FaceDescription] {
    style.stack.faces.indices.filter { $0 == 0 || isNeeded[$0] }.map { style.stack.faces[$0] }
  }

  /// The memory of faces, to be given back: only one may write it at a time, and without a copy.
  func takeMemory() -> FaceMemory {
    let memory = memory
    self.memory = FaceMemory()
    return memory
  }

  func giveBack(_ memory: FaceMemory) { self.memory = memory }

  private static func open(_ index: Int, _ style: TypesetStyle) -> Face? {
    guard case .present(let face) = style.stack.state(of: index) else { return nil }
    guard let size = style.opticalSize, face.shapesPerSize else { return face }
    return face.instance(atSize: size)
  }

  /// A sign set by itself, made the first time.
  func sign(_ scalar: Unicode.Scalar, make: () -> TypesetText) -> TypesetText {
    if let known = signs[scalar] { return known }
    let sign = make()
    signs[scalar] = sign
    return sign
  }

  /// True where `index` is known, from the manifest, to serve `script` by name.
  func names(_ script: Script, at index: Int) -> Bool {
    style.stack.faces[index].scripts.contains(script)
  }

  /// Ascent and descent of a line box, in em, both positive (DESIGN §3, Metrics); nil where the primary face is absent.
  package func lineBox(for text: TypesetText) -> LineBox? {
    guard let primary = primaryFace else { return nil }
    let own = LineBox(of: primary)
    switch style.lineHeight {
    case .primary: return own
    case .fallback:
      return text.faces.reduce(own) { box, face in
        let other = LineBox(of: face)
        return LineBox(ascent: max(box.ascent, other.ascent), descent: max(box.descent, other.descent))
      }
    case .multiple(let factor):
      let half = (factor - own.height) / 2
      return LineBox(ascent: own.ascent + half, descent: own.descent + half)
    }
  }
}

/// The faces to try for a script, best first.
struct CandidateList {
  var script: Script
  var candidates: [Int]
}

extension Script {
  /// Emoji, by the code that ISO 15924 has for them.
  static let emoji = Script(tag: 0x5A73_7965)  // Zsye
}

/// The height of a line above and below its baseline, in em, both positive downwards from the top: ascent + descent.
package struct LineBox: Sendable, Hashable {
  package var ascent: Double
  package var descent: Double

  package init(ascent: Double, descent: Double) {
    self.ascent = ascent
    self.descent = descent
  }

  init(of face: Face) {
    ascent = face.ascender / Double(face.unitsPerEm)
    descent = -face.descender / Double(face.unitsPerEm)
  }

  package var height: Double { ascent + descent }
}
