import Fonts
package import Vocabulary

/// What is left of a text that had to fit a width on one line.
package struct TruncatedText: Sendable {
  /// The line as shown, ellipsis included.
  package var line: TypesetText
  /// The UTF-16 units of the original that are still shown, in logical order: a head, a tail, or both.
  package var kept: [Range<Int>]
  package var isTruncated: Bool

  /// What a reader still sees: the line, or of clipped text the clusters that are whole.
  package func visibleText(of text: TypesetText, mode: Truncation) -> String {
    guard mode == .clip else { return line.text }
    return String(decoding: kept.flatMap { text.units[$0] }, as: UTF16.self)
  }

  /// True where nothing but the ellipsis is left of a text that has something to read.
  package var isHidden: Bool { isTruncated && kept.allSatisfy(\.isEmpty) }
}

/// Cuts fall where a grapheme boundary is also a cluster boundary, in logical order (DESIGN §3, Truncation).
///
/// A safe cut is measured with prefix sums. At an unsafe one the piece is shaped again, and candidates shrink until one
/// fits, for shaping again may widen: a joined letter becomes a final one.
extension Typesetter {
  private static let ellipsis: Unicode.Scalar = "\u{2026}"

  /// `text` cut to `width` points at a font size in points, by `mode`.
  package func truncate(
    _ text: TypesetText, to width: Points, at size: Points, mode: Truncation, style: PreparedStyle
  ) -> TruncatedText {
    let whole = 0..<text.units.count
    let ruler = Ruler(text: text, size: size)
    guard !text.units.isEmpty, mode != .none, ruler.exceeds(ruler.width(from: 0, to: text.clusterCount), width) else {
      return TruncatedText(line: text, kept: [whole], isTruncated: false)
    }
    switch mode {
    case .tail:
      return shrinkHead(of: text, from: text.clusterCount, ruler, width, style)
    case .head:
      return shrinkTail(of: text, keeping: 0, ruler, width, style)
    case .middle:
      let half = (width - self.width(of: 0..<0, ellipsis: Self.ellipsis, and: nil, ruler, style)) / 2
      var head = ruler.lastCluster(fitting: half + size)
      while head > 0, !fits(head, half, text, ruler, style) { head -= 1 }
      return shrinkTail(of: text, keeping: head, ruler, width, style)
    case .clip:
      var end = ruler.lastCluster(fitting: width)
      while end > 0, !text.canCut(before: end) { end -= 1 }
      let kept = 0..<Int(text.clusters[end].start)
      return TruncatedText(line: text, kept: [kept], isTruncated: true)
    case .none:
      return TruncatedText(line: text, kept: [whole], isTruncated: false)
    }
  }

  private func fits(_ head: Int, _ room: Points, _ text: TypesetText, _ ruler: Ruler, _ style: PreparedStyle) -> Bool {
    text.canCut(before: head) && !ruler.exceeds(width(of: 0..<head, ruler, style), room)
  }

  /// The longest head that fits with an ellipsis behind it.
  private func shrinkHead(
    of text: TypesetText, from start: Int, _ ruler: Ruler, _ width: Points, _ style: PreparedStyle
  ) -> TruncatedText {
    // Shaping again rarely narrows, and by less than an em: the search starts that much beyond what fits.
    var head = min(start, ruler.lastCluster(fitting: width + ruler.size))
    while head > 0 {
      if text.canCut(before: head) {
        let shown = trimmed(0..<head, in: text)
        let kept = text.range(of: shown)
        if let line = line(shown, nil, [.range(kept), .sign(Self.ellipsis)], within: width, ruler, style) {
          return TruncatedText(line: line, kept: [kept], isTruncated: true)
        }
      }
      head -= 1
    }
    return TruncatedText(
      line: compose([.sign(Self.ellipsis)], of: text, style: style), kept: [0..<0], isTruncated: true)
  }

