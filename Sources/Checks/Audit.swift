package import Catalogs
package import Fonts
import Layouts
import UnicodeServices
package import Vocabulary

/// Audits catalogs. The report is the same for any number of workers. Throws `AuditError` for a plan that cannot be carried
/// out, and what ICU reports.
package func audit(
  _ catalogs: [Catalog], plan: AuditPlan, scope: AuditScope = AuditScope(), fonts: FontSource, workers: Int,
  toolVersion: String, progress: (@Sendable (_ done: Int, _ of: Int) -> Void)? = nil
) async throws -> Report {
  let pass = try await AuditPass(
    catalogs, plan: plan, scope: scope, fonts: fonts, workers: workers, progress: progress)
  return try pass.builder.report(of: pass.findings, catalogs: catalogs, toolVersion: toolVersion)
}

/// The faces that an audit's report hangs on: with a manifest of these alone, in the same order, it would be the same.
/// Those that are absent are among them where a title could not be measured for it.
package func neededFaces(
  _ catalogs: [Catalog], plan: AuditPlan, fonts: FontSource, workers: Int,
  progress: (@Sendable (_ done: Int, _ of: Int) -> Void)? = nil
) async throws -> Set<FaceDescription> {
  let pass = try await AuditPass(
    catalogs, plan: plan, scope: AuditScope(), fonts: fonts, workers: workers, progress: progress)
  return pass.builder.totals.needed
}

/// The pipeline: entries become jobs; source titles are judged first, as the control; then all others; then entries
/// as catalogs have them.
///
/// Work is spread over `workers` tasks in chunks whose size does not depend on their number, and put together in the
/// order of chunks.
private struct AuditPass {
  let builder: ReportBuilder
  /// Of titles and of entries, in the order of jobs.
  let findings: [[Finding]]

  init(
    _ catalogs: [Catalog], plan: AuditPlan, scope: AuditScope, fonts: FontSource, workers: Int,
    progress: (@Sendable (_ done: Int, _ of: Int) -> Void)?
  ) async throws {
    let set = CatalogSet(catalogs, sourceLocale: plan.sourceLocale)
    var scope = scope
    scope.settle(set, plan: plan)
    let jobs = JobList(set, plan: plan, scope: scope)
    try AuditError.check(plan, taken: jobs.taken, set: set, scope: scope)
    let locales = Set((jobs.sources + jobs.translations).map(\.entry.locale))
    let benches = try BenchSet(plan: plan, locales: locales.sorted(), fonts: fonts, tries: plan.findsRemedies)
    let total = jobs.sources.count + jobs.translations.count
    let run = AuditRun(plan: plan, benches: benches, workers: workers)
    let sources = try await run.run(jobs.sources, control: SourceControl()) { progress?($0, total) }
    let control = sources.chunks.reduce(into: SourceControl()) { $0.merge($1.control) }
    let others = try await run.run(jobs.translations, control: control) {
      progress?(jobs.sources.count + $0, total)
    }
    let entries = try await EntryAudit(plan: plan, scope: scope, set: set, fonts: fonts, workers: workers).run()
    var totals = sources.totals
    totals.merge(others.totals)
    totals.merge(entries.totals)
    builder = ReportBuilder(plan: plan, scope: scope, set: set, jobs: jobs, benches: benches, totals: totals)
    findings = (sources.chunks + others.chunks).map(\.findings) + [entries.findings]
  }
}

/// Why an audit cannot begin: a fault of its set-up.
package enum AuditError: Error, Equatable {
  /// The component takes none of the keys that there are.
  case componentTakesNothing(name: String, location: SourceLocation?)
  /// More text sizes than the bits of a mask.
  case tooManyTextSizes(count: Int, most: Int)

  static let mostTextSizes = UInt64.bitWidth

  static func check(_ plan: AuditPlan, taken: [Int], set: CatalogSet, scope: AuditScope) throws(AuditError) {
    guard plan.textSizes.sizes.count <= mostTextSizes else {
      throw .tooManyTextSizes(count: plan.textSizes.sizes.count, most: mostTextSizes)
    }
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

extension AuditError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .componentTakesNothing(let name, _): "the component \(name) takes none of the keys found"
    case .tooManyTextSizes(let count, let most): "\(count) text sizes are more than the \(most) that one run takes"
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
    _ jobs: [AuditJob], control: SourceControl, progress: @escaping @Sendable (Int) -> Void
  ) async throws -> (chunks: [ChunkResult], totals: Totals) {
    let chunks = stride(from: 0, to: jobs.count, by: Self.chunkSize).map { start in
      start..<min(start + Self.chunkSize, jobs.count)
    }
    let queue = ChunkQueue(count: chunks.count, progress: progress)
    let (plan, benches) = (self.plan, self.benches)
    var results: [ChunkResult?] = Array(repeating: nil, count: chunks.count)
    var totals = Totals()
    try await withThrowingTaskGroup(of: (results: [(Int, ChunkResult)], totals: Totals).self) { group in
      for _ in 0..<max(1, min(workers, chunks.count)) {
        group.addTask {
          let worker = try AuditWorker(plan: plan, benches: benches)
          var own: [(Int, ChunkResult)] = []
          while let index = queue.next() {
            try Task.checkCancellation()
            own.append((index, try worker.run(jobs[chunks[index]], control: control)))
            queue.finish(entries: chunks[index].count)
          }
          return (own, worker.totals())
        }
      }
      for try await finished in group {
        for (index, result) in finished.results { results[index] = result }
        totals.merge(finished.totals)
      }
    }
    return (results.compactMap { $0 }, totals)
  }
}
