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
      return shrinkTail(of: text, keeping: 0, from: 0, ruler, width, style)
    case .middle:
      let sign = compose([.sign(Self.ellipsis)], of: text, style: style)
      let half = (width - sign.width(at: size)) / 2
      var head = ruler.lastCluster(fitting: half + size)
      while head > 0, !fits(head, half, text, ruler, style) { head -= 1 }
      return shrinkTail(of: text, keeping: head, from: head, ruler, width, style)
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
    guard text.canCut(before: head) else { return false }
    if text.isSafe(before: head) { return !ruler.exceeds(ruler.width(from: 0, to: head), room) }
    let piece = compose([.range(0..<Int(text.clusters[head].start))], of: text, style: style)
    return !ruler.exceeds(piece.width(at: ruler.size), room)
  }

  /// The longest head that fits with an ellipsis behind it.
  private func shrinkHead(
    of text: TypesetText, from start: Int, _ ruler: Ruler, _ width: Points, _ style: PreparedStyle
  ) -> TruncatedText {
    // Shaping again rarely narrows, and by less than an em: the search starts that much beyond what fits.
    var head = min(start, ruler.lastCluster(fitting: width + ruler.size))
    while true {
      if text.canCut(before: head) || head == 0 {
        let kept = trimmed(0..<head, in: text)
        let line = compose([.range(kept), .sign(Self.ellipsis)], of: text, style: style)
        if head == 0 || !ruler.exceeds(line.width(at: ruler.size), width) {
          return TruncatedText(line: line, kept: [kept], isTruncated: true)
        }
      }
      head -= 1
    }
  }

  /// The longest tail that fits behind a head and an ellipsis; the head comes first and stays as it is.
  private func shrinkTail(
    of text: TypesetText, keeping head: Int, from start: Int, _ ruler: Ruler, _ width: Points, _ style: PreparedStyle
  ) -> TruncatedText {
    let count = text.clusterCount
    let kept = trimmed(0..<head, in: text)
    let room = width - ruler.width(from: 0, to: head) + ruler.size
    var tail = max(start, ruler.firstCluster(fitting: room))
    while true {
      if text.canCut(before: tail) || tail == count {
        let rest = trimmed(tail..<count, in: text)
        let parts: [Part] = [.range(kept), .sign(Self.ellipsis), .range(rest)]
        let line = compose(parts, of: text, style: style)
        if tail == count, ruler.exceeds(line.width(at: ruler.size), width), !kept.isEmpty {
          return shrinkHead(of: text, from: head, ruler, width, style)
        }
        if tail == count || !ruler.exceeds(line.width(at: ruler.size), width) {
          return TruncatedText(line: line, kept: head == 0 ? [rest] : [kept, rest], isTruncated: true)
        }
      }
      tail += 1
    }
  }

  /// The UTF-16 range of some clusters without the spaces beside the cut.
  private func trimmed(_ clusters: Range<Int>, in text: TypesetText) -> Range<Int> {
    var lower = clusters.lowerBound
    var upper = clusters.upperBound
    if clusters.upperBound < text.clusterCount {
      while upper > lower, text.clusters[upper - 1].flags.contains(.whiteSpace) { upper -= 1 }
    }
    if clusters.lowerBound > 0 {
      while lower < upper, text.clusters[lower].flags.contains(.whiteSpace) { lower += 1 }
    }
    return Int(text.clusters[lower].start)..<Int(text.clusters[upper].start)
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
