package import Catalogs
import Fonts
import Layouts
import Titles
import Typesetting
package import Vocabulary

/// One title in one component at one text size and width: the frames, and what the rules say.
package struct Inspection: Sendable {
  package var figure: Figure
  package var findings: [Finding]
}

/// The figures of an entry's titles in every component, strategy, width and text size of the plan, in that order.
///
/// `source` is the entry it translates; nil where it is the source itself. Throws `InspectionError.notMeasured`, and what
/// ICU reports.
package func inspect(
  _ entry: Entry, source: Entry?, plan: AuditPlan, fonts: FontSource
) async throws -> [Inspection] {
  let catalog = Catalog(
    file: entry.location.file, format: .xcstrings, table: "", sourceLocale: source?.locale ?? entry.locale,
    entries: (source.map { [$0] } ?? []) + [entry])
  var plan = plan
  plan.findsRemedies = false
  let report = try await audit([catalog], plan: plan, fonts: fonts, workers: 1, toolVersion: "")
  let benches = try BenchSet(plan: plan, locales: [entry.locale], fonts: fonts)
  let draftsman = try Draftsman(plan: plan, bench: benches.bench(for: entry.locale))
  var inspections: [Inspection] = []
  for drawing in try draftsman.figures(of: entry, source: source) {
    let findings = report.findings.filter { finding in
      (finding.locale ?? entry.locale) == entry.locale && finding.variant == drawing.variant
        && (finding.component ?? drawing.component) == drawing.component
        && (finding.strategy ?? drawing.figure.strategy) == drawing.figure.strategy
        && (finding.sizes.isEmpty || finding.sizes.contains(drawing.figure.textSize))
    }
    inspections.append(Inspection(figure: drawing.figure, findings: findings))
  }
  return inspections
}

package enum InspectionError: Error, Equatable {
  /// A face that the title needs is absent; the message names it and the package that brings it.
  case notMeasured(String)
}

/// Draws figures: the same measuring and placing as an audit, kept whole instead of judged.
private struct Draftsman {
  struct Drawing {
    var component: String
    var variant: String?
    var figure: Figure
  }

  let plan: AuditPlan
  let bench: BenchSet.Entry
  private let worker: AuditWorker

  init(plan: AuditPlan, bench: BenchSet.Entry) throws {
    self.plan = plan
    self.bench = bench
    worker = try AuditWorker(plan: plan, benches: BenchSet(of: bench))
  }

  func figures(of entry: Entry, source: Entry?) throws -> [Drawing] {
    var drawings: [Drawing] = []
    for (position, place) in bench.bench.places.enumerated() {
      let design = try source.map { try worker.widthAtBase(of: $0, position: position) }
      try worker.eachTitle(of: entry, source: source, position: position) { title, measure in
        guard let text = measure.shape.text?.text else { return }
        for case .absentFace(let face) in text.problems {
          throw InspectionError.notMeasured(NotMeasured.message(titles: 1, needing: face))
        }
        if place.judges.isEmpty, let primary = place.stack.faces.first {
          throw InspectionError.notMeasured(NotMeasured.message(titles: 1, needing: primary))
        }
        var measure = measure
        measure.sourceWidthAtBase = design ?? place.prepared.widthAtBase(of: measure)
        for judge in place.judges {
          for width in place.prepared.widths {
            for size in place.prepared.sizes.indices {
              drawings.append(
                Drawing(
                  component: place.prepared.component.name,
                  variant: title.variant.isEmpty ? nil : title.variant.description,
                  figure: figure(judge, measure, locale: entry.locale, size: size, width: width)))
            }
          }
        }
      }
    }
    return drawings
  }

  private func figure(
    _ judge: Judge, _ measure: TitleMeasure, locale: LanguageTag, size: Int, width: Points?
  ) -> Figure {
    let placing = judge.placing
    let prepared = placing.prepared
    let frames = placing.frames(for: measure, size: size, width: width)
    let placement = frames.placement.rounded(to: prepared.grid)
    let situation = placing.situation(of: measure, size: size, width: width)
    let text = measure.shape(at: size).text
    let isSetInLines = measure.isSetInLines
    let lines = text.map { placing.shownLines(of: $0, isSetInLines: isSetInLines, in: situation) } ?? []
    let visible = text.map { placing.visibleText(of: $0, isSetInLines: isSetInLines, in: situation) } ?? ""
    return Figure(
      strategy: judge.name, locale: locale, direction: bench.direction, textSize: prepared.sizes[size],
      fontSize: prepared.fontSizes[size],
      bounds: Rectangle(x: 0, y: 0, width: placement.bounds.width, height: placement.bounds.height),
      intrinsicSize: frames.intrinsicSize, image: placement.image, title: placement.title,
      titleNaturalSize: frames.natural, intendedTitleCenterX: placement.intent.titleCenterX,
      truncated: situation.isCut || situation.dropsLines, visibleText: visible,
      lines: lines.enumerated().map { index, line in
        let ink = text?.typesetter.ink(of: line, at: situation.fontSize)
        return figureLine(
          line, ink, box: measure.box, in: placement, fontSize: situation.fontSize, index: index, count: lines.count)
      })
  }

  /// A line in the coordinates of the label's frame.
  private func figureLine(
    _ line: TypesetText, _ ink: InkBox?, box: LineBox, in placement: Placement, fontSize: Points, index: Int, count: Int
  ) -> Figure.Line {
    let width = line.width(at: fontSize)
    let lineHeight = box.height * fontSize
    let top = (placement.title.height - lineHeight * Double(count)) / 2 + lineHeight * Double(index)
    let baseline = top + box.ascent * fontSize
    let x =
      switch placement.alignment {
      case .left: 0.0
      case .center: (placement.title.width - width) / 2
      case .right: placement.title.width - width
      }
    return Figure.Line(
      text: line.text, visualText: line.visualText, x: x, baseline: baseline, width: width,
      ink: ink.map {
        Rectangle(
          x: x + $0.minX, y: baseline - $0.top, width: $0.maxX - $0.minX, height: $0.top - $0.bottom)
      } ?? Rectangle(x: x, y: baseline, width: 0, height: 0))
  }
}
