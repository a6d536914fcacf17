package import Catalogs
import Fonts
import Titles
import Typesetting
package import Vocabulary

/// One title in one component at one text size and width, drawn.
package struct Drawing: Sendable {
  package var component: String
  package var variant: String?
  /// The filled title.
  package var text: String
  package var figure: Figure
}

/// Drawings, and what their glyphs are drawn with.
package struct Drawings: Sendable {
  package var drawings: [Drawing]
  package var faces: FaceBook
}

/// Draws an entry's titles in every component, strategy, width and text size of the plan, in that order, and judges
/// nothing.
///
/// `source` is the entry it translates; nil where it is the source itself. Throws `InspectionError.notMeasured`, and what
/// ICU reports.
package func draw(_ entry: Entry, source: Entry?, plan: AuditPlan, fonts: FontSource) throws -> Drawings {
  let plan = plan.toDraw
  let benches = try BenchSet(plan: plan, locales: [entry.locale], fonts: fonts)
  let draftsman = try Draftsman(plan: plan, bench: benches.bench(for: entry.locale))
  var drawings: [Drawing] = []
  for (position, place) in draftsman.places.enumerated() {
    try draftsman.eachTitle(of: entry, source: source, position: position) { title, filled, measure in
      for judge in place.judges {
        for width in place.prepared.widths {
          for size in place.prepared.sizes.indices {
            let figure = draftsman.figure(
              judge.placing, strategy: judge.name, measure, locale: entry.locale, size: size, width: width)
            drawings.append(
              Drawing(
                component: place.prepared.component.name,
                variant: title.variant.isEmpty ? nil : title.variant.description, text: filled.text, figure: figure))
          }
        }
      }
    }
  }
  return Drawings(drawings: drawings, faces: draftsman.faces)
}

extension AuditPlan {
  /// What is drawn is judged by nobody: neither limits nor remedies are worked out.
  var toDraw: AuditPlan {
    var plan = self
    plan.usesLimits = false
    plan.findsRemedies = false
    return plan
  }
}

/// Lines of text to stand beside pictures, each with its left end and its baseline at 0, in the regular weight.
package func lettering(
  _ texts: [String], fontSize: Points, fonts: FontSource
) throws -> (lines: [Figure.Line], faces: FaceBook) {
  let style = try PreparedStyle(TypesetStyle(stack: fonts.stack(weight: .regular), locale: LanguageTag("en")))
  let typesetter = try Typesetter()
  var faces = FaceBook()
  let lines = try texts.map { text in
    let set = try typesetter.typeset(text, style: style)
    return faces.line(set, x: 0, baseline: 0, fontSize: fontSize, typesetter: typesetter)
  }
  return (lines, faces)
}
