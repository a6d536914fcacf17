package import Catalogs
import Fonts
import UnicodeServices
package import Vocabulary

/// The pipeline: entries become jobs; source titles are judged first, as the control; then all others; then the report.
///
/// Work is spread over `workers` tasks in chunks whose size does not depend on their number, and put together in the
/// order of chunks: the report is the same for any number. Throws `AuditError` for a plan that cannot be carried out, and
/// what ICU reports.
package func audit(
  _ catalogs: [Catalog], plan: AuditPlan, scope: AuditScope = AuditScope(), fonts: FontSource, workers: Int,
  toolVersion: String, progress: (@Sendable (_ done: Int, _ of: Int) -> Void)? = nil
) async throws -> Report {
  let set = CatalogSet(catalogs, sourceLocale: plan.sourceLocale)
  let jobs = JobList(set, plan: plan, scope: scope)
  try AuditError.check(plan, taken: jobs.taken, set: set, scope: scope)
  let locales = Set((jobs.sources + jobs.translations).map(\.entry.locale))
  let benches = try BenchSet(plan: plan, locales: locales.sorted(), fonts: fonts)
  let total = jobs.sources.count + jobs.translations.count
  var result = try await AuditRun(plan: plan, benches: benches, workers: workers).run(
    jobs.sources, control: SourceControl()
  ) { progress?($0, total) }
  let control = result.control
  let others = try await AuditRun(plan: plan, benches: benches, workers: workers).run(
    jobs.translations, control: control
  ) { progress?(jobs.sources.count + $0, total) }
  result.merge(others)
  return try ReportBuilder(plan: plan, scope: scope, set: set, jobs: jobs, benches: benches, result: result)
    .report(catalogs: catalogs, toolVersion: toolVersion)
}

/// Why an audit cannot begin: a fault of its set-up.
package enum AuditError: Error, Equatable {
  /// The component takes none of the keys that there are.
  case componentTakesNothing(name: String, location: SourceLocation?)

  static func check(_ plan: AuditPlan, taken: [Int], set: CatalogSet, scope: AuditScope) throws(AuditError) {
    // Keys outside the paths asked for, or in the part of a file that could not be read, may be the ones it takes.
    let isWhole = scope.files == nil && !set.tables.contains(where: \.isDamaged)
    guard isWhole, plan.filter.components.isEmpty, set.tables.contains(where: { !$0.sourceKeys.isEmpty }) else {
      return
    }
    for (index, component) in plan.components.enumerated() where taken[index] == 0 && component.location != nil {
      throw .componentTakesNothing(name: component.name, location: component.location)
    }
  }
}

/// Spreads jobs over tasks.
private struct AuditRun {
  let plan: AuditPlan
  let benches: BenchSet
  let workers: Int

  /// Entries a chunk: small enough to share out evenly, large enough that sharing out costs nothing.
  private static let chunkSize = 128

  func run(
    _ jobs: [AuditJob], control: SourceControl, progress: (Int) -> Void
  ) async throws -> ChunkResult {
    let chunks = stride(from: 0, to: jobs.count, by: Self.chunkSize).map { start in
      start..<min(start + Self.chunkSize, jobs.count)
    }
    let queue = ChunkQueue(count: chunks.count)
    let (plan, benches) = (self.plan, self.benches)
    var results: [ChunkResult?] = Array(repeating: nil, count: chunks.count)
    var done = 0
    try await withThrowingTaskGroup(of: [(Int, ChunkResult)].self) { group in
      for _ in 0..<max(1, min(workers, chunks.count)) {
        group.addTask {
          let worker = try AuditWorker(plan: plan, benches: benches)
          var own: [(Int, ChunkResult)] = []
          while let index = queue.next() {
            try Task.checkCancellation()
            own.append((index, try worker.run(jobs[chunks[index]], control: control)))
          }
          return own
        }
      }
      for try await finished in group {
        for (index, result) in finished {
          results[index] = result
          done += chunks[index].count
        }
        progress(done)
      }
    }
    var merged = ChunkResult()
    for case .some(let result) in results { merged.merge(result) }
    return merged
  }
}
