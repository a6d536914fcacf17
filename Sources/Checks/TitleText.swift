import Titles
import Typesetting
import Vocabulary

/// A text as it was set, and what layout asks of it besides its numbers: lines, cuts, what is left to read.
///
/// A worker sets title after title with the same one. Lines and cuts are kept until the next title, for strategies, sizes
/// and rules ask for the same ones again and again.
final class TitleText {
  let typesetter: Typesetter
  private(set) var text = TypesetText()
  private(set) var hasNewline = false
  private(set) var style: PreparedStyle?
  /// What ICU said while lines were broken; they are empty then.
  private(set) var failure: (any Error)?
  private var candidate = TypesetText()
  private var knownLines: [LineRequest: SetText] = [:]
  private var knownExtents: [LineRequest: LineExtent] = [:]
  private var knownCuts: [CutRequest: Cut] = [:]
  private var knownWidest: Double?

  private struct LineRequest: Hashable {
    var width: Points
    var size: Points
    var limits: LineLimits
  }

  private struct CutRequest: Hashable {
    var width: Points
    var size: Points
    var mode: Truncation
  }

  /// The widest of some lines, in points, and how many there are.
  typealias LineExtent = (width: Points, lines: Int)

  /// What is left where a text is cut.
  struct Cut {
    var isHidden: Bool
    /// What a reader still sees.
    var visibleText: String
  }

  init(typesetter: Typesetter) { self.typesetter = typesetter }

  /// Sets the candidate of a title that is widest, and gives its place among the candidates.
  func set(_ title: Title, style: PreparedStyle) throws -> Int {
    var chosen = 0
    try set(title.candidates[0].text, style: style)
    for index in title.candidates.indices.dropFirst() {
      try typesetter.typeset(title.candidates[index].text, style: style, into: &candidate)
      guard candidate.extent.em > text.extent.em else { continue }
      swap(&text, &candidate)
      chosen = index
    }
    if chosen > 0 { hasNewline = text.hasNewline }
    return chosen
  }

  func set(_ string: String, style: PreparedStyle) throws {
    if !knownLines.isEmpty { knownLines.removeAll(keepingCapacity: true) }
    if !knownExtents.isEmpty { knownExtents.removeAll(keepingCapacity: true) }
    if !knownCuts.isEmpty { knownCuts.removeAll(keepingCapacity: true) }
    knownWidest = nil
    self.style = style
    try typesetter.typeset(string, style: style, into: &text)
    hasNewline = text.hasNewline
  }

  func lines(in width: Points, at size: Points, limits: LineLimits) -> SetText {
    guard let style else { return .empty }
    let request = LineRequest(width: width, size: size, limits: limits)
    if let known = knownLines[request] { return known }
    do {
      let set = try typesetter.lines(of: text, in: width, at: size, limits: limits, style: style)
      knownLines[request] = set
      return set
    } catch {
      failure = failure ?? error
      return .empty
    }
  }

  /// What a label is sized by: as `lines` has it, and most lines need not be set for it.
  func extent(in width: Points, at size: Points, limits: LineLimits) -> LineExtent {
    guard let style else { return (0, 0) }
    let request = LineRequest(width: width, size: size, limits: limits)
    if let known = knownExtents[request] { return known }
    do {
      let extent = try typesetter.extent(of: text, in: width, at: size, limits: limits, style: style)
      knownExtents[request] = extent
      return extent
    } catch {
      failure = failure ?? error
      return (0, 0)
    }
  }

  func cut(to width: Points, at size: Points, mode: Truncation) -> Cut {
    guard let style else { return Cut(isHidden: true, visibleText: "") }
    let request = CutRequest(width: width, size: size, mode: mode)
    if let known = knownCuts[request] { return known }
    let place = typesetter.cut(text, to: width, at: size, mode: mode, style: style)
    let cut = Cut(isHidden: place.isHidden, visibleText: place.visibleText(of: text))
    knownCuts[request] = cut
    return cut
  }

  /// The line that a cut leaves.
  func cutLine(to width: Points, at size: Points, mode: Truncation) -> TypesetText? {
    style.map { typesetter.truncate(text, to: width, at: size, mode: mode, style: $0).line }
  }

  /// Whether the ellipsis is all that a width in points leaves at a font size.
  func isHidden(in width: Points, at size: Points, mode: Truncation) -> Bool {
    // With room for the widest cluster and for an ellipsis, which is no wider than two em, something stays.
    guard width < (widestCluster + 2) * size else { return false }
    return cut(to: width, at: size, mode: mode).isHidden
  }

  /// The advance of the widest cluster, in em before tracking.
  private var widestCluster: Double {
    if let knownWidest { return knownWidest }
    let widest = (0..<text.clusterCount).reduce(0) { max($0, text.extent(from: $1, to: $1 + 1).em) }
    knownWidest = widest
    return widest
  }
}
