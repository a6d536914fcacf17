import Fonts
import UnicodeServices
package import Vocabulary

/// A text broken into lines for a width.
package struct SetText: Sendable {
  /// From top to bottom.
  package var lines: [SetLine]
  /// An ellipsis took the place of text, or text was cut at an edge.
  package var isTruncated: Bool
  /// Lines beyond the limit were dropped.
  package var droppedLines: Bool
  /// Nothing readable is left.
  package var isHidden: Bool
  /// UTF-16 offsets at which a word wider than the line was broken between clusters.
  package var brokenWords: [Int]

  /// Nothing set.
  package static let empty = SetText(
    lines: [], isTruncated: false, droppedLines: false, isHidden: false, brokenWords: [])

  /// The widest line, in points.
  package var width: Points { lines.reduce(0) { max($0, $1.width) } }

  /// What a reader still sees: the lines joined by spaces where a space hung between them.
  package var visibleText: String {
    var text = ""
    for (index, line) in lines.enumerated() {
      if index > 0, line.range.lowerBound > lines[index - 1].range.upperBound { text += " " }
      text += line.visibleText
    }
    return text
  }
}

/// One line, set as a text of its own.
package struct SetLine: Sendable {
  package var content: TypesetText
  /// UTF-16 units of the original that the line shows, without the spaces that hang at its end.
  package var range: Range<Int>
  /// The advance in points, without hanging spaces.
  package var width: Points
  /// The UTF-16 units of `content` that are inside the edge, where it was clipped; nil where all are.
  package var unclipped: Range<Int>?

  /// What a reader still sees of it.
  package var visibleText: String {
    guard let unclipped else { return content.text }
    return String(decoding: content.units[unclipped], as: UTF16.self)
  }
}

/// How a text may be broken and cut.
package struct LineLimits: Sendable, Hashable {
  /// The most lines; 0 for as many as it takes.
  package var lines: Int
  package var truncation: Truncation

  package init(lines: Int, truncation: Truncation) {
    self.lines = lines
    self.truncation = truncation
  }
}

extension Typesetter {
  /// Breaks `text` at a font size into lines no wider than `width` points, first fit, as labels do.
  ///
  /// One line alone is cut by the truncation mode and never broken, save at a line break character. Of more lines the
  /// last takes all that is left and is cut. Throws what ICU reports.
  package func lines(
    of text: TypesetText, in width: Points, at size: Points, limits: LineLimits, style: PreparedStyle
  ) throws -> SetText {
    var result = SetText.empty
    let count = text.clusterCount
    guard count > 0 else { return result }
    let ruler = Ruler(text: text, size: size)
    var opportunities =
      limits.lines == 1 && !text.hasNewline
      ? [] : try breaks.lineBreaks(in: text.units, locale: style.style.locale, korean: style.style.korean)
    // A line may always end where the text does.
    if opportunities.last?.offset != text.units.count {
      opportunities.append(LineBreak(offset: text.units.count, isMandatory: true))
    }
    var next = 0
    var start = 0
    while start < count {
      if limits.lines > 0 && result.lines.count == limits.lines - 1 {
        appendLast(from: start, of: text, in: width, at: size, limits.truncation, style, to: &result)
        break
      }
      while next < opportunities.count, text.cluster(at: opportunities[next].offset) <= start { next += 1 }
      var end = start
      while next < opportunities.count {
        let candidate = text.cluster(at: opportunities[next].offset)
        guard lineFits(start, candidate, text, ruler, width, style) else { break }
        end = candidate
        next += 1
        if opportunities[next - 1].isMandatory { break }
      }
      if end == start {
        end = emergencyBreak(from: start, of: text, ruler, width, style)
        let offset = Int(text.clusters[end].start)
        let isLegal = opportunities[next...].first { $0.offset >= offset }?.offset == offset
        if !isLegal { result.brokenWords.append(offset) }
      }
      result.lines.append(line(start, end, of: text, at: size, style))
      start = end
    }
    return result
  }