  /// The longest tail that fits behind a head and an ellipsis; the head comes first and stays as it is.
  private func shrinkTail(
    of text: TypesetText, keeping head: Int, _ ruler: Ruler, _ width: Points, _ style: PreparedStyle
  ) -> TruncatedText {
    let count = text.clusterCount
    let shownHead = trimmed(0..<head, in: text)
    let kept = text.range(of: shownHead)
    let room = width - ruler.width(from: 0, to: shownHead.upperBound) + ruler.size
    var tail = max(head, ruler.firstCluster(fitting: room))
    while tail < count {
      if text.canCut(before: tail) {
        let shown = trimmed(tail..<count, in: text)
        let rest = text.range(of: shown)
        let parts: [Part] = [.range(kept), .sign(Self.ellipsis), .range(rest)]
        if let line = line(shownHead, shown, parts, within: width, ruler, style) {
          return TruncatedText(line: line, kept: head == 0 ? [rest] : [kept, rest], isTruncated: true)
        }
      }
      tail += 1
    }
    // No tail: then perhaps not the whole head either.
    return shrinkHead(of: text, from: head, ruler, width, style)
  }

  /// The line of these parts, which are a head, an ellipsis and a tail; nil where it is wider than `width`.
  private func line(
    _ head: Range<Int>, _ tail: Range<Int>?, _ parts: [Part], within width: Points, _ ruler: Ruler,
    _ style: PreparedStyle
  ) -> TypesetText? {
    guard mayFit(head, and: tail, ruler, width),
      !ruler.exceeds(self.width(of: head, ellipsis: Self.ellipsis, and: tail, ruler, style), width)
    else { return nil }
    let line = compose(parts, of: ruler.text, style: style)
    // The whole has the last word.
    return ruler.exceeds(line.width(at: ruler.size), width) ? nil : line
  }

  /// False where pieces that are shaped alone as they are in the text leave no room for any ellipsis: none is narrower
  /// than this, not even moved towards its neighbors.
  private func mayFit(_ head: Range<Int>, and tail: Range<Int>?, _ ruler: Ruler, _ width: Points) -> Bool {
    guard ruler.text.isSafe(head), tail.map(ruler.text.isSafe) != false else { return true }
    var natural = ruler.width(from: head.lowerBound, to: head.upperBound)
    if let tail { natural += ruler.width(from: tail.lowerBound, to: tail.upperBound) }
    return natural + ruler.size / 5 <= width
  }

  /// The clusters without the spaces beside the cut.
  private func trimmed(_ clusters: Range<Int>, in text: TypesetText) -> Range<Int> {
    var lower = clusters.lowerBound
    var upper = clusters.upperBound
    if clusters.upperBound < text.clusterCount {
      while upper > lower, text.clusters[upper - 1].flags.contains(.whiteSpace) { upper -= 1 }
    }
    if clusters.lowerBound > 0 {
      while lower < upper, text.clusters[lower].flags.contains(.whiteSpace) { lower += 1 }
    }
    return lower..<upper
  }
}

extension TypesetText {
  func canCut(before cluster: Int) -> Bool { clusters[cluster].flags.contains(.graphemeStart) }
  func isSafe(before cluster: Int) -> Bool { !clusters[cluster].flags.contains(.unsafeToBreak) }
}

/// Widths of a text at one size, from prefix sums.
struct Ruler {
  let text: TypesetText
  let size: Points
  let tracking: Points

  init(text: TypesetText, size: Points) {
    self.text = text
    self.size = size
    tracking = text.tracking?.spacing(atSize: size) ?? 0
  }

  func width(from start: Int, to end: Int) -> Points {
    text.extent(from: start, to: end).width(at: size, tracking: tracking)
  }

  /// Wider than `room` by more than the dust of floating point.
  func exceeds(_ width: Points, _ room: Points) -> Bool { width > room + 1e-6 }

  /// The largest cluster index up to which the clusters from `start` are no wider than `room`; `start` if none is.
  func lastCluster(from start: Int = 0, fitting room: Points) -> Int {
    var low = start
    var high = text.clusterCount
    while low < high {
      let middle = (low + high + 1) / 2
      if exceeds(width(from: start, to: middle), room) { high = middle - 1 } else { low = middle }
    }
    return low
  }

  /// The smallest cluster index from which the rest is no wider than `room`.
  func firstCluster(fitting room: Points) -> Int {
    var low = 0
    var high = text.clusterCount
    while low < high {
      let middle = (low + high) / 2
      if exceeds(width(from: middle, to: text.clusterCount), room) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
