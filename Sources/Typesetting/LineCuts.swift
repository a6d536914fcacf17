import UnicodeServices
import Vocabulary

/// Where one line of a text ends, before it is set.
struct LineCut {
  /// The clusters that it shows: without hanging spaces and line break characters.
  var visible: Range<Int>
  /// The cluster that begins the next line.
  var end: Int
  /// It ends in a soft hyphen, which shows.
  var isHyphenated: Bool
  /// The last line that the limits permit, with all that is left.
  var isLast: Bool
}

/// A place where a line may end.
struct LineOpportunity {
  /// The cluster that begins the next line.
  var cluster: Int
  var isMandatory: Bool
}

/// First fit: each line takes as many words as it can, a word wider than the line as many clusters.
///
/// Prefix sums tell nearly all widths. Only where an end is unsafe to break, or shows a hyphen, and the width is near the
/// room, a line is shaped to know.
extension Typesetter {
  func cuts(
    of text: TypesetText, in width: Points, _ ruler: Ruler, _ limits: LineLimits, _ style: PreparedStyle
  ) throws -> (lines: [LineCut], brokenWords: [Int]) {
    var lines: [LineCut] = []
    var brokenWords: [Int] = []
    let count = text.clusterCount
    guard count > 0 else { return (lines, brokenWords) }
    // Nobody asks for no width at all: such a width limits nothing.
    let width = width.isNaN ? .infinity : width
    let isOneLine = !text.hasNewline
    if isOneLine {
      let whole = cut(0, count, of: text, isLast: limits.lines == 1)
      if limits.lines == 1 || !ruler.exceeds(ruler.width(from: 0, to: whole.visible.upperBound), width) {
        return ([whole], brokenWords)
      }
    }
    let opportunities = try opportunities(in: text, style)
    var next = 0
    var start = 0
    while start < count {
      if limits.lines > 0, lines.count == limits.lines - 1 {
        var end = start
        while end < count, !text.clusters[end].flags.contains(.newline) { end += 1 }
        lines.append(cut(start, end, of: text, isLast: true))
        break
      }
      while next < opportunities.count - 1, opportunities[next].cluster <= start { next += 1 }
      let first = opportunities[next].cluster
      var last = next
      while last + 1 < opportunities.count, !opportunities[last].isMandatory,
        mayFit(start, opportunities[last + 1].cluster, text, ruler, width)
      { last += 1 }
      while last > next, !fits(start, opportunities[last].cluster, text, ruler, width, style) { last -= 1 }
      var end = opportunities[last].cluster
      if last == next, !fits(start, first, text, ruler, width, style) {
        end = emergencyBreak(from: start, before: first, of: text, ruler, width, style)
        if end < first { brokenWords.append(Int(text.clusters[end].start)) }
      }
      lines.append(cut(start, end, of: text, isLast: false))
      start = end
    }
    return (lines, brokenWords)
  }

  /// The places where ICU lets a line end, and the text's end; those inside a cluster are left out.
  private func opportunities(in text: TypesetText, _ style: PreparedStyle) throws -> [LineOpportunity] {
    var opportunities: [LineOpportunity] = []
    var cluster = 0
    for place in try lineBreaks(of: text, style) {
      while text.clusters[cluster].start < place.offset { cluster += 1 }
      guard text.clusters[cluster].start == place.offset, cluster < text.clusterCount else { continue }
      opportunities.append(LineOpportunity(cluster: cluster, isMandatory: place.isMandatory))
    }
    opportunities.append(LineOpportunity(cluster: text.clusterCount, isMandatory: true))
    return opportunities
  }

  private func cut(_ start: Int, _ end: Int, of text: TypesetText, isLast: Bool) -> LineCut {
    var visible = end
    while visible > start, !text.clusters[visible - 1].flags.isDisjoint(with: [.whiteSpace, .newline]) { visible -= 1 }
    let isHyphenated =
      visible > start && end < text.clusterCount && !isLast
      && text.clusters[visible - 1].flags.contains(.softHyphen)
    return LineCut(visible: start..<visible, end: end, isHyphenated: isHyphenated, isLast: isLast)
  }

  /// Whether the clusters from `start` to a break before `end` fit, spaces hanging and a hyphen shown where due.
  private func fits(
    _ start: Int, _ end: Int, _ text: TypesetText, _ ruler: Ruler, _ width: Points, _ style: PreparedStyle
  ) -> Bool {
    let cut = cut(start, end, of: text, isLast: false)
    guard !cut.visible.isEmpty else { return true }
    let natural = ruler.width(from: start, to: cut.visible.upperBound)
    if !cut.isHyphenated, text.isSafe(cut.visible) { return !ruler.exceeds(natural, width) }
    if natural > width + Self.change * ruler.size { return false }
    if natural < width - Self.change * ruler.size { return true }
    let hyphen = cut.isHyphenated ? hyphen(behind: cut.visible.upperBound - 1, in: text) : nil
    return !ruler.exceeds(self.width(of: cut.visible, sign: hyphen, ruler, style), width)
  }

  /// False where the clusters are too wide however they are shaped.
  private func mayFit(_ start: Int, _ end: Int, _ text: TypesetText, _ ruler: Ruler, _ width: Points) -> Bool {
    let visible = cut(start, end, of: text, isLast: false).visible
    return visible.isEmpty
      || ruler.width(from: start, to: visible.upperBound) <= width + Self.change * ruler.size
  }

  /// A hyphen, or two ends shaped anew, change a line by less than this, in em.
  private static var change: Double { 3 }

  /// Where not even the first word fits: before as many clusters as do, at least one.
  private func emergencyBreak(
    from start: Int, before opportunity: Int, of text: TypesetText, _ ruler: Ruler, _ width: Points,
    _ style: PreparedStyle
  ) -> Int {
    // Shaping again rarely narrows, and by less than an em: the search starts that much beyond what fits.
    var end = min(opportunity, ruler.lastCluster(from: start, fitting: width + ruler.size))
    while end > start, !(text.canCut(before: end) && fits(start, end, text, ruler, width, style)) { end -= 1 }
    if end == start {
      end = start + 1
      while end < opportunity, !text.canCut(before: end) { end += 1 }
    }
    // Spaces hang, here too.
    while end < opportunity, text.clusters[end].flags.contains(.whiteSpace) { end += 1 }
    return end
  }
}
