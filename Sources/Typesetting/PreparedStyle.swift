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
  private let primaryIndex: Int?
  private var lists: [(script: Script, candidates: [Int])] = []
  private var states: [FaceState?]

  package init(_ style: TypesetStyle) {
    self.style = style
    maximizedLocale = LocaleFacts.maximized(style.locale)
    direction = LocaleFacts.direction(of: style.locale)
    states = Array(repeating: nil, count: style.stack.count)
    primaryIndex = style.stack.candidates(script: .latin, locale: maximizedLocale).first
  }

  /// The first face of the list: its metrics make the line box.
  package var primary: FaceState {
    guard let primaryIndex else { return .absent(FaceDescription.none) }
    return state(of: primaryIndex)
  }

  var primaryFace: (index: Int, face: Face)? {
    guard let primaryIndex, case .present(let face) = state(of: primaryIndex) else { return nil }
    return (primaryIndex, face)
  }

  /// The faces to try for a script, best first, as indices for `state(of:)`.
  func candidates(for script: Script) -> [Int] {
    for entry in lists where entry.script == script { return entry.candidates }
    let candidates = style.stack.candidates(script: script, locale: maximizedLocale)
    lists.append((script, candidates))
    return candidates
  }

  /// The face of an index, opened now if it was not yet.
  func state(of index: Int) -> FaceState {
    if let known = states[index] { return known }
    var state = style.stack.state(of: index)
    if case .present(let face) = state, let size = style.opticalSize, face.shapesPerSize {
      state = .present(face.instance(atSize: size))
    }
    states[index] = state
    return state
  }

  /// True where `index` is known, from the manifest, to serve `script` by name.
  func names(_ script: Script, at index: Int) -> Bool {
    style.stack.description(of: index).scripts.contains(script)
  }

  /// Ascent and descent of a line box, in em, both positive (DESIGN §3, Metrics); nil where the primary face is absent.
  package func lineBox(for text: TypesetText) -> LineBox? {
    guard let primary = primaryFace?.face else { return nil }
    let own = LineBox(ascent: primary.metrics.ascender, descent: -primary.metrics.descender)
    switch style.lineHeight {
    case .primary: return own
    case .fallback:
      return text.faces.reduce(own) { box, face in
        LineBox(
          ascent: max(box.ascent, face.metrics.ascender), descent: max(box.descent, -face.metrics.descender))
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

  package var height: Double { ascent + descent }
}
