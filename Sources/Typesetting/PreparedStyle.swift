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
  private var lists: [(script: Script, candidates: [Int])] = []
  private var states: [FontStack.State?]
  private var signs: [Unicode.Scalar: TypesetText] = [:]

  /// Throws what ICU says of the locale.
  package init(_ style: TypesetStyle) throws {
    self.style = style
    maximizedLocale = try LocaleFacts.maximized(style.locale)
    direction = try LocaleFacts.direction(of: style.locale)
    states = Array(repeating: nil, count: style.stack.faces.count)
  }

  /// The first face of the list, whose metrics make the line box; nil where it is absent.
  package var primaryFace: Face? {
    guard let first = states.indices.first, case .present(let face) = state(of: first) else { return nil }
    return face
  }

  /// The faces to try for a script, best first, as indices for `state(of:)`.
  func candidates(for script: Script) -> [Int] {
    for entry in lists where entry.script == script { return entry.candidates }
    let candidates = style.stack.candidates(script: script, locale: maximizedLocale)
    lists.append((script, candidates))
    return candidates
  }

  /// The face of an index, opened now if it was not yet.
  func state(of index: Int) -> FontStack.State {
    if let known = states[index] { return known }
    var state = style.stack.state(of: index)
    if case .present(let face) = state, let size = style.opticalSize, face.shapesPerSize {
      state = .present(face.instance(atSize: size))
    }
    states[index] = state
    return state
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