  /// The height in line boxes and the widest line, without making the lines: what a label's size is made of.
  package func extent(
    of text: TypesetText, in width: Points, at size: Points, limits: LineLimits, style: PreparedStyle
  ) throws -> (width: Points, lines: Int) {
    let set = try lines(of: text, in: width, at: size, limits: limits, style: style)
    return (set.width, set.lines.count)
  }

  /// The last permitted line: all that is left on one line, cut by the mode; what stands behind a line break is dropped.
  private func appendLast(
    from start: Int, of text: TypesetText, in width: Points, at size: Points, _ mode: Truncation,
    _ style: PreparedStyle, to result: inout SetText
  ) {
    var end = start
    while end < text.clusterCount, !text.clusters[end].flags.contains(.newline) { end += 1 }
    let visible = visibleEnd(start, end, of: text)
    let range = Int(text.clusters[start].start)..<Int(text.clusters[visible].start)
    let isWhole = range == 0..<text.units.count
    let rest = isWhole ? text : compose([.range(range)], of: text, style: style)
    let cut = truncate(rest, to: width, at: size, mode: mode, style: style)
    result.isTruncated = cut.isTruncated
    result.isHidden = cut.isHidden && result.lines.isEmpty
    result.droppedLines = (end..<text.clusterCount).contains { index in
      text.clusters[index].flags.isDisjoint(with: [.newline, .whiteSpace])
    }
    result.lines.append(
      SetLine(
        content: cut.line, range: range, width: cut.line.width(at: size),
        unclipped: mode == .clip && cut.isTruncated ? cut.kept.first : nil))
  }

  /// Whether the clusters from `start` to a break before `end` fit, spaces hanging and a hyphen shown where due.
  private func lineFits(
    _ start: Int, _ end: Int, _ text: TypesetText, _ ruler: Ruler, _ width: Points, _ style: PreparedStyle
  ) -> Bool {
    let visible = visibleEnd(start, end, of: text)
    guard visible > start else { return true }
    let isHyphenated = end < text.clusterCount && text.clusters[visible - 1].flags.contains(.softHyphen)
    if !isHyphenated, text.isSafe(before: start), text.isSafe(before: visible) {
      return !ruler.exceeds(ruler.width(from: start, to: visible), width)
    }
    // Far too wide is too wide however it is shaped.
    if ruler.width(from: start, to: visible) > width * 2 + ruler.size * 4 { return false }
    return !ruler.exceeds(line(start, end, of: text, at: ruler.size, style).width, width)
  }

  /// Where no opportunity fits: as many clusters as do, at least one.
  private func emergencyBreak(
    from start: Int, of text: TypesetText, _ ruler: Ruler, _ width: Points, _ style: PreparedStyle
  ) -> Int {
    var end = start + 1
    while end < text.clusterCount, !text.canCut(before: end) { end += 1 }
    var best = end
    while end <= text.clusterCount {
      if end == text.clusterCount || text.canCut(before: end) {
        guard lineFits(start, end, text, ruler, width, style) else { break }
        best = end
      }
      end += 1
    }
    return best
  }

  private func visibleEnd(_ start: Int, _ end: Int, of text: TypesetText) -> Int {
    var visible = end
    while visible > start, !text.clusters[visible - 1].flags.isDisjoint(with: [.whiteSpace, .newline]) { visible -= 1 }
    return visible
  }

  private func line(_ start: Int, _ end: Int, of text: TypesetText, at size: Points, _ style: PreparedStyle) -> SetLine
  {
    let visible = visibleEnd(start, end, of: text)
    let range = Int(text.clusters[start].start)..<Int(text.clusters[visible].start)
    var parts: [Part] = [.range(range)]
    if visible > start, end < text.clusterCount, text.clusters[visible - 1].flags.contains(.softHyphen) {
      let hyphen: Unicode.Scalar = "\u{2010}"
      let face = firstFace(covering: hyphen, script: .latin, style: style)
      parts.append(.sign(face?.covers(hyphen) == true ? hyphen : "-"))
    }
    let content = range == 0..<text.units.count && parts.count == 1 ? text : compose(parts, of: text, style: style)
    return SetLine(content: content, range: range, width: content.width(at: size))
  }
}

extension TypesetText {
  /// True where a line break character stands in it.
  package var hasNewline: Bool { units.contains(where: isNewline) }
}
