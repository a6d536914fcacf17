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
        throw InspectionError.notMeasured(NotMeasured.message(titles: 1, needing: face))
      }
      if place.judges.isEmpty, let primary = place.stack.faces.first {
        throw InspectionError.notMeasured(NotMeasured.message(titles: 1, needing: primary))
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
      let width = content.width(at: column.fontSize)
      let x = column.x(of: content, width: width, clips: clips)
      let baseline = column.baseline(index)
      let ink = text.typesetter.ink(of: content, at: column.fontSize)
      var line = Figure.Line(
        text: content.text, visualText: content.visualText, x: x, baseline: baseline, width: width,
        ink: ink.map {
          Rectangle(x: x + $0.minX, y: baseline - $0.top, width: $0.maxX - $0.minX, height: $0.top - $0.bottom)
        } ?? Rectangle(x: x, y: baseline, width: 0, height: 0))
      line.tracking = content.tracking?.spacing(atSize: column.fontSize) ?? 0
      var last: (face: Face, name: String)?
      line.glyphs = text.typesetter.placedGlyphs(of: content, at: column.fontSize).map { placed in
        let name = last.flatMap { $0.face === placed.face ? $0.name : nil } ?? faces.name(of: placed.face)
        last = (placed.face, name)
        let scale = column.fontSize / Double(placed.face.unitsPerEm)
        var glyph = Figure.Glyph(
          name: GlyphName(face: name, id: placed.glyph.id), x: x + placed.x + Double(placed.glyph.xOffset) * scale,
          y: baseline - Double(placed.glyph.yOffset) * scale)
        glyph.trackedBefore = placed.trackedBefore
        return glyph
      }
      return line
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
