import Vocabulary

/// Widths of lines that are not made yet: prefix sums as far as the shapes stay, and pieces shaped again beside the ends.
///
/// HarfBuzz promises that a text cut at an unsafe place changes only up to the next safe one.
extension Typesetter {
  /// The width in points of some clusters as a line of their own, with a sign behind them if there is one.
  func width(of clusters: Range<Int>, sign: Unicode.Scalar? = nil, _ ruler: Ruler, _ style: PreparedStyle) -> Points {
    guard !clusters.isEmpty else { return width(head: clusters, sign: sign, tail: nil, ruler, style) }
    let inner = ruler.text.isSafe(before: clusters.lowerBound) ? clusters.lowerBound : ruler.safe(after: clusters)
    let outer =
      sign == nil && ruler.text.isSafe(before: clusters.upperBound) ? clusters.upperBound : ruler.safe(before: clusters)
    guard inner < outer || (inner, outer) == (clusters.lowerBound, clusters.upperBound) else {
      return width(head: clusters, sign: sign, tail: nil, ruler, style)
    }
    var width = ruler.width(from: inner, to: outer)
    if inner > clusters.lowerBound {
      width += self.width(head: clusters.lowerBound..<inner, sign: nil, tail: nil, ruler, style)
    }
    if outer < clusters.upperBound {
      width += self.width(head: outer..<clusters.upperBound, sign: sign, tail: nil, ruler, style)
    }
    return width
  }

  /// The width in points of a head, an ellipsis and a tail; the head begins, and the tail ends, where the text does.
  func width(
    of head: Range<Int>, ellipsis: Unicode.Scalar, and tail: Range<Int>?, _ ruler: Ruler, _ style: PreparedStyle
  ) -> Points {
    let start = head.isEmpty ? head.lowerBound : ruler.safe(before: head)
    var width = ruler.width(from: head.lowerBound, to: start)
    var near = tail
    if let tail, !tail.isEmpty {
      let end = ruler.safe(after: tail)
      width += ruler.width(from: end, to: tail.upperBound)
      near = tail.lowerBound..<end
    }
    return width + self.width(head: start..<head.upperBound, sign: ellipsis, tail: near, ruler, style)
  }

  private func width(
    head: Range<Int>, sign: Unicode.Scalar?, tail: Range<Int>?, _ ruler: Ruler, _ style: PreparedStyle
  ) -> Points {
    var parts: [Part] = [.range(ruler.text.range(of: head))]
    if let sign { parts.append(.sign(sign)) }
    if let tail { parts.append(.range(ruler.text.range(of: tail))) }
    compose(parts, of: ruler.text, style: style, into: &trial)
    return trial.width(at: ruler.size)
  }
}

extension Ruler {
  /// The last safe place inside some clusters, or their start.
  fileprivate func safe(before clusters: Range<Int>) -> Int {
    var place = clusters.upperBound - 1
    while place > clusters.lowerBound, !(text.isSafe(before: place) && text.canCut(before: place)) { place -= 1 }
    return place
  }

  /// The first safe place inside some clusters, or their end.
  fileprivate func safe(after clusters: Range<Int>) -> Int {
    var place = clusters.lowerBound + 1
    while place < clusters.upperBound, !(text.isSafe(before: place) && text.canCut(before: place)) { place += 1 }
    return place
  }
}
