package import Catalogs
import Titles
package import Vocabulary

/// One title in one component at one text size and width: the frames, and what the rules say.
package struct Inspection: Sendable {
  package var figure: Figure
  package var findings: [Finding]
  /// What the figure's glyphs are drawn with; the same for all inspections of an entry.
  package var faces: FaceBook
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
  let report = try await audit([catalog], plan: plan, fonts: fonts, workers: 1, toolVersion: "")
  let benches = try BenchSet(plan: plan, locales: [entry.locale], fonts: fonts)
  let draftsman = try Draftsman(plan: plan, bench: benches.bench(for: entry.locale))
  var inspections: [Inspection] = []
  for (position, place) in draftsman.places.enumerated() {
    let prepared = place.prepared
    try draftsman.eachTitle(of: entry, source: source, position: position) { title, _, measure in
      let variant = title.variant.isEmpty ? nil : title.variant.description
      for judge in place.judges {
        for width in prepared.widths {
          for size in prepared.sizes.indices {
            let findings = report.findings.filter { finding in
              (finding.locale ?? entry.locale) == entry.locale && finding.variant == variant
                && (finding.component ?? prepared.component.name) == prepared.component.name
                && (finding.strategy ?? judge.name) == judge.name
                && (finding.sizes.isEmpty || finding.sizes.contains(prepared.sizes[size]))
            }
            let figure = draftsman.figure(
              judge.placing, strategy: judge.name, measure, locale: entry.locale, size: size, width: width)
            inspections.append(Inspection(figure: figure, findings: findings, faces: FaceBook()))
          }
        }
      }
    }
  }
  for index in inspections.indices { inspections[index].faces = draftsman.faces }
  return inspections
}

package enum InspectionError: Error, Equatable {
  /// A face that the title needs is absent; the message names it and the package that brings it.
  case notMeasured(String)
}
