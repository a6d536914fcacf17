import Vocabulary

/// The page's pictures, each line of glyphs in it once.
struct PageDrawings {
  private var pictures: EmbeddedPictures
  private let unit: String

  init(_ report: Report) {
    pictures = EmbeddedPictures(outlines: report.gallery?.outlines ?? [:])
    unit = report.unit
  }

  /// What is drawn from now on waits for the script: until then its lines of glyphs are in no one's way.
  mutating func waitForScript() { firstWaiting = pictures.lines.count }

  private(set) var firstWaiting = Int.max

  var definitions: String { pictures.definitions(lines: firstWaiting) }
  var waitingLines: [String] { Array(pictures.lines.dropFirst(firstWaiting)) }
  var css: String { pictures.css }

  mutating func drawing(of figure: Figure) -> String {
    pictures.drawing(of: Picture(of: figure), label: FigureCaption(figure, unit: unit).label)
  }

  mutating func card(_ number: Int, of list: ExhibitList, isSurvey: Bool) -> String {
    let entry = list.entries[number]
    return ExhibitCard(
      entry: entry, findings: list.findings(of: entry), number: number, unit: unit, isSurvey: isSurvey,
      picture: drawing(of: entry.exhibit.figures[entry.shown])
    ).html
  }

  /// The pictures at each text size with their captions, by turns, between tabs.
  mutating func everySize(of exhibit: Gallery.Exhibit) -> String {
    exhibit.figures.map { figure in
      FigureCaption(figure, unit: unit).html + "\t" + unlabelled(figure)
    }.joined(separator: "\t")
  }

  mutating func alternatives(of exhibit: Gallery.Exhibit) -> String {
    exhibit.alternatives.map { figure in
      FigureCaption(figure, unit: unit).html + "\t" + unlabelled(figure)
    }.joined(separator: "\t")
  }

  /// Its caption, which stands beside it, becomes its name in the page.
  private mutating func unlabelled(_ figure: Figure) -> String { pictures.drawing(of: Picture(of: figure)) }
}
