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
    do {
      return try await Checks.audit(
        catalogs, plan: plan, scope: AuditScope(files: run.reported), fonts: run.fonts.source, workers: run.jobs,
        toolVersion: Program.version
      ) { done, total in run.progress.show(done, of: total, "entries") }
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

  static func inspect(_ request: InspectRequest) async throws -> Inspection {
    var plan = request.configuration.plan
    plan.components = [request.component]
    plan.isSurvey = false
    plan.direction = request.direction
    plan.filter = AuditPlan.Filter()
    plan.locales = nil
    plan.overrides = []
    plan.ignores = []
    plan.textSizes = try TextScale(names: [request.textSize.name], platform: plan.platform)
    let (entry, source) = try await entries(of: request, plan: plan)
    do {
      let inspections = try await Checks.inspect(
        entry, source: source, plan: plan, fonts: request.fonts.source)
      guard
        var widest = inspections.max(by: {
          $0.figure.titleNaturalSize.width < $1.figure.titleNaturalSize.width
        })
      else { throw UsageError("the title is empty: there is nothing to inspect") }
      if case .text = request.title {
        // A text given on the command line has no key and no place.
        for index in widest.findings.indices {
          widest.findings[index].key = nil
          widest.findings[index].location = nil
        }
      }
      return widest
    } catch InspectionError.notMeasured(let message) {
      throw NotMeasuredError(message: message)
    }
  }

  private static func entries(of request: InspectRequest, plan: AuditPlan) async throws -> (Entry, Entry?) {
    switch request.title {
    case .text(let text, let source):
      let locale = request.locale ?? LanguageTag("en")
      func entry(_ text: String, _ locale: LanguageTag) -> Entry {
        Entry(
          key: text, locale: locale, location: SourceLocation(file: "", line: 1, column: 1),
          variants: [Variant(path: VariantPath(), text: text)])
      }
      return (entry(text, locale), source.map { entry($0, plan.sourceLocale ?? LanguageTag("en")) })
    case .key(let key, let found):
      let catalogs = await load(found.files, plan: plan, jobs: 1)
      let tables = CatalogSet(catalogs, sourceLocale: plan.sourceLocale).tables
      let holders = tables.compactMap { table in table.source(of: key).map { (table, $0) } }
      guard holders.count < 2 else {
        let files = holders.map(\.1.location.file).joined(separator: ", ")
        throw UsageError("several catalogs have the key “\(key)”: name the one that you mean as PATH, one of \(files)")
      }
      guard let (table, source) = holders.first else {
        let keys = tables.flatMap(\.sourceKeys)
        throw UsageError("no catalog has the key “\(key)”\(NearestName.advice(for: key, among: keys))")
      }
      guard let locale = request.locale, locale != source.locale else { return (source, nil) }
      let entries = table.catalogs.flatMap(\.entries)
      guard let entry = entries.first(where: { $0.key == key && $0.locale == locale }) else {
        throw UsageError("the key “\(key)” has no translation in \(locale)")
      }
      return (entry, source)
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
