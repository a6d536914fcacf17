import Catalogs
import Fonts
import Layouts
import Titles
import Typesetting
import Vocabulary

/// Draws figures: the same measuring and placing as an audit, kept whole instead of judged.
final class Draftsman {
  let bench: BenchSet.Entry
  /// The faces of all figures so far.
  private(set) var faces = FaceBook()
  private let worker: AuditWorker

  init(plan: AuditPlan, bench: BenchSet.Entry) throws {
    self.bench = bench
    worker = try AuditWorker(plan: plan, benches: BenchSet(of: bench))
  }

  var places: [Bench.Place] { bench.bench.places }

  /// Measures each title of an entry as the component at `position` has it, ready to be drawn.
  ///
  /// `source` is the entry it translates; nil where it is the source itself. Throws `InspectionError.notMeasured`.
  func eachTitle(
    of entry: Entry, source: Entry?, position: Int, _ body: (Title, FilledText, TitleMeasure) throws -> Void
  ) throws {
    let place = places[position]
    let design = try source.map { try worker.widthAtBase(of: $0, position: position) }
    try worker.eachTitle(of: entry, source: source, position: position) { title, filled, measure in
      guard let text = measure.shape.text?.text else { return }
      for case .absentFace(let face) in text.problems {
        throw InspectionError.notMeasured(NotMeasured.message(titles: 1, NotMeasured.reason(face)))
      }
      if place.judges.isEmpty, let primary = place.stack.faces.first {
        throw InspectionError.notMeasured(NotMeasured.message(titles: 1, NotMeasured.reason(primary)))
      }
      var measure = measure
      measure.sourceWidthAtBase = design ?? place.prepared.widthAtBase(of: measure)
      try body(title, filled, measure)
    }
  }

  func figure(
    _ placing: Placing, strategy: String, _ measure: TitleMeasure, locale: LanguageTag, size: Int, width: Points?
  ) -> Figure {
    let prepared = placing.prepared
    let frames = placing.frames(for: measure, size: size, width: width)
    let placement = frames.placement.rounded(to: prepared.grid)
    let situation = placing.situation(of: measure, size: size, width: width)
    let text = measure.shape(at: size).text
    let isSetInLines = measure.isSetInLines
    let shown = text.map { placing.shownLines(of: $0, isSetInLines: isSetInLines, in: situation) } ?? []
    let uncut = text.map { placing.uncutLines(of: $0, isSetInLines: isSetInLines, in: situation) } ?? []
    var column = LineColumn(placement: placement, fontSize: situation.fontSize, box: measure.box)
    column.count = shown.isEmpty ? uncut.count : shown.count
    let clips = situation.isCut && situation.truncation == .clip
    var figure = Figure(
      strategy: strategy, locale: locale, direction: bench.direction, textSize: prepared.sizes[size],
      fontSize: prepared.fontSizes[size],
      bounds: Rectangle(x: 0, y: 0, width: placement.bounds.width, height: placement.bounds.height),
      intrinsicSize: frames.intrinsicSize, image: placement.image, title: placement.title,
      titleNaturalSize: frames.natural, intendedTitleCenterX: placement.intent.titleCenterX,
      truncated: situation.isCut || situation.dropsLines,
      visibleText: text.map { placing.visibleText(of: $0, isSetInLines: isSetInLines, in: situation) } ?? "",
      lines: text.map { lines(shown, of: $0, in: column, clips: clips) } ?? [])
    figure.shownFontSize = situation.fontSize
    figure.uncutLines = text.map { lines(uncut, of: $0, in: column, clips: clips) } ?? []
    figure.clipsToBounds = situation.clipsToBounds
    figure.clipsText = clips
    figure.isImageFlipped = prepared.component.image?.mirrors == true && bench.direction == .rightToLeft
    // A cut title already says that there is no room for the block as it was meant.
    if !(situation.isCut && situation.imageFollowsTitle) { figure.intendedImageX = placement.intendedImageX }
    return figure
  }

  private func lines(
    _ contents: [TypesetText], of text: TitleText, in column: LineColumn, clips: Bool
  ) -> [Figure.Line] {
    contents.enumerated().map { index, content in
      let x = column.x(of: content, width: content.width(at: column.fontSize), clips: clips)
      return faces.line(
        content, x: x, baseline: column.baseline(index), fontSize: column.fontSize, typesetter: text.typesetter)
    }
  }
}

/// Lines under each other in the middle of a label's frame, in points from its top left.
private struct LineColumn {
  var placement: Placement
  var fontSize: Points
  var box: LineBox
  /// How many lines the middle is taken of.
  var count = 1

  func baseline(_ index: Int) -> Points {
    let lineHeight = box.height * fontSize
    return (placement.title.height - lineHeight * Double(count)) / 2 + lineHeight * Double(index)
      + box.ascent * fontSize
  }

  /// The left end of a line. Where the label clips, a line too long starts at the label's edge, whatever the alignment.
  func x(of line: TypesetText, width: Points, clips: Bool) -> Points {
    let room = placement.title.width
    if clips, width > room { return line.paragraphLevel & 1 == 1 ? room - width : 0 }
    return switch placement.alignment {
    case .left: 0
    case .center: (room - width) / 2
    case .right: room - width
    }
  }
}

extension Placement {
  /// Where the image's left edge is meant to be; nil without an image, or where it is not meant to keep to a place.
  fileprivate var intendedImageX: Points? {
    guard let image, let edge = intent.imageEdgeX else { return nil }
    return switch intent.imageEdge {
    case .left: edge
    case .center: edge - image.width / 2
    case .right: edge - image.width
    }
  }
}
