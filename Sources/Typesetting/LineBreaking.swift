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
    let ruler = Ruler(text: text, size: size)
    let cuts = try cuts(of: text, in: width, ruler, limits, style)
    result.brokenWords = cuts.brokenWords
    for cut in cuts.lines {
      if cut.isLast {
        appendLast(cut, of: text, in: width, at: size, limits.truncation, style, to: &result)
      } else {
        let content = content(of: cut, in: text, style)
        result.lines.append(
          SetLine(content: content, range: text.range(of: cut.visible), width: content.width(at: size)))
      }
    }
    return result
  }

  /// The widest line and the number of lines, as `lines` gives them: what a label's size is made of. Sets only the lines
  /// whose width prefix sums do not tell.
  package func extent(
    of text: TypesetText, in width: Points, at size: Points, limits: LineLimits, style: PreparedStyle
  ) throws -> (width: Points, lines: Int) {
    let ruler = Ruler(text: text, size: size)
    let cuts = try cuts(of: text, in: width, ruler, limits, style)
    var widest: Points = 0
    for cut in cuts.lines {
      if !cut.isHyphenated, text.isSafe(cut.visible) {
        let natural = ruler.width(from: cut.visible.lowerBound, to: cut.visible.upperBound)
        if !cut.isLast || !ruler.exceeds(natural, width) || limits.truncation == .none || limits.truncation == .clip {
          widest = max(widest, natural)
          continue
        }
      }
      if cut.isLast {
        var last = SetText.empty
        appendLast(cut, of: text, in: width, at: size, limits.truncation, style, to: &last)
        widest = max(widest, last.width)
      } else {
        widest = max(widest, content(of: cut, in: text, style).width(at: size))
      }
    }
    return (widest, cuts.lines.count)
  }

  /// The last permitted line: all that is left on one line, cut by the mode; what stands behind a line break is dropped.
  private func appendLast(
    _ cut: LineCut, of text: TypesetText, in width: Points, at size: Points, _ mode: Truncation,
    _ style: PreparedStyle, to result: inout SetText
  ) {
    let rest = content(of: cut, in: text, style)
    let line = truncate(rest, to: width, at: size, mode: mode, style: style)
    result.isTruncated = line.isTruncated
    result.isHidden = line.isHidden && result.lines.isEmpty
    result.droppedLines = (cut.end..<text.clusterCount).contains { index in
      text.clusters[index].flags.isDisjoint(with: [.newline, .whiteSpace])
    }
    result.lines.append(
      SetLine(
        content: line.line, range: text.range(of: cut.visible), width: line.line.width(at: size),
        unclipped: mode == .clip && line.isTruncated ? line.kept.first : nil))
  }

  /// The line as it is shown, with a hyphen where it ends in U+00AD.
  func content(of cut: LineCut, in text: TypesetText, _ style: PreparedStyle) -> TypesetText {
    let range = text.range(of: cut.visible)
    if range == 0..<text.units.count, !cut.isHyphenated { return text }
    guard cut.isHyphenated else { return compose([.range(range)], of: text, style: style) }
    let hyphen = hyphen(behind: cut.visible.upperBound - 1, in: text)
    return compose([.range(range), .sign(hyphen)], of: text, style: style)
  }

  /// U+2010 where the face of the text before it has that, else the hyphen-minus.
  func hyphen(behind cluster: Int, in text: TypesetText) -> Unicode.Scalar {
    let offset = Int(text.clusters[cluster].start)
    let face = text.runs[text.run(at: offset)].face
    return face.map { text.faces[$0].covers("\u{2010}") } == true ? "\u{2010}" : "-"
  }
}

extension TypesetText {
  /// True where a line break character stands in it.
  package var hasNewline: Bool { units.contains(where: isNewline) }

  /// The UTF-16 range of some clusters.
  func range(of clusters: Range<Int>) -> Range<Int> {
    Int(self.clusters[clusters.lowerBound].start)..<Int(self.clusters[clusters.upperBound].start)
  }

  /// Whether the clusters are shaped alike where they stand alone.
  func isSafe(_ clusters: Range<Int>) -> Bool {
    isSafe(before: clusters.lowerBound) && isSafe(before: clusters.upperBound)
  }
}
