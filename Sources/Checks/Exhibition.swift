package import Catalogs
import Layouts
import Titles
package import Vocabulary

/// Draws what findings speak of: each title in its component, at every text size, and in the other strategies beside it.
///
/// Findings are those of an audit of the same catalogs by the same plan, or read back from a report of one; they are given
/// worst first, since of several that speak of one title the first decides which width and which size is looked at. One
/// whose title is not there, or cannot be measured here, is passed by. Work is spread over `workers` tasks; the gallery is
/// the same for any number. Throws what ICU reports.
package func gallery(
  of findings: [Finding], plan: AuditPlan, catalogs: [Catalog], fonts: FontSource, workers: Int
) async throws -> Gallery {
  let plan = plan.toDraw
  let requests = ExhibitRequest.all(findings)
  let titles = EntryFinder(CatalogSet(catalogs, sourceLocale: plan.sourceLocale), looking: requests)
  let benches = try BenchSet(plan: plan, locales: Set(requests.map(\.locale)).sorted(), fonts: fonts)
  let queue = ChunkQueue(count: requests.count, progress: nil)
  var exhibits: [Gallery.Exhibit?] = Array(repeating: nil, count: requests.count)
  var faces = FaceBook()
  try await withThrowingTaskGroup(of: (exhibits: [(Int, Gallery.Exhibit)], faces: FaceBook).self) { group in
    for _ in 0..<max(1, min(workers, requests.count)) {
      group.addTask {
        var hanging = Hanging(plan: plan, benches: benches)
        var own: [(Int, Gallery.Exhibit)] = []
        while let index = queue.next() {
          try Task.checkCancellation()
          guard let title = titles.title(for: requests[index]),
            let exhibit = try hanging.exhibit(requests[index], of: title.entry, source: title.source)
          else { continue }
          own.append((index, exhibit))
        }
        return (own, hanging.faces)
      }
    }
    for try await finished in group {
      for (index, exhibit) in finished.exhibits { exhibits[index] = exhibit }
      faces.merge(finished.faces)
    }
  }
  let hung = exhibits.compactMap(\.self)
  return Gallery(exhibits: hung, outlines: faces.outlines(of: hung.lazy.flatMap { $0.figures + $0.alternatives }))
}

/// One title in one component and strategy, and where it fails worst.
private struct ExhibitRequest: Sendable {
  var component: String
  var strategy: String
  var location: SourceLocation
  var key: String
  var variant: String?
  var locale: LanguageTag
  /// The size and the width that the first finding is worst at; nil where it does not say.
  var textSize: TextSize?
  var width: Points?

  private init?(_ finding: Finding) {
    guard finding.scope == .title, let component = finding.component, let strategy = finding.strategy,
      let location = finding.location, let key = finding.key, let locale = finding.locale
    else { return nil }
    self.component = component
    self.strategy = strategy
    self.location = location
    self.key = key
    self.locale = locale
    variant = finding.variant
    textSize = finding.worst?.textSize ?? finding.firstFailingSize
    width = finding.widths.first
    if case .room(_, let bounds, _, _, _) = finding.worst { width = bounds.width }
  }

  /// What makes two findings speak of one exhibit, in the order that exhibits hang in.
  private struct Place: Hashable, Comparable {
    var component: String
    var strategy: String
    var location: SourceLocation
    var key: String
    var variant: String
    var locale: LanguageTag

    static func < (left: Place, right: Place) -> Bool {
      let (mine, other) = ((left.component, left.strategy), (right.component, right.strategy))
      return mine != other
        ? mine < other
        : (left.location, left.key, left.variant, left.locale)
          < (right.location, right.key, right.variant, right.locale)
    }
  }

  private var place: Place {
    Place(
      component: component, strategy: strategy, location: location, key: key, variant: variant ?? "", locale: locale)
  }

  /// One for each title in a component and strategy, in the order of the gallery.
  static func all(_ findings: [Finding]) -> [ExhibitRequest] {
    let requests = findings.compactMap(ExhibitRequest.init).map { ($0.place, $0) }
    return Dictionary(requests) { first, _ in first }.sorted { $0.key < $1.key }.map(\.value)
  }
}

/// The entries that requests speak of, each with the one that it translates.
private struct EntryFinder: Sendable {
  private struct Address: Hashable {
    var file: String
    var key: String
    var locale: LanguageTag

