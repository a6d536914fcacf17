import Catalogs
import Checks
import Fonts
import Layouts
import Titles
import Typesetting
import UnicodeServices
import Vocabulary

/// The one place where the commands call what measures: everything on this side is options, files and streams.
enum Engine {
  static func audit(_ run: AuditRun) async throws -> Report {
    let plan = run.configuration.plan
    let catalogs = await load(run.found.files, plan: plan, jobs: run.jobs)
    try run.checkWhatIsAsked(of: catalogs)
    var scope = run.scope
    scope.changes = run.since?.changes(in: catalogs, plan: plan)
    return try await planned(run) {
      try await Checks.audit(
        catalogs, plan: plan, scope: scope, fonts: run.fonts.source, workers: run.jobs, toolVersion: Program.version
      ) { done, total in run.progress.show(done, of: total, "entries") }
    }
  }

  /// The faces that a report of all catalogs hangs on, and what could not be read of them.
  static func neededFaces(_ run: AuditRun) async throws -> (faces: Set<FaceDescription>, gaps: [Finding]) {
    let plan = run.configuration.plan
    let catalogs = await load(run.found.files, plan: plan, jobs: run.jobs)
    let faces = try await planned(run) {
      try await Checks.neededFaces(catalogs, plan: plan, fonts: run.fonts.source, workers: run.jobs) { done, total in
        run.progress.show(done, of: total, "entries")
      }
    }
    return (faces, catalogs.flatMap(\.problems).filter(\.isGap))
  }

  /// Says of a plan that cannot be carried out what to do about it.
  private static func planned<Result>(_ run: AuditRun, _ body: () async throws -> Result) async throws -> Result {
    do {
      return try await body()
    } catch AuditError.componentTakesNothing(let name, let location) {
      let file = run.configuration.file
      let place = location.map { "\(file ?? $0.file):\($0.line):\($0.column): " } ?? ""
      throw UsageError(
        "\(place)the component \(name) takes none of the keys found; `snug keys --unmatched` lists those that nothing takes"
      )
    } catch let error as AuditError {
      throw UsageError(error.description)
    }
  }

  /// Reads the files, spread over workers, in the order of the list.
  static func load(_ files: [FoundCatalog], plan: AuditPlan, jobs: Int) async -> [Catalog] {
    return await withTaskGroup(of: (Int, Catalog).self) { group in
      var catalogs: [Catalog?] = Array(repeating: nil, count: files.count)
      var next = 0
      while next < min(jobs, files.count) {
        let index = next
        group.addTask { (index, files[index].load(plan)) }
        next += 1
      }
      for await (index, catalog) in group {
        catalogs[index] = catalog
        guard next < files.count else { continue }
        let following = next
        group.addTask { (following, files[following].load(plan)) }
        next += 1
      }
      return catalogs.compactMap(\.self)
    }
  }

  static func measure(_ request: MeasureRequest) async throws -> Measurement {
    let stack = try request.fonts.stack(request.weight)
    var style = TypesetStyle(
      stack: stack, locale: request.locale, base: request.direction, isUppercase: request.isUppercase,
      lineHeight: request.platform == .ios ? .primary : .fallback,
      korean: request.platform == .ios ? .atSpaces : .betweenSyllables)
    style.opticalSize = request.fontSize
    let prepared = try PreparedStyle(style)
    let typesetter = try Typesetter()
    let text = try typesetter.typeset(request.text, style: prepared)
    for case .absentFace(let face) in text.problems {
      throw NotMeasuredError(
        message: "the text needs the face \(face.postScriptName), which is not here\(face.package.advice)")
    }
    return try typesetter.measurement(
      of: text, width: request.width, at: request.fontSize,
      limits: LineLimits(lines: request.lines, truncation: request.truncation), style: prepared)
  }

  /// The terminal columns of a text.
  static let columns: @Sendable (String) -> Int = { TerminalWidth.columns(of: $0) }
}

/// Something could not be measured: no wrong option, but no answer either.
package struct NotMeasuredError: Error {
  package var message: String
}

extension FoundCatalog {
  /// Reads the file as the plan says.
  func load(_ plan: AuditPlan) -> Catalog {
    load(sourceLocale: plan.sourceLocale ?? LanguageTag("en"), mnemonics: plan.mnemonics)
  }
}
