package import Catalogs
package import Checks
package import Vocabulary

/// What an audit is made of, all decided: the one value that the command line hands on.
package struct AuditRun: Sendable {
  package var configuration: Configuration
  package var found: CatalogWalker.Result
  package var fonts: FontSetup
  package var jobs: Int
  /// What it was asked to report.
  package var scope: AuditScope
  /// The catalogs as they were, where only changes are asked for.
  var since: ChangedSince?
  /// `--locales`, which the plan has too.
  package var locales: [LanguageTag]
  /// `--key`, which the plan has too.
  package var keys: [String]
  package var progress: ProgressBar

  /// Throws for a locale or key on the command line that no catalog has: nothing would be audited, and nothing found. So it
  /// does for a source language: nothing would be held against anything.
  ///
  /// A catalog that could not be read whole may have had it.
  func checkWhatIsAsked(of catalogs: [Catalog]) throws(UsageError) {
    guard !catalogs.contains(where: \.isDamaged) else { return }
    let entries = catalogs.flatMap(\.entries)
    let present = Set(entries.map(\.locale))
    // With PATHs only a part of the catalogs is here, and the configuration is that of all.
    let isWhole = scope.files == nil && !present.isEmpty
    let asked = locales.isEmpty && isWhole ? configuration.plan.locales ?? [] : locales
    for locale in asked where !present.contains(where: locale.covers) {
      let list = present.sorted().map(\.identifier)
      let place = locales.isEmpty ? "locales" : "--locales"
      throw UsageError("\(place): no catalog has \(locale)\(NearestName.advice(for: locale.identifier, among: list))")
    }
    if isWhole, let source = configuration.plan.sourceLocale,
      !present.contains(where: { $0.covers(source) || source.covers($0) })
    {
      let list = present.sorted().map(\.identifier)
      throw UsageError(
        "the source language \(source): no catalog has it\(NearestName.advice(for: source.identifier, among: list))")
    }
    let names = Set(entries.map(\.key))
    for key in keys where !names.contains(where: Wildcard(key).matches) {
      let near = NearestName.of(key, among: names.sorted()).map { "; did you mean “\($0)”?" } ?? ""
      throw UsageError("--key: no catalog has a key “\(key)”\(near)")
    }
  }
}
