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

/// Where a text is cut to fit a width on one line; the line itself is not set yet.
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
      case .sign(let scalar): units += String(scalar).utf16
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

  /// Where `truncate` cuts, without the line: enough to know what a reader still sees.
  package func cut(
    _ text: TypesetText, to width: Points, at size: Points, mode: Truncation, style: PreparedStyle
  ) -> TextCut {
    let ruler = Ruler(text: text, size: size)
    guard !text.units.isEmpty, mode != .none, ruler.exceeds(ruler.width(from: 0, to: text.clusterCount), width) else {
      return TextCut(kept: [0..<text.units.count], isTruncated: false)
    }
    let sign = style.sign(Self.ellipsis) { compose([.sign(Self.ellipsis)], of: text, style: style) }
    let cutter = Cutter(text: text, ruler: ruler, width: width, sign: sign.width(at: size), style: style)
    switch mode {
    case .tail:
      return shrinkHead(from: text.clusterCount, cutter)
    case .head:
      return shrinkTail(keeping: 0, cutter)
    case .middle:
      let half = (width - cutter.sign) / 2
      var head = ruler.lastCluster(fitting: half + size)
      while head > 0, !fits(head, half, cutter) { head -= 1 }
      return shrinkTail(keeping: head, cutter)
    case .clip, .none:
      var end = ruler.lastCluster(fitting: width)
      while end > 0, !text.canCut(before: end) { end -= 1 }
      return TextCut(kept: [0..<Int(text.clusters[end].start)], isTruncated: true)
    }
  }

  /// A text that is too wide for its room.
  private struct Cutter {
    let text: TypesetText
    let ruler: Ruler
    /// The room, and what the ellipsis takes of it where it stands alone, in points.
    let width: Points
    let sign: Points
    let style: PreparedStyle
  }

  private func fits(_ head: Int, _ room: Points, _ cutter: Cutter) -> Bool {
    let (text, ruler) = (cutter.text, cutter.ruler)
    guard text.canCut(before: head) else { return false }
    if text.isSafe(before: head) { return !ruler.exceeds(ruler.width(from: 0, to: head), room) }
    let piece = compose([.range(0..<Int(text.clusters[head].start))], of: text, style: cutter.style)
    return !ruler.exceeds(piece.width(at: ruler.size), room)
  }

  /// The longest head that fits with an ellipsis behind it.
  private func shrinkHead(from start: Int, _ cutter: Cutter) -> TextCut {
    // Shaping again rarely narrows, and by less than an em: the search starts that much beyond what fits.
    var head = min(start, cutter.ruler.lastCluster(fitting: cutter.width + cutter.ruler.size))
    while head > 0 {
      if cutter.text.canCut(before: head), let cut = fitting(head: head, tail: nil, cutter) { return cut }
      head -= 1
    }
    return TextCut(kept: [0..<0], isTruncated: true, parts: [.sign(Self.ellipsis)])
  }

  /// The longest tail that fits behind a head and an ellipsis; the head comes first and stays as it is.
  private func shrinkTail(keeping head: Int, _ cutter: Cutter) -> TextCut {
    let ruler = cutter.ruler
    let room = cutter.width - ruler.width(from: 0, to: head) + ruler.size
    for tail in max(head, ruler.firstCluster(fitting: room))..<cutter.text.clusterCount
    where cutter.text.canCut(before: tail) {
      if let cut = fitting(head: head, tail: tail, cutter) { return cut }
    }
    return shrinkHead(from: head, cutter)
  }

  /// The cut before the cluster `head` and, where there is a tail, behind the cluster `tail`, if the line fits.
  ///
  /// Prefix sums tell where they leave no doubt: beside a safe cut the ellipsis may stand closer, or come from another
  /// face, which is less than half an em; an unsafe one changes letters, by less than an em. Else the line is set.
  private func fitting(head: Int, tail: Int?, _ cutter: Cutter) -> TextCut? {
    let (text, ruler) = (cutter.text, cutter.ruler)
    let kept = text.trimmed(0..<head)
    let rest = text.trimmed((tail ?? text.clusterCount)..<text.clusterCount)
    let natural =
      ruler.width(from: kept.lowerBound, to: kept.upperBound) + ruler.width(from: rest.lowerBound, to: rest.upperBound)
      + cutter.sign
    let isSafe = text.isSafe(before: kept.upperBound) && text.isSafe(before: rest.lowerBound)
    let doubt = isSafe ? ruler.size / 2 : ruler.size
    if natural > cutter.width + doubt { return nil }
    var cut = TextCut(kept: [], isTruncated: true, parts: [.range(text.units(of: kept)), .sign(Self.ellipsis)])
    if tail == nil || head > 0 { cut.kept.append(text.units(of: kept)) }
    if tail != nil {
      cut.kept.append(text.units(of: rest))
      cut.parts?.append(.range(text.units(of: rest)))
    }
    if natural < cutter.width - doubt { return cut }
    let line = compose(cut.parts ?? [], of: text, style: cutter.style)
    cut.line = line
    return ruler.exceeds(line.width(at: ruler.size), cutter.width) ? nil : cut
  }
}

extension TypesetText {
  /// Some clusters without the spaces beside the cut.
  fileprivate func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    if upper < clusterCount {
      while upper > lower, clusters[upper - 1].flags.contains(.whiteSpace) { upper -= 1 }
    }
    if lower > 0 {
      while lower < upper, clusters[lower].flags.contains(.whiteSpace) { lower += 1 }
    }
    return lower..<upper
  }

  /// The UTF-16 range of some clusters.
  fileprivate func units(of range: Range<Int>) -> Range<Int> {
    Int(clusters[range.lowerBound].start)..<Int(clusters[range.upperBound].start)
  }

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
