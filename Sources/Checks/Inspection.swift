package import Catalogs
package import Vocabulary

/// One title in one component at one text size and width: the frames, and what the rules say.
package struct Inspection: Sendable {
  package var variant: String?
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
  return try draw(entry, source: source, plan: plan, fonts: fonts).drawings.map { drawing in
    let findings = report.findings.filter { finding in
      (finding.locale ?? entry.locale) == entry.locale && finding.variant == drawing.variant
        && (finding.component ?? drawing.component) == drawing.component
        && (finding.strategy ?? drawing.figure.strategy) == drawing.figure.strategy
        && (finding.sizes.isEmpty || finding.sizes.contains(drawing.figure.textSize))
    }
    return Inspection(variant: drawing.variant, figure: drawing.figure, findings: findings)
  }
}

package enum InspectionError: Error, Equatable {
  /// A face that the title needs is absent; the message names it and the package that brings it.
  case notMeasured(String)
}
