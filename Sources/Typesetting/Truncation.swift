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

/// Where a text is cut to fit a width on one line; the line itself need not be set for that.
package struct TextCut: Sendable {
  /// As in `TruncatedText`.
  package var kept: [Range<Int>]
  package var isTruncated: Bool
  /// What the line is made of; nil where it is the text itself.
  var parts: [Typesetter.Part]?
  /// The line, where it had to be set to know that it fits.
  var line: TypesetText?

  /// As in `TruncatedText`.
  package var isHidden: Bool { isTruncated && kept.allSatisfy(\.isEmpty) }

  /// What a reader still sees: kept text and ellipsis, or of clipped text the clusters that are whole.
  package func visibleText(of text: TypesetText) -> String {
    var units: [UInt16] = []
    for part in parts ?? kept.map({ .range($0) }) {
      switch part {
      case .range(let range): units += text.units[range]
      case .sign(let scalar): units.append(UInt16(truncatingIfNeeded: scalar.value))
      }
    }
    return String(decoding: units, as: UTF16.self)
  }
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
    let cut = cut(text, to: width, at: size, mode: mode, style: style)
    let line = cut.line ?? cut.parts.map { compose($0, of: text, style: style) } ?? text
    return TruncatedText(line: line, kept: cut.kept, isTruncated: cut.isTruncated)
  }

  /// Where `truncate` cuts: enough to know what a reader still sees.
  package func cut(
    _ text: TypesetText, to width: Points, at size: Points, mode: Truncation, style: PreparedStyle
  ) -> TextCut {
    let ruler = Ruler(text: text, size: size)
    guard !text.units.isEmpty, mode != .none, ruler.exceeds(ruler.width(from: 0, to: text.clusterCount), width) else {
      return TextCut(kept: [0..<text.units.count], isTruncated: false)
    }
    switch mode {
    case .tail:
      return shrinkHead(from: text.clusterCount, ruler, width, style)
    case .head:
      return shrinkTail(keeping: 0, ruler, width, style)
    case .middle:
      let half = (width - ellipsisWidth(ruler, style)) / 2
      var head = ruler.lastCluster(fitting: half + size)
      while head > 0, !fits(head, half, ruler, style) { head -= 1 }
      return shrinkTail(keeping: head, ruler, width, style)
    case .clip, .none:
      var end = ruler.lastCluster(fitting: width)
      while end > 0, !text.canCut(before: end) { end -= 1 }
      return TextCut(kept: [0..<Int(text.clusters[end].start)], isTruncated: true)
    }
  }

  private func fits(_ head: Int, _ room: Points, _ ruler: Ruler, _ style: PreparedStyle) -> Bool {
    ruler.text.canCut(before: head) && !ruler.exceeds(width(of: 0..<head, ruler, style), room)
  }

  /// The ellipsis alone, in points.
  private func ellipsisWidth(_ ruler: Ruler, _ style: PreparedStyle) -> Points {
    style.sign(Self.ellipsis) { compose([.sign(Self.ellipsis)], of: ruler.text, style: style) }.width(at: ruler.size)
  }

  /// The longest head that fits with an ellipsis behind it.
  private func shrinkHead(from start: Int, _ ruler: Ruler, _ width: Points, _ style: PreparedStyle) -> TextCut {
    // Shaping again rarely narrows, and by less than an em: the search starts that much beyond what fits.
    var head = min(start, ruler.lastCluster(fitting: width + ruler.size))
    while head > 0 {
      if ruler.text.canCut(before: head), let cut = fitting(head, nil, within: width, ruler, style) { return cut }
      head -= 1
    }
    return TextCut(kept: [0..<0], isTruncated: true, parts: [.sign(Self.ellipsis)])
  }

  /// The longest tail that fits behind a head and an ellipsis; the head comes first and stays as it is.
  private func shrinkTail(keeping head: Int, _ ruler: Ruler, _ width: Points, _ style: PreparedStyle) -> TextCut {
    let count = ruler.text.clusterCount
    let shownHead = trimmed(0..<head, in: ruler.text)
    let room = width - ruler.width(from: 0, to: shownHead.upperBound) + ruler.size
    var tail = max(head, ruler.firstCluster(fitting: room))
    while tail < count {
      if ruler.text.canCut(before: tail), let cut = fitting(head, tail, within: width, ruler, style) { return cut }
      tail += 1
    }
    // No tail: then perhaps not the whole head either.
    return shrinkHead(from: head, ruler, width, style)
  }

  /// The cut before the cluster `head` and, where there is a tail, behind the cluster `tail`; nil where the line is wider
  /// than `width`.
  ///
  /// Prefix sums tell it where they leave no doubt, then pieces, and in the end the line.
  private func fitting(
    _ head: Int, _ tail: Int?, within width: Points, _ ruler: Ruler, _ style: PreparedStyle
  ) -> TextCut? {
    let text = ruler.text
    let shownHead = trimmed(0..<head, in: text)
    let shownTail = tail.map { trimmed($0..<text.clusterCount, in: text) }
    let natural =
      ruler.width(from: shownHead.lowerBound, to: shownHead.upperBound) + ellipsisWidth(ruler, style)
      + (shownTail.map { ruler.width(from: $0.lowerBound, to: $0.upperBound) } ?? 0)
    // Beside a safe cut the ellipsis may stand closer, or come from another face; an unsafe one changes letters.
    let isSafe =
      text.isSafe(before: shownHead.upperBound) && shownTail.map { text.isSafe(before: $0.lowerBound) } != false
    let doubt = isSafe ? ruler.size / 2 : ruler.size
    if natural > width + doubt { return nil }
    var cut = TextCut(kept: [], isTruncated: true, parts: [.range(text.range(of: shownHead)), .sign(Self.ellipsis)])
    if tail == nil || head > 0 { cut.kept.append(text.range(of: shownHead)) }
    if let shownTail {
      cut.kept.append(text.range(of: shownTail))
      cut.parts?.append(.range(text.range(of: shownTail)))
    }
    if natural < width - doubt { return cut }
    let pieces = self.width(of: shownHead, ellipsis: Self.ellipsis, and: shownTail, ruler, style)
    if ruler.exceeds(pieces, width) { return nil }
    // Pieces may leave out a thousandth of an em, not more; where that matters the whole has the last word.
    if pieces < width - ruler.size / 16 { return cut }
    let line = compose(cut.parts ?? [], of: text, style: style)
    cut.line = line
    return ruler.exceeds(line.width(at: ruler.size), width) ? nil : cut
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