    init(_ request: ExhibitRequest) {
      (file, key, locale) = (request.location.file, request.key, request.locale)
    }

    init(_ entry: Entry) { (file, key, locale) = (entry.location.file, entry.key, entry.locale) }
  }

  private var titles: [Address: (entry: Entry, source: Entry?)] = [:]

  init(_ set: CatalogSet, looking requests: [ExhibitRequest]) {
    let wanted = Set(requests.map { Address($0) })
    for table in set.tables {
      for entry in table.catalogs.lazy.flatMap(\.entries) {
        let address = Address(entry)
        guard wanted.contains(address), titles[address] == nil else { continue }
        titles[address] = (entry, entry.locale == table.sourceLocale ? nil : table.source(of: entry.key))
      }
    }
  }

  func title(for request: ExhibitRequest) -> (entry: Entry, source: Entry?)? { titles[Address(request)] }
}

/// Makes exhibits, one after the other, with a draftsman for each bench.
private struct Hanging {
  let plan: AuditPlan
  let benches: BenchSet
  private var draftsmen: [Int: Draftsman] = [:]

  init(plan: AuditPlan, benches: BenchSet) {
    self.plan = plan
    self.benches = benches
  }

  var faces: FaceBook { draftsmen.values.reduce(into: FaceBook()) { $0.merge($1.faces) } }

  /// nil where the component, the strategy or the variant is not there, or a face is absent.
  mutating func exhibit(_ request: ExhibitRequest, of entry: Entry, source: Entry?) throws -> Gallery.Exhibit? {
    let draftsman = try draftsman(for: request.locale)
    guard let position = draftsman.places.firstIndex(where: { $0.prepared.component.name == request.component }),
      let judge = draftsman.places[position].judges.first(where: { $0.name == request.strategy })
    else { return nil }
    let place = draftsman.places[position]
    let prepared = place.prepared
    let width = request.width(among: prepared.widths)
    let worst = request.textSize.flatMap(prepared.sizes.firstIndex) ?? prepared.sizes.count - 1
    var exhibit: Gallery.Exhibit?
    do {
      try draftsman.eachTitle(of: entry, source: source, position: position) { title, filled, measure in
        guard (title.variant.isEmpty ? nil : title.variant.description) == request.variant else { return }
        func figure(_ placing: Placing, _ name: String, size: Int) -> Figure {
          draftsman.figure(placing, strategy: name, measure, locale: entry.locale, size: size, width: width)
        }
        exhibit = Gallery.Exhibit(
          component: request.component, location: request.location, key: request.key, variant: request.variant,
          locale: request.locale, text: filled.text,
          figures: prepared.sizes.indices.map { figure(judge.placing, judge.name, size: $0) },
          alternatives: try alternatives(to: judge, at: place, draftsman.bench.direction).map {
            figure($0.placing, $0.name, size: worst)
          })
      }
    } catch InspectionError.notMeasured {
      return nil
    }
    return exhibit
  }

  /// The other strategies of its anatomy: as the component has them, or with their standard options.
  private func alternatives(
    to judge: Judge, at place: Bench.Place, _ direction: Direction
  ) throws -> [(name: String, placing: Placing)] {
    let hasImage = place.prepared.component.image != nil
    let anatomy = judge.placing.strategy.anatomy(hasImage: hasImage)
    return try StrategyList.names.compactMap { name in
      let configured = place.judges.first { $0.name == name }?.placing
      guard name != judge.name, let strategy = try configured?.strategy ?? StrategyList.make(name: name),
        strategy.anatomy(hasImage: hasImage) == anatomy
      else { return nil }
      return (name, configured ?? Placing(place.prepared, strategy: strategy, direction: direction))
    }
  }

  private mutating func draftsman(for locale: LanguageTag) throws -> Draftsman {
    let bench = benches.bench(for: locale)
    if let known = draftsmen[bench.index] { return known }
    let made = try Draftsman(plan: plan, bench: bench)
    draftsmen[bench.index] = made
    return made
  }
}

extension ExhibitRequest {
  /// Of a component's widths the one that was meant; a report that was read back has it to a hundredth.
  fileprivate func width(among widths: [Points?]) -> Points? {
    guard let width, let first = widths.first else { return widths.first ?? nil }
    return widths.first { $0.map { abs($0 - width) <= 0.005 } ?? false } ?? first
  }
}
