import Catalogs
import Checks
import Fonts
import Layouts
import Reports
import Vocabulary

/// One title in one component, for `inspect` and `render`.
extension Engine {
  static func inspect(_ request: InspectRequest) async throws -> Inspection {
    let plan = try request.plan(textSizes: .one)
    let titles = try await TitleSource(request, plan: plan)
    let (entry, source) = try titles.entry(in: request.locale)
    let inspections = try await measured {
      try await request.asked(Checks.inspect(entry, source: source, plan: plan, fonts: request.fonts.source)) {
        $0.variant
      }
    }
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
  }

  /// The pictures of a request, with a caption for each.
  static func render(_ request: RenderRequest) async throws -> Rendering {
    let plan = try request.title.plan(textSizes: request.sheet == .sizes ? .all : .one)
    let titles = try await TitleSource(request.title, plan: plan)
    var locales: [LanguageTag?] = [request.title.locale]
    if request.sheet == .locales { locales = request.locales.isEmpty ? titles.locales : request.locales }
    let fonts = request.title.fonts.source
    var drawings: [Drawing] = []
    var faces = FaceBook()
    var rendering = Rendering()
    for locale in locales {
      let (entry, source) = try titles.entry(in: locale)
      do {
        let drawn = try await measured { try draw(entry, source: source, plan: plan, fonts: fonts) }
        drawings += try request.title.asked(drawn.drawings) { $0.variant }.ofWidestVariant
        faces.merge(drawn.faces)
      } catch let error as NotMeasuredError where locales.count > 1 {
        rendering.missing.append("\(entry.locale): \(error.message)")
      }
    }
    if drawings.isEmpty, !rendering.missing.isEmpty {
      throw NotMeasuredError(message: rendering.missing.joined(separator: "\n"))
    }
    guard !drawings.isEmpty else { throw UsageError("the title is empty: there is nothing to draw") }
    let captions = drawings.map { request.caption(of: $0.figure, unit: plan.platform.unit) }
    let set = try lettering(captions, fontSize: ContactSheet.captionSize, fonts: fonts)
    rendering.cells = zip(drawings, set.lines).map { Rendering.Cell(drawing: $0, caption: $1) }
    rendering.outlines = faces.outlines(of: drawings.map(\.figure))
    if request.sheet != nil { rendering.outlines.merge(set.faces.outlines(of: set.lines)) { known, _ in known } }
    return rendering
  }

  /// Pictures of what the worst findings of a report speak of. The catalogs are read again: to keep
  /// them until every report is written would cost more.
  static func gallery(of report: Report, _ run: AuditRun) async throws -> Gallery {
    let plan = run.configuration.plan
    let catalogs = await load(run.found.files, plan: plan, jobs: run.jobs)
    // As many findings as an HTML page of 10 MB has room to draw.
    let worst = report.worstTitleFindings(most: 1000, isSurvey: plan.isSurvey)
    return try await Checks.gallery(
      of: worst, plan: plan, catalogs: catalogs, fonts: run.fonts.source, workers: run.jobs)
  }

  private static func measured<Result>(_ body: () async throws -> Result) async throws -> Result {
    do {
      return try await body()
    } catch InspectionError.notMeasured(let message) {
      throw NotMeasuredError(message: message)
    }
  }
}

extension InspectRequest {
  /// Those of the variant that is asked for; all where none is.
  fileprivate func asked<Part>(_ parts: [Part], _ variantOf: (Part) -> String?) throws(UsageError) -> [Part] {
    guard let variant else { return parts }
    let asked = parts.filter { variantOf($0) == variant }
    guard asked.isEmpty else { return asked }
    let names = Set(parts.compactMap(variantOf)).sorted()
    guard !names.isEmpty else { throw UsageError("--variant: the key has no variants") }
    throw UsageError("--variant: the key has no “\(variant)”, but \(names.joined(separator: ", "))")
  }

  enum TextSizes { case one, all }

  /// The configuration's plan for this one component, with nothing in it that would leave something out.
  func plan(textSizes: TextSizes) throws -> AuditPlan {
    var plan = configuration.plan
    plan.components = [component]
    plan.isSurvey = false
    plan.direction = direction
    plan.filter = AuditPlan.Filter()
    plan.locales = nil
    plan.overrides = []
    plan.ignores = []
    if textSizes == .one { plan.textSizes = try TextScale(names: [textSize.name], platform: plan.platform) }
    return plan
  }
}

extension RenderRequest {
  /// What tells one picture of a sheet from the others.
  func caption(of figure: Figure, unit: String) -> String {
    switch sheet {
    case .sizes: "\(figure.textSize), \(MessageFacts.number(figure.fontSize)) \(unit)"
    case .locales: figure.locale.identifier
    case .strategies: figure.strategy
    case nil: ""
    }
  }
}

extension [Drawing] {
  /// Of an entry with plural forms or other variants, the one that is widest.
  fileprivate var ofWidestVariant: [Drawing] {
    let widest = self.max { $0.figure.titleNaturalSize.width < $1.figure.titleNaturalSize.width }
    return filter { $0.variant == widest?.variant }
  }
}

/// The entries behind a request's title, in each of its locales.
private struct TitleSource {
  private let source: Entry
  private let isTranslation: Bool
  private let translations: [Entry]

  init(_ request: InspectRequest, plan: AuditPlan) async throws {
    switch request.title {
    case .text(let text, let original):
      let locale = request.locale ?? LanguageTag("en")
      func entry(_ text: String, _ locale: LanguageTag) -> Entry {
        Entry(
          key: original ?? text, locale: locale, location: SourceLocation(file: "", line: 1, column: 1),
          variants: [Variant(path: VariantPath(), text: text)])
      }
      source = entry(original ?? text, original == nil ? locale : plan.sourceLocale ?? LanguageTag("en"))
      translations = original == nil ? [] : [entry(text, locale)]
      isTranslation = original != nil
    case .key(let key, let found):
      let catalogs = await Engine.load(found.files, plan: plan, jobs: 1)
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
      self.source = source
      translations = table.catalogs.flatMap(\.entries).filter { $0.key == key && $0.locale != source.locale }
      isTranslation = false
    }
  }

  /// The source's first.
  var locales: [LanguageTag] { [source.locale] + Set(translations.map(\.locale)).sorted() }

  /// The entry in a locale with the one that it translates; the source alone where no other locale is asked for.
  func entry(in locale: LanguageTag?) throws(UsageError) -> (entry: Entry, source: Entry?) {
    if isTranslation, let entry = translations.first { return (entry, source) }
    guard let locale, locale != source.locale else { return (source, nil) }
    guard let entry = translations.first(where: { $0.locale == locale }) else {
      throw UsageError("the key “\(source.key)” has no translation in \(locale)")
    }
    return (entry, source)
  }
}
